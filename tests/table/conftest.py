from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest

from table.versions import Edit, Upgrade
from tiptoe import catalog
from tiptoe.packs.files import read_folder


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upgrade]:
    """Replaces a pack by an edited version from now on."""

    def change(id: str, edit: Edit) -> None:
        source = deepcopy(read_folder(catalog.content_folder(id)))
        source.about = {name: value for name, value in source.about.items() if name != "totals"}
        edit(source)
        monkeypatch.setattr(catalog, "built_in", lambda wanted: source)
        forget()

    def forget() -> None:
        catalog._plain.cache_clear()
        catalog._numbered.cache_clear()

    yield change
    forget()
