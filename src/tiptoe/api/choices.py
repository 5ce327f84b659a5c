"""Choices of the public library: strings with a price, a text and the things that they name."""

from __future__ import annotations

from functools import cached_property
from typing import Final, TypeAlias

from ..core.board import NOWHERE, Board, RoomId, feature_name
from ..core.choice import ChoiceId
from ..core.choice_arguments import ROW, kind_name
from ..core.notation import key
from ..core.pack import Pack
from ..core.tiles import place_of
from ..text.game import GameText
from ..text.language import Words
from ..view.choice_info import ChoiceInfo
from ..view.view import View as EngineView
from .cards import Price, price_of

About: TypeAlias = "dict[str, str | int]"


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
    _said: tuple[Price, About, str] | None

    def __new__(
        cls, key: str, number: ChoiceId, details: Details | None = None, said: tuple[Price, About, str] | None = None
    ) -> Choice:
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
        return self._all()[2]

    @property
    def price(self) -> Price:
        """The price of the choice: `choice.price.skill`, `.swords`, `.gold` ..."""
        return self._details.price(self.number) if self._said is None and self._details else self._all()[0]

    @property
    def about(self) -> dict[str, str | int]:
        """The things that the choice names, by kind: card, room, token, slot, tile, cell, effect, option ..."""
        found = self._details.about(self.number) if self._said is None and self._details else self._all()[1]
        return dict(found)

    @property
    def card(self) -> str | None:
        """The id of the card that the choice is about, or None."""
        found = self.about.get("card")
        return found if isinstance(found, str) else None

    @property
    def room(self) -> str | None:
        """The room that the choice leads to or is about, or None."""
        found = self.about.get("room")
        return found if isinstance(found, str) else None

    def _all(self) -> tuple[Price, About, str]:
        if self._said is None:
            assert self._details is not None, "a choice without details was made by hand"
            number, details = self.number, self._details
            object.__setattr__(self, "_said", (details.price(number), details.about(number), details.text(number)))
        assert self._said is not None
        return self._said

    def __repr__(self) -> str:
        return f"<Choice {self.key} {self.text!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Choice, (self.key, self.number, None, self._all())


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

    def about(self, number: ChoiceId) -> About:
        """The things that a choice names, by their ids."""
        named = things_named(self.offered.about(number), self.view.rules.pack, self.view.board, self.view.me.room)
        goal = self.offered.goal(number)
        return named if goal == NOWHERE else named | {"room": self.view.board.rooms[goal]}


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
    if what == "cell":
        return ",".join(map(str, place_of(n)))
    if what == "effect":
        return pack.effects[n].label
    return feature_name(n) if what == "feature" else n
