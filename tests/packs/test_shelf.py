"""Memory for uploaded packs: an address may bring hundreds in an hour, all of the largest size."""

from __future__ import annotations

import json
import tracemalloc

import pytest

from tiptoe.packs.allowed_text import MOST_BYTES
from tiptoe.packs.cache import MOST_DOCUMENTS, MOST_LETTERS, PackCache
from tiptoe.packs.document import PackDocument


def pack_of(number: int, letters: int) -> PackDocument:
    rows = [{"id": f"card-{number}-{row}", "skill": row} for row in range(letters // 40)]
    return PackDocument(json.dumps({"pack": {"id": f"pack-{number}"}, "card": rows}).ljust(letters))


@pytest.fixture
def shelf() -> PackCache:
    return PackCache()


def test_the_largest_packs_do_not_fill_the_memory(shelf: PackCache) -> None:
    for number in range(200):
        shelf.put([PackDocument(str(number).ljust(MOST_BYTES))])
    assert sum(len(document.text) for document in shelf.kept.values()) <= MOST_LETTERS
    assert list(shelf.kept.values())[-1].text.startswith("199 ")


def test_small_packs_fall_off_by_number(shelf: PackCache) -> None:
    documents = [PackDocument(str(number)) for number in range(MOST_DOCUMENTS + 3)]
    shelf.put(documents)
    assert list(shelf.kept.values()) == documents[3:]


def test_what_is_read_of_packs_is_kept_for_few_of_them(shelf: PackCache) -> None:
    """A parsed pack takes ten times the memory of its text."""
    tracemalloc.start()
    try:
        for number in range(60):
            document = pack_of(number, 10_000)
            shelf.put([document])
            assert document.source().id == f"pack-{number}"
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < 3_000_000
