"""Luck that people tell, brought to where the rules look for it.

The piece that came trades places with another unseen one, so every piece is there as often as before, whatever is told.
"""

from __future__ import annotations

from typing import Final

from ..core.components import CardId, TokenId
from ..core.state import Seat, State
from ..core.told import BLACK, CHARACTER, CUBE, HAND, REMOVED, ROW, SHADOW, TOKEN, WILD, Told, with_next

CUBES_OF_NOBODY: Final = (BLACK, WILD, SHADOW)  # in the order in which an attack counts them


def told_own_card(state: State, seat: Seat, n: int) -> None:
    """CORE-8.1: makes the told card the next one of the own deck, of which `n` will be drawn."""
    told = state.rng.told
    assert told is not None
    unknown = seat.deck[: seat.deck_left]
    word = told.next(HAND, seat.index, n, [state.cards[card].id for card in unknown])
    seat.deck = with_next(seat.deck, seat.deck_left, state.rules.pack.card(word).number)


def told_row_card(state: State) -> None:
    """CORE-14.1: makes the told card the next one of the dungeon deck."""
    told = state.rng.told
    assert told is not None
    word = told.next(ROW, -1, 1, [state.cards[card].id for card in state.deck[: state.deck_left]])
    state.deck = with_next(state.deck, state.deck_left, state.rules.pack.card(word).number)


def told_first_row(state: State, deck: list[CardId], n: int) -> list[CardId]:
    """CORE-3.6: `deck` with the told card as the next one; `n` cards without the attack symbol will be dealt."""
    told = state.rng.told
    assert told is not None
    word = told.next(ROW, -1, n, [state.cards[card].id for card in deck if not state.cards[card].attack])
    return with_next(deck, len(deck), state.rules.pack.card(word).number)


def told_removed(state: State, artifacts: list[TokenId], n: int) -> list[TokenId]:
    """CLA-2.2: `artifacts` with the `n` told ones first: they go back into the box."""
    told = state.rng.told
    assert told is not None
    tokens = state.rules.pack.tokens
    left = artifacts[:]
    removed: list[TokenId] = []
    for taken in range(n):
        word = told.next(REMOVED, -1, n - taken, [tokens[token].id for token in left])
        removed.append(_of_id(state, left, word))
        left.remove(removed[-1])
    return removed + left


def told_cube(told: Told, in_bag: list[int], seats: int, n: int) -> int:
    """CORE-15.2: place of the told cube among the cubes of `seats` seats, then those of nobody; `n` will be drawn."""
    names = [str(seat) for seat in range(seats)] + list(CUBES_OF_NOBODY)
    word = told.next(CUBE, -1, n, [names[place] for place, left in enumerate(in_bag) for _ in range(left)])
    return names.index(word)


def told_token_in_room(state: State, room: int, kind: int) -> None:
    """CORE-12.1: makes the told token of a kind the first one of that kind in a room."""
    told = state.rng.told
    assert told is not None
    tokens = state.rules.pack.tokens
    unseen = unseen_tokens(state, kind)
    wanted = _of_id(state, unseen, told.next(TOKEN, state.active, 1, [tokens[token].id for token in unseen]))
    place = [tokens[token].kind for token in state.room_tokens[room]].index(kind)
    instead = state.room_tokens[room][place]
    rooms = [here[:] if wanted in here or number == room else here for number, here in enumerate(state.room_tokens)]
    for here in rooms:
        if wanted in here:
            here[here.index(wanted)] = instead
            break
    rooms[room][place] = wanted
    state.room_tokens = rooms


def unseen_tokens(state: State, kind: int) -> list[TokenId]:
    """Tokens of a kind that nobody has seen, in a room or left in the box."""
    unseen = state.rules.copies_of_kind(kind)
    for token in [*state.box, *[held for seat in state.seats for held in seat.tokens]]:
        if token in unseen:
            unseen.remove(token)
    return unseen


def told_token_of_pool(state: State, number: int) -> None:
    """RUL-104: makes the told token the next one of a pool."""
    told = state.rng.told
    assert told is not None
    pool = state.pools[number]
    word = told.next(TOKEN, state.active, 1, [state.rules.pack.tokens[token].id for token in pool])
    pools = state.pools[:]
    pools[number] = with_next(pool, len(pool), _of_id(state, pool, word))
    state.pools = pools


def told_character(state: State, told: Told, seat: int, left: list[TokenId]) -> list[TokenId]:
    """CHA-1.2: `left` with the told character as the next one."""
    tokens = state.rules.pack.tokens
    word = told.next(CHARACTER, seat, 1, [tokens[token].id for token in left])
    return with_next(left, len(left), _of_id(state, left, word))


def _of_id(state: State, tokens: list[TokenId], id: str) -> TokenId:
    return next(token for token in tokens if state.rules.pack.tokens[token].id == id)
