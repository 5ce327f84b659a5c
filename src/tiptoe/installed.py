"""Installed games and variants: what packages bring to the catalog through entry points.

A package that fails is kept out, and whoever asks for what it promised is told why: the code of a stranger must not
take the other games along.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from .core.vocabulary import Vocabulary
from .game import AddedVariant, Game

GAME_POINTS: Final = "tiptoe.games"  # groups of entry points
VARIANT_POINTS: Final = "tiptoe.variants"
KINDS_OF_WORDS: Final = ("effects", "conditions", "holdings", "counters", "possessions", "amounts")


class Installer:
    """Adds to the games of a catalog and to the words of their packs; `broken` says what could not be, and why."""

    def __init__(self, games: dict[str, Game], words: Vocabulary) -> None:
        self.games = games
        self.words = words
        self.broken: dict[str, str] = {}
        self.added: list[str] = []  # games
        for game in games.values():
            self._take(game)

    def install(self) -> None:
        """Everything that packages offer, in the order of their names."""
        for group, add in ((GAME_POINTS, self._add_game), (VARIANT_POINTS, self._add_variant)):
            for point in sorted(entry_points(group=group), key=lambda point: point.name):
                self._try(point, add)

    def check(self, open: Callable[[str], object]) -> None:
        """Whether what was added can be opened; a game that cannot is taken out again."""
        for name in self.added:
            try:
                open(name)
            except Exception as error:  # somebody else's code may raise anything; ours goes on and says so
                del self.games[name]
                self._note(name, error)

    def _try(self, point: EntryPoint, add: Callable[[str, object], None]) -> None:
        try:
            add(point.name, point.load())
        except Exception as error:  # as above
            self._note(point.name, error)

    def _note(self, name: str, error: Exception) -> None:
        self.broken[name] = f"{type(error).__name__}: {error}"

    def _add_game(self, name: str, game: object) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"expected a Game, found {game!r}")
        if name in self.games:
            raise ValueError(f"there is a game '{name}' already")
        self._take(game)
        self.games[name] = game
        self.added.append(name)

    def _add_variant(self, name: str, variant: object) -> None:
        if not isinstance(variant, AddedVariant):
            raise TypeError(f"expected an AddedVariant, found {variant!r}")
        if variant.game not in self.games:
            raise ValueError(f"it belongs to '{variant.game}', which is not installed")
        if name in self.games[variant.game].variants:
            raise ValueError(f"'{variant.game}' has a variant '{name}' already")
        self._take(variant)
        self.games[variant.game].variants[name] = variant.variant

    def _take(self, brought: Game | AddedVariant) -> None:
        """Its words, which nobody else may have, and its lessons."""
        for kind in KINDS_OF_WORDS:
            for word in getattr(brought.words, kind):
                if word in getattr(self.words, kind):
                    raise ValueError(f"the word '{word}' is taken")
        brought.teach()
        self.words = self.words.plus(brought.words)
