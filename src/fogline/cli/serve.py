"""`fogline serve`: tables for people far away."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fogline.cli.console import err, say

HostName = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for every network.")]
Port = Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="The port to listen at.")]
Database = Annotated[Path, typer.Option("--database", "-d", help="The file in which tables and people are kept.")]
BotWorkers = Annotated[int, typer.Option("--workers", min=0, help="Processes in which bots think; 0 for one a core.")]
Origins = Annotated[list[str] | None, typer.Option("--origin", help="A page elsewhere that may connect.")]


def serve_command(
    host: HostName = "127.0.0.1",
    port: Port = 8000,
    database: Database = Path("fogline.db"),
    workers: BotWorkers = 1,
    origin: Origins = None,
) -> None:
    """Host tables: a lobby over HTTP, games over a WebSocket, everything kept in one file.

    Ctrl-C or SIGTERM ends it; whatever was answered is stored, and games go on when it is started again.

    Example: **fogline serve --port 8000 --database tables.db**
    """
    import uvicorn  # noqa: PLC0415  (the other commands start sooner without a web server)

    from fogline.server import logs  # noqa: PLC0415
    from fogline.server.app import Service, Settings  # noqa: PLC0415

    logs.set_up()
    settings = Settings(database=database, workers=workers or os.cpu_count() or 1, origins=tuple(origin or ()))
    config = uvicorn.Config(
        Service(settings).application(),
        host,
        port,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_size,
        ws_max_queue=16,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    err.print(say("cli-serving", url=f"http://{host}:{port}"), soft_wrap=True)
    uvicorn.Server(config).run()
