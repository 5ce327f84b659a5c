"""Numbering of a stored position: the names of everything that has a number, in order.

A table keeps the numbering it was dealt with. A pack that is loaded by it gives the same numbers to what was there
then, and new ones to later additions; so positions, events and digests of the table keep their meaning.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

from ..core.components import NO_PROGRAM, Program
from ..core.definitions import Effect
from ..core.pack import MissingContent, Pack

T = TypeVar("T")
Numbering: TypeAlias = dict[str, list[str]]

EFFECT: Final = "effect"
TEXT: Final = "text"
TAG: Final = "tag"
NO_EFFECT: Final = Effect()  # in the place of a removed effect


class Numbers:
    """Numbers of things, given while a pack is loaded and noted in it. `known` is the numbering of a stored game."""

    def __init__(self, pack: Pack, known: Numbering) -> None:
        self.pack = pack
        self.known = known
        self.effects: dict[str, Effect] = {}  # by name, in the order in which they were read
        self.texts: dict[str, Program] = {"": NO_PROGRAM}

    def ordered(self, what: str, things: Sequence[T], name: Callable[[T], str]) -> list[T]:
        """Sorts `things`: those that are known first, in their order; MissingContent if one of them is gone."""
        known = self.known.get(what, [])
        names = [name(thing) for thing in things]
        lost = [one for one in known if one not in names]
        if lost:
            raise MissingContent(f"{what} " + ", ".join(f"'{one}'" for one in lost))
        places = {one: place for place, one in enumerate(known)}
        ordered = sorted(things, key=lambda thing: places.get(name(thing), len(places)))
        self.pack.numbering[what] = [name(thing) for thing in ordered]
        return ordered

    def note_effect(self, effect: Effect, name: str) -> None:
        """Registers an effect by its name, to be numbered later."""
        self.effects[_free(name, self.effects)] = effect

    def note_text(self, text: Program, name: str) -> None:
        """Registers a text by its name and its words: a text that now has other words is another one."""
        words = ",".join(effect.word for effect in text.effects)
        self.texts[_free(f"{name}={words}", self.texts)] = text

    def finish(self) -> None:
        """Numbers effects and texts, once all are read.

        Removed ones leave a gap: only a game in the middle of one will miss it.
        """
        pack = self.pack
        pack.effects = self._placed(EFFECT, self.effects, NO_EFFECT)
        pack.programs = self._placed(TEXT, self.texts, NO_PROGRAM)
        for number, effect in enumerate(pack.effects):
            if effect is not NO_EFFECT:
                effect.number = number
        for number, text in enumerate(pack.programs):
            if text is not NO_PROGRAM:
                text.number = number
        pack.numbering[TAG] = tag_names(pack)

    def _placed(self, what: str, things: dict[str, T], gap: T) -> list[T]:
        known = self.known.get(what, [])
        new = [name for name in things if name not in set(known)]
        self.pack.numbering[what] = [*known, *new]
        return [things.get(name, gap) for name in (*known, *new)]


def packed(numbering: Numbering) -> bytes:
    """Packs a numbering for storage, to a fifth of its names."""
    return zlib.compress(json.dumps(numbering, separators=(",", ":")).encode())


@lru_cache(maxsize=64)
def unpacked(data: bytes) -> Numbering:
    """Unpacks a stored numbering, for reading only: tables of one version share it."""
    numbering: Numbering = json.loads(zlib.decompress(data))
    return numbering


def plan_name(plan: int) -> str:
    """Returns the name of a plan of the ruleset in a numbering: its steps are numbered too."""
    return f"plan {plan}"


def tag_names(pack: Pack) -> list[str]:
    """Lists the names of tags, bit by bit; bits that no pack can name are empty."""
    names = {tag: name for name, tag in pack.tags.items()}
    return [names.get(1 << bit, "") for bit in range(max(names).bit_length())]


def _free(name: str, taken: dict[str, T]) -> str:
    """Returns `name`, marked if it is taken: a card and a token may have one id."""
    while name in taken:
        name += "'"
    return name
