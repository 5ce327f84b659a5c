"""Notation of choices: `play:burgle`, `acquire:row3`, `move:d14+1s`, `end-turn`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choice import ARGUMENT, VERBS, ChoiceId
from .choice_arguments import NO_CHOICE, NONE, About
from .refusals import NOT_UNDERSTOOD, Reason

if TYPE_CHECKING:
    from .state import State


def key(choice: ChoiceId, state: State) -> str:
    """Key of a choice, such as `play:burgle`."""
    verb = VERBS[choice & ~ARGUMENT]
    if verb.argument is NONE:
        return verb.word
    return f"{verb.word}:{verb.argument.write(choice & ARGUMENT, state)}"


def parse(text: str, state: State) -> ChoiceId:
    """Choice that a key names in this position, offered or not; NO_CHOICE if it names none."""
    word, _, argument = text.strip().partition(":")
    for base, verb in VERBS.items():
        if verb.word == word:
            number = verb.argument.read(argument, state)
            return ChoiceId(NO_CHOICE if number < 0 else base | number)
    return ChoiceId(NO_CHOICE)


def misread(text: str, state: State) -> Reason:
    """Reason why a key names no choice in this position."""
    word, _, argument = text.strip().partition(":")
    for verb in VERBS.values():
        if verb.word == word:
            return verb.argument.misread(argument, state)
    return NOT_UNDERSTOOD


def about(choice: ChoiceId, state: State) -> About:
    """Things that a choice names (card, slot, room ...), as numbers by name."""
    return VERBS[choice & ~ARGUMENT].argument.about(choice & ARGUMENT, state)
