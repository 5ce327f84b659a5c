"""Choices of the public library: strings with a price, a text and the things that they name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from ..core.board import Board, RoomId, feature_name
from ..core.choice import ChoiceId
from ..core.choice_arguments import ROW, kind_name
from ..core.notation import key
from ..core.pack import Pack
from ..core.tiles import place_of
from ..text.game import GameText
from ..text.language import Words
from ..view.choice_info import ChoiceInfo
from ..view.view import View as EngineView
from ..wire.offered import Things, as_lines
from ..wire.offers import Cell
from .cards import Price, price_of

About: TypeAlias = "dict[str, str | int]"

OFFERED: Final = ("card", "token", "room", "tile")  # things of an offer that are ids


class Choice(str):
    """A legal choice. It is its key, such as `play:burgle`, and equal to that text.

    `number` names it in the int engine: the same choice has the same number in every game of this spec.

    >>> import tiptoe
    >>> choice = tiptoe.Game("classic", seats=2, seed=1).choices[0]
    >>> choice
    <Choice play:burgle 'Play Burgle'>
    >>> choice == "play:burgle", choice.verb, choice.about, choice.price
    (True, 'play', {'card': 'burgle'}, Price())
    >>> "play:stumble" in tiptoe.Game("classic", seats=2, seed=1).choices
    True
    """

    __slots__ = ("_details", "_said", "number")

    number: ChoiceId  # of the engine: the same choice has the same number in every game of this spec
    _details: Details | None
    _said: Said | None

    def __new__(cls, key: str, number: ChoiceId, details: Details | None = None, said: Said | None = None) -> Choice:
        """Made by games and views; a program never needs to make one."""
        made = super().__new__(cls, key)
        for name, value in (("number", number), ("_details", details), ("_said", said)):
            object.__setattr__(made, name, value)
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a choice does not change; '{name}' cannot be set")

    @property
    def key(self) -> str:
        """The choice as plain text."""
        return str.__str__(self)

    @property
    def verb(self) -> str:
        """The part of the key before the colon: `play`, `acquire`, `move`, `end-turn` ..."""
        return self.partition(":")[0]

    @property
    def text(self) -> str:
        """The choice as a person reads it, in the language of the view it belongs to."""
        return self._tell.text(self.number)

    @property
    def price(self) -> Price:
        """The price of the choice: `choice.price.skill`, `.swords`, `.gold` ..."""
        return self._tell.price(self.number)

    @property
    def gains(self) -> tuple[str, ...]:
        """The things that the choice brings besides its price, a line each, in the language of the view.

        >>> import tiptoe
        >>> game = tiptoe.Game.from_scenario('given = { seat0 = { room = "d4", boots = 2 } }')
        >>> [(choice.key, choice.gains) for choice in game.choices if choice.room == "d10"]
        [('move:d10', ('2 minor secrets',))]
        """
        return self._tell.outcome(self.number)[0]

    @property
    def harms(self) -> tuple[str, ...]:
        """The things that the choice costs or gives up besides its price, a line each, in the language of the view."""
        return self._tell.outcome(self.number)[1]

    @property
    def about(self) -> dict[str, str | int]:
        """The things that the choice is about, by kind: card, room, token, slot, tile, cell, effect, option ..."""
        return dict(self._tell.about(self.number))

    @property
    def card(self) -> str | None:
        """The id of the card that the choice is about, or whose text it answers; or None."""
        return self._thing("card")

    @property
    def token(self) -> str | None:
        """The id of the token that the choice is about, or whose text it answers; or None."""
        return self._thing("token")

    @property
    def room(self) -> str | None:
        """The room that the choice leads to, or in which it happens; or None.

        >>> import tiptoe
        >>> game = tiptoe.Game("catacombs", seats=2, seed=1)
        >>> while "place:0" not in game.choices:
        ...     _ = game.play(game.choices[-1])
        >>> [choice.room for choice in game.choices if choice.verb == "place"]  # the tile in hand, turned
        [None, 's02-strongbox', 's02-strongbox', 's02-stalls']
        """
        return self._thing("room")

    @property
    def tile(self) -> str | None:
        """The tile that the choice lays, turns or is about, or None."""
        return self._thing("tile")

    @property
    def cell(self) -> tuple[int, int] | None:
        """The cell of a growing map where the choice lays or explores: steps east and south of the start; or None."""
        place = self._thing("cell")
        if place is None:
            return None
        x, _, y = place.partition(",")
        return int(x), int(y)

    def _thing(self, what: str) -> str | None:
        found = self._tell.about(self.number).get(what)
        return found if isinstance(found, str) else None

    @property
    def _tell(self) -> Details | Said:
        known = self._said if self._details is None else self._details
        assert known is not None, "a choice without details was made by hand"
        return known

    def __repr__(self) -> str:
        return f"<Choice {self.key} {self.text!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Choice, (self.key, self.number, None, said_of(self))


@dataclass(frozen=True)
class Said:
    """Everything that can be asked of one choice, kept after its view is gone: in a pickle, or off the wire."""

    said_price: Price
    said_about: About
    said_text: str
    said_gains: tuple[str, ...]
    said_harms: tuple[str, ...]

    def price(self, number: ChoiceId) -> Price:
        return self.said_price

    def about(self, number: ChoiceId) -> About:
        return self.said_about

    def text(self, number: ChoiceId) -> str:
        return self.said_text

    def outcome(self, number: ChoiceId) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return self.said_gains, self.said_harms


def said_of(choice: Choice) -> Said:
    """Asks a choice everything."""
    return Said(choice.price, choice.about, choice.text, choice.gains, choice.harms)


class Details:
    """Prices, things and texts of a view's choices, computed on demand.

    They are computed from the view alone, so they cannot give anything hidden away.
    """

    def __init__(self, view: EngineView, words: Words) -> None:
        self.view: Final = view
        self.words: Final = words

    @cached_property
    def voice(self) -> GameText:
        """Texts of the game for the view's seat."""
        return GameText(self.words, self.view)

    @cached_property
    def offered(self) -> ChoiceInfo:
        """Rule queries about the position that the view knows."""
        return ChoiceInfo(self.view)

    @cached_property
    def things(self) -> Things:
        """Reader of the things that offers name."""
        return Things(self.view, self.offered)

    def choices(self) -> tuple[Choice, ...]:
        """Legal choices of the view's seat."""
        known = self.offered.state()
        return tuple(Choice(key(number, known), number, self) for number in self.view.choices)

    def price(self, number: ChoiceId) -> Price:
        """The price of a choice."""
        return price_of(self.offered.price(number))

    def text(self, number: ChoiceId) -> str:
        """The sentence of a choice."""
        return self.voice.choice(number)

    def outcome(self, number: ChoiceId) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The gains and the harms of a choice besides its price."""
        told = self.voice.outcomes.of(number)
        return tuple(as_lines(told.gains)), tuple(as_lines(told.harms))

    def about(self, number: ChoiceId) -> About:
        """The things that a choice is about, by their ids."""
        named = things_named(self.offered.about(number), self.view.rules.pack, self.view.board, self.view.me.room)
        return named | things_offered(self.things.of(number))


def things_offered(fields: Mapping[str, object]) -> About:
    """Converts the things in an offer of the wire that a key does not name: where it leads, and whose text it is."""
    found: About = {what: str(fields[what]) for what in OFFERED if isinstance(fields.get(what), str)}
    cell = fields.get("cell")
    return found | ({"cell": f"{cell.x},{cell.y}"} if isinstance(cell, Cell) else {})


def things_named(about: dict[str, int], pack: Pack, board: Board, here: RoomId) -> About:
    """Converts the numbers of `core.notation.about` to ids; `here` is the room of the seat, for its ways."""
    return {what: _named(what, n, pack, board, here) for what, n in about.items()}


def _named(what: str, n: int, pack: Pack, board: Board, here: RoomId) -> str | int:
    if what == "card":
        return pack.cards[n].id
    if what == "slot":
        return f"row{n + 1}" if n < ROW else pack.reserve_cards[n - ROW].id
    if what == "way":
        return board.ways(here)[n].key
    if what == "room":
        return board.rooms[n]
    if what == "token":
        return pack.tokens[n].id
    if what == "kind":
        return kind_name(n, pack)
    if what == "tile":
        return pack.tiles[n].id
    if what == "dare":
        return pack.night.dares[n].id
    if what == "cell":
        return ",".join(map(str, place_of(n)))
    if what == "effect":
        return pack.effects[n].label
    return feature_name(n) if what == "feature" else n
