"""OpenSpiel game: `pyspiel.load_game("tiptoe(spec=classic,players=2)")` after importing this. Extra: `openspiel`.

Luck is drawn first: four chance nodes of 256 outcomes make the seed, and everything follows from it and the actions.
So a history is the whole game, and states are stored, compared and cloned by the library's own means. Observations
follow docs/formats/observation.md and give nothing of the seed away; an information state adds the bits of a digest
of everything that the seat was told and did.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from ..view.observation import observe
from ..view.view import View
from ..wire.view import shown
from .history import BITS, SeatHistory
from .numeric_game import DEFAULT_SPEC, NOBODY, GameEncoding, NumericGame, encoding_of

LONGEST: Final = 20_000  # decisions; games of random seats are a tenth of it
DRAWS: Final = 4  # chance nodes
OUTCOMES: Final = 256  # of each
OUTCOME_LIST: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

GAME_TYPE: Final = pyspiel.GameType(
    short_name="tiptoe",
    long_name="Tiptoe",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"spec": DEFAULT_SPEC, "players": 2},
)


class TiptoeGame(pyspiel.Game):
    """OpenSpiel game with the parameters `spec` and `players`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.venue: Final = encoding_of(str(given.get("spec", DEFAULT_SPEC)), int(given.get("players", 2)))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.venue.actions.choices),
            max_chance_outcomes=OUTCOMES,
            num_players=self.venue.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> TiptoeState:
        return TiptoeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(self.venue, perfect_recall=kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS


class TiptoeState(pyspiel.State):
    """OpenSpiel state: before the deal the luck drawn so far, after it the game."""

    def __init__(self, game: TiptoeGame) -> None:
        super().__init__(game)
        self.venue = game.venue
        self.seed = 0
        self.drawn = 0
        self.bout: NumericGame | None = None
        self.memory: SeatHistory | None = None

    def current_player(self) -> int:
        if self.bout is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.bout.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked == NOBODY else asked

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.bout is None or player != self.bout.asked else sorted(self.bout.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOME_LIST

    def _apply_action(self, action: int) -> None:
        if self.bout is not None and self.memory is not None:
            self.bout.act(action)
            self.memory.actions.append(action)
            return
        self.seed = self.seed * OUTCOMES + action
        self.drawn += 1
        if self.drawn == DRAWS:
            self.bout = NumericGame(self.venue, self.seed)
            self.memory = SeatHistory(self.venue, self.seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.bout is None:
            return f"luck:{action}"
        return self.bout.word(action)

    def is_terminal(self) -> bool:
        return self.bout is not None and self.bout.state.over

    def returns(self) -> list[float]:
        return [0.0] * self.venue.seats if self.bout is None else self.bout.returns("win")

    def remembers(self, player: int) -> bytes:
        """Digest of everything that the player was told and did; b"" before the deal."""
        return b"" if self.memory is None else self.memory.of(player)

    def __str__(self) -> str:
        actions = [] if self.memory is None else self.memory.actions
        return f"luck {self.seed} of {self.drawn} draws, then {' '.join(map(str, actions)) or 'nothing'}"


class SeatObserver:
    """Observer that writes what a player may know into `tensor`; `dict` has its spans by name."""

    def __init__(self, venue: GameEncoding, *, perfect_recall: bool) -> None:
        layout = venue.layout
        self.layout: Final = layout
        self.perfect_recall: Final = perfect_recall
        self.tensor = np.zeros(layout.size + (BITS if perfect_recall else 0), np.float32)
        self.dict = {
            span.name: self.tensor[span.at : span.end].reshape(span.rows, span.columns)
            for span in layout.spans
            if span.end > span.at  # a game without tiles has none
        }
        if perfect_recall:
            self.dict["memory"] = self.tensor[layout.size :]

    def set_from(self, state: TiptoeState, player: int) -> None:
        if state.bout is None:
            self.tensor.fill(0)
            return
        seen = observe(self.layout, state.bout.state, player)
        self.tensor[: self.layout.size] = np.frombuffer(seen, np.uint8)
        if self.perfect_recall:
            self.tensor[self.layout.size :] = np.unpackbits(np.frombuffer(state.remembers(player), np.uint8))

    def string_from(self, state: TiptoeState, player: int) -> str:
        if state.bout is None:
            return "luck"
        text = msgspec.json.encode(shown(View(state.bout.state, player))).decode()
        return f"{state.remembers(player).hex()} {text}" if self.perfect_recall else text


pyspiel.register_game(GAME_TYPE, TiptoeGame)
