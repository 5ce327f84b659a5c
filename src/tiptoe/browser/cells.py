"""Notebook cells in a browser: runs code cell by cell and returns the outputs.

A cell shows what it prints, and the value of its last line: as a picture where the value draws itself (`_repr_svg_`),
else as text. An error is shown with the lines of the cell that led to it, and ends that cell alone.
"""

from __future__ import annotations

import ast
import io
import json
import traceback
from contextlib import redirect_stderr, redirect_stdout
from types import CodeType
from typing import Any, Final

CELL_FILE: Final = "<cell>"
LONGEST_OUTPUT: Final = 100_000  # letters of one output

_names: Final[dict[str, Any]] = {"__name__": "__main__"}


def run(code: str) -> str:
    """Runs a cell and returns its outputs as JSON: a list of `{"kind": "text" | "svg" | "error", "body": ...}`."""
    outputs: list[dict[str, str]] = []
    printed = io.StringIO()

    def show(value: object) -> None:
        _take_printed(printed, outputs)
        outputs.append(_shown(value))

    _names["display"] = show
    try:
        body, last = _parts(code)
        with redirect_stdout(printed), redirect_stderr(printed):
            exec(body, _names)
            value = None if last is None else eval(last, _names)
            if value is not None:
                show(value)
    except BaseException as error:  # raised by the reader's own code: SystemExit and KeyboardInterrupt included
        _take_printed(printed, outputs)
        outputs.append({"kind": "error", "body": _error_text(error, code)})
    _take_printed(printed, outputs)
    return json.dumps(outputs)


def _parts(code: str) -> tuple[CodeType, CodeType | None]:
    """Compiles the statements of a cell, and apart from them its last line if that is an expression."""
    tree = ast.parse(code, CELL_FILE)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    value = compile(ast.Expression(last.value), CELL_FILE, "eval") if isinstance(last, ast.Expr) else None
    return compile(tree, CELL_FILE, "exec"), value


def _shown(value: object) -> dict[str, str]:
    draw = getattr(value, "_repr_svg_", None)
    picture = draw() if callable(draw) and not isinstance(value, type) else None
    if isinstance(picture, str):
        return {"kind": "svg", "body": picture}
    return {"kind": "text", "body": repr(value)[:LONGEST_OUTPUT]}


def _take_printed(printed: io.StringIO, outputs: list[dict[str, str]]) -> None:
    if printed.getvalue():
        outputs.append({"kind": "text", "body": printed.getvalue()[:LONGEST_OUTPUT].rstrip("\n")})
        printed.seek(0)
        printed.truncate()


def _error_text(error: BaseException, code: str) -> str:
    """Returns an error as text, after the lines of the cell in which it happened."""
    lines = code.splitlines()
    where = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == CELL_FILE]
    told = [f"line {n}: {lines[n - 1].strip()}" for n in where if n is not None and 0 < n <= len(lines)]
    return "\n".join([*told, *"".join(traceback.format_exception_only(error)).splitlines()])
