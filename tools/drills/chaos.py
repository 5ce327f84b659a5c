"""Chaos drill: servers are killed while games are played, and the store proves that no acknowledged choice is lost."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tiptoe.catalog import open_game
from tiptoe.store.log import Store

from .audit import Acknowledged, Findings, audit, audit_briefly
from .http import Unreachable
from .node import Node
from .player import DrillTable, Player
from .seats import seated_table

CALM: Final = (0.1, 1.0)  # seconds between a recovery and the next kill
RECOVER_SECONDS: Final = 60.0
LOOK_EVERY: Final = 20  # kills between two checks that every table goes on
STUCK_SECONDS: Final = 45.0
LAST_SECONDS: Final = 45.0
PEOPLE: Final = (2, 3)
BOT: Final = "random"


@dataclass(frozen=True)
class ChaosPlan:
    """Plan of a chaos drill. More than one node needs PostgreSQL.

    `spec` may name several games with commas between them. Behind a proxy, nodes have the `ports` that it knows, and
    people connect `through` its address; `commands` start the nodes of another set-up.
    """

    kills: int
    tables: int = 8
    nodes: int = 1
    spec: str = "classic"
    database: str = ""
    ports: tuple[int, ...] = ()
    through: str = ""
    commands: tuple[tuple[str, ...], ...] = ()

    @property
    def specs(self) -> list[str]:
        return self.spec.split(",")

    def check(self) -> None:
        """Raises ValueError or SpecError for a plan that cannot be carried out."""
        for spec in self.specs:
            open_game(spec)
        if self.ports and len(self.ports) != self.nodes:
            raise ValueError(f"{self.nodes} nodes need {self.nodes} ports, not {len(self.ports)}")
        if self.nodes > 1 and not self.database.startswith("postgres"):
            raise ValueError(f"{self.nodes} nodes need a database that tells them of each other: PostgreSQL")


@dataclass
class ChaosReport:
    """Result of a chaos drill, and what the store proved afterwards."""

    plan: ChaosPlan
    kills: int = 0
    recoveries: list[float] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)
    connections: int = 0
    seconds: float = 0.0

    @property
    def failed(self) -> bool:
        return bool(self.findings.lost or self.findings.duplicated or self.findings.problems)

    def as_json(self) -> dict[str, object]:
        found = self.findings
        return {
            "kills": self.kills,
            "acknowledged": found.acknowledged,
            "lost": found.lost,
            "duplicated": found.duplicated,
            "recovery_seconds_max": round(max(self.recoveries, default=0.0), 2),
            "recovery_seconds_median": round(sorted(self.recoveries)[len(self.recoveries) // 2], 2)
            if self.recoveries
            else 0.0,
            "tables": found.tables,
            "finished": found.finished,
            "entries": found.entries,
            "nodes": self.plan.nodes,
            "database": self.plan.database.split(":")[0] or "sqlite",
            "connections": self.connections,
            "seconds": round(self.seconds, 1),
            "problems": found.problems[:20],
        }


async def chaos(plan: ChaosPlan, on_kill: Callable[[int], None] = lambda kills: None) -> ChaosReport:
    """Plays, kills and restarts, and at the end audits the store."""
    plan.check()
    with tempfile.TemporaryDirectory(prefix="tiptoe-chaos-") as name:
        folder = Path(name)
        database = plan.database or f"sqlite:///{folder / 'tables.db'}"
        ports, commands = plan.ports or (0,) * plan.nodes, plan.commands or ((),) * plan.nodes
        nodes = [
            Node(database, folder, f"node{number}", port, command)
            for number, (port, command) in enumerate(zip(ports, commands), 1)
        ]
        drill = Drill(plan, nodes)
        begun = time.monotonic()
        try:
            await asyncio.gather(*(node.start() for node in nodes))
            await drill.run(Store(database), on_kill)
        finally:
            for node in nodes:
                node.stop()
        drill.report.seconds = time.monotonic() - begun
        await asyncio.to_thread(drill.prove, database)
        return drill.report


class Drill:
    """Tables that are played at while nodes are killed."""

    def __init__(self, plan: ChaosPlan, nodes: list[Node]) -> None:
        self.plan = plan
        self.nodes = nodes
        self.report = ChaosReport(plan)
        self.acknowledged: list[Acknowledged] = []
        self.proved = 0
        self.players: list[Player] = []
        self.games: dict[str, DrillTable] = {}
        self.ended = False

    async def run(self, store: Store, on_kill: Callable[[int], None]) -> None:
        tables = [asyncio.create_task(self._keep_playing(number)) for number in range(self.plan.tables)]
        try:
            await self._see_all_tables_begin()
            for number in range(1, self.plan.kills + 1):
                await self._kill_one()
                await self._prove_latest(store)
                if number % LOOK_EVERY == 0 or number == self.plan.kills:
                    await self._see_all_tables_move()
                on_kill(number)
            await self._finish(tables)
        finally:
            for task in tables:
                task.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
            store.close()

    def prove(self, database: str) -> None:
        """Audits the whole log, after everything has stopped."""
        problems = self.report.findings.problems
        store = Store(database)
        try:
            self.report.findings = audit(store, self.acknowledged)
        finally:
            store.close()
        self.report.connections = sum(player.connections for player in self.players)
        heard = [problem for player in self.players for problem in player.problems]
        logged = [error for node in self.nodes for error in node.errors()]
        self.report.findings.problems += [*problems, *heard, *logged]

    async def _see_all_tables_begin(self) -> None:
        """Waits for all tables to begin: on a busy machine a few kills are over before everyone sits."""
        limit = time.monotonic() + STUCK_SECONDS
        while len(self.games) < self.plan.tables and time.monotonic() < limit:
            await asyncio.sleep(0.02)

    async def _keep_playing(self, number: int) -> None:
        """Plays one table after another, with a bot if `number` is odd."""
        while not self.ended:
            bots, spec = (BOT,) * (number % 2), self.plan.specs[number % len(self.plan.specs)]
            try:
                places = await seated_table(self._some_node(), spec, PEOPLE[number % len(PEOPLE)], bots)
            except Unreachable:
                await asyncio.sleep(0.1)
                continue
            game = self.games[places[0].table] = DrillTable(places[0].table)
            players = [Player(place, game, self._some_node, self.acknowledged.append) for place in places]
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    def _some_node(self) -> str:
        return self.plan.through or random.choice(self.nodes).address

    async def _kill_one(self) -> None:
        """Kills a node at a random moment; it has recovered when it answers and choices are acknowledged again."""
        await asyncio.sleep(random.uniform(*CALM))
        node = random.choice(self.nodes)
        begun = time.monotonic()
        node.kill()
        self.report.kills += 1
        node.launch()
        await node.ready()
        before = len(self.acknowledged)
        limit = begun + RECOVER_SECONDS
        while len(self.acknowledged) == before and time.monotonic() < limit:
            await asyncio.sleep(0.01)
        self.report.recoveries.append(time.monotonic() - begun)

    async def _see_all_tables_move(self) -> None:
        """Checks that no table stands still while all nodes are up."""
        begun = time.monotonic()
        waiting = [game for game in self.games.values() if not game.over]
        while waiting and time.monotonic() < begun + STUCK_SECONDS:
            await asyncio.sleep(0.02)
            waiting = [game for game in waiting if not game.over and game.moved < begun]
        stuck = [f"table {game.name}: nothing happened for {STUCK_SECONDS:g} s" for game in waiting]
        self.report.findings.problems += stuck

    async def _prove_latest(self, store: Store) -> None:
        """Checks that what was acknowledged since the last check is in the log."""
        latest = self.acknowledged[self.proved :]
        self.proved += len(latest)
        found = await asyncio.to_thread(audit_briefly, store, latest)
        self.report.findings.problems += [f"after kill {self.report.kills}: {one}" for one in found.problems]

    async def _finish(self, tables: list[asyncio.Task[None]]) -> None:
        """Ends new choices and waits for the answers to those under way."""
        self.ended = True
        for player in self.players:
            player.resting = True
        limit = time.monotonic() + LAST_SECONDS
        while self._open_promises() and time.monotonic() < limit and not all(task.done() for task in tables):
            await asyncio.sleep(0.02)
        for player in self._open_promises():
            player.problems.append(f"table {player.place.table}: a choice was never answered")

    def _open_promises(self) -> list[Player]:
        return [player for player in self.players if player.sent is not None]
