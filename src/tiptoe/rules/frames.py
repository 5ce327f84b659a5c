"""Every frame the shared rules can leave on the stack, by kind: how a stored game finds back into it."""

from __future__ import annotations

from typing import Final

from ..core.kernel import Resolving
from ..core.material import Pack
from ..core.ruleset import Reviver
from .abilities import Jump, Jumping
from .acquire import Replacing, TakingFree
from .attack import Shielding
from .bargains import Bargaining
from .deck import Discarding, MayDiscard, PuttingOnDeck, Trash, Trashing
from .move import Teleporting
from .refill import Arriving, Refilling
from .texts import Choose, Choosing
from .tokens import Fetching, TakingToken
from .turn import MainTurn, OrderingEnd, Plan


def _choosing(pack: Pack, seat: int, fields: list[int]) -> Choosing:
    effect = pack.effect(fields[0])
    assert isinstance(effect, Choose)
    return Choosing(seat, effect, fields[1], fields[2], fields[3], asks=fields[4] == 1)


def _trashing(pack: Pack, seat: int, fields: list[int]) -> Trashing:
    effect = pack.effect(fields[2])
    assert isinstance(effect, Trash)
    return Trashing(seat, effect, fields[0], fields[3], optional=fields[1] == 1)


def _discarding(pack: Pack, seat: int, fields: list[int]) -> Discarding:
    effect = pack.effect(fields[2])
    assert isinstance(effect, MayDiscard)
    return Discarding(seat, effect, fields[0], fields[3], optional=fields[1] == 1)


def _jumping(pack: Pack, seat: int, fields: list[int]) -> Jumping:
    effect = pack.effect(fields[2])
    assert isinstance(effect, Jump)
    return Jumping(seat, effect, fields[0], optional=fields[1] == 1)


def _shielding(pack: Pack, seat: int, fields: list[int]) -> Shielding:
    seats = (len(fields) - 2) // 2
    return Shielding(seat, fields[1 : seats + 2], fields[seats + 2 :], fields[0])


FRAMES: Final[dict[int, Reviver]] = {
    Resolving.kind: lambda pack, seat, fields: Resolving(seat, pack.program(fields[0]), fields[1], fields[2]),
    Plan.kind: lambda pack, seat, fields: Plan(seat, fields[0], fields[1]),
    MainTurn.kind: lambda pack, seat, fields: MainTurn(seat, again=fields[0] == 1),
    Choosing.kind: _choosing,
    Trashing.kind: _trashing,
    Discarding.kind: _discarding,
    PuttingOnDeck.kind: lambda pack, seat, fields: PuttingOnDeck(seat, fields[0], optional=fields[1] == 1),
    Replacing.kind: lambda pack, seat, fields: Replacing(seat, fields[0], optional=fields[1] == 1),
    TakingToken.kind: lambda pack, seat, fields: TakingToken(seat, fields[0]),
    Fetching.kind: lambda pack, seat, fields: Fetching(seat, fields[0], optional=fields[1] == 1),
    Teleporting.kind: lambda pack, seat, fields: Teleporting(seat, fields[0], fields[1], asks=fields[2] == 1),
    Shielding.kind: _shielding,
    Jumping.kind: _jumping,
    Bargaining.kind: lambda pack, seat, fields: Bargaining(seat, fields[0], fields[2], optional=fields[1] == 1),
    TakingFree.kind: lambda pack, seat, fields: TakingFree(seat, fields[0], optional=fields[1] == 1),
    Refilling.kind: lambda pack, seat, fields: Refilling(seat),
    Arriving.kind: lambda pack, seat, fields: Arriving(seat, fields[0]),
    OrderingEnd.kind: lambda pack, seat, fields: OrderingEnd(seat, asks=fields[0] == 1),
}
