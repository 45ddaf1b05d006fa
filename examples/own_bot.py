"""A bot for any game. Try it: `fogline arena --code examples/own_bot.py --bots play-out,random`."""

from fogline.bots import NO_LIMIT, Bot, Decision, Limit
from fogline.core.game import Legal, View
from fogline.core.native import Moves, rollout


class PlayOut(Bot):
    """Plays what ends best, on average, in worlds in which everyone goes on at random."""

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        belief, worth = self.game.prepare(view), dict.fromkeys(legal.numbers, 0)
        for number in 8 * list(worth):
            world = belief.sample(self.luck)
            world.step(self.seat, number, None)
            rollout(world, self.luck, Moves())
            worth[number] += world.halves(self.seat)
        return Decision(self.game.decode(max(worth, key=worth.__getitem__)))
