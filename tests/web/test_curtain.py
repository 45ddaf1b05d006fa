"""Several at one screen: while the curtain is down nothing private is in the page, from the first moment on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from fogline import games
from fogline.core.message import Message
from fogline.texts import Texts
from tests.web.browsing import PHONE, Served, Somebody, Visit, Wire
from tests.web.players import AT, until
from tests.web.riders import WithFinger, WithMouse
from tests.web.test_together import LOST

TT = "ticket-to-ride-san-francisco"
SF = "san-francisco"
NAMES = ("Ada", "Ben", "Cyd")
DOWN = "document.querySelector('[data-curtain]') !== null"
EVERYTHING = """() => [document.title, document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input, textarea')].map(field => field.value)].join('\\n')"""
WATCH = f"""
window.whileDown = [];
const look = () => {{ if ({DOWN}) window.whileDown.push(({EVERYTHING})()); }};
const all = {{ subtree: true, childList: true, characterData: true, attributes: true }};
new MutationObserver(look).observe(document, all);
"""
"""Keeps all of the page, at every change of it, while the curtain is down."""
OWN = re.compile(r'<span class="ticket |<li data-hand="[^"]*" class="(?![^"]*\bempty\b)')
"""Somebody's own tickets and cards, as the board draws them."""


class Secrets:
    """What each seat alone knows, in the words in which the page would say it."""

    def __init__(self, ada: Somebody, table: str, seats: tuple[int, ...] = (0, 1, 2)) -> None:
        self._ada = ada
        self._seats = seats
        self._table = table
        game = games.load(TT)
        self._texts, self._names = Texts(game, "en", NAMES), game.proper_names
        self.known: dict[int, set[str]] = {}

    def learn(self) -> None:
        """Whatever became private since."""
        public = flat("\n".join(self._said(-1)))
        for seat in self._seats:
            mine = {flat(words) for words in self._said(seat)}
            self.known.setdefault(seat, set()).update(words for words in mine if words not in public)

    def _said(self, seat: int) -> set[str]:
        looked = self._ada.ask(self._table, "look", seat=seat)["result"]
        described = self._ada.ask(self._table, "describe", seat=seat)["result"]
        messages = [*described["sentences"], *(item["say"] for item in looked["items"])]
        own = {" – ".join(self._names[end] for end in ticket.split("-")) for ticket in tickets_of(looked["view"])}
        return {self._say(message) for message in messages} | own

    def _say(self, message: dict[str, Any]) -> str:
        return self._texts.say(msgspec.json.decode(json.dumps(message), type=Message))

    def found_in(self, words: str, *seats: int) -> list[str]:
        """The secrets of some seats, or of all, that a text holds."""
        plain = flat(words)
        wanted = set().union(*(self.known[seat] for seat in seats or self._seats))
        return sorted(secret for secret in wanted if secret in plain)


def tickets_of(view: dict[str, Any]) -> set[str]:
    return {ticket["ticket"] for ticket in view["tickets"]} | {*view["offer"], *view["kept"]}


def flat(words: str) -> str:
    """A text without marks of direction and with one kind of space, entities and tags as they read."""
    plain = re.sub("[\u2066-\u2069]|<!--.*?-->", "", words).replace("&nbsp;", " ").replace("&amp;", "&")
    return " ".join(plain.split())


def everything(page: Page) -> str:
    """All text of the page, its title, what stands in its fields, and all that a screen reader is given."""
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    heard = [
        str(node[key]["value"])
        for node in tree
        for key in ("name", "value", "description")
        if "value" in node.get(key, {})
    ]
    return "\n".join([page.evaluate(EVERYTHING), page.locator("body").inner_text(), *heard])


def check_down(page: Page, secrets: Secrets) -> None:
    """The curtain is down, and was clean at every moment since the last check."""
    until(page, DOWN)
    secrets.learn()
    for moment in (everything(page), *page.evaluate("window.whileDown.splice(0)")):
        assert secrets.found_in(moment) == []
        assert OWN.search(moment) is None


def gather(page: Page, *names: str) -> None:
    """More players sit down at this screen."""
    for name in names:
        page.get_by_role("button", name="Another player at this screen").first.click()
        page.get_by_role("dialog").get_by_role("textbox").fill(name)
        page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("dialog")).to_be_hidden()


def turn_of(page: Page) -> str:
    """Who is asked to come, by the curtain's title."""
    title = page.get_by_role("heading", name=re.compile("^Pass the screen to "))
    return (title.text_content() or "").removeprefix("Pass the screen to ").strip()


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}", exact=True).click()
    until(page, f"!({DOWN})")


def in_words(page: Page) -> None:
    """The board in sentences: they say all that the map and the cards show."""
    page.get_by_role("button", name="Sentences").click()
    expect(page.get_by_role("region", name="What you see")).to_be_visible()


def decide_in_words(page: Page, which: int = -1) -> None:
    """One decision from the sentences."""
    before = int(page.evaluate(AT))
    choices = page.get_by_role("region", name="What you may do").locator(".group > li > button")
    expect(choices.first).to_be_visible()
    choices.nth(which).click()
    page.get_by_role("button", name="Do it").click()
    until(page, f"{AT} > {before}")


@pytest.fixture
def wire(service: Served) -> Iterator[Wire]:
    found = Wire(service.port)
    yield found
    found.close()


def test_nothing_private_is_in_the_page_while_the_curtain_is_down(service: Served, visit: Visit, wire: Wire) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(TT, "", "", start=False)
    visitor = visit(ada, url=wire.url)
    visitor.expected = lambda trouble: LOST.search(trouble) is not None
    visitor.page.add_init_script(WATCH)
    page = visitor.go(f"/table/{table}")
    gather(page, "Ben", "Cyd")
    page.get_by_role("button", name="Start the game").click()
    secrets = Secrets(ada, table)
    check_down(page, secrets)
    assert turn_of(page) == "Ada"
    expect(page.get_by_role("list", name="Players")).not_to_contain_text(
        "you"
    )  # nobody in particular, before it is lifted
    page.reload()
    check_down(page, secrets)
    seen: set[str] = set()
    for turn in range(9):
        name = turn_of(page)
        lift(page, name)
        seat = NAMES.index(name)
        expect(page.locator(".tt-map")).to_be_visible()
        until(page, f"/{OWN.pattern}/.test(document.documentElement.outerHTML)")
        in_words(page)
        assert secrets.found_in(everything(page), seat), "the test would not see a secret"
        others = secrets.found_in(everything(page), *{0, 1, 2} - {seat})
        assert set(others) <= secrets.known[seat]
        page.keyboard.press("/")
        page.keyboard.type("score")
        page.keyboard.press("Enter")
        page.keyboard.type("tickets")
        if turn % 2 == 0:
            page.get_by_role("button", name="Map", exact=True).click()
        while not page.evaluate(DOWN):
            WithMouse(page).decide() if turn % 2 == 0 else decide_in_words(page)
        seen.add(name)
        check_down(page, secrets)
        if turn == 3:
            page.reload()
            check_down(page, secrets)
        if turn == 5:
            wire.cut()
            expect(page.get_by_text("Connection lost")).to_be_visible()
            check_down(page, secrets)
            wire.mend()
            expect(page.get_by_text("Connection lost")).to_be_hidden()
            check_down(page, secrets)
    assert seen == set(NAMES)
    assert all(len(known) > 3 for known in secrets.known.values())


def at_one_screen(service: Served, *names: str) -> tuple[Somebody, str]:
    """A game of three that has begun; those named play at Ada's screen, the others elsewhere."""
    ada, dan = Somebody(service.url, "Ada"), Somebody(service.url, "Dan")
    table = ada.open(TT, "", "", start=False, public=True)
    holders = [ada] + [ada if name in names else dan for name in NAMES[1:]]
    for seat, (name, holder) in enumerate(zip(NAMES, holders, strict=True)):
        if seat:
            holder.ask(table, "sit", seat=seat, name=name)
    for seat, holder in enumerate(holders):
        holder.ask(table, "ready", seat=seat)
    ada.ask(table, "start")
    for seat, holder in enumerate(holders):
        decide_for(holder, table, seat)  # which tickets to keep
    return ada, table


def decide_for(one: Somebody, table: str, seat: int) -> bool:
    """The last of what a seat may do, if it must decide."""
    legal = one.ask(table, "look", seat=seat)["result"]["legal"]
    if legal:
        one.ask(table, "act", seat=seat, actions=[legal[-1]])
    return bool(legal)


def test_while_others_play_elsewhere_a_shared_screen_shows_what_everybody_sees(service: Served, visit: Visit) -> None:
    ada, table = at_one_screen(service, "Ben")
    secrets = Secrets(ada, table, seats=(0, 1))
    while any(decide_for(ada, table, seat) for seat in (0, 1)):  # until it is Cyd's turn, who sits elsewhere
        pass
    visitor = visit(ada)
    visitor.page.add_init_script(WATCH)
    page = visitor.go(f"/table/{table}")
    expect(page.get_by_text("The screen shows what everybody may see.")).to_be_visible()
    expect(page.locator(".tt-map")).to_be_visible()
    in_words(page)
    expect(page.get_by_role("region", name="What you see")).to_contain_text("Cyd")
    check_down(page, secrets)
    for seat, name in enumerate(("Ada", "Ben")):
        lift(page, name)
        expect(page.get_by_text(f"{name} looks at the screen.")).to_be_visible()
        in_words(page)
        expect(page.get_by_role("region", name="What you see")).to_contain_text("You hold")
        assert secrets.found_in(everything(page), seat)
        page.get_by_role("button", name="Hide my hand").click()
        check_down(page, secrets)


def test_a_hand_goes_to_its_players_own_phone(service: Served, visit: Visit) -> None:
    """By the link of the code: the phone has the hand, and the big screen is told nothing of it from then on."""
    ada, table = at_one_screen(service, "Ben", "Cyd")
    big, phone = visit(ada), visit(viewport=PHONE, has_touch=True, is_mobile=True)
    told: list[str] = []
    big.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    page = big.go(f"/table/{table}")
    name = turn_of(page)
    seat = NAMES.index(name)
    own = tickets_of(ada.ask(table, "look", seat=seat)["result"]["view"])
    page.get_by_role("button", name="My hand on my phone").click()
    dialog = page.get_by_role("dialog", name=f"{name}’s hand on a phone")
    expect(dialog.get_by_role("img")).to_be_visible()
    link = dialog.get_by_role("textbox").input_value()
    hand = phone.go(link.removeprefix(service.url))
    expect(dialog).to_be_hidden()
    expect(page.get_by_text(f"{name} plays on a phone now.").first).to_be_visible()
    expect(hand.get_by_role("region", name="Place a tourist pile")).to_be_visible()
    assert [one["name"] for one in ada.status(table)["seats"]] == list(NAMES)
    told.clear()
    player = WithFinger(hand)
    player.decide()
    until(page, f"{AT} >= {hand.evaluate(AT)}")
    player.show("Tickets")
    expect(hand.locator(".ticket").first).to_be_visible()
    frames = [json.loads(text)["frame"] for text in told]
    assert {frame["seat"] for frame in frames if frame["type"] == "events"} == {-1, 0, 1, 2} - {seat}
    assert own
    assert [ticket for ticket in own if ticket in "".join(told)] == []
    used = visit(Somebody(service.url, "Eve"))
    used.expected = lambda trouble: "404" in trouble
    expect(used.go(link.removeprefix(service.url)).get_by_text("This link does not work")).to_be_visible()


def test_a_link_that_is_not_shown_any_more_hands_nothing_over(service: Served, visit: Visit) -> None:
    ada, table = at_one_screen(service, "Ben", "Cyd")
    page = visit(ada).go(f"/table/{table}")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="A hand on a phone").click()
    page.get_by_role("dialog").get_by_role("button", name="Cyd").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        page.keyboard.press("Escape")
    late = visit(Somebody(service.url, "Eve"))
    late.expected = lambda trouble: "404" in trouble
    expect(late.go(link.removeprefix(service.url)).get_by_text("This link does not work")).to_be_visible()
    assert [one["person"] for one in ada.status(table)["seats"]] == [ada.credentials["id"]] * 3
