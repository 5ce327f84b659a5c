"""Content of a game: everything a client needs to show it that does not change during play.

docs/formats/content.md explains the fields.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Shape(msgspec.Struct, frozen=True):
    """Base of outgoing messages; every field is required."""


class Gain(Shape, frozen=True):
    """Plain gain of a card or token: `n` of `what` at a moment. `n` may be negative."""

    moment: str
    what: str
    n: int


class Line(Shape, frozen=True):
    """Line of text that gains, cost and points cannot express; `marked` is `text` with plain gains as `{what:n}`."""

    moment: str
    lead: str
    text: str
    marked: str


class Also(Shape, frozen=True):
    """Gold and lockpicks that a card costs besides skill or swords."""

    gold: int
    lockpicks: int


class CardPicture(Shape, frozen=True):
    """Drawing that the author of a pack chose for a card; "" in each field that was not chosen."""

    scene: str
    hue: str
    figure: str
    beside: str


class CardContent(Shape, frozen=True):
    """Card of the game in one language."""

    id: str
    name: str
    name_in: str
    pack: str
    kind: str
    kind_name: str
    suit: str
    suit_name: str
    back_of: str | None
    deck: Literal["starter", "reserve", "dungeon", "character"]
    set: str
    origin: str
    copies: int
    cost: int
    paid_in: Literal["skill", "swords", "none"]
    also: Also
    points: int | None
    points_text: str
    attack: bool
    danger: bool
    where: str
    gains: list[Gain]
    lines: list[Line]
    full: list[str]
    art: CardPicture | None
    rules: list[str]


class TokenContent(Shape, frozen=True):
    """Token of the game in one language."""

    id: str
    name: str
    name_in: str
    pack: str
    kind: str
    kind_name: str
    type: str
    type_name: str
    set: str
    origin: str
    copies: int
    points: int | None
    points_text: str
    needs_damage: int
    usable: bool
    gains: list[Gain]
    lines: list[Line]
    full: list[str]


class CharacterContent(Shape, frozen=True):
    """Character that a seat may play, in one language: its deck, its own tokens, and the sentences of its board.

    `deck` and `tokens` count cards and own tokens by id, `start` the tokens that lie on the board at first; `by_name`
    is what it is called besides.
    """

    id: str
    name: str
    by_name: str
    pack: str
    deck: dict[str, int]
    tokens: dict[str, int]
    start: dict[str, int]
    lines: list[Line]
    art: CardPicture | None


class KindContent(Shape, frozen=True):
    """Kind of token: its name, and `one`, the name with its article."""

    name: str
    one: str


class ParamsContent(Shape, frozen=True):
    """Numbers of the setup: seats, hand size, cubes, tracks, row, reserve and starting deck."""

    seats: list[int]
    hand: int
    cubes: int
    black_cubes: int
    health_spaces: int
    market_price: int
    rage: list[int]
    countdown: list[int]
    lockpicks: int
    wild_cubes: int
    marks: int
    mark_spaces: int
    wild_track: list[int]
    milestones: dict[str, int]
    lone_rounds: int
    bag_open: bool
    bag_empty_ends: bool
    row: int
    reserve: list[str]
    starter: list[str]
    first_clank: list[int]
    first_gold: list[int]
    marker_start: list[int]
    out_draw: list[int]
    by_hand: dict[str, dict[str, int]]


class Place(Shape, frozen=True):
    """Point of a picture, in the units of the picture."""

    x: float
    y: float


class Eye(Shape, frozen=True):
    """Place for the dragon's eye: the widest free rock of the board."""

    x: float
    y: float
    size: float


class BoardMark(Shape, frozen=True):
    """Mark on a tunnel of a board; the drawing is turned by `angle` degrees unless `upright`."""

    what: str
    x: float
    y: float
    angle: float
    text: str
    upright: bool


class Given(Shape, frozen=True):
    """Gift of a room feature: `n` of `what`."""

    what: str
    n: int


class BoardRoom(Shape, frozen=True):
    """Room of a printed board, with the places of its label and its tokens."""

    name: str
    known_for: str
    x: float
    y: float
    rx: float
    ry: float
    features: list[str]
    label: Place
    lying: Place
    secrets: list[str]
    laid: list[str]
    module: str
    gives: dict[str, Given]


class ModuleContent(Shape, frozen=True):
    """Module of a ship board."""

    id: str
    name: str
    x: float
    y: float
    width: float
    height: float
    label: Place


class BoardTunnel(Shape, frozen=True, rename={"start": "from", "end": "to"}):
    """Tunnel of a printed board: its line, its marks and the key of each direction."""

    start: str
    end: str
    keys: tuple[str, str]
    path: str
    boots: int
    monsters: int
    locks: int
    arrow: bool
    marks: list[BoardMark]


class BoardContent(Shape, frozen=True):
    """Printed board: its picture, rooms and tunnels."""

    id: str
    name: str
    picture: str
    width: float
    height: float
    depths: float | None
    ground: float | None
    eye: Eye | None
    start: str
    modules: list[ModuleContent]
    rooms: dict[str, BoardRoom]
    tunnels: list[BoardTunnel]


class Furniture(Shape, frozen=True):
    """Symbol in a room of a tile, at an offset from the room's middle; it stays upright when the tile turns."""

    what: str
    dx: float
    dy: float
    mirrored: bool


class TileRoomContent(Shape, frozen=True):
    """Room of a tile: `id` is its name on the tile, `room` its id on the map."""

    id: str
    room: str
    name: str
    known_for: str
    x: float
    y: float
    rx: float
    ry: float
    features: list[str]
    gives: dict[str, Given]
    artifact: int | None
    furniture: list[Furniture]


class PartContent(Shape, frozen=True, rename={"start": "from", "end": "to"}):
    """Tunnel of a tile, between rooms, mouths or the portal."""

    start: str
    end: str
    path: str
    footprints: bool
    monsters: int
    lock: bool
    arrow: bool


class Mouth(Shape, frozen=True):
    """Mouth of a tile: where a tunnel leaves it, and in which direction."""

    name: str
    x: float
    y: float
    dx: int
    dy: int


class TileMark(Shape, frozen=True):
    """Mark on a tile: of the tunnel `part`, or of the tile itself where `part` is null."""

    what: str
    x: float
    y: float
    angle: float
    upright: bool
    part: int | None


class TileContent(Shape, frozen=True):
    """Tile of a growing map, as printed, before it is turned."""

    id: str
    name: str
    set: Literal["start", "surface", "depths"]
    origin: str
    features: list[str]
    width: float
    height: float
    picture: str
    rooms: list[TileRoomContent]
    parts: list[PartContent]
    mouths: list[Mouth]
    portal: Place | None
    plate: Place
    marks: list[TileMark]


class TilesContent(Shape, frozen=True):
    """Tiles that may be laid on a growing map, with the symbols of their backs."""

    size: float
    start: str
    backs: dict[str, str]
    tiles: dict[str, TileContent]


class HourContent(Shape, frozen=True):
    """Hour of the night in one language: what it takes and does, and the price of its ward, or ""."""

    id: str
    name: str
    part: str
    takes: list[int]
    taking: str
    text: str
    ward: str


class DareContent(Shape, frozen=True):
    """Dare in one language: what it asks, and its reward and price."""

    id: str
    name: str
    text: str
    goal: str
    turns: int
    reward: str
    price: str


class NightContent(Shape, frozen=True):
    """SOL: the night of a seat that plays alone; `medals` are the points of bronze, silver and gold."""

    hours: dict[str, HourContent]
    dares: dict[str, DareContent]
    medals: list[int]


class Content(Shape, frozen=True):
    """Content of a game in one language; exactly one of `board` and `tiles` is set."""

    spec: str
    language: str
    version: str
    cards: dict[str, CardContent]
    tokens: dict[str, TokenContent]
    characters: dict[str, CharacterContent]
    kinds: dict[str, KindContent]
    card_kinds: dict[str, str]
    features: dict[str, str]
    feature_rules: dict[str, list[str]]
    marks: dict[str, str]
    moments: dict[str, str]
    actions: dict[str, str]
    walks: list[str]
    spots: dict[str, str]
    seats: list[str]
    params: ParamsContent
    board: BoardContent | None
    tiles: TilesContent | None
    night: NightContent | None
