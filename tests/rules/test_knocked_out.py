"""CORE-17: knocked out."""

from __future__ import annotations

import pytest

from scene import Scene, rule
from tiptoe.view.view import View

QUIET = ["secret-tome"] * 5


def struck(room: str, *tokens: str) -> Scene:
    """Seat 1 stands in a room with these tokens when an attack fells it."""
    seat = {"room": room, "tokens": list(tokens), "damage": 9, "bag": 1, "gold": 4}
    return Scene(row=QUIET, seat1=seat).next_cards("ogre").draws("seat1", "black", "black").choose("end-turn")


@rule("CORE-17.1")
def test_the_last_space_knocks_out_at_once() -> None:
    scene = struck("d2")
    assert scene.sees("seat1.status") == "knocked-out"


@rule("CORE-17.2", "CLA-7.2")
def test_with_an_artifact_above_the_depths_a_seat_is_rescued_without_mastery() -> None:
    scene = struck("d16", "artifact-5")
    assert (scene.sees("seat1.scores"), View(scene.state, 0).fates) == (True, ["in-play", "rescued"])
    assert (scene.sees("seat1.score"), scene.sees("seat1.tokens")) == (5 + 4, ["artifact-5"])


@rule("CORE-17.3", "CLA-7.2", "RUL-23")
@pytest.mark.parametrize(("room", "tokens"), [("d17", ["artifact-30"]), ("d16", ["chalice"]), ("d1", [])])
def test_without_an_artifact_or_in_the_depths_a_seat_is_lost(room: str, tokens: list[str]) -> None:
    scene = struck(room, *tokens)
    assert (scene.sees("seat1.scores"), scene.sees("seat1.score")) == (False, 0)
    assert View(scene.state, 0).fates == ["in-play", "lost"]


@rule("CORE-17.4", "CORE-17.5", "CLA-7.3")
def test_the_room_of_the_fall_is_remembered_while_the_countdown_runs() -> None:
    scene = struck("d16", "artifact-5")
    assert (scene.sees("seat1.room"), scene.sees("countdown"), scene.sees("seat1.scores")) == ("d16", 2, True)


@rule("CORE-17.6", "RUL-37")
def test_each_player_is_every_seat_in_play_from_the_one_whose_turn_it_is() -> None:
    scene = Scene(seats=4, active=1, seat2={"status": "escaped"}, row=QUIET).next_cards("watcher").choose("end-turn")
    assert [seat for seat, *_ in scene.told("ClankMade")] == [1, 3, 0]
