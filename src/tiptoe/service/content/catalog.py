"""Catalog of the games, bots, lessons and languages that this installation offers."""

from __future__ import annotations

from typing import Final

import msgspec

from ...bots.levels import DEFAULT_LEVEL, FIRST_GAME_LEVEL, LEVELS, STYLES
from ...build import VERSION as __version__
from ...catalog import GAMES, Compatibility, fits, fitting_into, load_pack, open_game, spec_with_all_cards
from ...catalog import faces as faces_of
from ...coverage import percent_of
from ...languages import FINISHED, LANGUAGES
from ...packs.allowed_text import MOST_BYTES
from ...packs.mixing import BOUNDS, Fitting, tally
from ...rulebook.primers import has_primer
from ...sim.ratings import rungs_of
from ...text.cards import CardVoice
from ...text.language import Words, language, words
from ...tutorials.catalog import FIRST, lesson_named, lessons_by_id
from ...tutorials.format import text_in

FOUR: Final = 4  # seats


class VariantFit(msgspec.Struct, frozen=True):
    """Variant of a game: the variants it needs or excludes, and the numbers of seats it allows, where it changes them.

    `usual` says that it is on as soon as what it needs is, unless somebody switches it off. `title` and `why` are the
    words of a packaged game; clients have words for the variants of Tiptoe.
    """

    name: str
    needs: list[str]
    excludes: list[str]
    seats: list[int]
    title: str
    why: str
    usual: bool = False


class Face(msgspec.Struct, frozen=True):
    """Board or start tile that a game can be played on: its id in a spec, and its name."""

    id: str
    name: str


class Game(msgspec.Struct, frozen=True):
    """Game of the catalog: its numbers of seats without variants, and the spec with all its sets of cards.

    `about` is one line of a packaged game about itself; `primer` says whether it has a page for newcomers.
    """

    title: str
    about: str
    faces: list[Face]
    seats: list[int]
    variants: list[VariantFit]
    whole: str
    primer: bool
    mixes: list[MixedSet] = []


class MixedSet(msgspec.Struct, frozen=True):
    """Cards of a game that fit into another's deck (RUL-130), the game's own among them, counted for shares of a deck.

    `skill` is the cost of all that cost Skill together; `left_out` are kinds whose texts speak of what is not there.
    """

    game: str
    title: str
    cards: int
    attacks: int
    dangers: int
    monsters: int
    companions: int
    skill: int
    left_out: int


class BotLevel(msgspec.Struct, frozen=True):
    """Level of bots: its name in a seat, its title, and what to expect of it.

    `share` is how often it wins at a table of four against three bots of the level below, in hundredths; 0 for the
    weakest.
    """

    name: str
    title: str
    why: str
    share: int


class BotStyle(msgspec.Struct, frozen=True):
    """Style of play for bots of any level. A seat names such a bot by its level, a hyphen and this name."""

    name: str
    title: str
    why: str


class FirstLesson(msgspec.Struct, frozen=True):
    """Lesson for people who have never played."""

    id: str
    title: str
    minutes: int


class Catalog(msgspec.Struct, frozen=True):
    """Catalog of the games, bots and languages that can be played with.

    `levels` are bots from the weakest on; `bot` is the default bot, `newcomer` the bot for a first game, `lesson` the
    first lesson, `lessons` the ids of all. `translated` is the finished share of languages in progress, in percent.
    `pack_bytes` limits the size of a pack; `report_games` is the number of games of a report, 0 where none is made;
    `keep_days` is how long an untouched table is kept, 0 for ever.
    """

    version: str
    games: dict[str, Game]
    levels: list[BotLevel]
    styles: list[BotStyle]
    bot: str
    newcomer: str
    languages: list[str]
    translated: dict[str, int]
    lesson: FirstLesson
    lessons: list[str]
    pack_bytes: int
    keep_days: int = 0
    report_games: int = 0
    deck_bounds: dict[str, tuple[int, int]] = {}


def catalog(lang: str) -> Catalog:
    """Returns the catalog in the language of a tag."""
    spoken = words(language(lang))
    games = {name: game_named(name, spoken) for name in GAMES}
    return Catalog(
        version=__version__,
        games=games,
        levels=levels(spoken),
        styles=styles(spoken),
        bot=DEFAULT_LEVEL,
        newcomer=FIRST_GAME_LEVEL,
        languages=list(LANGUAGES),
        translated={tag: percent_of(tag) for tag in LANGUAGES if tag not in FINISHED},
        lesson=first_lesson(spoken),
        lessons=list(lessons_by_id()),
        pack_bytes=MOST_BYTES,
        deck_bounds=BOUNDS,
    )


def first_lesson(spoken: Words) -> FirstLesson:
    lesson = lesson_named(FIRST)
    return FirstLesson(lesson.id, text_in(lesson.title, spoken.language), lesson.minutes)


def levels(spoken: Words) -> list[BotLevel]:
    return [
        BotLevel(
            level.name, spoken.say(f"level-{level.name}"), spoken.say(f"level-why-{level.name}"), share(level.name)
        )
        for level in LEVELS
    ]


def share(level: str) -> int:
    """Returns the wins of a level in hundredths, over all measured games at tables of four."""
    rungs = [rung.share for rung in rungs_of(level) if rung.seats == FOUR]
    return round(100 * sum(rungs) / len(rungs)) if rungs else 0


def styles(spoken: Words) -> list[BotStyle]:
    return [
        BotStyle(style.name, spoken.say(f"style-{style.name}"), spoken.say(f"style-why-{style.name}"))
        for style in STYLES
    ]


def game_named(name: str, spoken: Words) -> Game:
    rules = open_game(name)
    voice = CardVoice(spoken, rules.pack)
    faces = [Face(face, voice.face_name(face)) for face in faces_of(name)]
    offered = [(variant, fit) for variant, fit in fits(name).items() if variant not in GAMES[name].retired]
    variants = [variant_named(name, variant, fit, voice.words) for variant, fit in offered]
    about = message_or_empty(voice.words, f"about-{name}")
    seats = list(rules.params.seats)
    whole, title = spec_with_all_cards(name), voice.name(rules.pack.id)
    return Game(title, about, faces, seats, variants, whole, has_primer(name), mixes_of(name, spoken))


def mixes_of(game: str, spoken: Words) -> list[MixedSet]:
    """Lists the sets that a deck of the game can be mixed of, its own first; none if no other game's cards fit."""
    homes = [game, *(home for home in GAMES if GAMES[home].pack != GAMES[game].pack and not GAMES[home].is_guest)]
    found = [(home, fitting_into(game, home)) for home in homes]
    fits = [(home, each) for home, each in found if each.rows]
    return [mixed_set(home, each, spoken) for home, each in fits] if len(fits) > 1 else []


def mixed_set(home: str, found: Fitting, spoken: Words) -> MixedSet:
    title = CardVoice(spoken, load_pack(GAMES[home].pack)).name(GAMES[home].pack)
    return MixedSet(home, title, **vars(tally(found.rows)), left_out=len(found.left_out))


def variant_named(game: str, name: str, fit: Compatibility, spoken: Words) -> VariantFit:
    title, why = (message_or_empty(spoken, f"{what}-{name.replace(':', '-')}") for what in ("variant", "variant-why"))
    usual = name in GAMES[game].usual
    return VariantFit(name, list(fit.needs), list(fit.excludes), list(fit.seats), title, why, usual)


def message_or_empty(spoken: Words, id: str) -> str:
    """Returns a message that only packages have, or ""."""
    return spoken.say(id) if spoken.has(id) else ""
