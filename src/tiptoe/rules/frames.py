"""Frames that the shared rules can leave on the stack, for decoding stored games."""

from __future__ import annotations

from typing import Final

from ..core.definitions import Frame
from ..core.kernel import Resolving
from .abilities import Jumping
from .acquire import Replacing, TakingFree
from .attack import Shielding
from .deck import Discarding, PuttingOnDeck, Trashing
from .market_offers import Bargaining
from .move import Teleporting
from .reactions import LaidOut
from .refill import Arriving, ArrivingText, Refilling
from .texts import Choosing, EachChoosing
from .tokens import Fetching, TakingToken
from .turn import MainTurn, OrderingEnd, RunningPlan

FRAMES: Final[tuple[type[Frame], ...]] = (
    *(Resolving, RunningPlan, MainTurn, OrderingEnd),
    *(Refilling, Arriving, ArrivingText),
    *(Choosing, Trashing, Discarding, PuttingOnDeck, Replacing),
    *(TakingToken, Fetching, TakingFree, Bargaining),
    *(Teleporting, Jumping, Shielding),
    *(LaidOut, EachChoosing),
)
