"""Catalog of games and variants: `open_game("classic:dusk+open-bag")` is a ruleset with its packs.

A spec is a game, the face of its board after a colon, and variants after plus signs.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import combinations
from pathlib import Path
from typing import Final

from .bots.greedy.heuristics import GreedyHeuristics, LevelWeights
from .core.choice import ROW
from .core.components import CardId, Lot
from .core.definitions import Step
from .core.pack import Pack
from .core.ruleset import Ruleset, RulesetError
from .core.stable_ids import DECLARATIONS
from .core.tiles import START, face_of
from .packs.bot_files import JUDGE_FILE, LEVELS_FILE, judge_files, read_judge, read_level_weights
from .packs.cache import IN_SPEC, PACK_CACHE, digests_in, without_packs
from .packs.errors import PackErrors
from .packs.files import Source, read_folder
from .packs.loader import load
from .packs.mixing import (
    CARDS,
    FEWEST_CARDS,
    MOST_SETS,
    CannotMix,
    Fitting,
    Mixed,
    World,
    fitting,
    mixed_in,
    mixed_source,
    world_of,
)
from .packs.numbering import Numbering, packed, plan_name, unpacked
from .plugins import KINDS_OF_WORDS, OUR_GAMES, InstalledGame, Installer
from .rules.character_boards import BY_LOT, CHARACTERS
from .rules.variants import SEATINGS
from .rules.vocabulary import VOCABULARY as SHARED_WORDS
from .suggest import hint

MOST_PACKS: Final = 4  # laid over one game
CACHED_PACK_SETS: Final = 24  # cached games with uploaded packs, two megabytes or more each; tables hold their own
STACKED_FACES: Final = 2  # of each game: variants are tried in stacks on these, alone on all others
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
    mixes = _mixes(name, [part for part in names if part.startswith(CARDS)])
    names = [part for part in names if not part.startswith(CARDS)]
    extras = (*(variant for variant in names if _brings_cards(name, variant)), *(mix.word for mix in mixes))
    pack = _laid_over(name, extras, tuple(brought), overlays, numbering)
    there = _faces(pack)
    if first == name:
        face = _default_face(name, [*brought.values(), *overlays])
    if face not in there and face in pack.boards:
        raise SpecError(f"'{name}' is played on tiles, not on a board such as '{face}'")
    if face not in there:
        raise SpecError(f"'{name}' has no face '{face}'; {hint(face, there)}")
    rules = game.make(pack, face).with_heuristics(trained(name))
    for place, variant in enumerate(names):
        plain, _, chosen = variant.partition(":")
        if chosen and plain in game.choosing:
            variation = game.choosing[plain](chosen)
        elif variant in game.variants:
            variation = game.variants[variant]
        elif chosen and plain in SEATINGS:
            variation = SEATINGS[plain](chosen)
        else:
            _complain_of(variant)
            meant = f"did you mean '{name}:{variant}'?" if variant in there else hint(variant, game.variants)
            raise SpecError(f"'{name}' has no variant '{variant}'; {meant}")
        if _without_level(variant) in [_without_level(other) for other in names[:place]]:
            raise SpecError(f"variant '{_without_level(variant)}' stands twice in '{spec}'")
        try:
            rules = variation(rules)
        except RulesetError as error:
            raise SpecError(f"'{variant}' does not fit into '{spec}': {error}") from error
    for mix in mixes:
        rules = rules.named(mix.word)
    for digest in brought:
        rules = rules.named(f"{IN_SPEC}{digest}")
    return rules


def with_characters_chosen(spec: str, chosen: Sequence[str]) -> str:
    """CHA-1.2: returns a spec with the characters that seats have chosen, "" for those that go by lot."""
    if not any(chosen):
        return spec
    named = ".".join(id or BY_LOT for id in chosen)
    parts = spec.split("+")
    return "+".join(f"{CHARACTERS}:{named}" if _without_level(part) == CHARACTERS else part for part in parts)


def characters_chosen(spec: str, seats: int) -> list[str]:
    """Returns the characters that a spec names, by seat, "" where it leaves one to the lot."""
    named = [part.partition(":")[2] for part in spec.split("+") if _without_level(part) == CHARACTERS]
    wanted = named[0].split(".") if named and named[0] else []
    chosen = ["" if id == BY_LOT else id for id in wanted]
    return [*chosen, *[""] * (seats - len(chosen))]


def with_seating(spec: str, first: int | str | None = None, handicaps: Sequence[int] = ()) -> str:
    """Spec with who goes first (RUL-118) and a handicap for each seat (EXP-2), before the packs that it names."""
    wanted = [] if first is None else [f"first:{first}"]
    wanted += [f"handicap:{''.join(map(str, handicaps))}"] if any(handicaps) else []
    if not wanted:
        return spec
    played = without_packs(spec)
    packs = "".join(f"+{digest}" for digest in spec.split("+") if digest not in played.split("+"))
    return "+".join([played, *wanted]) + packs


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


def _brings_cards(game: str, variant: str) -> bool:
    """Whether a variant brings a pack of its own: a folder under its name in `sets/` of the game."""
    return variant in GAMES[game].variants and (GAMES[game].sets / variant).is_dir()


@cache
def _extra_source(game: str, extra: str) -> Source:
    """Source that a variant, or a part of a mixed deck, lays over the pack of a game."""
    if not extra.startswith(CARDS):
        return read_folder(GAMES[game].sets / extra)
    home = mixed_in(extra).game
    return mixed_source(home, built_in(GAMES[home].pack), world(game), VOCABULARY)


@cache
def world(game: str) -> World:
    """What the texts of a game can speak of (RUL-130)."""
    meant = [getattr(words, kind) for words in (SHARED_WORDS, GAMES[game].words) for kind in KINDS_OF_WORDS]
    return world_of(_plain(GAMES[game].pack), {word for words in meant for word in words})


@cache
def fitting_into(game: str, home: str) -> Fitting:
    """Cards of `home` that fit into the deck of `game`, and why the others do not; its own all do."""
    source = built_in(GAMES[home].pack)
    if GAMES[home].pack == GAMES[game].pack:
        return Fitting([row for row in source.rows["card"] if _is_own(row.content)], {})
    return fitting(source.rows["card"], world(game), VOCABULARY)


def _is_own(card: Mapping[str, object]) -> bool:
    return card.get("deck", "dungeon") == "dungeon" and not card.get("set")


def _mixes(game: str, parts: Sequence[str]) -> list[Mixed]:
    """Reads the parts of a mixed deck; SpecError if they cannot be mixed (RUL-130)."""
    try:
        mixes = [mixed_in(part) for part in parts]
    except CannotMix as wrong:
        raise SpecError(str(wrong)) from wrong
    taken = {str(row.content.get("id")): row.file for row in built_in(GAMES[game].pack).rows["card"]}
    for place, mix in enumerate(mixes):
        if mix.game not in GAMES:
            raise SpecError(f"unknown game '{mix.game}' in '{mix.word}'; {hint(mix.game, GAMES)}")
        if mix.game in [other.game for other in mixes[:place]] or place >= MOST_SETS:
            raise SpecError(f"'{mix.word}': a deck is mixed of at most {MOST_SETS} sets, each named once")
        if mix.game == game and not mix.n:
            raise SpecError(f"'{mix.word}': the game's own cards are all there; say how many, as in '{mix.word}:60'")
        for row in fitting_into(game, mix.game).rows if mix.game != game else ():
            id = str(row.content.get("id"))
            if id in taken:
                raise SpecError(f"'{mix.word}': the card '{id}' stands in {taken[id]} and in {row.file} of {mix.game}")
            taken[id] = row.file
    return mixes


def _mixed(pack: Pack, game: str, extras: tuple[str, ...]) -> Pack:
    """Notes the lots of a mixed deck in its pack; SpecError if no row can be dealt from it."""
    for mix in (mixed_in(extra) for extra in extras if extra.startswith(CARDS)):
        ids = {str(row.content.get("id")) for row in fitting_into(game, mix.game).rows}
        cards = [card for card in pack.dungeon if pack.cards[card].id in ids]
        if mix.n > len(cards):
            raise SpecError(f"'{mix.word}': only {len(cards)} cards of '{mix.game}' fit into '{game}'")
        if mix.n:
            pack.lots.append(Lot(cards, mix.n))
    left = len(pack.dungeon) - sum(len(lot.cards) - lot.n for lot in pack.lots)
    most_attacks = _attacks(pack, pack.dungeon) - sum(max(_attacks(pack, lot.cards) - lot.n, 0) for lot in pack.lots)
    if pack.lots and (left < FEWEST_CARDS or left - most_attacks < ROW):
        raise SpecError(f"a deck of {left} cards is too small; it needs {FEWEST_CARDS}")
    return pack


def _attacks(pack: Pack, cards: Sequence[CardId]) -> int:
    return sum(pack.cards[card].attack for card in cards)


def _laid_over(
    game: str, extras: tuple[str, ...], digests: tuple[str, ...], overlays: Sequence[Source], numbering: bytes
) -> Pack:
    """Pack of a game with the packs that its variants bring, then uploaded ones, then `overlays`."""
    try:
        if numbering:
            return load_numbered(game, extras, digests, numbering)
        if overlays:
            return _loaded(game, extras, [*_sources(game, extras, digests), *overlays])
        return _plain_with(game, extras, digests)
    except PackErrors as wrong:
        if not digests:
            raise
        raise SpecError(f"these packs do not go together: {wrong.errors[0]}") from wrong


def load_numbered(game: str, extras: tuple[str, ...], digests: tuple[str, ...], numbering: bytes) -> Pack:
    """Loads a pack with the numbers of a stored table; shares the plain pack if they are still the same."""
    known, plain = unpacked(numbering), _plain_with(game, extras, digests)
    same = all(known.get(what, names) == names for what, names in plain.numbering.items())
    return plain if same else _numbered(game, extras, digests, numbering)


@lru_cache(maxsize=64)
def _numbered(game: str, extras: tuple[str, ...], digests: tuple[str, ...], numbering: bytes) -> Pack:
    pack = _loaded(game, extras, _sources(game, extras, digests), unpacked(numbering))
    pack.numbered_by = numbering
    return pack


def _plain_with(game: str, extras: tuple[str, ...], digests: tuple[str, ...]) -> Pack:
    return _brought(game, extras, digests) if extras or digests else _plain(GAMES[game].pack)


@lru_cache(maxsize=CACHED_PACK_SETS)
def _brought(game: str, extras: tuple[str, ...], digests: tuple[str, ...]) -> Pack:
    return _loaded(game, extras, _sources(game, extras, digests))


def _loaded(game: str, extras: tuple[str, ...], sources: Sequence[Source], numbering: Numbering | None = None) -> Pack:
    return _mixed(load(sources, VOCABULARY, numbering), game, extras)


def _sources(game: str, extras: tuple[str, ...], digests: tuple[str, ...]) -> list[Source]:
    laid = [extra for extra in extras if not (extra.startswith(CARDS) and mixed_in(extra).game == game)]
    own = [built_in(GAMES[game].pack), *(_extra_source(game, extra) for extra in laid)]
    documents = [PACK_CACHE.find(digest) for digest in digests]
    return [*own, *(document.source() for document in documents if document is not None)]


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
    """Specs of every game with every face and variant; on the first faces with every pair of variants, and in towers.

    All compatible sets would be thousands: what two variants do to each other shows in a pair of them.
    """
    found: list[str] = []
    for game in GAMES:
        for place, face in enumerate(faces(game)):
            spec = game if place == 0 else f"{game}:{face}"
            stacks = _pairs_and_towers(game) if place < STACKED_FACES else _alone(game)
            found += ["+".join([spec, *stack]) for stack in stacks]
        counts = open_game(game).params.seats
        settings = ["first:sneakiest", *(f"first:{n - 1}+handicap:{'1230'[:n]}" for n in counts)]
        found += [stack for stack in [f"{game}+{setting}" for setting in settings] if _fits(stack)]
    return found


def _alone(game: str) -> list[tuple[str, ...]]:
    """No variant, and every variant with what it needs, in the order of the catalog."""
    return [(), *(_in_order(game, {variant, *fit.needs}) for variant, fit in fits(game).items())]


def _pairs_and_towers(game: str) -> list[tuple[str, ...]]:
    """Every variant alone and with every other that it fits to, and upon each as many others as fit; each set once."""
    known = fits(game)
    stacks = _alone(game)
    for one, other in combinations(known, 2):
        together = {one, other, *known[one].needs, *known[other].needs}
        stacks += [_in_order(game, together)] if other not in known[one].excludes else []
    for variant in known:
        tower = {variant, *known[variant].needs}
        for other in known:
            higher = tower | {other, *known[other].needs}
            tower = higher if _fits(_stack(game, higher)) else tower
        stacks.append(_in_order(game, tower))
    return list(dict.fromkeys(stacks))


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
    return "+".join([game, *_in_order(game, variants)])


def _in_order(game: str, variants: Collection[str]) -> tuple[str, ...]:
    return tuple(variant for variant in GAMES[game].variants if variant in variants)


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
        listed = " or ".join([*[", ".join(str(n) for n in allowed[:-1])] * (len(allowed) > 1), str(allowed[-1])])
        noun = "seat" if allowed == (1,) else "seats"
        raise SpecError(f"{rules.name} is for {listed} {noun}, not {seats} (RUL-35)")


INSTALLER.check(open_game)
DECLARATIONS.closed = True
