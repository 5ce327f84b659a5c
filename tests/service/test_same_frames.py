"""A service without a server sends the very bytes that a server sends (ADR 0024)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pytest

from service.memory import Guest, MemoryLog, Message, PredictableTokens, guest_at, service_of
from tiptoe.core.rng import seeded
from tiptoe.wire.table import Join, NewTable
from web.people import Person, run
from web.servers import SettableClock, serving

NOW = 1_800_000_000
STEPS = 40


class AnyPerson(Protocol):
    """A person at a server, or a guest at a service in memory."""

    raw: list[str]
    heard: list[Message]

    async def ask(self, type: str, **fields: object) -> Message: ...

    async def told(self, seq: int) -> None: ...


class ServerPerson(Person):
    """A person at a server."""

    async def told(self, seq: int) -> None:
        await self.catch_up(seq)


class MemoryPerson(Guest):
    """A guest at a service in memory."""

    async def ask(self, type: str, **fields: object) -> Message:
        return await self.does(type, **fields)

    async def told(self, seq: int) -> None:
        while self.last["info"]["seq"] < seq:
            await self.listen()


async def play(people: Sequence[AnyPerson]) -> list[list[str]]:
    """Plays talk, choices, refusals and undos that depend on the messages alone; returns each person's frames."""
    rng = seeded(11)
    seq = int((await people[0].ask("start"))["seq"])
    for step in range(STEPS):
        for person in people:
            await person.told(seq)
        told = next(message for message in reversed(people[0].heard) if message["type"] == "told")
        asked = people[told["info"]["asked"]]
        question = next(m for m in reversed(asked.heard) if m["type"] == "told")["position"]["question"]
        decision, keys = question["decision"], [offer["key"] for offer in question["offers"]]
        if step % 9 == 4:
            assert (await asked.ask("choose", decision=decision, key="end-turn:twice"))["type"] == "refused"
        if step % 7 == 3 and question["undo_to"]:
            seq = int((await asked.ask("undo", decision=decision))["seq"])
        elif step % 5 == 2:
            seq = int((await people[step % 2].ask("say", text=f"step {step}"))["seq"])
        else:
            seq = int((await asked.ask("choose", decision=decision, key=keys[rng.below(len(keys))]))["seq"])
    for person in people:
        await person.told(seq)
    return [person.raw for person in people]


async def at_a_server(address: str, spec: str) -> list[list[str]]:
    ana, bea = ServerPerson(address, "Ana"), ServerPerson(address, "Bea")
    await bea.join(await ana.open(spec, ["", ""]))
    await ana.connect(lang="en")
    await bea.connect(lang="fr")
    return await play([ana, bea])


async def in_memory(spec: str) -> list[list[str]]:
    service = service_of(MemoryLog(), clock=lambda: NOW, token_source=PredictableTokens())
    first = await service.open(NewTable(spec, ["", ""], "Ana"))
    session = await service.table(first.sat.table)
    second = await service.join(session, Join("Bea"), None)
    people = []
    for place, language in ((first, "en"), (second, "fr")):
        guest = await guest_at(service, place.sat.table, place.tokens, language=language)
        people.append(MemoryPerson(service, session, guest.client, place.tokens, guest.raw, guest.heard))
    return await play(people)


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_a_service_without_a_server_sends_the_same_frames(tmp_path: Path, spec: str) -> None:
    with serving(
        f"sqlite:///{tmp_path / 'tables.db'}", clock=SettableClock(NOW), token_source=PredictableTokens()
    ) as server:
        remote = run(at_a_server(server.address, spec))
    local = asyncio.run(in_memory(spec))
    for there, here in zip(remote, local, strict=True):
        assert [frame for frame in there if '"present"' not in frame] == [
            frame for frame in here if '"present"' not in frame
        ]
        assert len(here) > STEPS
