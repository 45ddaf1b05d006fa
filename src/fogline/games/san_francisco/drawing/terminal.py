"""The table of San Francisco in a terminal: columns, clock, cities and the scoring board.

A card is a chip in its colour that also shows its letter, its value and a sign for each mark, so that nothing hangs on
colour alone; both colours of a chip are set, so that it reads the same on dark and on light terminals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, cast

from rich.text import Text

from fogline.core.game import Game, View
from fogline.core.message import Argument, Halves, Message, Seat
from fogline.core.terminal import Block, Canvas, Speaker, beside, folded, width_of, wrapped
from fogline.games.san_francisco.components import DEPOT_CARD, LETTERS, VALUE_CARD, parse_code
from fogline.games.san_francisco.state import foundation_tokens
from fogline.games.san_francisco.view import CardView, CityView, SanFranciscoView

STYLES: Final = {
    "b": "#ffffff on #1d5fa6",
    "g": "#000000 on #b4b9c0",
    "o": "#000000 on #f0923b",
    "y": "#000000 on #f4dc5c",
    "n": "#ffffff on #2c7a4b",
    "k": "#ffffff on #2b2b33",
    "": "#000000 on #e6d3ea",
}
"""The chip of each colour, by its letter; the last one is the bonus cards'."""

SIGNS: Final[Mapping[str, str]] = {
    "tracks": "═",
    "depot": "⌂",
    "square": "□",
    "served": "■",
    "foundation": "△",
    "skyscraper": "▲",
    "coast": "≈",
    "bonus": "✦",
    "tram": "●",
    "plus": "*",
    "empty": "·",
    "contract": "▤",
    "medal": "★",
    "may": "✓",
    "complete": "✓",
    "may-not": "✗",
    "turn": "►",
}
"""What the signs on the board stand for."""

ASCII_SIGNS: Final[Mapping[str, str]] = {
    "tracks": "t",
    "depot": "d",
    "square": "s",
    "served": "S",
    "foundation": "f",
    "skyscraper": "A",
    "coast": "c",
    "bonus": "+",
    "tram": "o",
    "plus": "*",
    "empty": ".",
    "contract": "#",
    "medal": "M",
    "may": "y",
    "complete": "C",
    "may-not": "n",
    "turn": ">",
}
"""The same for terminals without Unicode."""

CLOCK_WIDTH: Final = 28
"""Columns of what stands beside the project columns."""
COLUMN_WIDTH: Final = 14
"""Columns that a project column takes at least, so that the table stands still while it fills."""
BETWEEN: Final = 3
"""Columns between two cities."""
LEGEND: Final = (
    "tracks",
    "tram",
    "depot",
    "square",
    "served",
    "foundation",
    "skyscraper",
    "coast",
    "bonus",
    "plus",
    "complete",
)
"""The signs that the legend explains, in its order."""


def draw(_game: Game, view: View, texts: Speaker, canvas: Canvas) -> Block:
    """The table: columns and clock above, the cities side by side, what was taken, and the legend."""
    table = cast(SanFranciscoView, view)
    return _Drawing(table, texts, canvas).table()


def score(_game: Game, view: View, texts: Speaker, canvas: Canvas) -> Block:
    """The scoring board, were the game scored now."""
    return _Drawing(cast(SanFranciscoView, view), texts, canvas).scoring()


def chip(code: str, canvas: Canvas) -> Text:
    """A card of the deck as it lies in a column: letter, value, signs.

    >>> chip("b1t+", Canvas()).plain, chip("y0s", Canvas(ascii=True)).plain
    (' b1═✦ ', ' y0s ')
    """
    signs = ASCII_SIGNS if canvas.ascii else SIGNS
    kind = parse_code(code)
    marks = "".join(signs[mark] for mark in kind.marks)
    return Text(f" {code[0]}{kind.value}{marks} ", STYLES[code[0]])


class _Drawing:
    """One view being drawn."""

    def __init__(self, view: SanFranciscoView, texts: Speaker, canvas: Canvas) -> None:
        self.view = view
        self.texts = texts
        self.canvas = canvas
        self.signs = ASCII_SIGNS if canvas.ascii else SIGNS
        self.separator = " | " if canvas.ascii else " · "
        self.cell = max([4, *(len(self._face(card, LETTERS[row])) for row, card in self._cards())]) + 1
        self.gap = self._roomiest_gap()

    def _roomiest_gap(self) -> int:
        """A column between the cards of a row, unless fewer cities would then fit side by side."""
        across = [(self.canvas.width + BETWEEN) // (2 + 5 * (self.cell + gap) + 9 + BETWEEN) for gap in (0, 1)]
        return 1 if across[1] == across[0] or across[1] >= self.view.players else 0

    def say(self, message: str, **arguments: Argument) -> str:
        return self.texts.say(Message(message, arguments))

    def name(self, seat: int) -> str:
        return self.say("cli-seat", seat=Seat(seat))

    def table(self) -> Block:
        cities = [self._city(seat) for seat in range(self.view.players)]
        return [
            *self._market(),
            Text(),
            *wrapped(cities, self.canvas.width, BETWEEN),
            *self._hand(),
            Text(),
            *self._legend(),
        ]

    def _cards(self) -> Iterable[tuple[int, CardView]]:
        for city in self.view.cities:
            for row, cards in enumerate(city.rows):
                for card in cards:
                    yield row, card

    # The project columns and the clock.

    def _columns(self) -> list[Block]:
        return [self._column(name, cards) for name, cards in self.view.columns.items()]

    def _column(self, name: str, cards: tuple[str, ...]) -> Block:
        title = Text(self.say("cli-sf-column", column=name.upper(), cards=len(cards)), "bold")
        lines = [self._with_code(card) for card in cards]
        title.pad_right(COLUMN_WIDTH - title.cell_len)
        return [title, *lines, *self._takers(len(cards))]

    def _with_code(self, card: str) -> Text:
        """A chip with the code that a player types."""
        face = chip(card, self.canvas)
        return Text().append_text(face).append(" " * (8 - face.cell_len)).append(card, "dim")

    def _takers(self, cards: int) -> Block:
        """Who has fewer contracts than there are cards here (SF-3.3)."""
        if not cards or self.view.outcome is not None:
            return []
        may = [seat for seat, city in enumerate(self.view.cities) if city.contracts < cards]
        locked = [seat for seat in range(self.view.players) if seat not in may]
        lines = [Text(f"{self.signs['may']} {self._names(may)}", "green")] if may else []
        return [*lines, *([Text(f"{self.signs['may-not']} {self._names(locked)}", "dim")] if locked else [])]

    def _names(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.name, seats))

    def _clock(self) -> list[Text]:
        """What ends the game."""
        view = self.view
        most = foundation_tokens(view.players)
        left = view.foundation_tokens
        taken = "".join(city.completions for city in view.cities)
        completions = " ".join(letter for letter in LETTERS[:5] if letter not in taken)
        return [
            Text(self.say("cli-sf-clock", left=left, most=most), "bold"),
            Text(self.signs["foundation"] * left + self.signs["empty"] * (most - left), "bold"),
            Text(self.say("cli-sf-deck", cards=view.deck_size, box=sum(view.box.values()))),
            Text(self.say("cli-sf-completions", rows=completions or self.signs["empty"])),
        ]

    def _supply(self) -> list[Text]:
        """What bonuses there are still to be had."""
        left = [Text(f"{self.say(f'cli-sf-supply-{bonus}')} {count}") for bonus, count in self.view.supply.items()]
        return [Text(self.say("cli-sf-supply"), "bold"), *left]

    def _market(self) -> Block:
        """The columns, with clock and supply beside them, or below where there is no room."""
        columns, clock, supply = self._columns(), self._clock(), self._supply()
        if sum(width_of(column) + BETWEEN for column in columns) + CLOCK_WIDTH <= self.canvas.width:
            return beside([*columns, [*clock, *folded(supply, CLOCK_WIDTH, "  ")]], BETWEEN)
        width = self.canvas.width
        return [
            *wrapped(columns, width, BETWEEN),
            Text(),
            *folded(clock, width, self.separator),
            *folded(supply, width, "  "),
        ]

    def _hand(self) -> Block:
        """The card drawn, or the cards taken and not yet built."""
        if not self.view.hand or self.view.turn is None:
            return []
        message = "cli-sf-drawn" if self.view.phase == "lay" else "cli-sf-taken"
        line = Text(self.say(message, seat=Seat(self.view.turn), cards=len(self.view.hand)), "bold")
        return [Text(), line, *folded([self._with_code(card) for card in self.view.hand], self.canvas.width, "   ")]

    # The cities.

    def _city(self, seat: int) -> Block:
        city = self.view.cities[seat]
        grid = [self._row(seat, row) for row in range(5)]
        width = max(map(len, map(str, grid)))
        title = self._title(seat, width)
        return [title, *grid, *folded(self._beside_city(seat, city), width, self.separator)]

    def _title(self, seat: int, width: int) -> Text:
        active = seat == self.view.turn and self.view.outcome is None
        mark = f"{self.signs['turn']} " if active else "  "
        points = self.say("cli-points", points=Halves(self.view.cities[seat].halves))
        title = Text(f"{mark}{self.name(seat)}", "bold reverse" if active else "bold")
        title.truncate(max(8, width - len(points) - 2), overflow="ellipsis")
        title.pad_right(width - title.cell_len - len(points))
        return title.append(points, "bold")

    def _row(self, seat: int, row: int) -> Text:
        city = self.view.cities[seat]
        letter = LETTERS[row]
        line = Text().append(letter, f"bold {STYLES[letter]}").append(" ")
        for card in city.rows[row]:
            line.append(f" {self._face(card, letter)}".ljust(self.cell), self._style(card)).append(" " * self.gap)
        for _ in range(5 - len(city.rows[row])):
            line.append(self.signs["empty"].center(self.cell), "dim").append(" " * self.gap)
        done = self.signs["complete"] if letter in city.completions else " "
        return line.append(f"{city.values[row]:>3} ", "bold").append(f"{self._place(seat, row)} {done}")

    def _style(self, card: CardView) -> str:
        style = STYLES["" if card.card in (VALUE_CARD, DEPOT_CARD) else card.card[0]]
        return f"bold {style}" if card.tram or card.skyscraper else style

    def _face(self, card: CardView, letter: str) -> str:
        """A built card: what it is worth now, its marks, and what stands or lies on it.

        A tram hides the tracks under it, as on the table; a depot always has its tram.
        """
        signs = self.signs
        if card.card in (VALUE_CARD, DEPOT_CARD):
            head, marks = signs["bonus"], ["depot"] if card.card == DEPOT_CARD else []
        else:
            kind = parse_code(card.card)
            head = "" if card.card[0] == letter else card.card[0]
            shown = {"square": "served"} if card.value > 2 * card.plus else {}
            shown |= {"foundation": "skyscraper"} if card.skyscraper else {}
            marks = [shown.get(mark, mark) for mark in kind.marks if mark != "tracks"]
        if card.tracks and "depot" not in marks:
            marks.insert(0, "tram" if card.tram else "tracks")
        return f"{head}{card.value}{''.join(signs[mark] for mark in marks)}{signs['plus'] * card.plus}"

    def _place(self, seat: int, number: int) -> str:
        """The rank in a district or in trams, as the scoring board has it now."""
        order = list(self.view.rankings.values())[number]
        return self.say("place", place=order.index(seat) + 1)

    def _beside_city(self, seat: int, city: CityView) -> list[Text]:
        signs = self.signs
        contracts = (
            f"{signs['contract'] * city.contracts} {self.say('cli-sf-contracts', count=city.contracts)}".lstrip()
        )
        pieces = [
            Text(contracts),
            Text(f"{signs['tram']} {self.say('cli-sf-trams', count=city.trams)}, {self._place(seat, 5)}"),
        ]
        if city.skyscrapers:
            pieces.append(Text(f"{signs['skyscraper']} {self.say('cli-sf-skyscrapers', count=city.skyscrapers)}"))
        if self.view.medal == seat:
            pieces.append(Text(f"{signs['medal']} {self.say('cli-sf-medal')}", "bold"))
        for space, around in city.foundations.items():
            need = self.say("cli-sf-foundation", space=space, around=around, need=city.requirement)
            pieces.append(Text(f"{signs['foundation']} {need}"))
        pieces += [Text(self.say("cli-sf-vp-token"), "bold")] * city.vp_tokens
        return [*pieces, *[Text(self.say("cli-sf-return-token"), "bold")] * city.return_tokens]

    def _legend(self) -> Block:
        parts = [Text(f"{self.signs[sign]} {self.say(f'cli-sf-sign-{sign}')}", "dim") for sign in LEGEND]
        return folded(parts, self.canvas.width, "  ")

    # The scoring board.

    def scoring(self) -> Block:
        """Rankings and everything else that gives points (SF-9.6), a column a seat."""
        labels: Block = [Text(self.say("cli-sf-score-now"), "bold")]
        columns: list[Block] = [[Text(self.name(seat), "bold")] for seat in range(self.view.players)]
        for number, name in enumerate(self.view.rankings):
            labels.append(self._ranking_label(number, name))
            for seat, column in enumerate(columns):
                column.append(self._ranking_entry(seat, number))
        for code in ("skyscrapers", "medal", "completions", "vp-tokens"):
            labels.append(Text(self.say(f"sf-sheet-{code}")))
            for seat, column in enumerate(columns):
                column.append(Text(self.say("cli-halves", points=Halves(self._halves(seat, code)))))
        labels.append(Text(self.say("cli-total"), "bold"))
        for seat, column in enumerate(columns):
            column.append(Text(self.say("cli-halves", points=Halves(self.view.cities[seat].halves)), "bold"))
        return beside([labels, *(_right(column) for column in columns)])

    def _ranking_label(self, number: int, name: str) -> Text:
        sign = f" {LETTERS[number]} " if number < 5 else f" {self.signs['tram']} "
        return Text(sign, STYLES[LETTERS[number]] if number < 5 else "bold").append(
            f" {self.say(f'sf-sheet-{name}')}", "none"
        )

    def _ranking_entry(self, seat: int, number: int) -> Text:
        city = self.view.cities[seat]
        strength = city.values[number] if number < 5 else city.trams
        points = list(self.view.advantages.values())[number][seat]
        return Text(f"{strength}, {self._place(seat, number)}").append(
            f" {self.say('cli-halves', points=Halves(points)):>4}", "bold"
        )

    def _halves(self, seat: int, code: str) -> int:
        city = self.view.cities[seat]
        points = {
            "skyscrapers": 2 * city.skyscrapers,
            "medal": 2 * (self.view.medal == seat),
            "completions": 2 * len(city.completions),
            "vp-tokens": 3 * city.vp_tokens,
        }
        return points[code]


def _right(column: Block) -> Block:
    """A column with its figures under each other."""
    width = width_of(column)
    lines = []
    for line in column:
        padded = Text(" " * (width - line.cell_len))
        lines.append(padded.append_text(line))
    return lines
