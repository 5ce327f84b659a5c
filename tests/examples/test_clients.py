"""Clients of the wire: the examples run against a real server, each in less than a hundred lines."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from patience import PATIENCE
from web.people import Party, Person, run
from web.servers import Server, serving

ROOT = Path(__file__).resolve().parents[2]
CLIENTS = ROOT / "examples" / "clients"
GUIDE = ROOT / "docs" / "guides" / "first-client.md"


async def program(name: str, *arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, str(CLIENTS / name), *arguments, stdout=PIPE, stderr=PIPE
    )


async def ended(process: Process) -> str:
    """Returns the output of a program, which must end well."""
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    return out.decode()


async def waited(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path}/tables.db") as running:
        yield running


async def two_people(server: Server) -> Party:
    """Ana and Bea at a listed table, before the deal."""
    ana, bea = Person(server.address, "Ana"), Person(server.address, "Bea")
    await ana.open("classic", ["", ""], listed=True)
    await bea.join(ana.table)
    for person in (ana, bea):
        await person.connect()
    return Party([ana, bea], seed=4)


async def play_to_the_end(party: Party) -> None:
    await party.listen(await party.people[0].does("start"))
    await party.play()
    assert party.people[0].over


def points(party: Party) -> list[int]:
    return [ending["points"] for ending in party.people[0].info["endings"]]


@pytest.mark.parametrize("example", sorted(CLIENTS.glob("*.py")), ids=lambda path: path.name)
def test_an_example_has_less_than_a_hundred_lines(example: Path) -> None:
    assert len(example.read_text(encoding="utf-8").splitlines()) < 100


def test_the_client_of_the_guide_is_as_long_as_it_says() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    client = next(program for program in programs if program.startswith('"""Plays one game'))
    assert f"a program of {len(client.splitlines())} lines" in text


def test_the_overlay_follows_a_game_to_its_end(server: Server, tmp_path: Path) -> None:
    page = tmp_path / "overlay.html"

    async def story() -> None:
        party = await two_people(server)
        overlay = await program("stream_overlay.py", f"http://{server.address}", party.people[0].table, str(page))
        await waited(page.is_file)
        assert "Waiting for players" in page.read_text()
        await play_to_the_end(party)
        await ended(overlay)
        shown = page.read_text()
        assert "Game over" in shown
        assert "Bea" in shown
        assert [int(n) for n in re.findall(r"(\d+) points", shown)] == points(party)

    run(story())


def test_the_scoreboard_lists_tables_before_during_and_after_the_game(server: Server) -> None:
    async def board(*tables: str) -> str:
        return await ended(await program("scoreboard.py", f"http://{server.address}", *tables))

    async def story() -> None:
        assert await board() == "No tables.\n\n"
        party = await two_people(server)
        assert "waiting" in await board()
        await party.listen(await party.people[0].does("start"))
        playing = await board()
        assert re.search(r"^>.*gold$", playing, re.MULTILINE)
        assert {len(line) for line in playing.splitlines() if line} == {48}
        await party.play()
        over = await board(party.people[0].table)
        assert sorted(int(n) for n in re.findall(r"^ \d\. .* (\d+)$", over, re.MULTILINE)) == sorted(points(party))

    run(story())


class Network:
    """An IRC network with one channel, as far as a bot needs it."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.writer: asyncio.StreamWriter | None = None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        while line := (await reader.readline()).decode().rstrip("\r\n"):
            self.heard.append(line)
            if line.startswith("USER"):
                writer.write(b"PING :are-you-there\r\n:network 001 tiptoe :Welcome\r\n")
        writer.close()

    def say(self, text: str) -> None:
        assert self.writer is not None
        self.writer.write(f":somebody!s@host PRIVMSG #heist :{text}\r\n".encode())

    def said(self, text: str) -> bool:
        return any(line.startswith("PRIVMSG #heist :") and text in line for line in self.heard)


def test_the_chat_bot_tells_turns_and_the_end_and_answers(server: Server) -> None:
    async def story() -> None:
        network = Network()
        irc = await asyncio.start_server(network.serve, "127.0.0.1", 0)
        port = irc.sockets[0].getsockname()[1]
        party = await two_people(server)
        where = (f"http://{server.address}", party.people[0].table, f"127.0.0.1:{port}", "#heist")
        bot = await program("chat_bot.py", *where)
        await waited(lambda: "JOIN #heist" in network.heard)
        assert "PONG :are-you-there" in network.heard
        await party.listen(await party.people[0].does("start"))
        await waited(lambda: network.said("is to play"))
        network.say("!score")
        await waited(lambda: network.said("gold"))
        network.say("!quit")
        await party.play()
        await ended(bot)
        for seat, n in zip(("Ana", "Bea"), points(party)):
            await waited(lambda seat=seat, n=n: network.said(f"{seat}: {n} points"))  # type: ignore[misc]
        irc.close()

    run(story())
