"""The pages around the table: from the first click to the last replay, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import fogline
from fogline import games
from fogline.core.message import Message
from fogline.texts import LANGUAGES, Texts
from tests.play import folder_of
from tests.web.browsing import PHONE, ROOT, Served, Somebody, Visit, play_now, say_who
from tests.web.players import AT, MY_TURN, OVER, Mouse, Player, until
from tests.web.riders import CAN_CLAIM, WithMouse

SF, TT = games.names()
IDENTIFIER = re.compile(r"\b(?:page|sfb?|tt[bm]?|table|refusal|preview|problem)-[a-z]+(?:-[a-z0-9]+)*\b|\w+_\w+")
"""What a person should never read: names of texts and of fields."""


def data_of(game: str) -> str:
    """The deck or the map that a game comes with."""
    return next((folder_of(game) / "data").glob("*.toml")).read_text("utf-8")


def no_identifier(page: Page) -> None:
    found = IDENTIFIER.findall(page.locator("body").inner_text())
    assert found == []


def test_a_stranger_plays_within_two_clicks(service: Served, visit: Visit) -> None:
    page = visit().go("/")
    play_now(page, fogline.load(SF).title)
    say_who(page)
    page.wait_for_url(f"{service.url}/table/*")
    until(page, "document.title.startsWith('●')", 60)
    Mouse(page).decide()
    page.goto(service.url)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    no_identifier(page)


def test_how_many_play_and_how_well_is_remembered(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    ada.open(SF, "random")
    page = visit(ada).go("/")
    game, other = page.locator(".game").first, page.locator(".game").last
    game.get_by_role("radio", name="4").check(force=True)
    game.get_by_role("radio", name="Hard").check(force=True)
    game.locator(".primary").click()
    page.wait_for_url(f"{service.url}/table/*")
    assert [seat["bot"] for seat in ada.status(page.url.rpartition("/")[2])["seats"]][1:] == ["hard"] * 3
    page.goto(service.url)
    expect(game.get_by_role("radio", name="4")).to_be_checked()
    expect(game.get_by_role("radio", name="Hard")).to_be_checked()
    expect(other.get_by_role("radio", name="3")).to_be_checked()


def open_with(page: Page, name: str, own: Path) -> None:
    """Put one's own data file into the form of a new table, and ask for the table."""
    form = page.get_by_role("dialog")
    if not form.is_visible():
        play = page.get_by_role("button", name=f"Play {fogline.load(name).title} now")
        page.locator(".game").filter(has=play).get_by_role("button", name="A table for friends").click()
    form.locator("input[type=file]").set_input_files(own)
    form.get_by_role("button", name="Open the table").click()


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [(SF, "value = 1", "value = 71"), (TT, 'colour = "pink"', 'colour = "mauve"')],
    ids=["deck", "map"],
)
def test_a_broken_data_file_is_refused_with_its_place(
    visit: Visit, tmp_path: Path, name: str, right: str, wrong: str
) -> None:
    broken, own = tmp_path / "broken.toml", tmp_path / "own.toml"
    own.write_text(data_of(name), "utf-8")
    broken.write_text(data_of(name).replace(right, wrong, 1), "utf-8")
    lines = broken.read_text("utf-8").splitlines()
    place = max(number for number in range(lines.index(wrong)) if lines[number].startswith("[["))
    visitor = visit()
    visitor.expected = lambda trouble: "422" in trouble
    page = visitor.go("/")
    open_with(page, name, broken)
    say_who(page)
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text(wrong.rsplit(maxsplit=1)[-1].strip('"'))
    expect(alert).to_contain_text(re.compile(rf"(line|row) {place + 1}\b"))
    open_with(page, name, own)
    page.get_by_role("button", name="Start the game").wait_for()
    assert "/table/" in page.url


def test_an_own_map_is_drawn_and_played(visit: Visit, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    ours = data_of(TT).replace("per_player = 20", "per_player = 17").replace('"Mission"', '"Bayview"')
    own.write_text(re.sub("(?m)^title = .*", 'title = "Our own"', ours), "utf-8")
    page = visit().go("/")
    open_with(page, TT, own)
    say_who(page)
    page.get_by_role("button", name=re.compile("^Put")).click()
    page.get_by_role("button", name="Start the game", disabled=False).click()
    until(page, MY_TURN, 60)
    drawn = page.get_by_role("group", name="Map: Our own")
    expect(drawn.locator("text").filter(has_text="Bayview")).to_have_count(1)
    expect(drawn.get_by_role("button", name=re.compile("Bayview")).first).to_be_attached()
    expect(page.get_by_role("img", name="17 cable cars left").first).to_be_visible()
    WithMouse(page).decide()


def test_an_invitation_and_a_second_device(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "", start=False)
    link = ada.call("POST", f"/api/tables/{table}/invitations")["link"]
    guest = visit().go(f"/join/{link}")
    guest.get_by_role("textbox").fill("Ben")
    guest.get_by_role("main").get_by_role("button").click()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("list", name="Seats")).to_contain_text("Ben")
    device = ada.call("POST", "/api/people/me/links")["link"]
    phone = visit(viewport={"width": 390, "height": 844}).go(f"/device/{device}?table={table}")
    expect(phone.get_by_role("button", name="Start the game")).to_be_visible()
    stale = visit()
    stale.expected = lambda trouble: "404" in trouble
    expect(stale.go(f"/device/{device}").get_by_role("main").get_by_role("alert")).to_be_visible()


def told(moment: dict[str, Any]) -> int:
    """How many lines the log has: who is next is told by the turns."""
    return sum(item["event"]["type"] != "turn-began" for item in moment["items"])


def test_a_replay_shows_the_moment_and_the_seat_of_its_link(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.finished(SF)
    whole = ada.call("GET", f"/api/tables/{table}/replay?seat=0")
    middle = whole["entries"] // 2
    page = visit().go(f"/replay/{table}?at={middle}&seat=1")
    scrubber = page.get_by_role("slider", name="Moment of the game")
    expect(scrubber).to_have_value(str(middle))
    moment = ada.call("GET", f"/api/tables/{table}/replay?seat=1&at={middle}")
    log = page.get_by_role("list", name="Log", exact=True).locator("[data-n]")
    expect(log).to_have_count(told(moment))
    page.get_by_role("button", name="One step on").click()
    expect(scrubber).not_to_have_value(str(middle))
    assert int(scrubber.input_value()) > middle
    assert "seat=1" in page.url
    page.get_by_role("button", name="To the end").click()
    expect(scrubber).to_have_value(str(whole["entries"]))
    expect(log).to_have_count(told(whole))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    record, written = fogline.read_record(Path(saved.value.path()).read_text("utf-8"))
    fogline.verify(record, written, games.of_record(record))
    no_identifier(page)


def test_a_game_is_seen_again_in_sentences_too(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.finished(TT)
    half = ada.call("GET", f"/api/tables/{table}/replay?seat=0")["entries"] // 2
    page = visit(viewport={"width": 390, "height": 844}).go(f"/replay/{table}?at={half}&seat=0")
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Lines").click()
    page.get_by_role("button", name="Sentences").click()
    seen = page.get_by_role("region", name="What you see").get_by_role("listitem")
    expect(seen.first).to_contain_text("Ada")
    before = seen.all_inner_texts()
    assert len(before) > 8
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("slider")).not_to_have_value(str(half))
    expect(seen.filter(has_text=before[1]).first).to_be_hidden()
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log").click()
    expect(page.get_by_role("list", name="Log")).to_be_visible()
    expect(seen.first).to_be_hidden()
    no_identifier(page)


def test_a_replay_opens_all_hands(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.finished(TT)
    half = ada.call("GET", f"/api/tables/{table}/replay?seat=0")["entries"] // 2
    page = visit(ada).go(f"/replay/{table}?at={half}&seat=-1")
    log = page.get_by_role("list", name="Log", exact=True).locator("[data-n]")
    expect(page.locator(".tt-map")).to_be_visible()
    hands = page.get_by_role("region", name="All hands")
    expect(hands).to_be_hidden()
    public = log.count()
    page.get_by_label("Seen by").select_option("All hands open")
    expect(hands.get_by_role("heading", name=re.compile("Ada"))).to_be_visible()
    expect(hands.get_by_text(re.compile("^You hold"))).to_have_count(2)
    expect(log.filter(has_text="You get").first).to_be_attached()
    assert log.count() > public
    moment = ada.call("GET", f"/api/tables/{table}/replay?at={half}")
    assert [len(sentences) > 1 for sentences in moment["hands"]] == [True, True]
    page.get_by_label("Seen by").select_option("Ada")
    expect(hands).to_be_hidden()
    assert ada.call("GET", f"/api/tables/{table}/replay?at={half}&seat=1")["hands"] == []
    no_identifier(page)


def test_the_result_has_the_winners_face(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.finished(TT)
    winners = [one["seat"] for one in ada.status(table)["outcome"]["standings"] if one["place"] == 1]
    for path in (f"/table/{table}", f"/replay/{table}?at=99999"):
        page = visit(ada).go(path)
        if path.startswith("/table/"):
            page.get_by_role("dialog", name="Result").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Sentences").click()
        result = page.locator(".generic li").filter(has_text=re.compile(r"\bwins?\b"))
        expect(result).to_have_count(1)
        expect(result.locator("svg")).to_have_count(1 if len(winners) == 1 else 0)
        if len(winners) == 1:
            expect(result.locator("svg")).to_have_class(re.compile(rf"\bseat-{winners[0]}\b"))


@pytest.mark.parametrize(("name", "way"), [(SF, Mouse), (TT, WithMouse)], ids=["sf", "tt"])
def test_every_language_is_switched_live(service: Served, visit: Visit, name: str, way: type[Player]) -> None:
    """The table's words in the browser are those of the Python texts, to the letter."""
    ada = Somebody(service.url, "Ada")
    table = ada.open(name, "random", options={"first": 0})
    page = visit(ada).go(f"/table/{table}")
    until(page, "document.title.startsWith('●')", 60)
    way(page).decide()
    until(page, MY_TURN, 60)  # when it is one's turn again, the prompt stays as it is
    told = ada.call("GET", f"/api/tables/{table}/seen?seat=0")
    prompt = msgspec.convert(told["prompt"], Message)
    game = fogline.load(name)
    names = {"en": "English", "it": "Italiano", "pl": "Polski", "es": "Español", "fr": "Français"}
    assert set(names) == set(LANGUAGES)
    titles = ["Settings"]
    for language in [*LANGUAGES[1:], "en"]:
        page.evaluate("history.pushState(null, '', '/settings'); dispatchEvent(new PopStateEvent('popstate'))")
        page.get_by_role("radio", name=re.compile(names[language], re.IGNORECASE)).check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        heading = page.get_by_role("heading", level=1)
        expect(heading).not_to_have_text(titles[-1])
        titles.append(heading.inner_text())
        no_identifier(page)
        page.go_back()
        expected = Texts(game, language, ["Ada"]).say(prompt)
        expect(page.get_by_text(expected, exact=True).first).to_be_visible()
        no_identifier(page)
    assert len(set(titles)) == len(LANGUAGES)


def test_the_sentences_play_a_whole_game(service: Served, visit: Visit) -> None:
    """Without one line about the game: sentences, choices, consequences."""
    ada = Somebody(service.url, "Ada")
    table = ada.open(TT, "random")
    page = visit(ada).go(f"/table/{table}")
    page.get_by_role("button", name="Sentences").click()
    ids = unnatural(fogline.load(TT).proper_names)
    decisions = 0
    while True:
        until(page, f"document.title.startsWith('●') || {OVER}", 60)
        if page.evaluate(OVER):
            break
        before = int(page.evaluate(AT))
        choices = page.get_by_role("region", name="What you may do")
        choices.get_by_role("button").first.wait_for()
        claims = choices.get_by_role("button", name=re.compile("^Claim"))
        (claims if claims.count() else choices.get_by_role("button")).last.click()
        if decisions % 10 == 0:
            no_identifier(page)
            read = set(re.findall(r"[\w-]+", page.locator("main").inner_text()))
            assert read & ids == set()
        page.get_by_role("button", name="Do it").click()
        until(page, f"{AT} > {before} || {OVER}")
        decisions += 1
    assert decisions > 20
    page.get_by_role("dialog", name="Result").get_by_role("table", name="Score sheet").wait_for()
    assert ada.status(table)["outcome"]["sheets"]


def unnatural(names: Any) -> set[str]:  # noqa: ANN401  (ids with their names)
    """Ids that nobody would write as a word of a sentence."""
    return {id_ for id_, name in names.items() if id_ not in re.findall(r"[\w-]+", name)}


def violations(page: Page) -> list[str]:
    """What axe finds wrong."""
    page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found: str = page.evaluate("axe.run().then(result => JSON.stringify(result.violations))")
    return [f"{one['id']}: {node['html'][:160]}" for one in json.loads(found) for node in one["nodes"][:3]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_breaks_a_rule_of_accessibility(service: Served, visit: Visit, theme: str) -> None:
    ada = Somebody(service.url, "Ada")
    gathering = ada.open(SF, "", "", start=False)
    playing = ada.open(SF, "random", "random", "random", options={"first": 0})
    over = ada.finished(SF)
    visitor = visit(ada, settings={"theme": theme})
    visitor.expected = lambda trouble: "404" in trouble
    faults: dict[str, list[str]] = {}

    def check(name: str, page: Page) -> None:
        if broken := violations(page):
            faults[name] = broken

    places = {
        "home": ("/", ".home .game"),
        "gathering": (f"/table/{gathering}", ".gathering"),
        "market": (f"/table/{playing}", ".market"),
        "curtain": (f"/table/{ada.share(TT, 'Ada', 'Ben')}", ".curtain .primary"),
        "result": (f"/table/{over}", "dialog[open] table"),
        "replay": (f"/replay/{over}?at=30&seat=0", ".replay .board section"),
        "rules": ("/rules/SF-5.4", ".paragraph"),
        "settings": ("/settings", "form"),
        "recover": ("/recover", "textarea"),
        "games": ("/games", "article li"),
        "data": ("/data", "dl"),
        "about": ("/about", "h1"),
        "missing": ("/nowhere/at/all", "h1"),
        "no table": ("/table/none", "main [role=alert]"),
    }
    for name, (path, sign) in places.items():
        page = visitor.go(path)
        page.locator(sign).first.wait_for()
        check(name, page)
    page = visitor.go("/")
    page.get_by_role("button", name="A table for friends").first.click()
    page.get_by_role("dialog").wait_for()
    check("new table", page)
    invitation = ada.call("POST", f"/api/tables/{gathering}/invitations")["link"]
    guest = visit(settings={"theme": theme}).go(f"/join/{invitation}")
    guest.get_by_role("textbox").wait_for()
    check("join", guest)
    phone = visit(ada, settings={"theme": theme}, viewport=PHONE).go(f"/table/{playing}")
    parts = phone.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    parts.first.wait_for()
    for part in parts.all():
        part.click()
        check(f"phone: {part.inner_text()}", phone)
    page = visitor.go(f"/table/{playing}")
    page.locator(".market .clock").hover()
    page.get_by_role("tooltip").locator("blockquote").wait_for()
    check("help", page)
    page.mouse.move(2, 2)
    player = Mouse(page)
    for _ in range(40):
        until(page, "document.title.startsWith('●')", 60)
        if (take := player.possible("Take")) is not None and not player.tray.is_visible():
            take.click()
            player.tray.get_by_role("button", name="Build all").click()
            break
        player.decide()
    page.locator(".tray").wait_for()
    check("tray", page)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    check("keys", page)
    assert faults == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_map_breaks_no_rule_of_accessibility(service: Served, visit: Visit, theme: str) -> None:
    """Tickets to choose, a line with its payments, the three views, and every part of a phone's sheet."""
    ada = Somebody(service.url, "Ada")
    table = ada.open(TT, "random", "random", options={"first": 0})
    page = visit(ada, settings={"theme": theme}).go(f"/table/{table}")
    rider = WithMouse(page)
    expect(rider.region("Which tickets do you keep?")).to_be_visible()
    page.locator(".tt-map [data-line]").first.wait_for()
    faults = {"tickets": violations(page)}
    while not CAN_CLAIM.search(rider.prompt.inner_text()):
        rider.decide()
        until(page, MY_TURN, 60)
    until(page, "document.querySelector('[data-behind]') === null", 60)
    rider.claim()
    faults["payments"] = violations(page)
    for key, sign in (("l", ".lines table"), ("s", ".generic button"), ("m", ".tt-map [data-line]")):
        page.keyboard.press(key)
        page.locator(sign).first.wait_for()
        faults[key] = violations(page)
    phone = visit(ada, settings={"theme": theme}, viewport=PHONE).go(f"/table/{table}")
    for part in ("Hand", "Cards", "Tickets", "Lines"):
        phone.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=part).click()
        phone.locator(".tt section").first.wait_for()
        faults[part] = violations(phone)
    page = visit(ada, settings={"theme": theme}).go(f"/table/{ada.finished(TT)}")
    page.get_by_role("dialog", name="Result").get_by_role("button", name="Look at the board").click()
    ticket = page.get_by_role("region", name="Tickets, one by one").get_by_role("button", name=re.compile("ompleted"))
    ticket.first.focus()
    page.locator(".stop .pin").first.wait_for()
    faults["end"] = violations(page)
    assert {name: broken for name, broken in faults.items() if broken} == {}
