"""Clank! on one page."""

from __future__ import annotations

from typing import Final

from ...bots.greedy.shared import SHARED
from ...core.board import CRYSTAL_CAVE
from ...core.components import ARTIFACT, MONKEY_IDOL, SECRET
from ...core.pack import Pack
from ...core.ruleset import Params, Ruleset
from ...rules.abilities import InvokeAbility
from ...rules.acquire import TakeCard
from ...rules.attack import AttackIfCalled
from ...rules.deck import PlayCard
from ...rules.escape import LeaveDungeon, ReachStart
from ...rules.frames import FRAMES
from ...rules.market import Buy
from ...rules.move import HealAtFountain, KeyLocks, Move, StartDoor, StopIn, Teleport
from ...rules.refill import RefillRow
from ...rules.scoring import ArtifactPoints, CardPoints, GoldPoints, TokenPoints
from ...rules.setup import (
    ArriveFirstCards,
    BeginFirstTurn,
    ChooseFirstSeat,
    DealRow,
    LayTokens,
    MakeFirstClank,
    OpenMarket,
    PrepareDragon,
    SeatEverybody,
    StockReserve,
)
from ...rules.tokens import ConsumeToken, OfferTokens, TakeArtifact
from ...rules.turn import (
    ClearPlayArea,
    DrawHand,
    EndTurn,
    ExpireTurnResources,
    NextTurn,
    ResolveEndOfTurnEffects,
)
from .countdown import CountDown

TAKEN_ON_ARRIVAL: Final = ARTIFACT | SECRET | MONKEY_IDOL  # CLA-4.1

PARAMS: Final = Params(
    seats=(2, 3, 4),  # RUL-35
    hand=5,
    cubes=30,  # CORE-2.4
    black_cubes=24,
    health_spaces=10,
    market_price=7,
    first_clank=(3, 2, 1, 0),
    rage=(2, 2, 3, 3, 4, 4, 5),  # CLA-6.2, RUL-2
    marker_start=(0, 0, 2, 1, 0),  # CLA-2.9
    artifacts_removed=(0, 0, 2, 1, 0),  # CLA-2.2
    countdown_extra=(1, 2, 3),  # CLA-7.5
    medals=(95, 115, 140),  # SOL-8.3
)


def classic(pack: Pack, board: str) -> Ruleset:
    """CLA-2.12: ruleset of the base game on one of the pack's boards; both sides have the same rules."""
    return Ruleset(
        "classic" if board == "day" else f"classic:{board}",
        pack,
        pack.boards[board],
        PARAMS,
        setup=(
            LayTokens(),  # CORE-3.2
            OpenMarket(),  # CORE-11.2
            PrepareDragon(),  # CORE-3.3
            StockReserve(),  # CORE-3.5
            DealRow(),  # CORE-3.6
            SeatEverybody(),  # CORE-3.8
            ChooseFirstSeat(),  # CORE-3.9
            MakeFirstClank(),  # CORE-3.10
            ArriveFirstCards(),  # CORE-3.11
            BeginFirstTurn(),  # CORE-4.1
        ),
        actions=(
            PlayCard(),  # CORE-4.1
            TakeCard(),  # CORE-9.1
            Move(KeyLocks()),  # CORE-10.1
            Teleport(),  # CORE-10.9
            Buy(),  # CORE-11.1
            ConsumeToken(),  # CORE-12.2
            InvokeAbility(),  # CORE-6.5a
            EndTurn(),  # CORE-4.5
        ),
        triggers=(  # in the order of RUL-77
            StopIn(CRYSTAL_CAVE),  # CORE-10.8
            HealAtFountain(),  # CLA-3.5
            OfferTokens(TAKEN_ON_ARRIVAL),  # CLA-4.1
            ReachStart(),  # CORE-18.2
        ),
        doors=(
            StartDoor(),  # CORE-18.1
        ),
        end_of_turn=(
            ResolveEndOfTurnEffects(),  # CORE-13.1
            ExpireTurnResources(),  # CORE-13.2
            ClearPlayArea(),  # CORE-13.3
            DrawHand(),  # CORE-13.4
            LeaveDungeon(),  # CORE-13.5, and after it CORE-13.6 in a variant
            RefillRow(),  # CORE-13.7, and after it CORE-13.8 in a variant
            AttackIfCalled(),  # CORE-13.9
            NextTurn(),  # CORE-13.10
        ),
        out_turn=(
            CountDown(),  # CLA-7.4
            NextTurn(),  # CORE-13.10
        ),
        scorers=(
            ArtifactPoints(),  # CORE-20.2
            TokenPoints(),  # CORE-20.2
            GoldPoints(),  # CORE-5.4
            CardPoints(),  # CORE-20.2
        ),
        frames=FRAMES,
        heuristics=SHARED,
    )


def artifact_as_action(rules: Ruleset) -> Ruleset:
    """RUL-41: variant: the Artifact of a room may be taken at any moment of the turn, not only on arrival."""
    offer = OfferTokens(TAKEN_ON_ARRIVAL & ~ARTIFACT)
    return rules.named("artifact-action").swap_trigger(OfferTokens, offer).with_action(TakeArtifact())
