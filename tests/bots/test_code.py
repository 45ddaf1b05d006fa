"""Bots of somebody's own: in a file, in a module, in an installed package."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import fogline
from fogline.arena.contest import Contest
from fogline.arena.simulate import Plan, simulate
from fogline.bots import known_bots, load_code, make_bot, offer_installed, offered, parse_spec, registry

pytestmark = pytest.mark.usefixtures("own_bots")

GAME = fogline.load("san-francisco")
LAST = """
from fogline.bots import NO_LIMIT, Bot, Decision, Setting

class PlaysLast(Bot):
    \"\"\"Plays one of the last legal actions.

    More about it.
    \"\"\"

    settings = {"back": Setting("how far from the end", 1, 3)}

    def __init__(self, game, seat, seed, back=1):
        super().__init__(game, seat, seed)
        self.back = back

    def choose(self, view, legal, limit=NO_LIMIT):
        return Decision(legal[-min(self.back, len(legal))])
"""


def written(folder: Path, text: str, name: str = "my_bots.py") -> Path:
    path = folder / name
    path.write_text(text)
    return path


def refused(text: str) -> fogline.BadText:
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec(text, programs=True)
    return refusal.value


def refused_file(path: Path) -> fogline.BadText:
    with pytest.raises(fogline.BadText) as refusal:
        load_code(path)
    return refusal.value


def test_a_file_brings_its_bots_with_a_name_a_sentence_and_settings(tmp_path: Path) -> None:
    (kind,) = load_code(written(tmp_path, LAST))
    assert (kind.name, kind.sentence) == ("plays-last", "Plays one of the last legal actions.")
    assert known_bots()["plays-last"] == kind.sentence
    state = GAME.position("sf1 0 lay b4 6 -|o1t|- -/-/-/-/-;c0 -/-/-/-/-;c0 -")
    for spec, place in (("plays-last", -1), ("plays-last:back=2", -2)):
        decision = make_bot(spec, GAME, 0, 1, programs=True).choose(state.view(0), state.legal(0))
        assert decision.action == state.legal(0)[place]
    assert str(parse_spec("plays-last:back=2", programs=True)) == "plays-last:back=2"
    assert refused("plays-last:front=1").params["known"] == "back"
    assert refused("plays-last:back=4").code == "bot-setting-value"


def test_a_changed_file_is_loaded_anew_and_another_may_not_take_its_names(tmp_path: Path) -> None:
    load_code(written(tmp_path, LAST))
    (kind,) = load_code(written(tmp_path, LAST.replace("one of the last", "the very last")))
    assert known_bots()["plays-last"] == kind.sentence == "Plays the very last legal actions."
    assert refused_file(written(tmp_path, LAST, "other.py")).code == "bot-name"
    house = refused_file(written(tmp_path, LAST.replace("PlaysLast", "Greedy"), "third.py"))
    assert (house.code, house.params) == ("bot-name", {"bot": "greedy"})
    assert refused_file(written(tmp_path, LAST.replace("PlaysLast", "Stdio"), "fourth.py")).code == "bot-name"
    assert make_bot("greedy", GAME, 0, 1).settings, "ours"


def test_what_lies_beside_a_file_can_be_imported_and_a_base_of_bots_is_none_itself(tmp_path: Path) -> None:
    written(tmp_path, "PLACE = -1\n", "constants_of_mine.py")
    text = """
from fogline.bots import NO_LIMIT, Bot, Decision
from constants_of_mine import PLACE

class Base(Bot):
    pass

class Mine(Base):
    def choose(self, view, legal, limit=NO_LIMIT):
        return Decision(legal[PLACE])
"""
    assert [kind.name for kind in load_code(written(tmp_path, text))] == ["mine"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "bot-none"),
        ("from fogline.bots import Bot\n", "bot-none"),
        ("from fogline.bots import Bot\nclass Mute(Bot): pass\n", "bot-class"),
        ("x = 1\ndef broken(:\n", "bot-code 2"),
        ("x = 1\n\nimport no_such_module_at_all\n", "bot-code 3"),
        ("def f():\n    return 1 / 0\nf()\n", "bot-code 2"),
        ("import sys\nsys.exit(3)\n", "bot-code 2"),
    ],
)
def test_a_file_that_can_not_be_used_is_refused_with_its_line(tmp_path: Path, text: str, expected: str) -> None:
    path = written(tmp_path, text)
    refusal = refused_file(path)
    assert f"{refusal.code} {refusal.params.get('line', '')}".strip() == expected
    if refusal.code == "bot-code":
        assert refusal.params["file"] == str(path)
    assert known_bots().keys() == {*offered(), *registry.PROGRAMS}


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_code(tmp_path / "missing.py")
    with pytest.raises(IsADirectoryError):
        load_code(tmp_path)


def test_a_class_of_a_module_is_named_by_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, LAST + "\nanswer = 42\nclass Other: pass\n", "my_module_of_bots.py")
    monkeypatch.chdir(tmp_path)
    spec = parse_spec("python:my_module_of_bots:PlaysLast:back=3", programs=True)
    assert (spec.command, spec.settings) == ("my_module_of_bots:PlaysLast", {"back": 3})
    assert str(spec) == "python:my_module_of_bots:PlaysLast:back=3"
    assert make_bot(str(spec), GAME, 1, 1, programs=True).seat == 1
    assert refused("python:my_module_of_bots:PlaysLast:back=9").code == "bot-setting-value"
    missing = refused("python:my_module_of_bots:PlaysFirst")
    assert (missing.code, missing.params["known"]) == ("bot-no-class", "PlaysLast")
    for thing in ("answer", "Other", "Bot"):
        assert refused(f"python:my_module_of_bots:{thing}").code == "bot-class"
    assert refused("python:no_such_module:Bot").code == "bot-no-module"
    assert refused("python:my_module_of_bots.deeper:Bot").code == "bot-no-module"
    for text in ("python", "python:", "python:os", "python:os:path:x", "python:../os:path"):
        assert refused(text).code in ("bad-bot", "bot-class")


def test_a_module_that_fails_is_refused_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path, "\nimport missing_inside_of_it\n", "needs_another.py")
    written(tmp_path, "\n\nraise ValueError('no')\n", "fails_at_once.py")
    needs, fails = refused("python:needs_another:MyBot"), refused("python:fails_at_once:MyBot")
    assert (needs.code, needs.params["line"]) == ("bot-code", "2")
    assert (fails.code, fails.params["line"], fails.params["detail"]) == ("bot-code", "3", "ValueError: no")


@pytest.mark.parametrize(
    "constructor",
    [
        "def __init__(self): pass",
        "def __init__(self, game, seat, seed): pass",
        "def __init__(self, game, seat, seed): raise RuntimeError('not today')",
    ],
)
def test_a_bot_that_can_not_be_made_is_refused_before_the_first_game(tmp_path: Path, constructor: str) -> None:
    text = f"from fogline.bots import Bot\nclass Odd(Bot):\n    {constructor}\n    def choose(self, *all): pass\n"
    load_code(written(tmp_path, text))
    for plan in (
        Plan(game=GAME.name, seats=("odd", "random"), games=1, seed=1),
        Contest(game=GAME.name, bots=("odd", "random"), players=2, deals=1, seed=1),
    ):
        with pytest.raises(fogline.BadText) as refusal:
            plan.load()
        assert refusal.value.code == "bot-failed"


PACKAGE = """[fogline.bots]
packaged = packaged_bots:PlaysLast
broken = packaged_bots:NoSuchBot
greedy = packaged_bots:PlaysLast
"""


def install(folder: Path) -> None:
    """As a package manager does: the module, and beside it what says which bots it brings."""
    written(folder, LAST, "packaged_bots.py")
    about = folder / "packaged_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: packaged-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(PACKAGE)
    sys.path.append(str(folder))


def test_an_installed_package_brings_bots_which_only_the_owner_of_the_machine_may_name(tmp_path: Path) -> None:
    assert refused("packaged").code == "unknown-bot"
    install(tmp_path)
    assert known_bots()["packaged"] == "packaged_bots:PlaysLast"
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec("packaged")
    assert refusal.value.code == "unknown-bot"
    assert "packaged_bots" not in sys.modules, "a stranger's text loads nothing"
    assert parse_spec("packaged:back=2", programs=True).settings == {"back": 2}
    assert "packaged" not in offered()
    assert type(make_bot("greedy", GAME, 0, 1, programs=True)).__module__ == "fogline.bots.simple", "ours stays ours"
    broken = refused("broken")
    assert (broken.code, broken.params["detail"]) == (
        "bot-code",
        "AttributeError: module 'packaged_bots' has no attribute 'NoSuchBot'",
    )


def test_a_host_may_offer_what_is_installed(tmp_path: Path) -> None:
    install(tmp_path)
    (tmp_path / "packaged_bots-1.0.dist-info" / "entry_points.txt").write_text(PACKAGE.replace("broken", "#"))
    offer_installed()
    assert list(offered())[-1] == "packaged"
    assert parse_spec("packaged").name == "packaged"


def test_a_person_at_a_table_may_choose_what_the_host_offers_and_nothing_else(tmp_path: Path) -> None:
    path = written(tmp_path, LAST)
    load_code(path)
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec("plays-last")
    assert refusal.value.code == "unknown-bot"
    assert "plays-last" not in str(refusal.value.params["known"])
    load_code(path, offer=True)
    assert parse_spec("plays-last:back=3").settings == {"back": 3}
    assert offered()["plays-last"] == "Plays one of the last legal actions."


def test_a_host_may_offer_a_class_of_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path, LAST, "module_of_a_host.py")
    load_code("python:module_of_a_host:PlaysLast", offer=True)
    assert offered()["plays-last"] == "Plays one of the last legal actions."
    assert parse_spec("plays-last:back=3").settings == {"back": 3}
    plan = Plan(game=GAME.name, seats=("plays-last", "random"), games=2, seed=1)
    assert [one.hash for one in simulate(plan, workers=2)] == [one.hash for one in simulate(plan)]
    for text, code in (
        ("python:os", "bad-bot"),
        ("python:os:path", "bot-class"),
        ("python:no_such:My", "bot-no-module"),
    ):
        assert refused_file(Path(text)).code == code


def test_worker_processes_know_the_bots_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    load_code(written(tmp_path, LAST))
    written(tmp_path, LAST, "module_for_workers.py")
    seats = ("plays-last:back=2", "python:module_for_workers:PlaysLast")
    plan = Plan(game=GAME.name, seats=seats, games=9, seed=1)
    alone, shared = list(simulate(plan)), list(simulate(plan, workers=2))
    assert [record.hash for record in alone] == [record.hash for record in shared]


def test_a_contest_is_another_with_other_code(tmp_path: Path) -> None:
    plan = Contest(game=GAME.name, bots=("plays-last", "random"), players=2, deals=1, seed=1)
    load_code(written(tmp_path, LAST))
    before = plan.hash(GAME)
    assert plan.hash(GAME) == before
    load_code(written(tmp_path, LAST + "# changed\n"))
    assert plan.hash(GAME) != before
