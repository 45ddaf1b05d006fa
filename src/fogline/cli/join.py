"""`fogline play --join` and `fogline watch`: tables far away, in this terminal."""

from __future__ import annotations

from fogline import games
from fogline.cli.connection import Connection, Inbox, fetch
from fogline.cli.console import Complaint, out, say
from fogline.cli.identity import Identity, Link, identity_of, parse_link, recall, remember
from fogline.cli.online import Online, sit_down
from fogline.cli.screen import Quit
from fogline.cli.typed import typed_line
from fogline.core.errors import Refusal
from fogline.core.game import Game
from fogline.server import bodies
from fogline.server.bodies import NewPerson
from fogline.server.calls import ACCEPT, DATA, ME, NEW_PERSON, TABLE


def visit(text: str, name: str | None, *, play: bool) -> None:
    """Go to a table; with `play`, sit down there. Ctrl-C leaves it, and the game goes on."""
    link = parse_link(text)
    try:
        me = _somebody(link.service, name or "") if play or link.invitation else _known(link.service)
        table = _find(link, me)
        game = _game(link.service, table, me)
    except OSError as error:
        raise Complaint("cli-no-service", service=link.service, reason=str(error)) from error
    inbox = Inbox()
    with Connection(link.service, me.secret if me else None, inbox) as connection:
        connection.watch(table)
        if play and me is not None:
            sit_down(connection, me.id)
        try:
            with typed_line(inbox) as line:
                Online(game, connection, inbox, me.id if me else None, line).run()
        except (Quit, KeyboardInterrupt):
            out.print()
            out.print(say("cli-online-left", link=text) if play else say("cli-online-watched"), soft_wrap=True)


def _somebody(service: str, name: str) -> Identity:
    """Who one was here the last time, if the service still knows; else somebody new."""
    known = _known(service)
    if known is not None and name in ("", known.name):
        return known
    made = identity_of(fetch(service, NEW_PERSON, NewPerson(name or _ask_name())))
    remember(service, made)
    return made


def _known(service: str) -> Identity | None:
    """Who one was here the last time; None where the service has forgotten."""
    known = recall(service)
    try:
        if known is not None:
            fetch(service, ME, secret=known.secret)
    except Refusal as refusal:
        if refusal.code != "wrong-secret":
            raise
        return None
    return known


def _ask_name() -> str:
    try:
        return out.input(say("cli-online-name")).strip()
    except EOFError:
        raise Complaint("cli-online-no-name") from None


def _find(link: Link, me: Identity | None) -> str:
    if link.table is not None:
        return link.table
    assert link.invitation is not None  # a link leads to a table or invites to one
    return fetch(link.service, ACCEPT, bodies.Link(link.invitation), secret=me.secret if me else None).table


def _game(service: str, table: str, me: Identity | None) -> Game:
    """The table's game, with its own deck or map."""
    secret = me.secret if me else None
    info = fetch(service, TABLE, name=table, secret=secret)
    data = None if info.data is None else fetch(service, DATA, name=table, secret=secret)
    return games.game_class(info.game).of_content(info.options, data, rules=info.rules)
