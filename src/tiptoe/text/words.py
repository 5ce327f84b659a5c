"""One language: its messages, found by id and filled with arguments (Project Fluent).

A game may say things in its own words: a file of its name in `locale/*/games` is laid over the messages of all games.
Most of what games call differently is a term that many messages refer to, so that such a file is short.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from ..core.material import Pack
from ..nearest import hint

LANGUAGES: Final = ("en", "fr", "pt-BR")
LOCALE: Final = Path(__file__).parent / "locale"
OWN_WORDS: Final = tuple(
    sorted(file.stem for file in (LOCALE / LANGUAGES[0] / "games").glob("*.ftl"))
)  # games with some

Argument: TypeAlias = str | int


class LanguageError(Exception):
    """A language that nobody has written yet."""


class TextError(Exception):
    """A message that is missing or cannot be filled: a fault of ours, never of the player's."""


def language(tag: str) -> str:
    """The language that a tag such as `fr`, `pt` or `pt_BR.UTF-8` means."""
    wanted = tag.replace("_", "-").partition(".")[0].lower()
    for known in LANGUAGES:
        if wanted == known.lower() or wanted.partition("-")[0] == known.partition("-")[0]:
            return known
    raise LanguageError(f"unknown language '{tag}'; {hint(tag, LANGUAGES)}")


class Phrase(FluentType):
    """What a function of messages says."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: object) -> str:
        return self.text


class Words:
    """The messages of one language, and of one game where it has words of its own."""

    def __init__(self, tag: str, game: str = "") -> None:
        self.language = language(tag)
        self.bundle = FluentBundle([self.language], functions={"GOLD": self._gold}, use_isolating=False)
        folder = LOCALE / self.language
        for file in sorted(folder.glob("*.ftl")):
            self.bundle.add_resource(_resource(file))
        if game:
            self.bundle.add_resource(_resource(folder / "games" / f"{game}.ftl"), allow_overrides=True)

    def of(self, pack: Pack) -> Words:
        """In the words of the game that a pack belongs to: its own pack, over which others may be laid."""
        game = pack.id.partition("+")[0]
        return words(self.language, game) if game in OWN_WORDS else words(self.language)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, id: str, **arguments: Argument) -> str:
        """The message, filled. Argument names use `_` where the message has `-`."""
        return self._filled(id, tuple(sorted(arguments.items())))

    @lru_cache(maxsize=4096)  # noqa: B019 - one Words per language and game lives as long as the process
    def _filled(self, id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        if not self.has(id):
            raise TextError(f"{self.language}: no message '{id}'")
        message = self.bundle.get_message(id)
        if message.value is None:
            raise TextError(f"{self.language}: message '{id}' is empty")
        values = {name.replace("_", "-"): value for name, value in arguments}
        text, errors = self.bundle.format_pattern(message.value, values)
        if errors:
            raise TextError(f"{self.language}: message '{id}': {errors[0]}")
        return str(text)

    def _gold(self, n: int) -> Phrase:
        """What `GOLD($n)` says in a message: so much of what the game pays with."""
        return Phrase(self.say("so-much-gold", n=int(n)))


@lru_cache(maxsize=len(LANGUAGES) * (len(OWN_WORDS) + 1))
def words(tag: str, game: str = "") -> Words:
    """The messages of a language, with those of a game that has words of its own; read once."""
    return Words(tag, game)


def _resource(file: Path) -> Resource:
    text = file.read_text(encoding="utf-8")
    junk = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]
    if junk:
        raise TextError(f"{file.name}: cannot be read: {junk[0]!r}")
    return FluentResource(text)


def sentence(text: str) -> str:
    """A phrase with a capital letter and a full stop."""
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?" else f"{text}."
