"""A game as the environments play it: exact copies, forced luck, any beginning, and a memory that leaks nothing."""

from __future__ import annotations

import pytest

import fogline
from fogline import Player
from fogline.core.native import CHANCE, Luck
from fogline.envs.play import Play, words
from fogline.envs.registry import known
from tests.play import random_record

GAMES = sorted(known().values())


def random_play(name: str, players: int, steps: int, *, forced: bool = False) -> Play:
    play, luck = Play(fogline.load(name), players, seed=11, forced=forced), Luck(3)
    for _ in range(steps):
        if play.is_over:
            break
        numbers = [number for number, _ in play.outcomes()] or play.legal(play.seat)
        play.apply(numbers[luck.below(len(numbers))])
    return play


@pytest.mark.parametrize("name", GAMES)
def test_it_is_saved_and_loaded_exactly(name: str) -> None:
    for steps in (0, 1, 40):
        play = random_play(name, 3, steps)
        again = Play.load(play.save())
        assert again.save() == play.save()
        for seat in range(3):
            assert again.information(seat) == play.information(seat)
            assert again.information_rows(seat) == play.information_rows(seat)
        for one in (play, again):
            for _ in range(20):
                if not one.is_over:
                    one.apply(one.legal(one.seat)[-1])
        assert again.history == play.history
    with pytest.raises(ValueError, match="not fogline-play-1"):
        Play.load(play.save().replace("fogline-play-1", "fogline-play-0"))


@pytest.mark.parametrize("name", GAMES)
def test_forced_luck_is_told_from_outside(name: str) -> None:
    play = Play(fogline.load(name), 2, forced=True)
    assert play.is_chance
    assert play.seat == CHANCE
    assert sum(chance for _, chance in play.outcomes()) == pytest.approx(1)
    with pytest.raises(ValueError, match="is not legal"):
        play.apply(play.game.action_count)
    for _ in range(30):
        if play.is_chance:
            play.apply(play.outcomes()[-1][0])
        else:
            play.apply(play.legal(play.seat)[0])
    assert play.history[0][0] == CHANCE


@pytest.mark.parametrize("name", GAMES)
def test_the_memory_is_what_a_seat_saw(name: str) -> None:
    """A seat's own deeds are in its memory alone; a world that it can't tell apart has the same memory."""
    play = random_play(name, 2, 50)
    for seat in range(2):
        own = [f"> {play.game.decode(number)}" for who, number in play.history if who == seat]
        assert [line for line in play.information(seat) if line.startswith("> ")] == own
        imagined = play.imagine(seat, Luck(5))
        assert imagined.information(seat) == play.information(seat)
        assert imagined.information_rows(seat) == play.information_rows(seat)


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_from_any_entry_of_a_record(name: str) -> None:
    game = fogline.load(name)
    record = random_record(game, 2, 4)
    for entries in (0, 1, len(record.entries) // 2, len(record.entries)):
        play = Play.of_record(record, entries, forced=True)
        state = game.start(len(record.players))
        for entry in record.entries[:entries]:
            state.apply(entry.text, None if entry.who == "chance" else int(entry.who))
        assert play.game.format_position(play.position) == str(state)
    assert play.is_over
    assert isinstance(record.players[0], Player)
    with pytest.raises(fogline.BadText):
        Play.of_record(record, len(record.entries) + 1)


def test_rows_hold_any_number_exactly() -> None:
    for number in (0, 65535, 1 << 61, -1):
        row = words(2, number, 0, 0, 0)
        whole = sum(word << 16 * place for place, word in enumerate(row[1:5]))
        assert whole == number % (1 << 64)
