"""Plugins: the games in `games/`, and the games and variants that packages add through entry points.

Ours and those of packages are found, read and added alike. A package that fails is left out, and a spec that asks for
its game gets the reason: foreign code must not break the other games.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from .core.vocabulary import Vocabulary
from .definition import AddedVariant, Game
from .rule_files import prefixes_of

GAME_POINTS: Final = "tiptoe.games"  # groups of entry points; the first is also the package of our own games
VARIANT_POINTS: Final = "tiptoe.variants"
KINDS_OF_WORDS: Final = ("effects", "conditions", "holdings", "counters", "possessions", "amounts")
OUR_GAMES: Final = Path(__file__).parent / "games"
GAME_MODULE: Final = "game"  # in the folder of a game; its `GAME` is the definition
RULES: Final = "rules"
TOML: Final = ".toml"


@dataclass(frozen=True)
class InstalledGame(Game):
    """Game in the catalog, under its name, with the folder that all its files stand in.

    `content/` is its pack, `sets/VARIANT/` one that a variant lays over it; `locale/`, `primer/`, `book/` have a file
    for each language (`en.ftl`, `en.md`), and what is missing is shown in English. `rules.toml` are its rules,
    `rules-VARIANT.toml` those of a variant. `examples/` are worked examples, `tutorials/` lessons. `judge.json` is its
    value network for search bots and `levels.json` the weights of levels; without them bots use those for any game. No
    file must be there but the pack.
    """

    name: str = ""
    folder: Path = OUR_GAMES
    is_guest: bool = False  # whether it comes from a package

    @property
    def content(self) -> Path:
        return self.folder / "content"

    @property
    def sets(self) -> Path:
        return self.folder / "sets"

    @property
    def primer(self) -> Path:
        return self.folder / "primer"

    @property
    def book(self) -> Path:
        return self.folder / "book"

    @property
    def examples(self) -> Path:
        return self.folder / "examples"

    @property
    def tutorials(self) -> Path:
        return self.folder / "tutorials"


def installed(game: Game, name: str, folder: Path, *, is_guest: bool) -> InstalledGame:
    """Returns a game with its name and folder."""
    known: dict[str, Any] = {each.name: getattr(game, each.name) for each in fields(Game)}
    known["pack"] = game.pack or name
    return InstalledGame(**known, name=name, folder=folder, is_guest=is_guest)


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


def names_in(games: Path) -> list[str]:
    """Names of the games in a folder, in alphabetical order; the site has compiled modules (`game.pyc`) alone."""
    return sorted({file.parent.name for file in games.glob(f"*/{GAME_MODULE}.*")})


class Installer:
    """Adds games and variants to a catalog; `broken` has the errors of packages that failed, by name.

    `locales` are the folders of games' own messages, by pack; `rulebooks` the files of rules, by game or variant.
    """

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.games: dict[str, InstalledGame] = {}
        self.rulebooks: dict[str, Path] = {}
        self.guest_rulebooks: set[str] = set()  # names of those that come from packages
        self.broken: dict[str, str] = {}
        self.added: list[str] = []  # games of packages
        self.guests: set[str] = set()  # packs whose game comes from, or is extended by, a package
        self.locales: dict[str, list[Path]] = {}
        self._folders: set[Path] = set()  # whose files are taken

    def install(self) -> None:
        """Adds our games, then every game and every variant that packages offer, by place and name."""
        names = names_in(OUR_GAMES)  # in the order of import: see events
        for game in sorted([self._our_game(name) for name in names], key=lambda game: (game.place, game.name)):
            self._take_game(game)
        for file in rule_files(OUR_GAMES):  # of variants for every game
            self.rulebooks[file.stem.removeprefix(f"{RULES}-")] = file
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

    def _our_game(self, name: str) -> InstalledGame:
        """Loads one of our games."""
        game: Game = import_module(f"{GAME_POINTS}.{name}.{GAME_MODULE}").GAME
        return installed(game, name, OUR_GAMES / name, is_guest=False)

    def _try(self, point: EntryPoint, add: Callable[[str, object, Path], None]) -> None:
        try:
            found = point.load()
            add(point.name, found, Path(str(sys.modules[point.module].__file__)).parent)
        except Exception as error:  # foreign code and files, as above
            self._note(point.name, error)

    def _note(self, name: str, error: Exception) -> None:
        self.broken[name] = f"{type(error).__name__}: {error}"

    def _add_game(self, name: str, game: object, folder: Path) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"expected a Game, found {game!r}")
        if name in self.games:
            raise ValueError(f"there is a game '{name}' already")
        self._check_files(folder)
        self._take_game(installed(game, name, folder, is_guest=True))
        self.added.append(name)

    def _take_game(self, game: InstalledGame) -> None:
        self._take(game.name, game.words, game.folder, game.pack, is_guest=game.is_guest)
        self.games[game.name] = game

    def _add_variant(self, name: str, variant: object, folder: Path) -> None:
        if not isinstance(variant, AddedVariant):
            raise TypeError(f"expected an AddedVariant, found {variant!r}")
        if variant.game not in self.games:
            raise ValueError(f"it belongs to '{variant.game}', which is not installed")
        game = self.games[variant.game]
        if name in game.variants:
            raise ValueError(f"'{variant.game}' has a variant '{name}' already")
        self._check_files(folder)
        self._take(name, variant.words, folder, game.pack, is_guest=True)
        game.variants[name] = variant.variant

    def _check_files(self, folder: Path) -> None:
        """Checks that the files of a package can be read and that its rule prefixes are new."""
        if folder in self._folders:
            return
        if (folder / "locale").is_dir():
            check_messages(folder / "locale")
        taken = {prefix for book in self.rulebooks.values() for prefix in prefixes_of(book)}
        for file in rule_files(folder):
            prefixes = prefixes_of(file)
            if len(prefixes) != 1 or prefixes & taken:
                raise ValueError(f"{file.name}: its rules need one prefix, and one that nobody has")
            taken |= prefixes

    def _take(self, name: str, words: Vocabulary, folder: Path, pack: str, *, is_guest: bool) -> None:
        """Registers words, which must be new, and the messages and rules of a folder, once."""
        for kind in KINDS_OF_WORDS:
            for word in getattr(words, kind):
                if word in getattr(self.words, kind):
                    raise ValueError(f"the word '{word}' is taken")
        self.words = self.words.plus(words)
        if is_guest:
            self.guests.add(pack)
        if folder in self._folders:
            return
        self._folders.add(folder)
        if (folder / "locale").is_dir():
            self.locales.setdefault(pack, []).append(folder / "locale")
        for file in rule_files(folder):
            book = file.stem.removeprefix(f"{RULES}-") if file.stem != RULES else name.partition(":")[0]
            self.rulebooks[book] = file
            if is_guest:
                self.guest_rulebooks.add(book)


def rule_files(folder: Path) -> list[Path]:
    """Lists the rules of a game and then of its variants; `rules.fr.toml` is a translation."""
    found = [folder / f"{RULES}{TOML}", *sorted(folder.glob(f"{RULES}-*{TOML}"))]
    return [file for file in found if file.is_file() and "." not in file.stem]
