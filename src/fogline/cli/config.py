"""How a service is run: from a file of settings, with what was typed on top, checked before anything begins."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from fogline.bots.code import CLASS
from fogline.cli.console import Complaint
from fogline.server.limits import Limits
from fogline.server.stores import is_postgres

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
AtLeastNone = Annotated[int, msgspec.Meta(ge=0)]


class Config(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """Every option of `fogline serve`, by the name that one types."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = "fogline.db"
    workers: AtLeastNone = 1
    code: tuple[str, ...] = ()
    installed_bots: bool = False
    origin: tuple[str, ...] = ()
    trust_proxy: tuple[str, ...] = ()
    limit: Mapping[str, float] = {}
    admin: str | None = None
    metrics_port: Port | None = None
    node: str = ""

    def limits(self) -> Limits:
        """The limits as shipped, but for those that are named; raises `Complaint`."""
        for name, number in self.limit.items():
            if name not in Limits.__struct_fields__:
                raise Complaint("cli-unknown-limit", name=name, known=", ".join(Limits.__struct_fields__))
            if not number > 0:  # nor what is no number
                raise Complaint("cli-bad-limit", given=f"{name}={number:g}", detail="> 0")
            try:
                msgspec.convert({name: _plain(number)}, Limits)
            except msgspec.ValidationError as error:
                raise Complaint("cli-bad-limit", given=f"{name}={number:g}", detail=str(error)) from error
        return msgspec.convert({name: _plain(number) for name, number in self.limit.items()}, Limits)

    def check(self) -> None:
        """Raises `Complaint` for what isn't a limit, a page's origin, a proxy or a node."""
        for origin in self.origin:
            _check_origin(origin)
        for proxy in self.trust_proxy:
            _check_proxy(proxy)
        self.limits()
        if self.node:
            node_of(self.node)
            if not is_postgres(self.database):
                raise Complaint("cli-node-without-server", file=self.database)


def read_config(file: Path | None, typed: Mapping[str, Any]) -> Config:
    """The settings of a file, with what was typed instead; raises `Complaint` with the place of what is wrong."""
    values = {} if file is None else _read(file)
    if "limit" in values and "limit" in typed:
        typed = {**typed, "limit": {**values["limit"], **typed["limit"]}}
    config = msgspec.convert({**values, **typed}, Config)
    config.check()
    return config


def node_of(text: str) -> tuple[str, int]:
    """Where other nodes reach this one; raises `Complaint`.

    >>> node_of("10.0.0.2:8100"), node_of("[::1]:8100")
    (('10.0.0.2', 8100), ('::1', 8100))
    """
    host, colon, port = text.rpartition(":")
    if not (host and colon and port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
        raise Complaint("cli-bad-node", given=text)
    return host.strip("[]"), int(port)


def limits_typed(given: Sequence[str]) -> dict[str, float]:
    """What was typed as NAME=NUMBER; raises `Complaint`."""
    found: dict[str, float] = {}
    for one in given:
        name, _, number = one.partition("=")
        try:
            found[name] = float(number)
        except ValueError as error:
            raise Complaint("cli-bad-limit", given=one, detail=str(error)) from error
    return found


def _read(file: Path) -> dict[str, Any]:
    """A file's settings, with paths from its own folder on; raises `Complaint`."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Complaint("cli-not-utf8", file=str(file)) from error
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Complaint("cli-config-toml", file=str(file), detail=str(error)) from error
    try:
        msgspec.convert(values, Config)
    except msgspec.ValidationError as error:
        raise _misplaced(file, text, str(error)) from error
    for name, value in values.items():
        for key, part in value.items() if name == "limit" else [(name, value)]:
            try:
                msgspec.convert({name: {key: part} if name == "limit" else part}, Config).check()
            except Complaint as fault:
                line = line_of(text, key)
                raise Complaint(
                    "cli-config-bad", file=str(file), line=line, setting=key, detail=fault.message
                ) from fault
    for name in ("database", "admin"):
        if name in values and not is_postgres(values[name]):
            values[name] = str(file.parent / values[name])
    values["code"] = [one if one.startswith(CLASS) else str(file.parent / one) for one in values.get("code", [])]
    return values


def _misplaced(file: Path, text: str, fault: str) -> Complaint:
    """What is wrong with a setting, and in which line."""
    unknown = re.search(r"unknown field `(.+?)`", fault)
    where = re.search(r"at `\$\.?(.*?)`", fault)
    path = unknown[1] if unknown else where[1] if where else ""
    detail = fault.split(" - at", maxsplit=1)[0]
    return Complaint("cli-config-bad", file=str(file), line=line_of(text, path), setting=path, detail=detail)


def line_of(text: str, path: str) -> int:
    r"""The line of a file of settings in which one is; 1 where it can't be told.

    >>> line_of("port = 1\n\n[limit]\nchat = 'x'\n", "limit[...]"), line_of("port = 'x'", "port")
    (3, 1)
    """
    name = re.escape(re.split(r"[.\[]", path)[0])
    for number, line in enumerate(text.splitlines(), 1):
        if name and re.match(rf"\s*\[?\s*[\"']?{name}[\"']?\s*[=.\]]", line):
            return number
    return 1


def _check_origin(origin: str) -> None:
    """An origin is a scheme and a host, and nothing else."""
    try:
        parts = urlsplit(origin)
        good = parts.scheme in ("http", "https") and parts.hostname and f"{parts.scheme}://{parts.netloc}" == origin
        good = good and "@" not in origin and (parts.port is None or parts.port > 0)
    except ValueError:
        good = False
    if not good:
        raise Complaint("cli-bad-origin", origin=origin)


def _check_proxy(proxy: str) -> None:
    try:
        ip_network(proxy)
    except ValueError as error:
        raise Complaint("cli-bad-proxy", proxy=proxy) from error


def _plain(number: float) -> float:
    return int(number) if float(number).is_integer() else number
