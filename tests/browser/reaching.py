"""Tables at a wanted position: the engine plays a game up to it, and a table goes on from its record."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from browser.player_page import BUSY, PlayerPage
from tiptoe.bots.registry import make_bot
from tiptoe.core.kernel import decision
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.records.record import new_header, start

Wanted: TypeAlias = Callable[[State], bool]
MOST_SEEDS = 40
MOST_CHOICES = 1_500


def own_turn(state: State) -> bool:
    """The person is asked what to do next."""
    return _asked(state, "your-turn")


def _asked(state: State, prompt: str) -> bool:
    asked = decision(state)
    return asked.seat == 0 and asked.prompt == prompt


def anything(_: State) -> bool:
    """Wants no more than that the question is asked."""
    return True


@cache
def record_of(spec: str, seats: int, wanted: Wanted, bot: str, prompt: str = "your-turn") -> str:
    """The record of a game of bots up to the first position that is wanted, where the first seat is asked `prompt`."""
    names = ("Mina", *["greedy"] * (seats - 1))
    for seed in range(1, MOST_SEEDS):
        recording = start(new_header(spec, names, str(seed)))
        bots = [make_bot(bot, seeded(seed * 10 + index)) for index in range(seats)]
        for _ in range(MOST_CHOICES):
            if recording.state.over:
                break
            if _asked(recording.state, prompt) and wanted(recording.state):
                return recording.text()
            recording.choose(key(bots[decision(recording.state).seat].decide(recording.state), recording.state))
    raise AssertionError(f"no game of {spec} came to the wanted position")


def reach_question(person: PlayerPage, home: str, spec: str, seats: int, prompt: str) -> None:
    """The table where the person is asked `prompt`, on the screen."""
    go_on(person, home, record_of(spec, seats, anything, "greedy", prompt))


def reach(person: PlayerPage, home: str, spec: str, seats: int, wanted: Wanted, bot: str = "greedy") -> None:
    """Opens a table at the wanted position."""
    go_on(person, home, record_of(spec, seats, wanted, bot))


def go_on(person: PlayerPage, home: str, record: str) -> None:
    """Opens a table that goes on from `record`."""
    page = person.page
    shown = page.request.post(f"{home}api/replays", data={"record": record})
    assert shown.ok, shown.text()
    sat = page.request.post(f"{home}api/replays/{shown.json()['replay']}/go-on")
    assert sat.ok, sat.text()
    table = sat.json()["table"]
    assert page.request.post(f"{home}api/tables/{table}/commands", data={"type": "start"}).ok
    page.goto(f"{home}t/{table}")
    page.wait_for_selector(".table:not([data-busy])", timeout=BUSY)
