"""`fogline serve`: tables for people far away."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from fogline.bots import offer_installed
from fogline.cli.addresses import EVERYWHERE, address, in_network
from fogline.cli.console import Complaint, err, say
from fogline.cli.inputs import load_codes
from fogline.cli.options import CodeFiles

if TYPE_CHECKING:  # the other commands start sooner without a web server
    import uvicorn

    from fogline.server.app import Settings
    from fogline.server.limits import Limits

Port = Annotated[int, typer.Option("--port", "-p", min=0, max=65535)]
Database = Annotated[Path, typer.Option("--database", "-d")]
BotWorkers = Annotated[int, typer.Option("--workers", min=0)]


def serve_command(
    host: str = "127.0.0.1",
    port: Port = 8000,
    database: Database = Path("fogline.db"),
    workers: BotWorkers = 1,
    code: CodeFiles = None,
    installed_bots: Annotated[bool, typer.Option("--installed-bots")] = False,
    origin: list[str] | None = None,
    trust_proxy: list[str] | None = None,
    limit: list[str] | None = None,
) -> None:
    """Host tables until a signal ends it.

    - `fogline serve --port 8000 --database tables.db`
    - `fogline serve --code my_bots.py`
    - `fogline serve --limit sockets_from_one=2000 --limit thinking=10000`
    """
    from fogline.server import logs  # noqa: PLC0415
    from fogline.server.app import Settings  # noqa: PLC0415
    from fogline.server.page import Page  # noqa: PLC0415

    logs.set_up()
    load_codes(code, offer=True)
    if installed_bots:
        offer_installed()
    settings = Settings(
        database=database,
        workers=workers or os.cpu_count() or 1,
        origins=tuple(origin or ()),
        proxies=tuple(trust_proxy or ()),
    )
    if limit:
        settings = msgspec.structs.replace(settings, limits=_limits(limit))
    _allow_files()
    server = make_server(settings, host, port)
    err.print(say("cli-serving", url=address(host, port)), soft_wrap=True)
    if host in EVERYWHERE and (elsewhere := in_network()) is not None:
        err.print(say("cli-serving-elsewhere", url=address(elsewhere, port)), soft_wrap=True)
    if Page().version is None:
        err.print(say("cli-no-page"), soft_wrap=True)
    _answer_quickly()
    server.run()


def _limits(given: Sequence[str]) -> Limits:
    """The limits as shipped, but for those that were given as NAME=NUMBER; raises `Complaint`."""
    from fogline.server.limits import Limits  # noqa: PLC0415

    changes: dict[str, object] = {}
    for one in given:
        name, _, number = one.partition("=")
        if name not in Limits.__struct_fields__:
            raise Complaint("cli-unknown-limit", name=name, known=", ".join(Limits.__struct_fields__))
        changes[name] = number
    try:
        return msgspec.convert(changes, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise Complaint("cli-bad-limit", given=", ".join(given), detail=str(error)) from error


def _answer_quickly() -> None:
    """Let nothing hold up the event loop for long.

    Garbage in cycles is looked for seldom, and never in what is there from the start. Threads that read files and
    rebuild tables hand over every millisecond instead of every five.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 40)
    sys.setswitchinterval(0.001)


def _allow_files() -> None:
    """Each connection is an open file: as many as the system lets this process have."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # macOS promises more than it gives
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def make_server(settings: Settings, host: str = "127.0.0.1", port: int = 0) -> uvicorn.Server:
    """The web server around the service."""
    import uvicorn  # noqa: PLC0415

    from fogline.server.app import Service  # noqa: PLC0415
    from fogline.server.door import Door, guarded  # noqa: PLC0415

    service = Service(settings)
    config = uvicorn.Config(
        service.application(),
        host,
        port,
        http=guarded(Door(settings.limits, settings.proxies, service.metrics)),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_size,
        ws_max_queue=16,
        ws_ping_interval=settings.limits.stuck,
        ws_ping_timeout=settings.limits.stuck,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)
