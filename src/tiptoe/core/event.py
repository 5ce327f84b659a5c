"""Events of a game, named by past participles: told only while the state is recording, never read by a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from .stable_ids import DECLARATIONS

if TYPE_CHECKING:
    from .state import SeatId

HIDDEN: Final = -9  # a number that the reader may not know

EVENTS: Final[dict[str, EventKind]] = {}


@final
class EventKind:
    """Kind of event: its name, its rule, and the names of its numbers, such as "card room n".

    `hides` says that only the event's own seat may know the first number (CORE-21.2); `reveals`, that some seat has
    learned something new, so nothing before the event can be undone (RUL-34).
    """

    def __init__(self, name: str, rule: str, numbers: str = "", *, hides: bool = False, reveals: bool = False) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.numbers: Final = numbers.split()
        self.hides: Final = hides
        self.reveals: Final = reveals
        DECLARATIONS.add("event", name)
        assert name not in EVENTS, f"a second event '{name}'"
        EVENTS[name] = self


@final
@mypyc_attr(acyclic=True)
class Event:
    """Event: its kind, the seat it happened to, and up to three numbers."""

    __slots__ = ("first", "kind", "seat", "second", "third")

    def __init__(self, kind: EventKind, seat: SeatId, first: int, second: int, third: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third

    def seen_by(self, seat: int) -> Event:
        """The event as `seat`, or a spectator (-1), may see it."""
        if seat == self.seat or not self.kind.hides:
            return self
        return Event(self.kind, self.seat, HIDDEN, self.second, self.third)

    def numbers(self) -> list[int]:
        """Numbers of the event, as many as its kind names."""
        return [self.first, self.second, self.third][: len(self.kind.numbers)]

    def __repr__(self) -> str:
        pairs = [f"{name}={n}" for name, n in zip(self.kind.numbers, self.numbers())]
        return f"{self.kind.name}({', '.join([f'seat={self.seat}', *pairs])})"


SEAT_FIRST: Final = EventKind("FirstSeatChosen", "CORE-3.9", reveals=True)
TURN_BEGUN: Final = EventKind("TurnBegun", "CORE-4.1", "turn")
CARD_PLAYED: Final = EventKind("CardPlayed", "CORE-4.1", "card")
CARD_LAID_OUT: Final = EventKind("CardLaidOut", "RUL-120", "card")
CARD_DRAWN: Final = EventKind("CardDrawn", "CORE-8.1", "card", hides=True, reveals=True)
CARD_DISCARDED: Final = EventKind("CardDiscarded", "CORE-8.5", "card")
CARD_TRASHED: Final = EventKind("CardTrashed", "CORE-8.4", "card")
CARD_PUT_ON_DECK: Final = EventKind("CardPutOnDeck", "CORE-9.5", "card")
CARD_ACQUIRED: Final = EventKind("CardAcquired", "CORE-9.1", "card slot skill")
CARD_GAINED: Final = EventKind("CardGained", "CORE-8.2", "card")
DEVICE_USED: Final = EventKind("DeviceUsed", "CORE-9.3", "card slot skill")
MONSTER_DEFEATED: Final = EventKind("MonsterDefeated", "CORE-9.4", "card slot swords")
DECK_SHUFFLED: Final = EventKind("DeckShuffled", "CORE-8.1", "n", reveals=True)
RESOURCES_GAINED: Final = EventKind("ResourcesGained", "CORE-5.1", "skill swords boots")
BOOTS_BURIED: Final = EventKind("BootsBuried", "SOL-3.3", "n")
GOLD_GAINED: Final = EventKind("GoldGained", "CORE-5.4", "n")
GOLD_PAID: Final = EventKind("GoldPaid", "CORE-5.4", "n")
LOCKPICKS_SPENT: Final = EventKind("LockpicksSpent", "CAT-3.4", "n")
TELEPORT_GAINED: Final = EventKind("TeleportGained", "CORE-10.9", "n")
DEFERRED_PAID: Final = EventKind("LatentPaid", "CORE-6.3", "source")
OPTION_PICKED: Final = EventKind("OptionPicked", "RUL-110", "source n")
ABILITY_KEPT: Final = EventKind("AbilityKept", "CORE-6.5a", "effect")
CLANK_MADE: Final = EventKind("ClankMade", "CORE-7.1", "n cancelled")
CLANK_REMOVED: Final = EventKind("ClankRemoved", "CORE-7.2", "n credit")
TUNNEL_WALKED: Final = EventKind("TunnelWalked", "CORE-10.6", "room boots swords")
TELEPORTED: Final = EventKind("Teleported", "CORE-10.9", "room")
BOOTS_BLOCKED: Final = EventKind("BootsBlocked", "CORE-10.8", "room")
START_REACHED: Final = EventKind("StartReached", "CORE-18.2")
WILD_CUBE_ADDED: Final = EventKind("WildCubeAdded", "CAT-8.1")
TOKEN_TAKEN: Final = EventKind("TokenTaken", "CORE-12.1", "token room")
SECRET_REVEALED: Final = EventKind("SecretRevealed", "CORE-12.1", "token room", reveals=True)
PRISONER_FREED: Final = EventKind("PrisonerFreed", "CAT-6.5", "token room", reveals=True)
TOKEN_CONSUMED: Final = EventKind("TokenConsumed", "CORE-12.2", "token")
ITEM_BOUGHT: Final = EventKind("ItemBought", "CORE-11.1", "token gold")
MARKER_ADVANCED: Final = EventKind("MarkerAdvanced", "CORE-12.4", "space")
CARD_REVEALED: Final = EventKind("CardRevealed", "CORE-14.1", "card slot", reveals=True)
CARD_REPLACED: Final = EventKind("RowCardReplaced", "CORE-1.4", "card slot")
BLACK_RETURNED: Final = EventKind("BlackCubesReturned", "CORE-15.3", "n")
ATTACK_CALLED: Final = EventKind("AttackCalled", "CORE-14.6", "source")
ATTACK_BEGUN: Final = EventKind("AttackBegun", "CORE-15.2", "n extra danger")
LESSER_ATTACK_CALLED: Final = EventKind("LesserAttackCalled", "RUL-127", "source n")
OWN_CUBES_RETURNED: Final = EventKind("OwnCubesReturned", "RUL-127", "n")
CUBE_DRAWN: Final = EventKind("CubeDrawn", "CORE-15.4", "owner", reveals=True)
WILD_CUBE_DRAWN: Final = EventKind("WildCubeDrawn", "CAT-8.2", reveals=True)
SHADOW_DRAWN: Final = EventKind("ShadowDrawn", "SOL-5.4", reveals=True)
WILD_CUBES_RETURNED: Final = EventKind("WildCubesReturned", "CAT-8.3", "n")
DAMAGE_PREVENTED: Final = EventKind("DamagePrevented", "CAT-8.2", "card")
DAMAGE_TAKEN: Final = EventKind("DamageTaken", "CORE-16.1", "n")
DAMAGE_HEALED: Final = EventKind("DamageHealed", "CORE-16.6", "n")
KNOCKED_OUT: Final = EventKind("KnockedOut", "CORE-17.1", "room")
ESCAPED: Final = EventKind("Escaped", "CORE-18.2")
COUNTDOWN_ADVANCED: Final = EventKind("CountdownAdvanced", "CLA-7.4", "space")
DECK_EXHAUSTED: Final = EventKind("DungeonDeckExhausted", "CORE-14.3")
BAG_EMPTIED: Final = EventKind("BagEmptied", "CORE-19.2")
GAME_ENDED: Final = EventKind("GameEnded", "CORE-19.1", "turn")
MOVES: Final[list[EventKind]] = []  # their first number is the seat's new room


def declare_moves(*kinds: EventKind) -> None:
    """Registers kinds of events by which a seat comes into another room."""
    for kind in kinds:
        DECLARATIONS.add("move", kind.name)
        MOVES.append(kind)


declare_moves(TUNNEL_WALKED, TELEPORTED)
