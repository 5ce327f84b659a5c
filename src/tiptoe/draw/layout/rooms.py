"""Rooms of a map: what is in them now, their outline and furniture, and the signs of plugin games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ...catalog import GAMES
from ...core.board import FEATURES, GUEST_FEATURES, NOWHERE, Board, RoomId
from ...core.components import ARTIFACT, KINDS, MONKEY_IDOL, SECRET, Program, TokenId
from ...core.pack import Pack
from ...core.price import Price
from ...core.rng import Id
from ...core.room_cubes import room_of, seat_of
from ...core.state import IN_PLAY
from ...core.tiles import LOCKED, REWARDS, Tile, lock_of
from ...definition import Sign
from ...rules.setup import SECRETS_ON_A_SPACE
from ...view.choice_info import ChoiceInfo
from ...view.view import View, face_down
from .geometry import Box, Oval, noise, smooth


@dataclass
class Contents:
    """Contents of one room. `artifacts` holds their points; the other tokens are counted by kind.

    Only tiles have a reward and how much of it, the space of an Artifact and its pluses, features that were opened, the
    seats that made an offering, and figures that stand there. Only ships have what a data port gives, and how much of
    it; the seat whose cube lies there is in `offerings`.
    """

    features: list[str]
    artifacts: list[int] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    pawns: list[int] = field(default_factory=list)
    reward: str = ""
    amount: int = 0
    pluses: int | None = None
    opened: list[str] = field(default_factory=list)
    offerings: list[int] = field(default_factory=list)
    figures: int = 0
    aboard: bool = False
    shared: bool = False  # printed with spaces for tokens beside everything else
    port: str = ""
    port_amount: int = 0

    def add(self, kind: str) -> None:
        self.tokens[kind] = self.tokens.get(kind, 0) + 1


def contents(board: Board, pack: Pack, view: View | None) -> list[Contents]:
    """Returns the contents of each room: now, or at the start of a game if there is no view."""
    found = [Contents([name for name, bit in FEATURES.items() if bits & bit]) for bits in board.features]
    for room, each in zip(board.all_rooms(), found):
        lying = view.room_tokens[room] if view is not None else _at_the_start(board, room)
        for token in lying:
            _add(each, pack, token)
    for seat in view.seats if view is not None else ():
        if seat.status == IN_PLAY:
            found[seat.room].pawns.append(seat.index)
    for tile in pack.tiles if board.cells else ():
        for index, print in enumerate(printed(tile)):
            _add_print(found[tile.room(index)], print)
    for room, each in zip(board.all_rooms(), found if board.modules else []):
        each.aboard = True
        each.shared = bool(board.spaces[room] or board.laid[room])
        each.port, each.port_amount = given(board.texts[FEATURES["port"]][room])
        each.reward, each.amount = given(board.texts[FEATURES["reward"]][room])
    if view is not None:
        _add_traces(found, view)
    return found


def given(program: Program) -> tuple[str, int]:
    """Returns what a feature of a room gives, by its word, and how much."""
    for effect in program.effects:
        if effect.arguments is not None:
            return effect.word, effect.arguments.number(effect.word)
    return "", 0


def printed(tile: Tile) -> list[Contents]:
    """Returns what is printed in each room of a tile."""
    names = {number: name for name, number in REWARDS.items()}
    found: list[Contents] = []
    for room in tile.rooms:
        features = [name for name, bit in FEATURES.items() if (room.features | tile.features) & bit]
        each = Contents(features, reward=names.get(room.reward, ""), amount=room.amount)
        each.pluses = room.plus if room.artifact else None
        found.append(each)
    return found


def steps(view: View) -> dict[RoomId, Price]:
    """Returns the rooms that the open question lets a seat go to, and the gentlest price of each."""
    found: dict[RoomId, Price] = {}
    offered = ChoiceInfo(view)
    for choice in view.choices:
        room = offered.goal(choice)
        if room != NOWHERE:
            _keep(found, room, offered.price(choice))
    return found


def edges(view: View) -> dict[int, Price]:
    """Returns the edges of the map that the open question lets a seat go over, each with what is seen of its price."""
    found: dict[int, Price] = {}
    offered = ChoiceInfo(view)
    for choice in view.choices:
        way = offered.way(choice)
        if way is not None and way.edge >= 0:
            _keep(found, way.edge, offered.price(choice))
    return found


def _keep(found: dict[Id, Price], place: Id, price: Price) -> None:
    found[place] = min(found.get(place, price), price, key=_hurts)


def _hurts(price: Price) -> tuple[int, int, int, int]:
    """Orders prices from gentle to harsh: the gentlest spends as few hearts as it can."""
    return price.damage + price.monsters, price.boots, price.swords, price.lockpicks


def _add_print(room: Contents, print: Contents) -> None:
    room.reward, room.amount, room.pluses = print.reward, print.amount, print.pluses


def _add_traces(found: list[Contents], view: View) -> None:
    """Adds what the game has left in rooms: opened features, cubes and figures."""
    for room, each in zip(view.board.all_rooms(), found):
        each.opened = [name for name, bit in FEATURES.items() if bit in LOCKED and lock_of(room, bit) in view.opened]
    for mark in view.marks:
        found[room_of(mark)].offerings.append(seat_of(mark))
    for room in view.figures:
        found[room].figures += 1


def _at_the_start(board: Board, room: RoomId) -> list[TokenId]:
    hidden = [face_down(kind) for kind, each in SECRETS_ON_A_SPACE if board.spaces[room] & kind for _ in range(each)]
    return board.laid[room] + hidden


def _add(room: Contents, pack: Pack, token: TokenId) -> None:
    kind = -token if token < 0 else pack.tokens[token].kind
    if kind & ARTIFACT:
        room.artifacts.append(pack.tokens[token].points)
    elif kind & (SECRET | MONKEY_IDOL):
        room.add(next(name for name, bit in KINDS.items() if kind & bit))
    else:
        room.add(pack.tokens[token].id)


REWARD_SYMBOLS: Final = {"gold": "credit", "heal": "medical", "crystal": "power-crystal"}
PROPS: Final = 6  # kinds of decoration in empty rooms


@dataclass(frozen=True)
class Room:
    """Place of a room on the sheet, with the text of its plate."""

    id: str
    name: str
    oval: Oval
    label: Box

    @property
    def outline(self) -> str:
        return smooth(self.oval.blob(self.id))


@dataclass(frozen=True)
class Furnishing:
    """Piece of furniture, by its symbol and its place from the middle of the room."""

    symbol: str
    x: float
    y: float
    mirrored: bool = False
    words: str = ""

    @property
    def idle(self) -> bool:
        """True for decoration, which means nothing."""
        return self.symbol.startswith("prop-") and self.symbol != "prop-stall"


def furniture(here: Contents, oval: Oval, id: str) -> list[Furnishing]:
    """Lists what belongs to the room itself; an empty room gets a piece of decoration."""
    if here.aboard:
        return _aboard(here, oval)
    pieces: list[Furnishing] = []
    if "crystal-cave" in here.features:
        pieces += [Furnishing("crystals", 18 - oval.rx, 21), Furnishing("crystals", oval.rx - 18, 21, mirrored=True)]
    if "market" in here.features:
        pieces.append(Furnishing("market", 0, 4 - oval.ry))
        pieces += [] if here.artifacts or here.tokens or here.pawns else [Furnishing("prop-stall", 0, 3)]
    if "monkey-shrine" in here.features:
        pieces.append(Furnishing("monkey-shrine", 0, 2))
    if "start" in here.features:
        pieces.append(Furnishing("start", 0, 0))
    bare = not set(here.features) - {"depths", "crystal-cave", "haunted"} and not here.reward and here.pluses is None
    if bare and not (here.artifacts or here.tokens or here.pawns or here.figures):
        pieces.append(Furnishing(f"prop-{int(noise(id, 99) * PROPS)}", 0, -2))
    return pieces


def _aboard(here: Contents, oval: Oval) -> list[Furnishing]:
    """Lists what is built into a deck; it stands aside where the room has spaces for tokens."""
    pieces = [Furnishing("security", 0, 0)] if "security" in here.features else []
    pieces += [Furnishing("berth", 0, 0)] if "pod" in here.features else []
    pieces += (
        [Furnishing("market", 0, 4 - oval.ry), Furnishing("prop-stall", 0, 3)] if "market" in here.features else []
    )
    names: list[str] = [name for name in ("hyperlift", "teleporter") if name in here.features]
    names += ["port"] * bool(here.port) + ([REWARD_SYMBOLS[here.reward]] if here.reward else [])
    for i, name in enumerate(names):
        x = -20.0 if here.shared else 34.0 * (i - (len(names) - 1) / 2)
        if name == "port":
            pieces.append(Furnishing("port-loud" if here.port == "clank" else "port", x, 0))
            pieces.append(Furnishing(f"gain-{here.port}", x - 4.5, 0))
            pieces.append(Furnishing("", x + 8, 5, words=str(here.port_amount)))
        else:
            pieces.append(Furnishing(name, x, 0))
    if here.reward == "gold":
        pieces.append(Furnishing("", pieces[-1].x, 5.5, words=str(here.amount)))
    return pieces + ([Furnishing("small-lock", 15, 6)] if "locked-lift" in here.features else [])


def beside(here: Contents) -> float:
    """Returns how far from the middle tokens lie, to leave a port or a reward in sight."""
    return 18.0 if here.shared and (here.port or here.reward) else 0.0


FEATURE: Final = Sign("✱", "*")
TOKEN: Final = Sign("•", "o")


def is_of_plugin(feature: str) -> bool:
    """Says whether a feature of rooms comes from a plugin game."""
    return FEATURES.get(feature, 0) >= GUEST_FEATURES


def sign(id: str) -> Sign:
    """Returns the sign of a feature or token, by an id such as `feature-market`."""
    for game in GAMES.values():
        if id in game.signs:
            return game.signs[id]
    return FEATURE if id.startswith("feature-") else TOKEN
