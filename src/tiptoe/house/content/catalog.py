"""Catalog: what can be played, by whom, in which languages."""

from __future__ import annotations

import msgspec

from ... import __version__
from ...bots.registry import BOTS
from ...catalog import GAMES, fits, open_game, whole
from ...catalog import faces as faces_of
from ...table.proposals import LATE_BOT
from ...text.cards import CardVoice
from ...text.words import LANGUAGES, Words, language, words


class VariantFit(msgspec.Struct, frozen=True):
    """A variant: others that it needs or excludes, and the numbers of seats it is for, where it changes them."""

    name: str
    needs: list[str]
    excludes: list[str]
    seats: list[int]


class Face(msgspec.Struct, frozen=True):
    """A board, start tile or ship that a game can be played on: what a spec calls it, and its name."""

    id: str
    name: str


class Game(msgspec.Struct, frozen=True):
    """A game of the catalog: numbers of seats without variants, and the spec with all its sets of cards."""

    faces: list[Face]
    seats: list[int]
    variants: list[VariantFit]
    whole: str


class Catalog(msgspec.Struct, frozen=True):
    """What can be played, by whom, in which languages; and the bot for those who do not choose one."""

    version: str
    games: dict[str, Game]
    bots: list[str]
    bot: str
    languages: list[str]


def catalog(lang: str) -> Catalog:
    """In the language that a tag asks for."""
    games = {name: game_named(name, words(language(lang))) for name in GAMES}
    return Catalog(__version__, games, list(BOTS), LATE_BOT, list(LANGUAGES))


def game_named(name: str, spoken: Words) -> Game:
    rules = open_game(name)
    voice = CardVoice(spoken, rules.pack)
    faces = [Face(face, voice.face_name(face)) for face in faces_of(name)]
    variants = [
        VariantFit(variant, list(fit.needs), list(fit.excludes), list(fit.seats)) for variant, fit in fits(name).items()
    ]
    return Game(faces, list(rules.params.seats), variants, whole(name))
