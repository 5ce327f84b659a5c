"""View of one seat: its knowledge of the position, by white-list (CORE-21.1 to 21.3, RUL-33).

A view holds the public facts of seats and position (`core/public.py`), the own hand, and what can be worked out by
counting: the cards that a seat's hand and deck hold together, and those left in the dungeon deck. It never holds the
order of a deck, the hand of another seat, or a face-down token. Frames and waiting effects come from texts that lie
open, so they are public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ..core.choice import ChoiceId
from ..core.components import SECRET, TokenId
from ..core.event import Event
from ..core.kernel import decision
from ..core.public import PublicSeat, PublicState
from ..core.state import Seat, SeatId, State
from ..core.tiles import SURFACE
from ..rules.attack import bag_total
from ..rules.drafting import known_draft
from ..rules.night import has_night
from ..rules.scoring import fate, score, winners
from ..rules.solo import medal

if TYPE_CHECKING:
    from ..core.components import CardId

SPECTATOR: Final = -1
UNKNOWN: Final = -1


@final
class SeatView(PublicSeat):
    """Seat as a view shows it; `hand` is empty unless it is the own one, `bagged` UNKNOWN unless the bag is open."""

    def __init__(self, seat: Seat, *, own: bool, bag_open: bool) -> None:
        super().__init__(seat.index)
        self.copy_from(seat)
        self.bagged: Final = seat.bagged if bag_open else UNKNOWN  # RUL-33
        self.hand_size: Final = len(seat.hand)
        self.deck_size: Final = seat.deck_left
        self.hand: Final[list[CardId]] = sorted(seat.hand) if own else []
        # Cards put on top of the deck in public, the next one last; then the unknown cards of deck and hand.
        known = seat.deck_left - seat.deck_known
        self.deck_top: Final[list[CardId]] = seat.deck[known : seat.deck_left]
        deck = seat.deck[:known]
        self.unseen: Final[list[CardId]] = sorted(deck if own else deck + seat.hand)


@final
class View(PublicState):
    """Position as one seat, or a spectator, may know it."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state.rules)
        self.copy_from(state)
        asked = decision(state)
        self.seat: Final = seat
        bag_open = state.rules.params.bag_open
        self.seats: Final = [SeatView(each, own=each.index == seat, bag_open=bag_open) for each in state.seats]
        self.deck_size: Final = state.deck_left
        self.deck_content: Final[list[CardId]] = sorted(state.deck[: state.deck_left])
        self.draft: Final = known_draft(state, seat)
        self.room_tokens: Final = [_backs(state, tokens) for tokens in state.room_tokens]
        self.pool_sizes: Final = [len(pool) for pool in state.pools]
        self.surface_left: Final = surface_left(state)  # public: the backs differ
        self.own_backs: Final = {pile: n for deck in state.rules.decks for pile, n in deck.shown_backs(state).items()}
        self.bag_size: Final = bag_total(state)
        self.black_in_bag: Final = state.black_in_bag if bag_open else UNKNOWN
        # The question now open; only the seat that is asked sees its choices.
        self.asked: Final = asked.seat
        self.prompt: Final = asked.prompt
        self.about: Final = asked.about
        self.choices: Final[list[ChoiceId]] = asked.choices[:] if asked.seat == seat else []
        self.fates: Final = [fate(state, each) for each in state.seats]
        self.scores: Final = [score(state, index) for index in range(len(state.seats))] if state.over else []
        self.winners: Final[list[SeatId]] = winners(state) if state.over else []
        self.medal: Final = medal(state) if state.over and has_night(state.rules) else 0

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
