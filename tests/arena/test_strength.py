"""The tool behind docs/strength.md and the ablation in docs/bots.md, on a few deals."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

from tools import strength


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "FOLDER", tmp_path / "strength")


def played(hero: str, least: float = 0.5, most: float = 1.0, deals: int = 6) -> tuple[strength.Cell, strength.Played]:
    cell = strength.Cell(f"ablation {hero}", "san-francisco", hero, "random", least, most)
    return cell, strength.play(cell, deals, seed=3, workers=1)


def columns(row: str) -> list[str]:
    return [column.strip() for column in row.strip("| ").split(" | ")]


def test_a_claim_is_met_where_the_share_is_and_the_hero_is_ahead() -> None:
    cell, found = played("greedy")
    assert columns(strength.row(cell, found))[-2] == "yes"
    modest = strength.Cell(cell.name, cell.game, cell.hero, cell.field, 0.2, 0.4)
    assert columns(strength.row(modest, found))[-2] == "no", "more than the most that is asked"
    cell, found = played("greedy:slip=100", least=0.0)
    assert columns(strength.row(cell, found))[-2] == "no", "it plays as `random` does: a tie"


def test_a_variant_stands_beside_the_whole_deal_by_deal() -> None:
    (_, whole), (cell, other) = played("greedy"), played("greedy:slip=60")
    assert set(whole.deals) == set(other.deals) == set(range(6))
    assert fmean(deal.share for deal in whole.deals.values()) == pytest.approx(whole.meeting.share.mean)
    lead = fmean(other.deals[number].lead - deal.lead for number, deal in whole.deals.items())
    row = columns(strength.ablation_row(cell, other, whole))
    assert row[1] == "greedy:slip=60"
    assert row[5].startswith(f"{lead:+.2f} (")
    assert lead < 0
    assert columns(strength.ablation_row(cell, whole, whole))[4:6] == ["+0.00 (+0.00 to +0.00)"] * 2
