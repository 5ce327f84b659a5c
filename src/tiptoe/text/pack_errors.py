"""Errors of packs in words: what is wrong with a card or a map, in the language of its author."""

from __future__ import annotations

from typing import Final

from ..packs.errors import Problem
from .language import Words

LONGEST: Final = 200  # letters of a quotation


def problem_text(words: Words, problem: str) -> str:
    """Returns a problem as a sentence; those of terminals alone are English. Quotations are cut: they may be a page."""
    if not isinstance(problem, Problem):
        return problem
    values = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in problem.values.items()}
    return words.say(f"problem-{problem.word}", **values)
