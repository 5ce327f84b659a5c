"""Reports of real size: `make reports`. Shipped games get no warning, a pack with three faults gets three."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tiptoe.sim.executors import executor_for
from tiptoe.sim.page.page import report_page
from tiptoe.sim.runner import Match, read_packs
from tiptoe.sim.study.results import Study
from tiptoe.sim.study.study import StudyRequest, study
from tiptoe.text.language import words

GAMES = int(os.environ.get("REPORT_GAMES", "2000"))
PAIRED = 40  # enough to judge every item
OUT = Path("build/reports")
LAB = Path(__file__).parent / "lab-pack"


def report(inquiry: StudyRequest, name: str) -> Study:
    with executor_for("cores") as crew:
        found = study(inquiry, crew)
    OUT.mkdir(parents=True, exist_ok=True)
    rules = Match(found.spec, read_packs(inquiry.packs), (), 1).rules()
    (OUT / f"{name}.html").write_text(report_page(found, rules, words("en")), encoding="utf-8")
    tell(found)
    return found


def tell(found: Study) -> None:
    rate = (found.games + found.games_against + found.replays) / found.seconds
    print(
        f"\n{found.spec}: {found.games} games, {found.replays} replays, {found.seconds:.0f} s, "
        f"{rate:.0f} games/s, {found.memory_mb:.0f} MB; {found.looks} items; {found.concerns}"
    )
    strongest = sorted(found.items, key=lambda item: -(item.worth_points.low if item.worth_points else -1e9))[:6]
    for item in strongest:
        points, wins = item.worth_points, item.worth_wins
        if points is not None and wins is not None:
            print(
                f"  {item.id}: {points.value:+.1f} ({points.low:+.1f} to {points.high:+.1f}) points, {wins.value:+.0%}"
            )
    for item in found.items:
        if item.gift_points is not None:
            gift = item.gift_points
            print(f"  left alone: {item.id}, a gift of it {gift.value:+.1f} ({gift.low:+.1f} to {gift.high:+.1f})")


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_a_shipped_game_is_warned_of_for_nothing(spec: str) -> None:
    assert report(StudyRequest(spec, games=GAMES, paired=PAIRED), spec).concerns == []


def test_a_pack_with_three_faults_is_warned_of_for_all_three() -> None:
    found = report(StudyRequest("classic", [LAB], games=GAMES), "lab-pack")
    named = {(concern.what, concern.id) for concern in found.concerns if concern.id}
    assert named == {("loops", "dancing-mirror"), ("dominant", "golden-goose"), ("dead", "empty-sack")}
