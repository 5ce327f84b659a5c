"""Entry point of the bot worker (Pyodide): runs tasks for the worker that holds the tables."""

from __future__ import annotations

from typing import Any

from .bot_executor import run_pickled_task


def _run_task(asked: Any) -> Any:
    """Runs a pickled task from a JavaScript buffer and returns the result as one."""
    from pyodide.ffi import to_js

    return to_js(run_pickled_task(asked.to_bytes()))


think = _run_task  # the name that JavaScript calls
