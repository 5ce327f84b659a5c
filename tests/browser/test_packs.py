"""A pack at the table in a real browser: brought in the lobby, read in the waiting room, played, kept, and verified."""

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

from browser.sitting import BUSY, Sitting, need_a_page, sitting
from browser.test_lobby import FRIEND, sits
from browser.test_workshop import saved, write_a_card
from tiptoe.packs.cache import PACK_CACHE
from tiptoe.packs.document import document_of
from tiptoe.packs.files import read_folder
from tiptoe.packs.template import write_template
from web.servers import DealtMint, serving

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


def by_hand(author: Sitting, friend: Sitting, home: str, folder: Path) -> Path:
    """A file that somebody wrote in an editor."""
    write_template(folder / "mine")
    file = folder / "mine.tiptoe-pack.json"
    file.write_text(document_of(read_folder(folder / "mine")).text, encoding="utf-8")
    return file


def in_the_workshop(author: Sitting, friend: Sitting, home: str, folder: Path) -> Path:
    """A card that somebody wrote in the page and gave to a friend by link, who takes it along."""
    write_a_card(author.page, home)
    author.page.locator("[data-does=share]").click()
    friend.page.goto(author.page.locator("dialog[open] input").input_value())
    expect(friend.page.locator("[data-state=right]")).to_be_visible()
    return saved(friend.page, folder)


Maker: TypeAlias = Callable[[Sitting, Sitting, str, Path], Path]
FIRST_CARD: dict[Maker, str] = {by_hand: "Lamplighter", in_the_workshop: "Night Scout"}
MADE = FIRST_CARD if EVERYTHING else (by_hand,)


@pytest.mark.parametrize("made", MADE)
def test_friends_play_with_a_pack_across_a_restart_and_its_record_is_enough(
    browser: Browser, tmp_path: Path, made: Maker
) -> None:
    """Issue 15: what it must show; TIPTOE_GAMES=all begins in the workshop as well."""
    need_a_page()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with sitting(browser) as ana, sitting(browser) as tom:
        with serving(database, token_source=DealtMint(), number_seconds=60) as server:
            home = f"http://{server.address}/"
            file = made(ana, tom, home, tmp_path)
            tom.choose_everything(home)
            path = bring_and_open(tom.page, file)
            ana.page.goto(f"http://{server.address}{path}")
            expect(ana.page.locator("[data-spot=packs]")).to_contain_text(FIRST_CARD[made])
            ana.page.get_by_label("Your name").fill("Ana")
            ana.page.get_by_role("button", name="Take a seat").click()
            tom.page.get_by_role("button", name="Deal").click()
            play((tom, ana), f"http://{server.address}{path.replace('/t/', '/api/tables/')}")
            for person in (ana, tom):
                assert person.trouble == []
                person.page.goto("about:blank")  # nobody waits for a server that is gone
        PACK_CACHE.kept.clear()  # as in a new process
        with serving(database, token_source=DealtMint()) as server:
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


def test_a_token_that_is_not_the_games_own_says_so(home: str, somebody: Sitting) -> None:
    """Issue 15: whoever reads before sitting down sees what is not the game's own; tokens looked like the others."""
    page = somebody.page
    brought = page.request.post(f"{home}api/packs", data={"files": {"mine.toml": TOKEN}}).json()
    page.goto(f"{home}cards/classic+pack:{brought['pack']['info']['digest']}")
    page.get_by_role("button", name="Tokens").click()
    expect(page.locator("li.guest")).to_contain_text("Paste Jewel")
    expect(page.locator("li.guest")).to_contain_text("“Fakes”")


def bring_and_open(page: Page, file: Path) -> str:
    """A table for two with the pack; where it is."""
    page.get_by_role("button", name="Remove seat 3").click()
    sits(page, 2, FRIEND)
    page.locator("[data-spot=bring-pack]").set_input_files(file)
    expect(page.locator("[data-pack]")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    return "/t/" + page.url.rpartition("/t/")[2]


def play(people: tuple[Sitting, Sitting], table: str) -> None:
    """A few choices of whoever is asked."""
    for person in people:
        person.page.wait_for_selector(".table", timeout=BUSY)
    for _ in range(CHOICES):
        asked = people[0].page.request.get(table).json()["asked"]
        people[asked].choose()


def give_up(ana: Page, tom: Page, table: str) -> str:
    """Everybody agrees to end the game; its whole record."""
    assert ana.request.post(f"{table}/commands", data={"type": "ask-end"}).ok
    asked = ana.request.get(table).json()["seq"]
    assert tom.request.post(f"{table}/commands", data={"type": "answer", "asked": asked, "yes": True}).ok
    return ana.request.get(f"{table}/record").text()
