"""A pack at the table in a real browser: brought in the lobby, read in the waiting room, played, kept, and verified."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from browser.sitting import BUSY, Sitting, need_a_page, sitting
from browser.test_lobby import FRIEND, sits
from server.servers import DealtMint, serving
from tiptoe.packs.document import document_of
from tiptoe.packs.shelf import SHELF
from tiptoe.packs.source import read_folder
from tiptoe.packs.template import write_template

CHOICES = 2


def test_friends_play_with_a_pack_across_a_restart_and_its_record_is_enough(browser: Browser, tmp_path: Path) -> None:
    """Issue 15: what it must show, but for the workshop."""
    need_a_page()
    write_template(tmp_path / "mine")
    file = tmp_path / "mine.tiptoe-pack.json"
    file.write_text(document_of(read_folder(tmp_path / "mine")).text, encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with sitting(browser) as ana, sitting(browser) as tom:
        with serving(database, mint=DealtMint(), number_seconds=60) as server:
            ana.choose_everything(f"http://{server.address}/")
            path = bring_and_open(ana.page, file)
            tom.page.goto(f"http://{server.address}{path}")
            expect(tom.page.locator("[data-spot=packs]")).to_contain_text("Lamplighter")
            tom.page.get_by_label("Your name").fill("Tom")
            tom.page.get_by_role("button", name="Sit down").click()
            ana.page.get_by_role("button", name="Deal").click()
            play((ana, tom), f"http://{server.address}{path.replace('/t/', '/api/tables/')}")
            for person in (ana, tom):
                assert person.trouble == []
                person.page.goto("about:blank")  # nobody waits for a server that is gone
        SHELF.kept.clear()  # as in a new process
        with serving(database, mint=DealtMint()) as server:
            table = f"http://{server.address}{path.replace('/t/', '/api/tables/')}"
            for person in (ana, tom):
                person.trouble.clear()  # an empty page has no settings
                person.page.goto(f"http://{server.address}{path}")
            play((ana, tom), table)
            record = give_up(ana.page, tom.page, table)
        assert ana.trouble == [] and tom.trouble == []
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "game.tiptoe").write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "tiptoe", "verify", "game.tiptoe"]
    done = subprocess.run(command, cwd=tmp_path / "empty", capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "brings:" in record, done.stderr


def bring_and_open(page: Page, file: Path) -> str:
    """A table for two with the pack; where it is."""
    page.get_by_role("button", name="Remove seat 3").click()
    sits(page, 2, FRIEND)
    page.locator("[data-spot=bring-pack]").set_input_files(file)
    expect(page.locator("[data-pack=mine]")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-spot=packs]")).to_contain_text("Lamplighter")
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
