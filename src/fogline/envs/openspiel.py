"""OpenSpiel: every installed game as a Python game with explicit chance."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from fogline import games
from fogline.core.native import CHANCE, Luck
from fogline.core.sources import derive
from fogline.envs.arrays import MEMORY, blocks, memory, observation
from fogline.envs.play import WORDS, Play

LONGEST: Final = 5000
"""No game takes more actions and outcomes than this."""
MOST_OUTCOMES: Final = 256


def load(name: str, players: int = 2) -> Any:  # noqa: ANN401  (OpenSpiel has no types)
    """A game by its name among ours, for a number of players."""
    register()
    return pyspiel.load_game(short_name(name), {"players": players})


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_fogline_{name.replace('-', '_')}"


def register() -> None:
    """Tell OpenSpiel every installed game; once is enough, and more does no harm."""
    for name in games.names():
        if short_name(name) not in pyspiel.registered_names():
            pyspiel.register_game(_game_type(name), _class_of(name))


@cache
def _game_type(name: str) -> Any:  # noqa: ANN401
    kind = games.game_class(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.players),
        min_num_players=min(kind.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "memory": MEMORY},
    )


@cache
def _class_of(name: str) -> type:
    """The class of a game: OpenSpiel makes it from parameters alone."""
    title = short_name(name).title().replace("_", "")
    return type(title, (FoglineGame,), {"fogline_name": name, "__module__": __name__})


class FoglineGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of ours. Utilities are shares of the victory: from 0 to 1, adding up to 1."""

    fogline_name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = games.load(self.fogline_name)
        self.players = int((params or {}).get("players", 2))
        self.memory = int((params or {}).get("memory", MEMORY))
        """Rows of the tensor of everything a player ever saw."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.fogline_name), info, params or {})

    def new_initial_state(self) -> FoglineState:
        """The start, before any luck."""
        return FoglineState(self, Play(self.rules, self.players, forced=True))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FoglineObserver | None:  # noqa: ANN401, ARG002
        """Writes tensors and texts: of what is known now, or (with perfect recall) of everything ever seen.

        What a player knows isn't parted into public and private: of one of them alone there is none.
        """
        if iig_obs_type is None:
            return FoglineObserver(self, perfect_recall=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return FoglineObserver(self, perfect_recall=iig_obs_type.perfect_recall)


class FoglineState(pyspiel.State):  # type: ignore[misc]  # likewise
    """A position. Seats that decide at once do so in sequence, and none is told what another has chosen."""

    def __init__(self, game: FoglineGame, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        """Who decides: a seat, luck, or nobody."""
        if self.play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.is_chance else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may bring, with probabilities."""
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.play.game
        if player == CHANCE:
            return str(rules.decode_outcome(rules.stream(self.play.position), action))
        return str(rules.decode(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.is_over

    def returns(self) -> list[float]:
        """Shares of the victory at the end; zeros before."""
        return self.play.results("victory")

    def resample_from_infostate(self, player: int, sampler: Any) -> FoglineState:  # noqa: ANN401
        """A world that the player can't tell from this one; `sampler` gives a number from 0 to 1."""
        luck = Luck(derive("world", sampler()))
        return FoglineState(self.get_game(), self.play.imagine(player, luck))

    def __str__(self) -> str:
        return self.play.game.format_position(self.play.position)


class FoglineObserver:
    """What a player knows: the rich observation, or everything it ever saw."""

    def __init__(self, game: FoglineGame, *, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        play = Play(game.rules, game.players, forced=True)
        shapes = {name: part.shape for name, part in blocks(play, observation(play, 0, rich=True), rich=True).items()}
        if perfect_recall:
            shapes["memory"] = (game.memory, WORDS)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        parts = zip(shapes.items(), ends - sizes, ends, strict=True)
        self.dict = {name: self.tensor[begin:end].reshape(shape) for (name, shape), begin, end in parts}

    def set_from(self, state: FoglineState, player: int) -> None:
        """Fill the tensor."""
        now = observation(state.play, player, rich=True)
        self.tensor[: now.size] = now
        if self.perfect_recall:
            rows = self.dict["memory"]
            rows[:] = memory(state.play, player, len(rows))

    def string_from(self, state: FoglineState, player: int) -> str:
        """The same as text."""
        if self.perfect_recall:
            return "\n".join(state.play.information(player))
        return state.play.view_text(player)
