from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from importlib import resources

import pytest

import fogline
from fogline.arena import simulate as module
from fogline.arena.simulate import CHUNK, Plan, simulate
from fogline.bots import Bot, make_bot
from fogline.core.data import digest
from fogline.core.sources import derive

PLAN = Plan(game="san-francisco", seats=("random", "random", "random"), games=2 * CHUNK + 3, seed=7)


def test_one_and_two_workers_play_the_same_games_in_the_same_order() -> None:
    alone = [record.line() for record in simulate(PLAN)]
    told: list[int] = []
    together = [record.line() for record in simulate(PLAN, 2, lambda number, _: told.append(number))]
    assert together == alone
    assert told == list(range(PLAN.games))
    assert len(set(alone)) == PLAN.games


def test_greedy_plays_the_same_game_for_the_same_plan() -> None:
    plan = Plan(game="san-francisco", seats=("greedy", "greedy"), games=1, seed=3)
    assert [r.hash for r in simulate(plan)] == [r.hash for r in simulate(plan)]


@pytest.mark.parametrize(
    ("seats", "hashes"),
    [
        (("random", "random", "random"), ["0a2aaf2f9d69", "946ee32ac1a5"]),
        (("greedy", "greedy"), ["62ce56914aba", "81bd11821163"]),
    ],
)
def test_a_plan_plays_what_it_always_played(seats: tuple[str, ...], hashes: list[str]) -> None:
    """On every machine, compiled or not. Another deck, evaluation or luck of the bots changes them: then say so."""
    records = simulate(Plan(game="san-francisco", seats=seats, games=2, seed=2026))
    assert [digest([entry.as_list() for entry in record.entries])[:12] for record in records] == hashes


def test_every_record_verifies_and_names_its_bots() -> None:
    plan = Plan(game="san-francisco", seats=("random", "greedy"), games=2, seed=1, options={"first": 1})
    game = fogline.load("san-francisco", options={"first": 1})
    for record in simulate(plan):
        assert fogline.verify(record, record.hash, game).outcome == record.outcome
        assert [player.bot for player in record.players] == ["random", "greedy"]


def test_the_bots_seeds_are_not_the_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: dict[str, list[int]] = {"bots": [], "deals": []}

    def seeded(seed: int) -> fogline.Seeded:
        seeds["deals"].append(seed)
        return fogline.Seeded(seed)

    def made(spec: str, game: fogline.Game, seat: int, seed: int, *, programs: bool) -> Bot:
        seeds["bots"].append(seed)
        return make_bot(spec, game, seat, seed, programs=programs)

    monkeypatch.setattr(module, "Seeded", seeded)
    monkeypatch.setattr(module, "make_bot", made)
    list(simulate(Plan(game="san-francisco", seats=("random", "random"), games=3, seed=7)))
    assert seeds["deals"] == [derive("deal", 7, number) for number in range(3)]
    assert not set(seeds["bots"]) & (set(seeds["deals"]) | {7})


def test_stopping_early_is_clean_and_plays_no_further() -> None:
    plan = Plan(game="san-francisco", seats=("random", "random"), games=100_000, seed=7)
    begun = time.monotonic()
    records = simulate(plan, 2)
    first = next(records)
    records.close()  # type: ignore[attr-defined]
    assert first.outcome is not None
    assert time.monotonic() - begun < 60


def test_an_owners_deck_travels_to_the_workers() -> None:
    deck = (resources.files("fogline.games.san_francisco") / "data" / "deck.toml").read_text("utf-8")
    own = deck.replace("value = 4", "value = 5", 1)
    plan = Plan(game="san-francisco", seats=("random",) * 2, games=2, seed=1, data=own, source="mine.toml")
    records = list(simulate(plan, 2))
    assert all(record.data is not None for record in records)
    assert records == list(simulate(plan))


def test_a_faulty_deck_is_refused_before_the_first_game() -> None:
    plan = Plan(game="san-francisco", seats=("random",) * 2, games=1, seed=1, data="format = 1", source="mine.toml")
    with pytest.raises(fogline.DataError) as error:
        next(simulate(plan, 2))
    assert error.value.source == "mine.toml"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": ("random",)}, "player-count"),
        ({"options": {"first": 3}}, "bad-option"),
        ({"seats": ("random", "oracle")}, "unknown-bot"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"colour": 1}}, "unknown-option"),
    ],
)
def test_a_plan_that_can_not_be_played_is_refused_before_the_first_game(change: dict[str, object], code: str) -> None:
    fields: dict[str, object] = {"game": "san-francisco", "seats": ("random", "random"), "games": 5, "seed": 1}
    with pytest.raises(fogline.Refusal) as refusal:
        next(simulate(Plan(**{**fields, **change}), 2))  # type: ignore[arg-type]
    assert refusal.value.code == code


@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl-C")
def test_ctrl_c_ends_every_process() -> None:
    script = textwrap.dedent(
        """
        import signal
        from fogline.arena.simulate import Plan, simulate
        if __name__ == "__main__":
            # A test run in the background of a shell inherits a Ctrl-C that is ignored.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            plan = Plan(game="san-francisco", seats=("random", "random"), games=1_000_000, seed=1)
            try:
                for number, record in enumerate(simulate(plan, 2)):
                    if number == 0:
                        print("playing", flush=True)
            except KeyboardInterrupt:
                print("stopped", flush=True)
        """
    )
    running = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "playing\n"
    os.killpg(running.pid, signal.SIGINT)
    # The workers write to the same pipes, so these end only when the last of the processes has.
    out, err = running.communicate(timeout=60)
    assert (out, err) == ("stopped\n", "")
