"""Citations: the rules for a card, for a feature of a room, and related to another rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from ..catalog import VOCABULARY
from ..core.components import PURPLE, RED, Card, Program
from ..core.definitions import Effect
from ..core.ruleset import Ruleset
from ..core.vocabulary import AS_PRINTED
from .matrix import load_rules, mentioned, rules_of

OF_DECK: Final = {"starter": "CORE-2.2", "reserve": "CORE-2.1"}
OF_BANNER: Final = {PURPLE: "CORE-9.3", RED: "CORE-9.4"}
OF_MOMENT: Final = {"acquire": "CORE-9.5", "arrive": "CORE-14.2", "shield": "RUL-112"}
ACQUIRED: Final = "CORE-9.1"
ATTACK: Final = "CORE-14.6"
DANGER: Final = "CORE-14.5"
# Rules of all games together: `rules_of_feature` keeps those of the game.
OF_FEATURE: Final[Mapping[str, tuple[str, ...]]] = {
    "start": ("CORE-18.1", "CORE-18.2"),
    "depths": ("CORE-17.2", "CAT-4.11", "RUL-45"),
    "crystal-cave": ("CORE-10.8", "CLA-3.4", "CAT-3.7"),
    "market": ("CORE-11.1", "CLA-2.5", "CAT-6.7", "SPA-4.2"),
    "fountain": ("CLA-3.5", "CAT-6.1", "RUL-47"),
    "monkey-shrine": ("CLA-2.6", "CAT-6.1"),
    "wayshrine": ("CAT-6.6", "RUL-72"),
    "chest": ("CAT-6.3", "CAT-6.2"),
    "library": ("CAT-6.4", "CAT-6.2"),
    "prison": ("CAT-6.5", "RUL-71"),
    "haunted": ("CAT-8.1",),
    "security": ("CORE-10.8", "SPA-5.4"),
    "port": ("SPA-6.1", "SPA-6.2"),
    "hyperlift": ("SPA-5.6", "RUL-50"),
    "locked-lift": ("SPA-5.6",),
    "teleporter": ("SPA-5.7",),
    "reward": ("CORE-10.11", "CAT-6.1", "SPA-5.5"),
    "pod": ("SPA-9.1", "RUL-102"),
    "command": ("SPA-5.10", "RUL-55"),
}


def rules_of_card(card: Card, deck: str) -> list[str]:
    """Ids of the rules that apply to a card, each once, the general ones first."""
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


def deck_of(rules: Ruleset, card: Card) -> Literal["starter", "reserve", "dungeon", "character"]:
    """Deck that a card belongs to."""
    if card.of:
        return "character"
    if card.number in rules.dungeon:
        return "dungeon"
    return "starter" if card.number in rules.pack.starter else "reserve"


def rules_of_feature(feature: str, spec: str) -> list[str]:
    """Rules of a spec about a feature of rooms; empty for the features of an installed game."""
    played = {rule.id for rule in rules_of(spec)}
    return [id for id in OF_FEATURE.get(feature, ()) if id in played]


@cache
def related_rules(id: str, spec: str) -> tuple[str, ...]:
    """Ids of a rule, of the game's rules that it mentions, and of those that mention it."""
    texts = {rule.id: rule.text for rule in rules_of(spec)}
    about = mentioned(load_rules()[id].text) if id in load_rules() else []
    citing = [other for other, text in texts.items() if id in mentioned(text)]
    return (id, *(other for other in dict.fromkeys([*about, *citing]) if other in texts and other != id))


def _of_text(program: Program) -> list[str]:
    return [rule for effect in program.effects for rule in _of_effect(effect)]


def _of_effect(effect: Effect) -> list[str]:
    """Rules of an effect's word and of the words inside it."""
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
