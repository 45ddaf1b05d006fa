"""What the service sends is read into what it sent: the same structs, the game's own views, events and previews."""

from __future__ import annotations

import msgspec
import pytest

from fogline import games
from fogline.client.reading import RawAnswer, UnknownEvent, read_frame
from fogline.core.errors import Reason
from fogline.core.game import SPECTATOR, State, Survey, View
from fogline.server.wire import Goodbye, Reply, at_table, to_client
from fogline.table.messages import Answer, Closed, Foresight, Frame, Said, Told
from fogline.table.visible_events import TableEvent, VisibleEvents
from tests.play import playable, walk


def told(visible: VisibleEvents, state: State, viewer: int, since: int = 0) -> Told:
    """What a viewer is told."""
    view = state.view(viewer)
    legal = [str(action) for action in state.legal(viewer)]
    items, prompt = visible.since(viewer, since), state.game.prompt(view)
    return Told(seat=viewer, since=since, items=items, at=0, view=view, legal=legal, prompt=prompt)


@pytest.mark.parametrize("name", playable())
def test_a_whole_game_is_read_as_it_was_sent(name: str) -> None:
    state, visible = games.load(name).start(2), VisibleEvents(2)
    visible.saw([TableEvent("pause"), TableEvent("undo", 1)])
    for step, (position, entry) in enumerate(walk(state, 3)):
        twin = position.clone()
        visible.saw(twin.apply(entry.text, None if entry.who == "chance" else int(entry.who)))
        viewer = step % 3 - 1
        sent = told(visible, twin, viewer, max(0, visible.count(viewer) - 20))
        table, frame = read_frame(at_table("t", Frame(sent)))
        assert (table, frame) == ("t", sent)
        assert isinstance(frame, Told)
        assert type(frame.view) is games.game_class(name).view_type


@pytest.mark.parametrize("name", playable())
def test_a_preview_is_read_as_the_games_own(name: str) -> None:
    for state, entry in walk(games.load(name).start(2), 5):
        if entry.who != "chance":
            view = state.view(int(entry.who))
            preview = state.game.preview(view, [state.game.action(entry.text)])
            sent = Answer(id="1", ok=True, at=3, result=Foresight(preview, preview.messages()))
            _, frame = read_frame(at_table("t", Frame(sent)))
            assert isinstance(frame, RawAnswer)
            assert frame.read(Foresight, name) == sent


@pytest.mark.parametrize("name", playable())
def test_a_survey_is_read_as_the_games_own(name: str) -> None:
    for state, _ in list(walk(games.load(name).start(2), 5))[::9]:
        sent = Answer(id="1", ok=True, at=3, result=state.game.survey(state.view(1)))
        _, frame = read_frame(at_table("t", Frame(sent)))
        assert isinstance(frame, RawAnswer)
        assert frame.read(Survey, name) == sent


def test_of_a_game_that_is_not_installed_what_all_games_have_is_read() -> None:
    state, visible = games.load(playable()[0]).start(2), VisibleEvents(2)
    visible.saw([TableEvent("pause")])
    sent = told(visible, state, SPECTATOR)
    strange = msgspec.json.decode(msgspec.json.encode(sent))
    strange["view"]["game"] = "chess"
    _, frame = read_frame(msgspec.json.encode({"table": "t", "frame": strange}))
    assert isinstance(frame, Told)
    assert type(frame.view) is View
    assert (frame.view.game, frame.view.players) == ("chess", 2)
    assert [item.event for item in frame.items] == [UnknownEvent({"type": "table", "what": "pause", "seat": None})]


def test_what_belongs_to_no_game_is_read_as_it_was_sent() -> None:
    refused = Answer(id="1", ok=False, reason=Reason("stale"), at=3)
    for sent in (Said(person="p", text="hello"), Closed()):
        assert read_frame(at_table("t", Frame(sent))) == ("t", sent)
    for reply in (Reply(id="2", ok=False, reason=Reason("unknown-table")), Goodbye(Reason("too-slow"))):
        assert read_frame(to_client(reply)) == (None, reply)
    _, frame = read_frame(at_table("t", Frame(refused)))
    assert isinstance(frame, RawAnswer)
    assert frame.read(Told) == refused
