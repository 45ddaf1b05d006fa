"""`fogline password`: the host's password, of which only a hash is written."""

from __future__ import annotations

from getpass import getpass
from pathlib import Path

from fogline.cli.console import Complaint, out, say, written_whole
from fogline.cli.options import Force

LEAST = 10
"""Characters of a password."""


def password_command(file: Path, force: Force = False) -> None:
    """Write the hash of a password that is asked for twice.

    - `fogline password admin.hash`
    """
    from fogline.server.passwords import hash_password  # noqa: PLC0415

    password = getpass(say("cli-password-first"))
    if len(password) < LEAST:
        raise Complaint("cli-password-short", least=LEAST)
    if getpass(say("cli-password-again")) != password:
        raise Complaint("cli-password-differs")
    with written_whole(file, force=force, private=True) as text:
        text.write(f"{hash_password(password)}\n")
    out.print(say("cli-written", file=str(file)), soft_wrap=True)
