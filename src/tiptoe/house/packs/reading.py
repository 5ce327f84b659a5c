"""Reading a pack that somebody brings: it is one that can be played, or a list of mistakes, each at its place."""

from __future__ import annotations

import random
from dataclasses import dataclass
from time import monotonic
from typing import Final

import msgspec

from ...catalog import GAMES, SpecError, open_game
from ...core.kernel import apply, choices
from ...core.pack import Pack
from ...core.rng import seeded
from ...core.ruleset import Ruleset
from ...languages import ENGLISH
from ...nearest import hint
from ...packs.document import ABOUT, PackDocument, read_document
from ...packs.errors import ContentError, PackErrors
from ...packs.plain import LONGEST_SHOWN, MOST_SHOWN
from ...packs.source import Source
from ...rules.turn import new_game
from ...text.mistakes import problem_text
from ...text.words import language, words

TRIED: Final = 60  # choices of the game that is tried with it
SECONDS: Final = 1.0  # that trying may take; what is slower is not played at a table

ENGINE_FAULTS: Final = (ArithmeticError, AssertionError, LookupError, RecursionError, TypeError, ValueError)


class Mistake(msgspec.Struct, frozen=True):
    """One thing that is wrong: the file, the id of the entry, the path inside it, and what, in words."""

    file: str
    id: str
    path: str
    problem: str


@dataclass(frozen=True)
class ReadPack:
    """A pack that can be played: as it is kept, as the loader reads it, and laid over its game."""

    document: PackDocument
    source: Source
    game: str
    pack: Pack


class CannotBePlayed(Exception):
    """A pack that is well written, and with which no game can be dealt or played."""


def read_pack(data: bytes, file: str = ABOUT, lang: str = ENGLISH) -> ReadPack | list[Mistake]:
    """Whatever somebody brings along, its mistakes in their language. It costs little time, whatever it is."""
    try:
        document = read_document(data, file)
        return checked(document, file)
    except PackErrors as wrong:
        return mistakes_of(wrong, lang)


def checked(document: PackDocument, file: str = ABOUT, source: Source | None = None) -> ReadPack:
    """A document that can be played with; PackErrors if not, with the files that a source was read from."""
    source = source or document.source(file)
    game = str(source.about["game"])
    if game not in GAMES:
        raise PackErrors([ContentError(file, "", f"{ABOUT}.game", f"unknown game '{game}'; {hint(game, GAMES)}")])
    if source.id in [each.pack for each in GAMES.values()]:
        problem = f"'{source.id}' is the pack of a game itself; call yours otherwise"
        raise PackErrors([ContentError(file, "", f"{ABOUT}.id", problem)])
    try:
        rules = open_game(game, [source])
        _try(rules)
    except ENGINE_FAULTS as fault:  # a check that is missing: whoever brings such a pack learns it as one
        problem = f"it cannot be read: {type(fault).__name__} {fault}"
        raise PackErrors([ContentError(file, "", "", problem)]) from fault
    except (SpecError, CannotBePlayed) as error:
        raise PackErrors([ContentError(file, "", "", str(error))]) from error
    return ReadPack(document, source, game, rules.pack)


def mistakes_of(wrong: PackErrors, lang: str) -> list[Mistake]:
    """As many as somebody reads, cut where they quote a page."""
    spoken = words(language(lang))
    told = [(each.file, each.id, each.path, problem_text(spoken, each.problem)) for each in wrong.errors[:MOST_SHOWN]]
    return [Mistake(*(part[:LONGEST_SHOWN] for part in parts)) for parts in told]


def _try(rules: Ruleset) -> None:
    """Deal a game and play a little of it: what the loader cannot see shows here, not at somebody's table."""
    began, dice = monotonic(), random.Random(0)
    try:
        state = new_game(rules, rules.params.seats[-1], seeded(0))
        for _ in range(TRIED):
            if state.over:
                return
            apply(state, dice.choice(choices(state)))
            if monotonic() - began > SECONDS:
                raise CannotBePlayed("a game with it takes too long; are there very many cards?")
    except ENGINE_FAULTS as fault:
        raise CannotBePlayed(f"no game can be played with it: {type(fault).__name__} {fault}") from fault
