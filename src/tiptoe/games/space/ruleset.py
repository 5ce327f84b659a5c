"""Clank! In Space on one page."""

from __future__ import annotations

from typing import Final

from ...core.components import SECRET
from ...core.pack import Pack
from ...core.ruleset import Params, Ruleset
from ...core.vocabulary import Vocabulary
from ...rules.abilities import InvokeAbility
from ...rules.acquire import TakeCard
from ...rules.attack import AttackIfCalled, CountLoneTurns, DrawWhenOut
from ...rules.deck import PlayCard
from ...rules.frames import FRAMES
from ...rules.market import Buy
from ...rules.move import KeyLocks, Move, StopIn, Teleport
from ...rules.refill import RefillRow
from ...rules.scoring import ArtifactPoints, CardPoints, GoldPoints, TokenPoints
from ...rules.setup import (
    ArriveFirstCards,
    BeginFirstTurn,
    ChooseFirstSeat,
    DealRow,
    LayTokens,
    MakeFirstClank,
    PrepareDragon,
    PrepareWildCubes,
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
from . import factions, ports, reserve
from .doors import CommandDoor, LiftDoor, PodDoor
from .frames import SPACE_FRAMES
from .heuristics import HEURISTICS
from .nouns import ESCAPE_POD, SECURITY
from .pods import BoardPod, LeaveShip
from .ports import GiveRewards, Hack, PortMarking
from .rides import Beam, RideLift
from .setup import StockMarket
from .track import RaiseBlockade, ReleaseHunters

WORDS: Final = Vocabulary(
    effects={**factions.EFFECTS, **ports.EFFECTS, **reserve.EFFECTS},
    conditions={},
    holdings={},
    counters={},
    possessions=factions.POSSESSIONS,
    amounts={},
)

PARAMS: Final = Params(
    seats=(2, 3, 4),
    hand=5,
    cubes=30,
    black_cubes=24,
    health_spaces=10,
    market_price=7,  # SPA-4.2
    first_clank=(3, 2, 1, 0),
    rage=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5),  # SPA-8.5, RUL-2
    marker_start=(0, 0, 2, 1, 0),  # SPA-2.9
    artifacts_removed=(0, 0, 2, 1, 0),  # SPA-2.3
    wild_cubes=4,
    out_draw=(0, 0, 6, 4, 4),  # SPA-9.4
    one_of_each=True,  # SPA-4.2
    wild_track=(0, 0, 0, 0, 0, 0, 0, 1, 1, 2),  # SPA-2.8
    mark_spaces=1,  # SPA-6.1
    marks=2,  # SPA-2.2
    refuge=ESCAPE_POD,  # SPA-9.2, RUL-21
    medals=(90, 110, 125),  # SOL-8.3
)


def lone_rounds(rules: Ruleset) -> Ruleset:
    """RUL-16: variant with a limit of rounds for the last seat aboard; the rulebook has no such limit."""
    return rules.named("lone-rounds").with_params(lone_rounds=25)


def space(pack: Pack, ship: str) -> Ruleset:
    """Ruleset of In Space aboard one of the pack's ships; the first one is recommended (SPA-2.1)."""
    return Ruleset(
        "space" if ship == next(iter(pack.boards)) else f"space:{ship}",
        pack,
        pack.boards[ship],
        PARAMS,
        setup=(
            LayTokens(),  # CORE-3.2, SPA-2.3, SPA-2.4, SPA-2.6
            StockMarket(),  # SPA-2.5
            PrepareDragon(),  # CORE-3.3
            PrepareWildCubes(),  # CAT-8.1, SPA-2.8
            StockReserve(),  # CORE-3.5, SPA-2.10
            DealRow(),  # CORE-3.6
            SeatEverybody(),  # CORE-3.8, SPA-2.11
            ChooseFirstSeat(),  # CORE-3.9
            MakeFirstClank(),  # CORE-3.10
            ArriveFirstCards(),  # CORE-3.11
            BeginFirstTurn(),  # CORE-4.1
        ),
        actions=(
            PlayCard(),  # CORE-4.1
            TakeCard(),  # CORE-9.1
            Move(KeyLocks()),  # CORE-10.1, SPA-5.1, SPA-5.2
            RideLift(),  # SPA-5.6
            Beam(),  # SPA-5.7
            Teleport(),  # CORE-10.9, SPA-5.9
            Hack(),  # SPA-6.1
            Buy(),  # CORE-11.1
            TakeArtifact(),  # RUL-41, SPA-7.1
            ConsumeToken(),  # CORE-12.2
            InvokeAbility(),  # CORE-6.5a
            EndTurn(),  # CORE-4.5
        ),
        triggers=(  # in the order of RUL-77
            StopIn(SECURITY),  # CORE-10.8, SPA-5.4
            GiveRewards(),  # SPA-5.5
            OfferTokens(SECRET),  # CLA-4.1, SPA-5.3, RUL-56
            BoardPod(),  # SPA-9.1
        ),
        doors=(
            CommandDoor(),  # SPA-5.10
            PodDoor(),  # SPA-9.1
            LiftDoor(),  # SPA-5.9
        ),
        marking=PortMarking(),  # SPA-6.1, SPA-6.2
        milestones=(
            ReleaseHunters(),  # SPA-8.2
            RaiseBlockade(),  # SPA-8.4
        ),
        end_of_turn=(
            ResolveEndOfTurnEffects(),  # CORE-13.1
            ExpireTurnResources(),  # CORE-13.2
            ClearPlayArea(),  # CORE-13.3
            DrawHand(),  # CORE-13.4
            LeaveShip(),  # SPA-9.2
            RefillRow(),  # CORE-13.7, SPA-9.6
            AttackIfCalled(),  # CORE-13.9
            NextTurn(),  # CORE-13.10
        ),
        out_turn=(  # SPA-9.5
            DrawWhenOut(),  # CORE-18.5, SPA-9.4
            CountLoneTurns(),  # RUL-16
            NextTurn(),  # CORE-13.10
        ),
        scorers=(  # SPA-10.1
            ArtifactPoints(),  # CORE-20.2
            TokenPoints(),  # CORE-20.2
            GoldPoints(),  # CORE-5.4
            CardPoints(),  # CORE-20.2
        ),
        frames=FRAMES + SPACE_FRAMES,
        heuristics=HEURISTICS,
    )
