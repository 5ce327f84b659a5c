"""One language: its messages, found by id and filled with arguments (Project Fluent)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from ..packs.errors import hint

LANGUAGES: Final = ("en", "fr", "pt-BR")
LOCALE: Final = Path(__file__).parent / "locale"

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


class Words:
    """The messages of one language."""

    def __init__(self, tag: str) -> None:
        self.language = language(tag)
        self.bundle = FluentBundle([self.language], use_isolating=False)
        for file in sorted((LOCALE / self.language).glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            junk = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]
            if junk:
                raise TextError(f"{file.name}: cannot be read: {junk[0]!r}")
            self.bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, id: str, **arguments: Argument) -> str:
        """The message, filled. Argument names use `_` where the message has `-`."""
        return self._filled(id, tuple(sorted(arguments.items())))

    @lru_cache(maxsize=4096)  # noqa: B019 - one Words per language lives as long as the process
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


@lru_cache(maxsize=len(LANGUAGES))
def words(tag: str) -> Words:
    """The messages of a language, read once."""
    return Words(tag)


def sentence(text: str) -> str:
    """A phrase with a capital letter and a full stop."""
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?" else f"{text}."
