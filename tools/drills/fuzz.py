"""Fuzz drill: mutated requests, frames, records, scenarios and packs must be answered, or refused in words.

A fault is an answer of 500, an error in the server's log, an exception that is no refusal of ours, or no answer at all.
The same seed makes the same cases.
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .fuzz_files import FILES, Samples
from .fuzz_wire import shoot
from .node import Node

REQUESTS: Final = "requests"
FRAMES: Final = "frames"
UPLOADS: Final = "uploads"
SHARES: Final = {
    REQUESTS: 0.37,
    FRAMES: 0.36,
    UPLOADS: 0.03,
    "records": 0.1,
    "scenarios": 0.08,
    "packs": 0.02,
    "brought": 0.02,
    "written": 0.02,
}
MOST_TOLD: Final = 20


@dataclass(frozen=True)
class FuzzPlan:
    """Plan of a fuzz drill: number of cases, seed, folders of scenarios to begin with, and kinds of cases."""

    cases: int
    seed: int = 1
    scenarios: Sequence[Path] = ()
    kinds: Sequence[str] = tuple(SHARES)

    def of(self, kind: str) -> int:
        """Returns how many cases are of a kind."""
        if kind not in self.kinds:
            return 0
        whole = sum(SHARES[each] for each in self.kinds)
        return max(1, round(self.cases * SHARES[kind] / whole))


@dataclass
class FuzzReport:
    """Result of a fuzz drill: outcomes counted for each kind, and faults."""

    outcomes: dict[str, Counter[str]] = field(default_factory=lambda: {kind: Counter() for kind in SHARES})
    faults: list[str] = field(default_factory=list)

    @property
    def cases(self) -> int:
        return sum(counter.total() for counter in self.outcomes.values())

    def as_json(self) -> dict[str, object]:
        counted = {kind: dict(counter.most_common()) for kind, counter in self.outcomes.items()}
        return {
            "cases": self.cases,
            "outcomes": counted,
            "faults": len(self.faults),
            "first_faults": self.faults[:MOST_TOLD],
        }


def fuzz_files(plan: FuzzPlan, report: FuzzReport, on_case: Callable[[int], None]) -> None:
    """Reads mutated records, scenarios and packs in this process."""
    samples = Samples(plan.scenarios)
    with tempfile.TemporaryDirectory(prefix="tiptoe-fuzz-") as name:
        for kind, tried in FILES.items():
            dice = random.Random(f"{plan.seed} {kind}")
            for number in range(plan.of(kind)):
                outcome, fault = tried(samples, Path(name), dice)
                report.outcomes[kind][outcome] += 1
                if fault:
                    report.faults.append(f"{kind} {number}: {fault}")
                on_case(report.cases)


async def fuzz_server(plan: FuzzPlan, report: FuzzReport, on_case: Callable[[int], None]) -> None:
    """Sends mutated requests, frames and uploads to a server of this machine."""
    with tempfile.TemporaryDirectory(prefix="tiptoe-fuzz-") as name:
        folder = Path(name)
        node = Node(f"sqlite:///{folder / 'tables.db'}", folder)
        try:
            await node.start()
            for kind in (REQUESTS, FRAMES, UPLOADS):
                dice = random.Random(f"{plan.seed} {kind}")
                faults = await shoot(kind, node.address, dice, plan.of(kind), report.outcomes[kind])
                report.faults += [f"{kind}: {fault}" for fault in faults]
                on_case(report.cases)
            await node.ready()
        finally:
            node.stop()
        report.faults += [f"server: {line[:2000]}" for line in node.errors()]
