"""Translated names of a pack: `names.fr.toml` beside `names.toml` and `places.toml`, whose English names decide."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, TypeAlias

from ..languages import LANGUAGES
from ..suggest import hint
from .errors import ContentError, PackErrors

FILE: Final = re.compile(r"names\.(.+)\.toml")
TITLE: Final = "title"
PLACES: Final = "places"
NAME: Final = "name"
FORMS: Final = (NAME, "g", "n")  # of a place: its name, then its gender and number, which articles depend on

Named: TypeAlias = dict[str, object]


def is_translation(file: str) -> bool:
    return FILE.fullmatch(file) is not None


class TranslatedNames:
    """File of names in one language, added to the names that a pack has in English."""

    def __init__(self, file: str, content: Named) -> None:
        match = FILE.fullmatch(file)
        tag = match[1] if match else ""
        self.file = file
        self.content = content
        self.short = tag.partition("-")[0]
        if tag not in LANGUAGES:
            raise self._error("", f"unknown language '{tag}'; {hint(tag, LANGUAGES)}")

    def add_to(self, about: Named, names: Named, places: Named) -> None:
        """Adds the title, the names and the places of the file; PackErrors where English has no such name."""
        for section, rows in self.content.items():
            if section == TITLE:
                self._table(about.setdefault(TITLE, {}), TITLE)[self.short] = rows
            elif section == PLACES:
                self._add_places(self._table(rows, PLACES), places, PLACES)
            else:
                own = self._table(self._known(section, names, ""), section)
                for id, name in self._table(rows, section).items():
                    self._table(self._known(id, own, section), f"{section}.{id}")[self.short] = name

    def _add_places(self, rows: Named, places: Named, path: str) -> None:
        """Adds a table of places, or of tables of them: those of boards are one level deeper."""
        for id, row in rows.items():
            where = f"{path}.{id}"
            own = self._table(self._known(id, places, path), where)
            if "en" not in own:
                self._add_places(self._table(row, where), own, where)
                continue
            for form, value in self._table(row, where).items():
                self._known(form, FORMS, where)
                own[self.short if form == NAME else f"{self.short}_{form}"] = value

    def _known(self, id: str, known: Collection[str], path: str) -> object:
        if id not in known:
            raise self._error(f"{path}.{id}" if path else id, f"has no English name; {hint(id, known)}")
        return known[id] if isinstance(known, dict) else id

    def _table(self, value: object, path: str) -> Named:
        if not isinstance(value, dict):
            raise self._error(path, f"expected a table, found {value!r}")
        return value

    def _error(self, path: str, problem: str) -> PackErrors:
        return PackErrors([ContentError(self.file, "", path, problem)])
