"""Entry point of the bot worker (Pyodide): runs tasks for the worker that holds the tables."""

from __future__ import annotations

from typing import Any

from .bot_executor import thought_through


def _answered(asked: Any) -> Any:
    """Runs a pickled task from a JavaScript buffer and returns the result as one."""
    from pyodide.ffi import to_js

    return to_js(thought_through(asked.to_bytes()))


think = _answered  # the name that JavaScript calls
