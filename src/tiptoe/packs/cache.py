"""Cache of uploaded packs, by digest. One digest is one pack, so it does not matter who put it there.

Tables and records carry their packs and put them here before they are opened; the packs put least recently drop out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .document import PackDocument

MOST_DOCUMENTS: Final = 512  # documents
MOST_LETTERS: Final = 16 << 20  # of all of them: every upload may have the largest size
IN_SPEC: Final = "pack:"  # before a digest, among the variants of a spec


class PackCache:
    """Pack documents that this process can open, by digest."""

    def __init__(self) -> None:
        self.kept: dict[str, PackDocument] = {}

    def put(self, documents: Iterable[PackDocument]) -> None:
        """Adds documents, and drops those put least recently beyond the limits."""
        for document in documents:
            self.kept.pop(document.digest, None)
            self.kept[document.digest] = document
        letters = 0
        for number, (digest, document) in enumerate(reversed(list(self.kept.items())), 1):
            letters += len(document.text)
            if number > MOST_DOCUMENTS or letters > MOST_LETTERS:
                self.kept.pop(digest, None)

    def find(self, digest: str) -> PackDocument | None:
        return self.kept.get(digest)


PACK_CACHE: Final = PackCache()


def digests_in(spec: str) -> list[str]:
    """Lists the digests of the packs that a spec names, in its order."""
    return [part.removeprefix(IN_SPEC) for part in spec.split("+")[1:] if part.startswith(IN_SPEC)]


def without_packs(spec: str) -> str:
    """Returns the spec of the same game with its own cards alone."""
    return "+".join(part for part in spec.split("+") if not part.startswith(IN_SPEC))


def with_packs(spec: str, documents: Iterable[PackDocument]) -> str:
    """Returns the spec that names these packs as well."""
    return "+".join([spec, *(f"{IN_SPEC}{document.digest}" for document in documents)])
