"""The page that people play at: files that the build put into `page/`, read once, compressed when first asked for.

Nothing in it comes from elsewhere: the policy that is sent along lets the browser ask only this service, and run only
scripts that are files of it.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fogline.core.message import Message
from fogline.texts import Texts

FOLDER: Final = Path(__file__).with_name("page")
"""Where the build puts the page."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN: Final = "no-cache"
"""For all others: the browser may keep them, and asks each time whether they are still the same."""

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' blob: data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""What goes with everything that belongs to the page."""

TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
"""Types that not every system knows, or knows well."""
SQUEEZED: Final = {"text/html", "text/javascript", "text/css", "image/svg+xml", "application/manifest+json"}
"""Types that are worth compressing."""


class File:
    """A file of the page."""

    def __init__(self, path: str, body: bytes) -> None:
        suffix = PurePosixPath(path).suffix
        self.kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
        """Its media type."""
        self._body = body
        self._tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self._cache = FOR_EVER if path.startswith("assets/") else ASK_AGAIN

    @cached_property
    def squeezed(self) -> bytes:
        """Compressed, once."""
        return gzip.compress(self._body, 9, mtime=0)

    def answer(self, request: Request) -> Response:
        """The file, or that the browser has it already."""
        headers = {**HEADERS, "Cache-Control": self._cache, "ETag": self._tag, "Vary": "Accept-Encoding"}
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.kind in SQUEEZED and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.squeezed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self._body, headers=headers, media_type=self.kind)


class Page:
    """The files of a folder. When another build appears there, it is served from then on."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built: int | None = None
        self._version: str | None = None

    @property
    def version(self) -> str | None:
        """Changes with the page; None where there is none."""
        self._look()
        return self._version

    async def serve(self, request: Request) -> Response:
        """A file by its path; every other path is a place inside the page."""
        self._look()
        path = request.url.path.lstrip("/")
        file = self._files.get(path)
        if file is None:
            if path.startswith(("api/", "assets/")) or PurePosixPath(path).suffix in mimetypes.types_map:
                return PlainTextResponse("not found\n", 404, HEADERS)
            file = self._files.get("index.html")
        if file is None:
            return PlainTextResponse(f"{Texts().say(Message('cli-no-page'))}\n", 503, HEADERS)
        return file.answer(request)

    def _look(self) -> None:
        """Read the folder where its first file is another than before."""
        index = self._folder / "index.html"
        built = index.stat().st_mtime_ns if index.exists() else None
        if built == self._built:
            return
        self._built = built
        paths = [path for path in self._folder.rglob("*") if path.is_file()] if built is not None else []
        bodies = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path in paths}
        self._version = None
        if "index.html" in bodies:
            self._version = hashlib.sha256(bodies["index.html"]).hexdigest()[:12]
            mark = f'<head>\n    <meta name="fogline-version" content="{self._version}" />'
            bodies["index.html"] = bodies["index.html"].replace(b"<head>", mark.encode(), 1)
        self._files = {path: File(path, body) for path, body in bodies.items()}
