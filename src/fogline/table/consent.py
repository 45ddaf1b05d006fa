"""What needs the others: taking back something that was learnt from, standing still, and removing somebody."""

from __future__ import annotations

from collections import Counter

import msgspec

from fogline.core import controls
from fogline.core.errors import IllegalAction, Refusal
from fogline.core.message import Seat
from fogline.table.core import Table
from fogline.table.messages import Wish, WouldUndo
from fogline.table.running import Running
from fogline.table.seats import chair_of


async def undo(running: Running, person: str, seat: int, token: str) -> None:
    """Take the seat's last action back at once where that is free; else ask the others."""
    table = running.in_play(person, seat)
    reason = table.undo_refusal(seat)
    if reason is not None and reason.code == "undo-nothing":
        raise IllegalAction("undo-nothing", None, reason.params)
    if _is_free(running, table, seat):
        await running.take_back(seat, token)
    else:
        _check_may_ask(running, person, seat)
        await _wish_for(running, Wish(what="undo", person=person, seat=seat), token)


def undoing(running: Running, table: Table, seat: int) -> WouldUndo | None:
    """What an undo of the seat's last action would do, and whom it would need; None where there is nothing."""
    entries = table.to_undo(seat)
    if not entries:
        return None
    person = running.setup.chairs[seat].person or ""
    wish = Wish(what="undo", person=person, seat=seat)
    return WouldUndo(
        since=running.derived.visible.first_of(seat, table.standing[-len(entries)]),
        back=dict(Counter(entry.who for entry in entries if isinstance(entry.who, int))),
        redrawn=any(entry.who == "chance" for entry in entries),
        asks=() if _is_free(running, table, seat) else tuple(_asked(running, wish)),
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


async def remove(running: Running, person: str, seat: int, token: str) -> None:
    """Ask the others who are there to let a bot finish somebody's seat."""
    _check_plays(running, person)
    chair = chair_of(running.setup, seat)
    if chair.person is None or chair.person == person or seat in running.derived.left:
        raise Refusal("not-a-person", None, {"seat": Seat(seat)})
    wish = Wish(what="remove", person=person, seat=seat)
    if ("remove", seat) in running.refused:
        raise Refusal("remove-refused")
    if not _asked(running, wish) and running.watchers.is_present(chair.person):
        raise Refusal("remove-alone", None, {"seat": Seat(seat)})
    await _wish_for(running, wish, token)


async def agree(running: Running, person: str, yes: bool, token: str) -> None:
    """Say yes or no to what another asked for; one no is enough. Who asked for it may take it back."""
    _check_plays(running, person)
    wish = running.wish
    if wish is not None and person == wish.person and not yes:
        _turn_down(running, wish)
        return
    if wish is None or person not in set(_asked(running, wish)) - set(wish.agreed):
        raise Refusal("nothing-asked")
    if yes:
        await _consider(running, msgspec.structs.replace(wish, agreed=(*wish.agreed, person)), token)
    else:
        _turn_down(running, wish)


def leave(running: Running, person: str) -> None:
    """Somebody is no longer there: who was asked about an undo or a removal and has not answered has said no."""
    wish = running.wish
    if wish is None or wish.seat is None or person in (wish.person, *wish.agreed):
        return
    if person in (_whom_it_needs(running, wish) if wish.what == "remove" else _asked(running, wish)):
        _turn_down(running, wish)


async def grant(running: Running) -> None:
    """Do what was wished for, where all who still play have agreed: somebody who had not may play no more."""
    if running.wish is not None and _is_agreed(running, running.wish):
        await _fulfil(running, running.wish, None)


async def _wish_for(running: Running, wish: Wish, token: str) -> None:
    if running.wish is not None:
        raise Refusal("wish-open")
    await _consider(running, wish, token)


async def _consider(running: Running, wish: Wish, token: str) -> None:
    """Do what is wished for, or, as long as others must agree, say that it is."""
    if _is_agreed(running, wish):
        await _fulfil(running, wish, token)
    else:
        running.wish = wish
        running.tell_status()


def _turn_down(running: Running, wish: Wish) -> None:
    """One no is enough, and it stands until something happens at the table."""
    running.wish = None
    if wish.seat is not None:
        running.refused.add((wish.what, wish.seat))
    running.tell_status()


def _is_agreed(running: Running, wish: Wish) -> bool:
    if wish.what == "remove" and not wish.agreed and running.watchers.is_present(_target(running, wish)):
        return False  # nobody removes alone somebody who is there
    return not set(_asked(running, wish)) - set(wish.agreed)


def _asked(running: Running, wish: Wish) -> list[str]:
    """Whose yes a wish needs; to remove somebody, of those only who are there."""
    needed = _whom_it_needs(running, wish)
    return [one for one in needed if wish.what != "remove" or running.watchers.is_present(one)]


def _whom_it_needs(running: Running, wish: Wish) -> list[str]:
    """All who still play and, for an undo, whoever made a part of what goes back; nobody is asked about themselves."""
    makers = [] if wish.seat is None or wish.what != "undo" else running.makers(wish.seat).values()
    target = _target(running, wish)
    return [one for one in dict.fromkeys([*running.deciders(), *makers]) if one not in (wish.person, target)]


def _target(running: Running, wish: Wish) -> str | None:
    """The person who would be removed."""
    return running.setup.chairs[wish.seat].person if wish.what == "remove" and wish.seat is not None else None


def _is_free(running: Running, table: Table, seat: int) -> bool:
    """Whether an undo needs nobody. What a bot did for a seat isn't its owner's: a clock would count for nothing."""
    return table.undo_refusal(seat) is None and table.standing[-1] not in running.derived.stood_in


def _check_may_ask(running: Running, person: str, seat: int) -> None:
    """Nobody's moves go back without them: they must be there to be asked, and are asked once."""
    if ("undo", seat) in running.refused:
        raise Refusal("undo-refused")
    for other, maker in running.makers(seat).items():
        if maker != person and not running.watchers.is_present(maker):
            raise Refusal("undo-absent", None, {"seat": Seat(other)})


async def _fulfil(running: Running, wish: Wish, token: str | None) -> None:
    if wish.seat is None:
        await running.note(controls.Pause(), token)
    elif wish.what == "remove":
        await running.remove(wish.seat, token)
    else:
        await running.take_back(wish.seat, token)


def _check_plays(running: Running, person: str) -> None:
    running.playing()
    if person not in running.deciders():
        raise Refusal("not-seated")
