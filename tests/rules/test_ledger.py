"""The ledger of events: every kind of event has a meaning that the soak checks, and a false event is found."""

from __future__ import annotations

import pytest

from scene import Scene, rule
from tiptoe.catalog import GAMES, open_game
from tiptoe.core import event as ev
from tiptoe.core.components import NOTHING
from tiptoe.core.event import EVENTS, Event, EventKind
from tiptoe.core.rng import seeded
from tiptoe.core.state import SeatId, State
from tiptoe.rules.ledger import CHANGES_NOTHING, MEANINGS, Ledger, check_events
from tiptoe.rules.turn import new_game
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.view import View


@pytest.fixture
def state() -> State:
    state = new_game(open_game("classic"), 2, seeded(7))
    state.record()
    return state


def enter_false_event(state: State, kind: EventKind, *numbers: int, seat: int = 0) -> None:
    """Enters an event that no rule told, and lets the ledger check it."""
    books = Ledger(state)
    first, second, third = (*numbers, 0, 0, 0)[:3]
    state.events = [Event(kind, SeatId(seat), first, second, third)]
    check_events(books, state)


def test_every_kind_of_event_has_a_meaning() -> None:
    """Every event of every game has a meaning, or a reason to be told if it changes nothing."""
    for name in GAMES:
        open_game(name)
    assert not set(EVENTS) - set(MEANINGS)
    assert all(CHANGES_NOTHING.values())
    assert set(CHANGES_NOTHING) <= set(MEANINGS)


@pytest.mark.usefixtures("declaring")
def test_a_kind_without_a_meaning_is_found(state: State) -> None:
    try:
        kind = EventKind("ForTheTest", "CORE-1.1", "n")
        with pytest.raises(AssertionError, match="ForTheTest has no meaning"):
            enter_false_event(state, kind, 1)
    finally:
        del EVENTS["ForTheTest"]


@pytest.mark.parametrize(
    ("kind", "numbers", "found"),
    [
        (ev.MARKER_ADVANCED, (2,), "RUL-32"),  # the marker stands there already
        (ev.MARKER_ADVANCED, (3,), "marker = 2"),  # the marker does not stand there
        (ev.CLANK_MADE, (0, 0), "what was so before"),
        (ev.CLANK_MADE, (1, 0), "supply"),
        (ev.CLANK_MADE, (0, 1), "CORE-7.3"),  # no credit to cancel it with
        (ev.CLANK_REMOVED, (0, 0), "CORE-7.2|what was so before"),
        (ev.RESOURCES_GAINED, (0, 0, 0), "what was so before"),
        (ev.GOLD_GAINED, (0,), "CORE-5.4"),
        (ev.GOLD_GAINED, (3,), "gold = 3"),
        (ev.DAMAGE_HEALED, (1,), "CORE-16.6"),
        (ev.DAMAGE_TAKEN, (0,), "CORE-16.1"),
        (ev.BLACK_RETURNED, (1,), "CORE-15.3"),
        (ev.TELEPORTED, (0,), "what was so before"),
        (ev.ATTACK_BEGUN, (9, 0, 0), "CORE-15.2"),  # more than the marker says
        (ev.ATTACK_BEGUN, (2, 0, 0), "RUL-16"),  # and nothing is drawn
        (ev.CUBE_DRAWN, (NOTHING,), "RUL-16|black"),  # without an attack
        (ev.TOKEN_CONSUMED, (1,), "CORE-12.2"),
        (ev.CARD_PLAYED, (60,), "CORE-4.1"),
        (ev.TURN_BEGUN, (9,), "CORE-4.1"),
        (ev.COUNTDOWN_ADVANCED, (1,), "CLA-7.4"),
        (ev.GAME_ENDED, (1,), "CORE-19.1"),
    ],
)
def test_the_ledger_finds_a_lie(state: State, kind: EventKind, numbers: tuple[int, ...], found: str) -> None:
    state.marker = 1
    with pytest.raises(AssertionError, match=found):
        enter_false_event(state, kind, *numbers)


def test_the_ledger_finds_what_nobody_was_told(state: State) -> None:
    books = Ledger(state)
    state.seat(0).gold += 1
    with pytest.raises(AssertionError, match="gold"):
        check_events(books, state)


# In words.


def said(scene: Scene, language: str) -> list[str]:
    voice = GameText(words(language), View(scene.state, 0), ["Fox", "Owl"])
    return voice.story(scene.state.events)


@rule("CORE-7.4", "RUL-5")
@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Fox makes 1 Clank! and cancels it.", "Fox makes 3 Clank! and cancels 1 of it."),
        ("fr", "Fox fait 1 Clank!, aussitôt annulé.", "Fox fait 3 Clank!, dont 1 annulé."),
        ("pt-BR", "Fox faz 1 Clank! e cancela tudo.", "Fox faz 3 Clank! e cancela 1."),
    ],
)
def test_clank_that_is_cancelled_is_told_as_made(language: str, one: str, two: str) -> None:
    scene = Scene().give(credit=2)
    scene.does({"clank": 1}).does({"clank": 3})
    assert said(scene, language) == [one, two]


@rule("RUL-16")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The dragon attacks for 4 cubes, but only 2 are in the bag."),
        ("fr", "Le Dragon attaque pour 4 cubes, mais il n’en reste que 2 dans le sac."),
        ("pt-BR", "O Dragão ataca por 4 cubos, mas só restam 2 na bolsa."),
    ],
)
def test_an_attack_says_how_many_cubes_the_bag_really_holds(language: str, told: str) -> None:
    scene = Scene(marker=5, black_aside=22)
    assert said(scene.does({"attack": True}), language)[1] == told
