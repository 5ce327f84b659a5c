"""Views of the public library hold nothing hidden."""

from __future__ import annotations

import copy
import pickle

import msgspec
import pytest
from hypothesis import given, settings

import tiptoe
from properties.games import positions
from scene import Scene
from tiptoe import engine
from tiptoe.api.wire import Position, Question, Reader
from tiptoe.catalog import GAMES
from tiptoe.core.kernel import decision
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.wire.view import Shown, shown


@pytest.mark.rule("CORE-21.1", "CORE-21.2")
@pytest.mark.parametrize("spec", [*GAMES, "classic+open-bag"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_view_is_the_same_whatever_is_hidden(spec: str, lang: str) -> None:
    """A bot's view stays the same byte for byte when the unknown is dealt again."""
    game, stream = tiptoe.Game(spec, seats=3, seed=11), seeded(12)
    compared = 0
    for step in range(240):
        if game.over:
            break
        if step % 30 == 0 and game.to_move is not None:
            for seat in range(3):
                view = game.view(seat, lang)
                other = tiptoe.View(engine.determinize(engine.View(game.state, seat), seeded(step)), seat, lang)
                assert pickle.dumps(view) == pickle.dumps(other)
                assert repr(view) == repr(other)
                assert view == other
                assert hash(view) == hash(other)
                assert [(c, c.text, c.price, c.about) for c in view.choices] == [
                    (c, c.text, c.price, c.about) for c in other.choices
                ]
                assert (view.hand, view.row, view.position) == (other.hand, other.row, other.position)
                compared += 1
        game.play(game.choices[stream.below(len(game.choices))])
    assert compared >= 9


def test_a_view_reaches_no_state_of_its_game() -> None:
    """No object that a view refers to, directly or not, is the game or its state."""
    import gc

    game = tiptoe.Game("classic", seats=2, seed=1)
    view = game.view(1)
    assert view.choices[0].text
    seen: set[int] = set()
    waiting: list[object] = [view]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        seen.add(id(thing))
        assert thing is not game
        assert thing is not game.state
        waiting += gc.get_referents(thing)


def test_a_view_that_was_pickled_answers_the_same() -> None:
    view = tiptoe.Game("catacombs", seats=2, seed=4).view()
    for twin in (pickle.loads(pickle.dumps(view)), copy.copy(view), copy.deepcopy(view)):
        assert twin == view
        assert repr(twin) == repr(view)
        assert (twin.question, twin.resources, twin.room, twin.turn) == (
            view.question,
            view.resources,
            view.room,
            view.turn,
        )
        assert [(c, repr(c), c.price, c.about, c.card, c.room) for c in twin.choices] == [
            (c, repr(c), c.price, c.about, c.card, c.room) for c in view.choices
        ]


def test_a_view_stays_when_the_game_goes_on() -> None:
    game = tiptoe.Game("classic", seats=2, seed=1)
    view = game.view(1)
    before = pickle.dumps(game.copy().view(1))
    while not game.over:
        game.play(game.choices[-1])
    assert pickle.dumps(view) == before


def test_another_seat_and_a_spectator_see_no_hand_and_no_choices() -> None:
    game = tiptoe.Game("classic", seats=2, seed=1)
    assert game.view(1).choices
    assert game.view(0).choices == game.watch().choices == ()
    assert game.watch().hand == ()
    assert game.watch().position.seats[1].hand is None


def questions_of_a_spectator(state: State, lang: str) -> tuple[str, str]:
    """Returns the open question as a spectator reads it off a server's message, and in process."""
    told = msgspec.json.encode(shown(engine.View(state, -1)))
    asked = Question(decision=0, seat=decision(state).seat, prompt=decision(state).prompt)
    position = Position(msgspec.json.decode(told, type=Shown), asked)
    return Reader(lang).view(position).question, tiptoe.View(state, None, lang).question


def test_a_spectator_reads_off_the_wire_how_many_options_are_still_to_pick() -> None:
    scene = Scene("catacombs").does({"choose": 2, "of": [{"gold": 2}, {"skill": 1}, {"boots": 1}]})
    there, here = questions_of_a_spectator(scene.state, "en")
    assert "2" in here
    assert there == here
    there, here = questions_of_a_spectator(scene.choose("pick:1").state, "en")
    assert "2" not in here
    assert there == here


@given(positions())
@settings(max_examples=40, deadline=None)
def test_every_question_reads_the_same_off_the_wire(state: State) -> None:
    for lang in ("en", "fr", "pt-BR"):
        there, here = questions_of_a_spectator(state, lang)
        assert there == here
