"""The rules that a card is played by: of its words, its banner, its symbols and its moments."""

from __future__ import annotations

from typing import Final

from ..catalog import VOCABULARY
from ..core.kinds import Effect
from ..core.material import PURPLE, RED, Card, Program
from ..core.vocabulary import AS_PRINTED

OF_DECK: Final = {"starter": "CORE-2.2", "reserve": "CORE-2.1"}
OF_BANNER: Final = {PURPLE: "CORE-9.3", RED: "CORE-9.4"}
OF_MOMENT: Final = {"acquire": "CORE-9.5", "arrive": "CORE-14.2", "shield": "RUL-112"}
ACQUIRED: Final = "CORE-9.1"
ATTACK: Final = "CORE-14.6"
DANGER: Final = "CORE-14.5"


def cited(card: Card, deck: str) -> list[str]:
    """Rule ids, each once, the general ones first."""
    found = [OF_DECK[deck]] if deck in OF_DECK else []
    if deck != "starter":
        found.append(OF_BANNER.get(card.banner, ACQUIRED))
    found += [ATTACK] * card.attack + [DANGER] * card.danger
    for moment in AS_PRINTED:
        program: Program = getattr(card, moment)
        if program.effects:
            found += [OF_MOMENT[moment]] if moment in OF_MOMENT else []
            found += _of_text(program)
    for amount in card.worth:
        found.append(VOCABULARY.amounts[amount.word].rule)
    return list(dict.fromkeys(found))


def _of_text(program: Program) -> list[str]:
    return [rule for effect in program.effects for rule in _of_effect(effect)]


def _of_effect(effect: Effect) -> list[str]:
    """The rule of a word and of the words inside it."""
    found = [VOCABULARY.effects[effect.word].rule]
    if effect.arguments is None:
        return found
    for condition in effect.arguments.conditions.values():
        found.append(VOCABULARY.conditions[condition.word].rule)
    for counter in effect.arguments.counters.values():
        found.append(VOCABULARY.counters[counter.word].rule)
    for programs in effect.arguments.programs.values():
        for program in programs:
            found += _of_text(program)
    return found
