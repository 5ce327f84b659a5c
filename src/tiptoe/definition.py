"""A game or a variant as the catalog knows it: what comes with Tiptoe, and what packages bring.

A package offers a `Game` as an entry point of the group `tiptoe.games`, under the name that specs call it by, or an
`AddedVariant` of the group `tiptoe.variants`. Installed is all that it has to be.
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
from .view.hints import NO_NOTICES, Hints

NO_WORDS: Final = Vocabulary({}, {}, {}, {}, {}, {})


def no_heuristics() -> None:
    """What has nothing to teach."""


@dataclass(frozen=True)
class Sign:
    """How something is drawn on maps: a letter for terminals, one for those without Unicode, and a drawing.

    The drawing is a piece of SVG around its own middle, about 30 units wide; without one the letter stands for it.
    """

    mark: str
    plain: str
    drawing: str = ""


@dataclass(frozen=True)
class Game:
    """How a game is made of a pack and a face, and all that it adds to Tiptoe.

    `words` are those of its own in the card language; `teach` tells bots what its verbs, rooms, tokens and words are
    worth. What it says to people lies in folders: `locale` has a file of messages for each language (`en.ftl`),
    `primer` the page for newcomers and `book` the rules for players (`en.md`); `rulebook` is the file of its rules. A
    language that is missing is spoken in English. `signs` are for its own features of rooms and tokens, as
    `feature-NAME` and `token-NAME`; what has none gets a plain one. `calls` is what scenarios of the game call
    something that games share (`GIVEN` and the facts of formats.scenario), by its shared name. `notices` are what
    people are told of its own places and choices. `judge` is the file of what was learned about it for strong bots;
    without one they ask the judge of any game. `lessons` is a folder of lessons for people, played on its table
    (docs/formats/lesson.md).
    """

    pack: str
    make: Callable[[Pack, str], Ruleset]
    variants: dict[str, Variant] = field(default_factory=dict)
    simulated: tuple[str, ...] = ()  # variants that simulations play with, whether asked for or not
    face: str = ""  # the default; else the first of its pack, such as the ship that a pack recommends
    folder: Path | None = None  # of its pack, where that does not come with Tiptoe
    words: Vocabulary = NO_WORDS
    teach: Callable[[], None] = no_heuristics
    locale: Path | None = None
    rulebook: Path | None = None
    primer: Path | None = None
    book: Path | None = None
    signs: dict[str, Sign] = field(default_factory=dict)
    calls: dict[str, str] = field(default_factory=dict)
    notices: Hints = NO_NOTICES
    judge: Path | None = None
    lessons: Path | None = None


@dataclass(frozen=True)
class AddedVariant:
    """A variant that a package adds to a game of the catalog; what it says is laid over what that game says."""

    game: str
    variant: Variant
    words: Vocabulary = NO_WORDS
    teach: Callable[[], None] = no_heuristics
    locale: Path | None = None
    rulebook: Path | None = None


@dataclass(frozen=True)
class Rule:
    """One numbered rule. `chapter` is the id of its chapter and `title` that chapter's name."""

    id: str
    chapter: str
    title: str
    text: str

    @property
    def prefix(self) -> str:
        return self.id.partition("-")[0]


def read_book(file: Path) -> list[Rule]:
    """The rules of a file, in its order."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return [
        Rule(id, chapter["id"], chapter["title"], text)
        for chapter in content["chapter"]
        for id, text in chapter["rules"].items()
    ]
