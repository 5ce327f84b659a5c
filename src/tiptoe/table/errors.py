"""Refusals of a table, each by a word that every language translates."""

from __future__ import annotations

from typing import Final

WORDS: Final = (
    "not-in-lobby",
    "not-playing",
    "no-such-seat",
    "seat-taken",
    "seats-open",
    "dealing",
    "somebody-absent",
    "not-your-number",
    "no-open-seat",
    "already-seated",
    "not-seated",
    "not-host",
    "sent-away",
    "link-over",
    "bad-name",
    "unknown-bot",
    "no-such-character",
    "character-taken",
    "mark-taken",
    "unknown-language",
    "stale",
    "not-your-decision",
    "held",
    "not-held",
    "not-away",
    "not-away-long",
    "not-waited-for",
    "clock-decides",
    "seat-is-here",
    "nobody-to-ask",
    "nothing-to-undo",
    "no-such-point",
    "rules-changed",
    "nothing-asked-of-you",
    "asked-already",
    "nobody-to-nudge",
    "no-advice-among-people",
    "no-advice-now",
    "silenced",
    "nothing-said",
    "too-often",
    "too-much-talk",
    "game-not-over",
    "plays-otherwise",
    "seat-is-out",
    "luck-wanted",
    "luck-not-left",
    "luck-told-here",
    "luck-not-told-here",
    "luck-not-tellable",
)


class Refused(Exception):
    """Raised when a table refuses a command; nothing has changed."""

    def __init__(self, word: str) -> None:
        assert word in WORDS, word
        self.word: Final = word
        super().__init__(word)


class Repeated(Exception):
    """Raised for a command that was carried out before, in entry `seq`; it is answered as the first time."""

    def __init__(self, seq: int) -> None:
        self.seq: Final = seq
        super().__init__(f"carried out in entry {seq}")
