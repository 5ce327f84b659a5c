"""Abuse drill: attacks from one address while people play; measures how long choices take and what the server uses.

The server has its default limits. Every person has an address of their own, 127.0.0.11 and on; the attacker has
127.0.0.66.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from .attacks import ATTACKS, FAULTS
from .load import MEGABYTE, LoadPlan, LoadReport, Players, quantile
from .node import HOST, Node, free_port
from .raiders import Orders, command

RAIDERS: Final = "127.0.0.66"
LOOK_EVERY: Final = 0.5  # seconds
BEGIN_SECONDS: Final = 120.0
MORE_SECONDS: Final = 180.0  # for raiders to start and to stop


@dataclass(frozen=True)
class AbusePlan:
    """Plan of an abuse drill: `seconds` of attack between two times of `calm`.

    `people` sit at tables of two and make `rate` choices a second in all.
    """

    seconds: float
    calm: float = 60.0
    people: int = 8
    rate: float = 4.0
    spec: str = "classic,space,catacombs"
    only: tuple[str, ...] = tuple(ATTACKS)

    @property
    def load(self) -> LoadPlan:
        homes = tuple(f"127.0.0.{11 + number}" for number in range(self.people))
        whole = self.seconds + 2 * self.calm + 2 * MORE_SECONDS
        return LoadPlan(self.people // 2, self.people, whole, self.rate, self.spec, homes=homes)

    def check(self) -> None:
        """Raises ValueError or SpecError for a plan that cannot be carried out."""
        if self.people % 2 or self.people > 40:
            raise ValueError(f"{self.people} people do not sit at tables of two, or have no address each")
        self.load.check()


@dataclass
class Phase:
    """Measurements before, during or after the attack: waits for choices, highest memory, and disk use at the end."""

    waits: list[float] = field(default_factory=list)
    memory: int = 0
    disk: int = 0

    def as_json(self) -> dict[str, object]:
        return {
            "choices": len(self.waits),
            "p50_ms": round(1000 * quantile(self.waits, 0.5), 1),
            "p99_ms": round(1000 * quantile(self.waits, 0.99), 1),
            "max_ms": round(1000 * max(self.waits, default=0.0), 1),
            "rss_mb": round(self.memory / MEGABYTE, 1),
            "disk_mb": round(self.disk / MEGABYTE, 1),
        }


@dataclass
class AbuseReport:
    """Result of an abuse drill: measurements of each phase, outcomes of the attacks, and faults."""

    plan: AbusePlan
    phases: dict[str, Phase] = field(default_factory=dict)
    outcomes: dict[str, Counter[str]] = field(default_factory=dict)
    log_bytes: int = 0
    faults: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        return {
            "seconds": self.plan.seconds,
            "people": self.plan.people,
            **{name: phase.as_json() for name, phase in self.phases.items()},
            "log_kb": round(self.log_bytes / 1000, 1),
            "attempts": sum(counter.total() for counter in self.outcomes.values()),
            "outcomes": {name: dict(counter.most_common()) for name, counter in self.outcomes.items()},
            "faults": len(self.faults),
            "first_faults": self.faults[:20],
        }


async def abuse(plan: AbusePlan) -> AbuseReport:
    """Starts a server with its limits, lets people play, attacks it, and measures all of it."""
    plan.check()
    with tempfile.TemporaryDirectory(prefix="tiptoe-abuse-") as name:
        folder, port = Path(name), free_port()
        node = Node("", folder, port=port, command=_limited_server(folder, port))
        measured = Measured(plan, node, folder)
        try:
            await node.start()
            await measured.run()
            await node.ready()
        finally:
            node.stop()
        measured.report.faults += [f"the server said: {line[:2000]}" for line in node.errors()]
        measured.report.log_bytes = node.log.stat().st_size
        return measured.report


def _limited_server(folder: Path, port: int) -> list[str]:
    """Returns the command of a server with the limits that it has for strangers."""
    database = f"sqlite:///{folder / 'tables.db'}"
    return [sys.executable, "-m", "tiptoe", "serve", "--host", HOST, "--port", str(port), "--database", database]


class Measured:
    """Measurement of people who play, before, during and after the attack."""

    def __init__(self, plan: AbusePlan, node: Node, folder: Path) -> None:
        self.plan = plan
        self.node = node
        self.folder = folder
        self.load = LoadReport(plan.load)
        self.players = Players(plan.load, node, self.load)
        self.report = AbuseReport(plan)

    async def run(self) -> None:
        playing = asyncio.create_task(self.players.play())
        try:
            await self._see_everybody_sit(playing)
            await self._watch("before", self.plan.calm)
            await self._be_raided()
            await self._watch("after", self.plan.calm)
        finally:
            self.players.ended = True
            await playing
        self.report.faults += [f"people: {failure}" for failure in self.load.failures]

    def note(self, told: bytes) -> None:
        """Adds the outcomes that the attackers printed at their end."""
        if not told:
            self.report.faults.append("whoever attacked failed themselves")
            return
        counts = msgspec.json.decode(told, type=dict[str, dict[str, int]])
        self.report.outcomes = {name: Counter(found) for name, found in counts.items()}
        for name, counter in self.report.outcomes.items():
            self.report.faults += [f"{name}: {fault} {counter[fault]} times" for fault in FAULTS if counter[fault]]

    async def _see_everybody_sit(self, playing: asyncio.Task[None]) -> None:
        limit = time.monotonic() + BEGIN_SECONDS
        while len(self.players.games) < self.plan.load.tables and time.monotonic() < limit and not playing.done():
            await asyncio.sleep(LOOK_EVERY)

    async def _be_raided(self) -> None:
        victims = [game.places[0].table for game in self.players.games]
        orders = Orders(self.node.address, RAIDERS, victims, self.plan.seconds, self.plan.only)
        raiders = await asyncio.create_subprocess_exec(*command(orders), stdout=asyncio.subprocess.PIPE)
        told = asyncio.create_task(raiders.communicate())
        try:
            await self._watch("during", self.plan.seconds + MORE_SECONDS, told)
        finally:
            if raiders.returncode is None:
                raiders.kill()
        self.note((await told)[0])

    async def _watch(self, name: str, seconds: float, work: asyncio.Future[Any] | None = None) -> None:
        """Measures a phase of `seconds`, or until `work` is done: the highest memory, and every choice in it."""
        phase, first, ends = Phase(), len(self.load.waits), time.monotonic() + seconds
        while time.monotonic() < ends and not (work and work.done()):
            phase.memory = max(phase.memory, self.node.memory())
            await asyncio.sleep(min(LOOK_EVERY, seconds))
        phase.waits = self.load.waits[first:]
        phase.disk = await asyncio.to_thread(_bytes_below, self.folder)
        self.report.phases[name] = phase


def _bytes_below(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
