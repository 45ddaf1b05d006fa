"""The game's things in words: places, cards, lines, tickets, payments. Words themselves are in the Fluent texts."""

from __future__ import annotations

from collections.abc import Mapping

from fogline.core.message import Argument, Message, Name, Part


def place_message(location: str) -> Name:
    """A location, called by its name on the map."""
    return Name(location)


def symbol_message(symbol: str) -> Message:
    """A tourist symbol; one that only an owner's map knows is called as the map calls it."""
    return Message("tt-symbol", {"symbol": symbol})


def card_message(card: str) -> Message:
    """A kind of transport card."""
    return Message(f"tt-card-{card}")


def cards_message(cards: Mapping[str, int]) -> list[Part]:
    """Several cards, a kind at a time."""
    return [Message("tt-cards", {"count": count, "card": card_message(card)}) for card, count in cards.items()]


def line_message(line: str) -> Message:
    """A line by its name, ``pier39-lombard.2``."""
    ends, _, twin = line.partition(".")
    a, b = ends.split("-")
    arguments: dict[str, Argument] = {"a": place_message(a), "b": place_message(b)}
    return Message("tt-line-twin", {**arguments, "twin": int(twin)}) if twin else Message("tt-line", arguments)


def ticket_message(ticket: str) -> Message:
    """A ticket by its name, ``goldengate-potrero``."""
    a, b = ticket.split("-")
    return Message("tt-ticket", {"a": place_message(a), "b": place_message(b)})


def payment_message(colour: str, count: int | None, ferries: int) -> Message:
    """What a line is paid with; `count` cards of the colour, where their number is known."""
    if not colour:
        return Message("tt-pay-ferries", {"ferries": ferries})
    arguments: dict[str, Argument] = {"card": card_message(colour), "ferries": ferries}
    if count is not None:
        return Message("tt-pay-counted", {**arguments, "count": count})
    return Message("tt-pay-colour", arguments)
