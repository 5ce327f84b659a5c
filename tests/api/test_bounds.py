"""Odd arguments to the public library raise one family of errors, and change nothing."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiptoe
from tiptoe.api.bounds import LONGEST_QUOTE
from tiptoe.api.cards import LONGEST_SPEC

ODD_WORD = "x" * 100_000


class Unprintable:
    def __repr__(self) -> str:
        raise ValueError("no")


GAME = tiptoe.Game("classic", seats=2, seed=1)
ODD: list[Any] = [
    *(None, True, False, -1, 5, 16384 + 9999, 2**63, -(10**50), 10**50, 1.5, float("nan"), 1j, np.float64(1)),
    *("", " ", "\0", "\ud800", "play:burgel", "play:" + "9" * 5000, ODD_WORD, b"", b"play:burgle"),
    *((), [], {}, set(), (1,), ["a", "b"], [None, None], [ODD_WORD], range(3), np.array([1, 2]), np.int64(99)),
    *(object(), object, int, Unprintable(), Fraction(1, 2), Decimal(1), len, tiptoe.Bot(), Path("/")),
    *(GAME, GAME.choices, GAME.events[0], GAME.view(0), tiptoe.Game("catacombs", seed=1)),
]


class Answers(tiptoe.Bot):
    answer: object = None

    def choose(self, view: tiptoe.View) -> str:
        return self.answer  # type: ignore[return-value]  # that is what is tried


def bot_answers(odd: object) -> None:
    Answers.answer = odd
    tiptoe.simulate("classic", [Answers, "random"], games=1)


def simulated(**odd: Any) -> None:
    wanted: dict[str, Any] = {"spec": "classic", "seats": ["random", "random"], "games": 1}
    tiptoe.simulate(**wanted | odd)


DOORS: dict[str, Callable[[Any], object]] = {
    "Game spec": lambda odd: tiptoe.Game(odd),
    "Game seats": lambda odd: tiptoe.Game("classic", seats=odd),
    "Game seed": lambda odd: tiptoe.Game("classic", seed=odd),
    "Game names": lambda odd: tiptoe.Game("classic", names=odd),
    "play": lambda odd: GAME.play(odd),
    "explain": lambda odd: GAME.explain(odd),
    "explain lang": lambda odd: GAME.explain("end-turn", lang=odd),
    "view": lambda odd: GAME.view(odd),
    "view lang": lambda odd: GAME.view(0, lang=odd),
    "watch": lambda odd: GAME.watch(odd),
    "View": lambda odd: tiptoe.View(odd, 0),
    "View seat": lambda odd: tiptoe.View(GAME, odd),
    "resources_of": lambda odd: GAME.view(0).resources_of(odd),
    "card": lambda odd: GAME.card(odd),
    "card lang": lambda odd: GAME.card("burgle", lang=odd),
    "view card": lambda odd: GAME.view(0).card(odd),
    "from_bytes": lambda odd: tiptoe.Game.from_bytes(odd),
    "play_out": lambda odd: tiptoe.Game("classic").play_out(odd),
    "play_out bot": lambda odd: tiptoe.Game("classic").play_out(["random", odd]),
    "simulate spec": lambda odd: simulated(spec=odd),
    "simulate seats": lambda odd: simulated(seats=odd),
    "simulate bot": lambda odd: simulated(seats=["random", odd]),
    "simulate seed": lambda odd: simulated(seed=odd),
    "simulate on": lambda odd: simulated(on=odd),
    "bot": bot_answers,
    "Client": lambda odd: tiptoe.Client(odd),
    "Client lang": lambda odd: tiptoe.Client("http://127.0.0.1:1", lang=odd),
    "Client patience": lambda odd: tiptoe.Client("http://127.0.0.1:1", patience=odd),
    "Client open": lambda odd: tiptoe.Client("http://127.0.0.1:1", patience=0).open(odd, odd, name=odd),
    "Client join": lambda odd: tiptoe.Client("http://127.0.0.1:1", patience=0).join(odd, name=odd, seat=odd),
}


@pytest.mark.parametrize("door", DOORS)
def test_every_wrong_argument_is_an_error_of_the_family(door: str) -> None:
    before = GAME.digest
    for odd in ODD:
        try:
            DOORS[door](odd)
        except tiptoe.TiptoeError as error:
            assert error.code
            assert error.sentence
            assert len(str(error)) < LONGEST_SPEC + 300, "an error repeats only the beginning of what was wrong"
            assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert GAME.digest == before


@pytest.mark.parametrize("odd", [None, 7, Unprintable(), np.array([1, 2])], ids=lambda odd: type(odd).__name__)
def test_a_game_is_loaded_from_a_path_alone(odd: Any) -> None:
    with pytest.raises(tiptoe.TiptoeError, match="read from a file") as refused:
        tiptoe.load_record(odd)
    assert refused.value.code == "bad-record"


@pytest.mark.parametrize("what", ["games", "workers"])
@pytest.mark.parametrize("odd", [0, -1, True, 1.5, None, "2", np.array([1, 2]), Unprintable()], ids=type)
def test_counts_of_a_simulation_are_checked(what: str, odd: object) -> None:
    with pytest.raises(tiptoe.TiptoeError, match=f"{what} must be 1 or more") as refused:
        simulated(**{what: odd})
    assert refused.value.code == "wrong-number"


def test_numbers_of_numpy_are_numbers() -> None:
    game = tiptoe.Game("classic", seats=np.int64(2), seed=np.uint8(1))  # type: ignore[arg-type]
    assert game == GAME
    assert game.view(np.int32(1)) == GAME.view(1)  # type: ignore[arg-type]
    assert game.copy().play(np.int64(game.choices[0].number)).played == (game.choices[0],)  # type: ignore[arg-type]
    found = tiptoe.simulate("classic", ["random"] * 2, games=np.int16(1), seed=np.int64(1))  # type: ignore[arg-type]
    assert found.games == 1


def test_a_bot_that_was_made_already_is_told_to_be_a_class() -> None:
    with pytest.raises(tiptoe.TiptoeError, match=r"give the class Answers, not Answers\(\)"):
        tiptoe.simulate("classic", [Answers(), "random"], games=1)  # type: ignore[list-item]


def test_what_is_quoted_is_short() -> None:
    with pytest.raises(tiptoe.TiptoeError) as refused:
        GAME.card(ODD_WORD)
    assert len(refused.value.sentence) < LONGEST_QUOTE + 60


@pytest.mark.parametrize("name", ["choices", "seat", "hand", "position", "anything"])
def test_a_view_cannot_be_changed(name: str) -> None:
    """Found: a changed view changed the choices that its game listed."""
    view = GAME.view()
    with pytest.raises(AttributeError):
        setattr(view, name, ())
    with pytest.raises(AttributeError):
        delattr(view, name)
    view.position.row.clear()
    assert GAME.view().position.row
    assert GAME.choices == ("play:burgle", "play:stumble")


@pytest.mark.parametrize("name", ["number", "key", "text", "price", "about", "_details"])
def test_a_choice_cannot_be_changed(name: str) -> None:
    choice = GAME.choices[0]
    with pytest.raises(AttributeError):
        setattr(choice, name, 0)
    choice.about["card"] = "stumble"
    assert choice.about == {"card": "burgle"}
