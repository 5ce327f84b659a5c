"""A pack at the table in a real browser: chosen in the lobby, read in the waiting room, played, stored, and verified."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player_page import BUSY, PlayerPage, open_page, require_built_page
from browser.test_lobby import FRIEND, choose_sitter
from browser.test_workshop import saved, write_a_card
from tiptoe.packs.cache import PACK_CACHE
from tiptoe.packs.document import document_of
from tiptoe.packs.files import read_folder
from tiptoe.packs.template import write_template
from web.servers import FixedLuckTokens, serving

CHOICES = 2
EVERYTHING = os.environ.get("TIPTOE_GAMES") == "all"
TOKEN = """tiptoe-pack = 1
pack = { id = "fakes", game = "classic", title = { en = "Fakes" } }
names.token.paste-jewel = { en = "Paste Jewel" }
[[token]]
id = "paste-jewel"
kind = "artifact"
points = 2
"""


def by_hand(author: PlayerPage, friend: PlayerPage, home: str, folder: Path) -> Path:
    """Writes a pack file as in an editor."""
    write_template(folder / "mine")
    file = folder / "mine.tiptoe-pack.json"
    file.write_text(document_of(read_folder(folder / "mine")).text, encoding="utf-8")
    return file


def in_the_workshop(author: PlayerPage, friend: PlayerPage, home: str, folder: Path) -> Path:
    """Writes a card in the workshop; the friend opens it by link and saves it as a file."""
    write_a_card(author.page, home)
    author.page.locator("[data-does=share]").click()
    friend.page.goto(author.page.locator("dialog[open] input").input_value())
    expect(friend.page.locator("[data-state=right]")).to_be_visible()
    return saved(friend.page, folder)


Maker: TypeAlias = Callable[[PlayerPage, PlayerPage, str, Path], Path]
FIRST_CARD: dict[Maker, str] = {by_hand: "Lamplighter", in_the_workshop: "Night Scout"}
MADE = FIRST_CARD if EVERYTHING else (by_hand,)


@pytest.mark.parametrize("made", MADE)
def test_friends_play_with_a_pack_across_a_restart_and_its_record_is_enough(
    browser: Browser, tmp_path: Path, made: Maker
) -> None:
    """Issue 15: friends play with a pack across a restart; TIPTOE_GAMES=all begins in the workshop as well."""
    require_built_page()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with open_page(browser) as ana, open_page(browser) as tom:
        with serving(database, token_source=FixedLuckTokens(), number_seconds=60) as server:
            home = f"http://{server.address}/"
            file = made(ana, tom, home, tmp_path)
            tom.open_all_options(home)
            path = bring_and_open(tom.page, file)
            ana.page.goto(f"http://{server.address}{path}")
            expect(ana.page.locator("[data-spot=packs]")).to_contain_text(FIRST_CARD[made])
            ana.page.get_by_label("Your name").fill("Ana")
            ana.page.get_by_role("button", name="Take a seat").click()
            tom.page.get_by_role("button", name="Deal").click()
            play((tom, ana), f"http://{server.address}{path.replace('/t/', '/api/tables/')}")
            for person in (ana, tom):
                assert person.trouble == []
                person.page.goto("about:blank")  # the page does not reconnect to the stopped server
        PACK_CACHE.kept.clear()  # empty, as in a new process
        with serving(database, token_source=FixedLuckTokens()) as server:
            table = f"http://{server.address}{path.replace('/t/', '/api/tables/')}"
            for person in (ana, tom):
                person.trouble.clear()  # an empty page has no settings
                person.page.goto(f"http://{server.address}{path}")
            play((tom, ana), table)
            record = give_up(tom.page, ana.page, table)
        assert ana.trouble == [] and tom.trouble == []
    verify_in_an_empty_folder(record, tmp_path / "empty")


def verify_in_an_empty_folder(record: str, empty: Path) -> None:
    empty.mkdir()
    (empty / "game.tiptoe").write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "tiptoe", "verify", "game.tiptoe"]
    done = subprocess.run(command, cwd=empty, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "brings:" in record, done.stderr


def test_a_token_that_is_not_the_games_own_says_so(home: str, player: PlayerPage) -> None:
    """Issue 15: tokens of a pack looked like the game's own to a reader of the waiting room."""
    page = player.page
    brought = page.request.post(f"{home}api/packs", data={"files": {"mine.toml": TOKEN}}).json()
    page.goto(f"{home}cards/classic+pack:{brought['pack']['info']['digest']}")
    page.get_by_role("button", name="Tokens").click()
    expect(page.locator("li.guest")).to_contain_text("Paste Jewel")
    expect(page.locator("li.guest")).to_contain_text("“Fakes”")


def bring_and_open(page: Page, file: Path) -> str:
    """Opens a table for two with the pack; returns its address."""
    page.get_by_role("button", name="Remove seat 3").click()
    choose_sitter(page, 2, FRIEND)
    page.locator("[data-spot=bring-pack]").set_input_files(file)
    expect(page.locator("[data-pack]")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    return "/t/" + page.url.rpartition("/t/")[2]


def play(people: tuple[PlayerPage, PlayerPage], table: str) -> None:
    """Plays a few choices of the asked seats."""
    for person in people:
        person.page.wait_for_selector(".table", timeout=BUSY)
    for _ in range(CHOICES):
        asked = people[0].page.request.get(table).json()["asked"]
        people[asked].choose()


def give_up(ana: Page, tom: Page, table: str) -> str:
    """Ends the game by consent; returns its record."""
    assert ana.request.post(f"{table}/commands", data={"type": "ask-end"}).ok
    asked = ana.request.get(table).json()["seq"]
    assert tom.request.post(f"{table}/commands", data={"type": "answer", "asked": asked, "yes": True}).ok
    return ana.request.get(f"{table}/record").text()
