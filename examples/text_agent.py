"""An agent that reads sentences and answers with the text of an action; nothing of it needs a network connection.

python examples/text_agent.py san-francisco

`answer` stands where a language model would: it gets a prompt and gives back text. This one picks the action that has
most words in common with what it was told about the table. What isn't a legal action is refused with the reason, which
is put into the next prompt; after three tries the first legal action is played.
"""

import re
import sys

import fogline
from fogline.bots import make_bot
from fogline.core.game import Game, Legal, View
from fogline.texts import Texts

TRIES = 3


def prompt(texts: Texts, game: Game, view: View, legal: Legal, refused: str) -> str:
    """The table in sentences, what is asked, and what may be answered."""
    table = "\n".join(texts.say(sentence) for sentence in game.describe(view))
    actions = "\n".join(f"{action}  ({texts.say(action.message())})" for action in legal)
    return f"{table}\n\n{texts.say(game.prompt(view))}\n{refused}\nAnswer with one of:\n{actions}"


def answer(text: str) -> str:
    """What would be a call of a model; at its first prompt it shows that wrong answers are told."""
    told, _, offered = text.partition("\nAnswer with one of:\n")
    if "refused" not in told and text.count("\n") % 7 == 0:
        return "dance"
    known = set(re.findall(r"\w+", told.lower()))
    choices = [line.partition("  (")[0] for line in offered.splitlines()]
    return max(choices, key=lambda choice: len(known.intersection(re.findall(r"\w+", choice.lower()))))


def decide(texts: Texts, game: Game, view: View, legal: Legal) -> tuple[str, int]:
    """An action's text, and how many answers were refused before."""
    refused = ""
    for tries in range(TRIES):
        said = answer(prompt(texts, game, view, legal, refused)).strip()
        if said in [str(action) for action in legal]:
            return said, tries
        try:
            reason = game.why_not(view, game.action(said))
            refused = f"{said!r} was refused: {texts.say(reason.message()) if reason else 'not your action'}"
        except fogline.BadText as fault:
            refused = f"{said!r} was refused: {texts.say(fault.message())}"
    return str(legal[0]), TRIES


def main() -> None:
    """The agent plays seat 0 against `greedy`."""
    game = fogline.load(sys.argv[1] if len(sys.argv) > 1 else "san-francisco")
    texts, state, luck = Texts(game), game.start(players=2), fogline.Seeded(7)
    rival, turns, refusals = make_bot("greedy", game, 1, 1), 0, 0
    while state.outcome is None:
        if state.chance() is not None:
            state.apply(luck.choose(state))
            continue
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        if seat == 1:
            state.apply(rival.at(turns).choose(view, legal).action, seat)
        else:
            said, refused = decide(texts, game, view, legal)
            state.apply(said, seat)
            refusals += refused
        turns += 1
    for standing in state.outcome.standings:
        print(f"{standing.place}. seat {standing.seat}: {standing.halves / 2:g} points")
    print(f"{refusals} answers refused")


if __name__ == "__main__":
    main()
