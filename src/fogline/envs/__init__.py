"""The lab: every installed game behind the interfaces that researchers use (the extra `lab`).

``from fogline.envs import san_francisco_v0`` gives a module with `env`, `parallel_env`, `gym_env`, `vector_env` and
`openspiel_game`. There is one for each installed game, made from the registry: a game's folder, or its package's last
name, followed by ``_v0``.
"""

from __future__ import annotations

from types import ModuleType

from fogline.envs.registry import VERSION, environment, known


def __getattr__(name: str) -> ModuleType:
    if name.endswith(VERSION) and name in known():
        return environment(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; environments: {', '.join(known())}")


def __dir__() -> list[str]:
    return [*globals(), *known()]
