"""CORE-1: invariants of every position. A broken one is a fault of the engine."""

from __future__ import annotations

from ..core.choice import ROW
from ..core.components import NOTHING, OWN, CardId
from ..core.state import IN_PLAY, Seat, State
from .attack import SHADOWS
from .deck import owned_cards


def check(state: State) -> None:
    """Raises AssertionError for the first broken invariant."""
    params = state.rules.params
    for seat in state.seats:
        _check_seat(state, seat)
    stand_ins = sum([seat.stand_ins for seat in state.seats])
    black = state.black_in_bag + state.black_aside + stand_ins
    assert black == params.black_cubes, f"CORE-1.2: {black} black cubes"
    for deck in state.rules.decks:
        piled = sorted([card for name in deck.piles for card in deck.pile(state, name)])
        assert piled == deck.unseen(state), f"SOL-1.7: of the {deck.name}, {piled} lie in piles"
        for name, left in deck.left.items():
            assert left.of(state) == len(deck.pile(state, name)), f"SOL-1.7: {left.of(state)} left in the pile '{name}'"
    assert SHADOWS.of(state) <= params.shadows, f"SOL-1.6: {SHADOWS.of(state)} shadows"
    wild = state.wild_aside + state.wild_clank + state.wild_bagged
    assert wild == params.wild_cubes, f"RUL-67: {wild} wild cubes"
    assert len(state.row) == ROW, f"CORE-1.4: {len(state.row)} slots in the row"
    assert 0 <= state.marker < len(params.rage), f"RUL-32: marker on {state.marker}"
    assert sorted(_all_cards(state) + _left_out(state)) == sorted(_cards_of_the_pack(state)), (
        "a card was lost or doubled"
    )
    assert sorted(state.out_order) == [seat.index for seat in state.seats if seat.status != IN_PLAY], (
        "CORE-18.3: order of leaving"
    )


def _check_seat(state: State, seat: Seat) -> None:
    who = f"seat {seat.index}"
    own_damage = seat.damage - seat.stand_ins - seat.virtual
    cubes = [seat.supply, seat.clank, seat.bagged, own_damage, seat.aside, seat.placed]
    assert sum(cubes) == state.rules.params.cubes, f"CORE-1.1: {who} has {sum(cubes)} cubes"
    assert min(cubes) >= 0, f"CORE-1.1: {who} owes cubes: {cubes}"
    assert 0 <= seat.damage <= state.rules.params.health_spaces, f"CORE-16.1: {who} has {seat.damage} damage"
    assert 0 <= seat.room < len(state.board.rooms), f"CORE-1.3: {who} stands nowhere"
    purse = [seat.skill, seat.swords, seat.boots, seat.teleports, seat.gold, seat.lockpicks, seat.credit]
    assert min(purse) >= 0, f"CORE-5.2: {who} spent what it had not: {purse}"
    for token in seat.tokens:
        there = state.rules.pack.tokens[token]
        assert there.kind != OWN or seat.tokens.count(token) <= there.copies, (
            f"CHA-3.2: {who} has too many '{there.id}'"
        )
    full = seat.damage == state.rules.params.health_spaces
    assert not full or seat.status != IN_PLAY, f"CORE-17.1: {who} should be knocked out"


def _all_cards(state: State) -> list[CardId]:
    """Cards of the game in all zones."""
    cards = state.deck[: state.deck_left] + [card for card in state.row if card != NOTHING]
    cards += state.dungeon_discard + state.trashed
    for pile, left in zip(state.rules.pack.reserve_cards, state.reserve):
        front = state.rules.pack.card(pile.back_of) if pile.back_of else pile  # a card with two faces is one
        cards += [front.number] * left
    for seat in state.seats:
        cards += owned_cards(seat)
    return cards


def _left_out(state: State) -> list[CardId]:
    """Cards that the lots left out: of each lot as many as it has too many."""
    found: list[CardId] = []
    there = _all_cards(state) if state.rules.pack.lots else []
    for lot in state.rules.pack.lots:
        out = lot.cards[:]
        for card in there:
            if card in out:
                out.remove(card)
        assert len(out) == max(len(lot.cards) - lot.n, 0), f"RUL-131: {len(out)} cards were left out by lot"
        found += out
    return found


def _cards_of_the_pack(state: State) -> list[CardId]:
    pack = state.rules.pack
    cards = state.rules.dungeon[:]
    for seat in state.seats:
        character = pack.character_of(seat.tokens)
        cards += pack.starter if character is None else character.deck  # CHA-2.1
    for pile, copies in zip(pack.reserve, state.rules.reserve_copies()):
        cards += [pile] * copies
    return cards
