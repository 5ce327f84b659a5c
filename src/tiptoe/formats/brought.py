"""Packs in a record: each a line of its header, whole, so that a game can be replayed where nobody has the pack."""

from __future__ import annotations

from typing import Final

from ..packs.document import PackDocument, read_document
from ..packs.errors import PackErrors

BRINGS: Final = "brings"  # the key of the line


class BadBrought(Exception):
    """A line that brings no pack."""


def brought_line(document: PackDocument) -> str:
    """Nothing in a document can be taken for a comment or for the end of a line."""
    return f"{BRINGS}: {document.text}"


def read_brought(value: str) -> PackDocument:
    """What stands after the key; BadBrought unless it is written as `brought_line` writes it."""
    try:
        document = read_document(value.encode())
    except PackErrors as wrong:
        raise BadBrought(str(wrong.errors[0])[:300]) from wrong
    if document.text != value:
        raise BadBrought("the pack is not written as records write it: its digest would be another one")
    return document
