"""A search of a few simulations, counted by hand."""

from __future__ import annotations

from fogline.bots.search import SEARCHED, SEATS, Search, Settings
from fogline.core.native import Luck
from tests.bots.toys import Blank, Choice, End, Node, Toy, Worlds

WIN, LOSS = End((2, 0)), End((0, 2))


def begun(root: Node, sims: int, **settings: object) -> Search:
    chosen = Settings()
    for name, value in settings.items():
        setattr(chosen, name, value)
    search = Search(Blank(), chosen, Luck(5))
    search.begin(2, 0)
    search.run(Worlds(Toy(2, root)), sims)
    return search


def test_a_way_that_was_tried_once_is_a_way_and_one_that_never_was_is_none() -> None:
    again = Choice(0, {1: WIN, 2: LOSS})
    answers = Choice(1, {1: again, 2: again})
    search = begun(Choice(0, {3: answers, 4: LOSS}), 6, others=SEARCHED, patience=0)
    assert search.follow(3)
    tree, root = search.tree, search.root
    for visits, ways in (([0, 0], 0), ([1, 0], 1), ([0, 1], 1), ([1, 2], 2)):
        nodes = [tree.find(root, move * SEATS + 2) for move in (1, 2)]
        for node, count in zip(nodes, visits, strict=True):
            tree.visits[node] = count
        found = search.ways(Toy(2, answers))
        assert len(found) == ways
        assert [tree.visits[node] for _, node in found] == sorted((one for one in visits if one), reverse=True)


def test_a_move_that_was_never_tried_has_no_visits_and_no_value() -> None:
    search = begun(Choice(0, {3: WIN, 4: LOSS}), 0)
    assert (search.visits(3), search.value(3)) == (0, 0.0)
    search = begun(Choice(0, {3: WIN, 4: LOSS}), 1)
    tried = [search.visits(move) for move in (3, 4)]
    assert sorted(tried) == [0, 1]
    assert search.value(4 if tried[0] else 3) == 0.0
    assert (search.visits(99), search.value(99)) == (0, 0.0)


def test_a_decision_is_counted_from_its_own_beginning() -> None:
    again = Choice(0, {1: WIN, 2: LOSS})
    search = begun(Choice(0, {3: again, 4: again}), 7)
    assert search.simulations == 7
    assert search.follow(3)
    assert (search.simulations, search.deepest) == (0, 0)
    search.run(Worlds(Toy(2, again)), 2)
    assert search.simulations == 2
    assert not search.follow(77)
