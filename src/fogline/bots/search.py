"""Monte-Carlo tree search over sampled worlds: one search for every game, compiled.

Each simulation draws a world that agrees with what the seat knows and walks down one tree that all worlds share
(information-set search): a branch is an action's number, so what the seat can't see doesn't split the tree, and each
branch counts how often it was there to be chosen. Values are a vector, a share of the victory for each seat, and every
player is taken to want its own. Branches are tried in the measure of what the game's evaluation says of them (PUCT),
the moves to decide between by their places: the n-th best an n-th as often as the best.
Luck is drawn anew in each simulation; only what the game's `Evaluator.group` tells apart has branches of its own. But
the moves to decide between meet the same luck: each in its first simulation the first world and what befalls it turn by
turn, in its second the second, and so on, so that they differ by what they are worth rather than by their luck.
At a new leaf what was begun is finished (or the game is played on, for some turns or to the end) and then judged.
Where a game advises it the others' turns are not searched but foreseen, by its quick policy, up to the seat's own turn.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fogline.core.native import CHANCE, Evaluator, Luck, Moves, Position, Sampler, share_victory

NONE: Final = -1
"""No node."""
ROOT: Final = 0
WORST: Final = -(1 << 50)
"""No rating yet."""
MANY: Final = 1 << 50
"""More tries than there can be."""
SEATS: Final = 8
"""Room for seats in a branch's name: move * SEATS + seat + 1."""

TURNS: Final = 1 << 10
"""Room for turns in a seed: scene * TURNS + turn."""
SCENES: Final = 1 << 30
"""Room for all scenes of a decision."""

RANDOM: Final = 0
NOTHING: Final = 0
QUICK: Final = 1
HINTS: Final = 1
RATINGS: Final = 2
RATED: Final = 0
EVEN: Final = 1
BY_POLICY: Final = 2
"""For `Settings.lucky`: in the tree with priors, in the tree without, or by what looks best and not in the tree."""
SEARCHED: Final = 0
FORESEEN: Final = 1
GAME_DECIDES: Final = -2
"""For `Settings.horizon`, `patience`, `others` and `lucky`: as the game's evaluator advises."""


@final
class Settings:
    """How to search."""

    def __init__(self) -> None:
        self.explore: float = 1.0
        """How much weight the priors have against the values found; with several others a part of it each.

        The more of them decide before the seat does again, the further down the tree it must look.
        """
        self.doubt: float = 0.1
        """How much worse than its parent a branch is taken to be before it was tried."""
        self.places: bool = True
        """Whether the moves to decide between are tried by their places rather than by PUCT."""
        self.favour: float = 0.2
        """The weight of a prior there, before the move was tried; after n tries it is an n-th."""
        self.contrast: float = 500.0
        """The lag in the evaluation, in thousandths of a victory point, that halves a prior; 0 for no priors."""
        self.guide: i64 = HINTS
        """What gives the moves behind the first their priors: `NOTHING`, the game's `HINTS` or its `RATINGS`."""
        self.horizon: i64 = GAME_DECIDES
        """Turns played on from a leaf before it is judged; -1 for to the end of the game, without judgement."""
        self.rollout: i64 = QUICK
        """Who plays on: `RANDOM` or the game's `QUICK` policy."""
        self.points: float = 0.1
        """The part of a finished game's value that is the lead in points rather than the victory."""
        self.whole: bool = False
        """Whether the shares it chooses by add up to one victory; those that are told always do."""
        self.lucky: i64 = GAME_DECIDES
        """How moves right after luck without branches are chosen: that luck is another in each simulation."""
        self.branch: bool = False
        """Whether luck that the game tells apart has branches of its own."""
        self.paired: bool = True
        """Whether the moves to decide between meet the same luck."""
        self.patience: i64 = GAME_DECIDES
        """How often what a turn leads to is judged before the turn that follows it is searched."""
        self.others: i64 = GAME_DECIDES
        """Whether the others' turns are `SEARCHED`, or `FORESEEN` by the game's quick policy up to the seat's own."""
        self.tree: bool = True
        """Without a tree the seat's own moves are tried in turn, equally often."""


@final
class Tree:
    """Nodes by number; the children of a node are a chain of siblings."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.names: vec[i64] = vec[i64]()
        """The branch that leads to a node."""
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()
        """How often the branch was there to be chosen."""
        self.priors: vec[float] = vec[float]()
        self.tops: vec[i64] = vec[i64]()
        """The best rating among the branches of a node."""
        self.sums: vec[float] = vec[float]()
        """The values of all visits added up, `seats` numbers a node."""
        self.share_sums: vec[float] = vec[float]()
        """The shares of the victory, likewise: without any points."""
        self.add(NONE, 0, 1.0)

    def add(self, parent: i64, name: i64, prior: float) -> i64:
        """A new node, first among its siblings."""
        node: i64 = len(self.names)
        self.names = append(self.names, name)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[parent] if parent >= 0 else NONE)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.priors = append(self.priors, prior)
        self.tops = append(self.tops, WORST)
        seat: i64 = 0
        while seat < self.seats:
            self.sums = append(self.sums, 0.0)
            self.share_sums = append(self.share_sums, 0.0)
            seat += 1
        if parent >= 0:
            self.child[parent] = node
        return node

    def find(self, parent: i64, name: i64) -> i64:
        """The child that a branch leads to, or `NONE`."""
        node: i64 = self.child[parent]
        while node >= 0 and self.names[node] != name:
            node = self.sibling[node]
        return node

    def mean(self, node: i64, seat: i64) -> float:
        """The seat's average value of a node that was visited."""
        return self.sums[node * self.seats + seat] / float(int(self.visits[node]))

    def share(self, node: i64, seat: i64) -> float:
        """The seat's average share of the victory at a node that was visited."""
        return self.share_sums[node * self.seats + seat] / float(int(self.visits[node]))

    def size(self) -> i64:
        """How many nodes there are."""
        return len(self.names)


@final
class Search:
    """The search of one seat. `begin` at a decision, `run` as long as there is time, then read the branches."""

    def __init__(self, evaluator: Evaluator, settings: Settings, luck: Luck) -> None:
        self.evaluator: Evaluator = evaluator
        self.settings: Settings = settings
        self.luck: Luck = luck
        self.fate: Luck = Luck(0)
        """The luck inside the simulations."""
        self.fates: i64 = 0
        """From where the seeds of `fate` are counted."""
        self.scene: i64 = 0
        """Which world and luck a simulation has."""
        self.turn: i64 = 0
        """How many turns it is into it."""
        self.seat: i64 = 0
        self.tree: Tree = Tree(2)
        self.root: i64 = ROOT
        self.choices: Moves = Moves()
        """The moves to decide between."""
        self.only: Moves = Moves()
        """Those that they are restricted to; empty for all."""
        self.choice_nodes: Moves = Moves()
        """Their branches."""
        self.hopes: vec[float] = vec[float]()
        """What they promise."""
        self.moves: Moves = Moves()
        self.missing: Moves = Moves()
        """Those legal moves that have no branch yet."""
        self.rated: Moves = Moves()
        self.judged: Moves = Moves()
        self.path: Moves = Moves()
        self.nodes: Moves = Moves()
        """The branches of the legal moves, in their order."""
        self.values: vec[float] = vec[float]([0.0] * SEATS)
        self.won: vec[float] = vec[float]([0.0] * SEATS)
        """Each seat's share of the victory there."""
        self.simulations: i64 = 0
        """Simulations since `begin`."""
        self.deepest: i64 = 0
        """The longest way down the tree since `begin`."""

    def begin(self, seats: i64, seat: i64) -> None:
        """Start anew, for a decision of this seat."""
        self.seat = seat
        self.tree = Tree(seats)
        self.root = ROOT
        self._decide_anew()

    def compare(self, moves: list[int]) -> None:
        """After `begin`: decide between these moves only."""
        for move in moves:
            self.only.add(move)

    def follow(self, move: i64) -> bool:
        """Keep the part of the tree behind the seat's own move, for its next decision; False where there is none."""
        node: i64 = self.tree.find(self.root, move * SEATS + self.seat + 1)
        if node < 0:
            return False
        self.turn_to(node)
        return True

    def ways(self, world: Position) -> list[tuple[Position, i64]]:
        """Where what was tried leads from `world`, which is at the root: the seat's next decisions, each with its node.

        The one tried most comes first. Luck without branches leads nowhere, nor do turns that are foreseen: what lies
        behind was found for other luck and other answers.
        """
        found: list[tuple[Position, i64]] = []
        self._find_ways(world, self.root, found)
        found.sort(key=lambda way: -self.tree.visits[way[1]])
        return found

    def _find_ways(self, world: Position, node: i64, found: list[tuple[Position, i64]]) -> None:
        if world.is_over() or self._foresees():
            return
        seat: i64 = CHANCE if world.is_chance() else self._actor(world)
        if seat == self.seat:
            found.append((world, node))
            return
        moves: Moves = Moves()
        if seat == CHANCE:
            world.outcomes(moves, Moves())
        else:
            world.legal(seat, moves)
        i: i64 = 0
        while i < moves.count:
            move: i64 = moves.get(i)
            child: i64 = node
            if seat == CHANCE:
                group: i64 = self._group(world, move)
                child = self.tree.find(node, group * SEATS) if group != 0 else NONE
            elif moves.count > 1:
                child = self.tree.find(node, move * SEATS + seat + 1)
            if child >= 0 and self.tree.visits[child] > 0:
                after: Position = world.clone()
                after.step(seat, move, None)
                self._find_ways(after, child, found)
            i += 1

    def turn_to(self, node: i64) -> None:
        """Keep the part of the tree behind a node, for the decision there."""
        self.root = node
        self._decide_anew()

    def _decide_anew(self) -> None:
        self.simulations = 0
        self.deepest = 0
        self.choices.clear()
        self.only.clear()
        self.fates = self.luck.bits() * SCENES

    def run(self, sampler: Sampler, count: i64) -> None:
        """Simulate `count` times more."""
        i: i64 = 0
        while i < count:
            self._simulate(sampler)
            self.simulations += 1
            i += 1

    # What was found, for the seat that decides.

    def visits(self, move: i64) -> i64:
        """How often a move was tried."""
        node: i64 = self.tree.find(self.root, move * SEATS + self.seat + 1)
        return self.tree.visits[node] if node >= 0 else 0

    def value(self, move: i64) -> float:
        """The seat's average value of a move, from 0 to 1, by which it chooses; 0 where it was never tried."""
        node: i64 = self.tree.find(self.root, move * SEATS + self.seat + 1)
        return self.tree.mean(node, self.seat) if node >= 0 and self.tree.visits[node] > 0 else 0.0

    def shares(self, move: i64) -> list[float]:
        """Each seat's average share of the victory behind a move, from 0 to 1; none where it was never tried."""
        node: i64 = self.tree.find(self.root, move * SEATS + self.seat + 1)
        if node < 0 or self.tree.visits[node] == 0:
            return []
        return [self.tree.share(node, seat) for seat in range(self.tree.seats)]

    def line(self, move: i64) -> list[tuple[int, int]]:
        """A move and what was tried most behind it, seats and moves; what was foreseen or forced is left out."""
        found: list[tuple[int, int]] = []
        node: i64 = self.tree.find(self.root, move * SEATS + self.seat + 1)
        while node >= 0:
            name: i64 = self.tree.names[node]
            if name % SEATS > 0:
                found.append((int(name % SEATS - 1), int(name // SEATS)))
            node = self._favourite(node)
        return found

    def _favourite(self, parent: i64) -> i64:
        """The branch tried most often, at least twice; or `NONE`."""
        best: i64 = NONE
        most: i64 = 1
        node: i64 = self.tree.child[parent]
        while node >= 0:
            if self.tree.visits[node] > most:
                most = self.tree.visits[node]
                best = node
            node = self.tree.sibling[node]
        return best

    # One simulation.

    def _simulate(self, sampler: Sampler) -> None:
        if self.choices.count == 0:
            self._open(sampler.sample(self.luck))
        tree: Tree = self.tree
        index: i64 = self._choose()
        node: i64 = self.choice_nodes.get(index)
        self.scene = tree.visits[node] if self.settings.paired else self.simulations
        self.turn = 0
        self._meet_fate()
        world: Position = sampler.sample(self.fate)
        world.step(self.seat, self.choices.get(index), None)
        self.path.clear()
        self.path.add(self.root)
        self.path.add(node)
        if self.settings.tree:
            self._descend(world, node)
        self.deepest = max(self.deepest, self.path.count - 1)
        self._play_on(world)
        self._settle(world)
        self._value(world)
        self._learn()

    def _open(self, world: Position) -> None:
        """Find the branches of the moves to decide between; every world allows the same ones."""
        self.moves.clear()
        world.legal(self.seat, self.moves)
        if self.only.count > 0:
            self.moves.clear()
            for move in self.only.numbers():
                self.moves.add(move)
        i: i64 = 0
        self._offer(world, self.root, self.seat, False)
        self.choice_nodes.clear()
        while i < self.moves.count:
            self.choices.add(self.moves.get(i))
            self.choice_nodes.add(self.nodes.get(i))
            if i == len(self.hopes):
                self.hopes = append(self.hopes, 0.0)
            i += 1

    def _meet_fate(self) -> None:
        """The luck of this turn of this simulation, whatever was done and drawn before."""
        self.fate.start(self.fates + self.scene * TURNS + self.turn)
        self.turn += 1

    def _descend(self, world: Position, start: i64) -> None:
        """Walk down the tree and one step out of it; where the others are foreseen, on to the seat's own turn."""
        node: i64 = start
        tree: Tree = self.tree
        moves: Moves = self.moves
        lucky: bool = False
        patience: i64 = self._patience()
        after_luck: i64 = self._after_luck()
        foreseen: bool = self._foresees()
        if tree.visits[node] == 0 and not foreseen:
            return
        while True:
            if world.is_chance():
                before: i64 = node
                node = self._meet_luck(world, node)
                lucky = node == before and not self.evaluator.settled(world)
                continue
            seat: i64 = self._actor(world)
            if seat < 0:
                return
            theirs: bool = foreseen and seat != self.seat
            if self.evaluator.settled(world):
                if tree.visits[node] < patience and not theirs:
                    return
                self._meet_fate()
            moves.clear()
            world.legal(seat, moves)
            if moves.count == 1:
                world.step(seat, moves.get(0), None)
                continue
            if theirs:
                lucky = False
                world.step(seat, self.evaluator.quick(world, seat, moves, self.fate), None)
                continue
            if lucky and after_luck == BY_POLICY:
                lucky = False
                world.step(seat, self.evaluator.best(world, seat, moves, self.fate), None)
                continue
            self._offer(world, node, seat, lucky and after_luck == EVEN)
            lucky = False
            index: i64 = self._pick(node, seat, self.nodes)
            node = self.nodes.get(index)
            world.step(seat, moves.get(index), None)
            self.path.add(node)
            if tree.visits[node] == 0 and not foreseen:
                return

    def _patience(self) -> i64:
        return self.evaluator.patience() if self.settings.patience == GAME_DECIDES else self.settings.patience

    def _after_luck(self) -> i64:
        if self.settings.lucky == GAME_DECIDES:
            return EVEN if self.evaluator.searches_luck() else BY_POLICY
        return self.settings.lucky

    def _foresees(self) -> bool:
        if self.settings.others == GAME_DECIDES:
            return self.evaluator.foresees()
        return self.settings.others == FORESEEN

    def _actor(self, world: Position) -> i64:
        """Who decides: the searching seat first, where several do; -1 when the game is over."""
        waiting: i64 = world.actors()
        if waiting == 0:
            return NONE
        if (waiting >> self.seat) & 1 != 0:
            return self.seat
        seat: i64 = 0
        while (waiting >> seat) & 1 == 0:
            seat += 1
        return seat

    def _meet_luck(self, world: Position, node: i64) -> i64:
        """Draw an outcome; the node is another only where the outcome has a branch of its own."""
        outcome: i64 = world.sample(self.fate)
        group: i64 = self._group(world, outcome)
        world.step(CHANCE, outcome, None)
        if group == 0:
            return node
        branch: i64 = self.tree.find(node, group * SEATS)
        if branch < 0:
            branch = self.tree.add(node, group * SEATS, 1.0)
        self.path.add(branch)
        return branch

    def _group(self, world: Position, outcome: i64) -> i64:
        """Which branch an outcome has; 0 where it has none of its own."""
        return self.evaluator.group(world, outcome) if self.settings.branch else 0

    def _offer(self, world: Position, node: i64, seat: i64, even: bool) -> None:
        """Find the branches of the legal moves; where one is missing, add it with its prior."""
        moves: Moves = self.moves
        nodes: Moves = self.nodes
        missing: Moves = self.missing
        nodes.clear()
        missing.clear()
        i: i64 = 0
        while i < moves.count:
            child: i64 = self.tree.find(node, moves.get(i) * SEATS + seat + 1)
            nodes.add(child)
            if child < 0:
                missing.add(moves.get(i))
            i += 1
        if missing.count > 0:
            self._grow(world, node, seat, even)

    def _grow(self, world: Position, node: i64, seat: i64, even: bool) -> None:
        """Add the missing branches. At the root the evaluation gives the priors, behind it what `guide` says."""
        guide: i64 = RATINGS if node == self.root else self.settings.guide
        if even or not self.settings.tree or self.settings.contrast <= 0.0:
            guide = NOTHING
        tree: Tree = self.tree
        rated: Moves = self.rated
        rated.clear()
        if guide == RATINGS:
            self.evaluator.rate(world, seat, self.missing, rated)
        elif guide == HINTS:
            self.evaluator.hint(world, seat, self.missing, rated)
        i: i64 = 0
        while i < rated.count:
            tree.tops[node] = max(tree.tops[node], rated.get(i))
            i += 1
        i = self.nodes.count - 1
        left: i64 = self.missing.count - 1
        while i >= 0:
            if self.nodes.get(i) < 0:
                prior: float = 1.0
                if guide != NOTHING:
                    lag: float = float(int(tree.tops[node] - rated.get(left))) / self.settings.contrast
                    prior = 1.0 / (1.0 + lag * lag)
                self.nodes.items[i] = tree.add(node, self.missing.get(left) * SEATS + seat + 1, prior)
                left -= 1
            i -= 1

    def _choose(self) -> i64:
        """Which of the moves to decide between is tried next."""
        if not self.settings.tree:
            return self._next()
        if self.settings.places:
            return self._by_place()
        return self._pick(self.root, self.seat, self.choice_nodes)

    def _by_place(self) -> i64:
        """The move in the n-th place is tried an n-th as often as the one in the first.

        A move's place is by what was found; while it was tried seldom, also by what its prior promises.
        """
        tree: Tree = self.tree
        count: i64 = self.choice_nodes.count
        untried: float = self._untried(self.root, self.seat)
        i: i64 = 0
        while i < count:
            node: i64 = self.choice_nodes.get(i)
            visits: float = float(int(tree.visits[node]))
            found: float = tree.mean(node, self.seat) if tree.visits[node] > 0 else untried
            self.hopes[i] = found + self.settings.favour * tree.priors[node] / (1.0 + visits)
            i += 1
        chosen: i64 = 0
        least: i64 = MANY
        i = 0
        while i < count:
            place: i64 = 1
            j: i64 = 0
            while j < count:
                if self.hopes[j] > self.hopes[i]:
                    place += 1
                j += 1
            tries: i64 = place * (tree.visits[self.choice_nodes.get(i)] + 1)
            if tries < least:
                least = tries
                chosen = i
            i += 1
        return chosen

    def _pick(self, node: i64, seat: i64, nodes: Moves) -> i64:
        """PUCT: the move with the best sum of what was found and what the prior promises for trying more."""
        tree: Tree = self.tree
        total: float = 0.0
        i: i64 = 0
        while i < nodes.count:
            total += tree.priors[nodes.get(i)]
            tree.offers[nodes.get(i)] += 1
            i += 1
        untried: float = self._untried(node, seat)
        explore: float = self.settings.explore / float(int(tree.seats - 1))
        best: float = -1000.0
        chosen: i64 = 0
        i = 0
        while i < nodes.count:
            child: i64 = nodes.get(i)
            visits: float = float(int(tree.visits[child]))
            found: float = tree.mean(child, seat) if tree.visits[child] > 0 else untried
            offers: float = float(int(tree.offers[child]))
            hope: float = found + explore * tree.priors[child] / total * sqrt(offers) / (1.0 + visits)
            if hope > best:
                best = hope
                chosen = i
            i += 1
        return chosen

    def _untried(self, node: i64, seat: i64) -> float:
        """What a branch is taken to be worth before it was tried."""
        return self.tree.mean(node, seat) - self.settings.doubt if self.tree.visits[node] > 0 else 0.5

    def _next(self) -> i64:
        """Without a tree: the move tried least often."""
        chosen: i64 = 0
        i: i64 = 1
        while i < self.choice_nodes.count:
            if self.tree.visits[self.choice_nodes.get(i)] < self.tree.visits[self.choice_nodes.get(chosen)]:
                chosen = i
            i += 1
        return chosen

    def _play_on(self, world: Position) -> None:
        """Play from the leaf for as many turns as the horizon allows; a turn is over when another seat decides."""
        horizon: i64 = self.settings.horizon
        if horizon == GAME_DECIDES:
            horizon = self.evaluator.horizon(world)
        if horizon == 0:
            return
        moves: Moves = self.moves
        quick: bool = self.settings.rollout == QUICK
        before: i64 = NONE
        while True:
            if world.is_chance():
                world.step(CHANCE, world.sample(self.fate), None)
                continue
            seat: i64 = self._actor(world)
            if seat < 0:
                return
            if seat != before:
                if horizon == 0:
                    return
                horizon -= 1
                before = seat
                self._meet_fate()
            moves.clear()
            world.legal(seat, moves)
            if moves.count == 1:
                world.step(seat, moves.get(0), None)
            elif quick:
                world.step(seat, self.evaluator.quick(world, seat, moves, self.fate), None)
            else:
                world.step(seat, moves.get(self.fate.below(moves.count)), None)

    def _settle(self, world: Position) -> None:
        """Finish what was begun, until the game can be judged."""
        moves: Moves = self.moves
        while not world.is_over() and not self.evaluator.settled(world):
            if world.is_chance():
                world.step(CHANCE, world.sample(self.fate), None)
                continue
            seat: i64 = self._actor(world)
            moves.clear()
            world.legal(seat, moves)
            move: i64 = moves.get(0) if moves.count == 1 else self.evaluator.best(world, seat, moves, self.fate)
            world.step(seat, move, None)

    def _value(self, world: Position) -> None:
        """What the world reached is worth to each seat, from 0 to 1, and each seat's share of the victory."""
        judged: Moves = self.judged
        judged.clear()
        if world.is_over():
            share_victory(world, judged)
            self._add_leads(world)
        else:
            self.evaluator.judge(world, judged)
        self._divide_victory(world.seats)
        seats: i64 = world.seats
        seat: i64 = 0
        while seat < seats:
            value: float = self.won[seat] if self.settings.whole else float(int(judged.get(seat))) / 1_000_000.0
            if judged.count > seats:
                lead: float = float(int(judged.get(seats + seat))) / 1000.0
                size: float = lead if lead >= 0.0 else -lead
                value += self.settings.points * (0.5 + 0.5 * lead / (4.0 + size) - value)
            self.values[seat] = value
            seat += 1

    def _add_leads(self, world: Position) -> None:
        """How far each seat is ahead of the others' average at the end, in thousandths of a point."""
        sum_: i64 = 0
        seat: i64 = 0
        while seat < world.seats:
            sum_ += world.halves(seat)
            seat += 1
        seat = 0
        while seat < world.seats:
            self.judged.add((world.halves(seat) * world.seats - sum_) * 500 // (world.seats - 1))
            seat += 1

    def _divide_victory(self, seats: i64) -> None:
        """There is one victory to share, however much each seat was told that it may hope for."""
        total: i64 = 0
        seat: i64 = 0
        while seat < seats:
            total += self.judged.get(seat)
            seat += 1
        seat = 0
        while seat < seats:
            share: float = 1.0 / float(int(seats))
            self.won[seat] = float(int(self.judged.get(seat))) / float(int(total)) if total > 0 else share
            seat += 1

    def _learn(self) -> None:
        """Add the values to every node on the way."""
        tree: Tree = self.tree
        i: i64 = 0
        while i < self.path.count:
            node: i64 = self.path.get(i)
            tree.visits[node] += 1
            seat: i64 = 0
            while seat < tree.seats:
                tree.sums[node * tree.seats + seat] += self.values[seat]
                tree.share_sums[node * tree.seats + seat] += self.won[seat]
                seat += 1
            i += 1
