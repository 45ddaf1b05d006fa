"""A bot of twenty lines: it takes the longest column that it may, and else plays the first legal action.

fogline simulate --seats "greedy,stdio:python examples/stdio_bot.py" --games 10
"""

import json
import sys


def choose(view: dict, legal: list[str]) -> str:
    """The text of one of the legal actions; the view is what this seat may know."""
    takes = [action for action in legal if action.startswith("take ")]
    return max(takes, key=lambda action: len(view["columns"][action[-1]]), default=legal[0])


for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "choose":
        answer = {"id": question["id"], "action": choose(question["view"], question["legal"])}
        print(json.dumps(answer), flush=True)
