"""The whole page as at http://192.168.…: browsers call that insecure, and keep some of what they have from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fogline
from fogline import games
from tests.web.browsing import PHONE, Served, Visit, Visitor, play_now, say_who
from tests.web.players import MY_TURN, Mouse, Player, until
from tests.web.riders import WithMouse

SF, TT = games.names()
PNG = b"\x89PNG\r\n\x1a\n"


def over_plain_http(service: Served, visit: Visit, **options: Any) -> Visitor:  # noqa: ANN401  (of a browser's context)
    visitor = visit(url=f"http://fogline.test:{service.port}", **options)
    visitor.expected = lambda trouble: "Cross-Origin-Opener-Policy header has been ignored" in trouble
    assert visitor.go("/").evaluate("isSecureContext") is False
    return visitor


def pasted(page: Page) -> str:
    """What is on the clipboard, by the keyboard: no page over plain http may read it."""
    box = page.locator("[data-command]")
    box.focus()
    page.keyboard.press("Control+V")
    return box.input_value()


@pytest.mark.parametrize(("name", "way"), [(SF, Mouse), (TT, WithMouse)], ids=["sf", "tt"])
def test_a_game_begins_at_once(service: Served, visit: Visit, name: str, way: type[Player]) -> None:
    page = over_plain_http(service, visit).page
    play_now(page, fogline.load(name).title)
    say_who(page)
    page.wait_for_url("**/table/*")
    until(page, MY_TURN, 60)
    way(page).decide()
    with page.expect_download(timeout=120_000) as saved:
        page.get_by_role("button", name="More").click()
        page.get_by_role("dialog").get_by_role("button", name="Save a picture").click(timeout=120_000)
    assert Path(saved.value.path()).read_bytes().startswith(PNG)


def test_friends_meet_by_a_link_that_is_copied_or_held_to_a_camera(service: Served, visit: Visit) -> None:
    host = over_plain_http(service, visit, settings={"language": "en"}).page
    host.get_by_role("button", name="A table for friends").first.click()
    host.get_by_role("dialog").get_by_role("radio", name="2").check(force=True)
    host.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    say_who(host)
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    link = host.locator("input[readonly]").input_value()
    assert link.startswith(f"http://fogline.test:{service.port}/join/")
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_text("Copied.").first).to_be_attached()

    guest = over_plain_http(service, visit, viewport=PHONE, has_touch=True, is_mobile=True).page
    guest.goto(link)
    guest.get_by_role("textbox").fill("Ben")
    guest.get_by_role("main").get_by_role("button").click()
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I’m ready").click()
    host.get_by_role("button", name="Start the game").click()
    expect(guest.get_by_role("region", name="What to do")).to_be_visible()
    host.get_by_role("region", name="What to do").wait_for()
    assert pasted(host) == link


def test_a_phone_says_what_only_an_encrypted_page_can_do(service: Served, visit: Visit) -> None:
    page = over_plain_http(service, visit, viewport=PHONE, has_touch=True, is_mobile=True).page
    play_now(page, fogline.load(SF).title)
    say_who(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("needs an encrypted page (https)")).to_be_visible()
    dialog.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied.").first).to_be_attached()
    link = dialog.locator("input[readonly]").input_value()
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").click()
    assert pasted(page) == link


def test_twelve_words_bring_somebody_back_and_what_needs_https_says_so(service: Served, visit: Visit) -> None:
    page = over_plain_http(service, visit).page
    play_now(page, fogline.load(SF).title)
    say_who(page)
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    page.goto(f"http://fogline.test:{service.port}/settings")
    expect(page.get_by_role("checkbox", name=re.compile("encrypted address"))).to_be_disabled()
    page.get_by_role("button", name="My twelve words").click()
    dialog = page.get_by_role("dialog", name="My twelve words")
    dialog.get_by_role("button", name="Show me twelve words").click()
    expect(dialog.get_by_role("img", name="QR code of the words")).to_be_visible()
    words = dialog.get_by_role("list").get_by_role("listitem").all_inner_texts()
    back = over_plain_http(service, visit).page
    back.goto(f"http://fogline.test:{service.port}/recover#{'-'.join(words)}")
    expect(back.locator(f"a[href='/table/{table}']").first).to_be_visible()
