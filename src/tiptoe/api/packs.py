"""Packs of the public library: cards of your own, laid over those of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ..catalog import SpecError, open_game
from ..core.ruleset import Ruleset
from ..packs.cache import PACK_CACHE, digests_in, with_packs
from ..packs.document import PackDocument, document_of, read_source
from ..packs.errors import PackErrors
from ..packs.files import Source
from .bounds import check_list, quoted
from .cards import ruleset
from .errors import TiptoeError


class ReadPack(NamedTuple):
    """Pack as it was read, with the names of its files, and as specs and records name it."""

    source: Source
    document: PackDocument


def read_packs(packs: Sequence[str | Path]) -> tuple[ReadPack, ...]:
    """Reads packs from their folders or files, each as its own document; TiptoeError lists errors."""
    return tuple(_read(path) for path in _paths(packs))


def game_with_packs(spec: str, packs: Sequence[ReadPack]) -> Ruleset:
    """Returns a game with packs laid over its own cards; TiptoeError lists every error of the packs."""
    if not packs:
        return ruleset(spec)
    ruleset(spec)  # a wrong spec is no fault of a pack
    documents = [pack.document for pack in packs]
    PACK_CACHE.put(documents)
    try:
        open_game(spec, [pack.source for pack in packs])  # its errors name the files
        return open_game(with_packs(spec, documents))
    except (SpecError, PackErrors) as error:
        raise TiptoeError("bad-pack", str(error)) from error


def carried_packs(spec: str) -> tuple[PackDocument, ...]:
    """Returns the packs that a spec names by their digests, for a record to carry."""
    found = [PACK_CACHE.find(digest) for digest in digests_in(spec)]
    return tuple(document for document in found if document is not None)


def _paths(packs: object) -> list[Path]:
    if isinstance(packs, Path):
        packs = [packs]
    given = check_list(packs, "bad-pack", 'packs are a list of folders or files, such as ["my-pack"]')
    for each in given:
        if not isinstance(each, str | Path):
            raise TiptoeError("bad-pack", f"a pack is read from its folder or file, not from {quoted(each)}")
    return [Path(each) for each in given if isinstance(each, str | Path)]


def _read(path: Path) -> ReadPack:
    try:
        if not path.exists():
            raise TiptoeError("bad-pack", f"there is no folder or file {quoted(str(path))} to read a pack from")
        source: Source = read_source(path)
        return ReadPack(source, document_of(source))
    except PackErrors as error:
        raise TiptoeError("bad-pack", str(error)) from error
    except (OSError, ValueError) as error:  # a path that cannot be one, or cannot be read
        raise TiptoeError("bad-pack", f"no pack can be read from {quoted(str(path))}: {error}") from error
