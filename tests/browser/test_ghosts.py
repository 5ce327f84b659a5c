"""Two ghosts in one attack, at a real server: the page tells once per seat what they did (S1.7)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import APIRequestContext, Browser, expect

from browser.sitting import BUSY, sitting
from server.servers import DealtMint
from tiptoe.bots.registry import bot_for
from tiptoe.catalog import open_game
from tiptoe.core.kernel import apply
from tiptoe.core.notation import key
from tiptoe.core.rng import keyed
from tiptoe.rules.turn import new_game
from tiptoe.view.view import View

SECRET = "01" * 32  # a game in which both seats wake ghosts and two of them are drawn when seat 0 ends its turn
Choice = tuple[int, str]
GHOSTS = 2
MOST_CHOICES = 600


@pytest.fixture
def luck(mint: DealtMint) -> Iterator[None]:
    """Other cards than everywhere else."""
    usual, mint.dealt = mint.dealt, SECRET
    yield
    mint.dealt = usual


def test_two_ghosts_in_one_attack_are_told_once_per_seat(home: str, luck: None, browser: Browser) -> None:
    before, wounds = until_two_ghosts()
    with sitting(browser, settings="{speed: 'calm'}") as ana, sitting(browser) as bea:
        table = ana.sit_down(home, "catacombs", 2, friends=1, name="Ana").replace("/t/", "/api/tables/")
        bea.page.request.post(f"{table}/join", data={"name": "Bea"})
        ana.page.request.post(f"{table}/commands", data={"type": "start"})
        for seat, chosen in before:
            choose((ana, bea)[seat].page.request, table, chosen)
        ana.page.reload()
        ana.click(ana.page.locator("[data-spot=end]"))
        if ana.page.locator(".actions [role=alert]").count():
            ana.click(ana.page.locator("[data-spot=end]"))
        attack = ana.page.locator(".attack[data-drawn]")
        expect(attack.locator(".tally")).to_have_count(sum(n > 0 for n in wounds), timeout=BUSY)
        told = [" ".join(tally.split()) for tally in attack.locator(".tally b").all_inner_texts()]
        assert sorted(told) == sorted(f"{name} −{n}" for name, n in zip(("you", "Bea"), wounds, strict=True) if n)
        ghosts = attack.locator(".cube", has_text="A ghost: everybody −1")
        expect(ghosts).to_have_count(GHOSTS)
        expect(attack.locator(".wild")).to_contain_text("A ghost hurts everybody who is still inside")
        ana.page.keyboard.press("Space")
        expect(ana.page.locator(".log [data-item=attack]").last).to_contain_text(f"you −{wounds[0]}")
        assert ana.trouble == []


def until_two_ghosts() -> tuple[list[Choice], list[int]]:
    """Everything that is chosen before such an attack, and how much it then hurts each seat."""
    state = new_game(open_game("catacombs"), 2, keyed(bytes.fromhex(SECRET)))
    state.record()
    bots = [bot_for("greedy", 0, seat) for seat in range(2)]
    chosen: list[Choice] = []
    while not state.over and len(chosen) < MOST_CHOICES:
        seat, told = state.stack[-1].seat, len(state.events)
        damage = [other.damage for other in state.seats]
        choice = bots[seat].choose(View(state, seat))
        answer = key(choice, state)
        apply(state, choice)
        if sum(event.kind.name == "WildCubeDrawn" for event in state.events[told:]) == GHOSTS:
            assert (seat, answer) == (0, "end-turn")
            return chosen, [other.damage - was for other, was in zip(state.seats, damage, strict=True)]
        chosen.append((seat, answer))
    raise AssertionError("no attack drew two ghosts")


def choose(who: APIRequestContext, table: str, answer: str) -> None:
    decision = who.get(table).json()["seq"]
    said = who.post(f"{table}/commands", data={"type": "choose", "decision": decision, "key": answer})
    assert said.ok, said.text()
