"""What a host says to everybody is above the page, in its reader's language; and the host's own page, in a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from fogline.server.passwords import hash_password
from tests.play import playable
from tests.web.browsing import PHONE, WIDE, Served, Somebody, Visit

PASSWORD = "correct horse"  # noqa: S105  (of these tests alone)


@pytest.fixture(scope="module")
def service(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:  # noqa: ARG001  (skips first)
    folder = tmp_path_factory.mktemp("hosted")
    (folder / "admin.hash").write_text(hash_password(PASSWORD))
    served = Served(folder / "tables.db", arguments=["--admin", str(folder / "admin.hash")]).start()
    yield served
    served.end()
    assert "Traceback" not in served.log


def enter(page: Page, url: str) -> None:
    page.goto(f"{url}/admin")
    page.fill("[name=password]", PASSWORD)
    page.click("button")
    expect(page.locator("header form")).to_be_visible()


def send(page: Page, form: str, **fields: str) -> None:
    """Fill a form of the host's page, and send it."""
    for name, value in fields.items():
        page.fill(f"form[action='/admin/{form}'] [name={name}]", value)
    page.click(f"form[action='/admin/{form}'] button")


def test_a_word_to_everybody_and_a_restart_are_seen_at_home_and_at_a_table(
    service: Served, visit: Visit, browser: Browser
) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(playable()[0], "random")
    host = browser.new_page()
    enter(host, service.url)
    expect(host.locator("body")).to_contain_text("All is well.")
    send(host, "notice", notice="Cake <b>at eight</b>")
    send(host, "restart", minutes="9")
    for path in ("/", f"/table/{table}"):
        page = visit(ada, settings={"language": "it"}).page
        page.goto(f"{service.url}{path}")
        banners = page.locator(".banner.host")
        expect(banners.nth(0)).to_contain_text("minuti. Le partite restano")
        expect(banners.nth(1)).to_have_text("Dall’ospite: Cake <b>at eight</b>")
    send(host, "notice", notice="")
    send(host, "restart", minutes="")
    page = visit(ada).page
    page.goto(service.url)
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator(".banner.host")).to_have_count(0)
    host.close()


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_the_hosts_page_fits_and_asks_nobody_else(service: Served, browser: Browser, size: object, scheme: str) -> None:
    context = browser.new_context(viewport=size, color_scheme=scheme, locale="fr")  # type: ignore[arg-type]
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    enter(page, service.url)
    expect(page.locator("h1")).to_have_text("La page de l’hôte")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert all(url.startswith(service.url) for url in asked)
    small = page.evaluate(
        "[...document.querySelectorAll('button, [type=text]')].filter(e => e.offsetHeight < 44).length"
    )
    assert small == 0
    context.close()
