"""Worker processes for bots, limited in their number and in the seconds of each task."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import anyio
import anyio.to_process

from ..service.bot_worker import BotTask, NoBotAnswer, prepare

T = TypeVar("T")
START_SECONDS: Final = 60.0  # for a worker on a busy machine


class BotProcesses:
    """BotExecutor in worker processes. The time of a task begins when its worker is ready."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = anyio.CapacityLimiter(workers)
        self.seconds = seconds

    async def __call__(self, work: Callable[[BotTask], T], thought: BotTask, /) -> T:
        alone = anyio.CapacityLimiter(1)
        try:
            async with self.workers:
                with anyio.fail_after(START_SECONDS):
                    ready = thought.spec, thought.numbering, thought.packs
                    await anyio.to_process.run_sync(prepare, *ready, cancellable=True, limiter=alone)
                with anyio.fail_after(self.seconds):
                    return await anyio.to_process.run_sync(work, thought, cancellable=True, limiter=alone)
        except (TimeoutError, anyio.BrokenWorkerProcess) as error:
            raise NoBotAnswer(f"{type(error).__name__} {error.__cause__ or ''}") from error
