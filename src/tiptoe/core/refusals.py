"""Reasons for refusing a choice: a word that texts translate, and the rule behind it."""

from __future__ import annotations

from typing import Final, final

from .stable_ids import DECLARATIONS

REASONS: Final[dict[str, Reason]] = {}


@final
class Reason:
    """Reason for refusing a choice, a constant beside the rule it comes from.

    `short` names the part of the price that the seat lacks, if that is the reason; `no_way` says that the choice is no
    way to a place at all, so that another one may be meant.
    """

    def __init__(self, word: str, rule: str, short: str = "", *, no_way: bool = False) -> None:
        self.word: Final = word
        self.rule: Final = rule
        self.short: Final = short
        self.no_way: Final = no_way
        DECLARATIONS.add("reason", word)
        if word in REASONS:
            raise ValueError(f"two reasons are called '{word}'")
        REASONS[word] = self


class IllegalChoice(Exception):
    """Raised when a seat asks for a choice that is not offered. `key` quotes it, `offered` lists the legal keys."""

    def __init__(self, key: str, reason: Reason, seat: int, prompt: str, offered: list[str]) -> None:
        self.key: Final = key
        self.reason: Final = reason
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.offered: Final = offered
        listed = ", ".join(offered) if offered else "nothing"
        super().__init__(
            f"'{key}' refused to seat {seat} at '{prompt}': {reason.word} ({reason.rule}); offered: {listed}"
        )


QUESTION_OPEN: Final = Reason("question-open", "CORE-4.5", no_way=True)
NOT_AN_ANSWER: Final = Reason("not-an-answer", "CORE-4.5")
NOT_UNDERSTOOD: Final = Reason("not-understood", "CORE-4.3")
NOTHING_ASKED: Final = Reason("nothing-asked", "CORE-4.3", no_way=True)
NOT_IN_THIS_GAME: Final = Reason("not-in-this-game", "CORE-4.3", no_way=True)
GAME_OVER: Final = Reason("game-over", "CORE-19.1")
NOT_YOUR_DECISION: Final = Reason("not-your-decision", "CORE-13.10")
