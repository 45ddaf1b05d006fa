"""Names, colours and shapes at a table: who keeps what, who may change it, and what bots are called."""

from __future__ import annotations

import msgspec
import pytest

from fogline.bots.cast import CAST, OTHERS, called
from fogline.bots.levels import LEVELS
from fogline.core.errors import Refusal
from fogline.table import messages, seats
from fogline.table.looks import COLOURS, SHAPES, Look, look_of, seat_looks
from fogline.table.messages import Appear, Sit, Start
from fogline.table.seats import Chair, Person, Setup, shown_name
from tests.table.drive import ADA, BEN, hosting, in_loop, setup

SF = "san-francisco"
FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
ENGLAND = "\N{WAVING BLACK FLAG}" + "".join(chr(0xE0000 + ord(one)) for one in "gbeng") + "\N{CANCEL TAG}"
TURNED = "\N{RIGHT-TO-LEFT OVERRIDE}"


@pytest.mark.parametrize("name", ["Ada", "Żółć", FAMILY, f"{FAMILY} Smith", ENGLAND, "می‌خواهم", "7", "❤️", "x" * 40])
def test_a_name_may_be_whatever_can_be_seen(name: str) -> None:
    assert shown_name(f" {name}  ") == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad-name"),
        ("  ", "bad-name"),
        ("\N{ZERO WIDTH JOINER}", "bad-name"),
        ("Ada\N{ZERO WIDTH JOINER}", "bad-name"),
        ("A\N{ZERO WIDTH JOINER}\N{ZERO WIDTH JOINER}da", "bad-name"),
        (f"{TURNED}Ada", "bad-name"),
        ("A\N{ZERO WIDTH SPACE}da", "bad-name"),
        ("A\x07", "bad-name"),
        ("\N{COMBINING ACUTE ACCENT}", "bad-name"),
        ("x" * 41, "long-name"),
    ],
)
def test_nothing_invisible_is_a_name(name: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        shown_name(name)


def test_of_two_who_chose_the_same_the_earlier_seat_keeps_it() -> None:
    one, two = Look("olive", "star"), Look("olive", "drop")
    (first, second, third) = seat_looks((one, two, Look()))
    assert first == ("olive", "star")
    assert second[0] != "olive"
    assert second[1] == "drop"
    assert len({first[0], second[0], third[0]}) == len({first[1], second[1], third[1]}) == 3


def test_who_chose_nothing_leaves_to_others_what_they_chose() -> None:
    assert seat_looks((Look(), Look("crimson", "circle")))[1] == ("crimson", "circle")
    nobody = seat_looks((Look(),) * 4)
    assert nobody == tuple(zip(COLOURS[:4], SHAPES[:4], strict=True))


def test_a_look_follows_from_the_person() -> None:
    looks = {look_of(f"person {number}") for number in range(300)}
    assert look_of("ada") == look_of("ada")
    assert {look.colour for look in looks} == set(COLOURS)
    assert {look.shape for look in looks} == set(SHAPES)


def test_four_bots_of_any_level_have_names_and_initials_of_their_own() -> None:
    assert set(CAST) == set(LEVELS)
    names = [name for cast in (*CAST.values(), OTHERS) for name in cast]
    assert len(set(names)) == len(names)
    for bot in (*LEVELS, "greedy", "search:sims=20"):
        taken: list[str] = []
        for _ in range(4):
            taken.append(called(bot, taken))
        assert len({name[0] for name in taken}) == 4
    assert called("medium", ["otto", "Juno", "mina", "Hugo"]) not in ("Juno", "Otto", "Mina", "Hugo")


@in_loop
async def test_a_seat_is_named_and_drawn_by_its_holder_until_the_game_begins() -> None:
    agreed = Setup(game=SF, host=ADA.id, chairs=(Chair(), Chair(), Chair()), grace=None)
    ada = msgspec.structs.replace(ADA, colour="violet", shape="star")
    async with hosting(agreed) as host:
        await host.do(ada, Sit)
        await host.do(ada, Sit, name="Grandma")
        await host.do(BEN, Sit)
        await host.do(BEN, Appear, seat=2, colour="violet")
        assert await host.refused(BEN, Appear, seat=1, name="Ben 2") == "not-your-seat"
        assert await host.refused(BEN, Appear, seat=2, name=TURNED) == "bad-name"
        await host.do(ada, Appear, seat=1, name="Grandma Bea", shape="drop")
        found = host.table.running.status().seats
        assert [seat.name for seat in found] == ["Ada", "Grandma Bea", "Ben"]
        assert (found[0].colour, found[0].shape, found[1].shape) == ("violet", "star", "drop")
        assert found[2].colour != "violet"
        for seat, one in enumerate((ada, ada, BEN)):
            await host.do(one, messages.Ready, seat=seat)
        await host.do(ada, Start)
        assert await host.refused(ada, Appear, seat=0, name="Ada II") == "already-started"


def test_a_changed_person_is_changed_at_their_tables_but_a_record_keeps_its_name() -> None:
    before, after = Person("ada", "Ada", "teal", "star"), Person("ada", "Ada II", "olive", "drop")
    gathering = Setup(game=SF, host="ada", chairs=(Chair(person="ada", name="Ada"), Chair(person="ada", name="Bea")))
    followed = seats.follow(gathering, before, after)
    assert [(chair.name, chair.colour) for chair in followed.chairs] == [("Ada II", "olive"), ("Bea", None)]
    begun = msgspec.structs.replace(gathering, started="2026-01-01T00:00:00+00:00")
    chair = seats.follow(begun, before, after).chairs[0]
    assert (chair.name, chair.colour) == ("Ada", "olive")


def test_of_somebody_who_was_deleted_nothing_is_left() -> None:
    gathering = setup(SF, ADA, BEN, guests=("ada", "cyd"))
    left = seats.forget(gathering, "ada")
    assert left.chairs[0].is_open
    assert (left.host, left.guests) == ("ben", ("cyd",))
    begun = msgspec.structs.replace(gathering, started="2026-01-01T00:00:00+00:00")
    former = seats.forget(begun, "ada")
    assert not former.chairs[0].is_open
    assert "ada" not in msgspec.json.encode(former).decode().lower()
