"""Files of rules: `rules.toml` of a game, `rules-VARIANT.toml` of a variant, and those that all games share."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Rule:
    """Numbered rule. `chapter` is the id of its chapter and `title` that chapter's name."""

    id: str
    chapter: str
    title: str
    text: str

    @property
    def prefix(self) -> str:
        return self.id.partition("-")[0]


def read_rules(file: Path) -> list[Rule]:
    """Reads the rules of a rulebook file, in its order."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return [
        Rule(id, chapter["id"], chapter["title"], text)
        for chapter in content["chapter"]
        for id, text in chapter["rules"].items()
    ]


def prefixes_of(rulebook: Path) -> set[str]:
    return {rule.prefix for rule in read_rules(rulebook)}
