"""Writing of people, as a table keeps it: names that can be seen and read by others, talk that turns nothing round."""

from __future__ import annotations

import unicodedata
from typing import Final

SIGNS: Final = " .'!?()&+-_’"  # of names; nothing that a record or a page would read as its own
JOINERS: Final = "\u200c\u200d"  # between letters of some scripts, and in pictures of families
MOST_MARKS: Final = 4  # on one letter: more than any script needs, less than a tower
# Letters and marks that show nothing.
INVISIBLE: Final = (
    *("\u115f", "\u1160", "\u3164", "\uffa0", "\u17b4", "\u17b5", "\u034f"),
    *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
)


def readable_name(text: str) -> str:
    """A name of letters, digits and simple signs in any script, composed and trimmed; nothing if it is none."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or unicodedata.category(name[0])[0] == "M" or any(letter in INVISIBLE for letter in name):
        return ""
    plain = all(map(_names_may_have, name))
    return name if plain and len(_without_towers(name)) == len(name) and any(map(str.isalnum, name)) else ""


def cleaned_name(text: str, longest: int) -> str:
    """What of a text can be read as a name; nothing if nothing can."""
    kept = [letter for letter in unicodedata.normalize("NFC", text[: 4 * longest]) if _names_may_have(letter)]
    words = _without_towers("".join(letter for letter in kept if letter not in INVISIBLE)).split()
    name = " ".join(words)
    while name and unicodedata.category(name[0])[0] == "M":
        name = name[1:]
    return readable_name(name[:longest])


def _names_may_have(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNM" or letter in SIGNS


def isolated(name: str) -> str:
    """A name as a sentence may hold it: one that reads from right to left turns nothing round but itself."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"\u2068{name}\u2069" if turns else name


def same_to_the_eye(name: str) -> str:
    """What two names have in common that people would take for one: case, width, ligatures."""
    return unicodedata.normalize("NFKC", name).casefold()


def readable_talk(text: str) -> str:
    """Talk as one line, without what moves a cursor, hides, or turns the reading round; nothing if nothing is left."""
    kept = [_shown(letter) for letter in unicodedata.normalize("NFC", text)]
    return " ".join(_without_towers("".join(kept)).split())


def _shown(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Cc", "Zl", "Zp"):
        return " "
    return "" if kind[0] == "C" and letter not in JOINERS else letter


def _without_towers(text: str) -> str:
    found, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MOST_MARKS:
            found.append(letter)
    return "".join(found)
