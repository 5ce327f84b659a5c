"""Figures of Sub Terra: their rooms in random games, and games stored at a decision about them."""

from __future__ import annotations

import pytest

from properties.games import ruleset
from scene import Scene, rule, tile
from tiptoe.bots.rollout import play_randomly
from tiptoe.core.choice import ChoiceId
from tiptoe.core.codec import decode, digest, encode
from tiptoe.core.kernel import apply, choices, decision, go_on
from tiptoe.core.rng import seeded
from tiptoe.core.state import IN_PLAY, State
from tiptoe.games.catacombs.subterra import LEVELS, Level, wayshrines
from tiptoe.rules.turn import new_game
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

MONSTERS = ["skeleton", "keymaster", "skeleton-priest", "archoverlord"]
RING = [tile("d05", 1, 1)]  # west, hoard, east, altar and west again
SHRINES = [tile("d13", 1, 1), tile("d15", -1, 1), tile("s06", 0, 2)]  # each a step from nave or Crypt


def appearing() -> Scene:
    """Two figures come to three wayshrines at the same distance, and one has come."""
    scene = Scene("catacombs+subterra:normal", tiles=SHRINES, row=MONSTERS, seat0={"room": "start-a-nave"})
    return scene.choose("end-turn", "appear-at:d15-crossing")


def appearing_for_one_who_left() -> Scene:
    """The asked seat has escaped in this turn."""
    gone = {"leaving": True, "tokens": ["artifact-5"]}
    seats = {"seat0": gone, "seat1": {"room": "start-a-nave"}}
    return Scene("catacombs+subterra:easy", 3, tiles=SHRINES, row=MONSTERS, **seats).choose("end-turn")


def hunting() -> Scene:
    """Two figures can take either way round, and one has its answer."""
    east = ["d05-east", "d05-east"]
    scene = Scene("catacombs+subterra:normal", tiles=RING, figures=east, seat0={"room": "d05-west"})
    return scene.choose("end-turn", "hunt-to:d05-hoard")


def hunting_for_one_who_fell() -> Scene:
    """The figure has just knocked out the seat that chooses its next step."""
    seats = {"seat0": {"room": "d05-east", "damage": 9}, "seat1": {"room": "d05-west"}}
    return Scene("catacombs+subterra:easy", 3, tiles=RING, figures=["d05-east"], **seats).choose("end-turn")


QUESTIONS = [appearing, appearing_for_one_who_left, hunting, hunting_for_one_who_fell]
MIDDLES = pytest.mark.parametrize("scene", [question() for question in QUESTIONS], ids=[q.__name__ for q in QUESTIONS])


def answered(state: State, choice: ChoiceId) -> str:
    """Returns the digest after a choice and some random ones."""
    apply(state, choice)
    play_randomly(state, seeded(7))
    return digest(state)


@rule("SUB-3.5", "SUB-4.4", "RUL-90")
@MIDDLES
def test_a_game_stored_in_the_middle_goes_on_as_if_it_had_not_been(scene: Scene) -> None:
    state = scene.state
    assert decision(state).prompt in ("figure-appears", "figure-moves") and len(choices(state)) > 1
    for choice in choices(state):
        stored = decode(encode(state), state.rules)
        assert encode(stored) == encode(state) and choices(stored) == choices(state)
        go_on(stored)  # nothing waits to be run before the answer
        assert answered(stored, choice) == answered(state.clone(), choice)


@rule("RUL-90")
def test_two_of_the_questions_are_put_to_seats_that_are_out() -> None:
    asked = [question().state for question in QUESTIONS]
    assert [state.seats[decision(state).seat].status == IN_PLAY for state in asked] == [True, False, True, False]


@rule("CORE-21.1")
@MIDDLES
def test_whoever_is_asked_sees_the_figures_and_can_think_ahead(scene: Scene) -> None:
    view = View(scene.state, decision(scene.state).seat)
    assert view.figures == scene.state.figures and view.choices == choices(scene.state)
    twin = determinize(view, seeded(1))
    assert choices(twin) == choices(scene.state)
    apply(twin, choices(twin)[0])


@rule("SUB-2.4", "SUB-3.6", "SUB-4.3")
@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
@pytest.mark.parametrize(("spec", "seats"), [("catacombs", 2), ("catacombs:b", 4), ("catacombs+party", 5)])
def test_figures_stand_in_rooms_that_lie_and_are_no_more_than_the_level_allows(
    spec: str, seats: int, level: Level
) -> None:
    seen = 0
    for seed in range(8):
        state, rng = new_game(ruleset(f"{spec}+subterra:{level.name}"), seats, seeded(seed)), seeded(seed + 1)
        while not state.over:
            legal = choices(state)
            apply(state, legal[rng.below(len(legal))])
            assert len(state.figures) <= min(level.most, len(wayshrines(state)))
            assert all(state.board.lies(room) for room in state.figures)
            seen = max(seen, len(state.figures))
    assert seen > 0 or level.name == "easy"  # four Monster cards in a row are rare
