"""The host's page as HTML. It needs no script, and nothing from elsewhere."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from html import escape

import msgspec

from fogline import games
from fogline.core.message import Argument, Message
from fogline.server.backups import Backup
from fogline.server.decisions import Decided
from fogline.server.storage import Counted, Owned
from fogline.texts import Texts


class TableRow(msgspec.Struct, frozen=True):
    """What a host sees of a table."""

    name: str
    game: str
    phase: str
    """``gathering``, ``playing`` or ``over``."""
    seats: tuple[str, ...]
    """Who sits there, by name."""
    watchers: int
    """Sockets that watch it."""
    touched: int

    @classmethod
    def of(cls, owned: Owned, watchers: int) -> TableRow:
        """A table in the store."""
        setup, over = owned.setup, owned.summary is not None and bool(owned.summary.places)
        phase = "over" if over else "gathering" if setup.started is None else "playing"
        seats = tuple(chair.name or "–" for chair in setup.chairs)
        return cls(owned.name, setup.game, phase, seats, watchers, owned.touched)


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the page."""

    fault: str
    damaged: list[str]
    counted: Counted | None
    backup: Backup | None
    open_tables: int
    sockets: int
    people: list[tuple[str, str, str, int]]
    """Who is here: name, id, address, sockets."""
    figures: Mapping[str, float]
    memory: int
    refusals: Mapping[str, int]
    answered: int
    ended: Mapping[str, int]
    tables: list[TableRow]
    decided: Decided


class Speaker:
    """Says the page's words in a language, and writes HTML around them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = Texts(language=language)

    def say(self, text: str, **arguments: Argument) -> str:
        """A text, escaped."""
        return escape(self._texts.say(Message(text, arguments)))

    def list(self, pairs: Iterable[tuple[str, str]]) -> str:
        """Names and what they are."""
        return "<dl>" + "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in pairs) + "</dl>"

    def form(self, action: str, token: str, inside: str, button: str, kind: str = "") -> str:
        """A form that does something."""
        hidden = f'<input type="hidden" name="token" value="{escape(token)}">'
        press = f'<button class="{kind}">{self.say(button)}</button>'
        return f'<form method="post" action="/admin/{action}">{hidden}{inside}{press}</form>'

    def field(self, label: str, name: str, more: str) -> str:
        """A field with its label."""
        return f'<label><span>{self.say(label)}</span><input name="{name}" {more}></label>'

    def page(self, body: str) -> str:
        """A whole document."""
        title = self.say("admin-title")
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8"><title>{title}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" '
            f'content="light dark"><link rel="stylesheet" href="/admin/style.css"></head><body>{body}</body></html>'
        )


def door(language: str, problem: str) -> str:
    """The page for who hasn't shown the password."""
    it = Speaker(language)
    said = f'<p class="bad" role="alert">{it.say(problem)}</p>' if problem else ""
    field = it.field("admin-password", "password", 'type="password" autocomplete="current-password" required autofocus')
    form = f'<form method="post" action="/admin/enter">{field}<button>{it.say("admin-enter")}</button></form>'
    return it.page(f'<main class="door"><h1>{it.say("admin-title")}</h1>{said}{form}</main>')


def house(language: str, token: str, facts: Facts, problem: str = "") -> str:
    """The page for the host."""
    it = Speaker(language)
    leave = it.form("leave", token, "", "admin-leave")
    said = f'<p class="bad" role="alert">{it.say(problem)}</p>' if problem else ""
    parts = [_state(it, facts), _decisions(it, token, facts.decided), _tables(it, token, facts), _people(it, facts)]
    return it.page(f"<header><h1>{it.say('admin-title')}</h1>{leave}</header><main>{said}{''.join(parts)}</main>")


def _state(it: Speaker, facts: Facts) -> str:
    """Load, storage, refusals."""
    fault = it.say(f"admin-fault-{facts.fault}") if facts.fault else it.say("admin-well")
    own = facts.figures
    load = [
        (it.say("admin-uptime"), _duration(own["uptime_seconds"])),
        (it.say("admin-sockets"), str(facts.sockets)),
        (it.say("admin-open-tables"), str(facts.open_tables)),
        (it.say("admin-memory"), _size(facts.memory)),
        (it.say("admin-processor"), _duration(own["processor_seconds"])),
        (it.say("admin-stall"), f"{own['loop_stall_seconds_max'] * 1000:.0f} ms"),
        (it.say("admin-stall-recent"), f"{own['loop_stall_seconds_recent'] * 1000:.0f} ms"),
    ]
    names = escape(", ".join(facts.damaged))
    damaged = f'<p class="bad">{it.say("admin-damaged")} {names}</p>' if names else ""
    kind = "bad" if facts.fault else "good"
    return (
        f'<section><h2>{it.say("admin-state")}</h2><p class="{kind}">{fault}</p>{damaged}{it.list(load)}</section>'
        f"<section><h2>{it.say('admin-storage')}</h2>{it.list(_storage(it, facts))}</section>"
        f"<section><h2>{it.say('admin-refusals')}</h2>{it.list(_refusals(it, facts))}</section>"
    )


def _storage(it: Speaker, facts: Facts) -> list[tuple[str, str]]:
    counted, backup = facts.counted, facts.backup
    made = it.say("admin-no-backup") if backup is None else f"{escape(backup.at)}<br>{escape(backup.file)}"
    last = [(it.say("admin-backup"), made)]
    if counted is None:
        return last
    return [
        (it.say("admin-tables"), str(counted.tables)),
        (it.say("admin-people"), str(counted.people)),
        (it.say("admin-size"), _size(counted.size)),
        *([] if counted.free is None else [(it.say("admin-free"), _size(counted.free))]),
        *last,
    ]


def _refusals(it: Speaker, facts: Facts) -> list[tuple[str, str]]:
    """By their kind alone: whose they were isn't counted."""
    most = sorted(facts.refusals.items(), key=lambda pair: -pair[1])
    kinds = [(f"<code>{escape(code)}</code>", str(number)) for code, number in [*most, *sorted(facts.ended.items())]]
    return [(it.say("admin-answered"), str(facts.answered)), *kinds]


def _decisions(it: Speaker, token: str, decided: Decided) -> str:
    notice = it.field("admin-notice", "notice", f'maxlength="500" value="{escape(decided.notice)}"')
    minutes = it.field("admin-restart-in", "minutes", 'type="number" min="0" max="10080" inputmode="numeric"')
    planned = f"<p>{it.say('admin-restart-at', time=_clock(decided.restart))}</p>" if decided.restart else ""
    who = it.field("admin-ban-who", "who", 'required maxlength="100"')
    hours = it.field("admin-ban-hours", "hours", 'type="number" min="1" max="8784" value="24" required')
    on = f'<input type="hidden" name="on" value="{"no" if decided.read_only else "yes"}">'
    reads = "admin-write" if decided.read_only else "admin-read-only"
    return (
        f"<section><h2>{it.say('admin-decide')}</h2>{it.form('notice', token, notice, 'admin-tell')}"
        f"{planned}{it.form('restart', token, minutes, 'admin-restart')}"
        f"{it.form('read-only', token, on, reads)}</section>"
        f"<section><h2>{it.say('admin-bans')}</h2>{it.form('ban', token, who + hours, 'admin-ban')}"
        f"{_banned(it, token, decided)}</section>"
    )


def _banned(it: Speaker, token: str, decided: Decided) -> str:
    rows = [
        f"<li><code>{escape(ban.who)}</code> {it.say('admin-until', time=_clock(ban.until))}"
        + it.form("pardon", token, f'<input type="hidden" name="who" value="{escape(ban.who)}">', "admin-pardon")
        + "</li>"
        for ban in decided.bans
        if ban.until > time.time()
    ]
    return f"<ul>{''.join(rows)}</ul>" if rows else ""


def _tables(it: Speaker, token: str, facts: Facts) -> str:
    heads = ("table", "game", "phase", "seats", "watchers", "touched", "close")
    rows = [_table(it, token, one) for one in facts.tables]
    return _list(it, "admin-tables", [it.say(f"admin-{one}") for one in heads], rows)


def _table(it: Speaker, token: str, row: TableRow) -> tuple[str, ...]:
    sure = f'<label class="sure"><input type="checkbox" required>{it.say("admin-sure")}</label>'
    name = f'<input type="hidden" name="table" value="{escape(row.name)}">'
    title = games.game_class(row.game).title if row.game in games.names() else row.game
    return (
        f"<code>{escape(row.name)}</code>",
        escape(title),
        it.say(f"admin-{row.phase}"),
        escape(", ".join(row.seats)),
        str(row.watchers),
        _clock(row.touched),
        it.form("close", token, sure + name, "admin-close", "danger"),
    )


def _people(it: Speaker, facts: Facts) -> str:
    heads = ("admin-name", "admin-id", "admin-address", "admin-sockets")
    rows = [
        (escape(name), f"<code>{escape(id_)}</code>", f"<code>{escape(address)}</code>", str(sockets))
        for name, id_, address, sockets in facts.people
    ]
    return _list(it, "admin-here", [it.say(one) for one in heads], rows)


def _list(it: Speaker, title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; where there is little room each row is a card, whose cells say what they are."""
    head = "".join(f"<th>{one}</th>" for one in heads)
    body = "".join(f"<tr>{_row(heads, row)}</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<section class="wide"><h2>{it.say(title)}</h2>{table}</section>'


def _row(heads: Sequence[str], cells: Sequence[str]) -> str:
    return "".join(f'<td data-head="{head}">{cell}</td>' for head, cell in zip(heads, cells, strict=True))


def _clock(at: int | None) -> str:
    return "" if at is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


def _duration(seconds: float) -> str:
    """A time as hosts read it.

    >>> _duration(59.4), _duration(3700)
    ('59 s', '1 h 1 min')
    """
    whole = int(seconds)
    if whole < 60:
        return f"{whole} s"
    return f"{whole // 60} min" if whole < 3600 else f"{whole // 3600} h {whole % 3600 // 60} min"


def _size(size: int) -> str:
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.2f} MB"


STYLE = """
:root { color-scheme: light dark; --ink: #1c2733; --soft: #52616f; --paper: #f3f5f7; --card: #fff; --line: #d5dce3;
  --accent: #b3402a; --good: #1d6b3a; --bad: #a3231a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --soft: #a9b6c3; --paper: #131a21; --card: #1d2731;
  --line: #35424f; --accent: #e0745c; --good: #7fcf9b; --bad: #ff9a8f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 76rem; margin: 0 auto; padding: 0.75rem 1rem; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
main > .bad, .wide { grid-column: 1 / -1; }
.door { max-width: 24rem; display: block; padding-top: 12vh; }
h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.05rem; margin: 0 0 0.6rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 0.6rem; padding: 1rem; min-width: 0; }
dl { margin: 0; } dl div { display: flex; justify-content: space-between; gap: 1rem; border-top: 1px solid var(--line);
  padding: 0.3rem 0; } dt { color: var(--soft); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem; margin: 0 0 0.8rem; } td form, header form,
li form { margin: 0; } label { flex: 1 1 8rem; min-width: 0; } label span { display: block; color: var(--soft);
  font-size: 0.85rem; } .sure { flex: 0 1 auto; display: flex; align-items: center; gap: 0.3rem; min-height: 2.75rem; }
input:not([type=checkbox], [type=hidden]) { width: 100%; min-height: 2.75rem; padding: 0.4rem 0.6rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 0.4rem; }
[type=checkbox] { width: 1.3rem; height: 1.3rem; } button { min-height: 2.75rem; padding: 0.4rem 0.9rem; font: inherit;
  font-weight: 600; color: var(--ink); background: transparent; border: 2px solid var(--soft); border-radius: 0.4rem;
  cursor: pointer; } button:hover { border-color: var(--ink); } .danger { border-color: var(--bad); color: var(--bad); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; } .good { color: var(--good); }
.bad { color: var(--bad); font-weight: 600; } table { border-collapse: collapse;
  width: 100%; } th { text-align: left; color: var(--soft); font-weight: 600; } th, td { padding: 0.4rem 0.6rem;
  border-top: 1px solid var(--line); vertical-align: middle; } code { font-size: 0.9em;
  overflow-wrap: anywhere; } td form { flex-wrap: nowrap; } td button, .sure { white-space: nowrap; }
@media (max-width: 62rem) { table, tbody, tr, td { display: block; } thead { display: none; }
  tr { border-top: 1px solid var(--line); padding: 0.5rem 0; } td { display: flex; justify-content: space-between;
  align-items: center; gap: 1rem; padding: 0.2rem 0; border: 0; text-align: right; overflow-wrap: anywhere; }
  td::before { content: attr(data-head); color: var(--soft); text-align: left; overflow-wrap: normal; } }
ul { list-style: none; margin: 0; padding: 0; } li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.6rem;
  justify-content: space-between; border-top: 1px solid var(--line); padding: 0.4rem 0; }
"""
