"""Actions: every choice that a game can ever offer, numbered from 0, for those who learn it in numbers.

A number means the same in every position: it is a verb and its argument, in the order of the verbs' numbers (which
stored games keep) and of the arguments. What changes them is a game with other cards, tokens, rooms or effects;
`fingerprint` tells such games apart.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from ..core.choice import DECLINE, SHIFT, VERBS
from ..core.kernel import choices
from ..core.rng import keyed
from ..core.ruleset import Ruleset
from ..core.state import State

KEY: Final = bytes(32)  # of a stream that nothing is drawn from
DIGEST: Final = 8  # bytes


@final
class ActionSpace:
    """All choices of a game, by number and back."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Final = rules
        self.choices: Final[list[int]] = _every_choice(rules)
        self.numbers: Final[dict[int, int]] = {choice: number for number, choice in enumerate(self.choices)}

    def legal(self, state: State) -> list[int]:
        """The numbers of what is offered now, in the order in which it is offered."""
        numbers = self.numbers
        return [numbers[choice] for choice in choices(state)]

    def mask(self, state: State) -> bytearray:
        """A byte for each action: 1 where it is offered now."""
        found = bytearray(len(self.choices))
        numbers = self.numbers
        for choice in choices(state):
            found[numbers[choice]] = 1
        return found

    def ranges(self) -> list[tuple[str, int, int]]:
        """The word of each verb, its first action and the one after its last."""
        found: list[tuple[str, int, int]] = []
        for verb in verbs_of(self.rules):
            theirs = [number for number, choice in enumerate(self.choices) if choice >> SHIFT == verb >> SHIFT]
            found.append((VERBS[verb].word, theirs[0], theirs[-1] + 1))
        return found

    def fingerprint(self) -> str:
        """Equal where every number means the same choice of the same thing."""
        names = "\n".join([f"{what} {' '.join(ids)}" for what, ids in sorted(self.rules.pack.numbering.items())])
        numbers = " ".join([str(choice) for choice in self.choices])
        return blake2b(f"{numbers}\n{names}".encode(), digest_size=DIGEST).hexdigest()


def verbs_of(rules: Ruleset) -> list[int]:
    """Every verb that somebody may be offered in a game: those of its actions, and the answers to its questions."""
    found = {DECLINE}
    for action in rules.actions:
        found.update(action.verbs)
    for frame in rules.frames:
        found.update(frame.verbs)
    return sorted(found)


def _every_choice(rules: Ruleset) -> list[int]:
    blank = State(rules, keyed(KEY))
    return [verb | number for verb in verbs_of(rules) for number in VERBS[verb].argument.every(blank)]
