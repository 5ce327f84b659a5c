"""Translations of the rules: every rule and chapter in every language, with the numbers and references of the English."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tiptoe.languages import FINISHED
from tiptoe.rulebook.matrix import INSTALLED_RULEBOOKS, load_rules
from tiptoe.rulebook.translations import translated, translation

OTHERS = [language for language in FINISHED if language != "en"]
OURS = {id: rule for id, rule in load_rules().items() if rule.prefix not in INSTALLED_RULEBOOKS}
ID = re.compile(r"\b[A-Z]{3,4}-\d+(?:\.\d+[a-z]?)?\b")
NUMBER = re.compile(r"\d+")
LONG = 120  # letters; French and Portuguese need more of them than English
ENGLISH = re.compile(r"\b(the|of|and|with|from|which|when|until|every|each|their|seat|card)\b", re.IGNORECASE)


def numbers(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(ID.sub("", text)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_and_chapter_is_translated_and_nothing_else(language: str) -> None:
    known = translation(language)
    assert set(known.texts) == set(OURS)
    chapters = {rule.chapter for rule in OURS.values()}
    books = {rule.prefix for rule in OURS.values()}
    assert set(known.titles) == chapters | books


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_numbers_and_references_of_the_rule(language: str) -> None:
    for id, rule in OURS.items():
        text = translation(language).texts[id]
        assert Counter(ID.findall(text)) == Counter(ID.findall(rule.text)), id
        assert numbers(text) == numbers(rule.text), id


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_no_less_than_the_rule(language: str) -> None:
    """Found: a clause added to the English text alone left the translations too short, or without its brackets."""
    for id, rule in OURS.items():
        text = translation(language).texts[id]
        assert text.count("(") >= rule.text.count("("), id
        assert len(rule.text) < LONG or len(text) >= 0.9 * len(rule.text), id


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    left = {id: found for id, text in translation(language).texts.items() if len(found := ENGLISH.findall(text)) > 1}
    assert left == {}


def test_what_nobody_translated_is_said_in_english_and_says_so() -> None:
    rule = OURS["CORE-1.1"]
    assert translated(rule, "en") == (rule, "en")
    assert translated(rule, "fr")[1] == "fr" and translated(rule, "fr")[0].title != rule.title
    foreign = type(rule)("LAR-9.9", "LAR-9", "Cheese", "Nobody knows it.")
    assert translated(foreign, "fr") == (foreign, "en")
