"""The two bots that search nothing: `random` and `greedy`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from fogline.bots.bot import NO_LIMIT, BeliefBot, Decision, Limit, Setting
from fogline.core.game import Game, Legal
from fogline.core.native import Moves, Sampler


class RandomBot(BeliefBot):
    """Any legal action, each as likely."""

    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:  # noqa: ARG002
        """A legal action, blindly."""
        return Decision(legal[self.luck.below(len(legal))])


class GreedyBot(BeliefBot):
    """The action that the game's evaluation rates highest, looking one step ahead; luck decides between equals.

    With `blur` it misjudges each action by up to so many thousandths of a victory point; with `slip` it does anything,
    in so many of a hundred decisions.
    """

    settings: ClassVar[Mapping[str, Setting]] = {
        "blur": Setting("each action is misjudged by up to so many thousandths of a victory point", most=1_000_000),
        "slip": Setting("in so many of a hundred decisions it does anything", most=100),
    }

    def __init__(self, game: Game, seat: int, seed: int, blur: int = 0, slip: int = 0) -> None:
        super().__init__(game, seat, seed)
        self._blur = blur
        self._slip = slip
        self._evaluator = game.evaluator()
        self._moves, self._ratings = Moves(), Moves()

    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:  # noqa: ARG002
        """The best of the legal actions in one world that agrees with what the seat knows."""
        if len(legal) == 1:
            return Decision(legal[0])
        if self._slip and self.luck.below(100) < self._slip:
            return Decision(legal[self.luck.below(len(legal))])
        self._moves.clear()
        self._ratings.clear()
        for number in legal.numbers:
            self._moves.add(number)
        self._evaluator.rate(belief.sample(self.luck), self.seat, self._moves, self._ratings)
        ratings, actions = self._ratings.numbers(), list(legal)
        if self._blur:
            ratings = [rating + self.luck.below(2 * self._blur + 1) - self._blur for rating in ratings]
        highest = max(ratings)
        best = [action for action, rating in zip(actions, ratings, strict=True) if rating == highest]
        values = {str(action): rating / 1000 for action, rating in zip(actions, ratings, strict=True)}
        return Decision(best[self.luck.below(len(best))], values=values)
