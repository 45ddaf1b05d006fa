"""`fogline serve`: tables for people far away."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from fogline.bots import offer_installed
from fogline.cli.addresses import EVERYWHERE, address, in_network, listen
from fogline.cli.console import Complaint, err, say
from fogline.cli.inputs import load_codes
from fogline.cli.options import CodeFiles
from fogline.cli.stores import DATABASE, AnyDatabase, explained

if TYPE_CHECKING:  # the other commands start sooner without a web server
    import socket

    from fogline.cli.config import Config
    from fogline.cli.web import TableServer
    from fogline.server.app import Settings

Port = Annotated[int, typer.Option("--port", "-p", min=0, max=65535)]
BotWorkers = Annotated[int, typer.Option("--workers", min=0)]


def serve_command(
    ctx: typer.Context,
    host: str = "127.0.0.1",
    port: Port = 8000,
    database: AnyDatabase = str(DATABASE),
    workers: BotWorkers = 1,
    code: CodeFiles = None,
    installed_bots: Annotated[bool, typer.Option("--installed-bots")] = False,
    origin: list[str] | None = None,
    trust_proxy: list[str] | None = None,
    limit: list[str] | None = None,
    admin: Path | None = None,
    metrics_port: Annotated[int | None, typer.Option("--metrics-port", min=0, max=65535)] = None,
    node: str | None = None,
    config: Path | None = None,
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    """Host tables until a signal ends it.

    - `fogline serve --port 8000 --database tables.db`
    - `fogline serve --code my_bots.py`
    - `fogline serve --limit sockets_from_one=2000 --limit thinking=10000`
    - `fogline serve --config fogline.toml --check`
    """
    from fogline.cli.config import limits_typed, read_config  # noqa: PLC0415
    from fogline.server import logs  # noqa: PLC0415

    logs.set_up()
    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "code": [str(file) for file in code or ()],
        "installed-bots": installed_bots,
        "origin": origin,
        "trust-proxy": trust_proxy,
        "limit": limits_typed(limit or ()),
        "admin": str(admin),
        "metrics-port": metrics_port,
        "node": node,
    }
    typed = {name: value for name, value in given.items() if _is_typed(ctx, name)}
    _serve(read_config(config, typed), check=check)


def _is_typed(ctx: typer.Context, name: str) -> bool:
    """Whether an option was given, and isn't what it is anyway."""
    source = ctx.get_parameter_source(name.replace("-", "_"))
    return source is not None and source.name not in ("DEFAULT", "DEFAULT_MAP")


def _serve(config: Config, *, check: bool) -> None:
    from fogline.cli.config import node_of  # noqa: PLC0415

    load_codes([Path(file) for file in config.code], offer=True)
    if config.installed_bots:
        offer_installed()
    settings = settings_of(config)
    _allow_files()
    with contextlib.closing(listen(config.host, config.port)) as listening, explained():
        metrics = None if config.metrics_port is None else listen("127.0.0.1", config.metrics_port)
        nodes = None if not config.node else listen(*node_of(config.node))
        server = make_server(settings, metrics, lambda: _announce(config.host, listening), nodes)
        if check:
            server.service.close_unused()
            err.print(say("cli-serve-good", file=config.database), soft_wrap=True)
            return
        _answer_quickly()
        server.run([listening])
    if server.service.restarts:
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606  (the same program again)


def settings_of(config: Config) -> Settings:
    """The settings of a service; raises `Complaint`, and `OSError` where the password can't be read."""
    from fogline.server.app import Settings  # noqa: PLC0415
    from fogline.server.passwords import BadHash, read_hash  # noqa: PLC0415

    try:
        password = None if config.admin is None else read_hash(Path(config.admin))
    except BadHash as error:
        raise Complaint("cli-bad-password-file", "cli-hint-password", file=str(error.file)) from error
    settings = Settings(
        database=config.database,
        workers=config.workers or os.cpu_count() or 1,
        origins=config.origin,
        proxies=config.trust_proxy,
        node=config.node or None,
        password=password,
    )
    return msgspec.structs.replace(settings, limits=config.limits()) if config.limit else settings


def _announce(host: str, listening: socket.socket) -> None:
    """Say where the tables are, now that they are there."""
    from fogline.server.page import Page  # noqa: PLC0415

    port = listening.getsockname()[1]
    err.print(say("cli-serving", url=address(host, port)), soft_wrap=True)
    if host in EVERYWHERE and (elsewhere := in_network()) is not None:
        err.print(say("cli-serving-elsewhere", url=address(elsewhere, port)), soft_wrap=True)
    if Page().version is None:
        err.print(say("cli-no-page"), soft_wrap=True)


def _answer_quickly() -> None:
    """Let nothing hold up the event loop for long.

    Threads that read files and rebuild tables hand over every millisecond instead of every five.
    """
    from fogline.server.garbage import collect_in_portions  # noqa: PLC0415

    collect_in_portions()
    sys.setswitchinterval(0.001)


def _allow_files() -> None:
    """Each connection is an open file: as many as the system lets this process have."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # macOS promises more than it gives
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def make_server(
    settings: Settings,
    metrics: socket.socket | None = None,
    started: Callable[[], None] = lambda: None,
    nodes: socket.socket | None = None,
) -> TableServer:
    """The web server around the service; raises `CannotOpen`."""
    from fogline.cli.web import TableServer  # noqa: PLC0415

    return TableServer(settings, metrics, started, nodes)
