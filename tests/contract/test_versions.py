"""Rules by version: old games stay playable whatever the newest rules are, and later ones are refused in words."""

from __future__ import annotations

import pytest

import fogline
from fogline import BadText, games
from fogline.texts import LANGUAGES, Texts
from tests.play import playable, random_record


@pytest.mark.parametrize("name", playable())
def test_a_game_is_loaded_in_any_version_and_in_the_newest_without_one(name: str) -> None:
    kind = games.game_class(name)
    assert list(kind.versions) == list(range(1, kind.newest_version() + 1))
    assert fogline.load(name).rules_version == kind.newest_version()
    for version in kind.versions:
        game = fogline.load(name, rules=version)
        record = random_record(game, 3, seed=version)
        assert (game.rules_version, record.rules_version) == (version, version)
        fogline.verify(record, record.hash, games.of_record(record))


@pytest.mark.parametrize("name", playable())
@pytest.mark.parametrize("version", [0, -1, 99])
def test_a_version_nobody_knows_is_refused_with_what_to_install(name: str, version: int) -> None:
    with pytest.raises(BadText, match="unknown-rules-version") as caught:
        fogline.load(name, rules=version)
    for language in LANGUAGES:
        said = Texts(language=language).say(caught.value.message())
        assert str(version) in said.replace("−", "-")
        assert "pip install --upgrade fogline" in said


@pytest.mark.parametrize("name", playable())
def test_a_record_is_not_verified_by_another_version(name: str) -> None:
    record, newest = random_record(fogline.load(name, rules=1), 2, seed=1), fogline.load(name)
    if newest.rules_version == 1:  # a game that has had no other: the record claims to be of a later one
        record.rules_version = 2
    with pytest.raises(fogline.RecordError, match="rules-version"):
        fogline.verify(record, record.hash, newest)
