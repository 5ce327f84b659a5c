"""Files of a pack: a folder of TOML, or tables that a scenario wrote inline."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from .colours import ART, SKY, TINT
from .errors import ContentError, PackErrors
from .translated import TranslatedNames, is_translation

Table: TypeAlias = Mapping[str, object]

PACK_FILE: Final = "pack.toml"
NAMES_FILE: Final = "names.toml"
PLACES_FILE: Final = "places.toml"
CONTENT: Final = ("card", "token", "board", "tile", "module", "ship", "character")
SCENARIO: Final = "scenario"  # of a pack: tests by its author; no part of what is played
ORIGIN: Final = "origin"  # of a file: that of all entries without their own
SUPPLEMENTS: Final = "supplements"  # of a pack: sets that came later, which count only in games that play with them
ON_TOP: Final = "on-top"  # of a pack: its cards begin on top of the deck


@dataclass(frozen=True)
class PackRow:
    """Card, token, board or other entry as it was written, and the file it stands in."""

    file: str
    content: Table


@dataclass
class Source:
    """Content that one folder, one document or one scenario contributes to a pack."""

    id: str
    about: Table = field(default_factory=dict)
    names: Table = field(default_factory=dict)
    places: Table = field(default_factory=dict)
    rows: dict[str, list[PackRow]] = field(default_factory=lambda: {kind: [] for kind in CONTENT})
    scenarios: list[PackRow] = field(default_factory=list)

    def on_top(self) -> list[str]:
        """Returns the ids of the cards and tiles that the pack wants on top of deck and stack."""
        rows = [*self.rows["card"], *self.rows["tile"]] if self.about.get(ON_TOP) is True else []
        return [str(row.content.get("id")) for row in rows]

    def hash(self) -> str:
        """Returns 16 hex digits of everything that changes play; comments, order of keys, names and colours do not.

        Neither do its supplements, so that they can be added to a pack with which games have been played. Kinds of
        content that the pack lacks do not count: its hash stays the same when the format gets a new kind.
        """
        later = self.supplements()
        kinds = {
            kind: [_played(row.content) for row in rows if row.content.get("set") not in later]
            for kind, rows in self.rows.items()
        }
        rows = {kind: played for kind, played in kinds.items() if played}
        on_top = [ON_TOP] if self.on_top() else []
        return _hashed([rows, self.about.get("without", []), *on_top])

    def supplements(self) -> list[str]:
        """Returns the sets that came later."""
        later = self.about.get(SUPPLEMENTS, [])
        return [str(name) for name in later] if isinstance(later, list) else []

    def hash_of_set(self, name: str) -> str:
        """Returns 16 hex digits of everything in a supplement that changes play."""
        return _hashed(
            {
                kind: [_played(row.content) for row in rows if row.content.get("set") == name]
                for kind, rows in self.rows.items()
            }
        )


def _hashed(content: object) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def _played(content: Table) -> Table:
    return {key: value for key, value in content.items() if key not in (SKY, TINT, ART)}


def read_folder(folder: Path) -> Source:
    """Reads a pack on disk.

    pack.toml describes it, names.toml and places.toml hold names, names.fr.toml holds both in French, and all other
    files hold content.
    """
    if not (folder / PACK_FILE).is_file():
        raise PackErrors([ContentError(str(folder), "", "", f"no {PACK_FILE} in this folder")])
    return _source({file.name: read_toml(file) for file in sorted(folder.glob("*.toml"))}, folder.name)


def read_files(files: Mapping[str, str]) -> Source:
    """Reads a pack from the texts of its files, by name."""
    if PACK_FILE not in files:
        raise PackErrors([ContentError("", "", "", f"no {PACK_FILE} among these files")])
    return _source({name: parse_toml(files[name], name) for name in sorted(files) if name.endswith(".toml")}, "")


def _source(files: Mapping[str, Table], id: str) -> Source:
    about, names, places = (dict(files.get(name, {})) for name in (PACK_FILE, NAMES_FILE, PLACES_FILE))
    source = Source(str(about.get("id", id)), about, names, places)
    for name, content in files.items():
        if is_translation(name):
            TranslatedNames(name, dict(content)).add_to(about, names, places)
        elif name not in (PACK_FILE, NAMES_FILE, PLACES_FILE):
            add_rows(source, name, content)
    return source


def add_rows(source: Source, file: str, content: Table) -> None:
    """Adds the cards, tokens, boards and scenarios of one file to a source."""
    errors: list[ContentError] = []
    of_file = {"origin": content[ORIGIN]} if ORIGIN in content else {}
    for kind, rows in content.items():
        if kind == ORIGIN:
            continue
        if kind not in (*CONTENT, SCENARIO):
            errors.append(ContentError(file, "", kind, f"expected one of [[{']], [['.join((*CONTENT, SCENARIO))}]]"))
        elif not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            errors.append(ContentError(file, "", kind, f"expected [[{kind}]] tables, found {rows!r}"))
        elif kind == SCENARIO:
            source.scenarios.extend(PackRow(file, row) for row in rows)
        else:
            source.rows[kind].extend(PackRow(file, {**of_file, **row}) for row in rows)
    if errors:
        raise PackErrors(errors)


def read_toml(file: Path) -> Table:
    try:
        text = file.read_text(encoding="utf-8")
    except ValueError as error:
        raise PackErrors([ContentError(file.name, "", "", f"not valid TOML: {error}")]) from error
    return parse_toml(text, file.name)


def parse_toml(text: str, name: str) -> Table:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML, numbers or brackets without end
        raise PackErrors([ContentError(name, "", "", f"not valid TOML: {error}")]) from error
