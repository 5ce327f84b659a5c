"""Action space: every choice that a game can ever offer, numbered from 0, for reinforcement learning.

An action means the same choice in every position of a game: verbs in the order of their numbers (which stored games
keep), then arguments. Games with other cards, tokens, rooms or effects have other actions; `fingerprint` tells them
apart.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from ..core.choice import DECLINE, SHIFT, VERBS, ChoiceId
from ..core.kernel import choices
from ..core.rng import keyed
from ..core.ruleset import Ruleset
from ..core.state import State

KEY: Final = bytes(32)  # of a stream that is never drawn from
DIGEST: Final = 8  # bytes


@final
class ActionSpace:
    """Mapping between the choices of a game and action numbers."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Final = rules
        self.choices: Final[list[ChoiceId]] = _every_choice(rules)
        self.numbers: Final[dict[ChoiceId, int]] = {choice: number for number, choice in enumerate(self.choices)}

    def legal(self, state: State) -> list[int]:
        """Actions of the legal choices, in the order of the choices."""
        numbers = self.numbers
        return [numbers[choice] for choice in choices(state)]

    def mask(self, state: State) -> bytearray:
        """Mask of legal actions: one byte per action, 1 if legal."""
        found = bytearray(len(self.choices))
        numbers = self.numbers
        for choice in choices(state):
            found[numbers[choice]] = 1
        return found

    def ranges(self) -> list[tuple[str, int, int]]:
        """Range of actions of each verb: its word, first action, and one past the last."""
        found: list[tuple[str, int, int]] = []
        for verb in verbs_of(self.rules):
            theirs = [number for number, choice in enumerate(self.choices) if choice >> SHIFT == verb >> SHIFT]
            found.append((VERBS[verb].word, theirs[0], theirs[-1] + 1))
        return found

    def fingerprint(self) -> str:
        """Fingerprint of the action space, equal if each action means the same choice of the same thing."""
        names = "\n".join([f"{what} {' '.join(ids)}" for what, ids in sorted(self.rules.pack.numbering.items())])
        numbers = " ".join([str(choice) for choice in self.choices])
        return blake2b(f"{numbers}\n{names}".encode(), digest_size=DIGEST).hexdigest()


def verbs_of(rules: Ruleset) -> list[int]:
    """Verbs that a game can offer: those of its actions, and of the answers to its questions."""
    found = {DECLINE}
    for action in rules.actions:
        found.update(action.verbs)
    for frame in rules.frames:
        found.update(frame.verbs)
    return sorted(found)


def _every_choice(rules: Ruleset) -> list[ChoiceId]:
    blank = State(rules, keyed(KEY))
    return [ChoiceId(verb | number) for verb in verbs_of(rules) for number in VERBS[verb].argument.every(blank)]
