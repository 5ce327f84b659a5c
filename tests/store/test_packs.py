"""Packs in a store: every node finds them, and unused ones are deleted."""

from __future__ import annotations

from tiptoe.store.log import Store
from tiptoe.store.packs import StoredPacks
from tiptoe.store.rows import Append


def test_a_pack_is_kept_once_and_forgotten_when_no_table_names_it(store: Store) -> None:
    packs = StoredPacks(store)
    for digest, now in (("aa", 1), ("bb", 1), ("cc", 1), ("cc", 9)):
        packs.keep(digest, digest.encode(), now)
    store.append_all([Append("t", 1, b"a", status="playing", summary='{"spec":"classic+pack:bb"}', now=1)])
    assert packs.prune(5) == 1
    assert [packs.find(digest) for digest in ("aa", "bb", "cc")] == [None, b"bb", b"cc"]
