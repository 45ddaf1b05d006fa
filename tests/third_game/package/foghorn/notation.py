"""Positions as one line of text: ``fh1 PHASE TURN FOG HAND:LIGHTS:WRECKS;… PLAYED``, cards as digits."""

from __future__ import annotations

import re
from typing import Final

from foghorn.meta import CLIFF, HAND, LIGHTS, PHASES, VALUES
from foghorn.state import DEAL, DRAW, OVER, PLAY, Foghorn
from fogline.core.errors import BadText

_SEAT: Final = "[1-9]*:[0-9]:[0-9]{1,2}"
_FORM: Final = re.compile(rf"fh1 ({'|'.join(PHASES)}) ([0-3]) ([0-9]+) ({_SEAT}(?:;{_SEAT}){{1,3}}) ([1-9]+|-)")


def write(position: Foghorn) -> str:
    """The position as text."""
    zipped = zip(position.hands, position.lights, position.wrecks, strict=True)
    seats = ";".join(f"{_digits(hand)}:{lights}:{wrecks}" for hand, lights, wrecks in zipped)
    return f"fh1 {PHASES[position.phase]} {position.turn} {position.fog} {seats} {_digits(position.played) or '-'}"


def read(text: str) -> Foghorn:
    """The position that a text describes; raises `BadText`."""
    if not text.startswith("fh1 "):
        raise BadText("position-tag", None, {"found": text[:20], "expected": "fh1"})
    match = _FORM.fullmatch(text)
    if match is None:
        raise BadText("position-form", None, {"text": text})
    seats = [seat.split(":") for seat in match[4].split(";")]
    position = Foghorn(len(seats))
    position.phase, position.turn, position.fog = PHASES.index(match[1]), int(match[2]), int(match[3])
    position.hands, position.played = [_counts(seat[0]) for seat in seats], _counts(match[5])
    position.lights, position.wrecks = ([int(seat[field]) for seat in seats] for field in (1, 2))
    if not _is_possible(position) or write(position) != text:
        raise BadText("position-impossible", None, {"text": text})
    return position


def _digits(counts: list[int]) -> str:
    return "".join(str(card + 1) * count for card, count in enumerate(counts))


def _counts(digits: str) -> list[int]:
    return [digits.count(str(card + 1)) for card in range(VALUES)]


def _is_possible(position: Foghorn) -> bool:
    """Whether cards, fog and lights fit the phase (FH-1.1, FH-2.3, FH-3.4, FH-4)."""
    sizes, deck, turn = [sum(hand) for hand in position.hands], position.deck(), position.turn
    if turn >= position.seats or min(deck) < 0 or max(sizes) > HAND or position.fog >= CLIFF:
        return False
    around, most = sizes[turn:] + sizes[:turn], max(position.lights)
    if position.phase == OVER:
        return most == LIGHTS or (most < LIGHTS and not any(sizes))
    if position.phase == DEAL:
        early = not any((position.fog, *position.played, *position.lights, *position.wrecks))
        return early and sizes == sorted(sizes, reverse=True) and sizes[0] <= sizes[-1] + 1 and sizes[-1] < HAND
    if position.phase == PLAY and not any(deck):
        return most < LIGHTS and around == sorted(around, reverse=True) and 0 < around[0] <= around[-1] + 1
    return most < LIGHTS and any(deck) and around == [HAND - (position.phase == DRAW), *[HAND] * (len(sizes) - 1)]
