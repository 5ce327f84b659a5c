"""Boards and tiles as content: places for everything that is laid over their pictures, in the pictures' units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from ...core.board import FEATURES, START, Board, Module, RoomId
from ...core.components import DRAWN, KINDS
from ...core.ruleset import Ruleset
from ...core.tiles import START as START_SET
from ...core.tiles import Tile, lying_tile, mouth_names
from ...draw.layout.board import BoardPlan, eye_place, layout, module_box, name_place
from ...draw.layout.rooms import Contents, beside, contents, furniture, given, printed
from ...draw.layout.tile import SIDE, TilePlan, end_name, mouth_place, printed_signs, rooms_of, tile_plan
from ...draw.layout.tunnels import ARROW, WRAP, Badge, DrawnTunnel
from ...text.cards import CardVoice
from ...text.place_grammar import Naming
from ...text.places import printed_marks, room_marks, room_name
from ...wire.content import (
    BoardContent,
    BoardMark,
    BoardRoom,
    BoardTunnel,
    Eye,
    Furniture,
    Given,
    ModuleContent,
    Mouth,
    PartContent,
    Place,
    TileContent,
    TileMark,
    TileRoomContent,
    TilesContent,
)
from .pictures import board_url, tile_url

BACKS: Final = {"surface": "back-surface", "depths": "back"}
SET_NAMES: Final[tuple[Literal["start", "surface", "depths"], ...]] = ("start", "surface", "depths")
ON_ENTRY: Final = "reward"  # rooms of tiles give to the seat that enters
TURNED: Final = (ARROW, WRAP)  # marks that are turned by their angle


def board_content(rules: Ruleset, voice: CardVoice, spec: str) -> BoardContent:
    """Returns the printed board of a game."""
    return drawn_board(rules.board, voice, board_url(spec), None if rules.board.modules else _eye(rules.board))


def drawn_board(board: Board, voice: CardVoice, picture: str, eye: Eye | None) -> BoardContent:
    """Returns a board with this picture of it."""
    plan = layout(board)
    here = contents(board, voice.pack, None)
    return BoardContent(
        id=board.id,
        name=voice.name(board.id),
        picture=picture,
        width=plan.width,
        height=plan.height,
        depths=None if plan.depths is None else _short(plan.depths),
        ground=None if plan.ground is None else _short(plan.ground),
        eye=eye,
        start=board.rooms[board.start],
        modules=[_module(board, voice, module) for module in board.modules],
        rooms={board.rooms[room]: _board_room(board, voice, plan, room, here[room]) for room in board.all_rooms()},
        tunnels=[_board_tunnel(board, way, marks) for way, marks in zip(plan.ways, plan.badges, strict=True)],
    )


def tiles_content(rules: Ruleset, voice: CardVoice, spec: str) -> TilesContent:
    """Returns every tile that may be laid on the map; of the start tiles only the one that is played on."""
    start = rules.pack.tiles[next(lying_tile(lies) for lies in rules.board.cells.values())]
    tiles = [tile for tile in rules.pack.tiles if tile.set != START_SET or tile is start]
    return TilesContent(
        size=SIDE,
        start=start.id,
        backs=BACKS,
        tiles={tile.id: drawn_tile(rules.board, voice, tile, tile_url(spec, tile.id)) for tile in tiles},
    )


@lru_cache(maxsize=16)
def _eye(board: Board) -> Eye | None:
    """Place for the dragon's eye, or None if there is no room."""
    found = eye_place(layout(board))
    return None if found is None else Eye(_short(found[0][0]), _short(found[0][1]), round(found[1], 2))


def _module(board: Board, voice: CardVoice, module: Module) -> ModuleContent:
    box = module_box(board, module)
    corner = _short(box.x - box.width / 2), _short(box.y - box.height / 2)
    name = voice.name(module.id)
    x, y = name_place(board, module, name)
    label = Place(_short(x), _short(y))
    return ModuleContent(module.id, name, *corner, _short(box.width), _short(box.height), label)


def _board_room(board: Board, voice: CardVoice, plan: BoardPlan, room: RoomId, here: Contents) -> BoardRoom:
    oval, label = plan.rooms[room], plan.labels[room]
    bits = board.features[room]
    return BoardRoom(
        name=room_name(voice, board, room),
        known_for=room_marks(voice, board, room),
        x=_short(oval.x),
        y=_short(oval.y),
        rx=oval.rx,
        ry=oval.ry,
        features=_features(bits),
        label=Place(_short(label.x), _short(label.y)),
        lying=Place(_short(oval.x + beside(here)), _short(oval.y)),
        secrets=[name for name, kind in KINDS.items() if board.spaces[room] & kind & DRAWN],
        laid=[voice.pack.tokens[token].id for token in board.laid[room]],
        module=board.modules[board.module_of[room]].id if board.modules else "",
        gives=_given_in(board, room),
    )


def _board_tunnel(board: Board, way: DrawnTunnel, marks: list[Badge]) -> BoardTunnel:
    tunnel = way.tunnel
    back = next(other for other in board.ways(tunnel.end) if other.end == tunnel.start)
    return BoardTunnel(
        start=board.rooms[tunnel.start],
        end=board.rooms[tunnel.end],
        keys=(tunnel.key, back.key),
        path="".join(curve.path() for curve in way.curves),
        boots=tunnel.boots,
        monsters=tunnel.monsters,
        locks=tunnel.locks,
        arrow=way.one_way,
        marks=[
            BoardMark(mark.kind, _short(mark.x), _short(mark.y), round(mark.angle), mark.text, _upright(mark))
            for mark in marks
        ],
    )


def drawn_tile(board: Board, voice: CardVoice, tile: Tile, picture: str) -> TileContent:
    """Returns a tile, whose rooms are on this board, with this picture of it."""
    plan = tile_plan(tile, 0)
    return TileContent(
        id=tile.id,
        name=voice.name(tile.id),
        set=SET_NAMES[tile.set],
        origin=tile.origin,
        features=[name for name, bit in FEATURES.items() if tile.features & bit],
        width=plan.width,
        height=plan.height,
        picture=picture,
        rooms=[_tile_room(board, voice, plan, index, here) for index, here in enumerate(printed(tile))],
        parts=[
            PartContent(
                start=end_name(plan, part.start),
                end=end_name(plan, part.end),
                path=plan.lines[part.number].path(),
                footprints=part.footprints,
                monsters=part.monsters,
                lock=part.lock >= 0,
                arrow=part.arrow,
            )
            for part in tile.parts
        ],
        mouths=_mouths(tile),
        portal=None if plan.portal is None else Place(_short(plan.portal[0]), _short(plan.portal[1])),
        plate=Place(_short(plan.plate.x), _short(plan.plate.y)),
        marks=_tile_marks(plan),
    )


def _tile_room(board: Board, voice: CardVoice, plan: TilePlan, index: int, here: Contents) -> TileRoomContent:
    tile, oval, room = plan.tile, plan.rooms[index], rooms_of(plan)[index]
    return TileRoomContent(
        id=tile.rooms[index].id,
        room=board.rooms[tile.room(index)],
        name=Naming(voice.words, voice.pack).room(board, tile.room(index)) or _tile_room_name(voice, tile, index),
        known_for=", ".join(printed_marks(voice.words, tile.rooms[index])),
        x=_short(oval.x),
        y=_short(oval.y),
        rx=oval.rx,
        ry=oval.ry,
        features=_features(board.features[tile.room(index)]),
        gives={ON_ENTRY: Given(here.reward, here.amount)} if here.reward else {},
        artifact=here.pluses,
        furniture=[
            Furniture(piece.symbol, _short(piece.x), _short(piece.y), piece.mirrored)
            for piece in furniture(here, oval, room.id)
        ],
    )


def _tile_room_name(voice: CardVoice, tile: Tile, index: int) -> str:
    words, room = voice.words, tile.rooms[index]
    if room.features & START:
        return words.say("room-crypt")
    marks = ", ".join(printed_marks(words, room))
    if tile.set == START_SET:
        return words.say("room-start-tile", marks=marks)
    return words.say("room-tile", tile=tile.id, marks=marks)


def _mouths(tile: Tile) -> list[Mouth]:
    """Mouths as printed: their places and outward directions."""
    found: list[Mouth] = []
    for number, name in enumerate(mouth_names(tile.set)):
        (x, y), (dx, dy) = mouth_place(tile, number)
        found.append(Mouth(name, _short(x * SIDE), _short(y * SIDE), -int(dx), -int(dy)))
    return found


def _tile_marks(plan: TilePlan) -> list[TileMark]:
    marks = [
        TileMark(mark.kind, _short(mark.x), _short(mark.y), round(mark.angle), _upright(mark), part)
        for part, row in enumerate(plan.badges)
        for mark in row
    ]
    return marks + [TileMark(what, _short(x), _short(y), 0, True, None) for what, (x, y) in printed_signs(plan)]


def _given_in(board: Board, room: RoomId) -> dict[str, Given]:
    """Gifts of a room, by the features that give them."""
    texts = {name: board.texts[bit][room] for name, bit in FEATURES.items() if bit in board.texts}
    return {name: Given(*given(text)) for name, text in texts.items() if text.effects}


def _upright(mark: Badge) -> bool:
    return mark.kind not in TURNED


def _features(bits: int) -> list[str]:
    return [name for name, bit in FEATURES.items() if bits & bit]


def _short(value: float) -> float:
    return round(value, 1)
