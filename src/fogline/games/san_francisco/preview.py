"""What actions would change (one action, or a whole turn from taking a column to its last card), also in sentences."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fogline.core.game import Change, Preview
from fogline.core.message import Argument, Halves, Message, Part, Seat
from fogline.core.outcome import Outcome
from fogline.games.san_francisco.messages import card_message, space_message
from fogline.games.san_francisco.meta import PREFIX


class Built(msgspec.Struct, frozen=True):
    """A card that would be built."""

    card: str
    """Its code; ``value4`` and ``depot`` are the bonus cards."""
    space: str
    """Where it would lie."""


class Raised(msgspec.Struct, frozen=True):
    """A skyscraper that would be built, with its arithmetic (SF-5.6)."""

    space: str
    """Its foundation."""
    around: int
    """What the foundation's neighbours are worth at that moment."""
    requirement: int
    """What they must be worth: 7, less the coasts."""
    coasts: int
    """Coast cards in the city at that moment."""


class Waiting(msgspec.Struct, frozen=True):
    """A foundation that would still have no skyscraper."""

    space: str
    """Where it lies."""
    new: bool
    """Whether it would be built only now."""
    around: Change
    """What its neighbours are worth."""
    requirement: Change
    """What they must be worth (SF-5.6)."""


class RankingChange(msgspec.Struct, frozen=True):
    """A district or the trams, scored before and after (SF-9.1 to SF-9.4)."""

    code: str
    """The district's colour, or ``trams``."""
    totals: tuple[Change, ...]
    """The total that is ranked, for each seat."""
    places: tuple[Change, ...]
    """The place, 1 for the first, for each seat."""
    halves: tuple[Change, ...]
    """What the place's advantage token brings, in halves, for each seat (SF-9.5)."""


class Reach(msgspec.Struct, frozen=True):
    """A column, and who has few enough contracts to take it (SF-3.3)."""

    column: str
    """a, b or c."""
    cards: Change
    """Cards in it."""
    before: tuple[int, ...]
    """The seats that could take it before."""
    after: tuple[int, ...]
    """The seats that could take it after, each on its own turn."""


class SanFranciscoPreview(Preview, frozen=True, kw_only=True):
    """What a sequence of actions would change.

    Places and points are those of a game that ended on this turn, before and after alike: who breaks the last ties
    (SF-9.4) then doesn't hide what the actions do.
    """

    seat: int
    """Who would act."""
    placed: tuple[str, str] | None
    """The card that would be laid in a column (SF-3.1), and the column."""
    built: tuple[Built, ...]
    """Cards laid in the city, bonus cards too, in order."""
    discarded: tuple[str, ...]
    """Taken cards that would go to the box, in order."""
    hand: tuple[str, ...]
    """Taken cards still to be built."""
    unbuilt: int
    """Taken cards that would go to the box because the game ends (SF-8.2)."""
    trams: tuple[str, ...]
    """Spaces that get a tram (SF-5.4)."""
    squares: tuple[str, ...]
    """Squares that become worth 4 (SF-5.5), those laid beside a tram too."""
    skyscrapers: tuple[Raised, ...]
    """Skyscrapers that are built."""
    foundations: tuple[Waiting, ...]
    """Foundations of this city that wait for their skyscraper afterwards."""
    rankings: tuple[RankingChange, ...]
    """The five districts from the top, and the trams."""
    completions: tuple[str, ...]
    """The letters of the districts whose completion token is gained (SF-5.3)."""
    bonuses_earned: tuple[str, ...]
    """The letters of the districts whose bonus is earned (SF-7.1)."""
    bonuses_lost: tuple[str, ...]
    """The letters of the districts whose bonus is lost (SF-7.2)."""
    bonuses_taken: tuple[str, ...]
    """The kinds of bonus taken."""
    bonus_choices: tuple[str, ...]
    """The kinds of bonus between which must be chosen next; empty where none is to be taken."""
    medal_before: int | None
    """Who holds the master builder medal before."""
    medal: int | None
    """Who holds it after (SF-5.7)."""
    contracts: tuple[Change, ...]
    """Contracts of each seat."""
    everyone_returns: bool
    """Whether everyone returns a contract (SF-4.1)."""
    foundation_tokens: Change
    """Foundation tokens left."""
    reach: tuple[Reach, ...]
    """The three columns."""
    points: tuple[Change, ...]
    """Victory points of each seat, in halves."""
    outcome: Outcome | None
    """How the game would end; None where it goes on."""

    def messages(self) -> tuple[Message, ...]:
        return tuple(_sentences(self))


def _sentences(preview: SanFranciscoPreview) -> Iterator[Message]:
    """The consequences that are any, in the order in which the rules bring them (SF-5.8)."""
    yield from _cards(preview)
    yield from _city(preview)
    yield from _rankings(preview)
    yield from _tokens(preview)
    yield from _contracts(preview)
    yield from _points(preview)
    if preview.outcome is not None:
        yield Message("sf-preview-end", {"ending": preview.outcome.message(PREFIX)})
    if preview.reveals:
        yield Message("preview-reveals")
    if preview.refusal is not None:
        arguments: dict[str, Argument] = {"action": preview.actions[-1], "reason": preview.refusal.message()}
        yield Message("preview-refused", arguments)


def _cards(preview: SanFranciscoPreview) -> Iterator[Message]:
    if preview.placed is not None:
        card, column = preview.placed
        yield Message("sf-preview-placed", {"card": card_message(card), "column": column.upper()})
    for built in preview.built:
        yield Message("sf-preview-built", {"card": card_message(built.card), "space": space_message(built.space)})
    if preview.discarded:
        yield Message("sf-preview-discarded", {"cards": [card_message(card) for card in preview.discarded]})
    if preview.hand:
        yield Message("sf-preview-hand", {"cards": [card_message(card) for card in preview.hand]})


def _city(preview: SanFranciscoPreview) -> Iterator[Message]:
    if preview.trams:
        yield Message("sf-preview-trams", {"spaces": [space_message(space) for space in preview.trams]})
    if preview.squares:
        yield Message("sf-preview-squares", {"spaces": [space_message(space) for space in preview.squares]})
    for raised in preview.skyscrapers:
        yield Message(
            "sf-preview-skyscraper",
            {
                "space": space_message(raised.space),
                "around": raised.around,
                "requirement": raised.requirement,
                "coasts": raised.coasts,
            },
        )
    for waiting in preview.foundations:
        arguments: dict[str, Argument] = {
            "space": space_message(waiting.space),
            "around": waiting.around.after,
            "requirement": waiting.requirement.after,
        }
        if waiting.new:
            yield Message("sf-preview-foundation-new", arguments)
        elif waiting.around.before != waiting.around.after or waiting.requirement.before != waiting.requirement.after:
            before = {"around-before": waiting.around.before, "requirement-before": waiting.requirement.before}
            yield Message("sf-preview-foundation", {**arguments, **before})


def _rankings(preview: SanFranciscoPreview) -> Iterator[Message]:
    """The rankings in which the player's total grows, anybody's place changes, or a token comes to the player."""
    for one in preview.rankings:
        total, place = one.totals[preview.seat], one.places[preview.seat]
        if not _changes(total) and not any(map(_changes, one.places)):
            if _changes(one.halves[preview.seat]):
                yield Message("sf-preview-ranking-token", {"ranking": Message(f"sf-sheet-{one.code}")})
            continue
        if _changes(place):
            name = "sf-preview-ranking" if _changes(total) else "sf-preview-ranking-tie"
        else:
            name = "sf-preview-ranking-stays"
        line = Message(
            name,
            {
                "ranking": Message(f"sf-sheet-{one.code}"),
                "before": total.before,
                "after": total.after,
                "place-before": _place(place.before),
                "place": _place(place.after),
            },
        )
        others: list[Part] = [
            Message(
                "sf-preview-passed",
                {"seat": Seat(seat), "place-before": _place(other.before), "place": _place(other.after)},
            )
            for seat, other in enumerate(one.places)
            if seat != preview.seat and _changes(other)
        ]
        yield Message("sf-preview-ranking-others", {"line": line, "others": others}) if others else line


def _tokens(preview: SanFranciscoPreview) -> Iterator[Message]:
    if preview.medal is not None and preview.medal != preview.medal_before:
        if preview.medal_before is None:
            yield Message("sf-preview-medal-first")
        else:
            yield Message("sf-preview-medal", {"former": Seat(preview.medal_before)})
    for row in preview.completions:
        yield Message("sf-preview-completion", {"row": Message(f"sf-row-{row}")})
    for row in preview.bonuses_earned:
        yield Message("sf-preview-bonus-earned", {"row": Message(f"sf-row-{row}")})
    for bonus in preview.bonuses_taken:
        yield Message("sf-preview-bonus-taken", {"bonus": Message(f"sf-bonus-{bonus}")})
    for row in preview.bonuses_lost:
        yield Message("sf-preview-bonus-lost", {"row": Message(f"sf-row-{row}")})
    if preview.bonus_choices:
        choices: list[Part] = [Message(f"sf-bonus-{bonus}") for bonus in preview.bonus_choices]
        yield Message("sf-preview-bonus-choices", {"bonuses": choices})
    if _changes(preview.foundation_tokens):
        yield Message("sf-preview-foundation-tokens", {"left": preview.foundation_tokens.after})


def _contracts(preview: SanFranciscoPreview) -> Iterator[Message]:
    own = preview.contracts[preview.seat]
    if preview.everyone_returns:
        yield Message("sf-preview-everyone-returns", {"contracts": own.after})
    elif _changes(own):
        yield Message("sf-preview-contracts", {"before": own.before, "contracts": own.after})
    for reach in preview.reach:
        # SF-4.1: somebody is always without a contract, so a column with cards is always within somebody's reach.
        if reach.before != reach.after and reach.cards.after and preview.outcome is None:
            arguments: dict[str, Argument] = {
                "column": reach.column.upper(),
                "cards": reach.cards.after,
                "seats": [Seat(seat) for seat in reach.after],
            }
            yield Message("sf-preview-reach", arguments)


def _points(preview: SanFranciscoPreview) -> Iterator[Message]:
    for seat, points in enumerate(preview.points):
        if _changes(points):
            arguments: dict[str, Argument] = {"before": Halves(points.before), "points": Halves(points.after)}
            if seat == preview.seat:
                yield Message("sf-preview-points", arguments)
            else:
                yield Message("sf-preview-points-other", {**arguments, "seat": Seat(seat)})


def _changes(number: Change) -> bool:
    return number.before != number.after


def _place(place: int) -> Message:
    return Message("place", {"place": place})
