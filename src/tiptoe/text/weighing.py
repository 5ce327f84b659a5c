"""Weighing: what a choice will cost and what it risks, in words, before it is made."""

from __future__ import annotations

from ..bots.greedy.odds import Odds
from ..core.kernel import apply
from ..core.state import State
from .game import GameVoice


def weighed(voice: GameVoice, state: State, choice: int) -> list[str]:
    """What follows for the seat that is asked; `state` is dealt from its view, so nothing hidden shows in it."""
    index, say = state.stack[-1].seat, voice.words.say
    now, later = Odds(state, state.seats[index]), state.clone()
    apply(later, choice)
    lines = [say("weigh-choice", choice=voice.choice(choice))]
    if later.over or later.turns != state.turns:  # what comes then is luck
        later = state
    before, after = state.seats[index], later.seats[index]
    if after.clank > before.clank:
        lines.append(say("weigh-clank", n=after.clank - before.clank))
    if after.damage > before.damage:
        lines.append(say("weigh-damage", n=after.damage - before.damage))
    odds = Odds(later, after)
    lines.append(say("weigh-attack", n=odds.cubes, of=odds.in_reach))
    lines.append(say("weigh-hurt", percent=_percent(odds.hurt), now=_percent(now.hurt)))
    turns = odds.turns_home()
    lines.append(say("weigh-lost") if turns < 0 else say("weigh-home", boots=round(odds.boots), turns=turns))
    return lines


def _percent(chance: float) -> int:
    return round(100 * chance)
