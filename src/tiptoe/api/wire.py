"""Wire messages of a server as the library's client reads them, and the views in them.

A server sends a view by names (`wire/view.py`). A `View` of the library also has the number and the things of each
choice; they follow from its key and from what the view shows. Fields that a newer server adds are ignored.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict, replace

from ..core.board import RoomId
from ..core.choice import ChoiceId
from ..core.choice_arguments import NO_CHOICE
from ..core.components import CardId
from ..core.definitions import Frame
from ..core.notation import about, parse
from ..core.rng import KEY_BYTES, keyed
from ..core.ruleset import Ruleset
from ..core.state import Seat, SeatId, State
from ..core.tiles import tile_of
from ..text.cards import CardVoice
from ..text.game import question as asked_in_words
from ..text.places import tile_name
from ..wire.offers import Cell
from ..wire.view import Shown, ShownMap
from .cards import Price, language, ruleset
from .choices import About, things_named, things_offered
from .errors import TiptoeError
from .maps import board_of
from .views import ToldChoice, ToldView, View, view_of

PROTOCOL: Final = 1  # rises only with changes that break clients (docs/formats/wire.md)
GAME_OVER: Final = "game-over"  # the prompt of a game that has ended


class Chair(msgspec.Struct, frozen=True):
    """Public facts of a seat at a table."""

    name: str
    kind: str


class Info(msgspec.Struct, frozen=True):
    """Public facts of a table."""

    table: str
    spec: str
    phase: str
    chairs: list[Chair]
    seq: int
    code: str = ""


class Offer(msgspec.Struct, frozen=True):
    """Offered choice with its sentence and its price."""

    key: str
    text: str
    cost: dict[str, int] = {}
    gains: list[int] = []
    harms: list[int] = []
    card: str | UnsetType = UNSET
    token: str | UnsetType = UNSET
    room: str | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    cell: Cell | UnsetType = UNSET


class Question(msgspec.Struct, frozen=True):
    """Open question of a position."""

    decision: int
    seat: int
    prompt: str = ""
    offers: list[Offer] = []
    lines: list[str] = []  # lines that offers refer to by index
    text: str = ""


class Position(msgspec.Struct, frozen=True):
    """Position as one seat may see it."""

    view: Shown
    question: Question


class Entry(msgspec.Struct, frozen=True):
    """Entry of a table's log; `text` is a chat message."""

    type: str
    seq: int
    seat: int = -1
    text: str = ""


class Message(msgspec.Struct, frozen=True):
    """Message of a live table; fields that its type does not have are empty."""

    type: str
    protocol: int = PROTOCOL  # sent with `hello`; absent from the first servers
    seat: int = -1
    info: Info | None = None
    missed: list[Entry] = []
    position: Position | None = None
    entry: Entry | None = None
    id: int = 0
    seq: int = 0
    word: str = ""
    rule: str = ""
    text: str = ""


def read_message(frame: str | bytes) -> Message:
    """Reads a frame; TiptoeError if it is no message of a table."""
    try:
        message = msgspec.json.decode(frame, type=Message)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TiptoeError("not-a-server", f"the server sent what this version does not understand: {error}") from error
    if message.protocol != PROTOCOL:
        spoken = f"the server speaks protocol {message.protocol}, and this version of the library {PROTOCOL}"
        raise TiptoeError("other-protocol", spoken)
    return message


class Reader:
    """Makes views of one table from its positions, in one language."""

    def __init__(self, lang: str) -> None:
        self.words: Final = language(lang)

    def view(self, told: Position) -> View:
        """Returns the same view as the library makes of the position in process."""
        known = _Known(told)
        over = told.view.over
        question = told.question
        seat = None if told.view.seat < 0 else told.view.seat
        prompt = GAME_OVER if over else question.prompt
        choices = [known.choice(offer, question.lines) for offer in question.offers]
        # The wire adds these for the page; views in process do not have them.
        position = replace(told.view, worth=UNSET, hands=UNSET, score_lines=UNSET)
        return view_of(
            ToldView(
                spec=told.view.rules,
                lang=self.words.language,
                seat=seat,
                to_move=None if question.seat < 0 else question.seat,
                prompt=prompt,
                over=over,
                question=question.text or self._question(known, prompt),
                choices=choices,
                position=position,
            )
        )

    def _question(self, known: _Known, prompt: str) -> str:
        """Question in words for a seat that is not asked; servers send it only to the asked seat."""
        if not prompt:
            return ""
        cards = CardVoice(self.words, known.rules.pack)
        tile = known.tile_asked_about()
        named = "" if tile is None else tile_name(cards, tile)
        return asked_in_words(cards, prompt, known.source(), named, known.shown.picks)


def parses(key: str, told: Position) -> bool:
    """Whether a key names a choice in a position, offered or not."""
    return parse(key, _Known(told).state) != NO_CHOICE


class _Known:
    """Partial state rebuilt from a position, enough to parse keys: its board, its row, and the seats' rooms."""

    def __init__(self, told: Position) -> None:
        self.shown: Final = told.view
        self.asked: Final = told.question.seat
        self.rules: Final = _rules(told.view.rules)
        try:
            self.state: Final = self._state()
        except (KeyError, ValueError) as error:
            raise _other_cards(self.shown.rules, str(error)) from error

    @property
    def here(self) -> RoomId:
        """Room of the asked seat."""
        return self.state.seats[max(self.asked, 0)].room

    def choice(self, offer: Offer, lines: list[str]) -> ToldChoice:
        """Returns an offer with the number and the things of its key, and the lines that it refers to."""
        number = parse(offer.key, self.state)
        if number == NO_CHOICE:
            raise _other_cards(self.shown.rules, offer.key)
        gains, harms = (tuple(lines[line] for line in listed) for listed in (offer.gains, offer.harms))
        things = self._about(number) | things_offered(asdict(offer))
        return ToldChoice(offer.key, number, Price(**offer.cost).parts, things, offer.text, gains, harms)

    def tile_asked_about(self) -> int | None:
        """Tile that waits to be laid, or else the one that the asked seat is on."""
        if not self.rules.pack.tiles or self.asked < 0:
            return None
        grown = self.shown.map
        if isinstance(grown, ShownMap) and grown.revealed:
            return self._tile(grown.revealed[-1].tile)
        return tile_of(self.here)

    def source(self) -> int:
        """Engine number of the card or token whose text asks the question; -1 if there is none."""
        pack, id = self.rules.pack, self.shown.about
        if id is None:
            return -1
        cards = [card.id for card in pack.cards]
        return cards.index(id) if id in cards else -2 - [token.id for token in pack.tokens].index(id)

    def _about(self, number: ChoiceId) -> About:
        return things_named(about(number, self.state), self.rules.pack, self.state.board, self.here)

    def _state(self) -> State:
        state, shown, rules = State(self.rules, keyed(bytes(KEY_BYTES))), self.shown, self.rules
        state.board = board_of(rules, shown)
        cards = {card.id: card.number for card in rules.pack.cards}
        state.row = [CardId(-1) if id is None else cards[id] for id in shown.row]
        state.seats = [Seat(SeatId(index)) for index in range(len(shown.seats))]
        rooms = {id: RoomId(room) for room, id in enumerate(state.board.rooms) if id}
        for seat, known in zip(state.seats, shown.seats):
            seat.room = rooms[known.room]
        state.stack = [Frame(SeatId(max(self.asked, 0)), asks=True)]
        return state

    def _tile(self, id: str) -> int:
        return [tile.id for tile in self.rules.pack.tiles].index(id)


def _rules(spec: str) -> Ruleset:
    try:
        return ruleset(spec)
    except TiptoeError as error:
        raise _other_cards(spec, error.sentence) from error


def _other_cards(spec: str, what: str) -> TiptoeError:
    return TiptoeError(
        "other-cards", f"the server plays {spec} with other cards or rules than are installed here: {what}"
    )
