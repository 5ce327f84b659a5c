"""Places in words: rooms, tiles, edges of the map, free cells. A place that has a name is called by it.

A room without a name is described by its id, and on a map of tiles by its tile, by what is printed in it, and where
that is not enough by the side it lies on.
"""

from __future__ import annotations

from typing import Final

from ..core.board import DEPTHS, FEATURES, START, Board, RoomId, Tunnel
from ..core.tiles import MONKEY_IDOL as IDOL_REWARD
from ..core.tiles import (
    NEIGHBOURS,
    ROOMS_OF_A_TILE,
    START_TILE,
    TURNS,
    Tile,
    TileRoom,
    lying_half,
    lying_tile,
    mouth_names,
    placed_tile,
    placed_turn,
    tile_of,
)
from ..core.tiles import REWARDS as REWARDS_BY_NAME
from ..core.tiles import START as START_SET
from ..view.view import View
from .cards import CardVoice
from .language import Argument, Words
from .place_grammar import AT, FROM, OF, THE, TO, Naming

REWARDS: Final = {number: name for name, number in REWARDS_BY_NAME.items()}
SIDES: Final = ("north", "east", "south", "west")
BESIDE: Final = ("west", "east", "north", "south", "east", "west", "south", "north")  # by mouth: which of the two there
FORMS: Final = {"room": "", "to": TO, "at": AT, "from": FROM}  # forms of a name, by the messages for places without one
OFF_CENTRE: Final = 0.12  # how far from the middle of its tile a room lies on a side


class PlaceVoice:
    """Words for the places of one view."""

    def __init__(self, cards: CardVoice, view: View) -> None:
        self.cards = cards
        self.words = cards.words
        self.view = view
        self.tiles = view.rules.pack.tiles
        self.naming = Naming(cards.words, view.rules.pack)

    def room(self, room: RoomId) -> str:
        """Names a room as a label."""
        return self._say("room", room)

    def to(self, room: RoomId) -> str:
        """Names a room as where something goes: "into ..."."""
        return self._say("to", room)

    def at(self, room: RoomId) -> str:
        """Names a room as where something is: "in ..."."""
        return self._say("at", room)

    def out_of(self, room: RoomId) -> str:
        """Names a room as where something comes from: "out of ..."."""
        return self._say("from", room)

    def home(self) -> str:
        """Names the way out as where a seat goes back; a map of tiles prints only the names of tiles."""
        start = self.view.board.start
        named = self.naming.tile(self.tiles[tile_of(start)].id, TO) if self.tiles else ""
        return named or self.to(start)

    def tile(self, number: int) -> str:
        """Names a tile, with its article."""
        return tile_name(self.cards, number)

    def of(self, number: int) -> str:
        """Names a tile as what something belongs to: "of ..."."""
        tile = self.tiles[number]
        named = self.naming.tile(tile.id, OF)
        if named or tile.set == START_SET:
            return named or self.words.say("of-start-tile")
        return self.words.say("of-tile", tile=tile.id)

    def turn(self, turn: int) -> dict[str, Argument]:
        """Returns `turn` quarter turns of a tile, in degrees and as how it lies."""
        degrees = turn * 360 // TURNS
        return {"degrees": degrees, "turned": self.words.say("turned", degrees=degrees)}

    def way(self, tunnel: Tunnel) -> str:
        """Describes a way over the edge of the map: beyond which side of which tile, by which of two tunnels."""
        tile, half, mouth = self._edge(tunnel)
        return self.words.say("way", site=self._beside(tile, half, mouth // 2), side=self.side(tunnel))

    def side(self, tunnel: Tunnel) -> str:
        """Says which of the two tunnels over one edge it is."""
        return self.words.say(f"by-{BESIDE[self._edge(tunnel)[2]]}")

    def _edge(self, tunnel: Tunnel) -> tuple[Tile, int, int]:
        id, _, name = tunnel.key.partition("/")[0].rpartition(".")
        tile = next(tile for tile in self.tiles if tile.id == id)
        return tile, *_mouth(tile, name)

    def site(self, cell: int) -> str:
        """Describes a cell by the tile beside it that has lain there longest; a choice taken back may leave none."""
        for near, lies in self.view.board.cells.items():
            if cell - near in NEIGHBOURS:
                tile = self.tiles[lying_tile(lies)]
                return self._beside(tile, lying_half(lies), NEIGHBOURS.index(cell - near))
        return self.words.say("site-gone")

    def _beside(self, tile: Tile, half: int, side: int) -> str:
        """Describes the cell beyond a side of a tile; the start tile is two cells high, so two sides have halves."""
        of = self.of(tile.number)
        if tile.set == START_SET and SIDES[side] in ("east", "west"):
            of = self.words.say("of-lower-half" if half else "of-upper-half")
        return self.words.say(f"site-{SIDES[side]}", of=of)

    def _say(self, form: str, room: RoomId) -> str:
        return self.naming.room(self.view.board, room, FORMS[form]) or self._unnamed(form, room)

    def _unnamed(self, form: str, room: RoomId) -> str:
        is_start = self.view.board.features[room] & START
        if not self.tiles:
            return (
                self.words.say(f"{form}-start")
                if is_start
                else self.words.say(f"{form}-room", room=plain_room(self.cards, self.view.board, room))
            )
        if is_start:
            return self.words.say(f"{form}-crypt")
        tile = self.tiles[tile_of(room)]
        marks = self._marks(tile, room % ROOMS_OF_A_TILE)
        if tile.set == START_SET:
            return self.words.say(f"{form}-start-tile", marks=marks)
        return self.words.say(f"{form}-tile", tile=tile.id, marks=marks)

    def _marks(self, tile: Tile, index: int) -> str:
        """Says what is printed in a room of a tile, and its side if another room there has the same."""
        printed = self._printed(tile.rooms[index])
        twins = [room for room in tile.rooms if self._printed(room) == printed]
        return ", ".join([*printed, self._side(tile, tile.rooms[index])] if len(twins) > 1 else printed)

    def _printed(self, room: TileRoom) -> list[str]:
        return printed_marks(self.words, room)

    def _side(self, tile: Tile, room: TileRoom) -> str:
        """Says where a room lies on its tile, as the tile lies now."""
        x, y = room.place[0] - 0.5, room.place[1] - (1.0 if tile.set == START_SET else 0.5)
        for _ in range(self._turn(tile.number)):
            x, y = -y, x
        north_south = "north" if y < -OFF_CENTRE else "south" if y > OFF_CENTRE else ""
        east_west = "west" if x < -OFF_CENTRE else "east" if x > OFF_CENTRE else ""
        return self.words.say("side-" + ("-".join(part for part in (north_south, east_west) if part) or "middle"))

    def _turn(self, tile: int) -> int:
        return next((placed_turn(number) for number in self.view.tiles if placed_tile(number) == tile), 0)


def room_name(cards: CardVoice, board: Board, room: RoomId) -> str:
    """Names a room of a printed board, or describes it if it has no name."""
    named = Naming(cards.words, cards.pack).room(board, room)
    if named:
        return named
    return cards.words.say("room-start") if board.features[room] & START else plain_room(cards, board, room)


def plain_room(cards: CardVoice, board: Board, room: RoomId) -> str:
    """Describes a room of a printed board by its id and what it is known for."""
    known_for = room_marks(cards, board, room)
    return f"{board.rooms[room]} ({known_for})" if known_for else board.rooms[room]


def room_marks(cards: CardVoice, board: Board, room: RoomId) -> str:
    """Says what a room of a printed board is known for: its module, what only it is, and what that gives."""
    bits = board.features[room]
    marks: list[str] = []
    if board.modules:
        module = board.modules[board.module_of[room]]
        marks.append(cards.name(module.id))
        bits &= ~module.features
    plain = [name for name, bit in FEATURES.items() if bits & bit and bit not in board.texts]
    marks += [cards.words.say(f"feature-{name}") for name in plain]
    for name, bit in FEATURES.items():
        if bits & bit and bit in board.texts:
            gain = cards.program(board.texts[bit][room])
            marks.append(cards.words.say(f"gain-{name}", gain=gain) if cards.words.has(f"gain-{name}") else gain)
    return ", ".join(marks)


def printed_marks(words: Words, room: TileRoom) -> list[str]:
    """Lists what is printed in a room of a tile."""
    bits = room.features & ~DEPTHS
    marks = [words.say(f"feature-{name}") for name, bit in FEATURES.items() if bits & bit]
    if room.artifact:
        marks.append(words.say("room-artifact", plus=" " + "+" * room.plus if room.plus else ""))
    if room.reward and room.reward != IDOL_REWARD:
        marks.append(words.say(f"reward-{REWARDS[room.reward]}", n=room.amount))
    return marks or [words.say("room-bare")]


def _mouth(tile: Tile, name: str) -> tuple[int, int]:
    """Returns the half of a tile, and the mouth of that cell, by which a tunnel at the edge is named."""
    number = mouth_names(tile.set).index(name)
    if tile.set != START_SET:
        return 0, number
    return next((half, mouths.index(number)) for half, mouths in enumerate(START_TILE) if number in mouths)


def tile_name(cards: CardVoice, number: int) -> str:
    """Names a tile of the cards' pack, with its article."""
    tile = cards.pack.tiles[number]
    named = Naming(cards.words, cards.pack).tile(tile.id, THE)
    if named or tile.set != START_SET:
        return named or cards.words.say("the-tile", tile=tile.id)
    return cards.name(tile.id)
