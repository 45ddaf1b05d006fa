"""The page says what Python says: both are held to one file of messages and sentences."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "sentences.py"


def test_python_says_the_sentences_that_the_page_is_held_to() -> None:
    tool = runpy.run_path(str(TOOL))
    kept = json.loads(tool["FILE"].read_text("utf-8"))
    assert len(kept["said"]) > 100
    assert tool["said"](kept) == kept["said"], "run: python tools/sentences.py"
