"""What actions would change (one action, or a whole turn), also in sentences."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fogline.core.game import Change, Preview
from fogline.core.message import Argument, Message
from fogline.games.ticket_to_ride.messages import card_message, line_message, symbol_message, ticket_message
from fogline.games.ticket_to_ride.ticket_distance import TicketDistance


class TicketChange(msgspec.Struct, frozen=True):
    """One of the player's tickets, or one that would be kept."""

    before: TicketDistance
    """How far it is now."""
    after: TicketDistance
    """How far it would be."""
    new: bool
    """Whether it would be kept only now."""


class TicketToRidePreview(Preview, frozen=True, kw_only=True):
    """What a sequence of actions would change, as far as the player can know."""

    seat: int
    """Who would act."""
    taken: tuple[str, ...]
    """Face-up cards that would be taken."""
    blind: int
    """Cards that would be drawn blind."""
    drawn: bool
    """Whether tickets would be drawn (TT-3.12)."""
    line: str | None
    """The line that would be claimed."""
    gained: int
    """Points for that line (TT-3.10)."""
    spent: dict[str, int]
    """Cards that would be paid."""
    cars: Change
    """Cable cars left."""
    points: Change
    """The player's points, were the game scored before and after."""
    symbols: tuple[str, ...]
    """Tourist tokens that would be taken (TT-3.11)."""
    choices: tuple[str, ...]
    """Tourist symbols between which must be chosen next."""
    tickets: tuple[TicketChange, ...]
    """The player's tickets afterwards."""
    next: str
    """What comes next: the name of a phase."""
    last_round: bool
    """Whether this begins the last round (TT-4.1)."""
    ends: bool
    """Whether this ends the game."""

    def messages(self) -> tuple[Message, ...]:
        return tuple(_sentences(self))


def _sentences(preview: TicketToRidePreview) -> Iterator[Message]:
    """The consequences that are any, in the order in which the rules bring them."""
    yield from _cards(preview)
    yield from _claim(preview)
    yield from _tickets(preview)
    if preview.points.before != preview.points.after:
        yield Message("tt-preview-points", {"before": preview.points.before, "after": preview.points.after})
    if preview.last_round:
        yield Message("tt-preview-last-round", {"cars": preview.cars.after})
    if preview.ends:
        yield Message("tt-preview-ends")
    if preview.reveals:
        yield Message("preview-reveals")
    if preview.refusal is not None:
        arguments: dict[str, Argument] = {"action": preview.actions[-1], "reason": preview.refusal.message()}
        yield Message("preview-refused", arguments)


def _cards(preview: TicketToRidePreview) -> Iterator[Message]:
    for card in preview.taken:
        yield Message("tt-preview-taken", {"card": card_message(card)})
    if preview.blind:
        yield Message("tt-preview-blind", {"cards": preview.blind})
    if (preview.taken or preview.blind) and preview.next == "second":
        yield Message("tt-preview-second")
    if preview.drawn:
        yield Message("tt-preview-tickets")


def _claim(preview: TicketToRidePreview) -> Iterator[Message]:
    if preview.line is not None:
        arguments: dict[str, Argument] = {
            "line": line_message(preview.line),
            "points": preview.gained,
            "cards": [
                Message("tt-cards", {"count": count, "card": card_message(card)})
                for card, count in preview.spent.items()
            ],
        }
        yield Message("tt-preview-claim", arguments)
        yield Message("tt-preview-cars", {"cars": preview.cars.after})
    for symbol in preview.symbols:
        yield Message("tt-preview-tourist", {"symbol": symbol_message(symbol)})
    if preview.choices:
        yield Message("tt-preview-tourists", {"symbols": [symbol_message(symbol) for symbol in preview.choices]})


def _tickets(preview: TicketToRidePreview) -> Iterator[Message]:
    for change in preview.tickets:
        if change.new:
            yield distance_message(change.after)
        elif change.before.missing != change.after.missing:
            arguments: dict[str, Argument] = {
                "ticket": ticket_message(change.after.ticket),
                "points": change.after.points,
                "before": change.before.missing or 0,
                "missing": change.after.missing or 0,
            }
            yield Message("tt-preview-advanced" if change.after.missing else "tt-preview-completed", arguments)


def distance_message(distance: TicketDistance) -> Message:
    """A ticket, and what it still takes, in words."""
    arguments: dict[str, Argument] = {"ticket": ticket_message(distance.ticket), "points": distance.points}
    if distance.missing is None:
        return Message("tt-distance-impossible", arguments)
    if not distance.missing:
        return Message("tt-distance-completed", arguments)
    arguments["missing"] = distance.missing
    arguments["lines"] = [line_message(line) for line in distance.way]
    return Message("tt-distance-missing" if distance.enough else "tt-distance-cars", arguments)
