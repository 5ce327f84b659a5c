"""Choices as people write them: `play:burgle`, `acquire:row3`, `move:d14+1s`, `end-turn`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .board import FEATURES
from .choice import (
    ARGUMENT,
    CARD,
    EFFECT,
    FEATURE,
    NONE,
    ROOM,
    ROOM_TOKEN,
    ROW,
    SITE,
    SITES,
    SLOT,
    SWORDS,
    TILE,
    TOKEN,
    TOKEN_KIND,
    TOKEN_KINDS,
    TUNNEL,
    TURN,
    VERBS,
    WAY,
)
from .reason import NOT_UNDERSTOOD, Reason

if TYPE_CHECKING:
    from .board import Tunnel
    from .pack import Pack
    from .state import State

NOT_ADJACENT: Final = Reason("not-adjacent", "CORE-10.1")
NO_SUCH_THING: Final = Reason("no-such-thing", "CORE-4.3")

NO_CHOICE: Final = -1


def key(choice: int, state: State) -> str:
    """The choice as people write it."""
    verb = VERBS[choice & ~ARGUMENT]
    if verb.argument == NONE:
        return verb.word
    return f"{verb.word}:{_argument(verb.argument, choice & ARGUMENT, state)}"


def parse(text: str, state: State) -> int:
    """The choice that a key names in this position, offered or not; NO_CHOICE if it names none."""
    word, _, argument = text.strip().partition(":")
    for base, verb in VERBS.items():
        if verb.word == word:
            number = _number(verb.argument, argument, state)
            return NO_CHOICE if number < 0 else base | number
    return NO_CHOICE


def misread(text: str, state: State) -> Reason:
    """Why a key names no choice in this position."""
    word, _, argument = text.strip().partition(":")
    for verb in VERBS.values():
        if verb.word == word:
            elsewhere = verb.argument in (TUNNEL, WAY) and argument.partition("+")[0] in state.board.rooms
            return NOT_ADJACENT if elsewhere else NO_SUCH_THING
    return NOT_UNDERSTOOD


def _argument(kind: str, argument: int, state: State) -> str:
    pack = state.rules.pack
    if kind == CARD:
        return pack.cards[argument].id
    if kind == SLOT:
        return f"row{argument + 1}" if argument < ROW else pack.cards[pack.reserve[argument - ROW]].id
    if kind == TUNNEL:
        return _with_swords(_ways(state)[argument // SWORDS].key, argument % SWORDS)
    if kind == WAY:
        return _ways(state)[argument].key
    if kind == TURN:
        return _with_swords(str(argument // SWORDS), argument % SWORDS)
    if kind == TILE:
        return _with_swords(pack.tiles[argument // SWORDS].id, argument % SWORDS)
    if kind == FEATURE:
        return next(name for name, bit in FEATURES.items() if bit.bit_length() == argument)
    if kind == SITE:
        return f"{argument // SITES - SITES // 2},{argument % SITES - SITES // 2}"
    if kind == ROOM:
        return state.board.rooms[argument]
    if kind == TOKEN:
        return pack.tokens[argument].id
    if kind == TOKEN_KIND:
        return kind_name(argument, pack)
    if kind == ROOM_TOKEN:
        return f"{state.board.rooms[argument // TOKEN_KINDS]}:{kind_name(argument % TOKEN_KINDS, pack)}"
    if kind == EFFECT:
        return pack.effects[argument].label
    return str(argument)


def _number(kind: str, text: str, state: State) -> int:
    pack = state.rules.pack
    if kind == NONE:
        return 0 if text == "" else NO_CHOICE
    if kind == CARD:
        return _index([card.id for card in pack.cards], text)
    if kind == SLOT:
        names = [f"row{slot + 1}" for slot in range(ROW)] + [pack.cards[card].id for card in pack.reserve]
        return _index(names, text)
    if kind in (TUNNEL, WAY, TURN, TILE):
        return _with_spent(kind, text, state)
    if kind == FEATURE:
        return FEATURES[text].bit_length() if text in FEATURES else NO_CHOICE
    if kind == SITE:
        return _site(text)
    if kind == ROOM:
        return _index(state.board.rooms, text)
    if kind == TOKEN:
        return _index([token.id for token in pack.tokens], text)
    if kind == TOKEN_KIND:
        return pack.tags[text].bit_length() if text in pack.tags else NO_CHOICE
    if kind == ROOM_TOKEN:
        room, _, token = text.partition(":")
        if room not in state.board.rooms or token not in pack.tags:
            return NO_CHOICE
        return state.board.room(room) * TOKEN_KINDS + pack.tags[token].bit_length()
    if kind == EFFECT:
        return _index([effect.label for effect in pack.effects], text)
    return int(text) if text.isdecimal() and int(text) <= ARGUMENT else NO_CHOICE


def _with_swords(name: str, swords: int) -> str:
    return f"{name}+{swords}s" if swords else name


def _with_spent(kind: str, text: str, state: State) -> int:
    """A way, a turn or a tile, and how many swords are spent: `d14+1s`. Ways lead out of the asked seat's room."""
    name, _, spent = text.partition("+")
    swords = int(spent[:-1]) if spent.endswith("s") and spent[:-1].isdecimal() else 0
    if spent and not 0 < swords < SWORDS:
        return NO_CHOICE
    if kind == TURN:
        number = int(name) if name.isdecimal() and int(name) < 4 else NO_CHOICE
    elif kind == TILE:
        number = _index([tile.id for tile in state.rules.pack.tiles], name)
    else:
        number = _index([tunnel.key for tunnel in _ways(state)], name)
    if number == NO_CHOICE or (kind == WAY and swords):
        return NO_CHOICE
    return number if kind == WAY else number * SWORDS + swords


def _site(text: str) -> int:
    """So far east and south of the start: `1,-2`."""
    x, _, y = text.partition(",")
    if not all(part.removeprefix("-").isdecimal() for part in (x, y)):
        return NO_CHOICE
    if max(abs(int(x)), abs(int(y))) >= SITES // 2:
        return NO_CHOICE
    return (int(x) + SITES // 2) * SITES + int(y) + SITES // 2


def _ways(state: State) -> list[Tunnel]:
    """The exits of the room where the asked seat stands: tunnels are numbered from there."""
    return state.board.ways(state.seats[state.stack[-1].seat].room) if state.stack else []


def kind_name(number: int, pack: Pack) -> str:
    """The kind of token that a choice names by the place of its bit."""
    for name, tag in pack.tags.items():
        if tag.bit_length() == number:
            return name
    return str(number)


def _index(names: list[str], text: str) -> int:
    return names.index(text) if text in names else NO_CHOICE
