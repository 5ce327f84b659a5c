"""Empty lists and dictionaries that fresh positions share: making and dropping new ones cost half a clone.

They are never written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .board import RoomId
    from .choice import ChoiceId
    from .components import CardId, Program, TokenId
    from .definitions import Frame
    from .event import Event
    from .kernel import Modifier, PendingAbility, PendingEffect
    from .seat_id import SeatId

NO_INTS: Final[list[int]] = []
NO_CARDS: Final[list[CardId]] = []
NO_TOKENS: Final[list[TokenId]] = []
NO_ROOMS: Final[list[RoomId]] = []
NO_CHOICES: Final[list[ChoiceId]] = []
NO_SEATS: Final[list[SeatId]] = []
NO_PILES: Final[list[list[TokenId]]] = []
NO_FRAMES: Final[list[Frame]] = []
NO_EFFECTS: Final[list[PendingEffect]] = []
NO_ABILITIES: Final[list[PendingAbility]] = []
NO_MODIFIERS: Final[list[Modifier]] = []
NO_PROGRAMS: Final[list[Program]] = []
NO_EVENTS: Final[list[Event]] = []
NO_OWN_FACTS: Final[dict[str, int]] = {}
NO_OWN_PILES: Final[dict[str, list[int]]] = {}
