"""Everything that a table's people may ask of it, by the controls of the page."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fogline import games
from tests.web.browsing import PHONE, Served, Somebody, Visit, two_people
from tests.web.players import AT, MY_TURN, Mouse, until

SF, TT = games.names()
PNG = b"\x89PNG\r\n\x1a\n"
COLOURS = """async data => {
  const image = new Image()
  image.src = data
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 120, height: 90 })
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0, 120, 90)
  const dots = pen.getImageData(0, 0, 120, 90).data
  const colours = new Set()
  for (let i = 0; i < dots.length; i += 4) colours.add(`${dots[i] >> 4},${dots[i + 1] >> 4},${dots[i + 2] >> 4}`)
  return [image.width, image.height, colours.size]
}"""
"""How large a picture is, and how many colours it has: a blank one has few."""


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def test_chat_clocks_pause_and_giving_up(service: Served, visit: Visit) -> None:
    ada, ben, table = two_people(service.url, SF, timing={"kind": "game", "ms": 600_000, "increment": 5000})
    host, guest = visit(ada).go(f"/table/{table}"), visit(ben).go(f"/table/{table}")
    own = host.get_by_role("timer", name="Time left for Ada")
    expect(own).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    expect(guest.get_by_role("timer", name="Time left for Ada")).to_be_visible()  # who isn't there yet hears no chat
    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("textbox", name="Say something").fill("Good luck!")
    host.keyboard.press("Enter")
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_role("list", name="Chat")).to_contain_text("Good luck!")
    before = own.inner_text()
    until(host, f"document.querySelector('[role=timer]').innerText !== {before!r}", 10)
    menu(host, "Pause")
    guest.get_by_role("alertdialog", name="Pause").get_by_role("button", name="Yes").click()
    for page in (host, guest):
        expect(page.get_by_role("region", name="What to do")).to_contain_text("is paused")
    stopped = own.inner_text()
    host.wait_for_timeout(1300)
    assert own.inner_text() == stopped
    guest.get_by_role("region", name="What to do").get_by_role("button", name="Go on").click()
    until(host, MY_TURN)
    menu(guest, "Give up")
    guest.get_by_role("dialog").get_by_role("button", name="Yes, give up").click()
    expect(host.get_by_role("list", name="Players")).to_contain_text("gave up: a bot plays on")
    expect(guest.get_by_text("A bot plays your seat to the end.")).to_be_visible()


def test_a_bot_stands_in_for_who_is_away_until_they_return(service: Served, visit: Visit) -> None:
    ada, ben, table = two_people(service.url, SF, grace=8000, stand_in="random")
    host, guest = visit(ada).go(f"/table/{table}"), visit(ben)
    guest.go(f"/table/{table}")
    until(host, MY_TURN)
    banner = host.get_by_text("A bot plays until they are back: Ben.")
    expect(banner).to_be_hidden()
    guest.page.goto("about:blank")
    expect(banner).to_be_visible()
    Mouse(host).decide()
    guest.go(f"/table/{table}")
    expect(banner).to_be_hidden()
    assert ada.status(table)["seats"][1]["left"] is None


def three_people(url: str, **terms: object) -> tuple[list[Somebody], str]:
    """Ada, Ben and Cyd at a table of a game that has begun; Ada has the first turn."""
    three = [Somebody(url, name) for name in ("Ada", "Ben", "Cyd")]
    table = three[0].open(SF, "", "", start=False, public=True, options={"first": 0}, stand_in="random", **terms)
    for seat, one in enumerate(three[1:], 1):
        one.ask(table, "sit", seat=seat)
    for seat, one in enumerate(three):
        one.ask(table, "ready", seat=seat)
    three[0].ask(table, "start")
    return three, table


def test_muting_handing_over_and_removing_somebody(service: Served, visit: Visit) -> None:
    people, table = three_people(service.url)
    ada, ben, cyd = (visit(one).go(f"/table/{table}") for one in people)
    until(ada, MY_TURN)
    for page in (ben, cyd):
        expect(page.get_by_role("list", name="Players")).to_be_visible()
    people[1].ask(table, "chat", text="Rubbish!")
    people[2].ask(table, "chat", text="Good luck!")
    ada.get_by_role("tab", name="Chat").click()
    talk = ada.get_by_role("list", name="Chat")
    expect(talk).to_contain_text("Rubbish!")
    menu(ada, "People at the table")
    dialog = ada.get_by_role("dialog")
    of_ben = dialog.get_by_role("listitem").filter(has_text="Ben")
    of_ben.get_by_role("button", name="Mute", exact=True).click()
    expect(talk).not_to_contain_text("Rubbish!")
    expect(of_ben).to_contain_text("you don’t see what they say")
    dialog.get_by_role("listitem").filter(has_text="Cyd").get_by_role("button", name="Make host").click()
    expect(cyd.get_by_text("Cyd is the host now.").first).to_be_visible()
    status = people[0].status(table)
    assert status["host"] == status["seats"][2]["person"]
    of_ben.get_by_role("button", name="Remove from the game").click()
    ada.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    expect(ben.get_by_text("Ada asks the others to remove you from the game.")).to_be_visible()
    cyd.get_by_role("alertdialog", name="Remove somebody").get_by_role("button", name="Yes").click()
    expect(ada.get_by_role("list", name="Players")).to_contain_text("removed: a bot plays on")
    expect(ben.get_by_text("The others have removed you from this game. You may watch.")).to_be_visible()
    expect(ben.get_by_text("You are watching.")).to_be_visible()
    ada.reload()
    until(ada, MY_TURN)
    people[2].ask(table, "chat", text="On we go.")
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.get_by_role("list", name="Chat")).to_contain_text("On we go.")
    menu(ada, "People at the table")
    expect(of_ben.get_by_role("button", name="Unmute", exact=True)).to_be_visible()  # kept for this table
    for seat in (0, 2):
        people[seat].ask(table, "resign", seat=seat)
    people[0].until_over(table)
    cyd.reload()
    result = cyd.get_by_role("dialog")
    expect(result.get_by_role("listitem").filter(has_text="Ben").first).to_contain_text("removed: a bot plays on")


def test_who_runs_out_of_time_loses_the_turn_and_says_at_the_third_that_they_are_back(
    service: Served, visit: Visit
) -> None:
    ada, ben, table = two_people(
        service.url, SF, timing={"kind": "move", "ms": 2500}, stand_in="search:ms=1500", limit=1500
    )
    page = visit(ada).go(f"/table/{table}")
    expect(page.get_by_text("Your time was up: a bot finishes this turn.")).to_be_visible()
    back = page.get_by_role("button", name="I am back")
    expect(back).to_be_visible(timeout=90_000)
    assert ada.status(table)["seats"][0]["away"]
    back.click()
    expect(back).to_be_hidden()
    assert not ada.status(table)["seats"][0]["away"]
    assert ben.status(table)["seats"][0]["left"] is None


def test_two_people_play_again(service: Served, visit: Visit) -> None:
    ada, ben, table = two_people(service.url, SF, stand_in="random")
    for seat, one in enumerate((ada, ben)):
        one.ask(table, "resign", seat=seat)
    ada.until_over(table)
    host, guest = visit(ada).go(f"/table/{table}"), visit(ben).go(f"/table/{table}")
    expect(guest.get_by_role("dialog")).to_contain_text("Play again")  # only who is there is asked
    host.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(guest.get_by_role("dialog")).to_contain_text("Would play again: Ada.")
    guest.get_by_role("dialog").get_by_role("button", name="Play again").click()
    following = re.compile(rf"/table/(?!{table})\w+")
    for page in (host, guest):
        page.wait_for_url(following)
    assert host.url == guest.url


def test_a_spectator_knows_that_they_watch(service: Served, visit: Visit) -> None:
    _, _, table = two_people(service.url, SF)
    page = visit().go(f"/table/{table}")
    expect(page.get_by_role("list", name="Players")).to_contain_text("You are watching.")
    assert page.get_by_role("button", name="Undo").count() == 0


@pytest.mark.parametrize(("game", "part"), [(SF, "Market"), (TT, "Which tickets do you keep?")], ids=["sf", "tt"])
def test_the_board_is_kept_as_a_picture(service: Served, visit: Visit, game: str, part: str) -> None:
    """All of it, on a phone too, which shows one part at a time."""
    ada = Somebody(service.url, "Ada")
    table = ada.open(game, "random", options={"first": 0})
    for options in ({}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}):
        page = visit(ada, **options).go(f"/table/{table}")
        until(page, MY_TURN)
        with page.expect_download() as saved:
            menu(page, "Save a picture")
        content = Path(saved.value.path()).read_bytes()
        assert saved.value.suggested_filename.endswith(".png")
        assert content.startswith(PNG)
        width, height, colours = page.evaluate(COLOURS, f"data:image/png;base64,{b64encode(content).decode()}")
        assert width > height > 1000
        assert colours > 60
        assert page.evaluate(BOTTOM, f"data:image/png;base64,{b64encode(content).decode()}") == 1  # nothing is cut off
        expect(page.get_by_role("region", name=part)).to_be_visible()


BOTTOM = """async address => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, 4];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 4 - image.height);
  return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, 4).data.buffer)).size;
}"""
"""How many colours the lowest lines of a picture have."""
KEEP_DRAWING = """
const write = XMLSerializer.prototype.serializeToString;
XMLSerializer.prototype.serializeToString = function (node) { return (window.drawn = write.call(this, node)); };
"""
"""Keeps what a picture is drawn from."""


def test_a_finished_board_and_every_picture_have_no_dead_button(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "random", options={"first": 0}, stand_in="random")
    visitor = visit(ada)
    visitor.page.add_init_script(KEEP_DRAWING)
    page = visitor.go(f"/table/{table}")
    market = page.get_by_role("region", name="Market")
    expect(market.get_by_role("button", name="Take A")).to_be_visible()
    expect(market.locator(".lock").first).to_be_visible()
    with page.expect_download():
        menu(page, "Save a picture")
    drawn = page.evaluate("window.drawn")
    assert "Deck" in drawn or "cards left" in drawn
    assert not [words for words in ("Take A", "Draw a card", 'class="lock') if words in drawn]
    ada.ask(table, "resign", seat=0)
    result = page.get_by_role("dialog", name="Result")
    with page.expect_download(timeout=120_000):  # a whole board is much to draw beside other tests
        result.get_by_role("button", name="Save a picture").click(timeout=120_000)
    expect(result.get_by_text("The picture is saved.")).to_be_visible()
    result.get_by_role("button", name="Look at the board").click()
    expect(market).to_be_visible()
    expect(market.get_by_role("button", name=re.compile("Take|Draw"))).to_have_count(0)
    expect(market.locator(".lock")).to_have_count(0)
    again = visit(ada).go(f"/replay/{table}?at=10&seat=0")
    expect(again.get_by_role("region", name="Market")).to_be_visible()
    expect(again.get_by_role("button", name=re.compile("^(Take|Draw a)"))).to_have_count(0)


def test_the_page_can_be_installed(service: Served, visit: Visit) -> None:
    page = visit().go("/")
    page.locator(".home .game").first.wait_for()
    devtools = page.context.new_cdp_session(page)
    errors = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # as every browser of these tests is
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{service.url}/manifest.webmanifest"
    content = json.loads(manifest["data"])
    assert {"id", "name", "short_name", "description", "lang", "start_url", "scope", "display"} <= content.keys()
    for icon in content["icons"]:
        answer = page.request.get(f"{service.url}{icon['src']}")
        assert (answer.status, answer.headers["content-type"].split(";")[0]) == (200, icon["type"])


def test_the_command_box_knows_the_notation(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "random", options={"first": 0})
    page = visit(ada).go(f"/table/{table}")
    until(page, MY_TURN)
    box = page.locator("[data-command]")
    for typed, told in (("why take c", "empty"), ("score", "point"), ("take c", "empty")):
        box.fill(typed)
        box.press("Enter")
        expect(page.locator("form:has([data-command]) li").first).to_contain_text(told)
    before = int(page.evaluate(AT))
    box.fill("draw")
    box.press("Enter")
    until(page, f"{AT} > {before}")
    box.fill("place b")
    box.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile("You lay .* in column B"))
