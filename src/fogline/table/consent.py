"""What needs the others: taking back something that was learnt from, and standing still."""

from __future__ import annotations

from collections import Counter

import msgspec

from fogline.core import controls
from fogline.core.errors import IllegalAction, Refusal
from fogline.table.core import Table
from fogline.table.messages import Wish, WouldUndo
from fogline.table.running import Running


async def undo(running: Running, person: str, seat: int, token: str) -> None:
    """Take the seat's last action back at once where that is free; else ask the others."""
    reason = running.in_play(person, seat).undo_refusal(seat)
    if reason is None:
        await running.take_back(seat, token)
    elif reason.code == "undo-nothing":
        raise IllegalAction("undo-nothing", None, reason.params)
    else:
        await _wish_for(running, Wish(what="undo", person=person, seat=seat), token)


def undoing(running: Running, table: Table, seat: int) -> WouldUndo | None:
    """What an undo of the seat's last action would do, and whom it would need; None where there is nothing."""
    entries = table.to_undo(seat)
    if not entries:
        return None
    reason, person = table.undo_refusal(seat), running.setup.chairs[seat].person
    return WouldUndo(
        since=running.derived.visible.first_of(seat, table.standing[-len(entries)]),
        back=dict(Counter(entry.who for entry in entries if isinstance(entry.who, int))),
        redrawn=any(entry.who == "chance" for entry in entries),
        asks=() if reason is None else tuple(one for one in running.deciders() if one != person),
    )


async def pause(running: Running, person: str, token: str) -> None:
    """Ask the others to let the table stand still."""
    _check_plays(running, person)
    if running.derived.paused:
        raise Refusal("paused")
    await _wish_for(running, Wish(what="pause", person=person), token)


async def resume(running: Running, person: str, token: str) -> None:
    """Go on; anybody who plays may say so."""
    _check_plays(running, person)
    if not running.derived.paused:
        raise Refusal("not-paused")
    await running.note(controls.Resume(), token)


async def agree(running: Running, person: str, yes: bool, token: str) -> None:
    """Say yes or no to what another asked for; one no is enough."""
    _check_plays(running, person)
    wish = running.wish
    if wish is None or person in (wish.person, *wish.agreed):
        raise Refusal("nothing-asked")
    await _consider(running, msgspec.structs.replace(wish, agreed=(*wish.agreed, person)) if yes else None, token)


async def grant(running: Running) -> None:
    """Do what was wished for, where all who still play have agreed: somebody who had not may play no more."""
    if running.wish is not None and _is_agreed(running, running.wish):
        await _fulfil(running, running.wish, None)


async def _wish_for(running: Running, wish: Wish, token: str) -> None:
    if running.wish is not None:
        raise Refusal("wish-open")
    await _consider(running, wish, token)


async def _consider(running: Running, wish: Wish | None, token: str) -> None:
    """Do what is wished for, or, as long as others must agree, say that it is."""
    if wish is not None and _is_agreed(running, wish):
        await _fulfil(running, wish, token)
    else:
        running.wish = wish
        running.tell_status()


def _is_agreed(running: Running, wish: Wish) -> bool:
    return not set(running.deciders()) - {wish.person, *wish.agreed}


async def _fulfil(running: Running, wish: Wish, token: str | None) -> None:
    if wish.seat is None:
        await running.note(controls.Pause(), token)
    else:
        await running.take_back(wish.seat, token)


def _check_plays(running: Running, person: str) -> None:
    running.playing()
    if person not in running.deciders():
        raise Refusal("not-seated")
