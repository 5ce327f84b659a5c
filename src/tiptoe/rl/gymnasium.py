"""Gymnasium environment, one seat against named bots: `gymnasium.make("tiptoe.rl.gymnasium:tiptoe/Heist-v1")`.

Extra: `gymnasium`. Observations follow docs/formats/observation.md; the legal actions are in `info["action_mask"]` and
in `action_masks()`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from ..bots.registry import bot_for, check_bot
from ..bots.rollout import play_until
from .numeric_game import DEFAULT_SPEC, NOBODY, Mask, Numbers, NumericGame, Reward, encoding_of

ID: Final = "tiptoe/Heist-v1"
LONGEST: Final = 5_000  # decisions of the seat
SEEDS: Final = 1 << 31
LOST: Final = -1.0  # reward of an illegal action
METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 2}


class TiptoeEnv(gymnasium.Env[Numbers, int]):
    """Gymnasium environment for one seat against the same bots; without `seat`, each game's seed picks the seat.

    An illegal action ends the game: it is lost, and `info["refused"]` names the action.
    """

    metadata = METADATA

    def __init__(
        self,
        spec: str = DEFAULT_SPEC,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int | None = None,
        reward: Reward = "win",
        max_cycles: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        for name in opponents:
            check_bot(name)
        self.venue: Final = encoding_of(spec, len(opponents) + 1)
        self.opponents: Final = list(opponents)
        self.fixed: Final = seat
        self.reward: Final[Reward] = reward
        self.max_cycles: Final = max_cycles
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, (self.venue.layout.size,), np.uint8)
        self.action_space = Discrete(len(self.venue.actions.choices))  # type: ignore[assignment]  # of numpy's ints
        self._luck = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deals a game; the same seed gives the same sequence of games from here on."""
        super().reset(seed=seed)
        if seed is not None:
            self._luck = Random(seed)
        luck = self._luck.randrange(SEEDS)
        self.bout = NumericGame(self.venue, luck)
        self.seat = luck % self.venue.seats if self.fixed is None else self.fixed
        names = self.opponents[: self.seat] + [""] + self.opponents[self.seat :]
        self.bots = [bot_for(name or "random", luck, at) for at, name in enumerate(names)]
        self.cycles = 0
        play_until(self.bout.state, self.bots, self.seat)
        return self._seen()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Plays the seat's action, then the bots until the seat is asked again or the game is over."""
        action = int(action)
        if self.bout.asked == NOBODY or action not in self.bout.legal():
            observation, info = self._seen()
            return observation, LOST, True, False, {**info, "refused": action}
        self.bout.act(action)
        self.cycles += 1
        play_until(self.bout.state, self.bots, self.seat)
        observation, info = self._seen()
        worth = self.bout.returns(self.reward)[self.seat]
        return observation, worth, self.bout.state.over, self.cycles >= self.max_cycles, info

    def action_masks(self) -> Mask:
        """Mask of the legal actions (1: legal), as maskable learners read it."""
        return self.bout.mask(self.seat)

    def render(self) -> str:
        return self.bout.text(self.seat)

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        return self.bout.observation(self.seat), {"action_mask": self.action_masks(), "seat": self.seat}


gymnasium.register(ID, entry_point=f"{__name__}:TiptoeEnv")
