"""PettingZoo AEC environment: `env(SPEC, seats=2)`. Extra: `pettingzoo`.

An observation is a dictionary of `observation` (docs/formats/observation.md) and `action_mask`.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from .numeric_game import DEFAULT_SPEC, Mask, Numbers, NumericGame, Reward, encoding_of

Seen: TypeAlias = dict[str, Numbers | Mask]

LONGEST: Final = 20_000  # decisions; games of random seats are a tenth of it
SEEDS: Final = 1 << 31


def env(spec: str = DEFAULT_SPEC, seats: int = 2, **options: Any) -> TiptoeAEC:
    """Makes the environment of a spec such as `catacombs+party`."""
    return TiptoeAEC(spec, seats, **options)


class TiptoeAEC(AECEnv[str, Seen, int | None]):
    """PettingZoo environment in which every seat is an agent.

    `reward`, at the end of the game: "win" (1 for a sole winner, zero-sum) or "points" (hundredths of the score). A
    game is truncated after `max_cycles` decisions.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "tiptoe_v1",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        spec: str = DEFAULT_SPEC,
        seats: int = 2,
        *,
        reward: Reward = "win",
        max_cycles: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.venue: Final = encoding_of(spec, seats)
        self.reward: Final[Reward] = reward
        self.max_cycles: Final = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._index: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = Random()
        mask = Box(0, 1, (len(self.venue.actions.choices),), np.int8)
        seen = Box(0, 255, (self.venue.layout.size,), np.uint8)
        self.observation_spaces = {a: Dict({"observation": seen, "action_mask": mask}) for a in self.possible_agents}
        self.action_spaces = {a: Discrete(len(self.venue.actions.choices)) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game; the same seed gives the same sequence of games from here on."""
        if seed is not None:
            self._luck = Random(seed)
        self.bout = NumericGame(self.venue, self._luck.randrange(SEEDS))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.bout.asked]

    def observe(self, agent: str) -> Seen:
        seat = self._index[agent]
        return {"observation": self.bout.observation(seat), "action_mask": self.bout.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only who is out of the game has no action"
        self.bout.act(int(action))
        self.cycles += 1
        if self.bout.state.over or self.cycles >= self.max_cycles:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.bout.asked]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        over = self.bout.state.over
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        for agent, worth in zip(self.agents, self.bout.returns(self.reward)):
            self.rewards[agent] = self._cumulative_rewards[agent] = worth
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Renders the position as the asked seat sees it."""
        text = self.bout.text(self._index[self.agent_selection])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""
