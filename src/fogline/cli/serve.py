"""`fogline serve`: tables for people far away."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fogline.bots import offer_installed
from fogline.cli.addresses import EVERYWHERE, address, in_network
from fogline.cli.console import err, say
from fogline.cli.inputs import load_codes
from fogline.cli.options import CodeFiles

if TYPE_CHECKING:  # the other commands start sooner without a web server
    import uvicorn

    from fogline.server.app import Settings

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
) -> None:
    """Host tables until a signal ends it.

    - `fogline serve --port 8000 --database tables.db`
    - `fogline serve --code my_bots.py`
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
    server = make_server(settings, host, port)
    err.print(say("cli-serving", url=address(host, port)), soft_wrap=True)
    if host in EVERYWHERE and (elsewhere := in_network()) is not None:
        err.print(say("cli-serving-elsewhere", url=address(elsewhere, port)), soft_wrap=True)
    if Page().version is None:
        err.print(say("cli-no-page"), soft_wrap=True)
    _answer_quickly()
    server.run()


def _answer_quickly() -> None:
    """Let nothing hold up the event loop for long.

    Garbage in cycles is looked for seldom, and never in what is there from the start. Threads that read files and
    rebuild tables hand over every millisecond instead of every five.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1000, 5, 400)
    sys.setswitchinterval(0.001)


def make_server(settings: Settings, host: str = "127.0.0.1", port: int = 0) -> uvicorn.Server:
    """The web server around the service."""
    import uvicorn  # noqa: PLC0415

    from fogline.server.app import Service  # noqa: PLC0415

    config = uvicorn.Config(
        Service(settings).application(),
        host,
        port,
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
