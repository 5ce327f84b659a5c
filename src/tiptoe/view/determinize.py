"""Determinization: makes a state that fits all knowledge of a view and is random in everything hidden.

Bots search over such states, so their findings depend only on the knowledge of their seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.components import MAJOR_SECRET, MINOR_SECRET, SECRET, TokenId
from ..core.definitions import Frame
from ..core.empty_lists import NO_CHOICES
from ..core.rng import Rng, keyed
from ..core.ruleset import Ruleset
from ..core.state import Seat, State
from ..core.tiles import START, SURFACE, Tile, placed_tile
from ..rules.drafting import drafting, with_draft_on_top
from ..rules.pools import KINDS
from .view import SPECTATOR, SeatView, View, face_down


def determinize(view: View, rng: Rng) -> State:
    """Samples a state that this view could have been made from. The state draws from `rng` from now on."""
    state = known_state(view, rng)
    for seat in view.seats:
        _deal_cards(state.seats[seat.index], seat, rng, own=seat.index == view.seat)
    rng.shuffle(state.deck)
    state.deck = with_draft_on_top(state.deck, view.draft, state.cards)
    state.room_tokens = _room_tokens(view, rng)
    state.pools = _pools(view, rng)
    state.tile_stack = _tile_stack(view, rng)
    for deck in view.rules.decks:
        deck.deal(state, view.own_backs, rng)
    return state


def known_state(view: View, rng: Rng) -> State:
    """State with the knowledge of a view, to ask the rules about; decks, pools and face-down tokens are not dealt."""
    state = State(view.rules, rng)
    state.copy_from(view)
    state.seats = [_seat(view, seat) for seat in view.seats]
    state.owned = (1 << len(state.seats)) - 1
    state.choices = view.choices
    state.deck = with_draft_on_top(view.deck_content[:], view.draft, state.cards)
    state.deck_left = len(state.deck)
    state.room_tokens = view.room_tokens
    # All black cubes that are neither set aside nor on a health track are in the bag (CORE-1.2).
    on_tracks = sum([seat.stand_ins for seat in view.seats])
    state.black_in_bag = view.rules.params.black_cubes - view.black_aside - on_tracks
    state.wild_bagged = view.rules.params.wild_cubes - view.wild_aside - view.wild_clank
    return state


def _seat(view: View, known: SeatView) -> Seat:
    seat = Seat(known.index)
    seat.copy_from(known)
    elsewhere = known.supply + known.clank + known.damage - known.stand_ins - known.virtual + known.aside + known.placed
    seat.bagged = view.rules.params.cubes - elsewhere  # CORE-1.1
    seat.hand = known.hand[:]
    return seat


def _deal_cards(seat: Seat, known: SeatView, rng: Rng, *, own: bool) -> None:
    """Deals the deck, and the hand unless it is known, from the cards that both hold together."""
    cards = known.unseen[:]
    rng.shuffle(cards)
    if not own:
        seat.hand = cards[: known.hand_size]
        cards = cards[known.hand_size :]
    seat.deck = cards + known.deck_top
    seat.deck_left = len(seat.deck)
    seat.deck_known = len(known.deck_top)


def _room_tokens(view: View, rng: Rng) -> list[list[TokenId]]:
    """Tokens in rooms, face-down ones filled at random with unseen tokens of their kind."""
    rooms = [tokens[:] for tokens in view.room_tokens]
    for kind in (1 << bit for bit in range(SECRET.bit_length()) if SECRET >> bit & 1):
        pool = _never_seen(view, kind)
        rng.shuffle(pool)
        for tokens in rooms:
            for place in range(len(tokens)):
                if tokens[place] == face_down(kind):
                    tokens[place] = pool.pop()
    return rooms


def _pools(view: View, rng: Rng) -> list[list[TokenId]]:
    """Pools of their known sizes, filled at random with unseen tokens."""
    pools: list[list[TokenId]] = []
    for number, size in enumerate(view.pool_sizes):
        pool = _never_seen(view, KINDS[number])
        rng.shuffle(pool)
        pools.append(pool[:size])
    return pools


def _tile_stack(view: View, rng: Rng) -> list[int]:
    """Random stack of unseen tiles, those of the surface on top."""
    unseen = unseen_tiles(view.rules, view.tiles, view.stack)
    surface = [tile.number for tile in unseen if tile.set == SURFACE]
    depths = [tile.number for tile in unseen if tile.set != SURFACE]
    rng.shuffle(surface)
    rng.shuffle(depths)
    return depths[: view.tiles_left - view.surface_left] + surface[: view.surface_left]


def unseen_tiles(rules: Ruleset, tiles: list[int], stack: list[Frame]) -> list[Tile]:
    """Tiles neither on the table nor waiting to be laid; each is equally likely to be the next of its back."""
    seen = 0  # one bit per tile
    for number in tiles:
        seen |= 1 << placed_tile(number)
    for tile, _ in rules.waiting_tiles(stack):
        seen |= 1 << tile
    return [tile for tile in rules.pack.tiles if tile.set != START and not seen >> tile.number & 1]


def _never_seen(view: View, kind: int) -> list[TokenId]:
    pool = view.rules.copies_of_kind(kind)
    for token in view.box:
        if token in pool:
            pool.remove(token)
    for seat in view.seats:
        for token in seat.tokens:
            if token in pool:
                pool.remove(token)
    return pool


def redeal_unseen(state: State, key: bytes, hands: Sequence[int] = ()) -> None:
    """RUL-34: redeals everything hidden with the stream of a new key, and the hands of the seats `hands`.

    It follows a take-back that all seats agreed to, so that no seat profits from what it had learned: seats that
    showed cards since then get other hands.
    """
    state.rng = keyed(key)
    frame = drafting(state.stack)
    rest = state.deck_left - (0 if frame is None else len(frame.taken))  # a draft lies before the seats: it stays
    deck = state.deck[:rest]
    state.rng.shuffle(deck)
    state.deck = deck + state.deck[rest : state.deck_left]
    for index in range(len(state.seats)):
        seat = state.seat(index)
        known = seat.deck[seat.deck_left - seat.deck_known : seat.deck_left]
        unknown = seat.deck[: seat.deck_left - seat.deck_known]
        held = len(seat.hand) if index in hands else 0
        unknown += seat.hand[len(seat.hand) - held :]
        state.rng.shuffle(unknown)
        if held:
            seat.hand = unknown[len(unknown) - held :]
        seat.deck = unknown[: len(unknown) - held] + known
    state.pools = [_shuffled(pool, state.rng) for pool in state.pools]
    state.tile_stack = _tile_stack(View(state, SPECTATOR), state.rng)
    state.room_tokens = _swapped(state)
    for own in state.rules.decks:
        own.deal(state, own.shown_backs(state), state.rng)
    state.choices = NO_CHOICES


def _shuffled(tokens: list[TokenId], rng: Rng) -> list[TokenId]:
    shuffled = tokens[:]
    rng.shuffle(shuffled)
    return shuffled


def _swapped(state: State) -> list[list[TokenId]]:
    """Tokens in rooms, face-down ones of each kind shuffled among their places."""
    rooms = [tokens[:] for tokens in state.room_tokens]
    tokens_of_pack = state.rules.pack.tokens
    for kind in (MAJOR_SECRET, MINOR_SECRET):
        pool = [token for tokens in rooms for token in tokens if tokens_of_pack[token].kind == kind]
        state.rng.shuffle(pool)
        for tokens in rooms:
            for place in range(len(tokens)):
                if tokens_of_pack[tokens[place]].kind == kind:
                    tokens[place] = pool.pop()
    return rooms
