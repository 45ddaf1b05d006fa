"""Where a service on this machine is found."""

from __future__ import annotations

import contextlib
import errno
import socket

from fogline.cli.console import Complaint

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


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; raises `Complaint` where that can't be."""
    try:
        family, *_, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError) as error:
        raise Complaint("cli-bad-host", host=host) from error
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server(where[:2], family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as error:
        raise _complaint_of(error, host, port) from error


def _complaint_of(error: OSError, host: str, port: int) -> Complaint:
    match error.errno:
        case errno.EADDRINUSE:
            return Complaint("cli-port-in-use", "cli-hint-port", port=str(port))
        case errno.EACCES | errno.EPERM:
            return Complaint("cli-port-forbidden", "cli-hint-port", port=str(port))
        case errno.EADDRNOTAVAIL:
            return Complaint("cli-bad-host", host=host)
    return Complaint("cli-cant-listen", host=host, port=str(port), detail=error.strerror or str(error))
