"""Catalog: what can be played, by whom, in which languages."""

from __future__ import annotations

import msgspec

from ... import __version__
from ...bots.registry import BOTS, STAND_IN
from ...catalog import GAMES, Fit, fits, open_game, whole
from ...catalog import faces as faces_of
from ...languages import LANGUAGES
from ...rulebook.primers import has_primer
from ...text.cards import CardVoice
from ...text.words import Words, language, words


class VariantFit(msgspec.Struct, frozen=True):
    """A variant: others that it needs or excludes, and the numbers of seats it is for, where it changes them.

    `title` and `why` are what a package calls its own; the page has words for those that come with Tiptoe.
    """

    name: str
    needs: list[str]
    excludes: list[str]
    seats: list[int]
    title: str
    why: str


class Face(msgspec.Struct, frozen=True):
    """A board or start tile that a game can be played on: what a spec calls it, and its name."""

    id: str
    name: str


class Game(msgspec.Struct, frozen=True):
    """A game of the catalog: numbers of seats without variants, and the spec with all its sets of cards.

    `about` is one line of a packaged game about itself; `primer` says whether it has a page for newcomers.
    """

    title: str
    about: str
    faces: list[Face]
    seats: list[int]
    variants: list[VariantFit]
    whole: str
    primer: bool


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
    return Catalog(__version__, games, list(BOTS), STAND_IN, list(LANGUAGES))


def game_named(name: str, spoken: Words) -> Game:
    rules = open_game(name)
    voice = CardVoice(spoken, rules.pack)
    faces = [Face(face, voice.face_name(face)) for face in faces_of(name)]
    variants = [variant_named(variant, fit, voice.words) for variant, fit in fits(name).items()]
    about = if_said(voice.words, f"about-{name}")
    seats = list(rules.params.seats)
    return Game(voice.name(rules.pack.id), about, faces, seats, variants, whole(name), has_primer(name))


def variant_named(name: str, fit: Fit, spoken: Words) -> VariantFit:
    title, why = (if_said(spoken, f"{what}-{name.replace(':', '-')}") for what in ("variant", "variant-why"))
    return VariantFit(name, list(fit.needs), list(fit.excludes), list(fit.seats), title, why)


def if_said(spoken: Words, id: str) -> str:
    """A message that only packages have."""
    return spoken.say(id) if spoken.has(id) else ""
