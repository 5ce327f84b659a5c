"""Definitions of games and variants for the catalog.

A game is one folder: `game.py` with a `Game`, and beside it files under names that are the same for every game, ours
or that of a package. `plugins.InstalledGame` says where each of them stands. A package offers its `Game` as an entry
point of the group `tiptoe.games`, under its name in specs, or an `AddedVariant` of the group `tiptoe.variants`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from .core.pack import Pack
from .core.ruleset import Ruleset, Variant
from .core.vocabulary import Vocabulary
from .view.hints import NO_HINTS, Hints

NO_WORDS: Final = Vocabulary({}, {}, {}, {}, {}, {})
LAST: Final = 1000  # place of a game that names none, among all games


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
    """Game of the catalog: how to make its ruleset from a pack and a face, and what it adds to Tiptoe in code.

    `choosing` makes variants with what a table has chosen for them, as `characters:lenara.any`; each stands in
    `variants` under its plain name, too. `pack` is the id of its content, if that is not the game's own name. `words`
    are its own words in the card language. `signs` are drawings for its own features of rooms and tokens, as
    `feature-NAME` and `token-NAME`; the others get a plain sign. `calls` maps the shared names of scenario facts
    (`scenarios.setup.GIVEN` and `scenarios.fact_paths`) to the game's own. `notices` are hints for players about its
    own places and choices. `usual` variants are on as soon as what they need is, unless they are switched off;
    `retired` ones are played where a spec names them, but no longer offered. `options` has the ruling that leaves a
    variant to the table (RUL-41), by the variant's name. Everything else are files.
    """

    make: Callable[[Pack, str], Ruleset]
    variants: dict[str, Variant] = field(default_factory=dict)
    pack: str = ""
    face: str = ""  # the default face; "" for the first of its pack
    place: int = LAST  # among all games; the first is played where nobody says which
    simulated: tuple[str, ...] = ()  # variants that simulations always add
    choosing: dict[str, Callable[[str], Variant]] = field(default_factory=dict)
    words: Vocabulary = NO_WORDS
    signs: dict[str, Sign] = field(default_factory=dict)
    calls: dict[str, str] = field(default_factory=dict)
    notices: Hints = NO_HINTS
    usual: tuple[str, ...] = ()
    retired: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class AddedVariant:
    """Variant that a package adds to a game of the catalog; its messages are laid over those of the game."""

    game: str
    variant: Variant
    words: Vocabulary = NO_WORDS
