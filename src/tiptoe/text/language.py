"""Messages of one language, found by id and filled with arguments (Project Fluent).

A game may have its own words: a file of its own folder is laid over the messages of all games. Its words differ mostly
in terms that many messages refer to, so such a file is short. The game of a plugin brings the messages of its own nouns
in it.

A language may be begun: messages that it does not have yet are said in English.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk, Resource

from ..catalog import EXTENDED_PACKS, LOCALES
from ..core.pack import Pack
from ..languages import ENGLISH, LANGUAGES, LOCALE
from ..suggest import hint

MOST_CACHED: Final = 64  # languages of games in the cache

Argument: TypeAlias = str | int


class LanguageError(Exception):
    """Raised for a language that has no messages."""


class TextError(Exception):
    """Raised when a message is missing or cannot be filled: a fault of ours, never of the player's."""


def language(tag: str) -> str:
    """Returns the language that a tag such as `fr`, `pt` or `pt_BR.UTF-8` means."""
    wanted = tag.replace("_", "-").partition(".")[0].lower()
    for known in LANGUAGES:
        if wanted == known.lower() or wanted.partition("-")[0] == known.partition("-")[0]:
            return known
    raise LanguageError(f"unknown language '{tag}'; {hint(tag, LANGUAGES)}")


class Phrase(FluentType):
    """Result of a function of messages such as GOLD()."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: object) -> str:
        return self.text


class Words:
    """Messages of one language, and of one game where it has words of its own."""

    def __init__(self, tag: str, pack: str = "") -> None:
        self.language = language(tag)
        self.english = None if self.language == ENGLISH else words(ENGLISH, pack)  # for messages that are missing here
        self.lenient = pack in EXTENDED_PACKS  # a message that a plugin lacks must not stop a game
        self.bundle = FluentBundle([self.language], functions={"GOLD": self._gold}, use_isolating=False)
        for file in sorted((LOCALE / self.language).glob("*.ftl")):
            self.bundle.add_resource(_resource(file))
        for folder in LOCALES.get(pack, ()):
            for file in dict.fromkeys((own_file(folder, ENGLISH), own_file(folder, self.language))):
                self.bundle.add_resource(_resource(file), allow_overrides=True)

    def of(self, pack: Pack) -> Words:
        """Returns the words of the game that a pack belongs to: that of its own pack, not of packs laid over it."""
        own = pack.id.partition("+")[0]
        return words(self.language, own) if own in LOCALES or own in EXTENDED_PACKS else words(self.language)

    def has(self, id: str) -> bool:
        """Says whether there is such a message, in this language or in English."""
        return bool(self.bundle.has_message(id)) or (self.english is not None and self.english.has(id))

    def say(self, id: str, **arguments: Argument) -> str:
        """Returns the message, filled. Argument names use `_` where the message has `-`."""
        return self._filled(id, tuple(sorted(arguments.items())))

    @lru_cache(maxsize=4096)  # noqa: B019 - one Words per language and pack lives as long as the process
    def _filled(self, id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        if self.bundle.has_message(id):
            return self._formatted(id, arguments)
        if self.english is not None and self.english.has(id):
            return self.english._filled(id, arguments)
        if self.lenient:
            return id.partition("-")[2].replace("-", " ")
        raise TextError(f"{self.language}: no message '{id}'")

    def _formatted(self, id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        """Fills a message that exists; in English if it refers to one that does not."""
        message = self.bundle.get_message(id)
        if message.value is None:
            raise TextError(f"{self.language}: message '{id}' is empty")
        values = {name.replace("_", "-"): value for name, value in arguments}
        text, errors = self.bundle.format_pattern(message.value, values)
        if not errors:
            return str(text)
        if self.english is not None and all(map(_is_unwritten, errors)):
            return self.english._filled(id, arguments)
        raise TextError(f"{self.language}: message '{id}': {errors[0]}")

    def _gold(self, n: int) -> Phrase:
        """Returns what `GOLD($n)` says in a message: `n` units of what the game pays with."""
        return Phrase(self.say("so-much-gold", n=int(n)))


@lru_cache(maxsize=MOST_CACHED)
def words(tag: str, pack: str = "") -> Words:
    """Returns the messages of a language, with those of a pack whose game has words of its own; read once."""
    return Words(tag, pack)


def mark_text(words: Words, id: str) -> str:
    """Says what a mark of the map means; an id without a message is written as it is."""
    for message in (f"ui-map-{id}", id):
        if words.has(message):
            return words.say(message)
    return id.partition("-")[2].replace("-", " ")


def own_file(folder: Path, language: str) -> Path:
    """Returns the file of a game's messages in a language; the English one where there is no translation."""
    file = folder / f"{language}.ftl"
    return file if file.exists() else folder / f"{LANGUAGES[0]}.ftl"


def _is_unwritten(error: Exception) -> bool:
    """Says whether a message refers to a missing term or message; a missing argument is our fault."""
    return isinstance(error, FluentReferenceError) and "external" not in str(error)


def _resource(file: Path) -> Resource:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    if junk:
        raise TextError(f"{file.name}: cannot be read: {junk[0]!r}")
    return resource


def sentence(text: str) -> str:
    """Returns a phrase with a capital letter and a full stop."""
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?" else f"{text}."
