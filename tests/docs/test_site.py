"""The documentation's site, opened from the disk as `mkdocs.yml` promises."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.web.conftest import ARGUMENTS, PATIENCE, chromium

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(chromium() is None, reason="there is no Chromium on this machine")
def test_the_site_is_searched_from_the_disk_and_asks_no_host(tmp_path: Path) -> None:
    """A page from the disk may start no worker and fetch no file: the search once found nothing there."""
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, env=quiet)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for path in ("index.html", "games/san-francisco.html"):
            page.goto((tmp_path / path).as_uri())
            page.locator("input.md-search__input").click()
            page.keyboard.type("skyscraper")
            expect(page.locator(".md-search-result__item").first).to_be_visible(timeout=PATIENCE)
        browser.close()
    assert asked
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
