"""View of one seat: its knowledge of the position, by white-list (CORE-21.1 to 21.3, RUL-33).

A view holds public facts, the own hand, and what can be worked out by counting: the cards that a seat's hand and
deck hold together, and those left in the dungeon deck. It never holds the order of a deck, the hand of another seat,
or a face-down token. Frames and waiting effects come from texts that lie open, so they are public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ..core.choice import ChoiceId
from ..core.components import SECRET, TokenId
from ..core.event import Event
from ..core.kernel import decision
from ..core.state import Seat, SeatId, State
from ..core.tiles import SURFACE
from ..rules.attack import bag_total
from ..rules.scoring import fate, score, winners

if TYPE_CHECKING:
    from ..core.board import Board, RoomId
    from ..core.components import CardId, Program
    from ..core.definitions import Frame
    from ..core.kernel import Modifier, PendingAbility, PendingEffect
    from ..core.ruleset import Ruleset

SPECTATOR: Final = -1
UNKNOWN: Final = -1


@final
class SeatView:
    """Seat as a view shows it; `hand` is empty unless it is the own one, `bagged` UNKNOWN unless the bag is open."""

    def __init__(self, seat: Seat, *, own: bool, bag_open: bool) -> None:
        self.index: Final = seat.index
        self.status: Final = seat.status
        self.room: Final[RoomId] = seat.room
        self.leaving: Final = seat.leaving
        self.skill: Final = seat.skill
        self.swords: Final = seat.swords
        self.boots: Final = seat.boots
        self.teleports: Final = seat.teleports
        self.gold: Final = seat.gold
        self.lockpicks: Final = seat.lockpicks
        self.supply: Final = seat.supply
        self.clank: Final = seat.clank
        self.bagged: Final = seat.bagged if bag_open else UNKNOWN  # RUL-33
        self.damage: Final = seat.damage
        self.stand_ins: Final = seat.stand_ins
        self.virtual: Final = seat.virtual
        self.aside: Final = seat.aside
        self.placed: Final = seat.placed
        self.skill_made: Final = seat.skill_made
        self.clank_made: Final = seat.clank_made
        self.gold_gains: Final = seat.gold_gains
        self.gold_gained: Final = seat.gold_gained
        self.cards_trashed: Final = seat.cards_trashed
        self.monsters_defeated: Final = seat.monsters_defeated
        self.row_monsters_defeated: Final = seat.row_monsters_defeated
        self.prisoners_freed: Final = seat.prisoners_freed
        self.portals_used: Final = seat.portals_used
        self.marks_made: Final = seat.marks_made
        self.tile_laid: Final = seat.tile_laid
        self.stood_on: Final = seat.stood_on
        self.held: Final = seat.held
        self.played: Final[list[CardId]] = seat.played[:]
        self.left_discard: Final[list[CardId]] = seat.left_discard
        self.rewarded: Final[list[RoomId]] = seat.rewarded
        self.credit: Final = seat.credit
        self.blocked: Final = seat.blocked
        self.dizzy: Final = seat.dizzy
        self.ignores: Final = seat.ignores
        self.discovering: Final = seat.discovering
        self.in_play: Final[list[CardId]] = seat.in_play[:]
        self.discard: Final[list[CardId]] = seat.discard[:]  # CORE-8.3
        self.tokens: Final[list[TokenId]] = seat.tokens
        self.artifact_rooms: Final[list[RoomId]] = seat.artifact_rooms
        self.hand_size: Final = len(seat.hand)
        self.deck_size: Final = seat.deck_left
        self.hand: Final[list[CardId]] = sorted(seat.hand) if own else []
        # Cards put on top of the deck in public, the next one last; then the unknown cards of deck and hand.
        known = seat.deck_left - seat.deck_known
        self.deck_top: Final[list[CardId]] = seat.deck[known : seat.deck_left]
        deck = seat.deck[:known]
        self.unseen: Final[list[CardId]] = sorted(deck if own else deck + seat.hand)


@final
class View:
    """Position as one seat, or a spectator, may know it."""

    def __init__(self, state: State, seat: int) -> None:
        asked = decision(state)
        self.seat: Final = seat
        self.rules: Final[Ruleset] = state.rules
        self.board: Final[Board] = state.board
        self.active: Final = state.active
        self.first: Final = state.first
        self.turns: Final = state.turns
        self.rounds: Final = state.rounds
        self.over: Final = state.over
        bag_open = state.rules.params.bag_open
        self.seats: Final = [SeatView(each, own=each.index == seat, bag_open=bag_open) for each in state.seats]
        self.row: Final[list[CardId]] = state.row[:]
        self.deck_size: Final = state.deck_left
        self.deck_content: Final[list[CardId]] = sorted(state.deck[: state.deck_left])
        self.dungeon_discard: Final[list[CardId]] = state.dungeon_discard
        self.trashed: Final[list[CardId]] = state.trashed
        self.reserve: Final = state.reserve
        self.market: Final[list[TokenId]] = state.market
        self.room_tokens: Final = [_backs(state, tokens) for tokens in state.room_tokens]
        self.box: Final[list[TokenId]] = state.box
        self.pool_sizes: Final = [len(pool) for pool in state.pools]
        self.artifacts: Final[list[TokenId]] = state.artifacts
        self.tiles: Final = state.tiles
        self.tiles_left: Final = state.tiles_left
        self.surface_left: Final = surface_left(state)  # public: the backs differ
        self.opened: Final = state.opened
        self.marks: Final = state.marks
        self.figures: Final[list[RoomId]] = state.figures
        self.marker: Final = state.marker
        self.bag_size: Final = bag_total(state)
        self.black_in_bag: Final = state.black_in_bag if state.rules.params.bag_open else UNKNOWN
        self.black_aside: Final = state.black_aside
        self.wild_aside: Final = state.wild_aside
        self.wild_clank: Final = state.wild_clank
        self.attack_called: Final = state.attack_called
        self.out_order: Final = state.out_order
        self.countdown: Final = state.countdown
        # The frames on the stack, and the effects that wait in this turn.
        self.stack: Final[list[Frame]] = state.stack[:]
        self.latents: Final[list[PendingEffect]] = state.latents
        self.kept: Final[list[PendingAbility]] = state.kept
        self.modifiers: Final[list[Modifier]] = state.modifiers
        self.at_end: Final[list[Program]] = state.at_end
        # The question now open; only the seat that is asked sees its choices.
        self.asked: Final = asked.seat
        self.prompt: Final = asked.prompt
        self.about: Final = asked.about
        self.choices: Final[list[ChoiceId]] = asked.choices[:] if asked.seat == seat else []
        self.fates: Final = [fate(state, each) for each in state.seats]
        self.scores: Final = [score(state, index) for index in range(len(state.seats))] if state.over else []
        self.winners: Final[list[SeatId]] = winners(state) if state.over else []

    @property
    def me(self) -> SeatView:
        return self.seats[self.seat]

    def milestones(self) -> list[str]:
        """Names of the milestones that the marker has reached or passed."""
        return [each.name for each in self.rules.milestones if each.name and each.space <= self.marker]


def surface_left(state: State) -> int:
    """Number of surface tiles left in the stack: they lie on top, and their backs differ."""
    tiles = state.rules.pack.tiles
    return sum([1 for tile in state.tile_stack[: state.tiles_left] if tiles[tile].set == SURFACE])


def face_down(kind: int) -> TokenId:
    """Number by which a view shows a face-down token of a kind."""
    return TokenId(-kind)


def visible_events(events: list[Event], seat: int) -> list[Event]:
    """Events as a seat or a spectator may see them."""
    return [event.seen_by(seat) for event in events]


def _backs(state: State, tokens: list[TokenId]) -> list[TokenId]:
    """Tokens of a room: face-up ones as they are, face-down ones by kind."""
    pack = state.rules.pack
    return [face_down(pack.tokens[token].kind) if pack.tokens[token].kind & SECRET else token for token in tokens]
