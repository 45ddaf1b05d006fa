"""A browser and a service for the tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from fogline.server.page import Page
from tests.web.browsing import Served, Somebody, Visit, Visitor

PATIENCE = 30_000
"""Milliseconds until a test gives up: a busy machine is no fault of the page."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP fogline.test 127.0.0.1",
]


def obstacle() -> str | None:
    """Why the page can't be tried here."""
    if Page().version is None:
        return "the page is not built: python tools/page.py"
    if chromium() is None:
        return "there is no Chromium on this machine"
    return None


def chromium() -> str | None:
    """Where the browser is."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for one module: while Playwright waits for it in this thread, no other event loop can run there."""
    missing = obstacle()
    if missing is not None and os.environ.get("FOGLINE_BROWSER") == "required":
        pytest.fail(f"FOGLINE_BROWSER=required, but {missing}")
    if missing is not None:
        pytest.skip(missing)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def service(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:  # noqa: ARG001  (skips first)
    served = Served(tmp_path_factory.mktemp("service") / "tables.db").start()
    yield served
    served.end()
    assert "Traceback" not in served.log
    assert '"level": "error"' not in served.log


@pytest.fixture
def visit(browser: Browser, service: Served) -> Iterator[Visit]:
    """Opens browsers; at the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come(who: Somebody | None = None, **options: Any) -> Visitor:  # noqa: ANN401  (of a browser's context)
        url = options.pop("url", service.url)
        visitors.append(Visitor(browser, url, who, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
