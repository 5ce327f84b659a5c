"""Games in numbers: every choice has one, and an observation holds a seat's knowledge and nothing else (CORE-21,
RUL-33).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tiptoe.bots.rollout import BOT_SEED, midgame
from tiptoe.catalog import open_game, spec_for_simulation
from tiptoe.core.choice import VERBS, verb_of
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rl.numeric_game import NumericGame, encoding_of
from tiptoe.rules.turn import new_game
from tiptoe.view.action_space import ActionSpace, verbs_of
from tiptoe.view.determinize import determinize
from tiptoe.view.observation import SEAT, TABLE, VERSION, ObservationLayout, observe
from tiptoe.view.view import SPECTATOR, View

GAMES = [
    ("classic", 2),
    ("classic:dusk+artifact-action+open-bag", 4),
    ("catacombs+promo", 3),
    ("catacombs:b+party+party-cards+subterra:hard", 5),
    ("catacombs+party+even-start", 6),
    ("space", 3),
    ("space+open-bag", 2),
]
FROZEN = Path(__file__).parent / "frozen.json"


def positions(spec: str, seats: int, seed: int, every: int) -> list[State]:
    """Returns positions of a random game, `every` decisions apart."""
    state = new_game(open_game(spec_for_simulation(spec)), seats, seeded(seed))
    rng, found, made = seeded(seed + BOT_SEED), [state.clone()], 0
    while not state.over:
        legal = choices(state)
        apply(state, legal[rng.below(len(legal))])
        made += 1
        if made % every == 0:
            found.append(state.clone())
    return found


@pytest.mark.parametrize(("spec", "seats"), GAMES)
def test_every_choice_that_is_offered_has_a_number(spec: str, seats: int) -> None:
    actions = ActionSpace(open_game(spec_for_simulation(spec)))
    for seed in range(3):
        for state in positions(spec, seats, seed, every=1):
            legal = actions.legal(state)
            assert [actions.choices[number] for number in legal] == choices(state)
            assert [number for number, offered in enumerate(actions.mask(state)) if offered] == sorted(legal)


@pytest.mark.parametrize(("spec", "seats"), GAMES)
def test_a_number_is_one_choice_of_a_verb_of_the_game(spec: str, seats: int) -> None:
    actions = ActionSpace(open_game(spec_for_simulation(spec)))
    assert len(set(actions.choices)) == len(actions.choices)
    assert {verb_of(choice) for choice in actions.choices} == set(verbs_of(actions.rules))
    ranges = actions.ranges()
    assert [first for _, first, _ in ranges] == [0, *[end for _, _, end in ranges[:-1]]]
    assert [VERBS[verb_of(actions.choices[first])].word for _, first, _ in ranges] == [word for word, _, _ in ranges]


@pytest.mark.parametrize(("spec", "seats"), GAMES)
def test_positions_that_differ_in_what_is_hidden_are_observed_alike(spec: str, seats: int) -> None:
    """Positions that were dealt again for a seat are observed alike, byte for byte; and the deals do differ."""
    layout, rng, dealt_otherwise = ObservationLayout(open_game(spec_for_simulation(spec)), seats), seeded(7), 0
    for state in positions(spec, seats, seed=5, every=40):
        for seat in range(seats):
            other = determinize(View(state, seat), rng)
            assert observe(layout, state, seat) == observe(layout, other, seat)
            dealt_otherwise += other.deck[: other.deck_left] != state.deck[: state.deck_left]
    assert dealt_otherwise > seats


def test_what_a_seat_knows_is_observed() -> None:
    """Every part of a view is a field of the observation, or listed here with the reason why not."""
    told_otherwise = {
        *("seat", "me", "rules", "board"),  # given with the layout: the observer
        *("seats", "row", "deck_content", "choices", "prompt"),  # fields `seat`, `row`, `deck`, the mask, `question`
        *("fates", "scores", "winners"),  # of the end: the returns
        *("pool_sizes", "hand_size", "out_order", "status", "index", "tokens"),  # `pools`, SEAT, `seat_tokens`
        *("tags_held", "deferred", "own"),  # fields `held`, `latents`, `own_table`, `own_seat`
        "draft",  # the packet is the mask of the question
        "medal",  # of the end: the returns
        "own_backs",  # of the night: the Hours left are `own_table`
        "rivals_met",  # bits of a turn, which texts of cards count
        "bagged",  # a seat has 30 cubes, and all others are seen
    }
    view = View(midgame(open_game("classic"), 2, 1, 50), 0)
    layout = ObservationLayout(view.rules, 2)
    known = {name for thing in (view, view.seats[0]) for name in dir(thing) if not name.startswith("_")}
    known -= {name for name in known if callable(getattr(view, name, None) or getattr(view.seats[0], name, None))}
    written = {span.name for span in layout.spans} | set(TABLE) | set(SEAT)
    assert known - written - told_otherwise == set()


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = midgame(open_game("classic"), 2, 1, 40)
    layout = ObservationLayout(state.rules, 2)
    hands = [observe(layout, state, seat)[layout.hand :] for seat in (0, 1, SPECTATOR)]
    assert [sum(hand) for hand in hands] == [len(state.seats[0].hand), len(state.seats[1].hand), 0]


def test_seats_are_told_beginning_with_who_looks() -> None:
    state = midgame(open_game("classic"), 3, 1, 40)
    state.seat(1).gold = 77
    layout = ObservationLayout(state.rules, 3)
    gold = SEAT.index("gold")
    for seat in range(3):
        told = [observe(layout, state, seat)[layout.of_seat.numbers + place * len(SEAT) + gold] for place in range(3)]
        assert told.index(77) == (1 - seat) % 3


NUMBERS = """
import json
from tiptoe.rl.numeric_game import encoding_of

games = {}
for spec, seats in (("classic", 2), ("catacombs", 2), ("space", 2)):
    encoding = encoding_of(spec, seats)
    fields = {span.name: [span.at, span.rows, span.columns] for span in encoding.layout.spans}
    games[spec] = {"actions": {word: [first, end] for word, first, end in encoding.actions.ranges()}, "observation": fields}
print(json.dumps(games))
"""


def test_numbers_that_a_network_was_taught_with_stay() -> None:
    """A changed layout of a shipped game needs a new VERSION; then write the file again.

    The test runs in a process of its own, since other tests add things to their games.
    """
    done = subprocess.run([sys.executable, "-c", NUMBERS], capture_output=True, text=True, check=True)
    assert json.loads(FROZEN.read_text(encoding="utf-8")) == {"version": VERSION, "games": json.loads(done.stdout)}


def test_what_the_end_is_worth_sums_up_to_nothing() -> None:
    for seed in range(6):
        bout, rng = NumericGame(encoding_of("classic", 3), seed), seeded(seed)
        while not bout.state.over:
            assert bout.returns("win") == [0.0] * 3
            legal = bout.legal()
            bout.act(legal[rng.below(len(legal))])
        assert sum(bout.returns("win")) == pytest.approx(0)
        assert bout.legal() == [] and not bout.mask(0).any()
