"""A view in sentences, and what the viewer may do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fogline.core.message import Argument, Halves, Message, Part, Seat
from fogline.games.san_francisco.components import DEPOT_CARD, DISTRICTS, LETTERS, VALUE_CARD, parse_code
from fogline.games.san_francisco.messages import card_message
from fogline.games.san_francisco.meta import BONUSES, PREFIX
from fogline.games.san_francisco.state import foundation_tokens
from fogline.games.san_francisco.view import CardView, CityView, SanFranciscoView

_BONUS_CARD_VALUES: Final = {VALUE_CARD: 4, DEPOT_CARD: 0}


def prompt(view: SanFranciscoView) -> Message:
    """What the viewer may do now, or who must decide."""
    if view.outcome is not None:
        return view.outcome.message(PREFIX)
    if view.turn is None:
        return Message("sf-prompt-first")
    if view.seat != view.turn:
        return Message(f"sf-prompt-{view.phase}-other", {"seat": Seat(view.turn), **_hand(view)})
    match view.phase:
        case "turn":
            return _prompt_turn(view)
        case "bonus":
            return _prompt_bonus(view)
        case "build":
            return _with_token(view, Message("sf-prompt-build", _hand(view)))
        case "end":
            return Message("sf-prompt-end", {"contracts": view.cities[view.seat].contracts})
        case "draw" | "lay":
            return Message(f"sf-prompt-{view.phase}", _hand(view))
    raise AssertionError(f"no phase of this game: {view.phase}")


def _hand(view: SanFranciscoView) -> dict[str, Argument]:
    return {"cards": [card_message(card) for card in view.hand]}


def _prompt_turn(view: SanFranciscoView) -> Message:
    """SF-3: draw, or take a column; SF-3.6: without a deck, perhaps only after using the token."""
    contracts = view.cities[view.seat].contracts
    columns: list[Part] = [name.upper() for name, cards in view.columns.items() if contracts < len(cards)]
    if columns:
        return _with_token(
            view, Message("sf-prompt-turn" if view.deck_size else "sf-prompt-turn-take", {"columns": columns})
        )
    return _with_token(view, Message("sf-prompt-turn-draw")) if view.deck_size else Message("sf-prompt-turn-return")


def _with_token(view: SanFranciscoView, message: Message) -> Message:
    """SF-4.2: the discard-contracts token may be used as well."""
    city = view.cities[view.seat]
    if not city.return_tokens or not city.contracts:
        return message
    return Message("sf-prompt-token", {"prompt": message})


def _prompt_bonus(view: SanFranciscoView) -> Message:
    """SF-7.2: the district's bonus, or the tracks token."""
    row = view.bonus_row or ""
    bonuses: list[Part] = [Message(f"sf-bonus-{bonus}") for bonus in bonus_choices(view)]
    return Message("sf-prompt-bonus", {"row": Message(f"sf-row-{row}"), "bonuses": bonuses})


def bonus_choices(view: SanFranciscoView) -> tuple[str, ...]:
    """SF-7.2: the kinds of bonus that can be taken and used now; none where no bonus is to be taken."""
    if view.bonus_row is None or view.turn is None:
        return ()
    rows = view.cities[view.turn].rows
    own = BONUSES[LETTERS.index(view.bonus_row)]
    has_room = any(len(row) < 5 for row in rows)
    lacks_tracks = any(not card.tracks for row in rows for card in row)
    usable = {own: has_room or own not in ("value", "depot"), "tracks": lacks_tracks}
    return tuple(bonus for bonus, use in usable.items() if use and view.supply[bonus])


def describe(view: SanFranciscoView) -> tuple[Message, ...]:
    """The whole table in sentences: enough to play by, without a picture."""
    return tuple(_sentences(view))


def _sentences(view: SanFranciscoView) -> Iterator[Message]:
    yield Message("sf-describe-players", {"seats": [Seat(seat) for seat in range(view.players)]})
    yield prompt(view)
    if view.hand:
        yield Message("sf-describe-hand", {"cards": [_coded(card) for card in view.hand]})
    if view.outcome is None:
        yield from _market(view)
    for seat in range(view.players):
        yield from _city(view, seat)
    if view.outcome is None:
        yield from _rankings(view)
    else:
        yield from (standing.message(PREFIX) for standing in view.outcome.standings)
        for sheet in view.outcome.sheets:
            yield Message("sf-describe-sheet", {"seat": Seat(sheet.seat), "points": Halves(sheet.halves)})
            yield from (line.message(PREFIX) for line in sheet.lines)


def _coded(card: str) -> Message:
    """A card with its code, as it is typed."""
    return Message("sf-describe-coded", {"card": card_message(card), "code": card})


def _market(view: SanFranciscoView) -> Iterator[Message]:
    for name, cards in view.columns.items():
        takers: list[Part] = [Seat(seat) for seat, city in enumerate(view.cities) if city.contracts < len(cards)]
        arguments: dict[str, Argument] = {
            "column": name.upper(),
            "cards": [_coded(card) for card in cards],
            "seats": takers,
        }
        if not cards:
            yield Message("sf-describe-column-empty", {"column": name.upper()})
        else:
            yield Message("sf-describe-column", arguments)
    tokens: dict[str, Argument] = {"left": view.foundation_tokens, "all": foundation_tokens(view.players)}
    yield Message("sf-describe-foundation-tokens", tokens)
    foundations = sum(count for card, count in view.deck.items() if parse_code(card).foundation)
    deck: dict[str, Argument] = {"cards": view.deck_size, "foundations": foundations, "box": sum(view.box.values())}
    yield Message("sf-describe-deck", deck)
    yield Message("sf-describe-supply", {"bonuses": [_supply(bonus, left) for bonus, left in view.supply.items()]})
    held = "".join(city.completions for city in view.cities)
    rows: list[Part] = [Message(f"sf-row-{row}") for row in LETTERS[:5] if row not in held]
    yield Message("sf-describe-completions", {"rows": rows})
    if view.medal is None:
        yield Message("sf-describe-no-medal")


def _supply(bonus: str, left: int) -> Message:
    return Message("sf-describe-bonus", {"bonus": Message(f"sf-bonus-{bonus}"), "left": left})


def _city(view: SanFranciscoView, seat: int) -> Iterator[Message]:
    city = view.cities[seat]
    arguments: dict[str, Argument] = {
        "seat": Seat(seat),
        "points": Halves(city.halves),
        "contracts": city.contracts,
        "trams": city.trams,
        "skyscrapers": city.skyscrapers,
    }
    yield Message("sf-describe-city-own" if seat == view.seat else "sf-describe-city", arguments)
    tokens: list[Part] = list(_tokens(view, seat))
    if tokens:
        yield Message("sf-describe-tokens", {"tokens": tokens})
    for row, cards in enumerate(city.rows):
        district: dict[str, Argument] = {
            "district": Message(f"sf-sheet-{DISTRICTS[row]}"),
            "value": city.values[row],
        }
        if not cards:
            yield Message("sf-describe-row-empty", district)
            continue
        laid: list[Part] = [_laid(city, row, column) for column in range(len(cards))]
        yield Message("sf-describe-row", {**district, "cards": laid, "free": 5 - len(cards)})


def _tokens(view: SanFranciscoView, seat: int) -> Iterator[Part]:
    """What lies beside a city."""
    city = view.cities[seat]
    if view.medal == seat:
        yield Message("sf-describe-medal")
    yield from (Message("sf-describe-completion", {"row": Message(f"sf-row-{row}")}) for row in city.completions)
    yield from (Message("sf-bonus-vp") for _ in range(city.vp_tokens))
    yield from (Message("sf-bonus-return") for _ in range(city.return_tokens))


def _laid(city: CityView, row: int, column: int) -> Message:
    """A card in a city, with what it has become."""
    laid = city.rows[row][column]
    arguments: dict[str, Argument] = {"column": column + 1, "card": card_message(laid.card)}
    notes: list[Part] = list(_notes(city, laid, f"{LETTERS[row]}{column + 1}"))
    return (
        Message("sf-describe-card", {**arguments, "notes": notes})
        if notes
        else Message("sf-describe-card-plain", arguments)
    )


def _notes(city: CityView, laid: CardView, space: str) -> Iterator[Part]:
    if laid.value != _printed_value(laid.card):
        yield Message("sf-note-worth", {"value": laid.value})
    if laid.plus:
        yield Message("sf-note-plus", {"count": laid.plus})
    if laid.tracks_token:
        yield Message("sf-note-tracks")
    if laid.tram:
        yield Message("sf-note-tram")
    if laid.skyscraper:
        yield Message("sf-note-skyscraper")
    if space in city.foundations:
        yield Message("sf-note-waiting", {"around": city.foundations[space], "requirement": city.requirement})


def _printed_value(card: str) -> int:
    return _BONUS_CARD_VALUES[card] if card in _BONUS_CARD_VALUES else parse_code(card).value


def _rankings(view: SanFranciscoView) -> Iterator[Message]:
    """SF-9.1: who is ahead in each district and in trams."""
    for name, order in view.rankings.items():
        seats: list[Part] = [
            Message("sf-describe-ranked", {"seat": Seat(seat), "total": _total(view.cities[seat], name)})
            for seat in order
        ]
        yield Message("sf-describe-ranking", {"ranking": Message(f"sf-sheet-{name}"), "seats": seats})


def _total(city: CityView, name: str) -> int:
    return city.values[DISTRICTS.index(name)] if name in DISTRICTS else city.trams
