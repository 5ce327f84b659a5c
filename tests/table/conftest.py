from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest

from table.versions import Edit, Upgrade
from tiptoe import catalog
from tiptoe.packs.files import BUILT_IN, read_folder


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upgrade]:
    """From now on this pack is another version of itself."""

    def change(id: str, edit: Edit) -> None:
        source = deepcopy(read_folder(BUILT_IN / id))
        source.about = {name: value for name, value in source.about.items() if name != "totals"}
        edit(source)
        monkeypatch.setattr(catalog, "built_in", lambda wanted: source)
        forget()

    def forget() -> None:
        catalog._plain.cache_clear()
        catalog._numbered.cache_clear()

    yield change
    forget()
