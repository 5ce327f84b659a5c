"""Definitions of games and variants for the catalog, built in or from installed packages.

A package offers a `Game` as an entry point of the group `tiptoe.games`, under its name in specs, or an `AddedVariant`
of the group `tiptoe.variants`. It only has to be installed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .core.pack import Pack
from .core.ruleset import Ruleset, Variant
from .core.vocabulary import Vocabulary
from .view.hints import NO_HINTS, Hints

NO_WORDS: Final = Vocabulary({}, {}, {}, {}, {}, {})


def no_heuristics() -> None:
    """Default for `teach`: registers no heuristics."""


@dataclass(frozen=True)
class Sign:
    """Sign on maps: a character for terminals, one for terminals without Unicode, and a drawing.

    The drawing is SVG centred at the origin, about 30 units wide; without one the character is shown.
    """

    mark: str
    plain: str
    drawing: str = ""


@dataclass(frozen=True)
class Game:
    """Game of the catalog: how to make its ruleset from a pack and a face, and everything that it adds to Tiptoe.

    `words` are its own words in the card language; `teach` registers the bots' heuristics for its verbs, rooms, tokens
    and words. Its texts lie in folders: `locale` has a file of messages for each language (`en.ftl`), `primer` the page
    for new players and `book` the players' book (`en.md`); `rulebook` is the file of its rules. Missing languages are
    shown in English. `signs` are drawings for its own features of rooms and tokens, as `feature-NAME` and `token-NAME`;
    the others get a plain sign. `calls` maps the shared names of scenario facts (`scenarios.setup.GIVEN` and
    `scenarios.assertions`) to the game's own. `notices` are hints for players about its own places and choices. `judge`
    is the file of its value network for search bots; without one they use the network for any game. `lessons` is a
    folder of lessons (docs/formats/lesson.md).
    """

    pack: str
    make: Callable[[Pack, str], Ruleset]
    variants: dict[str, Variant] = field(default_factory=dict)
    simulated: tuple[str, ...] = ()  # variants that simulations always add
    face: str = ""  # the default face; "" for the first of its pack
    folder: Path | None = None  # of its pack, unless that comes with Tiptoe
    words: Vocabulary = NO_WORDS
    teach: Callable[[], None] = no_heuristics
    locale: Path | None = None
    rulebook: Path | None = None
    primer: Path | None = None
    book: Path | None = None
    signs: dict[str, Sign] = field(default_factory=dict)
    calls: dict[str, str] = field(default_factory=dict)
    notices: Hints = NO_HINTS
    judge: Path | None = None
    lessons: Path | None = None


@dataclass(frozen=True)
class AddedVariant:
    """Variant that a package adds to a game of the catalog; its messages are laid over those of the game."""

    game: str
    variant: Variant
    words: Vocabulary = NO_WORDS
    teach: Callable[[], None] = no_heuristics
    locale: Path | None = None
    rulebook: Path | None = None


@dataclass(frozen=True)
class Rule:
    """Numbered rule. `chapter` is the id of its chapter and `title` that chapter's name."""

    id: str
    chapter: str
    title: str
    text: str

    @property
    def prefix(self) -> str:
        return self.id.partition("-")[0]


def read_rules(file: Path) -> list[Rule]:
    """Reads the rules of a rulebook file, in its order."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return [
        Rule(id, chapter["id"], chapter["title"], text)
        for chapter in content["chapter"]
        for id, text in chapter["rules"].items()
    ]
