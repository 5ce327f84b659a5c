"""Views as clients see them: a View with names instead of numbers. Made only from a View, so they reveal no more.

msgspec structs cannot be compiled, so they stand outside the engine.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from ..core.board import FEATURES
from ..core.components import KINDS_OF_CHARACTERS, NOTHING, OWN, CardId, TokenId
from ..core.night import PARTS
from ..core.pack import Pack
from ..core.room_cubes import room_of, seat_of
from ..core.state import ESCAPED, IN_PLAY
from ..core.tiles import (
    FIRST_FEATURE_LOCK,
    LOCKED,
    LOCKS_OF_A_ROOM,
    LOCKS_OF_A_TILE,
    PORTAL,
    ROOM,
    Tile,
    mouth_names,
    place_of,
    placed_cell,
    placed_tile,
    placed_turn,
)
from ..rules.attack import SHADOWS, SHADOWS_DRAWN, dangers_in
from ..rules.move import IGNORE_RIDES
from ..rules.night import (
    BURNT,
    DARE_TURNS,
    NIGHT,
    WARDED,
    deeds,
    has_night,
    hours_left,
    hours_of,
    is_early,
    is_met,
    open_dares,
    open_hour,
    taken_dare,
)
from ..rules.pools import KINDS as POOLS
from ..rules.resources import BURIED
from ..rules.solo import hour_points
from ..rules.texts import still_to_pick
from ..view.view import UNKNOWN, SeatView, View

Status: TypeAlias = Literal["in-play", "escaped", "knocked-out"]
Fate: TypeAlias = Literal["in-play", "escaped", "rescued", "lost"]
OF_CHARACTERS: Final = tuple(KINDS_OF_CHARACTERS.values())
FATES: Final[dict[str, Fate]] = {"in-play": "in-play", "escaped": "escaped", "rescued": "rescued", "lost": "lost"}


class ShownSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Seat as the viewing seat may see it; `fate` is its ending: escaped, rescued with all it has, or lost.

    `bag` is its number of cubes in the bag, told where the bag is open (RUL-33). `deck_known` are cards that everybody
    saw put on top of the deck, the next one first. `hand` and `deck` (its cards in no order) are told of the own seat
    only. `character` is whom it plays, and `own_tokens` counts what lies on the character's board.
    """

    status: Status = "in-play"
    fate: Fate = "in-play"
    room: str
    leaving: bool = False
    skill: int = 0
    swords: int = 0
    boots: int = 0
    teleports: int = 0
    gold: int
    lockpicks: int = 0
    placed: int = 0
    prisoners_freed: int = 0
    supply: int
    clank: int = 0
    bag: int | None = None
    damage: int = 0
    credit: int = 0
    blocked: bool = False
    in_play: list[str] = []
    discard: list[str] = []
    tokens: list[str] = []
    character: str = ""
    own_tokens: dict[str, int] = {}
    hand_size: int
    deck_size: int
    deck_known: list[str] = []
    hand: list[str] | None = None
    deck: list[str] | None = None


class LyingTile(msgspec.Struct, frozen=True, array_like=True):
    """Tile on the map and its quarter turns, as a list; `turn` is null for a tile that is still to be laid."""

    tile: str
    x: int
    y: int
    turn: int | None


class OpenedLock(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """Opened lock: of a tunnel, by the tunnel's two ends, or of a feature, by its room."""

    tile: str
    start: str | UnsetType = UNSET
    end: str | UnsetType = UNSET
    room: str | UnsetType = UNSET
    feature: str | UnsetType = UNSET


class PlacedCube(msgspec.Struct, frozen=True):
    """Cube that a seat has placed in a room."""

    room: str
    seat: int


class WildCubes(msgspec.Struct, frozen=True):
    """Cubes that hurt every seat; `bag` is told only where the bag is open."""

    aside: int
    clank: int
    bag: int | None


class ShownMap(msgspec.Struct, frozen=True, kw_only=True):
    """Growing map: its tiles as they lie, and what is on them. Of the stack only the top back is told."""

    tiles: list[LyingTile]
    tiles_left: int
    surface_left: int
    revealed: list[LyingTile]
    opened: list[OpenedLock]
    figures: list[str]
    artifacts: list[str]
    pools: dict[str, int]


class ShownNight(msgspec.Struct, frozen=True, kw_only=True):
    """SOL: the night of a seat that plays alone: what lies open, and how much time is left.

    `left` are its Hours, the open one included; `by_part` those still to come, the next part first. `acts` says
    whether the open Hour would act if the turn ended now. `medal` is 0 to 3, none to gold, once the game is over.
    """

    hour: str | None
    warded: bool
    acts: bool
    left: int
    by_part: list[int]
    burnt: int
    early: bool
    points: int
    shadows: int
    shadows_drawn: int
    dares: list[str]
    dare: str | None
    dare_turns: int
    rubble: int
    loud: int
    greed: int
    medal: int


class NextAttack(msgspec.Struct, frozen=True):
    """CORE-15.2: cubes that an attack would draw now, and of these for the rage and for Danger cards in the row."""

    cubes: int
    rage: int
    danger: int


class WaitingText(msgspec.Struct, frozen=True):
    """Text of a card in play that waits for a condition, and how often it has paid out."""

    card: str
    paid: int


class ScorePart(msgspec.Struct, frozen=True):
    """Group of `n` equal parts of a score: a card, a token, or neither, and the points of each."""

    card: str | None
    token: str | None
    points: int
    n: int


class ScoreLine(msgspec.Struct, frozen=True):
    """CORE-20.2: line of the final count: for each seat its points, what it carried even if lost, and the parts."""

    id: str
    name: str
    points: list[int]
    carried: list[int]
    parts: list[list[ScorePart]]


class Shown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Position as one seat sees it. Empty and zero fields are left out.

    `worth` is the score of the own seat if it were out now; `hands` and `score_lines` are told when the game is over.
    """

    rules: str
    seat: int
    active: int
    first: int
    turn: int
    round: int
    over: bool = False
    row: list[str | None]
    reserve: dict[str, int]
    deck_size: int
    dungeon_discard: list[str] = []
    trashed: list[str] = []
    market: list[str] = []
    room_tokens: dict[str, list[str]]
    box: list[str] = []
    marker: int
    attack: NextAttack
    bag_size: int
    black_in_bag: int | None = None
    black_aside: int = 0
    countdown: int = 0
    out_order: list[int] = []
    lone_rounds: int = 0
    milestones: list[str] = []
    marks: list[PlacedCube] = []
    wild: WildCubes | UnsetType = UNSET
    kept: list[str] = []
    latents: list[WaitingText] = []
    about: str | None = None
    picks: int = 1
    seats: list[ShownSeat]
    scores: list[int] = []
    winners: list[int] = []
    worth: int | UnsetType = UNSET
    hands: list[list[str]] | UnsetType = UNSET
    score_lines: list[ScoreLine] | UnsetType = UNSET
    map: ShownMap | UnsetType = UNSET
    night: ShownNight | UnsetType = UNSET


def shown(view: View) -> Shown:
    """Returns a view as the message for its seat."""
    pack = view.rules.pack
    rage, danger = view.rules.params.rage[view.marker], dangers_in(view.row, pack)
    return Shown(
        rules=view.rules.name,
        seat=view.seat,
        active=view.active,
        first=view.first,
        turn=view.turns,
        round=view.rounds,
        over=view.over,
        row=[None if card == NOTHING else pack.cards[card].id for card in view.row],
        reserve={pack.cards[card].id: left for card, left in zip(pack.reserve, view.reserve)},
        deck_size=view.deck_size,
        dungeon_discard=_cards(pack, view.dungeon_discard),
        trashed=_cards(pack, view.trashed),
        market=[pack.tokens[token].id for token in view.market],
        room_tokens={
            view.board.rooms[room]: [_token(pack, token) for token in tokens]
            for room, tokens in enumerate(view.room_tokens)
            if tokens
        },
        box=[pack.tokens[token].id for token in view.box],
        marker=view.marker + 1,
        attack=NextAttack(rage + danger, rage, danger),
        bag_size=view.bag_size,
        black_in_bag=None if view.black_in_bag == UNKNOWN else view.black_in_bag,
        black_aside=view.black_aside,
        countdown=view.countdown + 1 if view.out_order else 0,
        out_order=[*view.out_order],
        lone_rounds=view.countdown if view.rules.params.lone_rounds else 0,
        milestones=view.milestones(),
        marks=[PlacedCube(view.board.rooms[room_of(mark)], seat_of(mark)) for mark in view.marks],
        wild=_wild(view) if view.rules.params.wild_cubes else UNSET,
        kept=[kept.effect.label for kept in view.kept],
        latents=[
            WaitingText(pack.cards[latent.source].id, latent.paid) for latent in view.deferred if latent.source >= 0
        ],
        about=source_id(pack, view.about),
        picks=still_to_pick(view.stack),
        seats=[_seat(view, seat) for seat in view.seats],
        scores=view.scores[:],
        winners=[*view.winners],
        map=_map(view) if view.board.cells else UNSET,
        night=_night(view) if has_night(view.rules) else UNSET,
    )


def _map(view: View) -> ShownMap:
    pack = view.rules.pack
    return ShownMap(
        tiles=[_lying(pack, placed_tile(lies), placed_cell(lies), placed_turn(lies)) for lies in view.tiles],
        tiles_left=view.tiles_left,
        surface_left=view.surface_left,
        revealed=[_lying(pack, tile, cell, None) for tile, cell in view.rules.waiting_tiles(view.stack)],
        opened=[lock_named(pack, lock) for lock in view.opened],
        figures=[view.board.rooms[room] for room in view.figures],
        artifacts=[pack.tokens[token].id for token in view.artifacts],
        pools={kind_name(pack, kind): size for kind, size in zip(POOLS, view.pool_sizes)},
    )


def _night(view: View) -> ShownNight:
    hour, dare, seat = open_hour(view), taken_dare(view), view.seats[0]
    backs = view.own_backs[NIGHT]
    met = hour is not None and not WARDED.of(view) and is_met(hour.condition, deeds(view, seat))
    return ShownNight(
        hour=None if hour is None else hour.id,
        warded=WARDED.of(view) > 0,
        acts=met,
        left=hours_left(view),
        by_part=[backs.count(part) for part in range(len(PARTS))],
        burnt=hours_of(view.rules).left[BURNT].of(view),
        early=is_early(view),
        points=hour_points(view),
        shadows=SHADOWS.of(view),
        shadows_drawn=SHADOWS_DRAWN.of(view),
        dares=[each.id for each in open_dares(view)],
        dare=None if dare is None else dare.id,
        dare_turns=DARE_TURNS.of(view),
        rubble=BURIED.of(seat),
        loud=view.rules.params.loud,
        greed=view.rules.params.greed,
        medal=view.medal,
    )


def _wild(view: View) -> WildCubes:
    """RUL-33: computes the cubes in the bag from the others, and tells them where the bag is open."""
    bagged = view.rules.params.wild_cubes - view.wild_aside - view.wild_clank
    return WildCubes(view.wild_aside, view.wild_clank, bagged if view.rules.params.bag_open else None)


def _lying(pack: Pack, tile: int, cell: int, turn: int | None) -> LyingTile:
    x, y = place_of(cell)
    return LyingTile(pack.tiles[tile].id, x, y, turn)


def lock_named(pack: Pack, lock: int) -> OpenedLock:
    """Returns a lock by the names of what it closes, as printed on the unturned tile."""
    tile = pack.tiles[lock // LOCKS_OF_A_TILE]
    number = lock % LOCKS_OF_A_TILE
    if number < FIRST_FEATURE_LOCK:
        part = tile.parts[number]
        return OpenedLock(tile.id, start=_end(tile, part.start), end=_end(tile, part.end))
    room, place = divmod(number - FIRST_FEATURE_LOCK, LOCKS_OF_A_ROOM)
    feature = next(name for name, bit in FEATURES.items() if bit == LOCKED[place])
    return OpenedLock(tile.id, room=tile.rooms[room].id, feature=feature)


def _end(tile: Tile, end: int) -> str:
    """Name of a tunnel's end: a room, the portal, or a mouth."""
    if end >= PORTAL:
        return "portal"
    return tile.rooms[end - ROOM].id if end >= ROOM else mouth_names(tile.set)[end]


def source_id(pack: Pack, source: int) -> str | None:
    """Returns the id of the card or token whose text asks."""
    if source == NOTHING:
        return None
    return pack.cards[source].id if source >= 0 else pack.tokens[-2 - source].id


def _seat(view: View, seat: SeatView) -> ShownSeat:
    pack = view.rules.pack
    own = seat.index == view.seat
    character = pack.character_of(seat.tokens)
    return ShownSeat(
        status="in-play" if seat.status == IN_PLAY else "escaped" if seat.status == ESCAPED else "knocked-out",
        fate=FATES[view.fates[seat.index]],
        room=view.board.rooms[seat.room],
        leaving=seat.leaving,
        skill=seat.skill,
        swords=seat.swords,
        boots=seat.boots,
        teleports=seat.teleports,
        gold=seat.gold,
        lockpicks=seat.lockpicks,
        placed=seat.placed,
        prisoners_freed=seat.prisoners_freed,
        supply=seat.supply,
        clank=seat.clank,
        bag=None if seat.bagged == UNKNOWN else seat.bagged,
        damage=seat.damage,
        credit=seat.credit,
        blocked=bool(seat.blocked or (seat.ridden and not seat.ignores & IGNORE_RIDES)),
        in_play=_cards(pack, seat.in_play),
        discard=_cards(pack, seat.discard),
        tokens=[pack.tokens[token].id for token in seat.tokens if pack.tokens[token].kind not in OF_CHARACTERS],
        character="" if character is None else character.id,
        own_tokens=dict(Counter(pack.tokens[token].id for token in seat.tokens if pack.tokens[token].kind == OWN)),
        hand_size=seat.hand_size,
        deck_size=seat.deck_size,
        deck_known=_cards(pack, seat.deck_top[::-1]),
        hand=_cards(pack, seat.hand) if own else None,
        deck=_cards(pack, seat.unseen) if own else None,
    )


def _cards(pack: Pack, cards: list[CardId]) -> list[str]:
    return [pack.cards[card].id for card in cards]


def _token(pack: Pack, token: TokenId) -> str:
    """Id of a token, or its kind if only the back is known."""
    return pack.tokens[token].id if token >= 0 else kind_name(pack, -token)


def kind_name(pack: Pack, kind: int) -> str:
    """Returns the name of a token kind."""
    return next(name for name, tag in {**pack.tags, **KINDS_OF_CHARACTERS}.items() if tag == kind)
