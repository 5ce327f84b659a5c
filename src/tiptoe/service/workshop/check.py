"""Check of a pack while it is written: every error at its place, and the cards as a table shows them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from time import process_time
from typing import Final, TypeAlias

from ...core.ruleset import Ruleset
from ...languages import LANGUAGES
from ...packs.allowed_text import LONGEST_SHOWN, MOST_SHOWN
from ...packs.document import ABOUT, NAMES, PLACES, read_document
from ...packs.errors import ContentError, PackErrors, Problem
from ...packs.files import CONTENT, NAMES_FILE, PACK_FILE, PLACES_FILE, SCENARIO, Source
from ...packs.numbering import EFFECT
from ...scenarios.in_pack import PackScenarios
from ...text.card_parts import PartsVoice
from ...text.language import sentence, words
from ...text.pack_errors import problem_text
from ...wire.workshop import PackText, WrittenCard, WrittenMistake, WrittenPack, WrittenScenario
from ..content.build import card_content
from ..packs.reading import NO_WORDS, faults_as_errors, game_of_pack, rules_with_pack, too_slow
from .maps import written_map

Place: TypeAlias = list[str | int]

TEXT_FILE: Final = "text"
SCENARIO_SECONDS: Final = 1.0  # processor time for all scenarios of a text
SECTIONS: Final = {
    PACK_FILE: ABOUT,
    NAMES_FILE: NAMES,
    PLACES_FILE: PLACES,
}  # file names in errors, and the sections of one text that replace them
STEP: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
TOML_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


def written_pack(asked: PackText, language: str) -> WrittenPack:
    """Checks a text; sentences about errors and effects are in `language`, cards in all languages."""
    try:
        source = read_document(asked.text.encode("utf-8", "replace"), TEXT_FILE).source(TEXT_FILE)
        game = game_of_pack(source, TEXT_FILE)
    except PackErrors as wrong:
        return WrittenPack("", _mistakes(wrong, None, language), {}, [])
    try:
        rules = rules_with_pack(game, source, TEXT_FILE)
        cards = _cards(rules, source, language)
        ran = list(_scenarios(game, source, language))
    except PackErrors as wrong:
        drawn = written_map(game, source, asked, None, language)
        return WrittenPack(game, _mistakes(wrong, source, language), _rest(game, source, wrong, language), [], drawn)
    return WrittenPack(game, [], cards, ran, written_map(game, source, asked, rules.pack, language))


def too_costly(language: str) -> WrittenPack:
    """Returns the answer to a text that takes more processor time or memory than it may."""
    return WrittenPack("", _mistakes(too_slow(TEXT_FILE), None, language), {}, [])


def _rest(game: str, source: Source, wrong: PackErrors, language: str) -> dict[str, WrittenCard]:
    """Cards that can be shown although others have errors."""
    misnamed = {error.id for error in wrong.errors if error.file in SECTIONS}
    bad = {error.id for error in wrong.errors if error.file not in SECTIONS}
    rows = {kind: [row for row in rows if str(row.content.get("id")) not in bad] for kind, rows in source.rows.items()}
    names = {kind: _without(names, misnamed) for kind, names in source.names.items()}
    right = replace(source, rows=rows, names=names, places={})
    try:
        return _cards(rules_with_pack(game, right, TEXT_FILE), right, language)
    except PackErrors:
        return {}


def _scenarios(game: str, source: Source, language: str) -> Iterator[WrittenScenario]:
    """Runs all scenarios each time, so that a changed card shows at once what it no longer does."""
    runs, began = PackScenarios(source, game), process_time()
    for place, row in enumerate(source.scenarios):
        if process_time() - began > SCENARIO_SECONDS:
            title = str(row.content.get("title", ""))
            yield WrittenScenario(title, False, [SCENARIO, place], [words(language).say("fact-too-long")])
            continue
        with faults_as_errors(TEXT_FILE, Problem("unread", "a scenario cannot be run")):
            outcome = runs.outcome(row, words(language))
        where: Place = [SCENARIO, place, *(("step", outcome.step - 1) if outcome.step else ())]
        problems = [problem[:LONGEST_SHOWN] for problem in outcome.problems[:MOST_SHOWN]]
        yield WrittenScenario(outcome.title, outcome.holds, where, problems)


def _without(names: object, ids: set[str]) -> object:
    return {id: name for id, name in names.items() if id not in ids} if isinstance(names, dict) else names


def _cards(rules: Ruleset, source: Source, language: str) -> dict[str, WrittenCard]:
    voices = {each: PartsVoice(words(each), rules.pack) for each in LANGUAGES}
    ids = [str(row.content["id"]) for row in source.rows["card"]]
    with faults_as_errors(TEXT_FILE, NO_WORDS):
        return {id: _card(rules, voices, id, language) for id in ids}


def _card(rules: Ruleset, voices: Mapping[str, PartsVoice], id: str, language: str) -> WrittenCard:
    faces = {each: card_content(voice, rules, rules.pack.card(id)) for each, voice in voices.items()}
    return WrittenCard(faces, dict(_sentences(rules, voices[language], id)))


def _sentences(rules: Ruleset, voice: PartsVoice, id: str) -> Iterator[tuple[str, str]]:
    """Effects of a card as sentences, by path."""
    for name, effect in zip(rules.pack.numbering[EFFECT], rules.pack.effects):
        owner, _, path = name.rpartition(":")[0].partition(".")
        if owner == id and not name.endswith("'"):
            yield path, sentence(voice.effect(effect))


def _mistakes(wrong: PackErrors, source: Source | None, language: str) -> list[WrittenMistake]:
    return [_mistake(error, source, language) for error in wrong.errors[:MOST_SHOWN]]


def _mistake(error: ContentError, source: Source | None, language: str) -> WrittenMistake:
    found = TOML_PLACE.search(error.problem)
    line, column = (int(found[1]), int(found[2])) if found else (0, 0)
    text = problem_text(words(language), error.problem)
    values = error.problem.values if isinstance(error.problem, Problem) else {}
    word, near = (str(values.get(key, "")) for key in ("word", "near"))
    return WrittenMistake(_place(error, source), line, column, text[:LONGEST_SHOWN], word, near)


def _place(error: ContentError, source: Source | None) -> Place:
    """Place of an error in the text. The loader knows entries by id, and sections by their files in a folder."""
    steps: Place = [int(digits) if digits else key for digits, key in STEP.findall(error.path)]
    if error.file in SECTIONS:
        return [SECTIONS[error.file], *steps]
    if source is None or (steps and steps[0] in (*CONTENT, ABOUT) and len(steps) > 1):
        return steps
    for kind, rows in source.rows.items():
        for place, row in enumerate(rows):
            if error.id and row.content.get("id") == error.id:
                return [kind, place, *steps]
    return steps
