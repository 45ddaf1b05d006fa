"""The command line. Each command is a module; `main` is the program."""

from __future__ import annotations

from fogline.cli.program import app, main

__all__ = ["app", "main"]
