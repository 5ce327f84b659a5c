"""The shapes of content: what a client shows a game with and what does not change while it is played.

Fields are explained in docs/formats/content.md.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Shape(msgspec.Struct, frozen=True):
    """Something that is sent, without defaults."""


class Gain(Shape, frozen=True):
    moment: str
    what: str
    n: int


class Line(Shape, frozen=True):
    moment: str
    lead: str
    text: str
    marked: str


class Also(Shape, frozen=True):
    gold: int
    lockpicks: int


class CardPicture(Shape, frozen=True):
    scene: str
    hue: str
    figure: str
    beside: str


class CardContent(Shape, frozen=True):
    id: str
    name: str
    name_in: str
    pack: str
    kind: str
    kind_name: str
    suit: str
    suit_name: str
    back_of: str | None
    deck: Literal["starter", "reserve", "dungeon"]
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


class KindContent(Shape, frozen=True):
    name: str
    one: str


class ParamsContent(Shape, frozen=True):
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


class Place(Shape, frozen=True):
    x: float
    y: float


class Eye(Shape, frozen=True):
    x: float
    y: float
    size: float


class BoardMark(Shape, frozen=True):
    what: str
    x: float
    y: float
    angle: float
    text: str
    upright: bool


class Given(Shape, frozen=True):
    what: str
    n: int


class BoardRoom(Shape, frozen=True):
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
    id: str
    name: str
    x: float
    y: float
    width: float
    height: float
    label: Place


class BoardTunnel(Shape, frozen=True, rename={"start": "from", "end": "to"}):
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
    what: str
    dx: float
    dy: float
    mirrored: bool


class TileRoomContent(Shape, frozen=True):
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
    start: str
    end: str
    path: str
    footprints: bool
    monsters: int
    lock: bool
    arrow: bool


class Mouth(Shape, frozen=True):
    name: str
    x: float
    y: float
    dx: int
    dy: int


class TileMark(Shape, frozen=True):
    what: str
    x: float
    y: float
    angle: float
    upright: bool
    part: int | None


class TileContent(Shape, frozen=True):
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
    size: float
    start: str
    backs: dict[str, str]
    tiles: dict[str, TileContent]


class Content(Shape, frozen=True):
    """A game in one language, without anything that happens in it."""

    spec: str
    language: str
    version: str
    cards: dict[str, CardContent]
    tokens: dict[str, TokenContent]
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
