"""Choices as ints: a verb and its argument in one number, which logs, searches and policies share.

A verb is a multiple of ARGUMENTS, so `PLAY | card` is a choice. `notation` writes it as text: `play:burgle`.
"""

from __future__ import annotations

from typing import Final, NewType, final

from .choice_arguments import (
    CARD,
    EFFECT,
    NONE,
    NUMBER,
    ROOM,
    ROOM_TOKEN,
    SLOT,
    TOKEN,
    TOKEN_KIND,
    TUNNEL,
    WAY,
    Argument,
)
from .choice_arguments import ROW as ROW
from .choice_arguments import SWORDS as SWORDS
from .choice_arguments import TOKEN_KINDS as TOKEN_KINDS
from .stable_ids import VERBS as VERB_NUMBERS

ChoiceId = NewType("ChoiceId", int)  # of a verb with its argument: a verb alone is a plain int

SHIFT: Final = 14
ARGUMENTS: Final = 1 << SHIFT
ARGUMENT: Final = ARGUMENTS - 1  # bit mask of the argument

PLAY: Final = 1 << SHIFT
ACQUIRE: Final = 2 << SHIFT
USE: Final = 3 << SHIFT
FIGHT: Final = 4 << SHIFT
MOVE: Final = 5 << SHIFT
TELEPORT: Final = 6 << SHIFT
BUY: Final = 7 << SHIFT
CONSUME: Final = 8 << SHIFT
INVOKE: Final = 9 << SHIFT
END_TURN: Final = 10 << SHIFT
PICK: Final = 11 << SHIFT
TRASH: Final = 12 << SHIFT
DISCARD: Final = 13 << SHIFT
REPLACE: Final = 14 << SHIFT
TAKE: Final = 15 << SHIFT
FETCH: Final = 16 << SHIFT
DECLINE: Final = 17 << SHIFT
JUMP: Final = 18 << SHIFT
ANSWERS: Final = (PICK, TRASH, DISCARD, REPLACE, TAKE, FETCH, DECLINE, JUMP)  # verbs that only answer a question


@final
class Verb:
    """Verb of choices: its word and the kind of its argument.

    `enters` says that the seat moves to the room of the argument, `here` that the verb acts on the seat's own room.
    `spot` names the place on the drawn table that stands for the choice: `hand`, `market`, `token`, `end`, `no`, or one
    of its chapter.
    """

    def __init__(
        self, word: str, argument: Argument, *, enters: bool = False, here: bool = False, spot: str = ""
    ) -> None:
        self.word: Final = word
        self.argument: Final = argument
        self.enters: Final = enters
        self.here: Final = here
        self.spot: Final = spot
        self.leads: Final = enters or argument.what == WAY.what  # to another room, or over the edge of the map


VERBS: Final[dict[int, Verb]] = {
    PLAY: Verb("play", CARD, spot="hand"),
    ACQUIRE: Verb("acquire", SLOT),
    USE: Verb("use", SLOT),
    FIGHT: Verb("fight", SLOT),
    MOVE: Verb("move", TUNNEL),
    TELEPORT: Verb("teleport", TUNNEL),
    BUY: Verb("buy", TOKEN, spot="market"),
    CONSUME: Verb("consume", TOKEN, spot="token"),
    INVOKE: Verb("invoke", EFFECT),
    END_TURN: Verb("end-turn", NONE, spot="end"),
    PICK: Verb("pick", NUMBER),
    TRASH: Verb("trash", CARD, spot="hand"),
    DISCARD: Verb("discard", CARD, spot="hand"),
    REPLACE: Verb("replace", SLOT),
    TAKE: Verb("take", TOKEN_KIND),
    FETCH: Verb("fetch", ROOM_TOKEN),
    DECLINE: Verb("decline", NONE, spot="no"),
    JUMP: Verb("jump", ROOM, enters=True),
}
for _base, _verb in VERBS.items():
    VERB_NUMBERS.claim(_verb.word, _base >> SHIFT)


def declare_verb(number: int, verb: Verb) -> int:
    """Registers the verb of a chapter, game or variant under its number; returns the base of its choices."""
    base = VERB_NUMBERS.claim(verb.word, number) << SHIFT
    VERBS[base] = verb
    return base


def verb_of(choice: ChoiceId) -> int:
    """Verb of a choice, as a base."""
    return choice & ~ARGUMENT


def argument_of(choice: ChoiceId) -> int:
    """Argument of a choice, without its verb."""
    return choice & ARGUMENT
