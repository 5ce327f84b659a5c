"""A game or a variant as the catalog knows it: what comes with Tiptoe, and what packages bring.

A package offers a `Game` as an entry point of the group `tiptoe.games`, under the name that specs call it by, or an
`AddedVariant` of the group `tiptoe.variants`. Installed is all that it has to be.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .core.material import Pack
from .core.ruleset import Ruleset, Variant
from .core.vocabulary import Vocabulary

NO_WORDS: Final = Vocabulary({}, {}, {}, {}, {}, {})


def nothing() -> None:
    """What has nothing to teach."""


@dataclass(frozen=True)
class Game:
    """How a game is made of a pack and a face, and all that it adds to Tiptoe.

    `words` are those of its own in the card language; `teach` tells bots what its verbs, rooms, tokens and words are
    worth.
    """

    pack: str
    make: Callable[[Pack, str], Ruleset]
    variants: dict[str, Variant] = field(default_factory=dict)
    face: str = ""  # the default; else the first of its pack, such as the ship that a pack recommends
    folder: Path | None = None  # of its pack, where that does not come with Tiptoe
    words: Vocabulary = NO_WORDS
    teach: Callable[[], None] = nothing


@dataclass(frozen=True)
class AddedVariant:
    """A variant that a package adds to a game of the catalog."""

    game: str
    variant: Variant
    words: Vocabulary = NO_WORDS
    teach: Callable[[], None] = nothing
