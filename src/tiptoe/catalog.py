"""Catalog of games and variants: `open_game("classic:dusk+open-bag")` is a ruleset with its packs.

A spec is a game, the face of its board after a colon, and variants after plus signs.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import combinations
from pathlib import Path
from typing import Final

from .bots.greedy.heuristics import GreedyHeuristics, LevelWeights
from .core.definitions import Step
from .core.pack import Pack
from .core.ruleset import Ruleset, RulesetError
from .core.stable_ids import DECLARATIONS
from .core.tiles import START, face_of
from .packs.bot_files import JUDGE_FILE, LEVELS_FILE, judge_files, read_judge, read_level_weights
from .packs.cache import PACK_CACHE, digests_in, without_packs
from .packs.errors import PackErrors
from .packs.files import Source, read_folder
from .packs.loader import load
from .packs.numbering import packed, plan_name, unpacked
from .plugins import OUR_GAMES, InstalledGame, Installer
from .rules.vocabulary import VOCABULARY as SHARED_WORDS
from .suggest import hint

MOST_PACKS: Final = 4  # laid over one game
CACHED_PACK_SETS: Final = 24  # cached games with uploaded packs, two megabytes or more each; tables hold their own
FIRST_NUMBERING: Final = "numbering.json"
HERE: Final = Path(__file__).parent


class SpecError(Exception):
    """Raised for a spec that names no game, or one that cannot be made."""


class UnknownPack(SpecError):
    """Raised for a spec that names an uploaded pack which is not in the cache."""


INSTALLER: Final = Installer(SHARED_WORDS)
INSTALLER.install()
GAMES: Final = INSTALLER.games
RULEBOOKS: Final = INSTALLER.rulebooks  # of games and variants
GUEST_RULEBOOKS: Final = INSTALLER.guest_rulebooks  # names of those that come from packages
VOCABULARY: Final = INSTALLER.words  # the card words of all games
LOCALES: Final = INSTALLER.locales  # folders of games' own messages, by pack
EXTENDED_PACKS: Final = INSTALLER.guests  # packs whose game comes from, or is extended by, a package


def open_game(spec: str, overlays: Sequence[Source] = (), numbering: bytes = b"") -> Ruleset:
    """Builds the ruleset of a spec, with packs laid over its own; SpecError names the nearest valid spec.

    A stored table's `numbering` gives everything the numbers it had then; MissingContent if something no longer exists.
    """
    first, *names = without_packs(spec).split("+")
    name, _, face = first.partition(":")
    if name not in GAMES:
        _complain_of(name)
        where = "" if name == spec else f" in '{spec}'"
        raise SpecError(f"unknown game '{name}'{where}; {hint(name, GAMES)}")
    game = GAMES[name]
    brought = packs_in_spec(spec)
    pack = _laid_over(game.pack, tuple(brought), overlays, numbering)
    there = _faces(pack)
    if first == name:
        face = _default_face(name, [*brought.values(), *overlays])
    if face not in there and face in pack.boards:
        raise SpecError(f"'{name}' is played on tiles, not on a board such as '{face}'")
    if face not in there:
        raise SpecError(f"'{name}' has no face '{face}'; {hint(face, there)}")
    rules = game.make(pack, face).with_heuristics(trained(name))
    for place, variant in enumerate(names):
        if variant not in game.variants:
            _complain_of(variant)
            meant = f"did you mean '{name}:{variant}'?" if variant in there else hint(variant, game.variants)
            raise SpecError(f"'{name}' has no variant '{variant}'; {meant}")
        if _without_level(variant) in [_without_level(other) for other in names[:place]]:
            raise SpecError(f"variant '{_without_level(variant)}' stands twice in '{spec}'")
        try:
            rules = game.variants[variant](rules)
        except RulesetError as error:
            raise SpecError(f"'{variant}' does not fit into '{spec}': {error}") from error
    return rules


@cache
def trained(name: str) -> GreedyHeuristics:
    """Heuristics of a game that training has found: weights of levels and judges, its own before those of any game."""
    folders = (OUR_GAMES, GAMES[name].folder)
    files = [found for folder in folders for found in judge_files(folder / JUDGE_FILE)]
    levels = [folder / LEVELS_FILE for folder in folders]
    return GreedyHeuristics(
        levels=partial(_level_weights, tuple(file for file in levels if file.is_file())),
        judges={face: partial(read_judge, file) for face, file in files},  # read when first used
    )


def _level_weights(files: Sequence[Path]) -> dict[str, LevelWeights]:
    tables: dict[str, LevelWeights] = {}
    for file in files:
        tables |= read_level_weights(file)
    return tables


def spec_for_simulation(spec: str) -> str:
    """Returns the spec with the variants that its game needs in simulations, such as a limit of rounds (RUL-16)."""
    name = spec.partition("+")[0].partition(":")[0]
    wanted = GAMES[name].simulated if name in GAMES else ()
    missing = [variant for variant in wanted if variant not in spec.split("+")[1:]]
    return "+".join([spec, *missing])


def entry_of(rules: Ruleset) -> InstalledGame:
    """Catalog entry of a ruleset's game."""
    return GAMES[rules.name.partition("+")[0].partition(":")[0]]


def _complain_of(name: str) -> None:
    """Raises SpecError with the reason if an installed package failed to provide the name."""
    if name in INSTALLER.broken:
        raise SpecError(f"'{name}' is installed, but cannot be used: {INSTALLER.broken[name]}")


def _without_level(variant: str) -> str:
    return variant.partition(":")[0]


def load_pack(id: str, overlays: Sequence[Source] = ()) -> Pack:
    """Loads a game's own pack with `overlays` laid over it."""
    return load([built_in(id), *overlays], VOCABULARY) if overlays else _plain(id)


def packs_in_spec(spec: str) -> dict[str, Source]:
    """Uploaded packs that a spec names, by digest; UnknownPack if one is not cached, SpecError if it does not fit."""
    game = spec.partition("+")[0].partition(":")[0]
    found: dict[str, Source] = {}
    for digest in digests_in(spec):
        document = PACK_CACHE.find(digest)
        if document is None:
            raise UnknownPack(f"the pack {digest[:40]!r} is not here; bring it along again")
        source = document.source()
        if source.about.get("game") != game:
            raise SpecError(f"the pack '{source.id}' belongs to '{source.about.get('game')}', not to '{game}'")
        if digest in found or source.id in [other.id for other in found.values()]:
            raise SpecError(f"the pack '{source.id}' stands twice in '{spec[:120]}'")
        found[digest] = source
    if len(found) > MOST_PACKS:
        raise SpecError(f"'{game}' is played with at most {MOST_PACKS} packs that are not its own")
    return found


def _laid_over(id: str, digests: tuple[str, ...], overlays: Sequence[Source], numbering: bytes) -> Pack:
    try:
        if numbering:
            return load_numbered(id, numbering, digests)
        return load([*_sources(id, digests), *overlays], VOCABULARY) if overlays else _plain_with(id, digests)
    except PackErrors as wrong:
        if not digests:
            raise
        raise SpecError(f"these packs do not go together: {wrong.errors[0]}") from wrong


def load_numbered(id: str, numbering: bytes, digests: tuple[str, ...] = ()) -> Pack:
    """Loads a pack with the numbers of a stored table; shares the plain pack if they are still the same."""
    known, plain = unpacked(numbering), _plain_with(id, digests)
    same = all(known.get(what, names) == names for what, names in plain.numbering.items())
    return plain if same else _numbered(id, numbering, digests)


@lru_cache(maxsize=64)
def _numbered(id: str, numbering: bytes, digests: tuple[str, ...] = ()) -> Pack:
    pack = load(_sources(id, digests), VOCABULARY, unpacked(numbering))
    pack.numbered_by = numbering
    return pack


def _plain_with(id: str, digests: tuple[str, ...]) -> Pack:
    return _brought(id, digests) if digests else _plain(id)


@lru_cache(maxsize=CACHED_PACK_SETS)
def _brought(id: str, digests: tuple[str, ...]) -> Pack:
    return load(_sources(id, digests), VOCABULARY)


def _sources(id: str, digests: tuple[str, ...]) -> list[Source]:
    documents = [PACK_CACHE.find(digest) for digest in digests]
    return [built_in(id), *(document.source() for document in documents if document is not None)]


def numbering_of(rules: Ruleset) -> bytes:
    """Meaning of the numbers in a position, for a stored table; of the boards only the game's own."""
    pack = rules.pack
    others = [f"room of {board}" for board in pack.boards if board != rules.board.id]
    numbering = {what: names for what, names in pack.numbering.items() if what not in others}
    plans = {plan_name(n): [step_word(step) for step in plan] for n, plan in enumerate(rules.plans)}
    return packed(numbering | plans)


def step_word(step: Step) -> str:
    """Name of a step in stored tables; RulesetError where a game declares none."""
    if not step.word:
        raise RulesetError(f"step {type(step).__name__} declares no `word`, by which stored tables find it")
    return step.word


@cache
def first_numbering(spec: str) -> bytes:
    """Numbering of tables that were stored before numberings were; b"" for a game that is younger than that."""
    file = content_folder(GAMES[spec.partition("+")[0].partition(":")[0]].pack) / FIRST_NUMBERING
    return packed(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else b""


@cache
def built_in(id: str) -> Source:
    """Source of a game's own pack."""
    return read_folder(content_folder(id))


def content_folder(id: str) -> Path:
    """Folder of a game's own pack; several games may play with one."""
    folders = [game.content for game in GAMES.values() if game.pack == id]
    return next((folder for folder in folders if folder.is_dir()), folders[0])


@cache
def _plain(id: str) -> Pack:
    """Pack without overlays; it is cached and shared, since definitions do not change."""
    return load([built_in(id)], VOCABULARY)


def _faces(pack: Pack) -> list[str]:
    """Faces of a pack: its boards, or its start tiles if it has tiles."""
    return [face_of(tile.id) for tile in pack.tiles if tile.set == START] or list(pack.boards)


def faces(game: str) -> list[str]:
    """Faces of a game (boards or start tiles), the default first."""
    found = _faces(_plain(GAMES[game].pack))
    default = GAMES[game].face or found[0]
    return [default, *[face for face in found if face != default]]


def _default_face(name: str, overlays: Sequence[Source]) -> str:
    """Default face of a game: the first board or start tile that an overlay brings, else the game's own."""
    for source in overlays:
        for row in source.rows["board"]:
            return str(row.content.get("id"))
        for row in source.rows["tile"]:
            if row.content.get("set") == "start":
                return face_of(str(row.content.get("id")))
    return faces(name)[0]


def specs() -> list[str]:
    """Specs of every game with every face, without variants."""
    return [name if face == faces(name)[0] else f"{name}:{face}" for name in GAMES for face in faces(name)]


@cache
def all_specs() -> list[str]:
    """Specs of every game with every face and every compatible set of variants, in the order of the catalog."""
    found: list[str] = []
    for spec in specs():
        fitting = [spec]
        for variant in GAMES[spec.partition(":")[0]].variants:
            fitting += [stack for stack in [f"{one}+{variant}" for one in fitting] if _fits(stack)]
        found += fitting
    return found


def _fits(spec: str) -> bool:
    try:
        open_game(spec)
    except SpecError:
        return False
    return True


@dataclass(frozen=True)
class Compatibility:
    """Compatibility of a variant: variants that it needs and excludes, and its numbers of seats if it changes them."""

    needs: tuple[str, ...]
    excludes: tuple[str, ...]
    seats: tuple[int, ...]


@cache
def fits(game: str) -> dict[str, Compatibility]:
    """Compatibility of each variant of a game, found by trying.

    A stack in the order of the catalog opens when all that its variants need is in it and nothing that they exclude.
    Some variants restrict the number of seats; the stack allows the numbers that all of those allow.
    """
    plain = open_game(game).params.seats
    needed = {variant: _needs(game, variant) for variant in GAMES[game].variants}
    found: dict[str, Compatibility] = {}
    for variant, needs in needed.items():
        excludes = [
            other
            for other in needed
            if other != variant and not _fits(_stack(game, {variant, other, *needs, *needed[other]}))
        ]
        seats = open_game(_stack(game, {variant, *needs})).params.seats
        found[variant] = Compatibility(needs, tuple(excludes), () if seats == plain else seats)
    return found


def _needs(game: str, variant: str) -> tuple[str, ...]:
    """Smallest set of other variants with which a variant opens."""
    others = [other for other in GAMES[game].variants if other != variant]
    for count in range(len(others) + 1):
        for needs in combinations(others, count):
            if _fits(_stack(game, {variant, *needs})):
                return needs
    raise AssertionError(f"'{game}' cannot be played with '{variant}' at all")


def _stack(game: str, variants: Collection[str]) -> str:
    """Spec with these variants, in the order of the catalog."""
    return "+".join([game, *(variant for variant in GAMES[game].variants if variant in variants)])


@cache
def spec_with_all_cards(game: str) -> str:
    """Spec of a game with every compatible set of cards."""
    spec = game
    for variant in GAMES[game].variants:
        larger = _stack(game, {*spec.split("+")[1:], *fits(game)[variant].needs, variant})
        if _fits(larger) and len(open_game(larger).sets) > len(open_game(spec).sets):
            spec = larger
    return spec


def check_seats(rules: Ruleset, seats: int) -> None:
    """RUL-35: raises SpecError unless the game allows this number of seats."""
    allowed = rules.params.seats
    if seats not in allowed:
        listed = ", ".join(str(n) for n in allowed[:-1])
        raise SpecError(f"{rules.name} is for {listed} or {allowed[-1]} seats, not {seats} (RUL-35)")


INSTALLER.check(open_game)
DECLARATIONS.closed = True
