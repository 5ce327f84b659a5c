"""Names of places with the article and the preposition that a sentence needs.

Which form an article takes follows from the name and the language's `language.toml`; how it is written stands in the
messages `named-*`.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from ..core.board import Board, RoomId
from ..core.pack import Pack
from ..languages import ABOUTS, ENGLISH, short_tag
from .language import Words

THE: Final = "named-the"
TO: Final = "named-to"
AT: Final = "named-at"
FROM: Final = "named-from"
OF: Final = "named-of"
FORMS: Final = (THE, TO, AT, FROM, OF)


class Naming:
    """Names of the places of a pack, with articles; empty texts where it has none."""

    def __init__(self, words: Words, pack: Pack) -> None:
        self.words = words
        self.names = pack.places
        self.short = short_tag(words.language)
        self.elides_before = ABOUTS[words.language].elides_before

    def room(self, board: Board, room: RoomId, form: str = "") -> str:
        """Returns the name of a room: bare, or with an article in one of the forms."""
        return self.place(board, board.rooms[room], form)

    def place(self, board: Board, id: str, form: str = "") -> str:
        """Returns the name of a room by its id, also of one on a tile that does not lie there."""
        key = f"board.{board.id}/{id}"
        return self._say(key if key in self.names else f"room/{id}", form)

    def tile(self, id: str, form: str = "") -> str:
        return self._say(f"tile/{id}", form)

    def _say(self, key: str, form: str) -> str:
        forms = self.names.get(key)
        if forms is None:
            return ""
        name = forms.get(self.short)
        if name is None:
            return forms[ENGLISH]  # a name of another language is said without an article of this one
        return self.words.say(form, name=name, article=self._article(forms)) if form else name

    def _article(self, forms: dict[str, str]) -> str:
        """Returns the variant of the messages: the gender, twice for a plural, or `elided`."""
        if self.short == ENGLISH:
            return "none" if forms.get("en_the") == "no" else "the"
        gender = forms[f"{self.short}_g"]
        if forms.get(f"{self.short}_n") == "p":
            return gender * 2
        return "elided" if _first(forms[self.short]) in self.elides_before else gender


def _first(name: str) -> str:
    """Returns the first letter, without case and accent."""
    return unicodedata.normalize("NFD", name.casefold())[0]
