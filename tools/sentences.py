"""Says every message of `tests/web/sentences.json` anew: the sentences that the page must say like Python.

Run it after a text of them was changed: `python tools/sentences.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import fogline
from fogline.core.message import Message
from fogline.texts import Texts

FILE = Path(__file__).parent.parent / "tests" / "web" / "sentences.json"


def said(content: dict[str, Any]) -> list[dict[str, Any]]:
    """The messages with the sentences that Python says."""
    games = {name: None if name is None else fogline.load(name) for name in {line["game"] for line in content["said"]}}
    lines = []
    for line in content["said"]:
        texts = Texts(games[line["game"]], line["language"], content["names"])
        lines.append({**line, "sentence": texts.say(msgspec.convert(line["message"], Message))})
    return lines


if __name__ == "__main__":
    kept = json.loads(FILE.read_text("utf-8"))
    FILE.write_text(json.dumps({**kept, "said": said(kept)}, ensure_ascii=False, indent=1) + "\n", "utf-8")
