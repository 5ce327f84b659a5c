"""Risks of a choice in words: what it will cost and what it risks, before it is made."""

from __future__ import annotations

from ..bots.greedy.risk import Risk
from ..core.choice import ChoiceId
from ..core.kernel import apply
from ..core.state import State
from .game import GameText


def risk_lines(voice: GameText, state: State, choice: ChoiceId) -> list[str]:
    """Says what follows for the asked seat; `state` is dealt from its view, so nothing hidden shows in it."""
    index, say = state.stack[-1].seat, voice.words.say
    now, later = Risk(state, state.seats[index]), state.clone()
    apply(later, choice)
    lines = [voice.choice(choice)]
    if later.over or later.turns != state.turns:  # what follows a turn is luck
        later = state
    before, after = state.seats[index], later.seats[index]
    if after.clank > before.clank:
        lines.append(say("weigh-clank", n=after.clank - before.clank))
    if after.damage > before.damage:
        lines.append(say("weigh-damage", n=after.damage - before.damage))
    odds = Risk(later, after)
    return [*lines, *_risks(voice, now, odds), _way_home(voice, odds)]


def _risks(voice: GameText, now: Risk, odds: Risk) -> list[str]:
    """Says what the next attack may do, and whether the choice changes that."""
    percent, before = _percent(odds.hurt), _percent(now.hurt)
    same = percent == before
    return [
        voice.words.say("weigh-attack", n=odds.cubes, of=odds.in_reach),
        voice.words.say("weigh-hurt-same" if same else "weigh-hurt", percent=percent, now=before),
    ]


def _way_home(voice: GameText, odds: Risk) -> str:
    boots, turns = round(odds.boots), odds.turns_home()
    if turns <= 0:
        return voice.words.say("weigh-lost" if turns < 0 else "weigh-there")
    return voice.words.say("weigh-home", boots=boots, turns=turns)


def _percent(chance: float) -> int:
    return round(100 * chance)
