"""A choice is one int: a verb and its argument. The same number is log entry, search edge and policy index.

A verb is a multiple of ARGUMENTS, so `PLAY | card` is a choice. `notation` writes it as people do: `play:burgle`.
"""

from __future__ import annotations

from typing import Final, final

SHIFT: Final = 14
ARGUMENTS: Final = 1 << SHIFT
ARGUMENT: Final = ARGUMENTS - 1  # the mask of an argument

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
# Of a map that grows (CAT-4 to CAT-7). Their numbers are in stored games, so they stay as they are.
EXPLORE: Final = 32 << SHIFT
PLACE: Final = 33 << SHIFT
ABANDON: Final = 34 << SHIFT
EMERGE: Final = 35 << SHIFT
UNLOCK: Final = 36 << SHIFT
OFFER: Final = 37 << SHIFT
OFFER_AFAR: Final = 38 << SHIFT
REDEEM: Final = 39 << SHIFT
SITE_CHOSEN: Final = 40 << SHIFT
ROTATE: Final = 41 << SHIFT
# Of a ship (SPA-3, SPA-5, SPA-6).
LIFT: Final = 48 << SHIFT
BEAM: Final = 49 << SHIFT
HACK: Final = 50 << SHIFT
ACTIVATE: Final = 51 << SHIFT
ANSWERS: Final = (PICK, TRASH, DISCARD, REPLACE, TAKE, FETCH, DECLINE, JUMP)  # verbs that only answer a question
FIRST_FREE: Final = 32  # games and variants number their own verbs from here

ROW: Final = 6  # slots below are in the row (CORE-1.4), slots from here are reserve piles
SWORDS: Final = 8  # a tunnel's argument also says how many swords are spent, below this
SITES: Final = 64  # cells in a row of the plane that tiles lie on
TOKEN_KINDS: Final = 64  # a room's argument also says which kind of token, below this

# What an argument counts.
NONE: Final = "none"
CARD: Final = "card"
SLOT: Final = "slot"
TUNNEL: Final = "tunnel"
ROOM: Final = "room"
TOKEN: Final = "token"
TOKEN_KIND: Final = "token-kind"
ROOM_TOKEN: Final = "room-token"
EFFECT: Final = "effect"
WAY: Final = "way"  # an exit of the room, whatever is spent on it
TURN: Final = "turn"  # quarter turns of a tile, and swords
TILE: Final = "tile"  # a tile, and swords
FEATURE: Final = "feature"
SITE: Final = "site"  # a cell of the plane that tiles lie on
NUMBER: Final = "number"


@final
class Verb:
    """The word of a choice and what its argument counts."""

    def __init__(self, word: str, argument: str) -> None:
        self.word: Final = word
        self.argument: Final = argument


VERBS: Final[dict[int, Verb]] = {
    PLAY: Verb("play", CARD),
    ACQUIRE: Verb("acquire", SLOT),
    USE: Verb("use", SLOT),
    FIGHT: Verb("fight", SLOT),
    MOVE: Verb("move", TUNNEL),
    TELEPORT: Verb("teleport", TUNNEL),
    BUY: Verb("buy", TOKEN),
    CONSUME: Verb("consume", TOKEN),
    INVOKE: Verb("invoke", EFFECT),
    END_TURN: Verb("end-turn", NONE),
    PICK: Verb("pick", NUMBER),
    TRASH: Verb("trash", CARD),
    DISCARD: Verb("discard", CARD),
    REPLACE: Verb("replace", SLOT),
    TAKE: Verb("take", TOKEN_KIND),
    FETCH: Verb("fetch", ROOM_TOKEN),
    DECLINE: Verb("decline", NONE),
    JUMP: Verb("jump", ROOM),
    EXPLORE: Verb("explore", WAY),
    PLACE: Verb("place", TURN),
    ABANDON: Verb("abandon", NUMBER),
    EMERGE: Verb("emerge", TILE),
    UNLOCK: Verb("unlock", FEATURE),
    OFFER: Verb("offer", NONE),
    OFFER_AFAR: Verb("offer-at", ROOM),
    REDEEM: Verb("redeem", TOKEN),
    SITE_CHOSEN: Verb("site", SITE),
    ROTATE: Verb("rotate", NUMBER),
    LIFT: Verb("lift", ROOM),
    BEAM: Verb("beam", ROOM),
    HACK: Verb("hack", ROOM),
    ACTIVATE: Verb("activate", CARD),
}


def declare(number: int, verb: Verb) -> int:
    """Give the verb of a game or variant its fixed number; two of them must not claim the same."""
    base = number << SHIFT
    if number < FIRST_FREE or base in VERBS:
        raise ValueError(f"verb number {number} of '{verb.word}' is taken or reserved")
    VERBS[base] = verb
    return base


def verb_named(word: str) -> int:
    """The verb with a word, or -1 where nobody has declared it."""
    for verb in VERBS:
        if VERBS[verb].word == word:
            return verb
    return -1


def verb_of(choice: int) -> int:
    return choice & ~ARGUMENT


def argument_of(choice: int) -> int:
    return choice & ARGUMENT
