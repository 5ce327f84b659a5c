"""Random positions for property tests: any spec, any number of seats, any legal play."""

from __future__ import annotations

from functools import lru_cache

from hypothesis import strategies as st

from tiptoe.catalog import GAMES, all_specs, open_game
from tiptoe.core import choice as c
from tiptoe.core import choice_arguments as a
from tiptoe.core.board import FEATURES, NOWHERE
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import State
from tiptoe.core.tiles import cell_at
from tiptoe.games.catacombs import arguments as tiles
from tiptoe.rules.drafting import DRAFT_PLACE
from tiptoe.rules.solo import DARE
from tiptoe.rules.turn import begin

MIXED = 4  # times as likely as any other spec


@lru_cache(maxsize=64)
def ruleset(spec: str) -> Ruleset:
    return open_game(spec)


@st.composite
def any_spec(draw: st.DrawFn) -> str:
    game = draw(st.sampled_from(sorted(GAMES)))
    mixed = [f"{game}+cards:{home}" for home in ("classic", "catacombs", "space") if home != game]
    return draw(st.sampled_from([*(spec for spec in all_specs() if spec.startswith(game)), *mixed * MIXED]))


@st.composite
def positions(draw: st.DrawFn, longest: int = 400) -> State:
    """Draws a position after some random decisions, not over, which records its events from now on."""
    rules = ruleset(draw(any_spec()))
    seats = draw(st.sampled_from(rules.params.seats))
    state = begin(State(rules, seeded(draw(st.integers(0, 10_000)))), seats)
    state = walk(state, draw(st.integers(0, 10_000)), draw(st.integers(0, longest)))
    state.record()
    return state


def walk(state: State, seed: int, decisions: int) -> State:
    """Returns the position after `decisions` random decisions, or the last one before the end of the game."""
    rng = seeded(seed)
    for _ in range(decisions):
        legal = choices(state)
        before = state.clone()
        apply(state, legal[rng.below(len(legal))])
        if state.over:
            return before
    return state


def every_well_formed_choice(state: State) -> list[c.ChoiceId]:
    """Returns every choice that a key could name here, legal or not."""
    pack = state.rules.pack
    seat = state.seats[state.stack[-1].seat]
    slots = range(c.ROW + len(pack.reserve))
    ways = [tunnel.index * c.SWORDS + n for tunnel in state.board.ways(seat.room) for n in range(4)]
    rooms = range(len(state.board.rooms))
    beside = [tunnel.end for tunnel in state.board.ways(seat.room) if tunnel.end != NOWHERE]
    kinds = [kind.bit_length() for kind in sorted({token.kind for token in pack.tokens})]
    arguments = {
        a.NONE: [0],
        a.CARD: list(range(len(pack.cards))),
        a.SLOT: list(slots),
        a.TUNNEL: ways,
        a.WAY: [tunnel.index for tunnel in state.board.ways(seat.room)],
        a.ROOM: list(rooms),
        tiles.QUARTER: list(range(4)),
        tiles.TURN: [turn * c.SWORDS + n for turn in range(4) for n in range(3)],
        tiles.TILE: [tile * c.SWORDS + n for tile in range(len(pack.tiles)) for n in range(2)],
        tiles.FEATURE: [bit.bit_length() for bit in FEATURES.values()],
        tiles.SITE: [cell_at(x, y) for x in range(-3, 4) for y in range(-3, 4)],
        a.TOKEN: list(range(len(pack.tokens))),
        a.TOKEN_KIND: kinds,
        a.ROOM_TOKEN: [room * c.TOKEN_KINDS + kind for room in beside for kind in kinds],
        a.EFFECT: [effect.number for effect in pack.effects if effect.label],
        a.NUMBER: list(range(5)),
        DARE: list(range(len(pack.night.dares))),
        a.SEAT: list(range(len(state.seats))),
        DRAFT_PLACE: list(range(1, 7)),
    }
    return [c.ChoiceId(base | argument) for base, verb in c.VERBS.items() for argument in arguments[verb.argument]]
