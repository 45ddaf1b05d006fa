"""A program that fails is started again, so often and no more."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import fogline
from fogline.bots import make_bot
from fogline.bots.stdio import STARTS


def test_a_program_that_ends_at_once_is_started_so_often(tmp_path: Path) -> None:
    started = tmp_path / "started"
    program = f"open({str(started)!r}, 'a').write('x')"
    game = fogline.load("san-francisco", options={"first": 0})
    state = game.start(players=2)
    bot = make_bot(f"stdio:{shlex.join([sys.executable, '-c', program])}", game, 0, 1, programs=True)
    for asked in range(1, STARTS + 3):
        assert "replaced" in bot.choose(state.view(0), state.legal(0)).info
        assert len(started.read_text()) == min(asked, STARTS)
    bot.close()


FORGETFUL = """
import sys, fogline
from fogline.bots import make_bot
game = fogline.load("san-francisco", options={"first": 0})
state = game.start(players=2)
bot = make_bot("stdio:" + sys.argv[1], game, 0, 1, programs=True)
assert "replaced" not in bot.choose(state.view(0), state.legal(0)).info
"""


def test_who_forgets_to_close_a_bot_ends_all_the_same() -> None:
    example = Path(__file__).parents[2] / "examples" / "stdio_bot.py"
    program = shlex.join([sys.executable, str(example)])
    ended = subprocess.run([sys.executable, "-c", FORGETFUL, program], timeout=60, check=False)
    assert ended.returncode == 0
