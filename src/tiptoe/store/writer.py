"""Group commits: one thread appends for all event loops, and answers after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final

from .errors import StoreUnavailable
from .log import Store
from .rows import Append

LARGEST_GROUP: Final = 256
OutcomeObserver = Callable[
    [StoreUnavailable | None], None
]  # outcome of a commit, None for success; called from the thread


def _ignore_outcome(trouble: StoreUnavailable | None) -> None:
    """Ignores the outcome of a commit."""


@dataclass(frozen=True)
class QueuedAppend:
    """Queued append, with the future that waits for it and the loop of that future."""

    append: Append
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]


class StoreWriter:
    """Appends from any number of event loops, in order of arrival."""

    def __init__(self, store: Store, noted: OutcomeObserver = _ignore_outcome) -> None:
        self._store = store
        self._noted = noted
        self._queue: SimpleQueue[QueuedAppend | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name="tiptoe-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        """Waits until the entry is durable; raises Conflict or StoreUnavailable if it is not stored.

        A cancelled caller learns nothing: the entry is stored or will be.
        """
        loop = asyncio.get_running_loop()
        waiting = QueuedAppend(append, loop, loop.create_future())
        with self._lock:
            if self._closed:
                raise StoreUnavailable(
                    f"{self._store.place}: the server is stopping, nothing is kept any more", shared=True
                )
            self._queue.put(waiting)
        await waiting.future

    def close(self) -> None:
        """Stores and answers all queued appends; later ones are refused."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        """Commits groups until the None that ends the queue; what stands before it is stored first."""
        ended = False
        while not ended:
            group = self._next_group()
            ended = group[-1] is None
            self._keep([waiting for waiting in group if waiting is not None])

    def _next_group(self) -> list[QueuedAppend | None]:
        """Waits for an append, then takes the others that are queued already."""
        group = [self._queue.get()]
        while group[-1] is not None and len(group) < LARGEST_GROUP and not self._queue.empty():
            group.append(self._queue.get())
        return group

    def _keep(self, group: list[QueuedAppend]) -> None:
        answers: list[Exception | None]
        try:
            answers = list(self._store.append_all([waiting.append for waiting in group]))
        except Exception as error:  # a bug of ours: every waiter must be answered, and the thread must go on
            answers = [error] * len(group)
        self._note(answers)
        for loop in {waiting.loop for waiting in group}:
            told = [(waiting.future, answer) for waiting, answer in zip(group, answers) if waiting.loop is loop]
            _tell(loop, told)

    def _note(self, answers: list[Exception | None]) -> None:
        """Reports the outcome of a commit; a Conflict says nothing about the store."""
        troubles = [answer for answer in answers if isinstance(answer, StoreUnavailable)]
        if None in answers:
            self._noted(None)
        elif troubles:
            self._noted(troubles[-1])


def _tell(loop: asyncio.AbstractEventLoop, answers: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    try:
        loop.call_soon_threadsafe(_resolve, answers)
    except RuntimeError:
        return  # the loop is closed: no caller waits there any more


def _resolve(answers: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, error in answers:
        if future.done():
            continue  # cancelled
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
