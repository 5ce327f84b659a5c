"""State of a game: a position with its seats, named attributes and copy-on-write clones.

Three ways to hold a list, so that a clone copies little:
- written in place, copied with its owner: `hand`, `in_play`, `discard`, `played`, `row`, `stack`, `seats`;
- replaced on write, so it can be shared: every other list that a game changes;
- definitions, never written: `rules`, `cards`, `board`.

Fresh objects start with shared empty lists: making and dropping new ones was half the cost of a clone. `acyclic`
tells the compiler that no cycle of references can pass through the class, so the garbage collector need not follow
it. True here: nothing that a state holds ever points back to a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NewType, final

from mypy_extensions import mypyc_attr

from .board import RoomId
from .choice import ChoiceId
from .event import Event, EventKind
from .rng import Rng

if TYPE_CHECKING:
    from .board import Board
    from .components import CardId, Program, TokenId
    from .definitions import Frame
    from .kernel import Modifier, PendingAbility, PendingEffect
    from .ruleset import Ruleset

SeatId = NewType("SeatId", int)  # from 0, clockwise

IN_PLAY: Final = 0
ESCAPED: Final = 1
KNOCKED_OUT: Final = 2

# Shared, never written.
NO_INTS: Final[list[int]] = []
NO_CARDS: Final[list[CardId]] = []
NO_TOKENS: Final[list[TokenId]] = []
NO_ROOMS: Final[list[RoomId]] = []
NO_CHOICES: Final[list[ChoiceId]] = []
NO_SEATS: Final[list[Seat]] = []
NO_ORDER: Final[list[SeatId]] = []
NO_FRAMES: Final[list[Frame]] = []
NO_LATENTS: Final[list[PendingEffect]] = []
NO_KEPT: Final[list[PendingAbility]] = []
NO_MODIFIERS: Final[list[Modifier]] = []
NO_PROGRAMS: Final[list[Program]] = []
NO_PILES: Final[list[list[TokenId]]] = []
NO_EVENTS: Final[list[Event]] = []


@final
@mypyc_attr(acyclic=True)
class Seat:
    """Possessions of one seat, its room, and its deeds of this turn."""

    __slots__ = (
        "index",
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
        "bagged",
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
        "held",
        "played",
        "left_discard",
        "rewarded",
        "credit",
        "blocked",
        "dizzy",
        "ignores",
        "discovering",
        "hand",
        "in_play",
        "discard",
        "deck",
        "deck_left",
        "deck_known",
        "tokens",
        "artifact_rooms",
    )

    def __init__(self, index: SeatId) -> None:
        self.index: Final = index
        self.status = IN_PLAY
        self.room = RoomId(0)
        self.leaving = False  # reached the start with an Artifact (CORE-18.2)
        self.skill = 0
        self.swords = 0
        self.boots = 0
        self.teleports = 0
        self.gold = 0
        self.lockpicks = 0
        # Where the 30 cubes are (CORE-1.1). Of the damage, `stand_ins` are black cubes and `virtual` none (RUL-17).
        self.supply = 0
        self.clank = 0
        self.bagged = 0
        self.damage = 0
        self.stand_ins = 0
        self.virtual = 0
        self.aside = 0
        self.placed = 0  # cubes in rooms, for good
        # This turn: facts that only grow (CORE-6.5), then values that end with the turn.
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
        self.tile_laid = 0  # 1 + the tile that a text laid last, or 0
        self.stood_on = 0  # features of every room stood in
        self.held = 0  # tags of every token held
        self.played: list[CardId] = NO_CARDS  # every card that was in the play area
        self.left_discard: list[CardId] = NO_CARDS  # every card that was in the discard pile and no longer is
        self.rewarded: list[RoomId] = NO_ROOMS  # rooms that gave their reward (CAT-6.1)
        self.credit = 0
        self.blocked = False  # entered a room that stops movement (CORE-10.8)
        self.dizzy = False  # took a ride, so no boots may be spent afterwards (SPA-5.8)
        self.ignores = 0  # bits of `rules.move.IGNORABLES`
        self.discovering = False  # in the middle of a move over the edge of the map (CAT-4.6)
        # Zones. The top of the deck is deck[deck_left - 1]; the list itself is never written.
        self.hand: list[CardId] = NO_CARDS
        self.in_play: list[CardId] = NO_CARDS
        self.discard: list[CardId] = NO_CARDS
        self.deck: list[CardId] = NO_CARDS
        self.deck_left = 0
        self.deck_known = 0  # how many cards on top of the deck everybody has seen
        self.tokens: list[TokenId] = NO_TOKENS
        self.artifact_rooms: list[RoomId] = NO_ROOMS  # where the own Artifacts were found

    def clone(self) -> Seat:
        seat = Seat(self.index)
        seat.status = self.status
        seat.room = self.room
        seat.leaving = self.leaving
        seat.skill = self.skill
        seat.swords = self.swords
        seat.boots = self.boots
        seat.teleports = self.teleports
        seat.gold = self.gold
        seat.lockpicks = self.lockpicks
        seat.supply = self.supply
        seat.clank = self.clank
        seat.bagged = self.bagged
        seat.damage = self.damage
        seat.stand_ins = self.stand_ins
        seat.virtual = self.virtual
        seat.aside = self.aside
        seat.placed = self.placed
        seat.skill_made = self.skill_made
        seat.clank_made = self.clank_made
        seat.gold_gains = self.gold_gains
        seat.gold_gained = self.gold_gained
        seat.cards_trashed = self.cards_trashed
        seat.monsters_defeated = self.monsters_defeated
        seat.row_monsters_defeated = self.row_monsters_defeated
        seat.prisoners_freed = self.prisoners_freed
        seat.portals_used = self.portals_used
        seat.marks_made = self.marks_made
        seat.tile_laid = self.tile_laid
        seat.stood_on = self.stood_on
        seat.held = self.held
        seat.played = self.played[:]
        seat.left_discard = self.left_discard
        seat.rewarded = self.rewarded
        seat.credit = self.credit
        seat.blocked = self.blocked
        seat.dizzy = self.dizzy
        seat.ignores = self.ignores
        seat.discovering = self.discovering
        seat.hand = self.hand[:]
        seat.in_play = self.in_play[:]
        seat.discard = self.discard[:]
        seat.deck = self.deck
        seat.deck_left = self.deck_left
        seat.deck_known = self.deck_known
        seat.tokens = self.tokens
        seat.artifact_rooms = self.artifact_rooms
        return seat


@final
@mypyc_attr(acyclic=True)
class State:
    """Position of a game. `seat(i)` returns a seat to write to; `seats[i]` is for reading only."""

    __slots__ = (
        "rules",
        "cards",
        "board",
        "rng",
        "seats",
        "owned",
        "active",
        "first",
        "turns",
        "rounds",
        "stack",
        "choices",
        "over",
        "latents",
        "kept",
        "modifiers",
        "at_end",
        "row",
        "deck",
        "deck_left",
        "dungeon_discard",
        "trashed",
        "reserve",
        "market",
        "room_tokens",
        "box",
        "pools",
        "artifacts",
        "tiles",
        "tile_stack",
        "tiles_left",
        "opened",
        "marks",
        "figures",
        "marker",
        "black_in_bag",
        "black_aside",
        "wild_aside",
        "wild_clank",
        "wild_bagged",
        "attack_called",
        "out_order",
        "countdown",
        "recording",
        "events",
    )

    def __init__(self, rules: Ruleset, rng: Rng) -> None:
        self.rules: Final = rules
        self.cards: Final = rules.pack.cards
        self.board: Board = rules.board
        self.rng = rng
        self.seats: list[Seat] = NO_SEATS
        self.owned = 0  # bit i: no clone looks at seats[i]
        self.active = SeatId(0)
        self.first = SeatId(0)  # the seat that took the first turn
        self.turns = 0
        self.rounds = 0
        self.stack: list[Frame] = NO_FRAMES
        self.choices: list[ChoiceId] = NO_CHOICES
        self.over = False
        # This turn: deferred effects, kept abilities, price modifiers, texts for the end of the turn.
        self.latents: list[PendingEffect] = NO_LATENTS
        self.kept: list[PendingAbility] = NO_KEPT
        self.modifiers: list[Modifier] = NO_MODIFIERS
        self.at_end: list[Program] = NO_PROGRAMS
        # The dungeon.
        self.row: list[CardId] = NO_CARDS
        self.deck: list[CardId] = NO_CARDS
        self.deck_left = 0
        self.dungeon_discard: list[CardId] = NO_CARDS
        self.trashed: list[CardId] = NO_CARDS
        self.reserve: list[int] = NO_INTS
        self.market: list[TokenId] = NO_TOKENS
        self.room_tokens: list[list[TokenId]] = NO_PILES
        self.box: list[TokenId] = NO_TOKENS  # tokens that were revealed and are gone
        self.pools: list[list[TokenId]] = NO_PILES  # face-down tokens by kind, the next one last
        self.artifacts: list[TokenId] = NO_TOKENS  # not yet placed, the top one first
        # A map that grows: tiles as they lie, those to come (the next one last), locks opened.
        self.tiles: list[int] = NO_INTS
        self.tile_stack: list[int] = NO_INTS
        self.tiles_left = 0
        self.opened: list[int] = NO_INTS
        self.marks: list[int] = NO_INTS  # cubes that seats have placed in rooms for good
        self.figures: list[RoomId] = NO_ROOMS  # where something stands that is nobody's pawn
        # The dragon.
        self.marker = 0
        self.black_in_bag = 0
        self.black_aside = 0
        # Wild cubes, which hurt every seat when drawn.
        self.wild_aside = 0
        self.wild_clank = 0
        self.wild_bagged = 0
        self.attack_called = False
        self.out_order: list[SeatId] = NO_ORDER  # seats in the order in which they went out
        self.countdown = 0  # moves made on the countdown track
        self.recording = False
        self.events: list[Event] = NO_EVENTS

    def seat(self, index: int) -> Seat:
        """Seat to write to; it is copied first if a clone still shares it."""
        if not self.owned >> index & 1:
            self.seats[index] = self.seats[index].clone()
            self.owned |= 1 << index
        return self.seats[index]

    def clone(self) -> State:
        """Copies the state without recording; both share each seat until one of them writes to it."""
        twin = State(self.rules, self.rng.clone())
        twin.board = self.board
        twin.seats = self.seats[:]
        self.owned = 0
        twin.active = self.active
        twin.first = self.first
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.stack = self.stack[:]
        twin.choices = self.choices
        twin.over = self.over
        twin.latents = self.latents
        twin.kept = self.kept
        twin.modifiers = self.modifiers
        twin.at_end = self.at_end
        twin.row = self.row[:]
        twin.deck = self.deck
        twin.deck_left = self.deck_left
        twin.dungeon_discard = self.dungeon_discard
        twin.trashed = self.trashed
        twin.reserve = self.reserve
        twin.market = self.market
        twin.room_tokens = self.room_tokens
        twin.box = self.box
        twin.pools = self.pools
        twin.artifacts = self.artifacts
        twin.tiles = self.tiles
        twin.tile_stack = self.tile_stack
        twin.tiles_left = self.tiles_left
        twin.opened = self.opened
        twin.marks = self.marks
        twin.figures = self.figures
        twin.marker = self.marker
        twin.black_in_bag = self.black_in_bag
        twin.black_aside = self.black_aside
        twin.wild_aside = self.wild_aside
        twin.wild_clank = self.wild_clank
        twin.wild_bagged = self.wild_bagged
        twin.attack_called = self.attack_called
        twin.out_order = self.out_order
        twin.countdown = self.countdown
        return twin

    def record(self) -> None:
        """Starts recording events."""
        self.recording = True
        self.events = []

    def tell(self, kind: EventKind, seat: SeatId, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Records an event. Callers check `state.recording` first, so that games without recording pay nothing."""
        self.events.append(Event(kind, seat, first, second, third))

    def seats_in_play(self) -> list[SeatId]:
        """RUL-37: seats in play, beginning with the one whose turn it is, clockwise."""
        n = len(self.seats)
        order = [SeatId((self.active + i) % n) for i in range(n)]
        return [i for i in order if self.seats[i].status == IN_PLAY]

    def finish(self) -> None:
        self.over = True
        self.stack = []
        self.choices = NO_CHOICES
