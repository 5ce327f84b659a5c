"""CORE-10: tunnels, teleports, and what happens on entering a room."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.board import FOUNTAIN, NOWHERE, START, RoomId, Tunnel
from ..core.choice import DECLINE, MOVE, SWORDS, TELEPORT, ChoiceId, argument_of, verb_of
from ..core.components import ARTIFACT, MASTER_KEY, token_type
from ..core.definitions import Action, Door, Effect, Frame, Trigger, not_overridden
from ..core.event import BOOTS_BLOCKED, TELEPORT_GAINED, TELEPORTED, TUNNEL_WALKED
from ..core.pack import Pack
from ..core.price import BOOTS, Price
from ..core.refusals import Reason
from ..core.stable_ids import DECLARATIONS, FRAMES
from ..core.state import Seat, SeatId, State
from ..core.vocabulary import IGNORABLE, NUMBER, EffectWord, Field
from ..core.vocabulary import PLAY as PLAYED
from .encounters import meet_rivals
from .health import heal, take_damage, why_no_damage

# Bits of the obstacles that a seat can ignore until the end of the turn.
IGNORE_CAVES: Final = 1
IGNORE_MONSTERS: Final = 2
IGNORE_RIDES: Final = 4
IGNORABLES: Final[dict[str, int]] = {"crystal-cave": IGNORE_CAVES, "monsters": IGNORE_MONSTERS}


def declare_ignorable(name: str, bits: int) -> None:
    """Registers an obstacle under its name in packs."""
    DECLARATIONS.add("obstacle", name)
    IGNORABLES[name] = bits


MAP: Final = token_type("catacombs-map", 4096)  # one-way tunnels lead both ways for its owner
CLOAK: Final = token_type("invisibility-cloak", 16384)  # the monsters of tunnels do not see its owner

ALREADY_OUT: Final = Reason("already-out", "CORE-18.2")
BLOCKED_BY_CAVE: Final = Reason("blocked-by-cave", "CORE-10.8")
TOO_DIZZY: Final = Reason("too-dizzy", "SPA-5.8")
ONE_WAY: Final = Reason("one-way", "CORE-10.4")
LOCKED: Final = Reason("locked", "CLA-3.1")
NOTHING_THERE: Final = Reason("nothing-there", "CORE-10.1")
START_CLOSED: Final = Reason("start-closed", "CORE-18.1")
NEED_BOOTS: Final = Reason("need-boots", "CORE-10.1", short="boots")
NEED_TWO_BOOTS: Final = Reason("need-two-boots", "CORE-10.2", short="boots")
NO_MONSTER_THERE: Final = Reason("no-monster-there", "CORE-10.3")
NEED_SWORDS_THERE: Final = Reason("need-swords-there", "CORE-10.3", short="swords")
NO_TELEPORT: Final = Reason("no-teleport", "CORE-10.9", no_way=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Locks:
    """CORE-10.5: rule of a game for passing locks."""

    def why_not(self, state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
        raise not_overridden(self)

    def picks(self, state: State, tunnel: Tunnel) -> int:
        """Number of lockpicks that passing costs."""
        return 0

    def open(self, state: State, seat: Seat, tunnel: Tunnel) -> None:
        """Opens the locks of the tunnel, whose price is paid."""


@final
class KeyLocks(Locks):
    """CLA-3.1, RUL-46: the owner of a Master Key passes every lock; the key is kept."""

    def why_not(self, state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
        return None if seat.tags_held & MASTER_KEY else LOCKED  # a key is never lost, so `held` (this turn) means now


@final
class Move(Action):
    """CORE-10.6: walks through a tunnel; boots, locks, swords and damage are checked and paid together."""

    rule: ClassVar[str] = "CORE-10.1"

    def __init__(self, locks: Locks) -> None:
        super().__init__(MOVE)
        self.locks: Final = locks

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if seat.boots == 0 or seat.blocked or has_ridden(seat) or seat.leaving:
            return
        for tunnel in state.board.ways(seat.room):
            if tunnel.boots > seat.boots or tunnel.end == NOWHERE:
                continue
            monsters = monsters_met(seat, tunnel)
            for swords in range(most_swords(seat, monsters) + 1):
                if self.why_not_walk(state, seat, tunnel, swords) is None:
                    out.append(ChoiceId(MOVE | tunnel.index * SWORDS + swords))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        tunnel = state.board.ways(seat.room)[argument_of(choice) // SWORDS]
        price = self.price(state, seat, choice)
        price.charge(seat)
        if tunnel.locks:
            self.locks.open(state, seat, tunnel)
        if tunnel.portal:
            seat.portals_used += 1
        if state.recording:
            state.tell(TUNNEL_WALKED, seat.index, tunnel.end, price.boots, price.swords)
        if price.damage:
            take_damage(state, seat, price.damage)
        enter(state, seat, tunnel.end)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        """Price of a walk: the swords that `choice` names, and one damage for each other monster."""
        tunnel, swords = state.board.ways(seat.room)[argument_of(choice) // SWORDS], argument_of(choice) % SWORDS
        if not tunnel.monsters and not tunnel.locks and not tunnel.portal and not swords:
            return BOOTS[tunnel.boots]
        picks, portals = self.locks.picks(state, tunnel) if tunnel.locks else 0, 1 if tunnel.portal else 0
        damage = max(monsters_met(seat, tunnel) - swords, 0)
        return Price(boots=tunnel.boots, portals=portals, lockpicks=picks, swords=swords, damage=damage)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        way, swords = divmod(argument_of(choice), SWORDS)
        return self.why_not_walk(state, seat, state.board.ways(seat.room)[way], swords)

    def why_not_walk(self, state: State, seat: Seat, tunnel: Tunnel, swords: int) -> Reason | None:
        """CORE-10.1 to 10.6: first reason against walking through a tunnel with `swords` for its monsters."""
        if tunnel.end == NOWHERE:
            return NOTHING_THERE
        reason = why_not_set_out(seat, tunnel)
        if reason is not None:
            return reason
        if tunnel.locks:
            reason = self.locks.why_not(state, seat, tunnel)
            if reason is not None:
                return reason
        reason = why_not_enter(state, seat, tunnel.end)
        if reason is not None:
            return reason
        if tunnel.boots > seat.boots:
            return why_no_boots(tunnel.boots)
        return why_not_pass(state, seat, monsters_met(seat, tunnel), swords)


def why_not_set_out(seat: Seat, tunnel: Tunnel) -> Reason | None:
    """CORE-10.4, 10.8, CAT-3.5: reason against spending boots, or against going against an arrow without the Map."""
    if seat.leaving:
        return ALREADY_OUT
    if seat.blocked:
        return BLOCKED_BY_CAVE
    if has_ridden(seat):
        return TOO_DIZZY
    return ONE_WAY if tunnel.against and not seat.tags_held & MAP else None


def has_ridden(seat: Seat) -> bool:
    """SPA-5.8: whether a ride forbids the seat to walk; a text may lift this, played before or after the ride."""
    return seat.ridden and not seat.ignores & IGNORE_RIDES


def why_no_boots(boots: int) -> Reason:
    """CORE-10.1, 10.2: reason for lacking `boots` boots."""
    return NEED_BOOTS if boots == 1 else NEED_TWO_BOOTS


def why_not_pass(state: State, seat: Seat, monsters: int, swords: int) -> Reason | None:
    """CORE-10.3: reason against passing `monsters` with `swords`; the rest must be damage that may be taken."""
    if swords > monsters:
        return NO_MONSTER_THERE
    if swords > seat.swords:
        return NEED_SWORDS_THERE
    return why_no_damage(state, seat, monsters - swords) if swords < monsters else None


def most_swords(seat: Seat, monsters: int) -> int:
    """Most swords that the seat can spend on `monsters`; a choice can name at most SWORDS - 1."""
    return min(monsters, seat.swords, SWORDS - 1)


def monsters_met(seat: Seat, tunnel: Tunnel) -> int:
    """CORE-10.3, RUL-113: monsters of a tunnel, or 0 if the seat ignores them by a text or a cloak."""
    return 0 if seat.ignores & IGNORE_MONSTERS or seat.tags_held & CLOAK else tunnel.monsters


@final
class Teleport(Action):
    """CLA-3.3: teleports to a connected room without boots; icons of the tunnel do not matter, entering is as usual."""

    rule: ClassVar[str] = "CORE-10.9"

    def __init__(self) -> None:
        super().__init__(TELEPORT)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if seat.teleports > 0:
            teleport_options(state, seat, out)

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        seat.teleports -= 1
        teleport(state, seat, choice)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return NO_TELEPORT if seat.teleports == 0 else why_not_teleport(state, seat, choice)


def teleport_options(state: State, seat: Seat, out: list[ChoiceId]) -> None:
    """Adds a choice for each tunnel that the seat may teleport through."""
    if seat.leaving or seat.discovering:
        return
    for tunnel in state.board.ways(seat.room):
        if why_not_through(state, seat, tunnel) is None:
            out.append(ChoiceId(TELEPORT | tunnel.index * SWORDS))


def teleport(state: State, seat: Seat, choice: ChoiceId) -> None:
    """Teleports the seat through the tunnel of `choice`."""
    tunnel = state.board.ways(seat.room)[argument_of(choice) // SWORDS]
    if tunnel.portal:
        seat.portals_used += 1
    if tunnel.end == NOWHERE:
        assert state.rules.chart is not None
        state.rules.chart.discover(state, seat, tunnel, teleporting=True)
        return
    jump(state, seat, tunnel.end)


def jump(state: State, seat: Seat, room: RoomId) -> None:
    """Moves the seat straight to a room, connected or not."""
    if state.recording:
        state.tell(TELEPORTED, seat.index, room)
    enter(state, seat, room)


def why_not_through(state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
    """Reason against teleporting through a tunnel, into its room or over the edge of the map."""
    if tunnel.end == NOWHERE:
        return NOTHING_THERE if state.rules.chart is None else state.rules.chart.why_not_discover(state, seat, tunnel)
    return why_not_enter(state, seat, tunnel.end, teleporting=True)


def why_not_teleport(state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
    """Reason against the teleport of `choice`, or None."""
    if seat.leaving:
        return ALREADY_OUT
    argument = argument_of(choice)
    if argument % SWORDS:
        return NO_MONSTER_THERE
    return why_not_through(state, seat, state.board.ways(seat.room)[argument // SWORDS])


def may_enter(state: State, seat: Seat, room: RoomId) -> bool:
    return why_not_enter(state, seat, room) is None


def why_not_enter(state: State, seat: Seat, room: RoomId, *, teleporting: bool = False) -> Reason | None:
    """Reason of a door against entering a room; `teleporting` adds reasons against teleports only."""
    features = state.board.features[room]
    if not features & state.rules.guarded:
        return None
    for door in state.rules.doors:
        if features & door.features:
            reason = door.why_not(state, seat, room)
            if reason is None and teleporting:
                reason = door.why_not_teleport(state, seat, room)
            if reason is not None:
                return reason
    return None


@final
class StartDoor(Door):
    """CORE-18.1, CAT-6.8, RUL-22: opens the start only to seats with an Artifact."""

    rule: ClassVar[str] = "CORE-18.1"

    def __init__(self) -> None:
        super().__init__(START)

    def why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        return None if seat.tags_held & ARTIFACT else START_CLOSED


def enter(state: State, seat: Seat, room: RoomId) -> None:
    """CORE-10.7, 10.10: enters a room, by any means; runs the triggers in the order of RUL-77."""
    seat.room = room
    seat.stood_on |= state.board.features[room]
    meet_rivals(state, seat)
    for trigger in state.rules.triggers:
        trigger.entered(state, seat, room)


@final
class GainTeleports(Effect):
    """RUL-107: teleports. Those of played cards add up and last to the end of the turn; others are used now or lost."""

    def __init__(self, n: int, *, kept: bool) -> None:
        super().__init__()
        self.n: Final = n
        self.is_kept: Final = kept

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if not self.is_kept:
            ask_teleport(state, seat, source, self.n)
            return
        seat.teleports += self.n
        if state.recording:
            state.tell(TELEPORT_GAINED, seat.index, self.n)


def ask_teleport(state: State, seat: Seat, source: int, n: int) -> None:
    """Asks where to teleport, if there is a way."""
    ways: list[ChoiceId] = []
    teleport_options(state, seat, ways)
    if n > 0 and ways:
        state.stack.append(Teleporting(seat.index, source, n))


@final
class Teleporting(Frame):
    """Question where to teleport at once, if anywhere; further teleports are asked after the triggers of the room."""

    kind: ClassVar[int] = FRAMES.claim("teleporting", 10)
    prompt: ClassVar[str] = "teleport"
    verbs: ClassVar[tuple[int, ...]] = (TELEPORT, DECLINE)
    rule: ClassVar[str] = "CORE-10.9"

    def __init__(self, seat: SeatId, source: int, left: int, *, asks: bool = True) -> None:
        super().__init__(seat, asks=asks)
        self.source: Final = source
        self.left: Final = left

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        teleport_options(state, seat, out)
        out.append(ChoiceId(DECLINE))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        if verb_of(choice) == DECLINE:
            return
        if self.left > 1:
            state.stack.append(Teleporting(self.seat, self.source, self.left - 1, asks=False))
        teleport(state, seat, choice)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        if verb_of(choice) == TELEPORT:
            return why_not_teleport(state, seat, choice)
        return super().why_not(state, seat, choice)

    def run(self, state: State, seat: Seat) -> None:
        if not self.asks:
            ask_teleport(state, seat, self.source, self.left)

    def about(self) -> int:
        return self.source

    def fields(self) -> list[int]:
        return [self.source, self.left, 1 if self.asks else 0]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Teleporting:
        return Teleporting(seat, fields[0], fields[1], asks=fields[2] == 1)


@final
class StopIn(Trigger):
    """CLA-3.4, CAT-3.7, SPA-5.4: forbids boots for the rest of the turn (RUL-44), unless a text lifts it (RUL-113)."""

    rule: ClassVar[str] = "CORE-10.8"

    def __init__(self, feature: int) -> None:
        self.feature: Final = feature

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        if state.board.features[room] & self.feature and not seat.ignores & IGNORE_CAVES:
            was_blocked = seat.blocked
            seat.blocked = True
            if state.recording and not was_blocked:
                state.tell(BOOTS_BLOCKED, seat.index, room)


@final
class HealAtFountain(Trigger):
    """Heals 1 on every entry (CORE-10.11, RUL-47)."""

    rule: ClassVar[str] = "CLA-3.5"

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        if state.board.features[room] & FOUNTAIN:
            heal(state, seat, 1)


@final
class Ignore(Effect):
    """RUL-113: ignores obstacles to the end of the turn; a block already in force is lifted."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what: Final = what

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        seat.ignores |= self.what
        if self.what & IGNORE_CAVES:
            seat.blocked = False


EFFECTS: Final[dict[str, EffectWord]] = {
    "teleport": EffectWord(
        "CORE-10.9",
        (Field("teleport", NUMBER),),
        lambda a: GainTeleports(a.number("teleport"), kept=a.moment == PLAYED),
        asks=True,
    ),
    "ignore": EffectWord("RUL-113", (Field("ignore", IGNORABLE),), lambda a: Ignore(a.number("ignore"))),
}
