"""Learning a game at the page: by mouse in every language, by keyboard, by finger; strays are told kindly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from fogline import games
from fogline.core.game import State
from fogline.core.message import Message
from fogline.table.tutorial import LEARNER, Lesson
from fogline.texts import LANGUAGES, Texts
from tests.web.browsing import PHONE, WIDE, Served, Somebody, Visit, say_who
from tests.web.learners import DONE, ByFinger, ByKeys, ByMouse, Learner
from tests.web.test_layout import whole as found_wrong
from tests.web.test_pages import violations
from tests.web.test_plain_http import over_plain_http
from tests.web.test_reach import SMALL_TARGETS, SMALLEST, TARGETS, overflow
from tests.web.test_shell import scripts_of

GAMES = games.names()
MOST_CHUNK = 30_000
"""Bytes of compressed script that is fetched when somebody wants to learn."""


def begun(page: Page, game: str, kind: type[Learner]) -> Learner:
    page.locator(".coach").wait_for()
    return kind(page, game)


def graduates(page: Page) -> None:
    """The end offers a game."""
    expect(page.locator("dialog[open] .primary")).to_be_visible()


LOOKED_AT = {"en": ("light", 1), "it": ("dark", 4)}
"""In which languages axe looks at a tutorial: by day at each step, by night at each fourth, and at the end."""
PLAIN = "es"
"""The language of who learns over plain HTTP, as in a family's network."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_learnt_by_mouse_and_no_step_breaks_a_rule_of_accessibility(
    service: Served, visit: Visit, game: str, language: str
) -> None:
    theme, each = LOOKED_AT.get(language, ("light", 0))
    settings = {"settings": {"language": language, "theme": theme}}
    visitor = over_plain_http(service, visit, **settings) if language == PLAIN else visit(**settings)
    page = visitor.go(f"/tutorial/{game}")
    learner, faults, done = begun(page, game, ByMouse), {}, 0
    while not page.locator("dialog[open]").count():
        lesson = learner.lesson()
        if each and lesson.number % each == 0 and (broken := faults_of(page)):
            faults[lesson.number] = broken
        learner.follow(lesson)
        done += 1
    assert done >= 14
    graduates(page)
    assert not each or faults_of(page) == []
    assert faults == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_learnt_by_keyboard(visit: Visit, game: str) -> None:
    page = visit().go(f"/tutorial/{game}")
    begun(page, game, ByKeys).learn()
    graduates(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_learnt_by_finger_on_a_phone_held_upright_and_across(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).go(f"/tutorial/{game}")
    learner = begun(page, game, ByFinger)
    for number in range(60):
        if page.locator("dialog[open]").count():
            break
        if number in HELD:
            page.set_viewport_size(HELD[number])
            assert found_wrong(page, ".coach .sentence", ".coach .button", "nav.tabs button", ".top a") == []
            assert page.evaluate(SMALL_TARGETS, [TARGETS, SMALLEST]) == []
        learner.follow(learner.lesson())
    graduates(page)


HELD: dict[int, ViewportSize] = {
    0: {"width": PHONE["width"], "height": PHONE["height"]},
    5: {"width": PHONE["height"], "height": PHONE["width"]},
    12: {"width": PHONE["width"], "height": PHONE["height"]},
}
"""How the phone is held from which step on: across, its tabs once covered everything."""


def test_a_drawing_that_comes_after_its_board_was_put_away_troubles_nobody(visit: Visit) -> None:
    """It once read what the board had derived, and the console warned."""
    held: list[Route] = []
    page = visit().go(f"/tutorial/{GAMES[1]}")
    learner = begun(page, GAMES[1], ByMouse)
    page.route("**/drawing/**", lambda route: held.append(route))  # noqa: PLW0108  (it is given marks)
    page.set_viewport_size({"width": 1024, "height": 768})  # asks for another arrangement
    while learner.lesson().chapter < 2:  # tickets and cards need no map
        learner.follow(learner.lesson())
    assert held
    for one in held:
        one.continue_()
    page.unroute("**/drawing/**")
    expect(page.locator(".tt-map [data-line]").first).to_be_attached()


def wrong_plans(lesson: Lesson) -> Iterator[list[str]]:
    """For each kind of action that the step doesn't wait for, one that the rules allow, carried through to its end."""
    step = lesson.step
    assert step is not None
    kinds: set[str] = set()
    for action in lesson.state.legal(LEARNER):
        verb = str(action).partition(" ")[0]
        if not step.takes(action) and verb not in kinds:
            kinds.add(verb)
            yield whole(lesson.state, str(action))


def whole(state: State, first: str) -> list[str]:
    """An action with all that follows of the same decision."""
    after, plan = state.clone(), [first]
    after.apply(first, LEARNER)
    while LEARNER in after.actors and (following := after.legal(LEARNER)[0]) not in state.legal(LEARNER):
        plan.append(str(following))
        after.apply(following, LEARNER)
    return plan


@pytest.mark.parametrize("game", GAMES)
def test_whoever_strays_is_told_kindly(visit: Visit, game: str) -> None:
    """At every step, each wrong kind of move once; then the right one."""
    page = visit().go(f"/tutorial/{game}")
    learner, said, strayed = begun(page, game, ByMouse), Texts(games.game_class(game)), 0
    while not page.locator("dialog[open]").count():
        lesson = learner.lesson()
        step = lesson.step
        for number, plan in enumerate(wrong_plans(lesson) if step is not None and step.accept else (), 1):
            assert step is not None
            before = page.evaluate(DONE)
            learner.do(plan)
            # The same words may stand there since the last wrong move: this one has been answered when they are anew.
            told = page.locator(f".coach .otherwise[data-strays='{number}']")
            expect(told).to_have_text(said.say(Message(step.otherwise)))
            expect(page.locator(".refusal, .refused")).to_have_count(0)
            assert page.evaluate(DONE) == before
            strayed += 1
            for _ in range(6):  # what was planned is put away, one thing after the other
                page.keyboard.press("Escape")
            expect(page.locator(".tray, .claim")).to_have_count(0)
        learner.follow(lesson)
        expect(page.locator(".coach .otherwise")).to_have_count(0)
    assert strayed >= 7


def faults_of(page: Page) -> list[str]:
    """What axe finds wrong, but for the owners' letters on a map's cable cars.

    They are signs like colour and shape, not the line's label (WCAG 2.5.3 leaves such letters out); the line's own
    words tell its owner's name. At a map in a game it is the same.
    """
    letters = 'label-content-name-mismatch: <g role="button" class="line'
    return [fault for fault in violations(page) if not fault.startswith(letters)]


def test_a_lesson_goes_on_after_a_reload_and_steps_back(visit: Visit) -> None:
    page = visit().go(f"/tutorial/{GAMES[0]}")
    learner = begun(page, GAMES[0], ByMouse)
    for _ in range(2):
        learner.follow(learner.lesson())
    expect(page.locator(".coach")).to_have_attribute("data-step", "2")
    page.reload()
    expect(page.locator(".coach")).to_have_attribute("data-step", "2")
    page.locator(".coach .quiet").first.click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "1")
    page.goto(page.url.partition("/tutorial")[0])
    expect(page.get_by_role("link", name="Continue the tutorial")).to_have_count(1)


def test_a_lesson_speaks_another_language_at_once(visit: Visit) -> None:
    page = visit().go(f"/tutorial/{GAMES[0]}")
    begun(page, GAMES[0], ByMouse)
    page.goto(f"{page.url.partition('/tutorial')[0]}/settings")
    page.get_by_role("radio", name="italiano").check()
    page.go_back()
    expect(page.locator(".coach .sentence")).to_contain_text("Pesca una carta")


def test_a_first_game_offers_the_tutorial_once(service: Served, visit: Visit) -> None:
    page = visit().go("/")
    play = page.locator(".game .primary").first
    play.click()
    offer = page.get_by_role("dialog")
    expect(offer.get_by_role("button", name="Play the tutorial")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    play.click()
    say_who(page)
    page.wait_for_url(f"{service.url}/table/*")


def test_the_offer_leads_to_the_tutorial(service: Served, visit: Visit) -> None:
    page = visit().go("/")
    page.locator(".game .primary").last.click()
    page.get_by_role("button", name="Play the tutorial").click()
    page.wait_for_url(f"{service.url}/tutorial/*")
    expect(page.locator(".coach")).to_be_visible()


def test_whoever_has_played_a_game_is_not_asked(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    ada.open(GAMES[0], "random")
    page = visit(ada).go("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.locator(".game .primary").first.click()
    page.wait_for_url(f"{service.url}/table/*")


def test_whoever_presses_before_their_tables_are_listed_is_not_taken_for_somebody_new(
    service: Served, visit: Visit
) -> None:
    ada = Somebody(service.url, "Ada")
    ada.open(GAMES[0], "random")
    held: list[Route] = []
    visitor = visit(ada)
    visitor.page.route("**/api/people/me/tables", lambda route: held.append(route))  # noqa: PLW0108  (it is given marks)
    page = visitor.go("/")
    page.locator(".game .primary").first.click()
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_be_hidden()
    for one in held:
        one.continue_()
    page.wait_for_url(f"{service.url}/table/*")


def test_the_end_leads_to_a_game_and_no_table_came_of_the_lesson(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    page = visit(ada).go(f"/tutorial/{GAMES[0]}")
    begun(page, GAMES[0], ByMouse).learn()
    assert ada.call("GET", "/api/people/me/tables") == []
    page.locator("dialog[open] .primary").click()
    page.wait_for_url(f"{service.url}/table/*")


@pytest.mark.parametrize("game", GAMES)
def test_five_minutes_show_a_game_in_every_language(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    for language in LANGUAGES:
        theme, looks = LOOKED_AT.get(language, ("light", 0))
        visitor.go("/about").evaluate(
            "chosen => localStorage.setItem('fogline.settings', JSON.stringify(chosen))",
            {"language": language, "theme": theme},
        )
        page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
        visitor.go(f"/five-minutes/{game}")
        expect(page.locator("article section")).to_have_count(7)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert not looks or violations(page) == []
        assert overflow(page) <= 0
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        assert overflow(page) <= 0


@pytest.mark.parametrize("place", ["/", "/rules"])
def test_ways_to_learn_are_offered(visit: Visit, place: str) -> None:
    page = visit().go(place)
    for name in ("Learn by playing", "The game in five minutes"):
        expect(page.get_by_role("link", name=name).first).to_be_visible()


def test_ways_to_learn_are_offered_at_the_table(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    page = visit(ada).go(f"/table/{ada.open(GAMES[1], 'random')}")
    page.get_by_role("button", name="More").click()
    menu = page.get_by_role("dialog")
    for name, path in (("Learn by playing", "tutorial"), ("The game in five minutes", "five-minutes")):
        expect(menu.get_by_role("link", name=name)).to_have_attribute("href", f"/{path}/{GAMES[1]}")


@pytest.mark.parametrize("game", GAMES)
def test_learning_needs_little_script_beside_the_boards(service: Served, visit: Visit, game: str) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(game, "random", options={"first": 0})
    page = visit(ada).page
    known = scripts_of(page, f"{service.url}/table/{table}")
    for path in ("tutorial", "five-minutes"):
        sizes = scripts_of(page, f"{service.url}/{path}/{game}")
        own = {url: size for url, size in sizes.items() if url not in known}
        assert own
        assert sum(own.values()) <= MOST_CHUNK, own


def test_a_game_without_a_tutorial_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.expected = lambda trouble: any(sign in trouble for sign in ("400", "404", "unknown-game"))
    page = visitor.go("/tutorial/chess")
    expect(page.get_by_role("alert").filter(has_text="chess")).to_be_visible()
