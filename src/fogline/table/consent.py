"""What needs the others: taking back something that was learnt from, and standing still."""

from __future__ import annotations

import msgspec

from fogline.core.errors import IllegalAction, Refusal
from fogline.table.messages import Wish
from fogline.table.running import Running


async def undo(running: Running, person: str, seat: int, token: str) -> None:
    """Take the seat's last action back at once where that is free; else ask the others."""
    table = running.in_play(person, seat)
    reason = table.undo_refusal(seat)
    if reason is None:
        await running.take_back(table, seat, token)
    elif reason.code == "undo-nothing":
        raise IllegalAction("undo-nothing", None, reason.params)
    else:
        await _wish_for(running, Wish(what="undo", person=person, seat=seat), token)


async def pause(running: Running, person: str, token: str) -> None:
    """Ask the others to let the table stand still."""
    _check_plays(running, person)
    if running.story.paused:
        raise Refusal("paused")
    await _wish_for(running, Wish(what="pause", person=person), token)


async def resume(running: Running, person: str, token: str) -> None:
    """Go on; anybody who plays may say so."""
    table = running.playing()
    _check_plays(running, person)
    if not running.story.paused:
        raise Refusal("not-paused")
    await running.note(table, "resume", token)


async def agree(running: Running, person: str, yes: bool, token: str) -> None:
    """Say yes or no to what another asked for; one no is enough."""
    _check_plays(running, person)
    wish = running.wish
    if wish is None or person in (wish.person, *wish.agreed):
        raise Refusal("nothing-asked")
    running.wish = msgspec.structs.replace(wish, agreed=(*wish.agreed, person)) if yes else None
    if not await grant(running, token):
        running.tell_status()


async def grant(running: Running, token: str | None = None) -> bool:
    """Do what was wished for, once all who still play have agreed; says whether it was done."""
    wish, table = running.wish, running.table
    if wish is None or table is None or set(running.deciders()) - {wish.person, *wish.agreed}:
        return False
    running.wish = None
    if wish.seat is None:
        await running.note(table, "pause", token)
    else:
        await running.take_back(table, wish.seat, token)
    return True


async def _wish_for(running: Running, wish: Wish, token: str) -> None:
    if running.wish is not None:
        raise Refusal("wish-open")
    running.wish = wish
    if not await grant(running, token):
        running.tell_status()


def _check_plays(running: Running, person: str) -> None:
    running.playing()
    if person not in running.deciders():
        raise Refusal("not-seated")
