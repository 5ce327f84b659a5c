"""Ledger: replays events onto a position and compares the result with the position that the rules made.

Events are shown to players, so they must be true. The soak test checks each one here: it must hold in the position in
which it is told, it must change something, and all events of a choice together must lead to the position after it.
Games define the meanings of their own events beside the events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from ..core import event as ev
from ..core.board import RoomId
from ..core.choice import ROW
from ..core.components import NOTHING, CardId, TokenId
from ..core.event import Event, EventKind
from ..core.rng import Id
from ..core.stable_ids import DECLARATIONS
from ..core.state import ESCAPED, IN_PLAY, KNOCKED_OUT, Seat, State
from .attack import SHADOWS, SHADOWS_DRAWN, Shielding, bag_total, dangers
from .drafting import CARD_DRAFTED, CARD_KEPT, CARD_LEFT_OVER, CARD_PICKED, DRAFT_CARD_SHOWN
from .first_seat import SEAT_NAMED
from .move import IGNORE_CAVES
from .resources import BURIED
from .turn import MainTurn

# Attributes that events determine completely: they must equal those of the position after a choice.
OF_THE_STATE: Final = (
    *("turns", "marker", "countdown", "over", "black_in_bag", "black_aside", "wild_aside", "wild_clank"),
    *("wild_bagged", "deck_left", "tiles_left"),
)
PILES: Final = (  # compared without their order
    *("row", "dungeon_discard", "trashed", "reserve", "market", "box", "artifacts", "tiles", "opened", "marks"),
    *("figures", "out_order"),
)
OF_A_SEAT: Final = (
    *("status", "room", "gold", "lockpicks", "supply", "clank", "bagged", "damage", "stand_ins", "virtual"),
    *("aside", "placed"),
)
OF_A_TURN: Final = ("skill", "swords", "credit", "leaving")  # they end with the turn, without an event


@final
class Ledger:
    """Position before a choice, onto which its events are replayed one by one."""

    def __init__(self, state: State) -> None:
        self.now: Final = state.clone()
        self.turn: Final = state.turns
        self.drawn = _drawn_before(state)  # cubes drawn in an attack that is not over: by seat, then wild
        self.to_draw = 0  # cubes that the attack has yet to draw
        self.lesser = 0  # cubes of a lesser attack that was called (RUL-127)

    def seat(self, event: Event) -> Seat:
        return self.now.seat(event.seat)

    def enter(self, event: Event) -> None:
        """Replays an event. Raises AssertionError if it is untrue or changes nothing."""
        name = event.kind.name
        assert name in MEANINGS, f"{name} has no meaning in the ledger: see rules/ledger.py"
        before = self._numbers()
        MEANINGS[name](self, event)
        assert name in CHANGES_NOTHING or self._numbers() != before, f"{event} tells what was so before"

    def close(self, state: State) -> None:
        """Compares the replayed position with `state`, which the rules made of the same choice."""
        if not _shielding(state):
            self.settle()
        for name in OF_THE_STATE:
            self._same(name, getattr(self.now, name), getattr(state, name))
        for name in PILES:
            self._same(name, sorted(getattr(self.now, name)), sorted(getattr(state, name)))
        for fact in state.rules.state_facts:
            if fact.told:
                self._same(fact.name, fact.of(self.now), fact.of(state))
        in_turn = self.turn == state.turns and any([isinstance(frame, MainTurn) for frame in state.stack])
        for told, seat in zip(self.now.seats, state.seats):
            for name in OF_A_SEAT + (OF_A_TURN if in_turn else ()):
                self._same(f"seat {seat.index}: {name}", getattr(told, name), getattr(seat, name))
            self._same(f"seat {seat.index}: tokens", sorted(told.tokens), sorted(seat.tokens))
            lifted = not in_turn or seat.ignores & IGNORE_CAVES != 0  # RUL-113: the text of a card lifts the block
            assert told.blocked == seat.blocked or lifted, f"CORE-10.8: seat {seat.index} was told of blocked boots"

    def settle(self) -> None:
        """Ends an attack: drawn cubes of seats that cannot be hurt are set aside (CORE-18.4)."""
        assert self.to_draw == 0, f"RUL-16: {self.to_draw} cubes more were told than drawn"
        for index in range(len(self.now.seats)):
            if self.drawn[index]:
                seat = self.now.seat(index)
                seat.bagged -= self.drawn[index]
                seat.aside += self.drawn[index]
                self.drawn[index] = 0
        assert not self.drawn[-1], "CAT-8.3: a wild cube was drawn and did not go back"

    def _same(self, what: str, told: object, true: object) -> None:
        assert told == true, f"the events come to {what} = {told}, the position has {true}"

    def _numbers(self) -> list[int]:
        """Numbers of the position that events can change, for comparison."""
        now = self.now
        found = [now.turns, now.marker, now.countdown, now.black_in_bag, now.black_aside, now.wild_aside, int(now.over)]
        found += [now.wild_clank, now.wild_bagged, now.deck_left, now.tiles_left, self.to_draw, *self.drawn, *now.row]
        for pile in (now.dungeon_discard, now.trashed, now.reserve, now.market, now.box, now.artifacts, now.tiles):
            found.append(len(pile))
            found += pile
        found += _own_numbers(now.own)
        for numbers in (now.opened, now.marks, now.figures, now.out_order):
            found.append(len(numbers))
            found += numbers
        for seat in now.seats:
            found += [seat.status, seat.room, seat.gold, seat.lockpicks, seat.supply, seat.clank, seat.bagged]
            found += [seat.damage, seat.aside, seat.placed, seat.skill, seat.swords, seat.boots, seat.teleports]
            found += [seat.credit, int(seat.blocked), int(seat.leaving), seat.deck_left, len(seat.tokens)]
            found += [len(seat.hand), len(seat.in_play), len(seat.discard)]
            found += _own_numbers(seat.own)
        return found


Meaning: TypeAlias = Callable[[Ledger, Event], None]
MEANINGS: Final[dict[str, Meaning]] = {}
CHANGES_NOTHING: Final[dict[str, str]] = {}  # by kind of event: why it may be told without a change


def check_events(before: Ledger, state: State) -> None:
    """Replays the events of `state` onto the ledger `before` and compares the positions."""
    for event in state.events:
        before.enter(event)
    before.close(state)


def define_meaning(kind: EventKind, meaning: Meaning, *, announces: str = "") -> None:
    """Registers the meaning of a kind of event; `announces` says why it may be told without a change."""
    DECLARATIONS.add("meaning", kind.name)
    MEANINGS[kind.name] = meaning
    if announces:
        CHANGES_NOTHING[kind.name] = announces


def _own_numbers(own: dict[str, int]) -> list[int]:
    """Facts that a game declares, with their names, as numbers."""
    found: list[int] = []
    for name in sorted(own):
        found += [*name.encode(), own[name]]
    return found


def _shielding(state: State) -> bool:
    return any([isinstance(frame, Shielding) for frame in state.stack])


def _drawn_before(state: State) -> list[int]:
    for frame in state.stack:
        if isinstance(frame, Shielding):
            return frame.drawn[:]
    return [0] * (len(state.seats) + 1)


def _true(event: Event, holds: bool, rule: str) -> None:
    assert holds, f"{rule}: {event} is not true"


# Turns and the end.


def _card_drafted(books: Ledger, event: Event) -> None:
    books.now.deck_left -= 1
    books.seat(event).discard.append(CardId(event.first))


def _card_left_over(books: Ledger, event: Event) -> None:
    books.now.deck_left -= 1
    books.now.dungeon_discard = books.now.dungeon_discard + [CardId(event.first)]


def _turn_begun(books: Ledger, event: Event) -> None:
    books.now.turns += 1
    _true(event, event.first == books.now.turns and books.seat(event).status == IN_PLAY, "CORE-4.1")


def _went_out(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, seat.status == IN_PLAY, "CORE-18.3")
    knocked_out = event.kind is ev.KNOCKED_OUT
    _true(event, not knocked_out or event.first == seat.room, "CORE-17.1")
    seat.status = KNOCKED_OUT if knocked_out else ESCAPED
    books.now.out_order = books.now.out_order + [event.seat]


def _game_ended(books: Ledger, event: Event) -> None:
    _true(event, not books.now.seats_in_play() and event.first == books.now.turns, "CORE-19.1")
    books.now.over = True


def _countdown(books: Ledger, event: Event) -> None:
    now = books.now
    now.countdown += 1
    _true(event, event.first == now.countdown + (0 if now.rules.params.lone_rounds else 1), "CLA-7.4")


def _start_reached(books: Ledger, event: Event) -> None:
    books.seat(event).leaving = True


# Cards.


def _card(event: Event) -> CardId:
    """The first number, of events that tell of a card."""
    return CardId(event.first)


def _card_played(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, event.first in seat.hand, "CORE-4.1")
    seat.hand.remove(_card(event))
    seat.in_play.append(_card(event))


def _card_drawn(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, seat.deck_left > 0, "CORE-8.1")
    seat.deck_left -= 1
    seat.hand.append(_card(event))


def _card_discarded(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, event.first in seat.hand, "CORE-8.5")
    seat.hand.remove(_card(event))
    seat.discard.append(_card(event))


def _card_trashed(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    pile = seat.in_play if event.first in seat.in_play else seat.discard
    _true(event, event.first in pile, "CORE-8.4")
    pile.remove(_card(event))
    books.now.trashed = books.now.trashed + [_card(event)]


def _card_on_deck(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, event.first in seat.discard, "CORE-9.5")
    seat.discard.remove(_card(event))
    seat.deck_left += 1


def _deck_shuffled(books: Ledger, event: Event) -> None:
    """Replays a shuffle. The end of a turn clears cards without events, so the pile may hold more than is known."""
    seat = books.seat(event)
    least, most = len(seat.discard), len(seat.discard) + len(seat.in_play) + len(seat.hand)
    _true(event, seat.deck_left == 0 and event.first > 0 and least <= event.first <= most, "CORE-8.1")
    seat.deck_left = event.first
    seat.discard = []


def _card_taken(books: Ledger, event: Event) -> None:
    """Replays a card acquired, used or defeated, and the skill or swords paid."""
    now, seat = books.now, books.seat(event)
    _take_slot(books, event)
    if event.kind is ev.MONSTER_DEFEATED:
        seat.swords -= event.third
    else:
        seat.skill -= event.third
    if event.kind is ev.CARD_ACQUIRED:
        seat.discard.append(_card(event))
    elif event.second < ROW:
        now.dungeon_discard = now.dungeon_discard + [_card(event)]


def _take_slot(books: Ledger, event: Event) -> None:
    now, card, slot = books.now, _card(event), event.second
    if slot < ROW:
        _true(event, now.row[slot] == card, "CORE-9.1")
        now.row[slot] = CardId(NOTHING)
        return
    pile = slot - ROW
    _true(event, now.rules.pack.reserve[pile] == card and now.reserve[pile] > 0, "CORE-9.1")
    if event.kind is not ev.MONSTER_DEFEATED:  # CORE-9.6: a Monster never leaves the reserve
        now.reserve = [left - int(each == pile) for each, left in enumerate(now.reserve)]


def _card_gained(books: Ledger, event: Event) -> None:
    now = books.now
    pile = now.rules.pack.reserve.index(_card(event))
    _true(event, now.reserve[pile] > 0, "CORE-8.2")
    now.reserve = [left - int(each == pile) for each, left in enumerate(now.reserve)]
    books.seat(event).discard.append(_card(event))


def _card_revealed(books: Ledger, event: Event) -> None:
    now = books.now
    now.deck_left -= 1
    _true(event, now.deck[now.deck_left] == event.first and now.row[event.second] == NOTHING, "CORE-14.1")
    now.row[event.second] = _card(event)


def _card_replaced(books: Ledger, event: Event) -> None:
    now = books.now
    _true(event, now.row[event.second] == event.first, "CORE-1.4")
    now.row[event.second] = CardId(NOTHING)
    now.dungeon_discard = now.dungeon_discard + [_card(event)]


def _deck_exhausted(books: Ledger, event: Event) -> None:
    _true(event, books.now.deck_left == 0 and NOTHING in books.now.row, "CORE-14.3")


# Resources.


def _resources(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, min(event.numbers()) >= 0, "CORE-5.1")
    seat.skill += event.first
    seat.swords += event.second
    seat.boots += event.third


def _boots_buried(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, 0 < event.first <= min(seat.boots, BURIED.of(seat)), "SOL-3.3")
    seat.boots -= event.first
    BURIED.put(seat, BURIED.of(seat) - event.first)


def _gold(books: Ledger, event: Event) -> None:
    _true(event, event.first > 0, "CORE-5.4")
    books.seat(event).gold += event.first if event.kind is ev.GOLD_GAINED else -event.first


def _lockpicks_spent(books: Ledger, event: Event) -> None:
    _true(event, event.first > 0, "CAT-3.4")
    books.seat(event).lockpicks -= event.first


def _teleport_gained(books: Ledger, event: Event) -> None:
    _true(event, event.first > 0, "CORE-10.9")
    books.seat(event).teleports += event.first


# Movement.


def moved(books: Ledger, event: Event) -> None:
    """Replays a move to the room that is the first number of the event."""
    books.seat(event).room = RoomId(event.first)


def _walked(books: Ledger, event: Event) -> None:
    """Replays a walk; a journey over several tiles may return to its first room, and pays its boots tile by tile."""
    seat = books.seat(event)
    seat.swords -= event.third
    seat.boots -= event.second
    moved(books, event)


def _boots_blocked(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, seat.room == event.first, "CORE-10.8")
    seat.blocked = True


# Tokens.


def token_taken(books: Ledger, event: Event) -> None:
    """Replays a token taken, from a room if the event names one."""
    now, seat, token, room = books.now, books.seat(event), TokenId(event.first), event.second
    if room >= 0:
        _true(event, token in now.room_tokens[room], "CORE-12.1")
        rooms = now.room_tokens[:]
        rooms[room] = without_one(rooms[room], token)
        now.room_tokens = rooms
    if now.rules.pack.tokens[token].keep:
        seat.tokens = seat.tokens + [token]
    else:
        now.box = now.box + [token]


def _token_consumed(books: Ledger, event: Event) -> None:
    seat, token = books.seat(event), TokenId(event.first)
    _true(event, token in seat.tokens, "CORE-12.2")
    seat.tokens = without_one(seat.tokens, token)
    books.now.box = books.now.box + [token]


def _item_bought(books: Ledger, event: Event) -> None:
    _true(event, event.first in books.now.market, "CORE-11.1")
    books.now.market = without_one(books.now.market, TokenId(event.first))
    books.seat(event).gold -= event.second


def without_one(pile: list[Id], one: Id) -> list[Id]:
    """Copy of the pile without one copy of `one`."""
    left = pile[:]
    left.remove(one)
    return left


# Clank!, the dragon, damage.


def _clank_made(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, min(event.numbers()) >= 0 and seat.credit >= event.second, "CORE-7.3")
    seat.credit -= event.second
    seat.supply -= event.first
    seat.clank += event.first


def _clank_removed(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, event.first <= seat.clank and (event.second == 0 or event.first == seat.clank), "CORE-7.2")
    seat.clank -= event.first
    seat.supply += event.first
    seat.credit += event.second


def _marker(books: Ledger, event: Event) -> None:
    _true(event, event.first > books.now.marker + 1, "RUL-32")
    books.now.marker = event.first - 1


def _wild_added(books: Ledger, event: Event) -> None:
    books.now.wild_aside -= 1
    books.now.wild_clank += 1


def _black_returned(books: Ledger, event: Event) -> None:
    _true(event, 0 < event.first <= books.now.black_aside, "CORE-15.3")
    books.now.black_aside -= event.first
    books.now.black_in_bag += event.first


def _attack_begun(books: Ledger, event: Event) -> None:
    """Replays CORE-15.1, 15.2: Clank! goes to the bag and n cubes are to be drawn; RUL-16: the bag may hold fewer."""
    books.settle()
    now = books.now
    called = now.rules.params.rage[now.marker] + dangers(now) + event.second
    out = now.seats[event.seat].status != IN_PLAY and event.second == 0
    _true(event, event.first == (books.lesser or called) or out, "CORE-15.2")
    books.lesser = 0
    for index in range(len(now.seats)):
        seat = now.seat(index)
        seat.bagged += seat.clank
        seat.clank = 0
    now.wild_bagged += now.wild_clank
    now.wild_clank = 0
    books.to_draw = min(event.first, bag_total(now))


def _lesser_attack(books: Ledger, event: Event) -> None:
    books.lesser = event.second


def _own_returned(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    _true(event, 0 < event.first == books.drawn[event.seat], "RUL-127")
    books.drawn[event.seat] = 0
    seat.bagged -= event.first
    seat.supply += event.first


def _cube_drawn(books: Ledger, event: Event) -> None:
    now = books.now
    books.to_draw -= 1
    if event.first == NOTHING:
        _true(event, now.black_in_bag > 0, "CORE-15.3")
        now.black_in_bag -= 1
        now.black_aside += 1
    else:
        books.drawn[event.first] += 1
        _true(event, books.drawn[event.first] <= now.seats[event.first].bagged, "CORE-15.4")


def _wild_drawn(books: Ledger, event: Event) -> None:
    books.to_draw -= 1
    books.drawn[-1] += 1
    _true(event, books.drawn[-1] <= books.now.wild_bagged, "CAT-8.2")


def _shadow_drawn(books: Ledger, event: Event) -> None:
    books.to_draw -= 1
    _true(event, SHADOWS.of(books.now) > 0, "SOL-5.4")
    SHADOWS.put(books.now, SHADOWS.of(books.now) - 1)
    SHADOWS_DRAWN.put(books.now, SHADOWS_DRAWN.of(books.now) + 1)


def _wild_returned(books: Ledger, event: Event) -> None:
    _true(event, event.first == books.drawn[-1], "CAT-8.3")
    books.drawn[-1] = 0
    books.now.wild_bagged -= event.first
    books.now.wild_clank += event.first


def _bag_emptied(books: Ledger, event: Event) -> None:
    books.settle()
    _true(event, bag_total(books.now) == 0, "CORE-19.2")


def _damage_taken(books: Ledger, event: Event) -> None:
    """Replays damage by drawn cubes (CORE-15.4), else from the supply, then black cubes, then no cubes (CORE-16.3)."""
    now, seat, n = books.now, books.seat(event), event.first
    _true(event, 0 < n <= now.rules.params.health_spaces - seat.damage, "CORE-16.1")
    drawn = books.drawn[event.seat]
    seat.damage += n
    if drawn:
        seat.bagged -= drawn
        seat.aside += drawn - n
        books.drawn[event.seat] = 0
        return
    own = min(n, seat.supply)
    black = min(n - own, now.black_aside)
    seat.supply -= own
    seat.stand_ins += black
    now.black_aside -= black
    seat.virtual += n - own - black


def _damage_healed(books: Ledger, event: Event) -> None:
    """Replays healing. RUL-18: own cubes first, to the supply; then stand-ins."""
    now, seat, n = books.now, books.seat(event), event.first
    _true(event, 0 < n <= seat.damage, "CORE-16.6")
    own = min(n, seat.damage - seat.stand_ins - seat.virtual)
    black = min(n - own, seat.stand_ins)
    seat.damage -= n
    seat.supply += own
    seat.stand_ins -= black
    now.black_aside += black
    seat.virtual -= n - own - black


def announced(books: Ledger, event: Event) -> None:
    """Accepts an event that only names something; the events after it tell the changes."""


define_meaning(SEAT_NAMED, announced, announces="an opinion, which the count of all turns into the first turn")
define_meaning(
    DRAFT_CARD_SHOWN, announced, announces="the card stays on top of the dungeon deck until the draft is over"
)
define_meaning(CARD_PICKED, announced, announces="the card is given when the draft is over")
define_meaning(CARD_KEPT, announced, announces="the card is given when the draft is over")
define_meaning(CARD_DRAFTED, _card_drafted)
define_meaning(CARD_LEFT_OVER, _card_left_over)
define_meaning(ev.SEAT_FIRST, announced, announces="told at the deal, before any choice")
define_meaning(ev.TURN_BEGUN, _turn_begun)
define_meaning(ev.CARD_PLAYED, _card_played)
define_meaning(ev.CARD_LAID_OUT, _card_played)
define_meaning(ev.CARD_DRAWN, _card_drawn)
define_meaning(ev.CARD_DISCARDED, _card_discarded)
define_meaning(ev.CARD_TRASHED, _card_trashed)
define_meaning(ev.CARD_PUT_ON_DECK, _card_on_deck)
define_meaning(ev.CARD_ACQUIRED, _card_taken)
define_meaning(ev.CARD_GAINED, _card_gained)
define_meaning(ev.DEVICE_USED, _card_taken)
define_meaning(ev.MONSTER_DEFEATED, _card_taken, announces="a Monster that never leaves the reserve may cost no Sword")
define_meaning(ev.DECK_SHUFFLED, _deck_shuffled)
define_meaning(ev.RESOURCES_GAINED, _resources)
define_meaning(ev.GOLD_GAINED, _gold)
define_meaning(ev.GOLD_PAID, _gold)
define_meaning(ev.LOCKPICKS_SPENT, _lockpicks_spent)
define_meaning(ev.TELEPORT_GAINED, _teleport_gained)
define_meaning(ev.DEFERRED_PAID, announced, announces="names the card whose text pays; the events after it say what")
define_meaning(ev.OPTION_PICKED, announced, announces="names what was chosen; the events after it say what it does")
define_meaning(ev.ABILITY_KEPT, announced, announces="names a text for later; `kept` has no number")
define_meaning(ev.CLANK_MADE, _clank_made)
define_meaning(ev.CLANK_REMOVED, _clank_removed)
define_meaning(ev.TUNNEL_WALKED, _walked)
define_meaning(ev.TELEPORTED, moved)
define_meaning(ev.BOOTS_BLOCKED, _boots_blocked)
define_meaning(ev.START_REACHED, _start_reached)
define_meaning(ev.WILD_CUBE_ADDED, _wild_added)
define_meaning(ev.TOKEN_TAKEN, token_taken)
define_meaning(ev.SECRET_REVEALED, token_taken)
define_meaning(ev.PRISONER_FREED, token_taken)
define_meaning(ev.TOKEN_CONSUMED, _token_consumed)
define_meaning(ev.ITEM_BOUGHT, _item_bought)
define_meaning(ev.MARKER_ADVANCED, _marker)
define_meaning(ev.CARD_REVEALED, _card_revealed)
define_meaning(ev.CARD_REPLACED, _card_replaced)
define_meaning(ev.BLACK_RETURNED, _black_returned)
define_meaning(ev.ATTACK_CALLED, announced, announces="names the card that calls; the attack is an event of its own")
define_meaning(ev.ATTACK_BEGUN, _attack_begun, announces="says how many cubes are asked for; the bag may be empty")
define_meaning(ev.LESSER_ATTACK_CALLED, _lesser_attack, announces="the attack is an event of its own")
define_meaning(ev.OWN_CUBES_RETURNED, _own_returned)
define_meaning(ev.CUBE_DRAWN, _cube_drawn)
define_meaning(ev.SHADOW_DRAWN, _shadow_drawn)
define_meaning(ev.BOOTS_BURIED, _boots_buried)
define_meaning(ev.WILD_CUBE_DRAWN, _wild_drawn)
define_meaning(ev.WILD_CUBES_RETURNED, _wild_returned)
define_meaning(ev.DAMAGE_PREVENTED, announced, announces="names the card; that the damage is missing shows in the sum")
define_meaning(ev.DAMAGE_TAKEN, _damage_taken)
define_meaning(ev.DAMAGE_HEALED, _damage_healed)
define_meaning(ev.KNOCKED_OUT, _went_out)
define_meaning(ev.ESCAPED, _went_out)
define_meaning(ev.COUNTDOWN_ADVANCED, _countdown)
define_meaning(ev.DECK_EXHAUSTED, _deck_exhausted, announces="says why everybody is knocked out")
define_meaning(ev.BAG_EMPTIED, _bag_emptied, announces="says why everybody is knocked out")
define_meaning(ev.GAME_ENDED, _game_ended)
