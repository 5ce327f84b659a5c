"""Process pool as an executor: fresh processes on this machine, each with a pipe of its own.

The pools of the standard library wait for ever for a killed worker's answer, or give everything up. Here the pipe of a
dead worker closes at once; its piece goes to the next worker, and a new process takes its place.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import Final, Generic, Self, cast

from ..build import collect_garbage_rarely
from .executors import AHEAD, TRIES, Answer, ExecutorError, Piece

PACKAGE: Final = Path(__file__).resolve().parents[1]
RUNS_THE_SCRIPT: Final = 71  # exit status of a worker whose script starts workers while it is imported


@dataclass(frozen=True)
class Raised:
    """Error that the work itself raised, sent instead of an answer."""

    error: Exception


@dataclass
class Worker:
    """Worker process, our end of its pipe, and the number of its current piece."""

    process: BaseProcess
    pipe: Connection
    piece: int = -1


class ProcessPool:
    """Executor with `workers` processes, which run the caller's script only if `imports_main`: for what it defines."""

    def __init__(self, workers: int, *, imports_main: bool = True) -> None:
        self.workers = workers
        self.imports_main = imports_main
        self.idle: list[Worker] = []

    def in_order(self, work: Callable[[Piece], Answer], pieces: Iterable[Piece]) -> Iterator[Answer]:
        batch = _Batch(self, work, iter(pieces))
        try:
            yield from batch.answers()
        finally:
            batch.abandon()

    def hire(self) -> Worker:
        """Returns an idle worker or starts one. Workers ignore Ctrl-C, and end when our end of their pipe closes."""
        if self.idle:
            return self.idle.pop()
        if getattr(current_process(), "_inheriting", False):  # this is a worker that runs its parent's script
            os._exit(RUNS_THE_SCRIPT)
        ours, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=worker_main, args=(theirs,), daemon=True)
        with _interrupts_ignored(), nullcontext() if self.imports_main else _no_script():
            process.start()
        theirs.close()
        return Worker(process, ours)

    def pids(self) -> list[int]:
        """Ids of the idle processes."""
        return [worker.process.pid or 0 for worker in self.idle]

    def close(self) -> None:
        for worker in self.idle:
            stop_worker(worker)
        self.idle = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class _Batch(Generic[Piece, Answer]):
    """Batch of pieces that are given out to workers and answered in order."""

    def __init__(self, cores: ProcessPool, work: Callable[[Piece], Answer], pieces: Iterator[Piece]) -> None:
        self.cores = cores
        self.work = work
        self.pieces = pieces
        self.open: dict[int, Piece] = {}  # taken and not yet answered, by number
        self.again: deque[int] = deque()  # pieces whose worker died
        self.deaths: Counter[int] = Counter()
        self.found: dict[int, Answer] = {}  # answers that wait for an earlier piece
        self.busy: dict[Connection, Worker] = {}
        self.asked = self.told = 0

    def answers(self) -> Iterator[Answer]:
        while True:
            while len(self.busy) < self.cores.workers and self._give_out():
                pass
            if not self.busy:
                return
            for pipe in wait(list(self.busy)):
                self._listen(cast("Connection", pipe))
            while self.told in self.found:
                self.told += 1
                yield self.found.pop(self.told - 1)

    def _give_out(self) -> bool:
        """Gives the next piece to a free worker; False if there is none or answers lag too far behind."""
        if self.again:
            number = self.again.popleft()
        elif self.asked - self.told < AHEAD * self.cores.workers:
            try:
                self.open[self.asked] = next(self.pieces)
            except StopIteration:
                return False
            number, self.asked = self.asked, self.asked + 1
        else:
            return False
        worker = self.cores.hire()
        worker.piece = number
        self.busy[worker.pipe] = worker
        try:
            worker.pipe.send((self.work, self.open[number]))
        except OSError:  # the worker died while idle
            self._bury(worker)
        return True

    def _listen(self, pipe: Connection) -> None:
        worker = self.busy[pipe]
        try:
            answer = pipe.recv()
        except (EOFError, OSError):
            self._bury(worker)
            return
        del self.busy[pipe]
        self.cores.idle.append(worker)
        if isinstance(answer, Raised):
            raise answer.error
        del self.open[worker.piece]
        self.found[worker.piece] = cast("Answer", answer)

    def _bury(self, worker: Worker) -> None:
        del self.busy[worker.pipe]
        stop_worker(worker)
        if worker.process.exitcode == RUNS_THE_SCRIPT:
            raise ExecutorError(
                "the workers run this script for the classes in it, and meet the same call again; put the call below "
                'the line: if __name__ == "__main__":'
            ) from None
        self.deaths[worker.piece] += 1
        if self.deaths[worker.piece] >= TRIES:
            raise ExecutorError(
                f"{TRIES} workers died of the same piece of work, the last with {worker.process.exitcode}"
            ) from None
        self.again.append(worker.piece)

    def abandon(self) -> None:
        """Ends the busy workers; their answers are no longer wanted."""
        for worker in self.busy.values():
            stop_worker(worker)
        self.busy = {}


def worker_main(pipe: Connection) -> None:
    """Main loop of a worker: receives work and answers until the pipe closes."""
    collect_garbage_rarely()
    while True:
        try:
            work, piece = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = work(piece)
        except Exception as error:  # any error must reach the caller
            error.add_note(_lines_of(error))
            answer = Raised(error)
        try:
            pipe.send(answer)
        except OSError:
            return


def _lines_of(error: Exception) -> str:
    """The lines of an error in this worker: those of a caller's own files, if there are any."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(PACKAGE)]
    return "in a worker process:\n" + "".join(traceback.format_list(own or frames)).rstrip()


def stop_worker(worker: Worker) -> None:
    worker.pipe.close()
    worker.process.terminate()
    worker.process.join()


@contextmanager
def _no_script() -> Iterator[None]:
    """Hides the script of this process while another one starts, which would run it."""
    script, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ignores Ctrl-C while a process starts, because a child inherits that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
