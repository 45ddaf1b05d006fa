from __future__ import annotations

import pytest

import fogline
from fogline.bots import BOTS, Spec, make_bot, named, parse_spec


def test_every_name_makes_a_bot_for_its_seat() -> None:
    game = fogline.load("san-francisco")
    for name in BOTS:
        assert make_bot("stdio:./program" if name == "stdio" else name, game, seat=1, seed=3, programs=True).seat == 1


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
    assert refusal.value.params == {"bot": "oracle", "known": ", ".join(BOTS)}


def test_a_setting_that_the_bot_does_not_know_is_refused() -> None:
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec("greedy:sims=5")
    assert refusal.value.code == "bot-setting"
    assert refusal.value.params["setting"] == "sims"


def test_settings_are_read_and_written_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(named, "_SETTINGS", {"greedy": ("sims", "ms")})
    assert parse_spec("greedy:sims=5,ms=20") == Spec("greedy", {"sims": 5, "ms": 20})
    assert str(parse_spec("greedy:sims=5,ms=20")) == "greedy:sims=5,ms=20"
    with pytest.raises(fogline.BadText) as refusal:
        parse_spec("greedy:sims=5,sims=6")
    assert refusal.value.code == "bot-setting-twice"
