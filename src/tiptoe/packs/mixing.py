"""RUL-130: which cards of one game's deck fit into another's, and the pack that lays them there.

What a text speaks of is found by the vocabulary: every word, and every room, token, card, kind and faction that a field
of it names. Nothing is listed by hand but the names that stand for each other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from ..core import vocabulary as v
from ..core.board import FEATURES
from ..core.pack import Pack
from ..core.tiles import DEPTHS
from ..core.vocabulary import Vocabulary
from .files import PackRow, Source, Table
from .reader import ANY

CARDS: Final = "cards:"  # before the name of a set, in a spec
MOST_SETS: Final = 4  # mixed into one deck
FEWEST_CARDS: Final = 60  # of a deck
TWINS: Final = (("crystal-cave", "security"), ("burgle", "hack"))  # names that stand for each other
RIDES: Final = {"ride": "hyperlift"}  # obstacles that are no feature, by a feature that has them
FLOOR: Final = "fetch-secret"  # a word that needs secrets lying in rooms
NOT_MIXED: Final = ("set", "art", "deck")  # keys of a card that stay behind


class CannotMix(Exception):
    """Raised for a mixture that no deck can be made of: the reason, with both files of a doubled id."""


@dataclass(frozen=True)
class Mixed:
    """Part of a mixed deck: a game whose cards come in, and how many by lot; 0 for all that fit."""

    game: str
    n: int = 0

    @property
    def word(self) -> str:
        """Its name in a spec: `cards:classic` or `cards:classic:40`."""
        return f"{CARDS}{self.game}:{self.n}" if self.n else f"{CARDS}{self.game}"


def mixed_in(word: str) -> Mixed:
    """Reads a part of a spec such as `cards:classic:40`."""
    game, colon, number = word.removeprefix(CARDS).partition(":")
    if colon and not (number.isascii() and number.isdecimal() and 0 < int(number) < 1000):
        raise CannotMix(f"'{word}' needs a number of cards from 1 to 999 after its last colon")
    return Mixed(game, int(number) if colon else 0)


@dataclass
class World:
    """What the texts of a game can speak of."""

    words: Collection[str]
    features: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    suits: set[str] = field(default_factory=set)
    secrets_on_floor: bool = False


def world_of(pack: Pack, words: Collection[str]) -> World:
    """Lists what there is in a game; `words` are those that have a meaning in it."""
    world = World(words)
    bits = [bits for board in pack.boards.values() for bits in board.features]
    bits += [room.features for tile in pack.tiles for room in tile.rooms]
    bits += [FEATURES["depths"] for tile in pack.tiles if tile.set == DEPTHS]
    world.features = {name for name, bit in FEATURES.items() if any(each & bit for each in bits)}
    own = [token for token in pack.tokens if not token.set]
    world.tokens = {name for name, bit in pack.tags.items() if any(token.tags & bit for token in own)}
    world.cards = {pack.cards[card].id for card in (*pack.starter, *pack.reserve)}
    world.kinds = {card.kind for card in pack.cards}
    world.suits = {card.suit for card in pack.cards} - {""}
    world.secrets_on_floor = any(bits for board in pack.boards.values() for bits in board.spaces)
    return world


def foreign(row: Table, world: World, kinds: Collection[str], words: Vocabulary) -> list[str]:
    """Lists what a card speaks of and the game does not have; `kinds` of cards come along in the mixture."""
    lost: list[str] = []
    for what, name in _named(row, words):
        twin = _twin(name)
        there = {
            "word": name in world.words and (name != FLOOR or world.secrets_on_floor),
            "feature": name in world.features or twin in world.features,
            "ignore": name not in (*FEATURES, *RIDES) or bool({name, twin, RIDES.get(name)} & world.features),
            "token": name in world.tokens,
            "card": name in world.cards or twin in world.cards or name == row.get("id"),
            "kind": name in world.kinds or name in kinds,
            "faction": name in world.suits,
        }[what]
        if not there and f"{what} {name}" not in lost:
            lost.append(f"{what} {name}")
    return lost


def _twin(name: str) -> str:
    return next((other for pair in TWINS for one, other in (pair, pair[::-1]) if one == name), "")


def _named(row: Table, words: Vocabulary) -> Iterator[tuple[str, str]]:
    """Yields everything that a card names, with what it is."""
    for moment in v.MOMENTS:
        yield from _effects(row.get(moment, []), words)
    score = row.get("score", [])
    for amount in score if isinstance(score, list) else [score]:
        if not isinstance(amount, dict):
            continue
        word = next((word for word in words.amounts if word in amount), "")
        yield from _fields(words.amounts[word].fields, amount, words) if word else ()
    yield from (("feature", name) for name in str(row.get("where", "")).split("|") if name)
    also = row.get("also", {})
    if isinstance(also, dict) and "lockpicks" in also:
        yield "word", "lockpicks"
    if "faction" in row:
        yield "faction", str(row["faction"])


def _effects(value: object, words: Vocabulary) -> Iterator[tuple[str, str]]:
    for effect in value if isinstance(value, list) else [value]:
        if isinstance(effect, list):
            yield from _effects(effect, words)
        elif isinstance(effect, dict) and (word := next(iter(effect), "")) in words.effects:
            yield "word", word
            yield from _fields(words.effects[word].fields, effect, words)


NAMES_WHAT: Final = {
    **dict.fromkeys((v.CARD, v.CARD_OR_ANY), "card"),
    v.CARD_KIND: "kind",
    v.TOKEN_TYPE: "token",
    v.FEATURE: "feature",
    v.IGNORABLE: "ignore",
    v.SUIT: "faction",
}


def _fields(fields: Collection[v.Field], row: Table, words: Vocabulary) -> Iterator[tuple[str, str]]:
    for one in fields:
        value = row.get(one.name)
        if value is None:
            continue
        if one.kind in (v.PROGRAM, v.LATER, v.OPTIONS, v.OPTIONS_AT_ONCE):
            yield from _effects(value, words)
        elif one.kind in (v.CONDITION, v.HOLDING):
            yield from _one(value, words.conditions if one.kind == v.CONDITION else words.holdings, words)
        elif one.kind in (v.COUNTER, v.POSSESSION):
            yield from _one(value, words.counters if one.kind == v.COUNTER else words.possessions, words)
        elif one.kind == v.TOKEN_TYPES:
            yield from (("token", str(name)) for name in (value if isinstance(value, list) else ()))
        elif one.kind in NAMES_WHAT and value != ANY:
            yield NAMES_WHAT[one.kind], str(value)


def _one(
    value: object, known: Mapping[str, v.ConditionWord | v.CounterWord], words: Vocabulary
) -> Iterator[tuple[str, str]]:
    """Yields what a condition or a counter names, written as a word or as a table."""
    table: Table = value if isinstance(value, dict) else {str(value): True}
    word = str(next(iter(table), ""))
    if word in known:
        yield "word", word
        yield from _fields(known[word].fields, table, words)


@dataclass(frozen=True)
class Fitting:
    """Cards of a set that fit into a game, and for each other card what it speaks of that is not there."""

    rows: list[PackRow]
    left_out: dict[str, list[str]]


def fitting(rows: Collection[PackRow], world: World, words: Vocabulary) -> Fitting:
    """Decides which cards of a deck fit (RUL-130). Cards of starter, reserve and options are never mixed."""
    deck = [row for row in rows if row.content.get("deck", "dungeon") == "dungeon" and not row.content.get("set")]
    kinds = {str(row.content.get("kind")) for row in deck}
    lost = {str(row.content.get("id")): foreign(row.content, world, kinds, words) for row in deck}
    fits = [row for row in deck if not lost[str(row.content.get("id"))]]
    return Fitting(fits, {id: what for id, what in lost.items() if what})


def mixed_source(game: str, home: Source, world: World, words: Vocabulary) -> Source:
    """Pack that lays the fitting cards of a game into another one, under their own names."""
    rows = fitting(home.rows["card"], world, words).rows
    renamed = {one: other for pair in TWINS for one, other in (pair, pair[::-1]) if _missing(one, other, world)}
    source = Source(f"{CARDS}{game}", {key: home.about[key] for key in ("origin", "title") if key in home.about})
    source.rows["card"] = [PackRow(row.file, _translated(row.content, renamed)) for row in rows]
    names = home.names.get("card", {})
    assert isinstance(names, dict)
    source.names = {"card": {id: names[id] for row in rows if (id := row.content.get("id")) in names}}
    return source


def _missing(name: str, twin: str, world: World) -> bool:
    there = world.features | world.cards
    return name not in there and twin in there


def _translated(row: Table, names: Mapping[str, str]) -> Table:
    kept = {key: value for key, value in row.items() if key not in NOT_MIXED}
    return {key: value if key == "id" else _renamed(value, names) for key, value in kept.items()}


def _renamed(value: object, names: Mapping[str, str]) -> object:
    if isinstance(value, list):
        return [_renamed(each, names) for each in value]
    if isinstance(value, dict):
        return {key: _renamed(each, names) for key, each in value.items()}
    if isinstance(value, str):
        return "|".join(names.get(part, part) for part in value.split("|"))
    return value


# The deck as a whole.


@dataclass(frozen=True)
class DeckCounts:
    """Numbers of a set of cards, for the shares of a deck that is mixed of several."""

    cards: int
    attacks: int
    dangers: int
    monsters: int
    companions: int
    skill: int  # cost of all cards that cost skill together


def tally(rows: Collection[PackRow]) -> DeckCounts:
    """Counts cards of a deck as they are written."""
    copies = [(row.content, int(str(row.content.get("copies", 1)))) for row in rows]

    def count(key: str, value: object) -> int:
        return sum(n for row, n in copies if row.get(key, False) == value)

    dear = [(row, n) for row, n in copies if row.get("kind") != "monster"]
    return DeckCounts(
        cards=sum(n for _, n in copies),
        attacks=count("attack", value=True),
        dangers=count("danger", value=True),
        monsters=count("kind", "monster"),
        companions=count("kind", "companion"),
        skill=sum(int(str(row.get("cost", 0))) * n for row, n in dear),
    )


# Bounds within which a deck plays as a printed one, in cards and hundredths (skill in tenths); outside is a warning.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "cards": (90, 140),
    "attacks": (20, 30),
    "dangers": (0, 5),
    "monsters": (15, 25),
    "companions": (18, 100),
    "skill": (28, 42),
}


def shares(parts: Collection[tuple[DeckCounts, int]]) -> dict[str, int]:
    """Expected shares of a deck that is drawn by lot: of each set so many cards."""
    cards = sum(n for _, n in parts)
    if not cards:
        return dict.fromkeys(BOUNDS, 0)

    def expected(name: str) -> float:
        return sum(float(getattr(one, name)) * n / one.cards for one, n in parts if one.cards)

    dear = cards - expected("monsters")
    return {
        "cards": cards,
        **{name: round(100 * expected(name) / cards) for name in ("attacks", "dangers", "monsters", "companions")},
        "skill": round(10 * expected("skill") / dear) if dear else 0,
    }


def warnings(found: Mapping[str, int]) -> list[str]:
    """Names the numbers of a deck that are out of bounds."""
    return [name for name, (least, most) in BOUNDS.items() if not least <= found[name] <= most]
