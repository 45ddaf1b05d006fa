"""Looking back at finished games over the service, and advice in those that go on."""

from __future__ import annotations

import asyncio
import itertools
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fogline
from fogline import games
from fogline.analysis.advice import effects_of
from fogline.core.record import replay
from fogline.table.messages import Look, Ready, Resign, Start
from tests.play import playable
from tests.server.engines import BOTH
from tests.server.service import Process, Somebody, call, open_table, people, serving, until
from tests.server.test_service import refusal
from tests.table.drive import in_loop

pytestmark = BOTH

SF = "san-francisco"
OPTIONS = {"first": 0}


async def looked_back(one: Somebody, table: str) -> Any:  # noqa: ANN401  (JSON)
    """Ask for it, and wait until it is done."""
    told = await one.call("POST", f"/api/tables/{table}/analysis")
    async with asyncio.timeout(120):
        while told["found"] is None:
            assert told["done"] <= told["all"] > 0
            await asyncio.sleep(0.1)
            told = await one.call("GET", f"/api/tables/{table}/analysis")
    return told["found"]


async def against_a_bot(ada: Somebody, game: str) -> str:
    """A game of Ada, who gives up after her first decision, and a bot without any sense."""
    wanted = {"game": game, "seats": 2, "options": OPTIONS, "bots": {"1": "random"}, "grace": None}
    table: str = (await ada.call("POST", "/api/tables", wanted))["table"]
    await ada.do(table, Ready, seat=0)
    await ada.do(table, Start)
    return table


async def given_up(ada: Somebody, table: str) -> None:
    watched = await ada.client.watch(table)
    await ada.do(table, Resign, seat=0)
    await until(watched, lambda: watched.status.phase == "over")


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_finished_game_is_looked_back_at_once_for_all_and_never_before_its_end(
    tmp_path: Path, game: str
) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await against_a_bot(ada, game)
        path = f"/api/tables/{table}"
        for one, code in ((ada, (409, "not-over")), (ben, (404, "unknown-table"))):
            assert await refusal(one.call("GET", f"{path}/analysis")) == code
            assert await refusal(one.call("POST", f"{path}/analysis")) == code
            assert await refusal(one.call("POST", f"{path}/tries", {"at": 0, "seat": 0})) == code
            assert await refusal(one.call("POST", f"{path}/ideas", {"at": 0, "seat": 0})) == code
        await advised(ada, ben, table)
        await given_up(ada, table)
        assert await ada.call("GET", f"{path}/analysis") == {"done": 0, "all": 0, "found": None}
        found = await looked_back(ada, table)
        record = await ada.call("GET", f"{path}/record")
        check(found, record)
        assert (await ada.call("POST", f"{path}/analysis"))["found"] == found
        assert await refusal(ben.call("GET", f"{path}/analysis")) == (404, "unknown-table")
        await tried_again(ada, path, found, record)
        await kept(service, ada, path, found)


def check(found: Any, record: Any) -> None:  # noqa: ANN401  (JSON)
    """What was found fits the record, and the accounts add up."""
    shares = found["steps"][-1]["shares"]
    for account, share in zip(found["accounts"], shares, strict=True):
        parts = ("start", "luck", "skill", "unseen", "others", "table")
        assert sum(account[part] for part in parts) == pytest.approx(account["result"], abs=1e-9)
        assert account["result"] == pytest.approx(share, abs=1e-4)
    ends = [step["at"] for step in found["steps"]]
    assert ends == sorted(set(ends))
    assert ends[-1] == len(record["entries"])
    assert all(point["seat"] == 1 for point in found["points"]), "what a stand-in did is nobody's fault"
    assert found["points"], "a bot without any sense errs"
    losses = [point["loss"] for point in found["points"]]
    assert losses == sorted(losses, reverse=True)
    for point in found["points"]:
        assert record["entries"][point["at"]][:2] == [1, point["played"]]
        assert bool(point["for_better"] or point["for_played"]) == differ(record, point), "a reason is never invented"


def differ(record: Any, point: Any) -> bool:  # noqa: ANN401  (JSON)
    """Whether the two moves of a point do different things, by what their seat could see."""
    read, _ = fogline.read_record(msgspec.json.encode(record))
    game = games.of_record(read)
    steps = itertools.islice(replay(read, game), point["at"])
    view = list(steps)[-1].state.view(point["seat"])
    played, better = (effects_of(game, view, [game.action(point[move])]) for move in ("played", "better"))
    return any(one not in better for one in played) or any(one not in played for one in better)


async def tried_again(ada: Somebody, path: str, found: Any, record: Any) -> None:  # noqa: ANN401  (JSON)
    """The decision that cost most is decided once more: seen as its seat saw it, asked about, compared."""
    point = found["points"][0]
    place = {"at": point["at"], "seat": 1}
    past = await ada.call("GET", f"{path}/replay?seat=1&at={point['at']}")
    told = (await ada.call("POST", f"{path}/tries", place))["told"]
    assert (told["view"], told["prompt"], told["at"]) == (past["view"], past["prompt"], point["at"])
    assert {point["played"], point["better"]} <= set(told["legal"])

    async def ask(**wanted: object) -> Any:  # noqa: ANN401  (JSON)
        return await ada.call("POST", f"{path}/tries", {**place, "request": {"id": "x", "seat": 1, **wanted}})

    assert (await ask(type="survey"))["answer"]["result"] == past["survey"]
    assert (await ask(type="preview", actions=[point["better"]]))["answer"]["ok"]
    compared = (await ask(type="act", actions=[point["better"]]))["compared"]
    best, played = (compared["ideas"][compared[which]] for which in ("tried", "played"))
    assert compared["tried"] == compared["better"]
    assert (best["action"], played["action"]) == (point["better"], point["played"])
    assert best["share"] >= played["share"]
    turn = turn_of(record, point["at"])
    whole = (await ask(type="act", actions=turn))["compared"]
    assert whole["tried"] == whole["played"], "what was done, all of it"
    assert len(whole["ideas"][whole["played"]]["then"]) == len(turn) - 1
    assert whole["ideas"][whole["played"]] == played or len(turn) == 1
    begun = (await ask(type="act", actions=turn[:1]))["compared"]
    assert begun["tried"] == begun["played"]
    beyond = await ask(type="act", actions=[*turn, turn[0]])
    assert not beyond["answer"]["ok"], "not past luck, or somebody else"
    refused = await ask(type="act", actions=["nonsense"])
    assert not refused["answer"]["ok"]
    assert refused["compared"] is None
    wrong = await ada.call("POST", f"{path}/tries", {**place, "request": {"type": "survey", "id": "x", "seat": 0}})
    assert wrong["answer"]["reason"]["code"] == "not-your-seat"
    assert await refusal(ada.call("POST", f"{path}/tries", {**place, "seat": 0})) == (400, "unknown-entry")
    ideas = await ada.call("POST", f"{path}/ideas", place)
    played = record["entries"][point["at"]][1]
    assert ideas["bot"] == "random"
    assert len(ideas["ideas"]) == 1, "it looks at nothing else"
    assert played == point["played"]
    own = next(at for at, entry in enumerate(record["entries"]) if entry[0] == 0)
    searched = await ada.call("POST", f"{path}/ideas", {"at": own, "seat": 0})
    assert searched["bot"] is None
    assert all(0 <= idea["share"] <= 1 for idea in searched["ideas"])


def turn_of(record: Any, at: int) -> list[str]:  # noqa: ANN401  (JSON)
    """What a seat did from an entry on, until luck or somebody else came."""
    following = itertools.takewhile(lambda entry: entry[0] == record["entries"][at][0], record["entries"][at:])
    return [entry[1] for entry in following]


async def kept(service: Process, ada: Somebody, path: str, found: Any) -> None:  # noqa: ANN401  (JSON)
    """What was found is there when the service begins anew."""
    service.end(signal.SIGTERM)
    await service.start()
    assert (await call(service.url, "GET", f"{path}/analysis", None, ada.secret))["found"] == found


async def advised(ada: Somebody, ben: Somebody, table: str) -> None:
    """Ada gets hints and cautions for her own seat, from what she sees."""
    watched = await ada.client.watch(table)
    await until(watched, lambda: 0 in watched.seen and bool(watched.seen[0].legal))
    assert watched.status.hints
    path = f"/api/tables/{table}/hints"
    hinted = await ada.call("POST", path, {"seat": 0})
    assert {idea["action"] for idea in hinted["ideas"]} <= set(watched.seen[0].legal)
    shares = [idea["share"] for idea in hinted["ideas"]]
    assert shares == sorted(shares, reverse=True)
    best = hinted["ideas"][0]["action"]
    caution = (await ada.call("POST", path, {"seat": 0, "plan": [best]}))["caution"]
    assert 0 <= caution["loss"] < 0.1
    assert await refusal(ada.call("POST", path, {"seat": 0, "plan": ["nonsense"]})) == (400, "unknown-action")
    assert await refusal(ada.call("POST", path, {"seat": 1})) == (403, "not-your-seat")
    assert await refusal(ben.call("POST", path, {"seat": 0})) == (404, "unknown-table")
    without = await open_table(ada, [ben], game=SF, options=OPTIONS)
    assert await refusal(ada.call("POST", f"/api/tables/{without}/hints", {"seat": 0})) == (403, "no-hints")
    agreed = await open_table(ada, [ben], game=SF, options=OPTIONS, hints=True)
    assert (await ada.call("POST", f"/api/tables/{agreed}/hints", {"seat": 0}))["ideas"]
    assert await refusal(ben.call("POST", f"/api/tables/{agreed}/hints", {"seat": 1})) == (400, "not-your-turn")
    assert await marks_after(agreed, ada, ben) == [["left", "hints"], ["left"]]


async def marks_after(table: str, *players: Somebody) -> list[list[str]]:
    """Everybody gives up: how the game is marked among the games of each."""
    watched = await players[0].client.watch(table)
    for seat, one in enumerate(players):
        await one.do(table, Resign, seat=seat)
    await until(watched, lambda: watched.status.phase == "over")
    lists = [await one.call("GET", "/api/people/me/games") for one in players]
    return [next(game["marks"] for game in games if game["table"] == table) for games in lists]


@in_loop
async def test_a_hint_that_is_refused_does_not_mark_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path, work=1e-9, work_from_one=1e-9, work_burst=0) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF, options=OPTIONS, hints=True)
        path = f"/api/tables/{table}/hints"
        assert await refusal(ada.call("POST", path, {"seat": 0, "plan": ["nonsense"]})) == (400, "unknown-action")
        assert (await ada.ask(table, Look, seat=0)).ok
        assert await refusal(ada.call("POST", path, {"seat": 0})) == (429, "too-fast")
        assert await marks_after(table, ada, ben) == [["left"], ["left"]]
