"""Codec of states: a state as bytes and back, and its digest.

Fields are written by name, and only if not zero or empty: a new attribute changes neither the bytes nor the digest of
a game that does not use it, so stored games and records stay valid. One list of fields serves encoding and decoding,
and a test compares it with the classes.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, final

from .components import TokenId
from .kernel import Ability, DeferredEffect, Modifier, PendingAbility, PendingEffect
from .rng import KEY_BYTES, Id, resumed
from .state import Seat, SeatId, State

if TYPE_CHECKING:
    from .ruleset import Ruleset

RENAMED: Final = {"offerings": "marks", "offerings_made": "marks_made", "ridden": "dizzy"}  # by stored name
VERSION: Final = 1
DIGEST_BYTES: Final = 8


class CodecError(Exception):
    """Raised for bytes that are no encoded state."""


@final
class Layout:
    """Stored fields of a class by kind, in the order in which they are written, under their stored names."""

    def __init__(self, *, numbers: str, flags: str, lists: str) -> None:
        self.numbers: Final = numbers.split()
        self.flags: Final = flags.split()
        self.lists: Final = lists.split()
        self.names: Final = self.numbers + self.flags + self.lists


SEAT: Final = Layout(
    numbers="status room skill swords boots teleports gold lockpicks supply clank bagged damage stand_ins virtual aside"
    " placed skill_made clank_made gold_gains gold_gained cards_trashed monsters_defeated row_monsters_defeated"
    " prisoners_freed portals_used offerings_made tile_laid stood_on held credit ignores deck_left deck_known",
    flags="leaving blocked discovering ridden",
    lists="played left_discard rewarded hand in_play discard deck tokens artifact_rooms",
)
STATE: Final = Layout(
    numbers="active first turns rounds deck_left tiles_left marker black_in_bag black_aside"
    " wild_aside wild_clank wild_bagged countdown",
    flags="over attack_called",
    lists="row deck dungeon_discard trashed reserve market box artifacts tiles tile_stack opened offerings figures"
    " out_order",
)


def encode(state: State) -> bytes:
    """Encodes a position: everything but the events and the cached choices."""
    writer = Writer()
    writer.number(VERSION)
    writer.number(len(state.seats))
    writer.number(state.rng.block)
    writer.number(state.rng.at)
    writer.fields(state, STATE)
    for seat in state.seats:
        writer.fields(seat, SEAT)
    for piles in (state.room_tokens, state.pools):
        writer.number(len(piles))
        for tokens in piles:
            writer.list(tokens)
    writer.number(len(state.stack))
    for frame in state.stack:
        writer.number(frame.kind)
        writer.number(frame.seat)
        writer.list(frame.fields())
    writer.number(len(state.latents))
    for latent in state.latents:
        writer.list([latent.effect.number, latent.source, latent.paid])
    writer.number(len(state.kept))
    for kept in state.kept:
        writer.list([kept.effect.number, kept.source])
    writer.list([effect.number for effect in state.modifiers])
    writer.list([program.number for program in state.at_end])
    return bytes(state.rng.key) + bytes(writer.out)


def decode(data: bytes, rules: Ruleset) -> State:
    """Decodes bytes of `encode`, under the ruleset and packs of the stored game."""
    reader = Reader(data[KEY_BYTES:])
    version = reader.number()
    if version != VERSION:
        raise CodecError(f"a state of format {version}; this build reads format {VERSION}")
    seats = reader.number()
    state = State(rules, resumed(data[:KEY_BYTES], reader.number(), reader.number()))
    reader.fill(state, STATE)
    state.seats = []
    for index in range(seats):
        seat = Seat(SeatId(index))
        reader.fill(seat, SEAT)
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

    def fields(self, owner: object, layout: Layout) -> None:
        """Writes by name the fields of `owner` that are not zero, false or empty."""
        names = [name for name in layout.names if getattr(owner, RENAMED.get(name, name))]
        self.number(len(names))
        for name in names:
            self.number(len(name))
            self.out.extend(name.encode())
            value = getattr(owner, RENAMED.get(name, name))
            if name in layout.lists:
                self.list(value)
            else:
                self.number(int(value))


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

    def fill(self, owner: object, layout: Layout) -> None:
        """Sets the written fields of `owner`; missing lists become new empty ones, safe to write to."""
        for name in layout.lists:
            setattr(owner, RENAMED.get(name, name), [])
        for _ in range(self.number()):
            name = self.text()
            attribute = RENAMED.get(name, name)
            if name in layout.numbers:
                setattr(owner, attribute, self.number())
            elif name in layout.flags:
                setattr(owner, attribute, self.number() != 0)
            elif name in layout.lists:
                setattr(owner, attribute, self.list())
            else:
                raise CodecError(f"unknown field '{name}': the state was written by another version")

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
    state.latents = []
    for _ in range(reader.number()):
        number, source, paid = reader.list()
        latent = pack.effect(number)
        assert isinstance(latent, DeferredEffect)
        state.latents.append(PendingEffect(latent, source, paid))
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
