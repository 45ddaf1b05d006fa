"""How the page is served: what a browser may keep, what it may load, and what happens without a page."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path
from urllib.parse import unquote

import pytest
from starlette.requests import Request
from starlette.responses import Response

from fogline.server.page import Page

INDEX = '<!doctype html>\n<html>\n  <head>\n<script type="module" src="/assets/main-abc.js"></script></head></html>'
SCRIPT = "export const board = 'a city';\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-abc.js").write_text(SCRIPT)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "index.html").write_text(INDEX)
    return tmp_path


def get(folder: Path, path: str, **headers: str) -> Response:
    """What the page answers to a browser."""
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    path, _, query = path.partition("?")
    scope = {"type": "http", "method": "GET", "path": unquote(path), "query_string": query.encode(), "headers": named}
    return asyncio.run(Page(folder).serve(Request({**scope, "server": ("127.0.0.1", 80), "scheme": "http"})))


def text(answer: Response) -> str:
    return bytes(answer.body).decode()


@pytest.mark.parametrize("path", ["/", "/table/0123456789ab", "/replay/0123?at=4&seat=1", "/rules/SF-5.4", "/about"])
def test_every_place_is_the_same_page_and_asked_for_each_time(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert f'<meta name="fogline-version" content="{Page(folder).version}" />' in text(answer)
    again = get(folder, path, if_none_match=answer.headers["etag"])
    assert (again.status_code, again.body) == (304, b"")


def test_only_files_of_the_service_run(folder: Path) -> None:
    for path in ("/", "/assets/main-abc.js", "/icon.svg", "/assets/none.js"):
        headers = get(folder, path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["connect-src"] == "'self'"
        assert not {"script-src", "style-src", "script-src-elem", "style-src-attr"} & set(policy)
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_named_by_their_content_files_are_kept_for_ever_and_travel_compressed(folder: Path) -> None:
    answer = get(folder, "/assets/main-abc.js", accept_encoding="gzip, br")
    assert gzip.decompress(answer.body).decode() == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = get(folder, "/assets/main-abc.js", accept_encoding="identity")
    assert text(plain) == SCRIPT
    assert "content-encoding" not in plain.headers
    assert get(folder, "/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/gone.js", "/favicon.ico", "/api/nothing", "/assets/../index.html.bak"])
def test_what_is_not_there_is_not_the_page(folder: Path, path: str) -> None:
    assert get(folder, path).status_code == 404


def test_nothing_outside_the_folder_is_served(folder: Path) -> None:
    (folder.parent / "secret.txt").write_text("mine")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
        assert "mine" not in text(get(folder, path))


def test_another_build_is_served_at_once_under_another_version(folder: Path) -> None:
    page = Page(folder)
    before = page.version
    assert before is not None
    (folder / "index.html").write_text(INDEX.replace("abc", "def"))
    os.utime(folder / "index.html", ns=(1, 1))
    assert page.version not in (None, before)


def test_without_a_page_a_browser_is_told_how_to_get_it(tmp_path: Path) -> None:
    assert Page(tmp_path).version is None
    answer = get(tmp_path, "/")
    assert answer.status_code == 503
    assert "npm’s registry" in text(answer)
