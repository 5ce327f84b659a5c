"""Tables move to a version of Tiptoe with other cards and back: two installations, one database."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import tiptoe
from patience import PATIENCE
from plain import keys_of
from tiptoe.table import entries as e
from tiptoe.wire.close_codes import DEALT_OTHERWISE
from web.people import Party, Person, run, started
from web.servers import Process, process, stored
from web.servers import tiptoe as command

INSTALLED = Path(tiptoe.__file__).parent
CARDS = "games/classic/content/cards.toml"
NEW = '[[card]]\nid = "lantern"\nkind = "item"\ncost = 1\nplay = [{ skill = 1 }, { when = { another = "gem" }, do = [{ draw = 1 }] }]\n\n'


def card(text: str, id: str) -> str:
    """Returns a card's lines in the file."""
    found = re.search(rf'\[\[card\]\]\nid = "{id}"\n(.+\n)+\n', text)
    assert found is not None
    return found[0]


def with_another_order(text: str) -> str:
    """Adds a new card before all others, and swaps two cards."""
    first, second = card(text, "burgle"), card(text, "swagger")
    text = text.replace(first, "<first>").replace(second, first).replace("<first>", second)
    return text.replace("[[card]]", NEW + "[[card]]", 1)


def without_swagger(text: str) -> str:
    return text.replace(card(text, "swagger"), "")


@pytest.fixture
def other_version(tmp_path: Path) -> Callable[[Callable[[str], str]], dict[str, str]]:
    """Installs Tiptoe again with edited cards; returns the environment in which it runs."""

    def install(edit: Callable[[str], str]) -> dict[str, str]:
        folder = tmp_path / edit.__name__
        shutil.copytree(INSTALLED, folder / "tiptoe", ignore=shutil.ignore_patterns("static", "*.so"))
        cards = folder / "tiptoe" / CARDS
        cards.write_text(edit(cards.read_text(encoding="utf-8")), encoding="utf-8")
        about = folder / "tiptoe" / "games/classic/content/pack.toml"
        about.write_text(about.read_text(encoding="utf-8").partition("[totals]")[0], encoding="utf-8")
        return {"PYTHONPATH": str(folder), "TIPTOE_PURE": "1"}

    return install


async def mid_turn(address: str, seats: list[str]) -> Party:
    """Plays up to the middle of a turn with an undo."""
    there = await started(address, "classic", seats, seed=7)
    await there.play(40)
    for _ in range(200):
        asked = there.asked()
        if asked is not None and asked.question["undo_to"] and len(asked.question["choices"]) > 1:
            return there
        await there.play(1)
    raise AssertionError("nobody can take anything back")


async def reconnect_unchanged(person: Person, address: str) -> None:
    """Checks that the seat sees the same names, the same choices and the same undo at another server."""
    position, seen = person.position, person.seen
    assert position is not None
    person.moves_to(address)
    hello = await person.connect(seen=seen, lang="en")
    view = hello["position"]["view"]
    assert view == position["view"]
    assert sorted(keys_of(hello["position"]["question"])) == sorted(keys_of(position["question"]))
    assert hello["position"]["question"]["undo_to"] == position["question"]["undo_to"]


def look(server: Process, path: str) -> httpx.Response:
    return httpx.get(f"http://{server.address}/api/{path}", timeout=PATIENCE)


def serving(database: str, **environment: str) -> AbstractContextManager[Process]:
    return process("--database", database, "--unlimited", **environment)


def test_a_game_goes_on_with_cards_in_another_order(
    any_url: str, other_version: Callable[[Callable[[str], str]], dict[str, str]]
) -> None:
    """Two people and a bot change from one version to the other and back, in the middle of a turn, and play to the end."""
    other = other_version(with_another_order)

    async def goes_on(there: Party, address: str) -> None:
        for person in there.people:
            await reconnect_unchanged(person, address)
        asked = there.asked()
        assert asked is not None
        await there.listen(await asked.does("undo", decision=asked.question["decision"]))
        await there.play(20)
        for _ in range(200):
            if there.asked() is None:  # a bot's answer is still to come
                await there.play(1)

    async def new_table(address: str) -> str:
        return (await started(address, "classic", ["", ""])).people[0].table

    with serving(any_url) as server:
        there = run(mid_turn(server.address, ["", "", "greedy"]))
    with serving(any_url, **other) as server:
        run(goes_on(there, server.address))
        cards = look(server, "content/classic").json()["cards"]
        assert "lantern" in cards
        fresh = run(new_table(server.address))
        _, errors = server.stop()
        assert "Traceback" not in errors
    with serving(any_url) as server:
        for person in there.people:
            run(reconnect_unchanged(person, server.address))
        run(finish(there, server.address))
        assert (
            httpx.get(f"http://{server.address}/api/tables/{fresh}")
            .json()["detail"]
            .startswith("This table needs something this version doesn’t have: card 'lantern'.")
        )
    assert isinstance(stored(any_url, there.people[0].table)[-1], e.Chosen)


async def finish(there: Party, address: str) -> None:
    for person in there.people:
        person.moves_to(address)
        await person.connect()
    await there.play()
    assert there.people[0].over


def test_a_table_that_lacks_a_card_says_so_and_the_others_go_on(
    any_url: str, other_version: Callable[[Callable[[str], str]], dict[str, str]]
) -> None:
    other = other_version(without_swagger)

    async def before(address: str) -> tuple[Party, Party, Party]:
        dealt = await mid_turn(address, ["", ""])
        with_bot = await started(address, "classic", ["", "greedy"], seed=2)
        elsewhere = await started(address, "catacombs", ["", "greedy"], seed=2)
        await elsewhere.play(10)
        return dealt, with_bot, elsewhere

    async def after(dealt: Party, elsewhere: Party, address: str) -> None:
        table = f"/api/tables/{dealt.people[0].table}"
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
            for path in (table, f"{table}/position", f"{table}/record"):
                answer = await http.get(path)
                assert answer.status_code == 409
                assert answer.json()["extra"]["word"] == "dealt-otherwise"
                assert "card 'swagger'. Nothing is lost" in answer.json()["detail"]
            answer = await http.get(table, params={"lang": "fr"})
            assert "card 'swagger'. Rien n’est perdu" in answer.json()["detail"]
            assert (await http.get("/health")).status_code == 200
        async with connect(f"ws://{address}{table}/live") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == DEALT_OTHERWISE
        elsewhere.people[0].moves_to(address)
        await elsewhere.people[0].connect()
        await elsewhere.play(10)

    with serving(any_url) as server:
        dealt, with_bot, elsewhere = run(before(server.address))
    log = stored(any_url, dealt.people[0].table)
    with serving(any_url, **other) as server:
        run(after(dealt, elsewhere, server.address))
    assert stored(any_url, dealt.people[0].table) == log
    with serving(any_url) as server:
        for person in dealt.people:
            run(reconnect_unchanged(person, server.address))
        run(finish(dealt, server.address))
        run(finish(with_bot, server.address))


def test_a_record_names_its_cards_and_is_not_replayed_with_others(
    tmp_path: Path, other_version: Callable[[Callable[[str], str]], dict[str, str]]
) -> None:
    """A record names its pack by `pack:`, since luck deals by the order of the cards."""
    golden = Path(__file__).parents[1] / "golden" / "classic-2-11.tiptoe"
    other = other_version(with_another_order)
    for word in ("verify", "replay"):
        assert command(word, str(golden)).returncode == 0
        done = command(word, str(golden), **other)
        assert done.returncode != 0
        assert "another version of the cards" in done.stdout + done.stderr
        assert "Traceback" not in done.stderr
