"""Every installed game as an environment."""

from __future__ import annotations

from types import ModuleType

import pytest

from fogline import envs
from fogline.envs.registry import known


@pytest.fixture(params=sorted(known()))
def lab(request: pytest.FixtureRequest) -> ModuleType:
    module = getattr(envs, str(request.param))
    assert isinstance(module, ModuleType)
    return module
