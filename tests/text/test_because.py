"""Reasons of bots: whole sentences, true of the position, in every language."""

from __future__ import annotations

import re

import pytest

from scene import Scene
from tiptoe.bots.registry import bot_for
from tiptoe.bots.rollout import LONGEST
from tiptoe.bots.search.bot import SearchBot
from tiptoe.bots.search.explanation import Explanation
from tiptoe.catalog import open_game
from tiptoe.core.kernel import apply
from tiptoe.core.rng import seeded
from tiptoe.languages import FINISHED
from tiptoe.rules.turn import new_game
from tiptoe.text.advice import explanation_lines, instead, opinion_of
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.text.risks import risk_lines
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

SPECS = ("classic", "catacombs", "catacombs+subterra:normal", "catacombs+party", "space")
EVERY = 23  # decisions
TRIES = 4
WRONG = re.compile(r"\.[.”,]|\. »|[a-z]:[a-z]|[{}]|  | [.,]")


def told(view: View, reasons: Explanation, lang: str) -> list[str]:
    """Returns every line about a position and about one weighed choice."""
    voice, weighs = GameText(words(lang), view), view.choices[-1]
    risks = risk_lines(voice, determinize(view, seeded(2)), weighs)
    return [*explanation_lines(voice, reasons), *instead(voice, reasons), *risks, *opinion_of(voice, reasons, weighs)]


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_every_sentence_is_whole_in_every_language(spec: str) -> None:
    state, bot = new_game(open_game(spec), 2, seeded(4)), bot_for("greedy", 1, 0)
    for decisions in range(LONGEST):
        if state.over:
            return
        if decisions % EVERY == 0:
            view = View(state, state.stack[-1].seat)
            reasons = SearchBot(seeded(1), tries=TRIES).explain(view)
            for lang in FINISHED:
                lines = told(view, reasons, lang)
                assert [line for line in lines if WRONG.search(line)] == []
                assert len(set(lines)) == len(lines)
        apply(state, bot.decide(state))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("spec", ["catacombs", "space"])
def test_who_has_no_artifact_yet_is_not_on_the_way_home(spec: str) -> None:
    """CAT-2.1, SPA-6.3: at the start no tile is discovered and no port is hacked, which comes first."""
    state = new_game(open_game(spec), 2, seeded(1))
    view = View(state, state.stack[-1].seat)
    voice = GameText(words("en"), view)
    assert voice.goal() in explanation_lines(voice, SearchBot(seeded(1)).explain(view))


def test_who_is_nearly_dead_is_told_so() -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    me, nearly = state.seat(state.active), state.rules.params.health_spaces - 1
    me.damage, me.supply = nearly, me.supply - nearly
    view = View(state, state.active)
    lines = explanation_lines(GameText(words("en"), view), SearchBot(seeded(1)).explain(view))
    assert [line for line in lines if "knock" in line], lines


def test_the_hand_is_played_whatever_the_order() -> None:
    """CORE-4.5."""
    scene = Scene("classic").hand("sidestep", "burgle")
    view = View(scene.state, 0)
    lines = explanation_lines(GameText(words("en"), view), SearchBot(seeded(1)).explain(view))
    assert any(line.startswith("You play your whole hand") for line in lines), lines


@pytest.mark.slow
def test_who_walks_says_for_which_artifact_and_who_buys_what_the_card_is_worth() -> None:
    """A learner asks first for the walk's target and the card's value."""
    said, bot = set[str](), bot_for("greedy", 1, 0)
    state = new_game(open_game("classic"), 2, seeded(4))
    for _ in range(LONGEST):
        if state.over:
            break
        view = View(state, state.stack[-1].seat)
        if len(view.choices) > 1 and view.prompt == "your-turn" and not view.me.hand:
            said |= set(explanation_lines(GameText(words("en"), view), SearchBot(seeded(1), tries=1).explain(view)))
        apply(state, bot.decide(state))
    assert "What I want is right here." not in said  # a room rewards the seat that enters it
    artifacts = {line for line in said if re.search(r"I’m on my way to .* for the Artifact worth \d+\.", line)}
    cards = {line for line in said if re.search(r"this card should bring me about (one point|\d+ points)", line)}
    assert artifacts and cards, sorted(said)
