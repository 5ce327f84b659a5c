"""Sizes of positions on the wire: `python tools/message_sizes.py [GAME ...]` plays random games and counts bytes.

Counts view and question as they travel, in English, for the seat that is asked; prints median and largest of three
games with three seats.
"""

from __future__ import annotations

import random
import sys
from typing import Final

import msgspec

from tiptoe.catalog import open_game
from tiptoe.core.kernel import apply, choices, decision
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rules.turn import new_game
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.view import View
from tiptoe.wire.offered import answers
from tiptoe.wire.view import shown

GAMES: Final = ("classic", "catacombs", "space")
SEEDS: Final = 3
MOST: Final = 500  # choices of a game


def sizes(spec: str, seed: int) -> list[int]:
    """Returns the size of every position of a game in which cards are played before anything else is done."""
    state, luck, found = new_game(open_game(spec), 3, seeded(seed)), random.Random(seed), list[int]()
    while not state.over and len(found) < MOST:
        found.append(size(state))
        legal = choices(state)
        plays = [choice for choice in legal if key(choice, state).startswith("play")]
        apply(state, luck.choice(plays or legal))
    return found


def size(state: State) -> int:
    """Returns the bytes of what differs between positions: the rest of a message is names and numbers of the table."""
    view = View(state, decision(state).seat)
    voice = GameText(words("en"), view)
    parts = (shown(view), answers(voice, [key(choice, state) for choice in view.choices]), voice.goal())
    return sum(len(msgspec.json.encode(part)) for part in parts)


def main() -> int:
    for spec in sys.argv[1:] or GAMES:
        found = sorted(n for seed in range(SEEDS) for n in sizes(spec, seed))
        print(f"{spec}: median {found[len(found) // 2]}, largest {found[-1]} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
