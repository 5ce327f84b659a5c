"""Pack document: a whole pack in one file, as TOML that a person wrote or as JSON that a program did.

It holds what the files of a folder hold: `[pack]` is pack.toml, `[names]` names.toml, `[places]` places.toml, and the
entries stand beside them. The digest identifies it: the same digest is the same pack, down to its names.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from .allowed_text import MOST_BYTES, wrong_content
from .errors import ContentError, PackErrors, Problem, one_error
from .files import (
    CONTENT,
    NAMES_FILE,
    ON_TOP,
    PACK_FILE,
    PLACES_FILE,
    SCENARIO,
    SUPPLEMENTS,
    PackRow,
    Source,
    Table,
    read_folder,
)
from .toml_writer import written_toml

FORMAT: Final = "tiptoe-pack"
VERSION: Final = 1
SUFFIX: Final = ".tiptoe-pack.json"
ABOUT: Final = "pack"
NAMES: Final = "names"
PLACES: Final = "places"
SECTIONS: Final = (ABOUT, NAMES, PLACES)
ENTRIES: Final = (*CONTENT, SCENARIO)
ABOUT_KEYS: Final = ("id", "game", "version", "origin", "title", "without", ON_TOP, SUPPLEMENTS, "totals")
DIGEST_DIGITS: Final = 32
MOST_READ: Final = 16  # parsed documents in the cache


@dataclass(frozen=True)
class PackDocument:
    """Pack as it is stored, sent and recorded: one line of JSON."""

    text: str

    @cached_property
    def digest(self) -> str:
        """Digest of 32 hex digits, by which specs name the pack."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:DIGEST_DIGITS]

    @property
    def content(self) -> Table:
        """Content of the pack, for reading only: all callers that ask for the same pack share it."""
        return _content(self.text)

    def source(self, file: str = ABOUT) -> Source:
        """Returns the source that the loader reads; errors in it name `file`."""
        content = self.content
        about, names, places = (_table(content.get(section, {})) for section in SECTIONS)
        rows = {kind: [PackRow(file, row) for row in _list(content.get(kind, []))] for kind in CONTENT}
        scenarios = [PackRow(file, row) for row in _list(content.get(SCENARIO, []))]
        return Source(str(about.get("id", "")), about, names, places, rows, scenarios)


@lru_cache(maxsize=MOST_READ)
def _content(text: str) -> Table:
    """Parses a document. A parsed pack takes ten times its text, so only a few are cached."""
    content: Table = json.loads(text)
    return content


def read_document(data: bytes, file: str = ABOUT) -> PackDocument:
    """Reads an uploaded pack within limits; PackErrors lists what in it no pack may hold."""
    if len(data) > MOST_BYTES:
        raise too_large(file)
    content = _parsed(data, file)
    if content.get(FORMAT) != VERSION or isinstance(content.get(FORMAT), bool):
        text = f"expected '{FORMAT} = {VERSION}', found {str(content.get(FORMAT))[:40]!r}"
        raise one_error(file, Problem("format", text, what=f"{FORMAT} = {VERSION}"), FORMAT)
    errors = [*wrong_content(content, file), *_wrong_shape(content, file)]
    if errors:
        raise PackErrors(errors)
    return _document(content)


def too_large(file: str) -> PackErrors:
    """Makes the PackErrors for a file beyond MOST_BYTES."""
    most = MOST_BYTES // 1024
    return one_error(file, Problem("too-large", f"larger than {most} KiB", most=most))


def document_of(source: Source) -> PackDocument:
    """Puts a pack into one file, with everything in its folder but comments."""
    rows = {kind: [dict(row.content) for row in source.rows[kind]] for kind in CONTENT}
    rows[SCENARIO] = [dict(row.content) for row in source.scenarios]
    sections = {ABOUT: {"id": source.id, **source.about}, NAMES: source.names, PLACES: source.places}
    return read_document(json.dumps({FORMAT: VERSION, **sections, **rows}, ensure_ascii=False, default=str).encode())


def read_source(path: Path) -> Source:
    """Reads a pack from a folder or from one file."""
    return read_folder(path) if path.is_dir() else read_document(_bytes_of(path), path.name).source(path.name)


def folder_files(document: PackDocument) -> dict[str, str]:
    """Returns the files of a folder that holds the same pack, by name."""
    content = document.content
    sections = {PACK_FILE: content[ABOUT], NAMES_FILE: content.get(NAMES), PLACES_FILE: content.get(PLACES)}
    files = {name: written_toml(_table(section)) for name, section in sections.items() if section}
    return files | {f"{kind}s.toml": written_toml({kind: content[kind]}) for kind in ENTRIES if content.get(kind)}


def _bytes_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _parsed(data: bytes, file: str) -> Table:
    """Parses JSON if the data begin like it, else TOML."""
    is_json = data.lstrip()[:1] == b"{"
    try:
        content = json.loads(data) if is_json else tomllib.loads(data.decode())
        json.dumps(content, ensure_ascii=False, default=str).encode()  # half a surrogate pair cannot be encoded
    except (ValueError, RecursionError) as error:  # not UTF-8, neither JSON nor TOML, numbers or brackets without end
        text = f"not valid {'JSON' if is_json else 'TOML'}: {str(error)[:200]}"
        raise one_error(file, Problem("not-toml", text)) from error
    return _table(content)


def _wrong_shape(content: Table, file: str) -> list[ContentError]:
    """Lists sections of a wrong kind, and keys that are unknown or missing."""
    wrong: list[tuple[str, Problem]] = [
        (key, Problem("no-place", "nothing in a pack is called so", word=key))
        for key in content
        if key not in (FORMAT, *SECTIONS, *ENTRIES)
    ]
    table = Problem("section", "expected a table")
    wrong += [(key, table) for key in SECTIONS if not isinstance(content.get(key, {}), dict)]
    wrong += [
        (kind, Problem("entries", f"expected [[{kind}]] tables", word=kind))
        for kind in ENTRIES
        if not _is_rows(content.get(kind, []))
    ]
    about = _table(content.get(ABOUT, {}))
    known = ", ".join(ABOUT_KEYS)
    wrong += [
        (f"{ABOUT}.{key}", Problem("unknown", f"known: {known}", word=key, known=known))
        for key in about
        if key not in ABOUT_KEYS
    ]
    wrong += [
        (f"{ABOUT}.{key}", Problem("missing", "is missing", word=key))
        for key in ("id", "game")
        if not isinstance(about.get(key), str)
    ]
    wanted = about.get(ON_TOP, False)
    if not isinstance(wanted, bool):
        text = f"expected true or false, found {wanted!r}"
        wrong.append((f"{ABOUT}.{ON_TOP}", Problem("flag", text, what="", found=repr(wanted))))
    return [ContentError(file, "", path, problem) for path, problem in wrong]


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def _document(content: Table) -> PackDocument:
    """Writes a pack in its one form: sections in their order, none that is empty; the order inside them counts."""
    ordered = {key: content[key] for key in (FORMAT, *SECTIONS, *ENTRIES) if content.get(key)}
    return PackDocument(json.dumps(ordered, ensure_ascii=False, separators=(",", ":")))


def _table(value: object) -> Table:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Table]:
    return value if isinstance(value, list) else []
