"""Arguments of choices: how each kind is written and read, and which things of the game it names.

`about` returns these things as numbers by name: card, slot, way (an exit of the room), room, token, kind of token,
effect, option. A game may add kinds of arguments and names of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from .refusals import Reason

if TYPE_CHECKING:
    from .pack import Pack
    from .state import State

About: TypeAlias = dict[str, int]
Names: TypeAlias = "Callable[[State], list[str]]"

NO_CHOICE: Final = -1
MAX_ARGUMENT: Final = (1 << 14) - 1  # the largest argument
MAX_DIGITS: Final = 10  # texts with this many digits are rejected; int() would raise for thousands
ROW: Final = 6  # slots below this are in the row (CORE-1.4), slots from this on are reserve piles
SWORDS: Final = 8  # an argument with swords is number * SWORDS + swords
MOST_MONSTERS: Final = SWORDS - 1  # on one tunnel of a pack: a choice names no more swords
TOKEN_KINDS: Final = 64  # an argument of room and token kind is room * TOKEN_KINDS + kind
OPTIONS: Final = 32  # the most options that a text offers

NOT_ADJACENT: Final = Reason("not-adjacent", "CORE-10.1", no_way=True)
NO_SUCH_THING: Final = Reason("no-such-thing", "CORE-4.3", no_way=True)
NAMED_BY_ITS_PLACE: Final = Reason("named-by-its-place", "CORE-4.3", no_way=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """Kind of argument of some verbs: by default an index into the list `names`."""

    def __init__(self, what: str, names: Names) -> None:
        self.what: Final = what
        self.names: Final = names

    def write(self, n: int, state: State) -> str:
        return self.names(state)[n]

    def read(self, text: str, state: State) -> int:
        """Parses `text` in this position; returns the argument, or NO_CHOICE."""
        names = self.names(state)
        return names.index(text) if text in names else NO_CHOICE

    def misread(self, text: str, state: State) -> Reason:
        """Reason to give when `read` returned NO_CHOICE for `text`."""
        return NO_SUCH_THING

    def about(self, n: int, state: State) -> About:
        return {self.what: n}

    def every(self, state: State) -> list[int]:
        """All values that the argument can have in any position of the game that `state` belongs to."""
        return list(range(len(self.names(state))))


@final
class NoArgument(Argument):
    """No argument, as in `end-turn`."""

    def write(self, n: int, state: State) -> str:
        return ""

    def read(self, text: str, state: State) -> int:
        return NO_CHOICE if text else 0

    def about(self, n: int, state: State) -> About:
        return {}

    def every(self, state: State) -> list[int]:
        return [0]


@final
class Number(Argument):
    """Plain number, such as that of an option."""

    def write(self, n: int, state: State) -> str:
        return str(n)

    def read(self, text: str, state: State) -> int:
        return int(text) if text.isdecimal() and len(text) < MAX_DIGITS and int(text) <= MAX_ARGUMENT else NO_CHOICE

    def every(self, state: State) -> list[int]:
        return list(range(1, OPTIONS + 1))


@final
class Slot(Argument):
    """Slot of the row, or pile of the reserve named by its card; `about` adds the card that lies there."""

    def misread(self, text: str, state: State) -> Reason:
        lies_there = any(card >= 0 and state.cards[card].id == text for card in state.row)
        return NAMED_BY_ITS_PLACE if lies_there else NO_SUCH_THING

    def about(self, n: int, state: State) -> About:
        card = state.row[n] if n < ROW else state.rules.pack.reserve[n - ROW]
        return {"slot": n, "card": card} if card >= 0 else {"slot": n}


@final
class Way(Argument):
    """Exit of the room where the asked seat stands, by its index among the exits."""

    def misread(self, text: str, state: State) -> Reason:
        chart = state.rules.chart
        is_place = text in state.board.rooms or (chart is not None and chart.has_mouth(state.board, text))
        return NOT_ADJACENT if is_place else NO_SUCH_THING

    def every(self, state: State) -> list[int]:
        return list(range(state.rules.most_ways()))


@final
class RoomNumber(Argument):
    """Room by its number; on growing maps some numbers belong to no room."""

    def every(self, state: State) -> list[int]:
        return state.rules.rooms_there_are()


@final
class TokenKind(Argument):
    """Kind of token, by the bit length of its tag."""

    def write(self, n: int, state: State) -> str:
        return kind_name(n, state.rules.pack)

    def read(self, text: str, state: State) -> int:
        tags = state.rules.pack.tags
        return tags[text].bit_length() if text in tags else NO_CHOICE

    def every(self, state: State) -> list[int]:
        kinds = {token.kind.bit_length() for token in state.rules.pack.tokens}
        return sorted([kind for kind in kinds if kind < TOKEN_KINDS])  # the others never lie in a room


@final
class RoomToken(Argument):
    """Kind of token in a room: `d14:major-secret`."""

    def write(self, n: int, state: State) -> str:
        return f"{ROOM.write(n // TOKEN_KINDS, state)}:{TOKEN_KIND.write(n % TOKEN_KINDS, state)}"

    def read(self, text: str, state: State) -> int:
        named, _, kind = text.partition(":")
        room, token = ROOM.read(named, state), TOKEN_KIND.read(kind, state)
        return NO_CHOICE if room < 0 or token < 0 else room * TOKEN_KINDS + token

    def about(self, n: int, state: State) -> About:
        return {"room": n // TOKEN_KINDS, "kind": n % TOKEN_KINDS}

    def every(self, state: State) -> list[int]:
        kinds = TOKEN_KIND.every(state)
        return [room * TOKEN_KINDS + kind for room in ROOM.every(state) for kind in kinds]


@final
class WithSwords(Argument):
    """Argument `of` combined with the number of swords spent: `d14+1s`."""

    def __init__(self, of: Argument) -> None:
        super().__init__(of.what, of.names)
        self.of: Final = of

    def write(self, n: int, state: State) -> str:
        name, swords = self.of.write(n // SWORDS, state), n % SWORDS
        return f"{name}+{swords}s" if swords else name

    def read(self, text: str, state: State) -> int:
        name, _, spent = text.partition("+")
        swords = int(spent[:-1]) if spent.endswith("s") and spent[:-1].isdecimal() and len(spent) < MAX_DIGITS else 0
        number = self.of.read(name, state)
        return NO_CHOICE if number < 0 or (spent and not 0 < swords < SWORDS) else number * SWORDS + swords

    def misread(self, text: str, state: State) -> Reason:
        return self.of.misread(text.partition("+")[0], state)

    def about(self, n: int, state: State) -> About:
        return self.of.about(n // SWORDS, state)

    def every(self, state: State) -> list[int]:
        return [number * SWORDS + swords for number in self.of.every(state) for swords in range(SWORDS)]


def kind_name(number: int, pack: Pack) -> str:
    """Name of the kind of token whose tag has the bit length `number`."""
    for name, tag in pack.tags.items():
        if tag.bit_length() == number:
            return name
    return str(number)


def no_names(state: State) -> list[str]:
    """Returns no names: for arguments that override `read` and `write`."""
    return []


def _cards(state: State) -> list[str]:
    return [card.id for card in state.cards]


def _slots(state: State) -> list[str]:
    return [f"row{slot + 1}" for slot in range(ROW)] + [card.id for card in state.rules.pack.reserve_cards]


def _rooms(state: State) -> list[str]:
    return state.board.rooms


def _tokens(state: State) -> list[str]:
    return [token.id for token in state.rules.pack.tokens]


def _seats(state: State) -> list[str]:
    return [f"seat{index}" for index in range(len(state.seats))]


def _effects(state: State) -> list[str]:
    return [effect.label for effect in state.rules.pack.effects]


def _ways(state: State) -> list[str]:
    if not state.stack:
        return []
    here = state.seats[state.stack[-1].seat].room
    return [tunnel.key for tunnel in state.board.ways(here)] if here >= 0 else []


NONE: Final = NoArgument("none", no_names)
CARD: Final = Argument("card", _cards)
SLOT: Final = Slot("slot", _slots)
ROOM: Final = RoomNumber("room", _rooms)
TOKEN: Final = Argument("token", _tokens)
TOKEN_KIND: Final = TokenKind("kind", no_names)
ROOM_TOKEN: Final = RoomToken("room", no_names)
EFFECT: Final = Argument("effect", _effects)
WAY: Final = Way("way", _ways)
TUNNEL: Final = WithSwords(WAY)
NUMBER: Final = Number("option", no_names)
SEAT: Final = Argument("seat", _seats)
