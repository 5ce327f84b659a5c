"""Codec of states: a state as bytes and back, and its digest.

Facts are written by their stored names, and only if not zero or empty: a new fact changes neither the bytes nor the
digest of a game that does not use it, so stored games and records stay valid.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, final

from .components import TokenId
from .facts import FLAG, SEAT_FACTS, STATE_FACTS, STORED_BY_NAME, Fact, OwnFact
from .kernel import Ability, DeferredEffect, Modifier, PendingAbility, PendingEffect
from .rng import KEY_BYTES, Id, resumed
from .state import Seat, SeatId, State

if TYPE_CHECKING:
    from .public import PublicSeat, PublicState
    from .ruleset import Ruleset

VERSION: Final = 1
OWN: Final = "own."  # before the stored names of facts that a game declares
DIGEST_BYTES: Final = 8


class CodecError(Exception):
    """Raised for bytes that are no encoded state."""


@final
class Layout:
    """Facts that are written by name: numbers, then flags, then lists, each in the order of their declarations."""

    def __init__(self, facts: tuple[Fact, ...]) -> None:
        named = [fact for fact in facts if fact.kind in STORED_BY_NAME]
        lists = [fact for fact in named if fact.kind.is_list]
        flags = [fact for fact in named if fact.kind is FLAG]
        numbers = [fact for fact in named if not fact.kind.is_list and fact.kind is not FLAG]
        self.facts: Final = numbers + flags + lists
        self.by_stored_name: Final = {fact.stored: fact for fact in self.facts}


SEAT: Final = Layout(SEAT_FACTS)
STATE: Final = Layout(STATE_FACTS)


def encode(state: State) -> bytes:
    """Encodes a position: everything but the events and the cached choices."""
    writer = Writer()
    writer.number(VERSION)
    writer.number(len(state.seats))
    writer.number(state.rng.block)
    writer.number(state.rng.at)
    writer.facts(state, STATE, state.rules.state_facts)
    for seat in state.seats:
        writer.facts(seat, SEAT, state.rules.seat_facts)
    for piles in (state.room_tokens, state.pools):
        writer.number(len(piles))
        for tokens in piles:
            writer.list(tokens)
    writer.number(len(state.stack))
    for frame in state.stack:
        writer.number(frame.kind)
        writer.number(frame.seat)
        writer.list(frame.fields())
    writer.number(len(state.deferred))
    for latent in state.deferred:
        writer.list([latent.effect.number, latent.source, latent.paid])
    writer.number(len(state.kept))
    for kept in state.kept:
        writer.list([kept.effect.number, kept.source])
    writer.list([effect.number for effect in state.modifiers])
    writer.list([program.number for program in state.at_end])
    for deck in state.rules.decks:
        for name in deck.piles:
            writer.list(deck.pile(state, name))
    return bytes(state.rng.key) + bytes(writer.out)


def decode(data: bytes, rules: Ruleset) -> State:
    """Decodes bytes of `encode`, under the ruleset and packs of the stored game."""
    reader = Reader(data[KEY_BYTES:])
    version = reader.number()
    if version != VERSION:
        raise CodecError(f"a state of format {version}; this build reads format {VERSION}")
    seats = reader.number()
    state = State(rules, resumed(data[:KEY_BYTES], reader.number(), reader.number()))
    reader.fill(state, STATE, rules.state_facts)
    state.seats = []
    for index in range(seats):
        seat = Seat(SeatId(index))
        reader.fill(seat, SEAT, rules.seat_facts)
        state.seats.append(seat)
    state.room_tokens = [_tokens(reader) for _ in range(reader.number())]
    state.pools = [_tokens(reader) for _ in range(reader.number())]
    if rules.chart is not None:
        state.board = rules.chart.board(state.tiles)
    state.stack = []
    for _ in range(reader.number()):
        frame = rules.frame_of_kind[reader.number()]
        index = reader.number()
        state.stack.append(frame.revive(rules.pack, SeatId(index), reader.list()))
    _read_turn(reader, state)
    for deck in rules.decks:
        for name in deck.piles:
            deck.put(state, name, reader.list())
    reader.expect_end()
    return state


def digest(state: State) -> str:
    """Digest of a position, 16 hex digits: the same in every build, for replay checks and desync alarms."""
    return digest_of(encode(state))


def digest_of(position: bytes) -> str:
    """Digest of an encoded position."""
    return blake2b(position, digest_size=DIGEST_BYTES).hexdigest()


@final
class Writer:
    """Writes numbers as bytes: zigzag (0, -1, 1, -2 ...), seven bits per byte, so that small ones take one byte."""

    def __init__(self) -> None:
        self.out: Final = bytearray()

    def number(self, n: int) -> None:
        n = n * 2 if n >= 0 else -n * 2 - 1
        while n >= 128:
            self.out.append(n & 127 | 128)
            n >>= 7
        self.out.append(n)

    def list(self, numbers: list[Id]) -> None:
        self.number(len(numbers))
        for n in numbers:
            self.number(n)

    def text(self, text: str) -> None:
        self.number(len(text))
        self.out.extend(text.encode())

    def facts(self, owner: PublicSeat | PublicState, layout: Layout, own: tuple[OwnFact, ...]) -> None:
        """Writes by name the facts of `owner` that are not zero, false or empty, then those that the game declares."""
        used = [fact for fact in layout.facts if getattr(owner, fact.name)]
        own_used = [fact for fact in own if fact.of(owner)]
        self.number(len(used) + len(own_used))
        for fact in used:
            self.text(fact.stored)
            value = getattr(owner, fact.name)
            if fact.kind.is_list:
                self.list(value)
            else:
                self.number(int(value))
        for own_fact in own_used:
            self.text(OWN + own_fact.name)
            self.number(own_fact.of(owner))


@final
class Reader:
    """Reads the bytes of a Writer, front to back."""

    def __init__(self, data: bytes) -> None:
        self.data: Final = data
        self.at = 0

    def number(self) -> int:
        n = 0
        shift = 0
        while True:
            if self.at >= len(self.data):
                raise CodecError(f"the bytes end after {self.at}, in the middle of a state")
            byte = self.data[self.at]
            self.at += 1
            n |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return n >> 1 if n & 1 == 0 else -(n >> 1) - 1

    def list(self) -> list[int]:
        return [self.number() for _ in range(self.number())]

    def fill(self, owner: PublicSeat | PublicState, layout: Layout, own: tuple[OwnFact, ...]) -> None:
        """Sets the written facts of `owner`; missing lists become new empty ones, safe to write to."""
        for fact in layout.facts:
            if fact.kind.is_list:
                setattr(owner, fact.name, [])
        own_names = {OWN + fact.name: fact for fact in own}
        for _ in range(self.number()):
            name = self.text()
            if name in own_names:
                own_names[name].put(owner, self.number())
                continue
            if name not in layout.by_stored_name:
                raise CodecError(f"unknown field '{name}': the state was written by another version")
            fact = layout.by_stored_name[name]
            if fact.kind.is_list:
                setattr(owner, fact.name, self.list())
            elif fact.kind is FLAG:
                setattr(owner, fact.name, self.number() != 0)
            else:
                setattr(owner, fact.name, self.number())

    def skip_facts(self, layout: Layout) -> None:
        """Reads past the written facts of a seat or position of any game."""
        for _ in range(self.number()):
            fact = layout.by_stored_name.get(self.text())
            if fact is not None and fact.kind.is_list:
                self.list()
            else:
                self.number()

    def text(self) -> str:
        length = self.number()
        if self.at + length > len(self.data):
            raise CodecError(f"the bytes end after {len(self.data)}, in the middle of a state")
        self.at += length
        return self.data[self.at - length : self.at].decode()

    def expect_end(self) -> None:
        if self.at != len(self.data):
            raise CodecError(f"{len(self.data) - self.at} bytes left over after a state")


def _tokens(reader: Reader) -> list[TokenId]:
    return [TokenId(reader.number()) for _ in range(reader.number())]


def _read_turn(reader: Reader, state: State) -> None:
    """Reads the effects of the running turn; effects and programs are stored by their number in the pack."""
    pack = state.rules.pack
    state.deferred = []
    for _ in range(reader.number()):
        number, source, paid = reader.list()
        latent = pack.effect(number)
        assert isinstance(latent, DeferredEffect)
        state.deferred.append(PendingEffect(latent, source, paid))
    state.kept = []
    for _ in range(reader.number()):
        number, source = reader.list()
        ability = pack.effect(number)
        assert isinstance(ability, Ability)
        state.kept.append(PendingAbility(ability, source))
    state.modifiers = []
    for number in reader.list():
        modifier = pack.effect(number)
        assert isinstance(modifier, Modifier)
        state.modifiers.append(modifier)
    state.at_end = [pack.program(number) for number in reader.list()]
