"""Mistakes of packs in words: what is wrong with a card, in the language of whoever writes it."""

from __future__ import annotations

from ..packs.errors import Problem
from .words import Words


def problem_text(words: Words, problem: str) -> str:
    """A sentence; in English what only authors of boards and tiles meet."""
    return words.say(f"problem-{problem.word}", **problem.values) if isinstance(problem, Problem) else problem
