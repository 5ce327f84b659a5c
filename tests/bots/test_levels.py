"""Levels and the search bot: independent of hidden facts, reproducible, and able to explain themselves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tiptoe.bots.base import Bot
from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.greedy.shared import heuristics_of
from tiptoe.bots.greedy.weights import DEFAULT
from tiptoe.bots.levels import DEFAULT_LEVEL, FIRST_GAME_LEVEL, LEVELS, STYLES, bot_name, level_weights_of
from tiptoe.bots.registry import BOTS, bot_for
from tiptoe.bots.rollout import midgame
from tiptoe.bots.search.bot import SearchBot
from tiptoe.bots.search.features import NUMBERS, numbers_of
from tiptoe.bots.search.network import Judge, Layer, Network, NetworkError, judge_of
from tiptoe.bots.search.rollouts import LONGEST, LOOK_COST
from tiptoe.catalog import GAMES, HERE, open_game
from tiptoe.core.choice import END_TURN, verb_of
from tiptoe.core.components import ARTIFACT
from tiptoe.core.kernel import choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.languages import FINISHED
from tiptoe.packs.bot_files import JUDGE_FILE, LEVELS_FILE, read_level_weights
from tiptoe.packs.document import read_source
from tiptoe.text.advice import bot_title, explanation_lines
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

STACKS = ["classic", "classic:dusk", "catacombs+promo", "catacombs+subterra:hard", "space"]
FEW = 8  # tries: enough for hidden facts to matter
NAMES = [level.name for level in LEVELS]


def asked(spec: str, seed: int, seats: int = 3) -> State:
    """Returns a random position in which a seat with an empty hand has several choices."""
    for decisions in range(60, 400):
        state = midgame(open_game(spec), seats, seed, decisions)
        if not state.over and len(choices(state)) > 2 and not state.seats[state.stack[-1].seat].hand:
            return state
    raise AssertionError("a game of nothing but cards")


@pytest.mark.parametrize("spec", STACKS)
def test_two_positions_that_look_alike_get_the_same_choices(spec: str) -> None:
    """Every level answers from its view alone, the same when the unknown is dealt again."""
    state = asked(spec, 7)
    seat = state.stack[-1].seat
    other = determinize(View(state, seat), seeded(99))
    for name in NAMES:
        bots: list[Bot] = [
            SearchBot(seeded(5), tries=FEW) if name == NAMES[-1] else bot_for(name, 5, seat) for _ in range(3)
        ]
        answers = [bots[0].choose(View(state, seat)), bots[1].choose(View(other, seat))]
        assert answers[0] == answers[1], name
        if name == NAMES[-1]:
            assert bots[2].decide(other) == answers[0]  # asked inside the engine, too


def test_a_search_is_the_same_from_the_same_seed() -> None:
    state = asked("classic", 3)
    first, second = (SearchBot(seeded(1), tries=FEW).explain(View(state, state.stack[-1].seat)) for _ in range(2))
    assert [(each.choice, each.worth) for each in first.alternatives] == [
        (each.choice, each.worth) for each in second.alternatives
    ]


def test_a_strong_bot_leaves_greedy_only_for_a_promise() -> None:
    """A judge that values all positions alike leaves greedy's choice in place."""
    state = asked("classic", 3)
    flat = Judge(Network([Layer([[0.0] * NUMBERS], [0.0])]), 0.01, DEFAULT)
    reasons = SearchBot(seeded(1), flat, FEW).explain(View(state, state.stack[-1].seat))
    assert reasons.choice == reasons.habit and reasons.alternatives


def test_a_search_ends_when_its_patience_does() -> None:
    """A search begins no deal beyond its `patience`, so that nobody waits longer than a second."""
    state = asked("catacombs", 5)
    view = View(state, state.stack[-1].seat)
    patient, hasty = SearchBot(seeded(1), tries=FEW), SearchBot(seeded(1), tries=FEW)
    hasty.patience = 0
    explained = hasty.explain(view)
    deal = len(explained.tried)
    assert hasty.made == deal and explained.choice == explained.habit  # one deal of all choices, which proves nothing
    patient.explain(view)
    assert patient.made > deal and hasty.work <= deal * (LONGEST + LOOK_COST * (1 + len(state.board.rooms)))


def test_a_network_of_other_numbers_is_refused() -> None:
    with pytest.raises(NetworkError, match="does not read"):
        Network([Layer([[0.0] * (NUMBERS - 1)], [0.0])])


@pytest.mark.parametrize("spec", STACKS)
def test_a_position_has_as_many_numbers_as_networks_read(spec: str) -> None:
    state = asked(spec, 11)
    judge = judge_of(state.rules)
    assert judge.network is not None
    for seat in range(3):
        assert 0.0 <= judge.network.of(numbers_of(state, seat)) <= 1.0


def test_judges_say_where_they_come_from() -> None:
    files = sorted((HERE / "games").rglob(JUDGE_FILE.replace(".", "*.")))
    assert len(files) > len({each.parent for each in files}), "no face has a judge of its own"
    for file in files:
        about = json.loads(file.read_text())["about"]
        assert {"date", "command", "first seed", "games", "explained"} <= set(about), file


def test_a_face_has_its_own_judge_or_that_of_its_game() -> None:
    day, dusk = judge_of(open_game("classic")), judge_of(open_game("classic:dusk"))
    assert day is not dusk
    assert judge_of(open_game("catacombs+party")) is judge_of(open_game("catacombs"))


def test_every_game_says_how_each_level_fails_in_it() -> None:
    """Every level but the master has weights for each game, with the command that measured them."""
    files = sorted((HERE / "games").rglob(LEVELS_FILE))
    assert len(files) == len(GAMES) + 1  # every game, and any other one
    for file in files:
        assert {"date", "command"} <= set(json.loads(file.read_text())["about"]), file
        for table, habits in read_level_weights(file).items():
            assert list(habits) == NAMES[:-1], (file, table)
            assert all(DEFAULT.with_values(values) for values in habits.values())


def test_levels_fail_as_a_variant_or_a_face_asks_for() -> None:
    """Weights are found for Sub Terra at any level and with other variants, a face, a plain game, and an unknown pack."""
    own = {spec: level_weights_of(open_game(spec)) for spec in ["classic", "classic:dusk", "catacombs", "space"]}
    hunted = [level_weights_of(open_game(f"catacombs+{stack}")) for stack in ["subterra:easy", "party+subterra:hard"]]
    assert hunted[0] is hunted[1]
    assert len({id(each) for each in [*own.values(), hunted[0]]}) == 5
    assert level_weights_of(open_game("catacombs+party")) is own["catacombs"]
    twenty = open_game("classic", [read_source(Path(__file__).parent / "twenty")])
    assert level_weights_of(twenty) is own["classic"]
    assert set(level_weights_of(open_game("classic"))) == set(read_level_weights(HERE / "games" / LEVELS_FILE)[""])


def test_who_carries_what_it_came_for_overlooks_no_step() -> None:
    """Every bot notices the cards of its hand and the answers to a question, however distracted."""
    distracted = GreedyBot(seeded(3), DEFAULT.with_values({"overlooks": 1.0, "strays": 1.0}))
    state = asked("classic", 3)
    seat = state.seats[state.stack[-1].seat]
    seat.boots, seat.tokens, seat.tags_held = 3, [], 0
    state.choices = []
    assert distracted.noticed(state) == [END_TURN]
    seat.tags_held = ARTIFACT
    steps = {choice for choice in choices(state) if verb_of(choice) in heuristics_of(state.rules).walks}
    assert set(distracted.noticed(state)) == steps | {END_TURN} and steps


def test_every_level_in_every_style_can_sit_down() -> None:
    names = [bot_name(level.name, style) for level in LEVELS for style in ["", *(one.name for one in STYLES)]]
    assert set(names) | {"random", "greedy"} == set(BOTS)
    assert {FIRST_GAME_LEVEL, DEFAULT_LEVEL} <= set(NAMES)
    assert NAMES.index(FIRST_GAME_LEVEL) < NAMES.index(DEFAULT_LEVEL)


@pytest.mark.parametrize("tag", FINISHED)
def test_bots_say_who_they_are_and_why(tag: str) -> None:
    state = asked("space", 3)
    view = View(state, state.stack[-1].seat)
    spoken = explanation_lines(GameText(words(tag), view), SearchBot(seeded(1), tries=FEW).explain(view))
    assert len(spoken) >= 4 and all(line.endswith(".") for line in spoken)
    assert bot_title(words(tag), "master-bold") != "master-bold"
