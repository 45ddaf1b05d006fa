from __future__ import annotations

import re
from pathlib import Path

import pytest

import fogline
from fogline.bots import HOUSE, PROGRAMS, Limit, Spec, known_bots, make_bot, offered, parse_spec


def test_every_name_makes_a_bot_for_its_seat() -> None:
    game = fogline.load("san-francisco")
    for kind in HOUSE:
        assert make_bot(kind.name, game, seat=1, seed=3).seat == 1
    assert make_bot("stdio:./program", game, seat=1, seed=3, programs=True).seat == 1


def test_a_person_at_a_table_may_choose_every_bot_of_ours_and_no_program() -> None:
    assert list(offered()) == [kind.name for kind in HOUSE]
    assert list(known_bots()) == [*offered(), *PROGRAMS]
    for program in ("stdio:./program", "python:os:path", "stdio", "python"):
        with pytest.raises(fogline.BadText) as refusal:
            parse_spec(program)
        assert refusal.value.code == "bot-program"


@pytest.mark.parametrize("text", ["", "Greedy", "greedy:", "random:sims", "greedy:sims=x", " greedy", "greedy:sims=1,"])
def test_a_text_that_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec(text)
    assert refusal.value.code == "bad-bot"
    assert refusal.value.params["text"] == text


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec("oracle:sims=5")
    assert refusal.value.code == "unknown-bot"
    assert refusal.value.params == {"bot": "oracle", "known": ", ".join(kind.name for kind in HOUSE)}


def test_a_setting_that_the_bot_does_not_know_is_refused() -> None:
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec("greedy:sims=5")
    assert refusal.value.code == "bot-setting"
    assert refusal.value.params["setting"] == "sims"


def test_settings_are_read_and_written_back() -> None:
    assert parse_spec("search:sims=5,ms=20") == Spec("search", {"sims": 5, "ms": 20})
    assert str(parse_spec("search:sims=5,ms=20")) == "search:sims=5,ms=20"
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec("search:sims=5,sims=6")
    assert refusal.value.code == "bot-setting-twice"


@pytest.mark.parametrize("text", ["search:sims=0", "search:rollout=2", "greedy:slip=101", "expert:ms=0"])
def test_a_value_out_of_bounds_is_refused(text: str) -> None:
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec(text)
    assert refusal.value.code == "bot-setting-value"
    assert str(refusal.value.params["value"]) == text.rpartition("=")[2]


def test_every_setting_means_something_that_the_bot_takes_at_its_bounds() -> None:
    game = fogline.load("san-francisco")
    state = game.position("sf1 0 lay b4 6 -|o1t|- -/-/-/-/-;c0 -/-/-/-/-;c0 -")
    for kind in HOUSE:
        for name, setting in kind.settings.items():
            assert setting.meaning
            for value in (setting.least, setting.most):
                bot = make_bot(f"{kind.name}:{name}={value}", game, 0, 1)
                decision = bot.choose(state.view(0), state.legal(0), Limit(sims=2, ms=1000))
                assert decision.action in state.legal(0)


def test_the_docs_tell_every_setting() -> None:
    told = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text("utf-8")
    assert [name for kind in HOUSE for name in kind.settings if not re.search(rf"`[^`]*\b{name}\b", told)] == []
