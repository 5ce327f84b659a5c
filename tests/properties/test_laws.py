"""Laws of the engine, over random legal play on every spec, number of seats and variant."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from properties.games import any_spec, every_well_formed_choice, positions, ruleset
from scene import rule
from tiptoe.bots.rollout import play_randomly
from tiptoe.core.codec import decode, digest, encode
from tiptoe.core.kernel import apply, choices, offered_choice, why_not
from tiptoe.core.notation import key, parse
from tiptoe.core.refusals import IllegalChoice
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.records.record import new_header, read_record, replay, start
from tiptoe.rules.invariants import check
from tiptoe.rules.turn import new_game
from tiptoe.sim.soak import check_secrecy
from tiptoe.sim.soak import settings as stacks
from tiptoe.view.view import SPECTATOR

laws = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))


@rule("CORE-1.1", "CORE-1.2", "CORE-1.3", "CORE-1.4")
@laws
@given(spec=any_spec(), seed=st.integers(0, 10_000), data=st.data())
def test_invariants_hold_after_every_choice_and_games_end(spec: str, seed: int, data: st.DataObject) -> None:
    rules = ruleset(spec)
    state, rng = new_game(rules, data.draw(st.sampled_from(rules.params.seats)), seeded(seed)), seeded(seed + 1)
    decisions = 0
    check(state)
    while not state.over:
        legal = choices(state)
        assert legal, "a question without an answer"
        apply(state, legal[rng.below(len(legal))])
        check(state)
        decisions += 1
        assert decisions < 5_000, "the game does not end"


@rule("SOL-1.7", "EXP-3.1")
def test_every_stack_of_variants_is_laid_out_before_the_first_question() -> None:
    """A draft asked in the middle of the setup: the night of a seat that plays alone was not there yet."""
    for setting in stacks():
        state, rng = new_game(ruleset(setting.spec), setting.seats, seeded(len(setting.spec))), seeded(setting.seats)
        answers = 0
        while True:
            try:
                check(state)
                check_secrecy(state, rng.below(setting.seats + 1) + SPECTATOR, answers)
            except AssertionError as wrong:
                raise AssertionError(f"{setting}, after {answers} answers: {wrong}") from wrong
            if state.turns:
                break
            legal = choices(state)
            apply(state, legal[rng.below(len(legal))])
            answers += 1


@laws
@given(state=positions())
def test_every_listed_choice_applies_and_any_other_is_refused_with_nothing_changed(state: State) -> None:
    legal = choices(state)
    before = encode(state)
    assert len(set(legal)) == len(legal)
    for choice in legal:
        assert why_not(state, choice) is None
        twin = state.clone()
        apply(twin, choice)
        check(twin)
    for choice in every_well_formed_choice(state):
        if choice not in legal:
            with pytest.raises(IllegalChoice) as refused:
                apply(state, choice)
            assert refused.value.reason.rule
    assert encode(state) == before


@laws
@given(state=positions())
def test_a_key_names_its_choice(state: State) -> None:
    keys = [key(choice, state) for choice in choices(state)]
    assert len(set(keys)) == len(keys)
    for choice, text in zip(choices(state), keys):
        assert parse(text, state) == choice == offered_choice(state, text)


@laws
@given(state=positions(), seed=st.integers(0, 1000))
def test_a_clone_never_disturbs_its_parent(state: State, seed: int) -> None:
    before = encode(state)
    twin = state.clone()
    play_randomly(twin, seeded(seed))
    assert encode(state) == before
    again = state.clone()
    play_randomly(state, seeded(seed))
    assert digest(state) == digest(twin)
    assert encode(again) == before


@laws
@given(state=positions(), seed=st.integers(0, 1000))
def test_decode_is_the_inverse_of_encode(state: State, seed: int) -> None:
    stored = decode(encode(state), state.rules)
    assert encode(stored) == encode(state)
    assert choices(stored) == choices(state)
    play_randomly(stored, seeded(seed))
    play_randomly(state, seeded(seed))
    assert digest(stored) == digest(state)


@laws
@given(spec=any_spec(), seed=st.integers(0, 10_000), length=st.integers(0, 500))
def test_a_replay_ends_where_the_game_ended(spec: str, seed: int, length: int) -> None:
    header = new_header(spec, ["random"] * ruleset(spec).params.seats[0], str(seed))
    recording, rng = start(header), seeded(seed)
    for _ in range(length):
        if recording.state.over:
            break
        legal = choices(recording.state)
        recording.choose(key(legal[rng.below(len(legal))], recording.state))
    again = replay(read_record(recording.text()))
    assert digest(again.state) == digest(recording.state)
    assert again.text() == recording.text()


@laws
@given(state=positions(), seed=st.integers(0, 1000))
def test_telling_the_story_changes_nothing(state: State, seed: int) -> None:
    silent = state.clone()
    play_randomly(silent, seeded(seed))
    play_randomly(state, seeded(seed))
    assert digest(silent) == digest(state)
    assert not silent.events
    assert state.events
