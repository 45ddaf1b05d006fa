"""What a stranger sends never runs a program on the service's machine."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from fogline.client import ServiceError
from tests.server.service import call, people, serving
from tests.table.drive import in_loop


@in_loop
async def test_a_bot_that_is_a_program_is_neither_offered_nor_taken(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        offered = (await call(service.url, "GET", "/api/games"))["bots"]
        assert "greedy" in offered
        assert "stdio" not in offered
        program = f"stdio:touch {mark}"
        for wish in ({"bots": {"1": program}}, {"stand_in": program}):
            with pytest.raises(ServiceError) as refused:
                await ada.call("POST", "/api/tables", {"game": "san-francisco", "seats": 2, **wish})
            assert refused.value.code == "bot-program"
    assert not mark.exists()
