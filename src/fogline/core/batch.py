"""Many games of one kind, stepped by one call: what is seen and what may be done lies in arrays; compiled.

The arrays belong to the batch and are written in place at each step: whoever looks at one through the buffer protocol
(`numpy.frombuffer`) sees it change, can't write to it, and copies it where it is to last. Games that end begin anew in
the same step.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from fogline.core.bits import lowest
from fogline.core.native import CHANCE, Luck, Moves, Position, luck_at
from fogline.core.observing import Numbers, Observer, write_results

EVERYBODY: Final = -1
"""As the learner: all seats are."""
WIDTH: Final = 8
"""Bytes of an action, as `step` reads them."""


@final
class Batch:
    """Games that began at one position, each with its own luck.

    In every row somebody decides: the first seat that must, where several do at once. With a learner all other seats
    play at random, and only the learner's decisions are shown. With `forced`, luck is decided from outside too: in such
    a row the seat is `CHANCE`, and the mask shows the possible outcomes.
    """

    def __init__(
        self,
        start: Position,
        observer: Observer,
        actions: i64,
        seeds: list[int],
        rich: bool,
        reward: i64,
        learner: i64 = EVERYBODY,
        forced: bool = False,
    ) -> None:
        self.start: Position = start
        self.observer: Observer = observer
        self.actions: i64 = actions
        """How many numbers there are for actions: the width of a mask."""
        self.rich: bool = rich
        self.reward: i64 = reward
        self.learner: i64 = learner
        self.forced: bool = forced
        games: i64 = len(seeds)
        self.games: i64 = games
        self.width: i64 = observer.size(rich)
        self.lucks: list[Luck] = [Luck(seed) for seed in seeds]
        self.picks: Luck = Luck(seeds[0] ^ 1)
        """The luck that random actions are drawn with; the games' own is apart from it."""
        self.positions: list[Position] = [start.clone() for _ in seeds]
        self.legal: list[Moves] = [Moves() for _ in seeds]
        self.observations: Numbers = Numbers(games * self.width)
        self.finals: Numbers = Numbers(games * self.width)
        """The last observation of the games that ended in the last step, by who decided last."""
        self.masks: vec[u8] = vec[u8]([0] * (games * actions))
        self.seats: vec[i16] = vec[i16]([0] * games)
        """Who decides in each game."""
        self.rewards: vec[float] = vec[float]([0.0] * (games * start.seats))
        """For each game what each seat got in the last step: something only where the game ended."""
        self.ended: vec[u8] = vec[u8]([0] * games)
        """Which games ended in the last step."""
        self.drawn: vec[i64] = vec[i64]([0] * games)
        """The actions that `draw` drew last."""
        game: i64 = 0
        while game < games:
            self._go_on(game)
            game += 1

    # Steps.

    def step(self, actions: bytes) -> None:
        """Do an action in every game: numbers of 64 bits, the lowest byte first.

        Raises `ValueError`, and changes nothing, where one of them isn't legal.
        """
        if len(actions) != WIDTH * self.games:
            raise ValueError(f"{len(actions)} bytes of actions for {self.games} games of {WIDTH} bytes each")
        game: i64 = 0
        while game < self.games:
            self._check(game, read_i64_le(actions, WIDTH * game))
            game += 1
        self._forget()
        game = 0
        while game < self.games:
            self._play(game, read_i64_le(actions, WIDTH * game))
            game += 1

    def step_one(self, game: i64, action: i64) -> None:
        """Do an action in one game alone; nothing changes in the others, also not what they got."""
        if not 0 <= game < self.games:
            raise ValueError(f"no game {game}")
        self._check(game, action)
        self._play(game, action)

    def draw(self) -> None:
        """Draw an action for every game, each legal one equally likely, and luck with its probability: `drawn`."""
        game: i64 = 0
        while game < self.games:
            legal: Moves = self.legal[game]
            if self.seats[game] < 0:
                self.drawn[game] = self.positions[game].sample(self.picks)
            else:
                self.drawn[game] = legal.get(self.picks.below(legal.count))
            game += 1

    def step_drawn(self) -> None:
        """Do the actions that were drawn last; at most once for each `draw`."""
        self._forget()
        game: i64 = 0
        while game < self.games:
            self._play(game, self.drawn[game])
            game += 1

    def step_random(self, count: i64) -> None:
        """So many steps with random legal actions."""
        while count > 0:
            self.draw()
            self.step_drawn()
            count -= 1

    def weights(self, game: i64) -> list[int]:
        """How many chances each possible outcome has, in a row where luck decides; in the mask's order."""
        outcomes, weights = Moves(), Moves()
        self.positions[game].outcomes(outcomes, weights)
        return weights.numbers()

    def begin(self, game: i64) -> None:
        """Begin one game anew, with the luck that it has by now."""
        self.positions[game] = self.start.clone()
        self._go_on(game)

    # Save and restore.

    def save(self) -> tuple[list[Position], list[Luck], Luck]:
        """All that the games are and will be: a copy, which can be pickled."""
        return (
            [position.clone() for position in self.positions],
            [_copy(luck) for luck in self.lucks],
            _copy(self.picks),
        )

    def restore(self, saved: tuple[list[Position], list[Luck], Luck]) -> None:
        """Go back to what `save` gave; the results of the last step are forgotten."""
        positions, lucks, picks = saved
        if len(positions) != self.games or len(lucks) != self.games:
            raise ValueError(f"{len(positions)} games were saved, and there are {self.games}")
        self.positions = [position.clone() for position in positions]
        self.lucks = [_copy(luck) for luck in lucks]
        self.picks = _copy(picks)
        self._forget()
        game: i64 = 0
        while game < self.games:
            self._show(game)
            game += 1

    # What a step consists of.

    def _check(self, game: i64, action: i64) -> None:
        if not 0 <= action < self.actions or self.masks[game * self.actions + action] == 0:
            raise ValueError(f"{action} is not legal in game {game}, only {self.legal[game].numbers()}")

    def _forget(self) -> None:
        """Nobody got anything yet in this step."""
        game: i64 = 0
        while game < self.games:
            if self.ended[game] != 0:
                self.ended[game] = 0
                seat: i64 = game * self.start.seats
                while seat < (game + 1) * self.start.seats:
                    self.rewards[seat] = 0.0
                    seat += 1
            game += 1

    def _play(self, game: i64, action: i64) -> None:
        self.positions[game].step(i64(self.seats[game]), action, None)
        self._go_on(game)

    def _go_on(self, game: i64) -> None:
        """Until somebody outside must decide, in this game or in the one after it."""
        position: Position = self.positions[game]
        luck: Luck = self.lucks[game]
        while True:
            if position.is_chance():
                if self.forced:
                    break
                position.step(CHANCE, position.sample(luck), None)
            elif position.is_over():
                self._end(game, position)
                position = self.start.clone()
                self.positions[game] = position
            elif self.learner < 0 or (position.actors() >> self.learner) & 1 != 0:
                break
            else:
                self._play_at_random(position, luck)
        self._show(game)

    def _play_at_random(self, position: Position, luck: Luck) -> None:
        """One of the seats that don't learn."""
        seat: i64 = lowest(position.actors())
        moves = Moves()
        position.legal(seat, moves)
        position.step(seat, moves.get(luck.below(moves.count)), None)

    def _end(self, game: i64, position: Position) -> None:
        write_results(position, self.reward, self.rewards, game * position.seats)
        self.ended[game] = 1
        self.finals.at = game * self.width
        last: i64 = self.learner if self.learner >= 0 else i64(self.seats[game])
        self.observer.write(position, max(last, 0), self.rich, self.finals)

    def _show(self, game: i64) -> None:
        """Write the row of a game: who decides, what that seat may know and do."""
        position: Position = self.positions[game]
        legal: Moves = self.legal[game]
        self._mark(game, legal, 0)
        legal.clear()
        seat: i64 = self.learner
        if position.is_chance():
            seat = CHANCE
            position.outcomes(legal, Moves())
        else:
            if seat < 0:
                seat = lowest(position.actors())
            position.legal(seat, legal)
        self.seats[game] = i16(seat)
        self._mark(game, legal, 1)
        self.observations.at = game * self.width
        self.observer.write(position, max(seat, 0), self.rich, self.observations)

    def _mark(self, game: i64, legal: Moves, mark: i64) -> None:
        masks: vec[u8] = self.masks
        first: i64 = game * self.actions
        items: vec[i64] = legal.items
        i: i64 = 0
        while i < legal.count:
            masks[first + items[i]] = u8(mark)
            i += 1


def _copy(luck: Luck) -> Luck:
    return luck_at(luck.a, luck.b, luck.c, luck.counter)
