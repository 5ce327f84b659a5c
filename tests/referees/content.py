"""Content for referees: cards, tokens, rooms and tiles read from the packs' files, and nothing derived by the engine."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

import tiptoe.games

GAMES = Path(tiptoe.games.__file__).parent
STAND_IN = (("crystal-cave", "security"), ("burgle", "hack"))  # each for the other (RUL-130)
OWN_WORDS = {
    "classic": ("crystal-cave", "burgle"),
    "catacombs": ("crystal-cave", "burgle"),
    "space": ("security", "hack"),
}


def written(field: str) -> str:
    """Returns a field's name in the files: `up-to` for `up_to`, `or` for `or_`."""
    return field.rstrip("_").replace("_", "-")


class Spent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Own tokens beside the board (CHA-3.5)."""

    spent: str


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=written):
    another: str = ""
    has: str = ""
    in_: str = ""
    card_in_sight: str = ""
    at_least: int = 0
    of: str | Spent = ""
    behind: str = ""
    lacks: tuple[str, ...] = ()


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=written):
    """One effect of a text. Every word of the card language is a field."""

    skill: int = 0
    swords: int = 0
    boots: int = 0
    gold: int = 0
    more_gold: int = 0
    lockpicks: int = 0
    clank: int = 0
    others_clank: int = 0
    all_clank: int = 0
    draw: int = 0
    heal: int = 0
    damage: int = 0
    teleport: int = 0
    rage: int = 0
    crystal: int = 0
    return_black_cubes: int = 0
    ghost: bool = False
    attack: bool = False
    ignore: str = ""
    discount: int = 0
    on: str = ""
    gain: str = ""
    count: int = 1
    trash_this: bool = False
    onto_deck: bool = False
    # Permissions of a seat.
    trash: str = ""
    up_to: int = 1
    must: bool = False
    or_: str = ""
    discard: int = 0
    replace_row_card: bool = False
    take_free: bool = False
    teleport_from: str = ""
    fetch_secret: bool = False
    buy_anywhere: int = 0
    bargain: int = 0
    free_item: bool = False
    jump_between: str = ""
    jump_to_rival: bool = False
    jump_to_new_tile: bool = False
    offer_afar: bool = False
    hack_beside: bool = False
    activate: bool = False
    turn_reserve: str = ""
    optional: bool = False
    # Effects that the map or luck decides.
    draw_secret: str = ""
    free_prisoners: int = 0
    lay_tile: bool = False
    lay_tile_anywhere: bool = False
    turn_occupied_tiles: bool = False
    lone_seats_turn: bool = False
    return_idols: bool = False
    lesser_attack: int = 0
    others_gold: int = 0
    # Own tokens of characters, and cards that change their place or speak twice.
    charge: str = ""
    spend: str = ""
    lose: str = ""
    show: str = ""
    advance: str = ""
    atop: bool = False
    recall: str = ""
    again: bool = False
    take_to_hand: bool = False
    # Texts in texts.
    pay_gold: int = 0
    pay_lockpick: int = 0
    do: tuple[Effect, ...] = ()
    when: Condition | None = None
    per: str = ""
    allied: tuple[Effect, ...] = ()
    choose: int = 0
    of: tuple[Effect | tuple[Effect, ...], ...] = ()
    all_if: Condition | None = None
    at_end_of_turn: tuple[Effect, ...] = ()
    everybody_chooses: tuple[Effect | tuple[Effect, ...], ...] = ()
    may: tuple[Effect, ...] = ()

    @property
    def options(self) -> tuple[Text, ...]:
        """Returns the options of a choice, or the spaces of an own marker; one of a single effect stands bare."""
        found = self.of or self.everybody_chooses
        return tuple((option,) if isinstance(option, Effect) else option for option in found)


Text = tuple[Effect, ...]


class Owned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=written):
    card: str = ""
    card_kind: str = ""
    token: str = ""
    faction: str = ""


class Holding(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=written):
    has: str = ""
    at_least: int = 0
    of: Owned = Owned()
    both: Holding | None = None
    and_: Holding | None = None
    owns: int = 0
    different_of: tuple[str, ...] = ()


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=written):
    points: int
    per: str | Owned = ""
    every: int = 1
    if_: Holding | None = None


class Also(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: int = 0
    lockpicks: int = 0


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=written):
    id: str
    kind: str
    deck: str = "dungeon"
    set: str = ""
    origin: str = ""
    faction: str = ""
    back_of: str = ""
    copies: int = 1
    cost: int = 0
    also: Also = Also()
    points: int = 0
    score: Score | tuple[Score, ...] = ()
    attack: bool = False
    danger: bool = False
    where: str = ""
    of: str = ""
    react: str = ""
    play: Text = ()
    acquire: Text = ()
    arrive: Text = ()
    use: Text = ()
    defeat: Text = ()
    shield: Text = ()


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=written):
    id: str
    kind: str
    type: str = ""
    set: str = ""
    origin: str = ""
    counts_as: tuple[str, ...] = ()
    copies: int = 1
    points: int = 0
    score: Score | tuple[Score, ...] = ()
    keep: bool = False
    needs_damage: int = 0
    reveal: Text = ()
    use: Text = ()

    @property
    def tags(self) -> frozenset[str]:
        """Returns every type of the token."""
        return frozenset({self.kind, self.type or self.id, *self.counts_as})

    @property
    def stays(self) -> bool:
        """Whether a revealed token stays: one with a text goes to the box, unless it says `stays`."""
        return self.keep or not self.reveal


class OnAcquire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str = ""
    do: Text = ()


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=written):
    """A character: its deck and own tokens by id, and the texts of its board."""

    id: str
    set: str
    deck: dict[str, int]
    tokens: dict[str, int] = {}
    start: dict[str, int] = {}
    each_turn: Text = ()
    on_acquire: OnAcquire = OnAcquire()
    when_hurt: Text = ()


class Furniture(msgspec.Struct, frozen=True, rename=written):
    """A room aboard: its reward on entry, and the text of its port."""

    id: str
    reward: Text = ()
    port: Text = ()


class TileRoom(msgspec.Struct, frozen=True, rename=written):
    id: str
    features: tuple[str, ...] = ()
    reward: dict[str, int] = {}
    artifact: int | None = None
    zone: str = ""


class Stretch(msgspec.Struct, frozen=True, rename=written):
    """A part of a tunnel on one tile, from end to end; an arrow points from the first to the second."""

    from_: str
    to: str
    footprints: bool = False
    monsters: int = 0
    lock: bool = False
    arrow: bool = False


class Tile(msgspec.Struct, frozen=True, rename=written):
    id: str
    set: str
    rooms: tuple[TileRoom, ...]
    tunnels: tuple[Stretch, ...]
    haunted: bool = False


Kind = TypeVar("Kind")


@cache
def cards(pack: str) -> dict[str, Card]:
    return {card.id: card for card in _entries(pack, "card", Card)}


@cache
def cards_of_a_guest(home: str, pack: str) -> dict[str, Card]:
    """RUL-130: the cards of one game as they are meant in another."""
    there = {word: mine for words, mine in zip(STAND_IN, OWN_WORDS[pack]) for word in words}
    rows = [_translated(row, there) for row in _tables(home, "card")]
    return {card.id: card for card in msgspec.convert(rows, list[Card])}


def _translated(value: object, words: dict[str, str]) -> object:
    if isinstance(value, dict):
        return {key: _translated(each, words) for key, each in value.items()}
    if isinstance(value, list):
        return [_translated(each, words) for each in value]
    return words.get(value, value) if isinstance(value, str) else value


@cache
def tokens(pack: str) -> dict[str, Token]:
    """Returns all tokens by id; a character and its own tokens are tokens, too."""
    found = {token.id: token for token in _entries(pack, "token", Token)}
    for character in characters(pack).values():
        found[character.id] = Token(character.id, "character", "character")
        found |= {id: Token(id, "own", "own", copies=n) for id, n in character.tokens.items()}
    return found


@cache
def characters(pack: str) -> dict[str, Character]:
    return {character.id: character for character in _entries(pack, "character", Character)}


@cache
def tiles(pack: str) -> dict[str, Tile]:
    return {tile.id: tile for tile in _entries(pack, "tile", Tile)}


@cache
def furniture(pack: str) -> dict[str, Furniture]:
    """Returns the content of the rooms of all modules, by room."""
    modules = _tables(pack, "module")
    return {room.id: room for module in modules for room in msgspec.convert(module.get("rooms", []), list[Furniture])}


def scores(of: Card | Token) -> tuple[Score, ...]:
    return of.score if isinstance(of.score, tuple) else (of.score,)


def _entries(pack: str, table: str, kind: type[Kind]) -> list[Kind]:
    return msgspec.convert(_tables(pack, table), list[kind])  # type: ignore[valid-type]


def _tables(pack: str, table: str) -> list[dict[str, object]]:
    """Returns the entries of the game's own pack and of the sets that its variants bring, without their pictures."""
    home = GAMES / pack
    paths = [*sorted((home / "content").glob("*.toml")), *sorted((home / "sets").glob("*/*.toml"))]
    files = [tomllib.loads(file.read_text(encoding="utf-8")) for file in paths]
    lists = [found for file in files if isinstance(found := file.get(table), list)]  # names are tables, not lists
    return [{key: entry[key] for key in entry if key != "art"} for found in lists for entry in found]
