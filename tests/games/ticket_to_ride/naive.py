"""A second scorer, deliberately naive: it reads a position's text and shares no code with the rules."""

from __future__ import annotations

from fogline.games.ticket_to_ride.components import Map

TOURISTS = {0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 6, 6: 9, 7: 12}
LENGTHS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def walk(start: str, joined: list[tuple[str, str]]) -> set[str]:
    """Everywhere one gets from a place, along these pairs."""
    reached = {start}
    while True:
        more = {b for a, b in joined if a in reached} | {a for a, b in joined if b in reached}
        if more <= reached:
            return reached
        reached |= more


def score(position: str, game_map: Map) -> list[tuple[int, int]]:
    """For each seat its points and its completed tickets (TT-4.2, TT-4.3)."""
    lengths = {}
    for line in game_map.lines:
        a, b = game_map.locations[line.a].id, game_map.locations[line.b].id
        lengths[a, b] = line.length
    worth = {f"{game_map.locations[t.a].id}-{game_map.locations[t.b].id}": t.points for t in game_map.tickets}
    results = []
    for text in position.split()[7:]:
        lines, _, tickets, _, tokens = text.split(";")
        joined = []
        points = TOURISTS[len(_items(tokens))]
        for name in _items(lines):
            a, b = name.partition(".")[0].split("-")
            joined.append((a, b))
            points += LENGTHS[lengths[a, b]]
        completed = 0
        for ticket in _items(tickets):
            a, b = ticket.partition("^")[0].split("-")
            done = b in walk(a, joined)
            completed += done
            points += worth[f"{a}-{b}"] if done else -worth[f"{a}-{b}"]
        results.append((points, completed))
    return results


def places(results: list[tuple[int, int]]) -> list[int]:
    """The place of each seat: more points, then more completed tickets, then shared (TT-4.3)."""
    return [1 + sum(other > mine for other in results) for mine in results]
