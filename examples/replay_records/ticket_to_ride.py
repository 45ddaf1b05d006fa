"""Ticket to Ride: San Francisco: maps, positions, entries, scoring (docs/games/ticket-to-ride.md, docs/notation.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self

from hands import LETTERS, Bag, Hand, Payment, begin_pool, read_bag, write_bag
from records import Table, demand, digest, refuse, score_line, standings
from texts import NOBODY, read_list, read_parts, read_seat, write_list, write_seat

PHASES_OF_LUCK = ("deal", "display", "deal-tickets", "first", "blind", "draw-tickets")
CLAIM = r"claim (\S+) (\S+)(?: ([12]))?(?: (?!ferries )(\S+))?(?: ferries (\d+))?"
TOURIST_POINTS = (0, 0, 1, 2, 4, 6, 9, 12)


@dataclass
class Map:
    """A map file's table, with its lines and tickets by their texts; everything is in the map's order."""

    table: Table
    lines: dict[str, Table]
    tickets: dict[str, Table]
    symbols: list[str]
    piles: dict[str, str]

    @classmethod
    def read(cls, table: Table) -> Self:
        """Read a map file."""
        pairs = [{*line["between"]} for line in table["line"]]
        lines = {}
        for index, (pair, line) in enumerate(zip(pairs, table["line"], strict=True)):
            number = f".{1 + pairs[:index].count(pair)}" if pairs.count(pair) > 1 else ""
            lines["-".join(line["between"]) + number] = line
        tickets = {"-".join(ticket["between"]): ticket for ticket in table["ticket"]}
        piles = {location["pile"]: location["id"] for location in table["location"] if "pile" in location}
        return cls(table, lines, tickets, table["tourists"]["symbols"], piles)

    def cards(self) -> Bag:
        """Count the transport cards."""
        return Bag({kind: self.table["cards"]["ferries" if kind == "ferry" else kind] for kind in LETTERS})

    def find_line(self, ends: set[str], number: str, colour: str) -> str:
        """Find the line that a claim means: of a double line by its number, or else by the colour paid."""
        names = [name for name, line in self.lines.items() if {*line["between"]} == ends]
        if number or len(names) == 1:
            return names[int(number or 1) - 1]
        payable = [name for name in names if self.lines[name]["colour"] in (colour, "grey")]
        return payable[0]

    def joins(self, names: set[str], start: str, goal: str) -> bool:
        """Tell whether lines join two locations (TT-4.2)."""
        reached, left = {start}, [self.lines[name]["between"] for name in names]
        while connected := [ends for ends in left if reached.intersection(ends)]:
            reached.update(*connected)
            left = [ends for ends in left if ends not in connected]
        return goal in reached


@dataclass
class Seat:
    """All that a seat has; to each ticket, held or on offer, belong its marks as a position writes them."""

    lines: set[str] = field(default_factory=set)
    hand: Hand = field(default_factory=lambda: Hand(Bag(), [Bag()]))
    tickets: dict[str, str] = field(default_factory=dict)
    offer: dict[str, str] = field(default_factory=dict)
    tokens: set[str] = field(default_factory=set)

    @classmethod
    def read(cls, text: str) -> Self:
        """Read all that a seat has in a position's text."""
        lines, hand, *tickets, tokens = text.split(";")
        held, offer = (dict(read_parts(r"([^!^]+)(.*)", ticket) for ticket in read_list(part)) for part in tickets)
        return cls({*read_list(lines)}, Hand.read(hand), held, offer, {*read_list(tokens)})

    def write(self, map_: Map) -> str:
        """Write all that the seat has as in a position's text, each list in the map's order."""
        lines = [line for line in map_.lines if line in self.lines]
        tickets = [ticket + self.tickets[ticket] for ticket in map_.tickets if ticket in self.tickets]
        offer = [ticket + self.offer[ticket] for ticket in map_.tickets if ticket in self.offer]
        tokens = [symbol for symbol in map_.symbols if symbol in self.tokens]
        return ";".join([write_list(lines), self.hand.write(), *map(write_list, (tickets, offer, tokens))])


@dataclass
class TicketToRide:
    """A position of Ticket to Ride, and all that happens to it."""

    data_format: ClassVar[str] = "fogline-map-1"

    map: Map
    option_first: int | None
    seats: list[Seat]
    piles: dict[str, str]
    turn: int = NOBODY
    phase: str = "deal"
    passes: int = 0
    last_round: int = NOBODY
    face_up: Bag = field(default_factory=Bag)
    discards: Bag = field(default_factory=Bag)
    reshuffles: int = 0
    under_deck: dict[str, int] = field(default_factory=dict)

    @staticmethod
    def data_hash(table: Table) -> str:
        """Hash what matters for play in a map."""
        symbols = table["tourists"]["symbols"]
        kept = {key: table[key] for key in ("format", "cars", "cards", "points", "tourists", "ticket")}
        numbers = [symbols.index(place["pile"]) if "pile" in place else None for place in table["location"]]
        kept["location"] = [[place["id"], number] for place, number in zip(table["location"], numbers, strict=True)]
        kept["line"] = [{key: line[key] for key in line if key != "ferries" or line[key]} for line in table["line"]]
        return digest(kept)

    @classmethod
    def start(cls, table: Table, seats: int, first: int | None) -> Self:
        """Set the game up (TT-2)."""
        map_ = Map.read(table)
        set_aside = {symbol: "-" for symbol in map_.symbols if symbol not in map_.piles}
        return cls(map_, first, [Seat() for _ in range(seats)], set_aside)

    @classmethod
    def read(cls, table: Table, text: str, first: int | None) -> Self:
        """Read a position's text."""
        name, turn, phase, round_, cards, queue, piles, *seats = text.split(" ")
        demand(name == "tt1", "it doesn't begin with tt1")
        position = cls(Map.read(table), first, [Seat.read(seat) for seat in seats], {}, read_seat(turn), phase)
        passes, last_round = read_parts(r"-|(?:p(\d+))?(?:t(\d))?", round_)
        position.passes, position.last_round = int(passes or 0), read_seat(last_round or "-")
        face_up, discards, reshuffles = cards.split("/")
        position.face_up, position.discards = read_bag(face_up), read_bag(discards)
        position.reshuffles = int(reshuffles)
        position.under_deck = {ticket: int(seat) for ticket, seat in (part.split("@") for part in read_list(queue))}
        position.piles = dict(part.split("@") for part in read_list(piles))
        return position

    def write(self) -> str:
        """Write the position's text."""
        round_ = f"p{self.passes}" * bool(self.passes) + f"t{self.last_round}" * (self.last_round != NOBODY)
        cards = f"{write_bag(self.face_up)}/{write_bag(self.discards)}/{self.reshuffles}"
        queue = write_list([f"{ticket}@{seat}" for ticket, seat in self.under_deck.items()])
        piles = write_list([f"{symbol}@{location}" for symbol, location in self.piles.items()])
        seats = " ".join(seat.write(self.map) for seat in self.seats)
        return f"tt1 {write_seat(self.turn)} {self.phase} {round_ or '-'} {cards} {queue} {piles} {seats}"

    def awaited(self) -> set[int | str]:
        """Name who is to act: luck, the seat whose turn it is, all that haven't chosen first tickets, or nobody."""
        phase = self.phase.split(":")[0]
        if phase in PHASES_OF_LUCK:
            return {"chance"}
        if phase == "keep":
            return {number for number, seat in enumerate(self.seats) if "!" not in seat.offer.values()}
        return set() if phase == "over" else {self.turn}

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.turn]

    @property
    def hands(self) -> list[Hand]:
        """The hands of all seats."""
        return [seat.hand for seat in self.seats]

    @property
    def deck(self) -> Bag:
        """The deck of cards: what lies nowhere else."""
        return self.map.cards() - sum((hand.cards() for hand in self.hands), self.face_up + self.discards)

    def execute(self, who: int | str, text: str) -> None:
        """Do what an entry says, and then all that the rules do by themselves."""
        if who == "chance":
            self.bring_luck(*text.split(" "))
        else:
            self.decide(int(who), text)

    def bring_luck(self, what: str, brought: str) -> None:
        """Do what luck brought."""
        phase, *details = self.phase.split(":")
        match phase, what:
            case "deal", "card":
                self.deal(brought)
            case "display", "card":
                self.turn_face_up(brought, *details)
            case "blind", "card":
                self.draw(brought, self.seat.hand.shares[0])
                self.go_on(*details)
            case "deal-tickets", "ticket":
                self.deal_ticket(brought)
            case "draw-tickets", "ticket":
                self.draw_ticket(brought)
            case "first", "first":
                self.begin(int(brought))
            case _:
                refuse("no such luck can come now")

    def decide(self, who: int, text: str) -> None:
        """Do what a seat decided."""
        if self.phase == "turn" and text != "pass":
            self.passes = 0
        match self.phase.split(":")[0], *text.split(" "):
            case "keep", "keep", *tickets:
                self.choose_first_tickets(self.seats[who], tickets)
            case "pile", "pile", symbol, location:
                self.place_pile(symbol, location)
            case "turn" | "second" as phase, "take", "blind":
                self.phase = "blind:second" if phase == "turn" else "blind:end"
            case "turn" | "second" as phase, "take", kind:
                self.take_face_up(kind, "second" if phase == "turn" and kind != "ferry" else "end")
            case "turn", "claim", *_:
                self.claim(text)
            case "turn", "tickets":
                self.phase = "draw-tickets"
            case "turn", "pass":
                self.pass_turn()
            case "choose", "keep", *tickets:
                self.keep(who, tickets)
                self.turn_is_done()
            case "tourist", "tourist", location:
                self.take_token(location)
                self.turn_is_done()
            case _:
                refuse("no such action can come now")

    def draw(self, kind: str, bag: Bag) -> None:
        """Move a card from the deck to a hand or to the display."""
        demand(self.deck[kind], "the deck has no such card")
        bag[kind] += 1
        self.reshuffle()

    def reshuffle(self) -> None:
        """Let the discards become the deck, if that is empty (TT-3.4)."""
        if self.discards and not self.deck:
            self.discards = Bag()
            self.reshuffles += 1
            begin_pool(self.hands)

    def deal(self, kind: str) -> None:
        """Deal a card to the first seat with fewer than two (TT-2.2)."""
        incomplete = [hand for hand in self.hands if hand.cards().total() < 2]
        self.draw(kind, incomplete[0].shares[0])
        if incomplete[-1].cards().total() == 2:
            self.fill_display("setup")

    def fill_display(self, after: str, renewals: int = 0, *line: str) -> None:
        """Wait for a card to be turned face up, or go on if there is nothing to fill."""
        if self.face_up.total() < 5 and self.deck:
            self.phase = ":".join(["display", after, str(renewals), *line])
        else:
            self.go_on(after, *line)

    def turn_face_up(self, kind: str, after: str, renewed: str, *line: str) -> None:
        """Turn a card face up. Three ferries renew the display, at most three times (TT-3.5)."""
        self.draw(kind, self.face_up)
        renewals = int(renewed)
        if self.face_up.total() == 5 and self.face_up["ferry"] >= 3 and self.deck and renewals < 3:
            self.discards += self.face_up
            self.face_up = Bag()
            renewals += 1
        self.fill_display(after, renewals, *line)

    def go_on(self, after: str, *line: str) -> None:
        """Go on after the display was filled, or a card drawn blind."""
        if after == "setup":
            self.phase = "deal-tickets"
        elif after == "claim":
            self.meet_tourists(*line)
        elif after == "second" and (self.deck or self.face_up.total() > self.face_up["ferry"]):
            self.phase = "second"
        else:
            self.turn_is_done()

    def deal_ticket(self, ticket: str) -> None:
        """Offer a ticket to the first seat with fewer than two (TT-2.3)."""
        incomplete = [seat for seat in self.seats if len(seat.offer) < 2]
        incomplete[0].offer[ticket] = ""
        if len(incomplete[-1].offer) == 2:
            self.phase = "keep"

    def choose_first_tickets(self, seat: Seat, kept: list[str]) -> None:
        """Mark what a seat chose. The tickets move only when all have chosen (TT-2.3)."""
        demand({*kept} <= {*seat.offer}, "no such ticket is on offer")
        seat.offer |= dict.fromkeys(kept, "!")
        if self.awaited():
            return
        for number, each in enumerate(self.seats):
            chosen = [ticket for ticket, mark in each.offer.items() if mark]
            each.offer = dict.fromkeys(each.offer, "")
            self.keep(number, chosen)
        self.phase = "first"
        if self.option_first is not None:
            self.begin(self.option_first)

    def keep(self, number: int, kept: list[str]) -> None:
        """Keep tickets on offer. If one goes under the deck, nobody knows of either any more (TT-3.12)."""
        seat = self.seats[number]
        demand({*kept} <= {*seat.offer}, "no such ticket is on offer")
        refused = [ticket for ticket in seat.offer if ticket not in kept]
        seat.tickets |= {ticket: "" if refused else seat.offer[ticket] for ticket in kept}
        self.under_deck |= dict.fromkeys(refused, number)
        seat.offer = {}

    def begin(self, first: int) -> None:
        """Let the last player place the first pile (TT-2.4)."""
        self.turn, self.phase = (first - 1) % len(self.seats), "pile"

    def place_pile(self, symbol: str, location: str) -> None:
        """Place a tourist pile; the second is the last but one's to place, or of 2 players the same one's (TT-2.4)."""
        self.piles[symbol] = location
        step = 0 if len(self.seats) == 2 else 1
        if "-" in self.piles.values():
            self.turn = (self.turn - step) % len(self.seats)
        else:
            self.turn, self.phase = (self.turn + step + 1) % len(self.seats), "turn"

    def take_face_up(self, kind: str, after: str) -> None:
        """Take a face-up card, which is replaced at once (TT-3.1)."""
        demand(self.face_up[kind], "no such card is face up")
        self.face_up[kind] -= 1
        self.seat.hand.known[kind] += 1
        self.fill_display(after)

    def claim(self, text: str) -> None:
        """Claim a line, and pay for it with cards of a colour first, then with ferries (TT-3.7)."""
        end, other_end, number, colour, ferries = read_parts(CLAIM, text)
        name = self.map.find_line({end, other_end}, number, colour)
        coloured = self.map.lines[name]["length"] - int(ferries or 0)
        demand(coloured > 0 if colour else coloured == 0, "the payment isn't that of the line")
        cost = {colour: coloured} if colour else {}
        cost["ferry"] = int(ferries or 0)
        deck = self.deck
        for kind, owed in cost.items():
            Payment(self.hands, self.seat.hand, deck, kind, owed).pay()
        self.discards += Bag(cost)
        self.seat.lines.add(name)
        self.reshuffle()
        self.fill_display("claim", 0, name)

    def meet_tourists(self, name: str) -> None:
        """Take the token at an end of the line just claimed, or let the player choose between two (TT-3.11)."""
        locations = [end for end in self.map.lines[name]["between"] if self.new_symbol(end)]
        if len(locations) == 2:
            self.phase = f"tourist:{name}"
            return
        for location in locations:
            self.take_token(location)
        self.turn_is_done()

    def new_symbol(self, location: str) -> str:
        """Return the symbol of which a location has a token that is new to the player, or nothing."""
        for symbol, place in (self.map.piles | self.piles).items():
            size = {2: 1 if symbol in self.piles else 2, 3: 2, 4: 3}[len(self.seats)]
            taken = sum(symbol in seat.tokens for seat in self.seats)
            if place == location and taken < size and symbol not in self.seat.tokens:
                return symbol
        return ""

    def take_token(self, location: str) -> None:
        """Take the tourist token at a location."""
        symbol = self.new_symbol(location)
        demand(symbol, f"{location} has no token for this seat")
        self.seat.tokens.add(symbol)

    def draw_ticket(self, ticket: str) -> None:
        """Offer a ticket to the player; another who had put it under the deck knows it (TT-3.12)."""
        knower = self.under_deck.pop(ticket, self.turn)
        self.seat.offer[ticket] = "" if knower == self.turn else f"^{knower}"
        if len(self.seat.offer) == 2:
            self.phase = "choose"
        elif sum(len(seat.tickets) + len(seat.offer) for seat in self.seats) == len(self.map.tickets):
            self.keep(self.turn, [ticket])
            self.turn_is_done()

    def pass_turn(self) -> None:
        """Pass; if all did in a row before the last round, the game is over (TT-3.13)."""
        self.passes += 1
        if self.passes == len(self.seats) and self.last_round == NOBODY:
            self.end("over:passes")
        else:
            self.turn_is_done()

    def turn_is_done(self) -> None:
        """End the game or go on to the next seat; the last round may begin (TT-4.1)."""
        if self.turn == self.last_round:
            self.end("over:cars")
            return
        cars = self.map.table["cars"]["per_player"] - sum(self.map.lines[line]["length"] for line in self.seat.lines)
        if self.last_round == NOBODY and cars <= 2:
            self.last_round = self.turn
        self.turn, self.phase = (self.turn + 1) % len(self.seats), "turn"

    def end(self, phase: str) -> None:
        """End the game, after which tickets carry no marks."""
        self.phase = phase
        for seat in self.seats:
            seat.tickets = dict.fromkeys(seat.tickets, "")

    def outcome(self, version: int) -> Table | None:
        """Score the game by a version of the rules, if it is over (TT-4.2)."""
        if not self.phase.startswith("over:"):
            return None
        by_cars = self.phase == "over:cars"
        sheets = [self.score(seat, version) for seat in self.seats]
        completed = [sum(line["count"] for line in lines if line["code"] == "completed") for lines in sheets]
        return {
            "termination": "cars" if by_cars else "passes",
            "rule": "TT-4.1" if by_cars else "TT-3.13",
            "trigger": self.last_round if by_cars else None,
            "standings": standings(sheets, completed, "TT-4.3", also_shared=version == 1),
            "sheets": [{"seat": seat, "lines": lines} for seat, lines in enumerate(sheets)],
        }

    def score(self, seat: Seat, version: int) -> list[Table]:
        """Make a seat's score sheet."""
        points = sum(self.map.table["points"][str(self.map.lines[line]["length"])] for line in seat.lines)
        tickets = [self.score_ticket(seat, name) for name in self.map.tickets if name in seat.tickets]
        return [
            score_line("lines", "TT-3.10", 2 * points, len(seat.lines)),
            *(add_up(tickets) if version == 1 else tickets),
            score_line("tourists", "TT-4.2", 2 * TOURIST_POINTS[len(seat.tokens)], len(seat.tokens)),
        ]

    def score_ticket(self, seat: Seat, name: str) -> Table:
        """Make the line of a ticket."""
        ticket = self.map.tickets[name]
        completed = self.map.joins(seat.lines, *ticket["between"])
        code, halves = ("completed", 2 * ticket["points"]) if completed else ("failed", -2 * ticket["points"])
        return score_line(code, "TT-4.2", halves, 1, item=name)


def add_up(tickets: list[Table]) -> list[Table]:
    """Make one line of the completed tickets and one of the failed, as in version 1 of the rules."""
    halves = {code: [line["halves"] for line in tickets if line["code"] == code] for code in ("completed", "failed")}
    return [score_line(code, "TT-4.2", sum(each), len(each)) for code, each in halves.items()]
