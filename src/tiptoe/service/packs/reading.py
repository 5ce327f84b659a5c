"""Reading of uploaded packs: a pack that can be played, or a list of its errors, each at its place."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from ...catalog import GAMES, SpecError, built_in, open_game
from ...core.kernel import apply, choices
from ...core.pack import Pack
from ...core.rng import seeded
from ...core.ruleset import Ruleset
from ...languages import ENGLISH
from ...packs.allowed_text import LONGEST_SHOWN, MOST_SHOWN
from ...packs.boards import too_much, unreached
from ...packs.document import ABOUT, PackDocument, document_of, read_document, read_source
from ...packs.errors import ContentError, PackErrors, Problem, one_error
from ...packs.files import CONTENT, Source
from ...rules.turn import new_game
from ...suggest import hint, nearest_word
from ...text.language import TextError, language, words
from ...text.pack_errors import problem_text
from ...wire.packs import Mistake

TRIAL_CHOICES: Final = 60  # choices of the trial game
TRIAL_SECONDS: Final = 1.0  # limit of the trial game; slower packs are not played at tables

PACK_FAULTS: Final = (ArithmeticError, AssertionError, LookupError, RecursionError, TypeError, ValueError, TextError)
NO_WORDS: Final = Problem("no-words", "there are no words for it")
UNREADABLE: Final = Problem("unread", "it cannot be read")
UNPLAYABLE: Final = Problem("unplayable", "no game can be played with it")
MAPS: Final = tuple(
    kind for kind in CONTENT if kind not in ("card", "token", "character")
)  # not every game has each of them


@dataclass(frozen=True)
class ReadPack:
    """Pack that can be played: its document, its source as the loader reads it, and the pack laid over its game."""

    document: PackDocument
    source: Source
    game: str
    pack: Pack


def read_pack(data: bytes, file: str = ABOUT, lang: str = ENGLISH) -> ReadPack | list[Mistake]:
    """Parses an untrusted pack in bounded time; errors are localized."""
    try:
        document = read_document(data, file)
        return checked_pack(document, file)
    except PackErrors as wrong:
        return localized_errors(wrong, lang)


def checked_pack(document: PackDocument, file: str = ABOUT, source: Source | None = None) -> ReadPack:
    """Returns a document as a playable pack; raises PackErrors, which name the files of `source` if it is given."""
    source = source or document.source(file)
    game = game_of_pack(source, file)
    rules = rules_with_pack(game, source, file)
    with faults_as_errors(file, UNPLAYABLE):
        _play_trial_game(rules, file)
    return ReadPack(document, source, game, rules.pack)


def packs_at(paths: Sequence[Path]) -> list[PackDocument]:
    """Reads packs from folders and single files, as records carry them; PackErrors names the files."""
    sources = [(path.name, read_source(path)) for path in paths]
    return [checked_pack(document_of(source), name, source).document for name, source in sources]


def game_of_pack(source: Source, file: str) -> str:
    """Returns the game of a pack; PackErrors if there is none, or if the pack has the id of the game's own."""
    game = str(source.about["game"])
    if game not in GAMES:
        text, near = f"unknown game '{game}'; {hint(game, GAMES)}", nearest_word(game, GAMES)
        problem = Problem("unknown-near" if near else "unknown", text, word=game, near=near, known=", ".join(GAMES))
        raise one_error(file, problem, f"{ABOUT}.game")
    if source.id in [each.pack for each in GAMES.values()]:
        text = f"'{source.id}' is the pack of a game itself; call yours otherwise"
        raise one_error(file, Problem("taken", text, word=source.id), f"{ABOUT}.id")
    return game


def rules_with_pack(game: str, source: Source, file: str) -> Ruleset:
    """Returns the game with a pack laid over its own; PackErrors for any error of the pack."""
    for kind in MAPS:
        if source.rows[kind] and not built_in(GAMES[game].pack).rows[kind]:
            raise one_error(file, Problem("other-game", f"'{game}' has no {kind}s"), kind)
    large = [(row, wrong) for kind in MAPS for row in source.rows[kind] for wrong in too_much(row.content)]
    if large:
        raise PackErrors([ContentError(row.file, str(row.content.get("id")), *wrong) for row, wrong in large])
    try:
        with faults_as_errors(file, UNREADABLE):
            rules = open_game(game, [source])
    except SpecError as error:
        raise one_error(file, str(error)) from error
    lost = [
        (row, wrong) for row in source.rows["board"] for wrong in unreached(rules.pack.boards[str(row.content["id"])])
    ]
    if lost:
        raise PackErrors([ContentError(row.file, str(row.content["id"]), *wrong) for row, wrong in lost])
    return rules


@contextmanager
def faults_as_errors(file: str, why: Problem) -> Iterator[None]:
    """Turns faults that no check catches into errors of the pack, so that its author learns of them."""
    try:
        yield
    except PACK_FAULTS as fault:
        raise one_error(file, Problem(why.word, f"{why}: {type(fault).__name__} {fault}")) from fault


def localized_errors(wrong: PackErrors, lang: str) -> list[Mistake]:
    """Returns the first errors, shortened where they quote long texts."""
    spoken = words(language(lang))
    told = [(each.file, each.id, each.path, problem_text(spoken, each.problem)) for each in wrong.errors[:MOST_SHOWN]]
    return [Mistake(*(part[:LONGEST_SHOWN] for part in parts)) for parts in told]


def _play_trial_game(rules: Ruleset, file: str) -> None:
    """Deals a game and plays a little of it, to find what the loader cannot see before it reaches a table."""
    began, dice = monotonic(), random.Random(0)
    state = new_game(rules, rules.params.seats[-1], seeded(0))
    for _ in range(TRIAL_CHOICES):
        if state.over:
            return
        apply(state, dice.choice(choices(state)))
        if monotonic() - began > TRIAL_SECONDS:
            raise too_slow(file)


def too_slow(file: str) -> PackErrors:
    """Returns the error of a pack that takes more processor time or memory than it may."""
    return one_error(file, Problem("slow", "a game with it takes too long; are there very many cards?"))
