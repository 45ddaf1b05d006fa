"""Where a service on this machine is found."""

from __future__ import annotations

import contextlib
import socket

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104  (what a user may ask for)
"""Addresses that stand for every network of this machine."""


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds a service.

    >>> address("0.0.0.0", 8000), address("::1", 80)
    ('http://127.0.0.1:8000', 'http://[::1]:80')
    """
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def in_network() -> str | None:
    """This machine's address in its network, by the way that a packet would go; nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found: str = probe.getsockname()[0]
        return found
    return None
