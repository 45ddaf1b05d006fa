"""Being somebody: a name and a look of one's own, the way back, one's games, and what is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from fogline import games
from tests.web.browsing import PHONE, Served, Somebody, Visit, play_now
from tests.web.players import MY_TURN, until
from tests.web.test_pages import no_identifier, violations

SF, TT = games.names()
LONG = "Wilhelmina Wolkenkratzerwärterin von Web"
assert len(LONG) == 40


def title(game: str) -> str:
    return games.game_class(game).title


def asked(page: Page) -> Locator:
    """The question who somebody is."""
    return page.get_by_role("dialog", name="Who are you?")


def mark(page: Page, within: str, number: int = 0) -> tuple[str | None, str | None]:
    """The colour and shape of a mark."""
    drawn = page.locator(f"{within} svg[data-colour]").nth(number)
    return drawn.get_attribute("data-colour"), drawn.get_attribute("data-shape")


def test_somebody_new_chooses_a_name_a_colour_and_a_shape_that_are_seen_everywhere(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("radio", name="4").first.check()
    page.get_by_role("radio", name="easy").first.check()
    play_now(page, title(TT))
    assert asked(page).get_by_role("textbox").input_value()
    asked(page).get_by_role("textbox").fill("Ada")
    asked(page).get_by_role("radio", name="olive").check()
    asked(page).get_by_role("radio", name="star").check()
    assert violations(page) == []
    asked(page).get_by_role("button", name="Let’s go").click()
    page.wait_for_url("**/table/*")
    until(page, MY_TURN, 60)
    players = page.get_by_role("list", name="Players").first
    expect(players).to_contain_text("Ada")
    assert mark(page, ".players li") == ("olive", "star")
    used = [mark(page, ".players li", seat) for seat in range(page.locator(".players").first.locator("li").count())]
    assert len({colour for colour, _ in used}) == len({shape for _, shape in used}) == len(used)
    drawn = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seat-0')")
    hue = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--hue-olive')")
    assert drawn == hue
    page.goto(page.url.partition("/table/")[0])
    assert mark(page, ".faces") == ("olive", "star")
    expect(page.get_by_role("radio", name="4").first).to_be_checked()
    expect(page.get_by_role("radio", name="easy").nth(1)).to_be_checked()
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seat-0')") != drawn


def test_who_would_rather_not_say_may_go_on_looking(visit: Visit) -> None:
    page = visit().go("/")
    play_now(page, title(SF))
    asked(page).get_by_role("button", name="Close").click()
    expect(asked(page)).to_be_hidden()
    expect(page.get_by_role("button", name=f"Play {title(SF)} now")).to_be_enabled()
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)


def test_a_name_is_changed_at_the_gathering_table_and_in_the_settings(service: Served, visit: Visit) -> None:
    """Before, another name made another person, who had no seat any more."""
    ada, ben = Somebody(service.url, "Ada"), Somebody(service.url, "Ben")
    ben.call("PATCH", "/api/people/me", {"colour": "magenta", "shape": "drop"})
    table = ada.open(SF, "", "hard", start=False, public=True)
    ben.ask(table, "sit", seat=1)
    visitor = visit(ada)
    visitor.expected = lambda trouble: "400" in trouble  # a name that is refused, at the end
    page, other = visitor.go(f"/table/{table}"), visit(ben).go(f"/table/{table}")
    page.get_by_role("button", name="Name and colour").click()
    form = page.get_by_role("dialog", name="Name, colour and shape")
    form.get_by_role("textbox").fill("Ada \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}")
    form.get_by_role("radio", name="magenta").check()
    form.get_by_role("button", name="Save").click()
    expect(form).to_be_hidden()
    seats = other.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("Ada \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}")
    expect(seats.nth(0).locator("svg[data-colour]")).to_have_attribute("data-colour", "magenta")
    expect(seats.nth(1).locator("svg[data-colour]")).not_to_have_attribute("data-colour", "magenta")
    expect(seats.nth(2)).to_contain_text("Vera")
    expect(seats.nth(2)).to_contain_text("Hard bot")
    expect(seats.nth(2).locator("svg[data-colour] text")).to_have_count(0)
    page.goto(f"{service.url}/settings")
    page.get_by_role("textbox").fill("Ada Lovelace")
    page.get_by_role("radio", name="violet").check()
    page.get_by_role("button", name="Save").click()
    expect(seats.nth(0)).to_contain_text("Ada Lovelace")
    expect(seats.nth(0).locator("svg[data-colour]")).to_have_attribute("data-colour", "violet")
    assert ada.status(table)["seats"][0]["person"] == ada.credentials["id"]
    page.get_by_role("textbox").fill("\N{RIGHT-TO-LEFT OVERRIDE}")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert").filter(has_text="nothing invisible")).to_be_visible()


def test_several_at_one_screen_are_named_and_drawn_each_for_themselves(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    ada.call("PATCH", "/api/people/me", {"shape": "star"})
    table = ada.open(SF, "", start=False)
    page = visit(ada).go(f"/table/{table}")
    page.get_by_role("button", name="Another player at this screen").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Bea")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    seats.nth(1).get_by_role("button", name="Name and colour").click()
    form = page.get_by_role("dialog", name="Name, colour and shape")
    expect(form.get_by_role("textbox")).to_have_value("Bea")
    form.get_by_role("textbox").fill("Grandma")
    form.get_by_role("radio", name="drop").check()
    form.get_by_role("button", name="Save").click()
    expect(seats.nth(1)).to_contain_text("Grandma")
    expect(seats.nth(0)).to_contain_text("Ada")
    assert ada.call("GET", "/api/people/me")["name"] == "Ada"
    assert ada.status(table)["seats"][1]["shape"] == "drop"


def test_a_name_that_was_changed_elsewhere_is_known_here(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    ada.call("PATCH", "/api/people/me", {"name": "Ada Lovelace"})
    expect(visit(ada).go("/settings").get_by_role("textbox")).to_have_value("Ada Lovelace")


def test_twelve_words_bring_somebody_back_in_another_browser(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "random")
    page = visit(ada).go("/settings")
    page.get_by_role("button", name="My twelve words").click()
    dialog = page.get_by_role("dialog", name="My twelve words")
    dialog.get_by_role("button", name="Show me twelve words").click()
    expect(dialog.get_by_role("list").get_by_role("listitem")).to_have_count(12)
    words = dialog.get_by_role("list").get_by_role("listitem").all_inner_texts()
    assert violations(page) == []
    expect(dialog.get_by_role("img", name="QR code of the words")).to_be_visible()
    dialog.get_by_role("button", name="I have them").click()
    expect(page.locator("body")).not_to_contain_text(words[0] + words[1])
    newcomer = visit()
    newcomer.expected = lambda trouble: "404" in trouble or "400" in trouble
    back = newcomer.go("/recover")
    back.get_by_role("textbox").fill(" ".join(["fogline", *words[1:]]))
    back.get_by_role("button", name="Find me").click()
    expect(back.get_by_role("main").get_by_role("alert")).to_contain_text("fogline")
    back.get_by_role("textbox").fill("\n".join(word[:4].upper() for word in words))
    back.get_by_role("button", name="Find me").click()
    expect(back.locator(f"a[href='/table/{table}']").first).to_be_visible()
    scanned = visit().go(f"/recover#{'-'.join(words)}")
    expect(scanned.locator(f"a[href='/table/{table}']").first).to_be_visible()
    assert words[0] not in scanned.url


def test_a_device_link_asks_before_it_replaces_anybody(service: Served, visit: Visit) -> None:
    ada, ben = Somebody(service.url, "Ada"), Somebody(service.url, "Ben")
    table = ben.open(SF, "", start=False)
    link = ben.call("POST", "/api/people/me/links")["link"]
    visitor = visit(ada)
    page = visitor.go(f"/device/{link}?table={table}")
    expect(page.get_by_role("heading", name="This is Ben")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Stay Ada").click()
    page.wait_for_url(f"{service.url}/")
    page.goto(f"{service.url}/device/{link}?table={table}")
    page.get_by_role("button", name="Open Ben beside").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    other = visitor.context.new_page()
    other.goto(f"{service.url}/settings")
    expect(other.get_by_role("textbox")).to_have_value("Ada")
    page.goto(f"{service.url}/settings")
    expect(page.get_by_role("textbox")).to_have_value("Ben")
    page.get_by_role("button", name="End that").click()
    expect(page.get_by_role("textbox")).to_have_value("Ada")
    again = ben.call("POST", "/api/people/me/links")["link"]
    page.goto(f"{service.url}/device/{again}")
    page.get_by_role("button", name="Be Ben here instead of Ada").click()
    page.wait_for_url(f"{service.url}/")
    page.goto(f"{service.url}/device/{ben.call('POST', '/api/people/me/links')['link']}?table={table}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()  # who it is already isn't asked


def test_other_devices_are_signed_out(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    link = ada.call("POST", "/api/people/me/links")["link"]
    phone = visit(viewport=PHONE)
    phone.expected = lambda trouble: "401" in trouble
    there = phone.go(f"/device/{link}")
    there.wait_for_url(f"{service.url}/")
    page = visit(ada).go("/settings")
    page.get_by_role("button", name="Sign out my other devices").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("go on working")
    dialog.get_by_role("checkbox").check()
    expect(dialog).to_contain_text("bring nobody back")
    dialog.get_by_role("button", name="Sign them out").click()
    expect(page.get_by_text("One other device is signed out.").first).to_be_attached()
    there.goto(f"{service.url}/settings")
    expect(there.get_by_text("You have only looked so far.")).to_be_visible()


def test_an_invitation_names_host_and_game(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(TT, "", start=False)
    link = ada.call("POST", f"/api/tables/{table}/invitations")["link"]
    page = visit(viewport=PHONE).go(f"/join/{link}")
    expect(page.get_by_text(f"Ada invites you to {title(TT)}.")).to_be_visible()
    assert violations(page) == []


def test_my_games_and_what_they_add_up_to(service: Served, visit: Visit) -> None:
    ada, ben = Somebody(service.url, "Ada"), Somebody(service.url, "Ben")
    for game in (SF, TT):
        together(ada, ben, game)
    ada.finished(SF)
    page = visit(ada).go("/games")
    rows = page.locator("article > section li")
    expect(rows).to_have_count(3)
    kept = ada.call("GET", "/api/people/me/games")
    # Two games of a program may end in one second, and then either comes first.
    expect(rows.filter(has_text="a bot finished it")).to_have_count(1)
    figures = {one["game"]: one for one in ada.call("GET", "/api/people/me/figures") if one["players"] is None}
    for game in (SF, TT):
        region = page.get_by_role("region", name=title(game), exact=True)
        best = figures[game]["best"]
        expect(region.get_by_role("definition").nth(0)).to_have_text("1")
        expect(region).to_contain_text(points(round(best * 2)))
        expect(region.locator(".sources tr")).to_have_count(len(figures[game]["sources"]))
    page.get_by_role("combobox", name="Against").select_option("people")
    expect(rows).to_have_count(2)
    page.get_by_role("combobox", name="Game").select_option(TT)
    expect(rows).to_have_count(1)
    (mine,) = [one for one in kept if one["game"] == TT]
    expect(rows.first).to_contain_text("with Ben")
    expect(rows.first.locator(".score")).to_have_text(points(mine["players"][0]["halves"]))
    no_identifier(page)
    assert violations(page) == []
    rows.first.get_by_role("link", name="See it again").click()
    page.wait_for_url(f"{service.url}/replay/{mine['table']}?at=0&seat=0")
    phone = visit(ada, viewport=PHONE, settings={"language": "pl", "theme": "dark"}).go("/games")
    expect(phone.get_by_role("listitem").first).to_be_visible()
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def points(halves: int) -> str:
    """Points as the page writes them."""
    whole, half = divmod(abs(halves), 2)
    return f"{'−' if halves < 0 else ''}{whole if whole or not half else ''}{'½' if half else ''}"


def together(ada: Somebody, ben: Somebody, game: str) -> str:
    """A whole game between two people, who do the first thing that they may."""
    table = ada.open(game, "", start=False, public=True, options={"first": 0})
    ben.ask(table, "sit", seat=1)
    for seat, one in enumerate((ada, ben)):
        one.ask(table, "ready", seat=seat)
    ada.ask(table, "start")
    for _ in range(3000):
        for seat, one in enumerate((ada, ben)):
            legal = one.call("GET", f"/api/tables/{table}/seen?seat={seat}")["legal"]
            if legal:
                one.ask(table, "act", seat=seat, actions=[legal[0]])
                break
        else:
            break
    assert ada.status(table)["phase"] == "over"
    return table


def test_ones_data_is_taken_along_and_deleted(service: Served, visit: Visit) -> None:
    ada, ben = Somebody(service.url, "Ada"), Somebody(service.url, "Ben")
    table = together(ada, ben, SF)
    visitor = visit(ada)
    page = visitor.go("/data")
    expect(page.get_by_text("for 90 days")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download my data").click()
    data = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert data["person"]["name"] == "Ada"
    assert [one["table"] for one in data["games"]] == [table]
    gone = page.get_by_role("button", name="Delete me for good")
    expect(gone).to_be_disabled()
    page.get_by_role("textbox").fill("Ada")
    gone.click()
    page.wait_for_url(f"{service.url}/")
    assert page.evaluate("localStorage.getItem('fogline.person')") is None
    other = visit(ben).go("/games")
    expect(other.get_by_text("with Former player")).to_be_visible()
    other.goto(f"{service.url}/table/{table}")
    expect(other.get_by_role("dialog", name="Result")).to_contain_text("Former player")


@pytest.mark.parametrize("game", [SF, TT])
def test_long_names_widen_nobodys_phone(service: Served, visit: Visit, game: str) -> None:
    """One of 40 letters pushed other people's phones to 519 pixels."""
    ada, ben = Somebody(service.url, LONG), Somebody(service.url, "W" * 40)
    gathering = ada.open(game, "", "hard", start=False, public=True)
    ben.ask(gathering, "sit", seat=1)
    page = visit(ben, viewport=PHONE, settings={"language": "pl"})
    invitation = ada.call("POST", f"/api/tables/{gathering}/invitations")["link"]
    guest = visit(viewport=PHONE).go(f"/join/{invitation}")
    guest.get_by_role("textbox").wait_for()
    fits(guest)
    fits(page.go(f"/table/{gathering}"), ".gathering")
    for seat, one in enumerate((ada, ben)):
        one.ask(gathering, "ready", seat=seat)
    ada.ask(gathering, "start")
    shown = page.go(f"/table/{gathering}")
    fits(shown, "[data-at]")
    tabs = shown.locator("nav.tabs button, nav button")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        fits(shown)
    over = together(ada, ben, game)
    fits(page.go(f"/table/{over}"), "dialog[open] table")
    fits(page.go(f"/replay/{over}?at=0&seat=0"), ".board section")
    fits(page.go("/"), ".home .game")
    fits(page.go("/games"), "article li")
    fits(page.go("/settings"), "form")


def fits(page: Page, sign: str = "main") -> None:
    """Nothing makes the page wider than the screen, and no name is cut without an ellipsis."""
    page.locator(sign).first.wait_for()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], (page.url, wide)
