"""Work for strangers runs in limited processes, and holds up no table (finding 21)."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import httpx
import pytest

from patience import PATIENCE
from tiptoe.service.dependencies import WorkTooCostly
from tiptoe.web.sandboxes import Sandboxes, SandboxFault, TooManyWaiting
from web.people import Person, run
from web.servers import Server

TICKS = os.sysconf("SC_CLK_TCK")


def heavy_pack(number: int = 0, cards: int = 220) -> str:
    """Builds a pack that takes seconds of a processor to check."""
    ids = [f"card-{place}-{number}" for place in range(cards)]
    rows = [
        f"""[[card]]
id = "{id}"
kind = "companion"
cost = 3
play = [{{ skill = 2 }}, {{ when = {{ another = "companion" }}, do = [{{ draw = 1 }}] }}]"""
        for id in ids
    ]
    names = [f'{id} = {{ en = "{id}" }}' for id in ids]
    about = ["tiptoe-pack = 1", "[pack]", f'id = "heavy-{number}"', 'game = "classic"']
    return "\n".join([*about, *rows, "[names.card]", *names, ""])


def benches_of(server: Server) -> list[int]:
    """Returns the process ids of a server's sandboxes."""
    return [bench.process.pid for bench in server.process.benches.all if bench.process is not None]


def processor_seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


@pytest.mark.parametrize("path", ["workshop", "packs"])
def test_finding_21_packs_of_strangers_are_checked_in_another_process(server: Server, path: str) -> None:
    """Most processor time of a check, which no load of the machine changes, passes outside the serving process."""
    bodies = {"workshop": {"text": heavy_pack()}, "packs": {"files": {"heavy.toml": heavy_pack()}}}
    here = time.process_time()
    answer = httpx.post(f"http://{server.address}/api/{path}", json=bodies[path], timeout=PATIENCE)
    here = time.process_time() - here
    assert answer.status_code == 200 and answer.json()["mistakes"] == []
    (bench,) = benches_of(server)
    assert here < processor_seconds(bench) / 2


def test_finding_21_an_address_has_one_check_done_and_two_waiting(server: Server) -> None:
    async def hammer() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
            return await asyncio.gather(
                *(http.post("/api/workshop", json={"text": heavy_pack(number)}) for number in range(8))
            )

    answers = asyncio.run(hammer())
    counted = Counter(answer.status_code for answer in answers)
    assert counted[200] >= 3 and counted[429] >= 1 and set(counted) == {200, 429}
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert "earlier requests" in refused.json()["detail"]
    assert len(benches_of(server)) == 1  # one for an address, however many sandboxes there may be


def test_finding_21_reads_of_the_store_wait_for_no_other_work(server: Server) -> None:
    """A table opens from the store while every thread for other work is taken."""
    release = Event()

    async def taken() -> None:
        for _ in range(64):
            asyncio.get_running_loop().run_in_executor(None, release.wait)

    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", "random"])
        server.on_loop(taken())
        server.process.registry.tables.clear()  # as after a long pause
        async with asyncio.timeout(PATIENCE):
            assert (await ana.get("")).status_code == 200
            await ana.open("classic", ["", "random"])

    try:
        run(story())
    finally:
        release.set()


@asynccontextmanager
async def benches(seconds: int = 60) -> AsyncIterator[Sandboxes]:
    made = Sandboxes(1, seconds)
    try:
        yield made
    finally:
        await made.close()


def test_work_that_takes_too_much_is_ended_and_the_next_is_done() -> None:
    async def story() -> None:
        async with benches(seconds=1) as made:
            assert await made.do("::1", os.nice, 0) >= 10
            with pytest.raises(WorkTooCostly):
                await made.do("::1", pow, 3, 10**9)  # minutes of a processor
            with pytest.raises(WorkTooCostly):
                await made.do("::1", bytes, 8 << 30)
            with pytest.raises(SandboxFault, match="ValueError"):
                await made.do("::1", int, "x")
            assert await made.do("::1", len, "next") == 4

    asyncio.run(story())


def test_every_piece_has_its_own_time() -> None:
    """The time limit counts from the start of each piece of work, not for a sandbox as a whole."""

    async def story() -> None:
        async with benches(seconds=2) as made:
            for _ in range(15):
                await made.do("::1", sum, range(25_000_000))
            (bench,) = made.all
            assert bench.pieces == 15 and bench.process is not None
            assert processor_seconds(bench.process.pid) > 2

    asyncio.run(story())


def test_one_address_keeps_nobody_else_waiting_for_more_than_one_piece() -> None:
    async def story() -> None:
        async with benches() as made:
            done: list[str] = []

            async def piece(address: str) -> None:
                await made.do(address, time.sleep, 0.2)
                done.append(address)

            greedy = [asyncio.create_task(piece("10.0.0.1")) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(TooManyWaiting):
                await made.do("10.0.0.1", len, "")
            await asyncio.gather(piece("10.0.0.2"), *greedy)
            assert done.index("10.0.0.2") <= 1
            assert made.lines.turns == {}

    asyncio.run(story())


def test_benches_end_with_their_server() -> None:
    async def story() -> int:
        async with benches() as made:
            await made.do("::1", len, "")
            (bench,) = made.all
            assert bench.process is not None
            return bench.process.pid

    pid = asyncio.run(story())
    assert not Path(f"/proc/{pid}").exists()
