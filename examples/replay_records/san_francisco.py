"""San Francisco: decks, cities, positions, entries, scoring (docs/games/san-francisco.md, docs/notation.md)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, Self

from records import Table, demand, digest, refuse, score_line, standings
from texts import NOBODY, read_list, read_parts, read_seat, write_list, write_seat

COLOURS = {"blue": "b", "grey": "g", "orange": "o", "yellow": "y", "green": "n", "black": "k"}
DISTRICTS = [*COLOURS][:5]
ROWS = "bgoyn"
SYMBOLS = {"tracks": "t", "depot": "d", "square": "s", "foundation": "f", "coast": "c", "bonus": "+"}
BONUS_CARDS = {"value4": "k4", "depot": "k0d"}  # as if they were project cards
BONUS_OF_ROW = {"b": "plus", "g": "value", "o": "depot", "y": "vp", "n": "return"}
FOUNDATION_TOKENS = {2: 6, 3: 8, 4: 10}
ADVANTAGE_TOKENS_BEHIND = {2: [0], 3: [2, 0], 4: [2, 0, -2]}  # behind the first place, in halves

Space = tuple[int, int]  # the row from the top and the place from the left, both from 0


def read_deck(table: Table) -> Counter[str]:
    """Count the cards of each kind in a deck file."""
    deck: Counter[str] = Counter()
    for card in table["card"]:
        symbols = "".join(mark for name, mark in SYMBOLS.items() if card.get(name))
        deck[f"{COLOURS[card['colour']]}{card.get('value', 0)}{symbols}"] += card.get("count", 1)
    return deck


def deck_order(card: str) -> tuple[int, ...]:
    """Make the key that sorts cards into the deck's order."""
    return ([*COLOURS.values()].index(card[0]), int(card[1]), *(mark in card for mark in SYMBOLS.values()))


def shows(card: str, mark: str) -> bool:
    """Tell whether a card in a city has a symbol, or tracks from a token."""
    face = card.rstrip("*~")
    return mark in BONUS_CARDS.get(face, face)[2:] or (mark == "t" and "~" in card)


def own_value(card: str) -> int:
    """Return the value of a card in a city (SF-6.1), but for a square's 4."""
    face = card.rstrip("*~")
    return int(BONUS_CARDS.get(face, face)[1]) + 2 * card.count("*")


def adjacent(space: Space) -> set[Space]:
    """Return the spaces that share a side with this one, be they in the city or not."""
    row, place = space
    return {(row - 1, place), (row + 1, place), (row, place - 1), (row, place + 1)}


@dataclass
class City:
    """A city: the cards of its rows as a position writes them, and what lies beside it."""

    rows: dict[str, list[str]] = field(default_factory=lambda: {row: [] for row in ROWS})
    contracts: int = 0
    tokens: set[str] = field(default_factory=set)
    completed: set[str] = field(default_factory=set)

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a city in a position's text."""
        laid, contracts, tokens, completed = read_parts(r"(.*);c(\d+)([mhru]*)(?:=([bgoyn]+))?", text)
        rows = dict(zip(ROWS, map(read_list, laid.split("/")), strict=True))
        return cls(rows, int(contracts), {*tokens}, {*completed})

    def write(self) -> str:
        """Write the city as in a position's text."""
        rows = "/".join(map(write_list, self.rows.values()))
        tokens = "".join(token for token in "mhru" if token in self.tokens)
        completed = "".join(row for row in ROWS if row in self.completed)
        return f"{rows};c{self.contracts}{tokens}" + (f"={completed}" if completed else "")

    def cards(self) -> dict[Space, str]:
        """Return all cards by their spaces."""
        return {(row, place): card for row, cards in enumerate(self.rows.values()) for place, card in enumerate(cards)}

    def is_full(self) -> bool:
        """Tell whether the city has 25 cards."""
        return all(len(row) == 5 for row in self.rows.values())

    def spaces_with(self, mark: str) -> set[Space]:
        """Return the spaces of the cards that show a symbol."""
        return {space for space, card in self.cards().items() if shows(card, mark)}

    def trams(self) -> set[Space]:
        """Return the spaces of the network, each of which carries a tram (SF-5.4)."""
        network: set[Space] = set()
        tracks = self.spaces_with("t")
        connected = self.spaces_with("d") | {(row, place) for row, place in tracks if ROWS[row] == "n"}
        while connected:
            network |= connected
            connected = {space for card in connected for space in adjacent(card) & tracks} - network
        return network

    def values(self) -> dict[Space, int]:
        """Return the values of all cards, squares included (SF-5.5, SF-6.1)."""
        trams = self.trams()
        squares = {space for space in self.spaces_with("s") if adjacent(space) & trams}
        return {space: own_value(card) + 4 * (space in squares) for space, card in self.cards().items()}

    def skyscrapers(self) -> int:
        """Count the skyscrapers (SF-5.6). They needn't be remembered, since nothing ever removes one."""
        values, required = self.values(), 7 - len(self.spaces_with("c"))
        neighbours = [sum(values.get(space, 0) for space in adjacent(place)) for place in self.spaces_with("f")]
        return sum(total >= required for total in neighbours)


@dataclass
class SanFrancisco:
    """A position of San Francisco, and all that happens to it."""

    data_format: ClassVar[str] = "fogline-deck-1"

    deck: Counter[str]
    cities: list[City]
    foundation_tokens: int
    turn: int
    phase: str
    hand: list[str] = field(default_factory=list)
    columns: dict[str, list[str]] = field(default_factory=lambda: {"a": [], "b": [], "c": []})
    box: Counter[str] = field(default_factory=Counter)

    @staticmethod
    def data_hash(table: Table) -> str:
        """Hash the kinds of card with their numbers, in the deck's order."""
        deck = read_deck(table)
        return digest([[card, deck[card]] for card in sorted(deck, key=deck_order)])

    @classmethod
    def start(cls, table: Table, seats: int, first: int | None) -> Self:
        """Set the game up (SF-2)."""
        turn, phase = (NOBODY, "first") if first is None else (first, "turn")
        return cls(read_deck(table), [City() for _ in range(seats)], FOUNDATION_TOKENS[seats], turn, phase)

    @classmethod
    def read(cls, table: Table, text: str, _first: int | None) -> Self:
        """Read a position's text. The deck is what lies nowhere else."""
        name, turn, phase, hand, tokens, market, *cities, box = text.split(" ")
        demand(name == "sf1", "it doesn't begin with sf1")
        position = cls(read_deck(table), [City.read(city) for city in cities], int(tokens), read_seat(turn), phase)
        position.hand = read_list(hand)
        position.columns = dict(zip("abc", map(read_list, market.split("|")), strict=True))
        position.box = Counter({card: int(number) for card, number in (kind.split("=") for kind in read_list(box))})
        built = [card.rstrip("*~") for city in position.cities for card in city.cards().values()]
        in_columns = [card for column in position.columns.values() for card in column]
        position.deck -= Counter([*position.hand, *in_columns, *built]) + position.box
        return position

    def write(self) -> str:
        """Write the position's text."""
        hand = write_list(sorted(self.hand, key=deck_order))
        market = "|".join(map(write_list, self.columns.values()))
        cities = " ".join(city.write() for city in self.cities)
        box = write_list([f"{card}={self.box[card]}" for card in sorted(self.box, key=deck_order)])
        return f"sf1 {write_seat(self.turn)} {self.phase} {hand} {self.foundation_tokens} {market} {cities} {box}"

    def awaited(self) -> set[int | str]:
        """Name who is to act: luck, the seat whose turn it is, or nobody."""
        if self.phase.startswith("over-"):
            return set()
        return {"chance"} if self.phase in ("first", "draw") else {self.turn}

    @property
    def city(self) -> City:
        """The city of the seat whose turn it is."""
        return self.cities[self.turn]

    def execute(self, who: int | str, text: str) -> None:
        """Do what an entry says, and then all that the rules do by themselves."""
        if who == "chance":
            self.bring_luck(*text.split(" "))
        else:
            self.decide(*text.split(" "))

    def bring_luck(self, what: str, brought: str) -> None:
        """Do what luck brought."""
        match self.phase, what:
            case "first", "first":
                self.turn, self.phase = int(brought), "turn"
            case "draw", "card":
                demand(self.deck[brought], "the deck has no such card")
                self.deck[brought] -= 1
                self.hand, self.phase = [brought], "lay"
            case _:
                refuse("no such luck can come now")

    def decide(self, *action: str) -> None:
        """Do what the seat decided whose turn it is."""
        match self.phase.split("-")[0], *action:
            case "turn", "draw":
                self.phase = "draw"
            case "lay", "place", column:
                self.place(column)
            case "turn", "take", column:
                self.take(column)
            case "build", "build", card, *row:
                self.build(card, row[0] if row else card[0])
            case "build", "discard", card:
                self.discard(card)
            case "bonus", "bonus", kind, *where:
                self.take_bonus(kind, *where)
                self.card_is_done()
            case "turn" | "build" | "end", "return", number:
                self.return_contracts(int(number))
            case "end", "end":
                self.turn_is_done()
            case _:
                refuse("no such action can come now")

    def place(self, column: str) -> None:
        """Lay the drawn card in a column, and a token on a foundation; the last ends the game (SF-3.2, SF-8.1)."""
        card = self.hand.pop()
        self.columns[column].append(card)
        self.foundation_tokens -= shows(card, "f")
        if self.foundation_tokens:
            self.action_is_done()
        else:
            self.phase = "over-foundations"

    def take(self, column: str) -> None:
        """Take a column and a contract; if now everyone has one, each returns one (SF-3.4, SF-4.1)."""
        self.hand, self.columns[column] = self.columns[column], []
        self.city.contracts += 1
        if all(city.contracts for city in self.cities):
            for city in self.cities:
                city.contracts -= 1
        self.phase = "build"

    def build(self, card: str, row: str) -> None:
        """Build a card of the hand. The row's second bonus symbol earns a bonus, if one can be taken (SF-7.1)."""
        self.hand.remove(card)
        self.lay(card, row)
        symbols = sum(shows(laid, "+") for laid in self.city.rows[row])
        can_take = self.can_take(BONUS_OF_ROW[row]) or self.can_take("tracks")
        if shows(card, "+") and symbols == 2 and can_take:
            self.phase = f"bonus-{row}"
        else:
            self.card_is_done()

    def discard(self, card: str) -> None:
        """Return a card of the hand to the box (SF-3.5)."""
        self.hand.remove(card)
        self.box[card] += 1
        self.card_is_done()

    def lay(self, card: str, row: str) -> None:
        """Lay a card on a row's leftmost empty space; it may complete the district (SF-5.1, SF-5.3)."""
        self.city.rows[row].append(card)
        self.give_medal()
        if len(self.city.rows[row]) == 5 and not any(row in city.completed for city in self.cities):
            self.city.completed.add(row)

    def give_medal(self) -> None:
        """Give the player the medal for more skyscrapers than its holder has, or nobody (SF-5.7)."""
        holder = next((city for city in self.cities if "m" in city.tokens), City())
        if self.city.skyscrapers() > holder.skyscrapers():
            holder.tokens.discard("m")
            self.city.tokens.add("m")

    def can_take(self, bonus: str) -> bool:
        """Tell whether one of a kind of bonus is left, and can be used (SF-7.2)."""
        cards = ",".join(card for city in self.cities for card in city.cards().values())
        tokens = [token for city in self.cities for token in city.tokens]
        has_tracks_everywhere = self.city.spaces_with("t") == self.city.cards().keys()
        taken, is_useless = {
            "plus": (cards.count("*"), False),
            "value": (cards.count("value4"), self.city.is_full()),
            "depot": (cards.count("depot"), self.city.is_full()),
            "vp": (tokens.count("h"), False),
            "return": (tokens.count("r") + tokens.count("u"), False),
            "tracks": (cards.count("~"), has_tracks_everywhere),
        }[bonus]
        return taken < 3 and not is_useless

    def take_bonus(self, kind: str, where: str = "") -> None:
        """Take a bonus (SF-7.3 to SF-7.6)."""
        match kind:
            case "value" | "depot":
                self.lay("value4" if kind == "value" else "depot", where)
            case "vp" | "return":
                self.city.tokens.add("h" if kind == "vp" else "r")
            case "plus" | "tracks":
                row, index = self.city.rows[where[0]], int(where[1]) - 1
                face, stars, tracks = read_parts(r"(.*?)(\**)(~?)", row[index])
                row[index] = f"{face}{stars}*{tracks}" if kind == "plus" else f"{face}{stars}~"
                self.give_medal()
            case _:
                refuse("there is no such bonus")

    def return_contracts(self, number: int) -> None:
        """Use the discard-contracts token (SF-4.2)."""
        self.city.contracts -= number
        self.city.tokens.remove("r")
        self.city.tokens.add("u")
        if self.phase == "end":
            self.turn_is_done()

    def card_is_done(self) -> None:
        """Go on after a card: a full city ends the game (SF-8.1)."""
        if self.city.is_full():
            self.box.update(self.hand)
            self.hand, self.phase = [], "over-city"
        elif self.hand:
            self.phase = "build"
        else:
            self.action_is_done()

    def action_is_done(self) -> None:
        """End the turn, unless the player may use a discard-contracts token (SF-3.7)."""
        if "r" in self.city.tokens and self.city.contracts:
            self.phase = "end"
        else:
            self.turn_is_done()

    def turn_is_done(self) -> None:
        """Go on to the next seat; if that can't do anything, the game is over (SF-3.6)."""
        self.turn = (self.turn + 1) % len(self.cities)
        contracts = self.city.contracts - 2 * ("r" in self.city.tokens)
        can_act = self.deck.total() or any(len(column) > max(0, contracts) for column in self.columns.values())
        self.phase = "turn" if can_act else "over-standstill"

    def outcome(self, version: int) -> Table | None:
        """Score the game by a version of the rules, if it is over (SF-9)."""
        if not self.phase.startswith("over-"):
            return None
        rankings = [self.score_ranking(code, version) for code in (*DISTRICTS, "trams")]
        sheets = [[*score_city(city), *ranked] for city, *ranked in zip(self.cities, *rankings, strict=True)]
        return {
            "termination": self.phase.removeprefix("over-"),
            "rule": "SF-3.6" if self.phase == "over-standstill" else "SF-8.1",
            "trigger": self.turn,
            "standings": standings(sheets, [len(city.trams()) for city in self.cities], "SF-9.7"),
            "sheets": [{"seat": seat, "lines": lines} for seat, lines in enumerate(sheets)],
        }

    def score_ranking(self, code: str, version: int) -> list[Table]:
        """Rank the seats in a district or in trams, and make each one's line."""
        keys = []
        for seat, city in enumerate(self.cities):
            total, has_one, figures = figures_of_trams(city) if code == "trams" else figures_of_district(city, code)
            clockwise = (seat - self.turn) % len(self.cities)
            keys.append(RankingKey(-total, version > 1 and not has_one, [-figure for figure in figures], clockwise))
        return [score_place(code, key, sorted(keys)) for key in keys]


class RankingKey(NamedTuple):
    """The points on which two seats can differ in a ranking, in their order; the lower is before the higher."""

    minus_total: int
    has_none: bool
    minus_figures: list[int]
    clockwise: int


def figures_of_district(city: City, district: str) -> tuple[int, bool, list[int]]:
    """Return a district's value, whether it has a card, and the city's values from there on (SF-9.2)."""
    row, values = DISTRICTS.index(district), city.values()
    figures = [values.get(((row + below) % 5, place), 0) for below in range(5) for place in range(5)]
    return sum(figures[:5]), bool(city.rows[ROWS[row]]), figures


def figures_of_trams(city: City) -> tuple[int, bool, list[int]]:
    """Return the number of trams, whether there is one, and the numbers in the columns (SF-9.3)."""
    columns = [place for _, place in city.trams()]
    return len(columns), bool(columns), [columns.count(place) for place in range(5)]


def score_place(code: str, key: RankingKey, ranking: list[RankingKey]) -> Table:
    """Make a seat's line: its place, the token for it, and how close it was (SF-9.1, SF-9.5)."""
    place = ranking.index(key)
    neighbours = ranking[max(0, place - 1) : place] + ranking[place + 1 : place + 2]
    closest = max(deciding_point(key, other) for other in neighbours)
    deciders = (None, "SF-9.5", "SF-9.3" if code == "trams" else "SF-9.2", "SF-9.4")
    token = [5 if code == "trams" else 4, *ADVANTAGE_TOKENS_BEHIND[len(ranking)]][place]
    halves = min(0, token) if key.has_none else token
    return score_line(code, "SF-9.1", halves, -key.minus_total, place=place + 1, decided_by=deciders[closest])


def deciding_point(key: RankingKey, other: RankingKey) -> int:
    """Return the first point on which two seats differ, from 0."""
    return next(point for point, (one, two) in enumerate(zip(key, other, strict=True)) if one != two)


def score_city(city: City) -> list[Table]:
    """Make a seat's lines for what isn't ranked (SF-9.6)."""
    medals, vp_tokens = int("m" in city.tokens), int("h" in city.tokens)
    return [
        score_line("skyscrapers", "SF-9.6", 2 * city.skyscrapers(), city.skyscrapers()),
        score_line("medal", "SF-5.7", 2 * medals, medals),
        score_line("vp-tokens", "SF-7.5", 3 * vp_tokens, vp_tokens),
        score_line("completions", "SF-5.3", 2 * len(city.completed), len(city.completed)),
    ]
