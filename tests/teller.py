"""People beside the real box, as tests play them: what luck brought in one game is told in another, piece by piece."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from tiptoe.core import event as ev
from tiptoe.core.codec import encode
from tiptoe.core.components import ARTIFACT, MAJOR_SECRET, MINOR_SECRET, TokenId
from tiptoe.core.event import Event
from tiptoe.core.kernel import apply, offered_choice
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.core.told import (
    BLACK,
    CHARACTER,
    CUBE,
    FIRST,
    HAND,
    REMOVED,
    ROW,
    SHADOW,
    TILE,
    TOKEN,
    WILD,
    LuckQuestion,
    LuckWanted,
    Told,
)
from tiptoe.records.record import Recording
from tiptoe.records.told_luck import begin_told

SEEN: Final = {
    "CardDrawn": HAND,
    "CardRevealed": ROW,
    "CubeDrawn": CUBE,
    "WildCubeDrawn": CUBE,
    "ShadowDrawn": CUBE,
    "SecretRevealed": TOKEN,
    "PrisonerFreed": TOKEN,
    "TileRevealed": TILE,
}


def piece_of(event: Event, state: State) -> str:
    """Word for the piece that an event shows."""
    pack, kind = state.rules.pack, SEEN[event.kind.name]
    if kind in (HAND, ROW):
        return pack.cards[event.first].id
    if kind == TOKEN:
        return pack.tokens[event.first].id
    if kind == TILE:
        return pack.tiles[event.first].id
    if event.kind is ev.WILD_CUBE_DRAWN:
        return WILD
    if event.kind is ev.SHADOW_DRAWN:
        return SHADOW
    return BLACK if event.first < 0 else str(event.first)


def told_deal(dealt: State, filler: int) -> tuple[str, ...]:
    """Luck of the deal of `dealt`, told question by question to a deal from another seed."""
    luck: list[str] = []
    asked: list[str] = []
    pack = dealt.rules.pack
    laid = [token for room in dealt.room_tokens for token in room]
    answers = {
        FIRST: [str(dealt.first)],
        REMOVED: [pack.tokens[token].id for token in dealt.rules.copies_of_kind(ARTIFACT) if token not in laid],
        HAND: [piece_of(event, dealt) for event in dealt.events if event.kind is ev.CARD_DRAWN],
        ROW: [piece_of(event, dealt) for event in dealt.events if event.kind is ev.CARD_REVEALED],
        CHARACTER: [pack.tokens[seat.tokens[0]].id for seat in dealt.seats if seat.tokens],
    }
    while True:
        state = State(dealt.rules, seeded(filler))
        state.record()
        try:
            begin_told(state, len(dealt.seats), luck)
            return tuple(luck)
        except LuckWanted as wanted:
            kind = wanted.question.kind
            drawn = [event for event in state.events if event.kind is ev.CARD_DRAWN]
            luck.append(answers[kind][len(drawn) if kind == HAND else asked.count(kind)])
            asked.append(kind)


def told_choice(key: str, events: list[Event], game: Recording) -> str:
    """Record line of a choice with the luck that `events` show, told question by question in another game."""
    luck: list[str] = []
    while True:
        line = f"{key} told {' '.join(luck)}" if luck else key
        try:
            game.choose(line)
            return line
        except LuckWanted as wanted:
            luck.append(next_piece(wanted.question, events, luck, line, game))


def next_piece(question: LuckQuestion, events: list[Event], luck: list[str], line: str, game: Recording) -> str:
    """Piece that the events show next: as many of its kind came before as a try has shown until it stopped."""
    twin = game.state.clone()
    twin.record()
    choice = offered_choice(twin, line.partition(" ")[0])
    twin.rng.told = Told(luck)
    with suppress(LuckWanted):
        apply(twin, choice)
    shown = [event for event in twin.events if SEEN.get(event.kind.name) == question.kind]
    came = [event for event in events if SEEN.get(event.kind.name) == question.kind]
    return piece_of(came[len(shown)], game.state)


def as_people_see_it(state: State) -> bytes:
    """Position without what nobody has seen, which two games with the same told luck need not share."""
    plain = State(state.rules, seeded(0))
    plain.copy_from(state)
    plain.seats = [seat.clone() for seat in state.seats]
    for seat in plain.seats:
        known = seat.deck[seat.deck_left - seat.deck_known : seat.deck_left]
        seat.deck = sorted(seat.deck[: seat.deck_left - seat.deck_known]) + known
        seat.hand, seat.discard = sorted(seat.hand), sorted(seat.discard)
    plain.deck = sorted(state.deck[: state.deck_left])
    plain.deck_left = state.deck_left
    tokens = state.rules.pack.tokens
    unseen = MAJOR_SECRET | MINOR_SECRET
    plain.room_tokens = [
        [TokenId(-tokens[token].kind) if tokens[token].kind & unseen else token for token in room]
        for room in state.room_tokens
    ]
    plain.pools = [sorted(pool) for pool in state.pools]
    plain.black_in_bag, plain.wild_bagged = state.black_in_bag, state.wild_bagged
    return encode(plain)
