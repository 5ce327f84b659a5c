"""Names of places: every room, tile and module in each language, with the gender and number that articles need.

They do not change play: a pack with other names, or with none, plays and is recorded the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeAlias

from ..languages import ABOUTS, IN_PACKS, LANGUAGES, short_tag
from ..suggest import hint, likely, nearest_word
from .errors import ContentError, Problem
from .files import PLACES_FILE, Source, Table

BOARD: Final = "board"  # [board.day]: the rooms of that board; their ids are unique on that board only
ELSEWHERE: Final = ("tile", "module", "room")  # tiles, modules and their rooms, whose ids are unique on a map
GENDERS: Final = {f"{short_tag(tag)}_g": " ".join(ABOUTS[tag].genders) for tag in LANGUAGES[1:]}
NUMBERS: Final = {f"{language}_n": "s p" for language in IN_PACKS[1:]}
WITHOUT_ARTICLE: Final = "en_the"
LIKE_THIS: Final = '{ en = "Drowned Stair", fr = "Escalier noyé", fr_g = "m", pt = "Escada Afogada", pt_g = "f" }'
KEYS: Final = (*IN_PACKS, *GENDERS, *NUMBERS, WITHOUT_ARTICLE)

PlaceNames: TypeAlias = dict[str, dict[str, str]]  # by section and id (`board.day/d1`): the forms by key (`fr`, `fr_g`)


def read_places(sources: Sequence[Source]) -> tuple[PlaceNames, list[ContentError]]:
    """Returns the names from all sources, later ones in the place of earlier ones, and what is wrong with them."""
    known = _known(sources)
    found: PlaceNames = {}
    errors: list[ContentError] = []
    for source in sources:
        for section, id, name in _written(source.places):
            problem = _wrong(section, id, name, known)
            if problem:
                errors.append(ContentError(PLACES_FILE, id, f"{section}.{id}", problem))
            elif isinstance(name, dict):
                found[f"{section}/{id}"] = {key: _form(value) for key, value in name.items()}
    return found, errors + _twins(found)


def _written(places: Table) -> Iterator[tuple[str, str, object]]:
    """Yields every name with its section: those of boards are one level deeper."""
    for section, names in places.items():
        if section == BOARD and isinstance(names, dict):
            yield from (item for board, rooms in names.items() for item in _of_section(f"{BOARD}.{board}", rooms))
        else:
            yield from _of_section(section, names)


def _of_section(section: str, names: object) -> Iterator[tuple[str, str, object]]:
    if isinstance(names, dict):
        yield from ((section, id, name) for id, name in names.items())
    else:
        yield section, "", names


def _known(sources: Sequence[Source]) -> dict[str, list[str]]:
    """Lists the places that may be named, by section: those of every source, also where a later one replaces them."""
    known: dict[str, list[str]] = {section: [] for section in ELSEWHERE}
    for source in sources:
        for row in source.rows["board"]:
            known.setdefault(f"{BOARD}.{row.content.get('id')}", []).extend(_rooms(row.content))
        for row in source.rows["tile"]:
            known["tile"].append(str(row.content.get("id")))
            known["room"] += [f"{row.content.get('id')}-{room}" for room in _rooms(row.content)]
        for row in source.rows["module"]:
            known["module"].append(str(row.content.get("id")))
            known["room"] += _rooms(row.content)
    return known


def _rooms(row: Table) -> list[str]:
    rooms = row.get("rooms", [])
    listed = rooms if isinstance(rooms, list) else []
    return [str(room["id"]) for room in listed if isinstance(room, dict) and "id" in room]


def _wrong(section: str, id: str, name: object, known: dict[str, list[str]]) -> Problem | None:
    """Returns what is wrong with a name, or None."""
    if section not in known:
        return _unknown(section, known, "there is no such section")
    if id not in known[section]:
        return _unknown(id, known[section], "there is no such place")
    if not isinstance(name, dict):
        text = f"expected a name such as {LIKE_THIS}, found {name!r}"
        return Problem("place-name", text, what=LIKE_THIS, found=repr(name))
    for key, value in name.items():
        if key not in KEYS:
            return _unknown(key, KEYS, f"unknown key '{key}'")
        if key == WITHOUT_ARTICLE and not isinstance(value, bool):
            return Problem("flag", f"'{key}' is true or false, found {value!r}", found=repr(value))
        if key in IN_PACKS and not (isinstance(value, str) and value.strip()):
            return Problem("name", f"'{key}' is a name, found {value!r}", found=repr(value))
    for key, allowed in {**GENDERS, **NUMBERS}.items():
        if key in name and name[key] not in allowed.split():
            text = f"'{key}' is {allowed.replace(' ', ' or ')}, found {name[key]!r}"
            return Problem("one-of", text, known=f"{key} = {allowed.replace(' ', ', ')}")
    return _missing(name)


def _unknown(word: str, known: Collection[str], what: str) -> Problem:
    text, near = f"{what}; {hint(word, known)}", nearest_word(word, known)
    if near:
        return Problem("unknown-near", text, word=word, near=near)
    return Problem("unknown", text, word=word, known=", ".join(likely(word, known)))


def _missing(name: Table) -> Problem | None:
    if "en" not in name:
        return Problem("no-english", "'en' is missing: other languages fall back on it")
    for language in IN_PACKS[1:]:
        gender = f"{language}_g"
        if (language in name) != (gender in name):
            text = f"'{language}' and '{gender}' go together: an article depends on the gender"
            return Problem("gender", text, word=language, gender=gender)
    return None


def _form(value: object) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"


def _twins(names: PlaceNames) -> list[ContentError]:
    """Reports two places of a map that have the same name, capitals and accents aside."""
    errors: list[ContentError] = []
    seen: dict[tuple[str, str, str], str] = {}
    for key, name in names.items():
        section, _, id = key.rpartition("/")
        map = section if section.startswith(f"{BOARD}.") else ""
        for language in IN_PACKS:
            if language not in name:
                continue
            other = seen.setdefault((map, language, _plain(name[language])), key)
            if other != key:
                text = f"'{name[language]}' is also the name of {other}"
                problem = Problem("alike", text, name=name[language], other=other)
                errors.append(ContentError(PLACES_FILE, id, f"{section}.{id}.{language}", problem))
    return errors


def _plain(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))
