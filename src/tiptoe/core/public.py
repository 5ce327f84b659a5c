"""Public facts of seats and positions. Written by `make facts` from core/facts.py: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .board import RoomId
from .empty_lists import (
    NO_ABILITIES,
    NO_CARDS,
    NO_EFFECTS,
    NO_FRAMES,
    NO_INTS,
    NO_MODIFIERS,
    NO_OWN_FACTS,
    NO_PROGRAMS,
    NO_ROOMS,
    NO_SEATS,
    NO_TOKENS,
)
from .seat_id import SeatId

if TYPE_CHECKING:
    from .board import Board
    from .components import CardId, Program, TokenId
    from .definitions import Frame
    from .kernel import Modifier, PendingAbility, PendingEffect
    from .ruleset import Ruleset


@mypyc_attr(acyclic=True)
class PublicSeat:
    """Facts of a seat that everybody knows: the base of seats and of their views."""

    __slots__ = (
        "index",
        "own",
        "status",
        "room",
        "leaving",
        "skill",
        "swords",
        "boots",
        "teleports",
        "gold",
        "lockpicks",
        "supply",
        "clank",
        "damage",
        "stand_ins",
        "virtual",
        "aside",
        "placed",
        "skill_made",
        "clank_made",
        "gold_gains",
        "gold_gained",
        "cards_trashed",
        "monsters_defeated",
        "row_monsters_defeated",
        "prisoners_freed",
        "portals_used",
        "marks_made",
        "tile_laid",
        "stood_on",
        "tags_held",
        "played",
        "left_discard",
        "rewarded",
        "credit",
        "blocked",
        "ridden",
        "ignores",
        "discovering",
        "in_play",
        "discard",
        "tokens",
        "artifact_rooms",
        "rivals_met",
    )

    def __init__(self, index: SeatId) -> None:
        self.index: Final = index
        self.own: dict[str, int] = NO_OWN_FACTS  # facts that the game declares, by name
        self.status = 0  # in play, escaped or knocked out
        self.room = RoomId(0)  # where it stands
        self.leaving = False  # reached the start with an Artifact (CORE-18.2)
        self.skill = 0  # resources of the turn
        self.swords = 0
        self.boots = 0
        self.teleports = 0
        self.gold = 0  # possessions
        self.lockpicks = 0
        self.supply = 0  # own cubes in the supply
        self.clank = 0  # own cubes in the Clank! area
        self.damage = 0  # on the health track
        self.stand_ins = 0  # of the damage: black cubes (RUL-17)
        self.virtual = 0  # of the damage: without a cube (RUL-17)
        self.aside = 0  # own cubes set aside
        self.placed = 0  # own cubes in rooms, for good
        self.skill_made = 0  # skill gained
        self.clank_made = 0  # Clank! made
        self.gold_gains = 0  # times that gold was gained
        self.gold_gained = 0  # gold gained
        self.cards_trashed = 0
        self.monsters_defeated = 0
        self.row_monsters_defeated = 0  # of these, in the row
        self.prisoners_freed = 0
        self.portals_used = 0
        self.marks_made = 0  # cubes placed in rooms
        self.tile_laid = 0  # 1 + the tile that a text laid last, or 0
        self.stood_on = 0  # features of every room stood in
        self.tags_held = 0  # tags of every token held
        self.played: list[CardId] = NO_CARDS  # every card that was in the play area
        self.left_discard: list[CardId] = NO_CARDS  # cards that left the discard pile
        self.rewarded: list[RoomId] = NO_ROOMS  # rooms that gave their reward (CAT-6.1)
        self.credit = 0  # Clank! still to be cancelled (CORE-7.2)
        self.blocked = False  # entered a room that stops movement (CORE-10.8)
        self.ridden = False  # took a ride (SPA-5.8)
        self.ignores = 0  # bits of `rules.move.IGNORABLES`
        self.discovering = False  # in a move over the edge of the map (CAT-4.6)
        self.in_play: list[CardId] = NO_CARDS
        self.discard: list[CardId] = NO_CARDS  # lies face up (CORE-8.3)
        self.tokens: list[TokenId] = NO_TOKENS
        self.artifact_rooms: list[RoomId] = NO_ROOMS  # where the own Artifacts were found
        self.rivals_met = 0  # seats met on a tile, where a text counts them (RUL-124)

    def copy_from(self, other: PublicSeat) -> None:
        """Takes over the facts of another seat; lists that are written in place are copied."""
        self.own = other.own
        self.status = other.status
        self.room = other.room
        self.leaving = other.leaving
        self.skill = other.skill
        self.swords = other.swords
        self.boots = other.boots
        self.teleports = other.teleports
        self.gold = other.gold
        self.lockpicks = other.lockpicks
        self.supply = other.supply
        self.clank = other.clank
        self.damage = other.damage
        self.stand_ins = other.stand_ins
        self.virtual = other.virtual
        self.aside = other.aside
        self.placed = other.placed
        self.skill_made = other.skill_made
        self.clank_made = other.clank_made
        self.gold_gains = other.gold_gains
        self.gold_gained = other.gold_gained
        self.cards_trashed = other.cards_trashed
        self.monsters_defeated = other.monsters_defeated
        self.row_monsters_defeated = other.row_monsters_defeated
        self.prisoners_freed = other.prisoners_freed
        self.portals_used = other.portals_used
        self.marks_made = other.marks_made
        self.tile_laid = other.tile_laid
        self.stood_on = other.stood_on
        self.tags_held = other.tags_held
        self.played = other.played[:]
        self.left_discard = other.left_discard
        self.rewarded = other.rewarded
        self.credit = other.credit
        self.blocked = other.blocked
        self.ridden = other.ridden
        self.ignores = other.ignores
        self.discovering = other.discovering
        self.in_play = other.in_play[:]
        self.discard = other.discard[:]
        self.tokens = other.tokens
        self.artifact_rooms = other.artifact_rooms
        self.rivals_met = other.rivals_met

    def begin_turn(self) -> None:
        """CORE-6.5: the facts of a turn begin with none."""
        self.skill_made = 0
        self.clank_made = 0
        self.gold_gains = 0
        self.gold_gained = 0
        self.cards_trashed = 0
        self.monsters_defeated = 0
        self.row_monsters_defeated = 0
        self.prisoners_freed = 0
        self.portals_used = 0
        self.marks_made = 0
        self.tile_laid = 0
        self.stood_on = 0
        self.tags_held = 0
        self.played = []
        self.left_discard = NO_CARDS
        self.rewarded = NO_ROOMS
        self.rivals_met = 0

    def end_turn(self) -> None:
        """CORE-13.2: what is left of the turn is lost."""
        self.skill = 0
        self.swords = 0
        self.boots = 0
        self.teleports = 0
        self.credit = 0
        self.blocked = False
        self.ridden = False
        self.ignores = 0

    def numbers(self) -> list[int]:
        """The numbers and flags that are columns of an observation."""
        return [
            self.skill,
            self.swords,
            self.boots,
            self.teleports,
            self.gold,
            self.lockpicks,
            self.supply,
            self.clank,
            self.damage,
            self.stand_ins,
            self.virtual,
            self.aside,
            self.placed,
            self.skill_made,
            self.clank_made,
            self.gold_gains,
            self.gold_gained,
            self.cards_trashed,
            self.monsters_defeated,
            self.row_monsters_defeated,
            self.prisoners_freed,
            self.portals_used,
            self.marks_made,
            self.tile_laid,
            self.credit,
            1 if self.blocked else 0,
            1 if self.ridden else 0,
            1 if self.discovering else 0,
        ]


@mypyc_attr(acyclic=True)
class PublicState:
    """Facts of a position that everybody knows, but for those of its seats: the base of states and of views."""

    __slots__ = (
        "board",
        "rules",
        "own",
        "active",
        "first",
        "turns",
        "rounds",
        "over",
        "stack",
        "deferred",
        "kept",
        "modifiers",
        "at_end",
        "row",
        "dungeon_discard",
        "trashed",
        "reserve",
        "market",
        "box",
        "artifacts",
        "tiles",
        "tiles_left",
        "opened",
        "marks",
        "figures",
        "marker",
        "black_aside",
        "wild_aside",
        "wild_clank",
        "attack_called",
        "out_order",
        "countdown",
    )

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Final = rules
        self.board: Board = rules.board
        self.own: dict[str, int] = NO_OWN_FACTS  # facts that the game declares, by name
        self.active = SeatId(0)  # whose turn it is
        self.first = SeatId(0)  # the seat that took the first turn
        self.turns = 0  # the number of this turn
        self.rounds = 0  # rounds that have ended
        self.over = False  # whether the game has ended
        self.stack: list[Frame] = NO_FRAMES  # procedures under way, the open question last
        self.deferred: list[PendingEffect] = NO_EFFECTS  # effects that wait for a condition
        self.kept: list[PendingAbility] = NO_ABILITIES  # abilities that can still be used
        self.modifiers: list[Modifier] = NO_MODIFIERS  # what makes cards cheaper
        self.at_end: list[Program] = NO_PROGRAMS  # texts for the end of the turn
        self.row: list[CardId] = NO_CARDS
        self.dungeon_discard: list[CardId] = NO_CARDS
        self.trashed: list[CardId] = NO_CARDS
        self.reserve: list[int] = NO_INTS  # cards left in each pile
        self.market: list[TokenId] = NO_TOKENS
        self.box: list[TokenId] = NO_TOKENS  # tokens that were revealed and are gone
        self.artifacts: list[TokenId] = NO_TOKENS  # not yet placed, the top one first
        self.tiles: list[int] = NO_INTS  # as they lie
        self.tiles_left = 0
        self.opened: list[int] = NO_INTS  # locks opened for good
        self.marks: list[int] = NO_INTS  # cubes that seats have placed in rooms for good
        self.figures: list[RoomId] = NO_ROOMS  # where something stands that is nobody's pawn
        self.marker = 0  # space of the rage track, from 0
        self.black_aside = 0
        self.wild_aside = 0  # cubes that hurt every seat when drawn
        self.wild_clank = 0
        self.attack_called = False
        self.out_order: list[SeatId] = NO_SEATS  # seats in the order in which they went out
        self.countdown = 0  # moves made on the countdown track

    def copy_from(self, other: PublicState) -> None:
        """Takes over the facts of another position; lists that are written in place are copied."""
        self.board = other.board
        self.own = other.own
        self.active = other.active
        self.first = other.first
        self.turns = other.turns
        self.rounds = other.rounds
        self.over = other.over
        self.stack = other.stack[:]
        self.deferred = other.deferred
        self.kept = other.kept
        self.modifiers = other.modifiers
        self.at_end = other.at_end
        self.row = other.row[:]
        self.dungeon_discard = other.dungeon_discard
        self.trashed = other.trashed
        self.reserve = other.reserve
        self.market = other.market
        self.box = other.box
        self.artifacts = other.artifacts
        self.tiles = other.tiles
        self.tiles_left = other.tiles_left
        self.opened = other.opened
        self.marks = other.marks
        self.figures = other.figures
        self.marker = other.marker
        self.black_aside = other.black_aside
        self.wild_aside = other.wild_aside
        self.wild_clank = other.wild_clank
        self.attack_called = other.attack_called
        self.out_order = other.out_order
        self.countdown = other.countdown

    def end_turn(self) -> None:
        """CORE-13.2: what waited within the turn is lost."""
        self.deferred = NO_EFFECTS
        self.kept = NO_ABILITIES
        self.modifiers = NO_MODIFIERS
        self.at_end = NO_PROGRAMS
