"""Studies of packs: worth on equal seeds, honest intervals, true warnings, and a self-contained page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tiptoe.catalog import open_game
from tiptoe.languages import FINISHED
from tiptoe.packs.document import document_of
from tiptoe.packs.files import read_folder
from tiptoe.sim.page.page import report_page
from tiptoe.sim.processes import ProcessPool
from tiptoe.sim.runner import Match, read_packs
from tiptoe.sim.study.games import blank_match, gift_match, play_recorded
from tiptoe.sim.study.intervals import Estimate, mean_of, ratio_of, share_of, student_quantile
from tiptoe.sim.study.results import ItemFinding, Measure, Study
from tiptoe.sim.study.study import StudyRequest, study
from tiptoe.sim.study.warnings import warnings_of
from tiptoe.text.language import words

LAB = Path(__file__).parent / "lab-pack"
SMALL = StudyRequest("classic", [LAB], games=6, seats=2, bot="random", paired=2, command="tiptoe report classic")


def findings(found: Study) -> dict[str, Any]:
    """Returns a study without times and memory."""
    return {name: value for name, value in found.as_json().items() if name not in ("seconds", "memory_mb")}


@pytest.fixture(scope="module")
def small() -> Study:
    return study(SMALL)


def test_the_strong_the_dead_and_the_looping_card_are_named_and_no_other() -> None:
    """240 games by greedy; `make reports` does the same with thousands, and finds nothing in the shipped games."""
    found = study(StudyRequest("classic", [LAB], games=240, seats=2))
    named = {(concern.what, concern.id) for concern in found.concerns if concern.id}
    assert named == {("loops", "dancing-mirror"), ("dominant", "golden-goose"), ("dead", "empty-sack")}


def test_a_study_is_the_same_on_cores(small: Study) -> None:
    with ProcessPool(2) as crew:
        assert findings(study(SMALL, crew)) == findings(small)


def test_an_interrupted_study_is_of_what_was_played() -> None:
    def interrupt(what: str, done: int, total: int, so_far: object) -> None:
        if what == "games" and done >= 2:
            raise KeyboardInterrupt

    cut = study(replace(SMALL, packs=(), games=6), on_progress=interrupt)
    assert 2 <= cut.games < 6 == cut.asked
    whole = study(replace(SMALL, packs=(), games=cut.games, paired=0))
    assert (cut.rounds, cut.scores, cut.visits) == (whole.rounds, whole.scores, whole.visits)


def test_items_are_counted_as_the_games_went(small: Study) -> None:
    goose = next(item for item in small.items if item.id == "golden-goose")
    assert goose.own and goose.taken >= goose.games >= 1 and goose.offered >= goose.payable >= goose.games
    burgle = next(item for item in small.items if item.id == "burgle")
    assert burgle.played > 0 == burgle.taken
    assert sum(small.rounds.values()) == small.games == 6
    assert sum(place.wins.value for place in small.places) == pytest.approx(1.0)


def test_a_blank_changes_nothing_but_what_the_card_does() -> None:
    match = Match("classic", (read_folder(LAB),), ("random", "random"), 1)
    rules = match.rules()
    goose = rules.pack.card("golden-goose")
    blank = blank_match(match, goose.number).rules()
    plain = blank.pack.card("golden-goose")
    assert (plain.number, plain.cost, plain.copies, plain.points, plain.play.effects) == (goose.number, 1, 6, 0, [])
    assert blank.dungeon == rules.dungeon
    given = gift_match(match, goose.number, blank=False).rules().pack
    assert len(given.starter) == len(rules.pack.starter) + 1 and given.card("gift-golden-goose").points == 40


def test_a_pack_in_one_file_is_the_pack_in_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "lab.json"
    file.write_text(document_of(read_folder(LAB)).text, encoding="utf-8")
    assert [pack.hash() for pack in read_packs([file])] == [pack.hash() for pack in read_packs([LAB])]


def test_a_turn_without_end_is_stopped() -> None:
    match = Match("classic", (read_folder(LAB),), ("greedy", "greedy"), 1)
    state, decisions = play_recorded(match, 0)
    assert not state.over and decisions < 5000


def test_seats_of_one_game_are_one_piece_of_evidence() -> None:
    """Ten games of two takers who always differ by the same are ten pieces of evidence, not twenty."""
    clustered = ratio_of([(2.0, 2.0), (0.0, 2.0)] * 5)
    alone = mean_of([1.0, 0.0] * 5)
    assert clustered is not None and alone is not None
    assert (clustered.value, clustered.n) == (0.5, 10) and clustered.error == pytest.approx(alone.error)


def test_an_interval_is_students_and_widens_with_every_look() -> None:
    assert student_quantile(0.95, 10) == pytest.approx(2.228, abs=0.01)
    estimate = mean_of([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    assert estimate is not None
    low, high = estimate.held_among(100)
    assert low < estimate.low < 3.5 < estimate.high < high
    share = share_of(0, 10)
    assert share is not None and (share.low, round(share.high, 3)) == (0.0, 0.278)


def certain_estimate(value: float, error: float = 0.5, n: int = 200) -> Estimate:
    return Estimate(value, value - 2 * error, value + 2 * error, error, n)


def card(**known: Any) -> ItemFinding:
    usual = {"offered": 400, "payable": 400, "taken": 300, "games": 300, "played": 300, "most": 1, "stuck": 0}
    shown = {
        "id": "x",
        "what": "card",
        "kind": "item",
        "own": True,
        "goal": False,
        "per_taker": 1.0,
        "copies": 1,
        "cost": 4,
    }
    return ItemFinding(**{**usual, **shown, "take_rate": share_of(3, 4), "wins_with": None, **known})


@pytest.mark.parametrize(
    ("known", "named"),
    [
        ({"worth_points": certain_estimate(30), "worth_wins": certain_estimate(0.1)}, ["dominant"]),
        ({"worth_points": certain_estimate(30, error=9), "worth_wins": certain_estimate(0.1)}, []),  # it may be chance
        (
            {"worth_points": certain_estimate(9), "worth_wins": certain_estimate(0.1)},
            [],
        ),  # certain, and too small to matter
        (
            {"worth_points": certain_estimate(30), "worth_wins": certain_estimate(0.1), "goal": True},
            [],
        ),  # it is the goal of the game
        (
            {"worth_points": certain_estimate(30), "worth_wins": certain_estimate(0.1), "per_taker": 2.0},
            [],
        ),  # two copies a taker
        ({"games": 0, "gift_points": certain_estimate(0.0, error=0.0)}, ["dead"]),
        ({"games": 0, "gift_points": certain_estimate(3.0)}, []),  # bots do not see its use
        ({"games": 0, "payable": 40, "gift_points": certain_estimate(0.0)}, []),  # forty games are too few to say so
        ({"games": 0, "payable": 0}, ["unaffordable"]),
        ({"most": 40}, ["loops"]),
    ],
)
def test_a_warning_needs_a_difference_that_is_sure_and_matters(known: dict[str, Any], named: list[str]) -> None:
    measures = [Measure("winning-score", certain_estimate(80))]
    assert [concern.what for concern in warnings_of([card(**known)], measures, [], 0)] == named


def test_longer_and_deadlier_games_are_told_beside_their_baseline() -> None:
    rounds = Measure("rounds", certain_estimate(20), certain_estimate(15), certain_estimate(5))
    lost = Measure("lost", certain_estimate(0.3, 0.01), certain_estimate(0.2, 0.01), certain_estimate(0.1, 0.01))
    named = [
        concern.what
        for concern in warnings_of([], [Measure("winning-score", certain_estimate(80)), rounds, lost], [], 0)
    ]
    assert named == ["longer", "deadlier"]


@pytest.mark.parametrize("tag", FINISHED)
def test_a_page_needs_nothing_but_itself(tag: str, small: Study) -> None:
    rules = open_game("classic", [read_folder(LAB)])
    page = report_page(small, rules, words(tag))
    assert f'<html lang="{tag}">' in page
    assert {"en": "Golden Goose", "fr": "Oie d’or", "pt-BR": "Ganso de Ouro"}[tag] in page
    addresses = set(re.findall(r"https?://[^\"' )<]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg"}
    assert not re.findall(r"<(?:link|img|iframe)\b|@import|url\((?!#)", page)
    first = re.search(r"<body|<code[^>]*>([^<]*)", page)
    assert first is not None and first[1] == "tiptoe report classic"


def test_names_of_a_pack_are_text_on_a_page(small: Study) -> None:
    pack = read_folder(LAB)
    pack.names = {"card": {"golden-goose": {"en": "<script>alert(1)</script>"}}}
    page = report_page(small, open_game("classic", [pack]), words("en"))
    assert "<script>alert" not in page and "&lt;script&gt;" in page


def test_a_study_is_written_as_json(small: Study) -> None:
    written = json.loads(json.dumps(small.as_json()))
    assert written["items"][0].keys() >= {"id", "what", "offered", "taken", "worth_points", "worth_wins"}
    assert (written["spec"], written["seed"], written["bot"]) == ("classic", 1, "random")
