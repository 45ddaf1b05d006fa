"""What a contest found: win shares, paired differences, intervals, ratings. What can't be told apart is a tie."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, Final, Literal

import msgspec

from fogline.arena.contest import Contest, Pairing
from fogline.arena.store import Result
from fogline.core.figures import Z95, Mean, Tally

Verdict = Literal["ahead", "behind", "tie"]
"""Of a pairing's hero; a tie where the interval holds the share of equals."""

FEW: Final = 2
"""Deals below which nothing can be said of an interval."""
Z_LOOKS: Final = 2.555
"""Standard errors of a 95 % interval where one looks ten times and stops when it is clear (Pocock's bound)."""
POINT: Final = 0.5
"""The least deviation of a lead, in victory points."""


class Deal(msgspec.Struct, frozen=True):
    """What a pairing's hero made of one deal, on average over its rotations."""

    games: int
    """Rotations played."""
    share: float
    """The hero's share of the victories."""
    lead: float
    """The hero's victory points less the others' average."""


class Meeting(msgspec.Struct, frozen=True):
    """How a pairing went. The deal is what counts: its rotations share their luck and are one observation."""

    hero: str
    """The bot at one seat."""
    field: str
    """The bot at all the others."""
    games: int
    """Games played."""
    share: Mean
    """The hero's share of the victories, deal by deal."""
    lead: Mean
    """The hero's victory points less the others' average, deal by deal."""
    even: float
    """The share of equals: 1 by the number of players."""
    verdict: Verdict
    """Whether the hero is ahead."""


class Standing(msgspec.Struct, frozen=True):
    """One bot's rating in the whole contest (OpenSkill's Plackett–Luce)."""

    bot: str
    """The bot."""
    rank: int
    """1 for the best; bots whose intervals overlap with the best of a rank share it, where none of them is ahead of
    another of them."""
    rating: float
    """The rating; everyone starts at 25."""
    low: float
    """The lower end of its 95 % interval."""
    high: float
    """The upper end."""
    games: int
    """In how many seats it played."""
    ms: float
    """Milliseconds a decision, where there was a choice."""


class Report(msgspec.Struct, frozen=True):
    """What a contest found."""

    contest: Contest
    """What was asked."""
    hash: str
    """Identifies the contest, its rules and its data."""
    core: str
    """Which core ran: compiled or interpreted."""
    command: str
    """Repeats it."""
    games: int
    """Games played."""
    meetings: tuple[Meeting, ...]
    """Pairing by pairing."""
    standings: tuple[Standing, ...]
    """Best first."""

    def as_dict(self) -> dict[str, Any]:
        """The report as a JSON value."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        return fields

    def markdown(self) -> str:
        """The report as two Markdown tables and the command."""
        lines = [
            "| bot | against | games | share of wins (95 %) | points ahead (95 %) | |",
            "| --- | --- | ---: | ---: | ---: | --- |",
        ]
        lines += [
            f"| `{one.hero}` | `{one.field}` | {one.games} "
            f"| {percent(one.share)} | {points(one.lead)} | {one.verdict} |"
            for one in self.meetings
        ]
        lines += ["", "| rank | bot | rating (95 %) | ms a decision |", "| ---: | --- | ---: | ---: |"]
        lines += [
            f"| {one.rank} | `{one.bot}` | {one.rating:.1f} ({one.low:.1f}–{one.high:.1f}) | {one.ms:.1f} |"
            for one in self.standings
        ]
        return "\n".join([*lines, "", f"Plan {self.hash}, {self.core} core: `{self.command}`", ""])


def percent(figure: Mean) -> str:
    """A share with its interval, never outside 0 and 1."""
    low, high = max(0.0, figure.low), min(1.0, figure.high)
    return f"{100 * figure.mean:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def points(figure: Mean) -> str:
    """A lead with its interval."""
    return f"{figure.mean:+.2f} ({figure.low:+.2f} to {figure.high:+.2f})"


def report(contest: Contest, contest_hash: str, results: Sequence[Result], core: str, command: str) -> Report:
    """What the results of a contest say."""
    pairings = contest.pairings()
    meetings = tuple(meeting(contest, pairing, results) for pairing in pairings)
    ahead = frozenset(
        (pairing.hero, pairing.field) if one.verdict == "ahead" else (pairing.field, pairing.hero)
        for pairing, one in zip(pairings, meetings, strict=True)
        if one.verdict != "tie"
    )
    return Report(contest, contest_hash, core, command, len(results), meetings, standings(contest, results, ahead))


def meeting(contest: Contest, pairing: Pairing, results: Iterable[Result]) -> Meeting:
    """How a pairing went, by those of the results that are its."""
    shares, leads = Tally(), Tally()
    games = 0
    for deal in by_deal(pairing, results).values():
        shares.add(deal.share)
        leads.add(deal.lead)
        games += deal.games
    z = Z_LOOKS if contest.stop_early else Z95
    share, even = shares.share(z), 1 / contest.players
    verdict: Verdict = "tie"
    if share.count >= FEW and not share.low <= even <= share.high:
        verdict = "ahead" if share.mean > even else "behind"
    bots = contest.bots
    return Meeting(bots[pairing.hero], bots[pairing.field], games, share, leads.mean(z, POINT), even, verdict)


def by_deal(pairing: Pairing, results: Iterable[Result]) -> dict[int, Deal]:
    """What the hero of a pairing made of each deal, by those of the results that are the pairing's."""
    shares: defaultdict[int, list[float]] = defaultdict(list)
    leads: defaultdict[int, list[float]] = defaultdict(list)
    for result in results:
        hero, field, deal, seat = map(int, result.key.split("-"))
        if (hero, field) == (pairing.hero, pairing.field):
            others = [halves for other, halves in enumerate(result.halves) if other != seat]
            shares[deal].append(result.wins(seat))
            leads[deal].append((result.halves[seat] - sum(others) / len(others)) / 2)
    return {deal: Deal(len(won), fmean(won), fmean(leads[deal])) for deal, won in shares.items()}


Ahead = frozenset[tuple[int, int]]
"""Which bots, by their numbers, are ahead of which others by what they made of their games."""


def standings(contest: Contest, results: Sequence[Result], ahead: Ahead = frozenset()) -> tuple[Standing, ...]:
    """Ratings, from the games in the order of the contest; several copies of a bot at a table move it on average.

    Ratings are vaguer than the games that two bots played with each other: who is `ahead` of another by these comes
    before it, and shares no rank with it.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  (only who rates waits for it)

    model = PlackettLuce()
    ratings = {number: model.rating() for number in range(len(contest.bots))}
    games, decisions, seconds = ([0.0] * len(ratings) for _ in range(3))
    for result in results:
        teams = [[model.rating(mu=ratings[number].mu, sigma=ratings[number].sigma)] for number in result.bots]
        after = model.rate(teams, ranks=[float(place) for place in result.places])
        moved = defaultdict(list)
        for seat, number in enumerate(result.bots):
            moved[number].append(after[seat][0])
            games[number] += 1
            decisions[number] += result.decisions[seat]
            seconds[number] += result.seconds[seat]
        for number, copies in moved.items():
            mu = sum(copy.mu for copy in copies) / len(copies)
            sigma = math.sqrt(sum(copy.sigma**2 for copy in copies) / len(copies))
            ratings[number] = model.rating(mu=mu, sigma=sigma)
    order = _in_order(sorted(ratings, key=lambda number: -ratings[number].mu), ahead)
    ranks: dict[int, int] = {}
    found: list[Standing] = []
    for place, number in enumerate(order):
        rating = ratings[number]
        low, high = rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma
        best = next((one for one in found if one.rank == found[-1].rank), None)
        level = [other for other in order[:place] if best is not None and ranks[other] == best.rank]
        apart = any((other, number) in ahead for other in level)
        rank = best.rank if best is not None and high >= best.low and not apart else place + 1
        ranks[number] = rank
        ms = 1000 * seconds[number] / decisions[number] if decisions[number] else 0.0
        found.append(Standing(contest.bots[number], rank, rating.mu, low, high, int(games[number]), ms))
    return tuple(found)


def _in_order(rated: Sequence[int], ahead: Ahead) -> list[int]:
    """Bots by their ratings, but each before those next to it that it is ahead of.

    >>> _in_order([0, 1, 2], frozenset({(2, 1), (0, 2)}))
    [0, 2, 1]
    """
    order = list(rated)
    for _ in order:
        for place in range(len(order) - 1):
            above, below = order[place], order[place + 1]
            if (below, above) in ahead and (above, below) not in ahead:
                order[place], order[place + 1] = below, above
    return order
