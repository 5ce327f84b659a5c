"""Rules as content: the rulebook, single rules, and the game in two minutes."""

from __future__ import annotations

import msgspec

from ...rule_files import Rule
from ...rulebook.matrix import EXPERT, PREFIXES, RULINGS, load_rules, rules_of
from ...rulebook.primers import primer
from ...rulebook.translations import translated

GAMES = {"CORE": "core", EXPERT: "expert", RULINGS: "rulings", **{prefix: name for name, prefix in PREFIXES.items()}}


class RuleContent(msgspec.Struct, frozen=True):
    """Rule of the rulebook, in Tiptoe's own words."""

    id: str
    game: str
    chapter: str
    title: str
    text: str
    language: str  # language of the rule; English where it is not translated


class Rules(msgspec.Struct, frozen=True):
    """Rulebook in a language."""

    language: str
    rules: list[RuleContent]


class PrimerSentence(msgspec.Struct, frozen=True):
    """Sentence of a primer, and the rules that it tells."""

    text: str
    rules: list[str]


class PrimerSection(msgspec.Struct, frozen=True):
    """Section of a primer."""

    title: str
    sentences: list[PrimerSentence]


class PrimerSign(msgspec.Struct, frozen=True):
    """Sign that is printed on cards and maps: its looks, its name, and its effect."""

    id: str
    looks: str
    name: str
    text: str
    rules: list[str]


class PrimerContent(msgspec.Struct, frozen=True):
    """Primer: the game in two minutes, for people who have never played it."""

    game: str
    language: str
    title: str
    sections: list[PrimerSection]
    signs_title: str
    signs: list[PrimerSign]


def books_of(spec: str) -> set[str]:
    """Returns the parts of a spec that have rules of their own; empty for the whole rulebook."""
    return {part.partition(":")[0] for part in spec.split("+")} & set(PREFIXES)


def rules_content(books: str, language: str) -> Rules:
    """Returns the rules of some books, joined by plus signs; all rules for ""."""
    rules = rules_of(books) if books else load_rules().values()
    return Rules(language, [rule_content(rule, language) for rule in rules])


def rule_content(rule: Rule, language: str) -> RuleContent:
    said, spoken = translated(rule, language)
    return RuleContent(rule.id, GAMES[rule.prefix], rule.chapter, said.title, said.text, spoken)


def primer_content(game: str, language: str) -> PrimerContent:
    page = primer(game, language)
    return PrimerContent(
        game=game,
        language=language,
        title=page.title,
        sections=[
            PrimerSection(one.title, [PrimerSentence(line.text, line.rules) for line in one.sentences])
            for one in page.sections
        ],
        signs_title=page.signs_title,
        signs=[PrimerSign(one.id, one.looks, one.name, one.text, one.rules) for one in page.signs],
    )
