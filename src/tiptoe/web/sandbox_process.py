"""Sandbox process: `python -m tiptoe.web.sandbox_process SECONDS` does one piece of work after another, within limits.

The system ends it when a piece takes too much processor time or memory; the server then starts another one. It ends by
itself when the server is gone.
"""

from __future__ import annotations

import os
import pickle
import resource
import sys
from typing import BinaryIO, Final

from .sandboxes import DONE, LENGTH_BYTES, answer_line

MEMORY: Final = 1 << 30  # bytes
NICENESS: Final = 10  # niceness, as for reports: tables come first
FAILED: Final = "failed"


def limit_process() -> None:
    """Limits the process for all pieces: priority and memory."""
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_piece(seconds: int) -> None:
    """Limits the processor time of the next piece, counted from what was used before."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + seconds, hard))


def run_piece(asked: bytes) -> bytes:
    """Does a piece of work. Out of memory the process ends, since its state cannot be trusted any more."""
    work, given = pickle.loads(asked)
    try:
        return answer_line(DONE, work(*given))
    except MemoryError:
        os._exit(1)
    except Exception as error:  # a bug of ours: the server logs it
        return answer_line(FAILED, f"{type(error).__name__} {error}")


def serve(source: BinaryIO, sink: BinaryIO, seconds: int) -> None:
    """Does the pieces of work in `source`, one by one, and writes their answers to `sink`."""
    while head := source.read(LENGTH_BYTES):
        limit_piece(seconds)
        sink.write(run_piece(source.read(int.from_bytes(head, "big"))))
        sink.flush()


def main() -> None:
    limit_process()
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed must not get between two answers
    serve(source, sink, int(sys.argv[1]))


if __name__ == "__main__":
    main()
