"""The table of Ticket to Ride: San Francisco in a terminal: the map, who owns which line, cards, tickets and tokens.

A line shows its length, the letter of its colour and the number of its owner, so that nothing hangs on colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, cast

from rich.text import Text

from fogline.core.game import Game, View
from fogline.core.message import Argument, Message, Seat
from fogline.core.terminal import Block, Canvas, Speaker, beside, folded, width_of, wrapped
from fogline.games.ticket_to_ride.components import GREY, Line, Map
from fogline.games.ticket_to_ride.drawing.sketch import sketch
from fogline.games.ticket_to_ride.meta import CARD_LETTERS, CARDS
from fogline.games.ticket_to_ride.names import line_name
from fogline.games.ticket_to_ride.view import SeatView, TicketToRideView

STYLES: Final = (
    "#ffffff on #2f6db3",
    "#ffffff on #39803f",
    "#ffffff on #2b2b33",
    "#000000 on #eda3c5",
    "#ffffff on #b83a33",
    "#000000 on #eb9c3f",
    "#000000 on #d9d4c5",
)
"""The chip of each kind of card, by its number; the last is the ferries' and the grey lines'."""
OWNERS: Final = (
    "bold #ffffff on #24509e",
    "bold #000000 on #fdfcf8",
    "bold #000000 on #f06fa8",
    "bold #ffffff on #7a4aa6",
)
"""The cable cars of each seat: blue, white, pink, purple."""
SKETCH_WIDTH: Final = 80
"""Columns of the map, whose height follows its width."""
BETWEEN: Final = 3
"""Columns between two blocks."""


def draw(game: Game, view: View, texts: Speaker, canvas: Canvas) -> Block:
    """The map, the lines with their owners, what lies open, the seats, and what the viewer holds."""
    return _Drawing(cast(Map, game.data), cast(TicketToRideView, view), texts, canvas).table()


def score(game: Game, view: View, texts: Speaker, canvas: Canvas) -> Block:
    """The points that everyone can see, and the viewer's own with tickets."""
    return _Drawing(cast(Map, game.data), cast(TicketToRideView, view), texts, canvas).scoring()


class _Drawing:
    """One view being drawn."""

    def __init__(self, game_map: Map, view: TicketToRideView, texts: Speaker, canvas: Canvas) -> None:
        self.map = game_map
        self.view = view
        self.texts = texts
        self.canvas = canvas
        self.yes, self.no = ("y", "n") if canvas.ascii else ("✓", "✗")
        self.separator = " | " if canvas.ascii else " · "

    def say(self, message: str, **arguments: Argument) -> str:
        return self.texts.say(Message(message, arguments))

    def table(self) -> Block:
        """The fullest drawing that fits; in a low terminal the map gives way first, then the lines that nobody owns."""
        seats = [self._seat(seat, one) for seat, one in enumerate(self.view.seats)]
        rest = [*self._market(), Text(), *wrapped(seats, self.canvas.width, BETWEEN), *self._own()]
        whole = [*self._map(), Text(), *rest]
        if self.canvas.height in range(1, len(whole)):
            hint = Text(self.say("cli-tt-map-left-out"), "dim")
            lines = [hint, *self._lines(self.canvas.width), Text(), *rest]
            return lines if len(lines) <= self.canvas.height else [hint, *self._owned(), Text(), *rest]
        return whole

    def _owned(self) -> Block:
        """The lines that somebody has claimed, side by side."""
        owners = {name: seat for seat, one in enumerate(self.view.seats) for name in one.lines}
        claimed = [line for line in self.map.lines if line_name(line.index, self.map) in owners]
        return folded([self._line(line, owners) for line in claimed], self.canvas.width, "  ")

    # The map's lines.

    def _map(self) -> Block:
        """The sketch, with the lines beside it where there is room."""
        drawn = [Text(line) for line in sketch(self.map, min(self.canvas.width, SKETCH_WIDTH))]
        room = self.canvas.width - SKETCH_WIDTH - BETWEEN
        lines = self._lines(room)
        if len(lines) <= len(drawn):
            return beside([drawn, lines], BETWEEN)
        return [*drawn, Text(), *self._lines(self.canvas.width)]

    def _lines(self, width: int) -> Block:
        """Every line in columns: length and colour, its name, and whose it is."""
        owners = {name: seat for seat, one in enumerate(self.view.seats) for name in one.lines}
        items = [self._line(line, owners) for line in self.map.lines]
        columns = max(1, (width + BETWEEN) // (width_of(items) + BETWEEN))
        height = -(-len(items) // columns)
        return beside([items[start : start + height] for start in range(0, len(items), height)], BETWEEN)

    def _line(self, line: Line, owners: Mapping[str, int]) -> Text:
        name = line_name(line.index, self.map)
        letter = "-" if line.colour == GREY else CARD_LETTERS[line.colour]
        ferries = "~" * line.ferries
        text = Text().append(f" {line.length}{letter}{ferries} ".ljust(5), STYLES[line.colour])
        owner = owners.get(name)
        if owner is None:
            return text.append(f" {name}")
        return text.append(" ").append(f"{owner + 1} {name}", OWNERS[owner])

    # What lies open, and who has what.

    def _chips(self, cards: Mapping[str, int]) -> list[Text]:
        return [
            Text(f" {letter} {self.say(f'tt-card-{kind}')} {cards[kind]} ", style)
            for kind, letter, style in zip(CARDS, CARD_LETTERS, STYLES, strict=True)
            if cards.get(kind)
        ]

    def _titled(self, title: str, parts: Iterable[Text]) -> Block:
        head = Text(self.say(title), "bold")
        return folded([head, *parts], self.canvas.width, " ")

    def _market(self) -> Block:
        view = self.view
        tickets = view.ticket_deck + len(view.queue)
        piles = [
            Text(self.say("cli-tt-pile", symbol=pile.symbol, place=pile.location or "–", tokens=pile.tokens))
            for pile in view.piles
        ]
        stock = self.say("cli-tt-stock", cards=view.deck_size, discards=sum(view.discards.values()), tickets=tickets)
        return [
            *self._titled("cli-tt-face-up", self._chips(view.face_up)),
            Text(stock),
            *folded([Text(self.say("cli-tt-piles"), "bold"), *piles], self.canvas.width, "  "),
        ]

    def _seat(self, seat: int, one: SeatView) -> Block:
        active = seat in self.view.actors
        title = Text().append(f" {seat + 1} ", OWNERS[seat]).append(" ")
        title.append(self.say("cli-seat", seat=Seat(seat)), "bold reverse" if active else "bold")
        known = "".join(f"{count}{CARD_LETTERS[CARDS.index(kind)]} " for kind, count in one.known.items())
        lines = [
            Text(self.say("cli-tt-cars", count=one.cars)),
            Text(self.say("cli-tt-cards", count=one.cards, known=known.strip() or "–")),
            Text(self.say("cli-tt-tickets", count=one.tickets)),
            Text(self.say("cli-tt-points", lines=one.line_points, tourists=one.tourist_points)),
        ]
        tokens = [Text(self.say("cli-tt-tokens", symbols=", ".join(one.tokens)))] if one.tokens else []
        return [title, *lines, *tokens]

    def _own(self) -> Block:
        """The viewer's hand and tickets; a spectator has none."""
        view = self.view
        if view.seat < 0:
            return []
        tickets = [Text(f"{self.yes if t.completed else self.no} {t.ticket} {t.points}") for t in view.tickets]
        offers = [Text(f"{ticket}") for ticket in view.offer]
        return [
            Text(),
            *self._titled("cli-tt-hand", self._chips(view.hand)),
            *(folded([Text(self.say("cli-tt-own-tickets"), "bold"), *tickets], self.canvas.width, "  ")),
            *(folded([Text(self.say("cli-tt-offer"), "bold"), *offers], self.canvas.width, "  ") if offers else []),
        ]

    # Points.

    def scoring(self) -> Block:
        """Lines and tourists of everyone; tickets only of the viewer, as the others' are secret."""
        columns: list[Block] = []
        for seat, one in enumerate(self.view.seats):
            name = Text(self.say("cli-seat", seat=Seat(seat)), "bold")
            columns.append([name, Text(str(one.line_points)), Text(str(one.tourist_points))])
        labels = [Text(), Text(self.say("tt-sheet-lines")), Text(self.say("tt-sheet-tourists"))]
        block = beside([labels, *columns], BETWEEN)
        if self.view.points is None:
            return block
        return [*block, Text(self.say("cli-tt-own-points", points=self.view.points), "bold")]
