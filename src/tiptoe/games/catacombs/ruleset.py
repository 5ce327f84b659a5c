"""Clank! Catacombs on one page."""

from __future__ import annotations

from typing import Final

from ...core.board import CRYSTAL_CAVE
from ...core.pack import Pack
from ...core.ruleset import Params, Ruleset
from ...core.tiles import START, Tile, face_of
from ...core.vocabulary import Vocabulary
from ...rules import optional_texts, own_tokens, pools
from ...rules.abilities import InvokeAbility
from ...rules.acquire import TakeCard
from ...rules.attack import AttackIfCalled, DrawWhenOut
from ...rules.deck import PlayCard
from ...rules.escape import LeaveDungeon, ReachStart
from ...rules.frames import FRAMES
from ...rules.market import Buy
from ...rules.move import Move, StartDoor, StopIn, Teleport
from ...rules.pools import ShufflePools
from ...rules.refill import RefillRow
from ...rules.scoring import ArtifactPoints, CardPoints, GoldPoints, TokenPoints
from ...rules.setup import (
    ArriveFirstCards,
    BeginFirstTurn,
    ChooseFirstSeat,
    DealRow,
    MakeFirstClank,
    OpenMarket,
    PrepareDragon,
    PrepareWildCubes,
    SeatEverybody,
    StockReserve,
)
from ...rules.tokens import ConsumeToken, TakeArtifact
from ...rules.turn import ClearPlayArea, DrawHand, EndTurn, ExpireTurnResources, NextTurn, ResolveEndOfTurnEffects
from . import jumps, lockpicks, rooms, turning
from .coupons import BuyWithCoupon
from .discovery import Explore, TileChart
from .frames import CATACOMBS_FRAMES
from .heuristics import HEURISTICS
from .locks import PickLocks
from .rooms import GiveReward, MarkWayshrine, PlaceArtifacts, Unlock, WakeGhost, WayshrineMarking
from .setup import HandOutLockpicks, LayStartTile, StackArtifacts, StackTiles

WORDS: Final = Vocabulary(
    effects={
        **lockpicks.EFFECTS,
        **jumps.EFFECTS,
        **pools.EFFECTS,
        **rooms.EFFECTS,
        **turning.EFFECTS,
        **own_tokens.EFFECTS,
        **optional_texts.EFFECTS,
    },
    conditions=own_tokens.CONDITIONS,
    holdings={},
    counters={**pools.COUNTERS, **rooms.COUNTERS, **own_tokens.COUNTERS},
    possessions=rooms.POSSESSIONS,
    amounts={},
)

PARAMS: Final = Params(
    seats=(2, 3, 4),
    hand=5,
    cubes=30,
    black_cubes=24,
    health_spaces=10,  # CAT-9.5
    market_price=7,  # CAT-6.7
    first_clank=(3, 2, 1, 0),  # CAT-2.8
    rage=(2, 2, 3, 3, 4, 4, 5),  # CAT-9.3, RUL-2
    marker_start=(0, 0, 2, 1, 0),  # CAT-2.1
    artifacts_removed=(0, 0, 0, 0, 0),
    lockpicks=3,  # CAT-2.7
    wild_cubes=5,  # CAT-1.1
    mark_spaces=4,  # CAT-6.6, RUL-72
    out_draw=(0, 0, 6, 4, 4),  # CAT-10.3
    bag_empty_ends=True,  # CAT-9.6
    medals=(90, 110, 130),  # SOL-8.3
)


def catacombs(pack: Pack, face: str) -> Ruleset:
    """Ruleset of Catacombs around one face of the start tile."""
    chart = TileChart(pack, start_tile(pack, face), (PlaceArtifacts(), WakeGhost()))  # CAT-5.1, CAT-8.1
    return Ruleset(
        "catacombs" if face == "a" else f"catacombs:{face}",
        pack,
        chart.first,
        PARAMS,
        chart=chart,
        setup=(
            StackTiles(),  # CAT-2.2
            StackArtifacts(),  # CAT-5.1
            ShufflePools(),  # CAT-2.3
            OpenMarket(),  # CORE-11.2
            LayStartTile(),  # CAT-2.5
            PrepareDragon(),  # CORE-3.3
            PrepareWildCubes(),  # CAT-8.1
            StockReserve(),  # CORE-3.5
            DealRow(),  # CORE-3.6
            SeatEverybody(),  # CORE-3.8
            HandOutLockpicks(),  # CAT-2.7
            ChooseFirstSeat(),  # CORE-3.9
            MakeFirstClank(),  # CORE-3.10
            ArriveFirstCards(),  # CORE-3.11
            BeginFirstTurn(),  # CORE-4.1
        ),
        actions=(
            PlayCard(),  # CORE-4.1
            TakeCard(),  # CORE-9.1
            Move(PickLocks()),  # CORE-10.1
            Explore(),  # CAT-4.1
            Teleport(),  # CORE-10.9
            Buy(),  # CORE-11.1
            BuyWithCoupon(),  # CAT-12.3
            TakeArtifact(),  # RUL-41
            Unlock(),  # CAT-6.2
            MarkWayshrine(),  # CAT-6.6
            ConsumeToken(),  # CORE-12.2
            InvokeAbility(),  # CORE-6.5a
            EndTurn(),  # CORE-4.5
        ),
        triggers=(  # in the order of RUL-77
            StopIn(CRYSTAL_CAVE),  # CORE-10.8
            GiveReward(),  # CAT-6.1, then CAT-12.19
            ReachStart(),  # CORE-18.2
        ),
        marking=WayshrineMarking(),  # CAT-6.6
        doors=(
            StartDoor(),  # CORE-18.1
        ),
        end_of_turn=(  # CAT-9.1
            ResolveEndOfTurnEffects(),  # CORE-13.1
            ExpireTurnResources(),  # CORE-13.2
            ClearPlayArea(),  # CORE-13.3
            DrawHand(),  # CORE-13.4
            LeaveDungeon(),  # CORE-13.5
            RefillRow(),  # CORE-13.7
            AttackIfCalled(),  # CORE-13.9
            NextTurn(),  # CORE-13.10
        ),
        out_turn=(
            DrawWhenOut(),  # CORE-18.5, CAT-10.3
            NextTurn(),  # CORE-13.10
        ),
        scorers=(
            ArtifactPoints(),  # CORE-20.2
            TokenPoints(),  # CORE-20.2
            GoldPoints(),  # CORE-5.4
            CardPoints(),  # CORE-20.2
        ),
        frames=FRAMES + CATACOMBS_FRAMES,
        heuristics=HEURISTICS,
    )


def start_tile(pack: Pack, face: str) -> Tile:
    """Start tile of the pack with a face."""
    return next(tile for tile in pack.tiles if tile.set == START and face_of(tile.id) == face)


def promo_cards(rules: Ruleset) -> Ruleset:
    """Variant with three promotional cards, which are not among the 100."""
    return rules.named("promo").with_set("promo")
