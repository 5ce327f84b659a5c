"""Names and chat of people: names are visible and readable, and chat cannot reverse the text around it."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_PUNCTUATION: Final = " .'!?()&+-_’"  # allowed in names; none has a meaning in records or pages
JOINERS: Final = "\u200c\u200d"  # zero-width joiners, needed by some scripts and by emoji sequences
MAX_MARKS_PER_LETTER: Final = 4  # on one letter: more than any script needs, too few to cover the lines above
# Letters and marks that are invisible.
INVISIBLE: Final = (
    *("\u115f", "\u1160", "\u3164", "\uffa0", "\u17b4", "\u17b5", "\u034f"),
    *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
)


def readable_name(text: str) -> str:
    """Returns a name of letters, digits and simple signs of any script, composed and trimmed; "" if it is none."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or unicodedata.category(name[0])[0] == "M" or any(letter in INVISIBLE for letter in name):
        return ""
    plain = all(map(_names_may_have, name))
    return name if plain and len(_without_stacked_marks(name)) == len(name) and any(map(str.isalnum, name)) else ""


def cleaned_name(text: str, longest: int) -> str:
    """Returns the part of `text` that can be a name, of at most `longest` characters; "" if there is none."""
    kept = [letter for letter in unicodedata.normalize("NFC", text[: 4 * longest]) if _names_may_have(letter)]
    words = _without_stacked_marks("".join(letter for letter in kept if letter not in INVISIBLE)).split()
    name = " ".join(words)
    while name and unicodedata.category(name[0])[0] == "M":
        name = name[1:]
    return readable_name(name[:longest])


def _names_may_have(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNM" or letter in NAME_PUNCTUATION


def isolated(name: str) -> str:
    """Returns a name for use in a sentence: right-to-left names are wrapped in bidi isolates."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"\u2068{name}\u2069" if turns else name


def lookalike_key(name: str) -> str:
    """Returns a key that is equal for names that people confuse: it ignores case, width and ligatures."""
    return unicodedata.normalize("NFKC", name).casefold()


def cleaned_chat(text: str) -> str:
    """Returns chat as one line without control, invisible and bidi characters; "" if nothing is left."""
    kept = [_shown(letter) for letter in unicodedata.normalize("NFC", text)]
    return " ".join(_without_stacked_marks("".join(kept)).split())


def _shown(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Cc", "Zl", "Zp"):
        return " "
    return "" if kind[0] == "C" and letter not in JOINERS else letter


def _without_stacked_marks(text: str) -> str:
    """Drops combining marks beyond MOST_MARKS on one letter."""
    found, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MAX_MARKS_PER_LETTER:
            found.append(letter)
    return "".join(found)
