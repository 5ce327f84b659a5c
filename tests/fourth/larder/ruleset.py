"""The Larder on one page."""

from __future__ import annotations

from typing import Final

from tiptoe.core.components import ARTIFACT
from tiptoe.core.pack import Pack
from tiptoe.core.ruleset import Params, Ruleset
from tiptoe.rules.abilities import InvokeAbility
from tiptoe.rules.acquire import TakeCard
from tiptoe.rules.attack import AttackIfCalled, DrawWhenOut
from tiptoe.rules.deck import PlayCard
from tiptoe.rules.escape import LeaveDungeon, ReachStart
from tiptoe.rules.frames import FRAMES
from tiptoe.rules.move import KeyLocks, Move, StartDoor, Teleport
from tiptoe.rules.refill import RefillRow
from tiptoe.rules.scoring import ArtifactPoints, CardPoints, GoldPoints, TokenPoints
from tiptoe.rules.setup import (
    ArriveFirstCards,
    BeginFirstTurn,
    ChooseFirstSeat,
    DealRow,
    LayTokens,
    MakeFirstClank,
    PrepareDragon,
    SeatEverybody,
    StockReserve,
)
from tiptoe.rules.tokens import OfferTokens
from tiptoe.rules.turn import ClearPlayArea, DrawHand, EndTurn, ExpireTurnResources, NextTurn, ResolveEndOfTurnEffects

from .crumbs import Nibble
from .heuristics import HEURISTICS

PARAMS: Final = Params(
    seats=(2, 3, 4),
    hand=5,
    cubes=20,
    black_cubes=12,
    health_spaces=8,
    market_price=7,
    first_clank=(2, 1, 0, 0),
    rage=(2, 2, 3, 3, 4),
    marker_start=(0, 0, 1, 1, 0),
    artifacts_removed=(0, 0, 0, 0, 0),
    out_draw=(0, 0, 4, 3, 3),
    bag_empty_ends=True,
)


def larder(pack: Pack, board: str) -> Ruleset:
    return Ruleset(
        "larder",
        pack,
        pack.boards[board],
        PARAMS,
        setup=(
            LayTokens(),
            PrepareDragon(),
            StockReserve(),
            DealRow(),
            SeatEverybody(),
            ChooseFirstSeat(),
            MakeFirstClank(),
            ArriveFirstCards(),
            BeginFirstTurn(),
        ),
        actions=(
            PlayCard(),
            TakeCard(),
            Move(KeyLocks()),
            Teleport(),
            Nibble(),  # LAR-1.1
            InvokeAbility(),
            EndTurn(),
        ),
        triggers=(
            OfferTokens(ARTIFACT),
            ReachStart(),
        ),
        doors=(StartDoor(),),
        end_of_turn=(
            ResolveEndOfTurnEffects(),
            ExpireTurnResources(),
            ClearPlayArea(),
            DrawHand(),
            LeaveDungeon(),
            RefillRow(),
            AttackIfCalled(),
            NextTurn(),
        ),
        out_turn=(DrawWhenOut(), NextTurn()),
        scorers=(ArtifactPoints(), TokenPoints(), GoldPoints(), CardPoints()),
        frames=FRAMES,
        heuristics=HEURISTICS,
    )
