"""Invariants of ships at every moment In Space, in whole games of greedy and random bots."""

from __future__ import annotations

from collections import Counter

import pytest

from properties.games import ruleset
from scene import rule
from tiptoe.bots.registry import bot_for
from tiptoe.catalog import faces
from tiptoe.core.codec import decode, encode
from tiptoe.core.components import ARTIFACT, MARKET_ITEM
from tiptoe.core.kernel import apply
from tiptoe.core.rng import seeded
from tiptoe.core.room_cubes import room_of
from tiptoe.core.state import IN_PLAY, Seat, State
from tiptoe.games.space.nouns import COMMAND, COMMAND_CODE, ESCAPE_POD, POD, PORT, POWER_CRYSTAL
from tiptoe.games.space.ports import ports_hacked
from tiptoe.rules.turn import begin
from tiptoe.sim.soak import SoakCheck
from tiptoe.view.view import View

FACES = faces("space")
PLAYERS = ("greedy", "greedy", "random")
# Seeds, ships and seats.
GAMES_PLAYED = [(seed, FACES[seed * 7 % len(FACES)], 2 + seed % 3) for seed in range(6)]


def owned(state: State, seat: Seat, kind: int) -> int:
    return sum(1 for token in seat.tokens if state.rules.pack.tokens[token].kind == kind)


def check_ship(state: State) -> None:
    """Checks SPA-2.6, 2.7, 4.2, 5.10, 6.1 to 6.3, 7.1, 8.2 and 9.1."""
    rooms = [room_of(mark) for mark in state.marks]
    assert len(set(rooms)) == len(rooms) and all(state.board.features[room] & PORT for room in rooms)
    pods = sum(
        1 for tokens in state.room_tokens for token in tokens if state.rules.pack.tokens[token].kind == ESCAPE_POD
    )
    assert pods + sum(owned(state, seat, ESCAPE_POD) for seat in state.seats) == 4
    assert sum(owned(state, seat, POWER_CRYSTAL) for seat in state.seats) <= 5
    assert state.wild_aside == sum(state.rules.params.wild_track[state.marker + 1 :])
    for seat in state.seats:
        check_thief(state, seat)


def check_thief(state: State, seat: Seat) -> None:
    modules = [state.board.module_of[room] for room in ports_hacked(state, seat)]
    assert len(set(modules)) == len(modules) <= 2
    assert owned(state, seat, COMMAND_CODE) == (len(modules) == 2)
    assert owned(state, seat, ARTIFACT) <= 1
    items = [token for token in seat.tokens if state.rules.pack.tokens[token].kind == MARKET_ITEM]
    assert len(set(items)) == len(items)
    here = state.board.features[seat.room]
    assert not here & COMMAND or owned(state, seat, COMMAND_CODE)
    assert bool(here & POD) == (owned(state, seat, ESCAPE_POD) == 1)
    if here & POD:
        assert owned(state, seat, ARTIFACT) and seat.clank == 0 and (seat.leaving or seat.status != IN_PLAY)


def play(seed: int, face: str, seats: int) -> Counter[str]:
    """Plays a whole game with checks after every choice; counts its events by kind."""
    state = State(ruleset(f"space:{face}"), seeded(seed))
    state.record()
    begin(state, seats)
    bots = [bot_for(PLAYERS[(seed + seat) % len(PLAYERS)], seed, seat) for seat in range(seats)]
    watch = SoakCheck()
    told: Counter[str] = Counter()
    while not state.over:
        seat = state.stack[-1].seat
        apply(state, bots[seat].choose(View(state, seat)))
        told.update(event.kind.name for event in state.events)
        watch(state)
        check_ship(state)
        assert watch.choices < 5_000, "the game does not end"
        if watch.choices % 50 == 0:
            assert encode(decode(encode(state), state.rules)) == encode(state)
    return told


@rule("SPA-2.6", "SPA-2.7", "SPA-4.2", "SPA-5.10", "SPA-6.1", "SPA-6.2", "SPA-6.3", "SPA-7.1", "SPA-8.2", "SPA-9.1")
@pytest.mark.parametrize(("seed", "face", "seats"), GAMES_PLAYED)
def test_what_holds_at_every_moment_aboard(seed: int, face: str, seats: int) -> None:
    told = play(seed, face, seats)
    assert told["GameEnded"] == 1 and told["PortHacked"] >= 2 and told["LiftRidden"] > 0
