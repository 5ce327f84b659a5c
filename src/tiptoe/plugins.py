"""Plugins: games and variants that packages add to the catalog through entry points.

A package that fails is left out, and a spec that asks for its game gets the reason: foreign code must not break the
other games.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from .core.vocabulary import Vocabulary
from .definition import AddedVariant, Game, read_rules

GAME_POINTS: Final = "tiptoe.games"  # groups of entry points
VARIANT_POINTS: Final = "tiptoe.variants"
KINDS_OF_WORDS: Final = ("effects", "conditions", "holdings", "counters", "possessions", "amounts")


def check_messages(folder: Path) -> None:
    """Checks that the message files of a package parse and that English exists; ValueError or OSError otherwise."""
    from fluent.syntax import FluentParser  # imported only if a package has messages
    from fluent.syntax.ast import Junk

    for file in [folder / "en.ftl", *sorted(folder.glob("*.ftl"))]:
        junk = [
            entry for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(entry, Junk)
        ]
        if junk:
            raise ValueError(f"{file.name}: cannot be read: {junk[0].content!r}")


def prefixes_of(rulebook: Path) -> set[str]:
    return {rule.prefix for rule in read_rules(rulebook)}


class Installer:
    """Adds installed games and variants to a catalog; `broken` has the errors of those that failed, by name.

    `locales` are the folders of games' own messages, by pack; `rulebooks` the files of rules, by game or variant.
    """

    def __init__(self, games: dict[str, Game], words: Vocabulary, rulebooks: dict[str, Path]) -> None:
        self.games = games
        self.words = words
        self.rulebooks = rulebooks
        self.broken: dict[str, str] = {}
        self.added: list[str] = []  # games
        self.guests: set[str] = set()  # packs whose game comes from, or is extended by, a package
        self.locales: dict[str, list[Path]] = {}
        for name, game in games.items():
            self._take(name, game, game.pack)

    def install(self) -> None:
        """Adds every game, then every variant, that packages offer, in the order of their names."""
        for group, add in ((GAME_POINTS, self._add_game), (VARIANT_POINTS, self._add_variant)):
            for point in sorted(entry_points(group=group), key=lambda point: point.name):
                self._try(point, add)

    def check(self, open: Callable[[str], object]) -> None:
        """Removes added games that cannot be opened."""
        for name in self.added:
            try:
                open(name)
            except Exception as error:  # foreign code may raise anything; it is noted, not fatal
                del self.games[name]
                self._note(name, error)

    def _try(self, point: EntryPoint, add: Callable[[str, object], None]) -> None:
        try:
            add(point.name, point.load())
        except Exception as error:  # foreign code and files, as above
            self._note(point.name, error)

    def _note(self, name: str, error: Exception) -> None:
        self.broken[name] = f"{type(error).__name__}: {error}"

    def _add_game(self, name: str, game: object) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"expected a Game, found {game!r}")
        if name in self.games:
            raise ValueError(f"there is a game '{name}' already")
        self._read(game)
        self._take(name, game, game.pack)
        self.guests.add(game.pack)
        self.games[name] = game
        self.added.append(name)

    def _add_variant(self, name: str, variant: object) -> None:
        if not isinstance(variant, AddedVariant):
            raise TypeError(f"expected an AddedVariant, found {variant!r}")
        if variant.game not in self.games:
            raise ValueError(f"it belongs to '{variant.game}', which is not installed")
        if name in self.games[variant.game].variants:
            raise ValueError(f"'{variant.game}' has a variant '{name}' already")
        self._read(variant)
        self._take(name, variant, self.games[variant.game].pack)
        self.guests.add(self.games[variant.game].pack)
        self.games[variant.game].variants[name] = variant.variant

    def _read(self, brought: Game | AddedVariant) -> None:
        """Checks that the files of a game or variant can be read and that its rule prefix is new."""
        if brought.locale is not None:
            check_messages(brought.locale)
        if brought.rulebook is not None:
            prefixes = prefixes_of(brought.rulebook)
            if len(prefixes) != 1 or any(prefixes & prefixes_of(book) for book in self.rulebooks.values()):
                raise ValueError(f"{brought.rulebook.name}: its rules need one prefix, and one that nobody has")

    def _take(self, name: str, brought: Game | AddedVariant, pack: str) -> None:
        """Registers words, which must be new, heuristics, messages and rules."""
        for kind in KINDS_OF_WORDS:
            for word in getattr(brought.words, kind):
                if word in getattr(self.words, kind):
                    raise ValueError(f"the word '{word}' is taken")
        brought.teach()
        self.words = self.words.plus(brought.words)
        if brought.locale is not None:
            self.locales.setdefault(pack, []).append(brought.locale)
        if brought.rulebook is not None:
            self.rulebooks[name.partition(":")[0]] = brought.rulebook
