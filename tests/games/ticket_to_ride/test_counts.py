"""A position text that is accepted adds up: a real one with something changed is refused, or could have come about."""

from __future__ import annotations

import pytest

import fogline
from fogline import State
from fogline.core.native import Luck
from fogline.games.ticket_to_ride.cards import cards_of
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.names import read_bag
from tests.games.counting import positions, refusals

GAME = fogline.load("ticket-to-ride-san-francisco")
assert isinstance(GAME, TicketToRideGame)
MAP = GAME.map
PHASES = ("turn", "second", "first", "deal", "keep", "pile", "choose", "over:cars", "over:passes", "display:setup:0")


def changed(text: str, luck: Luck) -> str:
    """The position with something else in one of its places."""
    fields = text.split()
    place = 1 + luck.below(len(fields) - 1)
    fields[place] = _other(place, fields[place], luck)
    return " ".join(fields)


def _other(place: int, text: str, luck: Luck) -> str:
    line, ticket = MAP.line_names[luck.below(len(MAP.lines))], MAP.ticket_names[luck.below(len(MAP.tickets))]
    match place:
        case 1:
            return str(luck.below(4))
        case 2:
            return PHASES[luck.below(len(PHASES))]
        case 3:
            return ("-", "p1", "t0", "p2", "t1")[luck.below(5)]
        case 4:
            up, discards, again = text.split("/")
            return f"{up}/{'-' if luck.below(2) else discards.strip('-') + 'bgkpro'[luck.below(6)]}/{again}"
        case 5:
            return _listed(text, f"{ticket}@{luck.below(2)}", luck)
        case 6:
            return text
        case _:
            parts = text.split(";")
            which = (0, 2, 3, 4)[luck.below(4)]
            symbol = MAP.symbols[luck.below(len(MAP.symbols))]
            parts[which] = _listed(parts[which], (line, "", ticket, ticket, symbol)[which], luck)
            return ";".join(parts)


def _listed(text: str, item: str, luck: Luck) -> str:
    """A thing more, or one less."""
    items = [] if text == "-" else text.split(",")
    if items and luck.below(2):
        items.pop(luck.below(len(items)))
    else:
        items.append(item)
    return ",".join(items) or "-"


@pytest.mark.rule("TT-2.3", "TT-3.7", "TT-3.11", "TT-3.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_accepted_adds_up(players: int) -> None:
    assert refusals(GAME, players, 6, changed, adds_up).keys() >= {
        "position-set-up",
        "position-tickets",
        "position-discards",
        "position-ending",
        "position-claims",
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_adds_up(players: int) -> None:
    for seed in range(8):
        for text in positions(GAME, players, seed):
            adds_up(GAME.position(text))


def adds_up(state: State) -> None:
    """Counted from the text, in words of the rules."""
    _, turn, phase, last, cards, queue, _, *seats = str(state).split()
    early = turn == "-" or phase == "pile"
    owned = [_items(seat.split(";")[0]) for seat in seats]
    tickets = [_items(seat.split(";")[2]) for seat in seats]
    tokens = [_items(seat.split(";")[4]) for seat in seats]
    refused = [sum(item.endswith(f"@{seat}") for item in _items(queue)) for seat in range(len(seats))]
    seen = [item.partition("^")[2] for seat in seats for part in (2, 3) for item in _items(seat.split(";")[part])]
    for seat, held in enumerate(tickets):
        if turn != "-" or phase == "first":
            assert len(held) >= max(1, refused[seat] + sum(str(seat) in who for who in seen))
        else:
            assert (held, refused[seat]) == ([], 0)
        just_claimed = phase.partition(":")[2].partition(":")[2] or phase.removeprefix("tourist:")
        claims = [line for line in owned[seat] if line != just_claimed]
        assert len(tokens[seat]) <= len(claims)
        assert not early or (owned[seat], tokens[seat]) == ([], [])
    discards, generation = cards.split("/")[1:]
    if generation == "0":
        lines = [MAP.lines[MAP.line_numbers[line]] for lines in owned for line in lines]
        spent = cards_of(read_bag(discards)) if discards != "-" else {}
        renewed = sum(spent.values()) - sum(line.length for line in lines)
        assert renewed >= 0
        assert renewed % 5 == 0
        assert spent.get("ferry", 0) >= sum(line.ferries for line in lines)
    assert (phase == "over:passes") == (last == f"p{len(seats)}")
    assert phase != "over:cars" or last.endswith(f"t{turn}")


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")
