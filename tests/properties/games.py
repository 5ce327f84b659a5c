"""Random positions for properties: any spec, any number of seats, any legal play up to some decision."""

from __future__ import annotations

from functools import lru_cache

from hypothesis import strategies as st

from tiptoe.catalog import GAMES, open_game, specs
from tiptoe.core import choice as c
from tiptoe.core.kernel import apply, choices
from tiptoe.core.material import FEATURES
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import State
from tiptoe.rules.turn import begin


@lru_cache(maxsize=64)
def ruleset(spec: str) -> Ruleset:
    return open_game(spec)


@st.composite
def any_spec(draw: st.DrawFn) -> str:
    spec = draw(st.sampled_from(specs()))
    variants = draw(st.lists(st.sampled_from(sorted(GAMES[spec.partition(":")[0]].variants)), unique=True, max_size=3))
    return "+".join([spec, *variants])


@st.composite
def positions(draw: st.DrawFn, longest: int = 400) -> State:
    """A position after some random decisions; it tells what happens from now on. Not over."""
    rules = ruleset(draw(any_spec()))
    seats = draw(st.sampled_from(rules.params.seats))
    state = begin(State(rules, seeded(draw(st.integers(0, 10_000)))), seats)
    state = walk(state, draw(st.integers(0, 10_000)), draw(st.integers(0, longest)))
    state.record()
    return state


def walk(state: State, seed: int, decisions: int) -> State:
    """The position after so many random decisions, or the last one before the game is over."""
    rng = seeded(seed)
    for _ in range(decisions):
        legal = choices(state)
        before = state.clone()
        apply(state, legal[rng.below(len(legal))])
        if state.over:
            return before
    return state


def every_well_formed_choice(state: State) -> list[int]:
    """Everything that a key could name here, legal or not."""
    pack = state.rules.pack
    seat = state.seats[state.stack[-1].seat]
    slots = range(c.ROW + len(pack.reserve))
    ways = [tunnel.index * c.SWORDS + n for tunnel in state.board.exits[seat.room] for n in range(4)]
    ends = [tunnel.end for tunnel in state.board.exits[seat.room] if tunnel.end >= 0]
    kinds = [kind.bit_length() for kind in sorted({token.kind for token in pack.tokens})]
    arguments = {
        c.NONE: [0],
        c.CARD: list(range(len(pack.cards))),
        c.SLOT: list(slots),
        c.TUNNEL: ways,
        c.TOKEN: list(range(len(pack.tokens))),
        c.TOKEN_KIND: kinds,
        c.ROOM_TOKEN: [end * c.TOKEN_KINDS + kind for end in ends for kind in kinds],
        c.EFFECT: [effect.number for effect in pack.effects if effect.label],
        c.NUMBER: list(range(5)),
        c.ROOM: list(range(len(state.board.rooms))),
        c.WAY: [tunnel.index for tunnel in state.board.exits[seat.room]],
        c.TURN: [turn * c.SWORDS + n for turn in range(4) for n in range(4)],
        c.TILE: [tile.number * c.SWORDS + n for tile in pack.tiles for n in range(4)],
        c.FEATURE: [bit.bit_length() for bit in FEATURES.values()],
        c.SITE: [cell + aside for cell in state.board.cells for aside in (0, 1, -1, c.SITES, -c.SITES)],
    }
    return [base | argument for base, verb in c.VERBS.items() for argument in arguments[verb.argument]]
