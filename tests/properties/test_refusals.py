"""A refusal's reason is true: what it names is really what forbids the choice.

Bots play; at every question each spot that can be pointed at is asked about, and each reason is checked against the
position by a sentence of its own, written here a second time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from service.test_click_targets import spots
from tiptoe.bots.registry import make_bot
from tiptoe.catalog import open_game
from tiptoe.core.board import MARKET, NOWHERE, START, RoomId, Tunnel
from tiptoe.core.choice_arguments import NO_CHOICE, ROW
from tiptoe.core.components import ARTIFACT, MASTER_KEY, NOTHING, Card, Token
from tiptoe.core.kernel import apply, why_not
from tiptoe.core.notation import about, misread, parse
from tiptoe.core.refusals import Reason
from tiptoe.core.rng import seeded
from tiptoe.core.state import Seat, State
from tiptoe.games.space.factions import Allied
from tiptoe.games.space.nouns import COMMAND, COMMAND_CODE, HYPERLIFT, LOCKED_LIFT, POD, TELEPASS, TELEPORTER
from tiptoe.games.space.track import blockaded
from tiptoe.rules.acquire import price_of
from tiptoe.rules.market import best_of_each_type
from tiptoe.rules.move import IGNORE_RIDES, MAP, monsters_met
from tiptoe.rules.turn import MainTurn, new_game
from tiptoe.wire.click_targets import keys_at_spot

SPECS = {
    "classic": {"not-adjacent", "need-boots", "locked", "one-way", "start-closed"},
    "catacombs": {"not-adjacent", "need-boots", "discovery-waits", "start-closed"},
    "catacombs+subterra:hard": {"not-adjacent", "not-an-answer", "need-boots"},
    "space": {"not-adjacent", "need-boots", "need-telepass", "lift-locked", "pod-closed", "too-dizzy"},
}
GAMES = 3
MOST_CHOICES = 2_000
Truth = Callable[[State, Seat, str], bool]


def thing(spot: str) -> str:
    return spot.partition(":")[2]


def room(state: State, spot: str) -> RoomId:
    return RoomId(state.board.rooms.index(thing(spot)))


def ways(state: State, seat: Seat, spot: str) -> list[Tunnel]:
    """The tunnels from the seat's room into the room that is pointed at."""
    return [way for way in state.board.ways(seat.room) if way.end != NOWHERE and way.end == room(state, spot)]


def card_at(state: State, spot: str) -> Card:
    slot = about(parse(keys_at_spot(state, spot)[0], state), state)["slot"]
    return state.cards[state.row[slot] if slot < ROW else state.rules.pack.reserve[slot - ROW]]


def card_cost(state: State, spot: str) -> tuple[int, int, int]:
    """What the card that is pointed at costs: skill or swords, gold, lockpicks."""
    card = card_at(state, spot)
    return price_of(state, card), card.gold_cost, card.lockpick_cost


def token_of(state: State, spot: str) -> Token:
    return next(token for token in state.rules.pack.tokens if token.id == thing(spot))


def both(state: State, seat: Seat, spot: str, feature: int) -> bool:
    features = state.board.features
    return bool(features[seat.room] & features[room(state, spot)] & feature)


def no_way_leads_there(state: State, seat: Seat, spot: str) -> bool:
    """Neither a tunnel nor, aboard a ship, a hyperlift or a teleporter, whether it may be used now or not."""
    return (
        not ways(state, seat, spot)
        and not both(state, seat, spot, HYPERLIFT)
        and not both(state, seat, spot, TELEPORTER)
    )


def wounds_of_passing(state: State, seat: Seat, spot: str) -> int:
    """Least damage on the way into the room: one for each monster without a sword."""
    return min(monsters_met(seat, way) - min(seat.swords, monsters_met(seat, way)) for way in ways(state, seat, spot))


TRUTHS: dict[str, Truth] = {
    "question-open": lambda state, seat, spot: not isinstance(state.stack[-1], MainTurn),
    "not-an-answer": lambda state, seat, spot: not isinstance(state.stack[-1], MainTurn),
    "not-adjacent": no_way_leads_there,
    "hand-not-empty": lambda state, seat, spot: bool(seat.hand),
    "empty-slot": lambda state, seat, spot: state.row[int(thing(spot))] == NOTHING,
    "empty-pile": lambda state, seat, spot: 0 in state.reserve,
    "need-skill": lambda state, seat, spot: seat.skill < card_cost(state, spot)[0],
    "need-swords": lambda state, seat, spot: seat.swords < card_cost(state, spot)[0],
    "need-gold-besides": lambda state, seat, spot: seat.gold < card_cost(state, spot)[1],
    "need-lockpick": lambda state, seat, spot: seat.lockpicks < card_cost(state, spot)[2],
    "need-boots": lambda state, seat, spot: seat.boots == 0,
    "need-two-boots": lambda state, seat, spot: all(
        way.boots > seat.boots or way.against for way in ways(state, seat, spot)
    ),
    "need-lockpicks": lambda state, seat, spot: all(way.locks > seat.lockpicks for way in ways(state, seat, spot)),
    "discovery-waits": lambda state, seat, spot: seat.discovering,
    "blocked-by-cave": lambda state, seat, spot: seat.blocked,
    "too-dizzy": lambda state, seat, spot: seat.ridden and not seat.ignores & IGNORE_RIDES,
    "already-out": lambda state, seat, spot: seat.leaving,
    "one-way": lambda state, seat, spot: (
        all(way.against for way in ways(state, seat, spot)) and not seat.tags_held & MAP
    ),
    "locked": lambda state, seat, spot: (
        not seat.tags_held & MASTER_KEY and any(way.locks for way in ways(state, seat, spot))
    ),
    "start-closed": lambda state, seat, spot: (
        bool(state.board.features[room(state, spot)] & START) and not seat.tags_held & ARTIFACT
    ),
    "would-knock-out": lambda state, seat, spot: (
        wounds_of_passing(state, seat, spot) >= state.rules.params.health_spaces - seat.damage
    ),
    "no-cubes-for-damage": lambda state, seat, spot: wounds_of_passing(state, seat, spot) > seat.supply,
    "lift-locked": lambda state, seat, spot: (
        both(state, seat, spot, HYPERLIFT)
        and bool((state.board.features[seat.room] | state.board.features[room(state, spot)]) & LOCKED_LIFT)
        and not seat.tags_held & MASTER_KEY
    ),
    "blockaded": lambda state, seat, spot: both(state, seat, spot, HYPERLIFT) and blockaded(state),
    "need-telepass": lambda state, seat, spot: both(state, seat, spot, TELEPORTER) and not seat.tags_held & TELEPASS,
    "command-closed": lambda state, seat, spot: (
        bool(state.board.features[room(state, spot)] & COMMAND) and not seat.tags_held & COMMAND_CODE
    ),
    "pod-closed": lambda state, seat, spot: (
        bool(state.board.features[room(state, spot)] & POD) and not seat.tags_held & ARTIFACT
    ),
    "not-in-market": lambda state, seat, spot: not state.board.features[seat.room] & MARKET,
    "need-gold": lambda state, seat, spot: seat.gold < state.rules.params.market_price,
    "dearer-one-first": lambda state, seat, spot: len(best_of_each_type(state)) < len(set(state.market)),
    "need-damage": lambda state, seat, spot: seat.damage < token_of(state, spot).needs_damage,
    "owned-already": lambda state, seat, spot: any(
        token_of(state, spot) is state.rules.pack.tokens[held] for held in seat.tokens
    ),
    "nothing-to-use": lambda state, seat, spot: not token_of(state, spot).use.effects,
    "nothing-to-activate": lambda state, seat, spot: (
        not any(isinstance(waiting.effect, Allied) and not waiting.paid for waiting in state.deferred)
    ),
    "wrong-place": lambda state, seat, spot: not card_at(state, spot).where & state.board.features[seat.room],
    "pod-gone": lambda state, seat, spot: not state.room_tokens[room(state, spot)],
}


def refused(state: State) -> list[tuple[str, Reason]]:
    """Every spot that can be pointed at and offers nothing, with the reason that the page says."""
    found = []
    for spot in spots(state):
        for wanted in keys_at_spot(state, spot)[:1]:
            choice = parse(wanted, state)
            reason = misread(wanted, state) if choice == NO_CHOICE else why_not(state, choice)
            if reason is not None:
                found.append((spot, reason))
    return found


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_refusal_names_is_what_forbids_the_choice(spec: str) -> None:
    said: Counter[str] = Counter()
    wrong: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES):
        state = new_game(open_game(spec), 2, seeded(seed))
        bots = [make_bot("greedy" if seat else "random", seeded(seed * 10 + seat)) for seat in range(2)]
        for _ in range(MOST_CHOICES):
            if state.over:
                break
            for spot, reason in refused(state):
                said[reason.word] += 1
                truth = TRUTHS.get(reason.word)
                if truth is None or not truth(state, state.seats[state.stack[-1].seat], spot):
                    wrong[(reason.word, spot.partition(":")[0])] += 1
            apply(state, bots[state.stack[-1].seat].decide(state))
    assert not wrong, "not true, or not checked"
    assert said.keys() >= SPECS[spec]


def test_who_stands_on_a_teleporter_without_a_pass_hears_of_the_pass() -> None:
    """The page said that no corridor leads from one teleporter to another, which is not what forbids it."""
    state = new_game(open_game("space"), 2, seeded(1))
    here, there, *_ = state.board.rooms_with(TELEPORTER)
    state.seat(state.active).room = here
    spot = f"room:{state.board.rooms[there]}"
    assert [reason.word for pointed, reason in refused(state) if pointed == spot] == ["need-telepass"]
