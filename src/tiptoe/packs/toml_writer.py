"""Writer of TOML: the tables of a pack as a person would have written them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from .files import Table

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDE: Final = 100  # letters of a line, after which a list is written one item a line


def written_toml(table: Table) -> str:
    """Returns the text of a file from which `tomllib` reads the same table, in the same order."""
    return "\n".join(_lines(table, "")).strip() + "\n"


def written_entry(entry: Table) -> str:
    """Returns the lines below a header such as `[[card]]`."""
    return "".join(f"{_key(key)} = {_value(value, len(key) + 3)}\n" for key, value in entry.items())


def _lines(table: Table, path: str) -> Iterator[str]:
    """Yields the lines of a table, plain values first: what comes after a header belongs to it."""
    plain = {key: value for key, value in table.items() if not (_is_section(value) or _is_entries(value, path))}
    for key, value in plain.items():
        yield f"{_key(key)} = {_value(value, len(key) + 3)}"
    for key, value in table.items():
        inner = f"{path}.{_key(key)}".lstrip(".")
        if _is_section(value) and isinstance(value, dict):
            yield from ("", f"[{inner}]", *_lines(value, inner))
        elif _is_entries(value, path) and isinstance(value, list):
            for row in value:
                yield from ("", f"[[{inner}]]", *written_entry(row).splitlines())


def _is_section(value: object) -> bool:
    """Says whether a value is a table of tables, such as [card] in names.toml; names themselves take one line."""
    return isinstance(value, dict) and bool(value) and all(isinstance(inner, dict) for inner in value.values())


def _is_entries(value: object, path: str) -> bool:
    """Says whether a value is a list of tables at the top of a file, such as [[card]]."""
    return not path and isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _value(value: object, indent: int = 0) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        items = [_value(item) for item in value]
        flat = f"[{', '.join(items)}]"
        wide = indent and indent + len(flat) > WIDE
        return "[\n" + "".join(f"  {item},\n" for item in items) + "]" if wide else flat
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)
