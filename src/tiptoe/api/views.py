"""Views of the public library: the position as one seat may know it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from ..core.board import Board
from ..core.choice import ChoiceId
from ..core.ruleset import Ruleset
from ..core.state import State
from ..suggest import hint, nearest_word
from ..view.view import SPECTATOR
from ..view.view import View as EngineView
from ..wire.view import Shown, ShownSeat, shown
from .bounds import check_seat, quoted
from .cards import Card, Price, Token, card_of, language, ruleset, token_of
from .choices import Choice, Details, Said
from .errors import TiptoeError
from .maps import Tunnel, board_of, fewest_boots, homes_of, picks_of, tunnels_of

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Resources:
    """The public numbers of one seat.

    `skill`, `swords`, `boots` and `teleports` can be spent in this turn; `gold` and `lockpicks` are kept. `damage`
    counts wounds taken, `clank` the own cubes in the Clank! area, and `supply` those that are left to make more.

    >>> import tiptoe
    >>> view = tiptoe.Game("classic", seats=2, seed=1).play("play:burgle").view()
    >>> view.resources.skill, view.resources.gold
    (1, 0)
    """

    skill: int
    swords: int
    boots: int
    gold: int
    clank: int
    damage: int
    teleports: int
    lockpicks: int
    supply: int


class View:
    """The position as one seat, or a spectator, may know it; nothing hidden is inside.

    `seat` is the seat that it belongs to (None for a spectator), `to_move` the seat that must choose (None after the
    end), `prompt` the open question as a word for programs, such as `your-turn`, and `over` whether the game has ended.
    `spec` is the game, its board and its variants, and `lang` the language of names, texts and the question.

    A view does not change when its game goes on. Two views are equal when they show the same to the same seat, in the
    same language; they can be hashed, copied and pickled.

    >>> import tiptoe
    >>> view = tiptoe.Game("classic", seats=2, seed=1).view(1)
    >>> view
    <View of seat 1 of classic: turn 1, hand burgle 3, stumble 2; to choose: play:burgle, play:stumble>
    >>> view.hand[0].name, view.resources.skill, view.to_move
    ('Burgle', 0, 1)
    >>> tiptoe.Game("classic", seats=2, seed=1).view(1, lang="fr").question
    'À vous de jouer\xa0: cartes et actions dans l’ordre de votre choix.'
    """

    _details: Details
    spec: str  #: The game, its board and its variants.
    lang: str  #: The language of names, texts and the question.
    seat: int | None  #: The seat that the view belongs to; None for a spectator.
    to_move: int | None  #: The seat that must choose now; None when the game is over.
    prompt: str  #: The open question as a word for programs, such as `your-turn`.
    over: bool  #: Whether the game has ended.

    def __init__(self, position: Game | State, seat: int | None, lang: str = "en") -> None:
        state = getattr(position, "state", position)
        if not isinstance(state, State):
            raise TiptoeError(
                "no-game", f"a view is made of a Game or of a state of the engine, not of {quoted(position)}"
            )
        raw = EngineView(state, SPECTATOR if seat is None else check_seat(seat, len(state.seats)))
        self._show(raw, lang)

    def _show(self, raw: EngineView, lang: str) -> None:
        details = Details(raw, language(lang))
        self.__dict__.update({"_details": details, "spec": raw.rules.name, "lang": details.words.language})
        self.__dict__.update({"seat": None if raw.seat == SPECTATOR else raw.seat})
        self.__dict__.update({"to_move": None if raw.asked < 0 else raw.asked, "prompt": raw.prompt, "over": raw.over})

    @classmethod
    def of_engine(cls, raw: EngineView, lang: str = "en") -> View:
        """Wraps a view of the int engine."""
        made = cls.__new__(cls)
        made._show(raw, lang)
        return made

    @cached_property
    def position(self) -> Shown:
        """Everything that the seat knows, by name: map, seats, row, market, bag, tokens. The same as on the wire.

        `docs/reference/types.md` describes each field. Its lists are for reading: what a program writes into them stays
        in this view.
        """
        return shown(self._details.view)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The legal choices of this seat; empty while another seat is to move."""
        return self._details.choices()

    @cached_property
    def question(self) -> str:
        """The open question as a sentence."""
        return self._details.voice.prompt()

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.position.turn

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.position.round

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in the own hand, in no telling order; empty for a spectator."""
        held = self._own.hand if self.seat is not None else None
        return tuple(card_of(self._rules, id, self.lang) for id in held or ())

    @property
    def row(self) -> tuple[Card | None, ...]:
        """The cards of the dungeon row; None is an empty place."""
        return tuple(None if id is None else card_of(self._rules, id, self.lang) for id in self.position.row)

    @property
    def resources(self) -> Resources:
        """The numbers of the own seat; TiptoeError for a spectator."""
        return self.resources_of(self._own_index())

    @property
    def room(self) -> str:
        """The room where the own seat stands; TiptoeError for a spectator."""
        return self._own.room

    @property
    def health(self) -> int:
        """The wounds that the own seat can still take; at 0 it is knocked out. TiptoeError for a spectator."""
        return self._rules.params.health_spaces - self._own.damage

    @cached_property
    def tunnels(self) -> tuple[Tunnel, ...]:
        """Every tunnel on the map, in each direction in which the own seat can walk it; `distance` measures them."""
        return tunnels_of(self._rules, self._board, self.position, self._seat)

    @property
    def home(self) -> tuple[str, ...]:
        """The rooms in which a seat gets out: where it came in, or the pods that nobody has taken."""
        return homes_of(self._rules, self._board, self.position)

    def distance(self, room: str, *goals: str) -> int | None:
        """Returns the fewest boots from a room to the nearest of the goals, or home; None where no way leads.

        Closed locks are passed as far as the lockpicks or the Master Key of the own seat go; monsters do not count.

        >>> import tiptoe
        >>> view = tiptoe.Game("classic", seats=2, seed=1).view()
        >>> view.room, view.home, view.distance("d5"), view.distance(view.room, "d5", "d14")
        ('d1', ('d1',), 6, 4)
        """
        for each in (room, *goals):
            self._check_room(each)
        return fewest_boots(self.tunnels, room, goals or self.home, picks_of(self._rules, self._seat))

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores by seat; empty before the end."""
        return tuple(self.position.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty before the end, and when nobody scores."""
        return tuple(self.position.winners)

    def resources_of(self, seat: int) -> Resources:
        """Returns the public numbers of any seat."""
        known = self.position.seats[check_seat(seat, len(self.position.seats))]
        return Resources(**{name: getattr(known, name) for name in Resources.__dataclass_fields__})

    def _check_room(self, room: str) -> None:
        rooms = [id for id in self._board.rooms if id]
        if room not in rooms:
            near = f"; {hint(room, rooms)}" if isinstance(room, str) and nearest_word(room, rooms) else ""
            raise TiptoeError("unknown-room", f"{self.spec} has no room {quoted(room)}{near}")

    @cached_property
    def _rules(self) -> Ruleset:
        """Ruleset of the game: that of the position itself, which may have packs that its spec does not name."""
        details = self.__dict__.get("_details")
        found: Ruleset = ruleset(self.spec) if details is None else details.view.rules
        return found

    @cached_property
    def _board(self) -> Board:
        details = self.__dict__.get("_details")
        return board_of(self._rules, self.position) if details is None else details.view.board

    @property
    def _seat(self) -> ShownSeat | None:
        return None if self.seat is None else self._own

    @property
    def _own(self) -> ShownSeat:
        return self.position.seats[self._own_index()]

    def _own_index(self) -> int:
        if self.seat is None:
            raise TiptoeError(
                "no-seat", "a spectator has no seat of its own; ask resources_of(seat), or position.seats[seat]"
            )
        return self.seat

    def card(self, id: str) -> Card:
        """Returns a card of this game by its id, such as `choice.card`, in the language of the view.

        >>> import tiptoe
        >>> view = tiptoe.Game("classic", seats=2, seed=1).view(lang="fr")
        >>> view.card("burgle").name
        'Cambrioler'
        """
        return card_of(self._rules, id, self.lang)

    def token(self, id: str) -> Token:
        """Returns a token of this game by its id, or by the kind on its back, in the language of the view.

        >>> import tiptoe
        >>> view = tiptoe.Game("classic", seats=2, seed=1).view()
        >>> [view.token(id).name for id in view.position.room_tokens["d4"]]
        ['minor secret', 'minor secret']
        """
        return token_of(self._rules, id, self.lang)

    def _repr_svg_(self) -> str:
        """Draws the map, the row and the own hand, for notebooks. What was pickled or came by the wire has no map."""
        from .pictures import position_svg

        details = self.__dict__.get("_details")
        raw = None if details is None else details.view
        return position_svg(raw, self._rules.pack, self.lang, self.row, self.hand, self.question or self.spec)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a view does not change; '{name}' cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a view does not change; '{name}' cannot be deleted")

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        held = Counter(card.id for card in self.hand)
        hand = f", hand {', '.join(f'{id} {n}' for id, n in held.items())}" if held else ""
        return f"<View of {who} of {self.spec}: turn {self.turn}{hand}; {_asked(self)}>"

    def __str__(self) -> str:
        """The position as a person reads it: one line for each seat, the row, the own hand and the choices.

        >>> import tiptoe
        >>> print(tiptoe.Game("classic", seats=2, seed=1).view())
        classic, round 1, turn 1
          seat 0: in play in d1, 0 gold, 0 of 10 wounds, 3 Clank!, 5 cards in hand
        > seat 1: in play in d1, 0 gold, 0 of 10 wounds, 4 Clank!, 5 cards in hand
        row: Tattle (3), Elven Dagger (4), Elven Cloak (4), Lucky Coin (1), Watcher (3), Bracers of Agility (5)
        hand: Burgle, Burgle, Burgle, Stumble, Stumble
        Your turn: play your cards and act, in any order.
          play:burgle   Play Burgle
          play:stumble  Play Stumble
        """
        lines = [f"{self.spec}, round {self.round}, turn {self.turn}"]
        lines += [self._seat_line(index) for index in range(len(self.position.seats))]
        row = ", ".join("none" if card is None else f"{card.name} ({card.cost})" for card in self.row)
        lines.append(f"row: {row}")
        if self.hand:
            lines.append(f"hand: {', '.join(card.name for card in self.hand)}")
        if self.choices:
            width = max(len(choice.key) for choice in self.choices)
            lines.append(self.question)
            lines += [
                f"  {choice.key:{width}}  {choice.text}" + (f" ({choice.price})" if choice.price else "")
                for choice in self.choices
            ]
        return "\n".join(lines)

    def _seat_line(self, index: int) -> str:
        seat, wounds = self.position.seats[index], self._rules.params.health_spaces
        place = f"in play in {seat.room}" if seat.status == "in-play" else seat.status.replace("-", " ")
        mark = ">" if index == self.to_move else " "
        return (
            f"{mark} seat {index}: {place}, {seat.gold} gold, {seat.damage} of {wounds} wounds, "
            f"{seat.clank} Clank!, {seat.hand_size} cards in hand"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._as_bytes() == other._as_bytes()

    def __hash__(self) -> int:
        return hash(self._as_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self._as_bytes(),)

    def _as_bytes(self) -> bytes:
        told = [ToldChoice(c.key, c.number, c.price.parts, c.about, c.text, c.gains, c.harms) for c in self.choices]
        return msgspec.msgpack.encode(
            ToldView(
                self.spec,
                self.lang,
                self.seat,
                self.to_move,
                self.prompt,
                self.over,
                self.question,
                told,
                self.position,
            )
        )


class ToldChoice(msgspec.Struct, frozen=True, array_like=True):
    """A choice as a pickled view holds it."""

    key: str
    number: int
    price: dict[str, int]
    about: dict[str, str | int]
    text: str
    gains: tuple[str, ...] = ()
    harms: tuple[str, ...] = ()


class ToldView(msgspec.Struct, frozen=True, array_like=True):
    """A view as it is pickled: everything it can be asked for, and nothing else."""

    spec: str
    lang: str
    seat: int | None
    to_move: int | None
    prompt: str
    over: bool
    question: str
    choices: list[ToldChoice]
    position: Shown


def _unpickled(data: bytes) -> View:
    """Makes a view from what `View.__reduce__` wrote."""
    return view_of(msgspec.msgpack.decode(data, type=ToldView))


def view_of(told: ToldView) -> View:
    """Makes a view from everything that it can be asked for."""
    made = View.__new__(View)
    made.__dict__.update({name: getattr(told, name) for name in ("spec", "lang", "seat", "to_move", "prompt", "over")})
    made.__dict__.update({"question": told.question, "position": told.position})
    made.__dict__["choices"] = tuple(
        Choice(
            each.key,
            ChoiceId(each.number),
            None,
            Said(Price(**each.price), each.about, each.text, each.gains, each.harms),
        )
        for each in told.choices
    )
    return made


def _asked(view: View) -> str:
    """Seat to move and its choices, for a repr."""
    if view.over:
        return "the game is over"
    if view.seat != view.to_move:
        return f"seat {view.to_move} is to choose"
    return f"to choose: {listed(view.choices)}"


def listed(choices: tuple[Choice, ...], most: int = 4) -> str:
    """Lists the first keys and the number of the others."""
    more = f" and {len(choices) - most} more" if len(choices) > most else ""
    return ", ".join(choice.key for choice in choices[:most]) + more
