"""Two ghosts in one attack, at a real server: the page tells each seat's damage once (S1.7)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Browser, expect

from browser.player_page import BUSY, PlayerPage, open_page
from tiptoe.records.record import read_record, start
from web.servers import FixedLuckTokens

RECORD = Path(__file__).parent / "two-ghosts.tiptoe"  # recorded up to a turn at whose end two ghosts are drawn
Choice = tuple[int, str]
GHOSTS = 2


@pytest.fixture
def luck(token_source: FixedLuckTokens) -> Iterator[None]:
    """Luck of the recorded game instead of the module's fixed one."""
    usual, token_source.dealt = token_source.dealt, read_record(RECORD.read_text()).header.luck
    yield
    token_source.dealt = usual


def test_two_ghosts_in_one_attack_are_told_once_per_seat(home: str, luck: None, browser: Browser) -> None:
    before, ends, wounds = until_two_ghosts()
    with open_page(browser, settings="{speed: 'calm'}") as ana, open_page(browser, settings="{speed: 'calm'}") as bea:
        table = ana.sit_down(home, "catacombs", 2, friends=1, name="Ana").replace("/t/", "/api/tables/")
        bea.page.request.post(f"{table}/join", data={"name": "Bea"})
        ana.page.request.post(f"{table}/commands", data={"type": "start"})
        for seat, chosen in before:
            choose((ana, bea)[seat].page.request, table, chosen)
        thief = (ana, bea)[ends]
        thief.page.goto(ana.page.url)
        thief.wait_until_asked()
        end_the_turn(thief)
        attack = thief.page.locator(".attack[data-drawn]")
        expect(attack.locator(".tally")).to_have_count(sum(n > 0 for n in wounds), timeout=BUSY)
        told = [" ".join(tally.split()) for tally in attack.locator(".tally b").all_inner_texts()]
        assert sorted(told) == sorted(f"{name} −{n}" for name, n in zip(names(ends), wounds, strict=True) if n)
        ghosts = attack.locator(".cube", has_text="A ghost: everyone −1")
        expect(ghosts).to_have_count(GHOSTS)
        expect(attack.locator(".wild")).to_contain_text("A ghost hurts everyone still inside")
        thief.page.keyboard.press("Space")
        expect(thief.page.locator(".log [data-item=attack]").last).to_contain_text(f"you −{wounds[ends]}")
        assert ana.trouble == bea.trouble == []


def names(own: int) -> list[str]:
    return ["you" if seat == own else name for seat, name in enumerate(("Ana", "Bea"))]


def end_the_turn(thief: PlayerPage) -> None:
    """Ends the turn, with a second click if something is unspent."""
    end = thief.page.locator("[data-spot=end]")
    thief.click(end)
    shown = thief.page.locator(".actions [role=alert], .attack[data-drawn]").first
    expect(shown).to_be_visible(timeout=BUSY)
    if thief.page.locator(".actions [role=alert]").count():
        thief.click(end)


def until_two_ghosts() -> tuple[list[Choice], int, list[int]]:
    """Returns the choices before that attack, the seat whose turn ends with it, and each seat's damage."""
    record = read_record(RECORD.read_text())
    game = start(record.header)
    chosen: list[Choice] = []
    for line in record.choices:
        chosen.append((game.state.stack[-1].seat, line.text))
        game.choose(line.text)
    seat, told = game.state.stack[-1].seat, len(game.state.events)
    damage = [other.damage for other in game.state.seats]
    game.choose("end-turn")
    assert sum(event.kind.name == "WildCubeDrawn" for event in game.state.events[told:]) == GHOSTS
    return chosen, seat, [other.damage - was for other, was in zip(game.state.seats, damage, strict=True)]


def choose(who: APIRequestContext, table: str, answer: str) -> None:
    decision = who.get(table).json()["seq"]
    said = who.post(f"{table}/commands", data={"type": "choose", "decision": decision, "key": answer})
    assert said.ok, said.text()
