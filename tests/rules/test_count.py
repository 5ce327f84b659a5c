"""CORE-20 and CLA-8: the count."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import open_game
from tiptoe.rules.scoring import worth


def counted(*seats: dict[str, Any], **given: Any) -> Scene:
    """A game with these seats that the last countdown space has ended, in the turn of the first of them."""
    named: dict[str, Any] = {f"seat{index}": seat for index, seat in enumerate(seats)}
    scene = Scene(seats=len(seats), countdown=4, row=["sneak"] * 6, **named, **given)
    scene.choose("end-turn")
    assert scene.sees("over") is True
    return scene


def out(*tokens: str, **more: Any) -> dict[str, Any]:
    return {"status": "escaped", "tokens": list(tokens), **more}


@rule("CORE-20.1", "CLA-8.2")
def test_those_who_left_and_those_who_were_rescued_score() -> None:
    scene = counted(
        {"room": "d16", "tokens": ["artifact-5"]},
        out("artifact-7", "mastery"),
        {"room": "d17", "tokens": ["artifact-30"], "gold": 50},
        {"room": "d2", "gold": 50},
    )
    assert [scene.sees(f"seat{i}.score") for i in range(4)] == [5, 27, 0, 0]


@rule("CORE-20.2", "CLA-8.1")
def test_the_count_adds_artifacts_tokens_gold_and_cards() -> None:
    tokens = ["artifact-5", "artifact-10", "backpack", "mastery", "chalice", "monkey-idol", "dragon-egg", "crown-9"]
    cards = {"discard": ["secret-tome"], "deck": ["diamond", "burgle"], "hand": ["ruby"]}
    scene = counted({"room": "d2"}, out(*tokens, gold=3, **cards))
    assert scene.sees("seat1.score") == (5 + 10) + (5 + 20 + 7 + 5 + 3 + 9) + 3 + (7 + 8 + 0 + 6)


@rule("CORE-20.2", "RUL-25")
def test_cards_in_the_play_area_count_if_the_game_ends_in_the_middle_of_a_turn() -> None:
    scene = Scene("classic+empty-bag-ends", black_aside=24, seat0={"room": "d2", "tokens": ["artifact-5"]})
    scene.hand("secret-tome", "mister-whiskers", "ruby").play("secret-tome", "mister-whiskers").choose("pick:1")
    assert scene.sees("over") is True
    scene.expect(in_play=["mister-whiskers", "secret-tome"], score=5 + 7 + 1 + 6)


@rule("CORE-20.3", "CLA-8.1")
def test_most_points_win() -> None:
    scene = counted({"room": "d2", "tokens": ["artifact-20"]}, out("artifact-5", "mastery"))
    assert scene.sees("winners") == [1]


@rule("CORE-20.3", "RUL-24")
def test_among_equals_the_best_single_artifact_decides() -> None:
    scene = counted({"room": "d2", "tokens": ["artifact-15"], "gold": 12}, out("artifact-7", "mastery"))
    assert (scene.sees("seat0.score"), scene.sees("seat1.score"), scene.sees("winners")) == (27, 27, [0])


@rule("CORE-20.3", "RUL-24")
def test_a_single_better_artifact_beats_two_of_more_value() -> None:
    two = ["artifact-7", "artifact-10", "backpack"]
    scene = counted({"room": "d2", "tokens": two}, out("artifact-15", gold=7))
    assert (scene.sees("seat0.score"), scene.sees("seat1.score"), scene.sees("winners")) == (22, 22, [1])


@rule("CORE-20.3", "RUL-24")
def test_after_that_the_victory_is_shared() -> None:
    scene = counted({"room": "d2", "tokens": ["artifact-5"], "gold": 20}, out("artifact-5", "mastery"))
    assert scene.sees("winners") == [0, 1]


@rule("CORE-20.4", "RUL-23")
def test_where_nobody_scores_nobody_wins() -> None:
    scene = counted({"room": "d1"}, {"status": "knocked-out", "room": "d35", "tokens": ["artifact-30"]})
    assert (scene.sees("winners"), scene.sees("seat1.score")) == ([], 0)


@rule("CORE-20.2")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 1), (12, 12)])
def test_each_gold_is_a_point(gold: int, points: int) -> None:
    scene = counted({"room": "d2", "tokens": ["artifact-5"], "gold": gold}, out("artifact-5"))
    assert scene.sees("seat0.score") == 5 + points


@rule("CORE-20.2")
def test_a_score_looks_at_what_is_owned_in_the_end() -> None:
    brewer = {"id": "brewer", "kind": "companion", "score": {"points": 3, "if": {"has": "potion-of-healing"}}}
    seat = {"room": "d2", "tokens": ["artifact-5", "potion-of-healing"], "discard": ["brewer"]}
    scene = Scene(open_game("classic", [inline(card=[brewer])]), seat0=seat).next_cards()
    scene.choose("consume:potion-of-healing", "end-turn").expect(score=5)  # the potion is drunk


@rule("CORE-20.2", "CLA-7.1")
def test_what_a_seat_is_worth_counts_the_token_it_leaves_with_once() -> None:
    scene = Scene(seat0={"gold": 4, "tokens": ["artifact-10"]})
    points = sum(scorer.points(scene.state, scene.me) for scorer in scene.state.rules.scorers)
    assert worth(scene.state, scene.me) == points + 20
    scene.tokens("mastery")
    assert worth(scene.state, scene.me) == points + 20
