"""Greedy's choices: scenes with one sensible answer, every kind of question, and games against random."""

from __future__ import annotations

from typing import ClassVar

import pytest

from bots.players import answer, greedy, rest_of_turn
from scene import Scene
from tiptoe.bots.greedy.card_value import Worth
from tiptoe.bots.greedy.shared import heuristics_of
from tiptoe.bots.greedy.weights import Weights
from tiptoe.bots.registry import BOTS, UnknownBot, bot_stream, make_bot
from tiptoe.bots.rollout import midgame
from tiptoe.catalog import VOCABULARY, all_specs, open_game
from tiptoe.core.choice import DECLINE, PICK, VERBS, ChoiceId
from tiptoe.core.definitions import Frame
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import ESCAPED, Seat, SeatId, State
from tiptoe.sim.runner import simulate
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View


def countdown(scene: Scene, moves: int) -> Scene:
    """Lets the other seat have escaped, with the countdown at `moves`."""
    scene.other.status = ESCAPED
    scene.state.out_order = [SeatId(1)]
    scene.state.countdown = moves
    return scene


# Every kind of question.


def test_your_turn_begins_with_the_hand(scene: Scene) -> None:
    scene.hand("stumble", "explore").at("d3")
    assert rest_of_turn(scene)[:2] == ["play:explore", "play:stumble"]


@pytest.mark.parametrize(("damage", "picked"), [(0, "pick:1"), (6, "pick:2")])
def test_choose_heals_when_hurt(scene: Scene, damage: int, picked: str) -> None:
    scene.give(damage=damage, supply=30 - damage).does({"choose": 1, "of": [{"gold": 1}, {"heal": 1}]})
    assert answer(scene) == picked


def test_trash_takes_what_the_deck_misses_least(scene: Scene) -> None:
    scene.discard("explore", "stumble", "secret-tome").does({"trash": "any"}, moment="use")
    assert answer(scene) == "trash:stumble"


def test_trash_keeps_a_good_deck_together(scene: Scene) -> None:
    scene.discard("amulet-of-vigor", "amulet-of-vigor").does({"trash": "any"}, moment="use")
    assert answer(scene) == "decline"


def test_discard_gives_the_worst_card(scene: Scene) -> None:
    scene.hand("explore", "stumble").does({"discard": 1, "do": [{"draw": 2}]}, moment="use")
    assert answer(scene) == "discard:stumble"


def test_replace_sends_the_worst_card_away(scene: Scene) -> None:
    scene.row("amulet-of-vigor", "kobold").discard("burgle", "burgle")
    scene.hand("treasure-hunter").play("treasure-hunter").choose("invoke:treasure-hunter")
    assert answer(scene) == "replace:row2"


def test_take_token_takes_an_idol(scene: Scene) -> None:
    scene.at("d17").lay("d24", "monkey-idol").give(boots=1).choose("move:d24")
    assert answer(scene) == "take:monkey-idol"


def test_fetch_prefers_the_greater_secret(scene: Scene) -> None:
    scene.at("d4").lay("d5", "chalice").lay("d10", "dragon-egg").does({"fetch-secret": True}, moment="use")
    assert answer(scene) == "fetch:d5:major-secret"


def test_teleport_leads_home_with_an_artifact(scene: Scene) -> None:
    countdown(scene.at("d2").tokens("artifact-15"), 3).does({"teleport": 1}, moment="use")
    assert answer(scene) == "teleport:d1"


def test_order_end_is_answered(scene: Scene) -> None:
    scene.does({"at-end-of-turn": [{"gold": 1}]}, {"at-end-of-turn": [{"draw": 1}]}).choose("end-turn")
    assert View(scene.state, 0).prompt == "order-end"
    assert answer(scene) in ("pick:1", "pick:2")


class Riddle(Frame):
    """A question that no rule asks."""

    kind: ClassVar[int] = 999
    prompt: ClassVar[str] = "riddle"

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.extend([ChoiceId(PICK | 7), ChoiceId(PICK | 8), ChoiceId(DECLINE)])


def test_an_unknown_question_gets_one_of_its_answers(scene: Scene) -> None:
    scene.state.stack.append(Riddle(SeatId(0), asks=True))
    scene.state.choices = []
    assert answer(scene) in ("pick:7", "pick:8", "decline")


# Sensible choices.


def test_skill_buys_boots_early_and_points_on_the_way_out(scene: Scene) -> None:
    scene.hand().give(skill=7)
    assert "acquire:explore" in rest_of_turn(scene)
    last = Scene().at("d1").tokens("artifact-5").give(skill=7, leaving=True)
    assert rest_of_turn(last)[0] == "acquire:secret-tome"


def test_swords_fight_what_pays_most(scene: Scene) -> None:
    scene.row("orc-grunt", "ogre").give(swords=3)
    assert rest_of_turn(scene)[0] == "fight:row2"


def test_an_artifact_is_carried_home(scene: Scene) -> None:
    countdown(scene.at("d3").tokens("artifact-10").give(boots=2), 3)
    assert rest_of_turn(scene)[:2] == ["move:d2", "move:d1"]


def test_a_poor_artifact_is_left_for_a_better_one_and_taken_when_time_is_short(scene: Scene) -> None:
    scene.lay("d18", "artifact-5").at("d13").give(boots=1).choose("move:d18")
    assert answer(scene) == "decline"
    late = countdown(Scene(), 1).lay("d18", "artifact-5").at("d13").give(boots=1).choose("move:d18")
    assert answer(late) == "take:artifact"


def test_a_crown_is_bought_for_spare_gold(scene: Scene) -> None:
    scene.at("d20").tokens("artifact-10", "master-key", "backpack").give(gold=8)
    assert any(done.startswith("buy:") for done in rest_of_turn(scene))


def test_a_potion_is_drunk_when_all_of_it_heals(scene: Scene) -> None:
    scene.tokens("potion-of-greater-healing").give(damage=1, supply=29)
    assert "consume:potion-of-greater-healing" not in rest_of_turn(scene)
    hurt = Scene().tokens("potion-of-greater-healing").give(damage=3, supply=27)
    assert rest_of_turn(hurt)[0] == "consume:potion-of-greater-healing"


# No knowledge of hidden facts.


@pytest.mark.parametrize("seed", range(5))
def test_the_answer_depends_on_nothing_but_the_view(seed: int) -> None:
    state = midgame(open_game("classic"), 3, seed, 200)
    seat = state.stack[-1].seat
    twin = determinize(View(state, seat), seeded(99))
    assert greedy().choose(View(state, seat)) == greedy().choose(View(twin, seat))


def test_a_bot_has_a_stream_of_its_own() -> None:
    words = {tuple(stream.below(1000) for _ in range(8)) for stream in (bot_stream(5, 0), bot_stream(5, 1), seeded(5))}
    assert len(words) == 3


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'greedi'; did you mean 'greedy'"):
        make_bot("greedi", seeded(1))
    assert {"greedy", "random"} <= set(BOTS)  # stored tables and records name these


def test_every_word_of_the_card_language_is_weighed() -> None:
    """Every word has a price, if only zero, so that a new word cannot be forgotten."""
    weighed: set[str] = set()
    for spec in all_specs():
        known = heuristics_of(open_game(spec))
        assert not {*known.fixed} & {*known.prices}
        assert {*known.fixed, *known.prices} & {*known.texts} == {"teleport"}  # at a price that ends with the walking
        weighed |= {*known.fixed, *known.prices, *known.texts}
    assert weighed == set(VOCABULARY.effects)


def test_every_verb_is_weighed() -> None:
    """In the games that have it: all verbs of actions and questions of a ruleset."""
    for spec in all_specs():
        rules = open_game(spec)
        asked = {verb for frame in rules.frames for verb in frame.verbs}
        assert {verb for action in rules.actions for verb in action.verbs} | asked <= set(heuristics_of(rules).values)
    assert {verb for spec in all_specs() for verb in heuristics_of(open_game(spec)).values} == set(VERBS)


def test_what_is_thought_of_in_a_turn_is_weighed() -> None:
    for spec in all_specs():
        known = heuristics_of(open_game(spec))
        thought_of = [known.errands, known.walks, known.carriers, known.purchases, known.fights, known.deeds]
        assert {verb for verbs in thought_of for verb in verbs} <= set(known.values)


def test_bots_know_of_a_game_only_its_own_rows() -> None:
    """Finding 22: nothing that one game says of itself is asked in another."""
    plain = heuristics_of(open_game("classic"))
    assert not plain.approaches and not plain.closings and not plain.company and not plain.fights
    assert not heuristics_of(open_game("catacombs")).fights  # Sub Terra brings its own
    assert heuristics_of(open_game("catacombs+subterra:easy")).fights


def test_a_card_is_worth_what_its_words_are(scene: Scene) -> None:
    worth = Worth(scene.state, scene.me, Weights())
    burgle = scene.state.rules.pack.card("burgle")
    assert worth.text(burgle.play) == burgle.play.effects[0].n * Weights().skill  # type: ignore[attr-defined]


# Whole games.


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["classic", "classic:dusk", "classic+artifact-action"])
def test_greedy_beats_random(spec: str) -> None:
    report = simulate(spec, ["greedy", "random", "random", "random"], 12, 1, 1)
    assert report.seats[0].wins >= 10


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_mostly_comes_out_alive(seats: int) -> None:
    report = simulate("classic", ["greedy"] * seats, 6, 1, 1)
    assert sum(seat.lost for seat in report.seats) <= 0.4 * 6 * seats
    assert 10 <= report.rounds_median <= 25


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "decisions"), [("classic", 50), ("catacombs:b+promo", 120), ("space", 200)])
def test_greedy_answers_with_something_offered_wherever_it_takes_over(spec: str, decisions: int) -> None:
    for seed in range(3):
        state = midgame(open_game(spec), 4, seed, decisions)
        bots = [greedy(seat) for seat in range(4)]
        while not state.over:
            seat = state.stack[-1].seat
            choice = bots[seat].choose(View(state, seat))
            assert choice in choices(state)
            apply(state, choice)
