"""SOL-3 to SOL-6: the night that hunts a seat that plays alone: its Hours, what burns them, Dares, and deeds."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.board import DEPTHS, RoomId
from ..core.components import ARTIFACT, MARKET_ITEM, NOTHING, SECRET, Card, CardId, TokenId
from ..core.decks import OwnDeck
from ..core.definitions import Trigger, Watcher
from ..core.event import Event, EventKind
from ..core.facts import TURN, OwnFact
from ..core.night import ALWAYS, DEED, LOWEST, SMALL_HOURS, Act, Dare, Hour
from ..core.public import PublicSeat, PublicState
from ..core.ruleset import Ruleset
from ..core.state import IN_PLAY, Seat, SeatId, State
from .attack import SHADOWS_DRAWN, attack
from .clank import make_clank, remove_clank, return_black
from .health import heal
from .ledger import Ledger, define_meaning, without_one
from .resources import BURIED, gain_gold
from .tokens import advance_marker

HOURS: Final = "hours"  # the decks, and their piles
NIGHT: Final = "night"
BURNT: Final = "burnt"
DARES: Final = "dares"
GREED: Final = 1  # why Hours burn
NOISE: Final = 2
SHADOW: Final = 3
ACT: Final = 4
HEARD: Final = 3  # SOL-3.2: cubes in the Clank! area from which a seat is heard
LOUD: Final = 3  # Clank! of one turn for a Dare
DEAR: Final = 5  # cost of a dear card
LADEN: Final = 2
FAR: Final = 3

OPEN_HOUR: Final = OwnFact("open_hour", "1 + the Hour that lies open, or 0", told=True)
WARDED: Final = OwnFact("warded", "whether the open Hour was warded", told=True)
MET: Final = OwnFact("hour_met", "whether the condition of the open Hour was met when stock was taken")
FIRST_DARE: Final = OwnFact("first_dare", "1 + the first open Dare, or 0", told=True)
SECOND_DARE: Final = OwnFact("second_dare", "1 + the second open Dare, or 0", told=True)
TAKEN_DARE: Final = OwnFact("taken_dare", "1 + the Dare that was taken, or 0", told=True)
DARE_TURNS: Final = OwnFact("dare_turns", "turns left for the Dare, the present one included")
NIGHT_FACTS: Final = (WARDED, MET, DARE_TURNS)

CARDS_TAKEN: Final = OwnFact("cards_acquired", "cards acquired", lifetime=TURN)
DEAR_TAKEN: Final = OwnFact("dear_acquired", "of these, cards that cost 5 or more", lifetime=TURN)
SECRETS_FOUND: Final = OwnFact("secrets_found", "secrets taken", lifetime=TURN)
ITEMS_BOUGHT: Final = OwnFact("items_bought", "market items gained", lifetime=TURN)
ARTIFACTS_TAKEN: Final = OwnFact("artifacts_taken", "Artifacts taken", lifetime=TURN)
CUBES_PLACED: Final = OwnFact("cubes_placed", "cubes placed in rooms for good", lifetime=TURN)
ROOMS_ENTERED: Final = OwnFact("rooms_entered", "rooms entered", lifetime=TURN)
CAVES_ENTERED: Final = OwnFact("caves_entered", "of these, rooms that stop movement", lifetime=TURN)
DEED_FACTS: Final = (
    *(CARDS_TAKEN, DEAR_TAKEN, SECRETS_FOUND, ITEMS_BOUGHT, ARTIFACTS_TAKEN, CUBES_PLACED),
    *(ROOMS_ENTERED, CAVES_ENTERED),
    BURIED,
)

HOUR_OPENED: Final = EventKind("HourOpened", "SOL-2.4", "hour", reveals=True)
HOUR_TOOK: Final = EventKind("HourTook", "SOL-2.2", "card slot")
HOUR_ACTED: Final = EventKind("HourActed", "SOL-2.3", "hour")
HOUR_MISSED: Final = EventKind("HourMissed", "SOL-3.2", "hour")
HOUR_WARDED: Final = EventKind("HourWarded", "SOL-4.1", "hour")
HOURS_BURNT: Final = EventKind("HoursBurnt", "SOL-5.1", "n why")
HOURS_RETURNED: Final = EventKind("HoursReturned", "SOL-5.5", "n")
CUBES_BAGGED: Final = EventKind("CubesBagged", "SOL-3.3", "n")
RUBBLE_FELL: Final = EventKind("RubbleFell", "SOL-3.3", "n")
ARTIFACT_HUNTED: Final = EventKind("ArtifactHunted", "SOL-3.4", "token room")
DARE_OPENED: Final = EventKind("DareOpened", "SOL-6.1", "dare", reveals=True)
DARE_TAKEN: Final = EventKind("DareTaken", "SOL-6.1", "dare")
DARE_WON: Final = EventKind("DareWon", "SOL-6.3", "dare")
DARE_LOST: Final = EventKind("DareLost", "SOL-6.3", "dare")
DAWN_CAME: Final = EventKind("DawnCame", "SOL-7.2")


def has_night(rules: Ruleset) -> bool:
    """Whether the ruleset has a night: a seat plays alone."""
    return rules.params.loud > 0


def hours_of(rules: Ruleset) -> OwnDeck:
    return rules.deck_of(HOURS)


def open_hour(state: PublicState) -> Hour | None:
    """Hour that lies open, or None."""
    number = OPEN_HOUR.of(state)
    return state.rules.pack.night.hours[number - 1] if number else None


def taken_dare(state: PublicState) -> Dare | None:
    """Dare that was taken and is not judged yet, or None."""
    number = TAKEN_DARE.of(state)
    return state.rules.pack.night.dares[number - 1] if number else None


def open_dares(state: PublicState) -> list[Dare]:
    """Dares that lie open."""
    numbers = [FIRST_DARE.of(state), SECOND_DARE.of(state)]
    return [state.rules.pack.night.dares[number - 1] for number in numbers if number]


def hours_left(state: PublicState) -> int:
    """SOL-8.1: Hours of the night that are left, the open one included."""
    return hours_of(state.rules).left[NIGHT].of(state) + (1 if OPEN_HOUR.of(state) else 0)


def is_early(state: PublicState) -> bool:
    """SOL-8.2: whether no card of the Small Hours has been turned up."""
    seen, hours = hours_of(state.rules).seen.of(state), state.rules.pack.night.hours
    return all([hour.part != SMALL_HOURS or not seen >> hour.number & 1 for hour in hours])


def turn_up_hour(state: State) -> None:
    """SOL-1.7, 2.4: turns up the next Hour, if there is one."""
    deck = hours_of(state.rules)
    WARDED.put(state, 0)
    MET.put(state, 0)
    OPEN_HOUR.put(state, 0)
    if deck.pile(state, NIGHT):
        hour = deck.draw(state, NIGHT)
        OPEN_HOUR.put(state, hour + 1)
        if state.recording:
            state.tell(HOUR_OPENED, SeatId(NOTHING), hour)


def turn_up_dare(state: State) -> None:
    """SOL-1.8, 6.1: lays the next Dare open in a free place, if one is left."""
    deck = state.rules.deck_of(DARES)
    for place in (FIRST_DARE, SECOND_DARE):
        if place.of(state) == 0 and deck.pile(state, DARES):
            dare = deck.draw(state, DARES)
            place.put(state, dare + 1)
            if state.recording:
                state.tell(DARE_OPENED, SeatId(NOTHING), dare)
            return


def burn(state: State, n: int, why: int) -> None:
    """SOL-5.1: burns the next n Hours unseen, never the open one."""
    deck = hours_of(state.rules)
    night = deck.pile(state, NIGHT)
    burnt = min(n, len(night))
    if burnt == 0:
        return
    left = len(night) - burnt
    deck.put(state, BURNT, deck.pile(state, BURNT) + night[left:][::-1])
    deck.put(state, NIGHT, night[:left])
    if state.recording:
        state.tell(HOURS_BURNT, state.active, burnt, why)


def bring_back(state: State, n: int) -> None:
    """SOL-5.5: puts the Hours burnt last under the night, unseen."""
    deck = hours_of(state.rules)
    burnt = deck.pile(state, BURNT)
    left = max(len(burnt) - n, 0)
    if left == len(burnt):
        return
    deck.put(state, NIGHT, burnt[left:] + deck.pile(state, NIGHT))
    deck.put(state, BURNT, burnt[:left])
    if state.recording:
        state.tell(HOURS_RETURNED, state.active, len(burnt) - left)


def burn_for_shadows(state: State) -> None:
    """SOL-5.4: burns an Hour for each shadow that was drawn since the last one turned up."""
    drawn = SHADOWS_DRAWN.of(state)
    SHADOWS_DRAWN.put(state, 0)
    burn(state, drawn, SHADOW)


# What Hours, rewards and prices do.


def perform_acts(state: State, seat: Seat, acts: list[Act]) -> None:
    """SOL-3.3, 6.4: does what is written, in order, as long as the seat is in play."""
    for act in acts:
        if state.over or seat.status != IN_PLAY:
            return
        _perform(state, seat, act.word, act.n)


def _perform(state: State, seat: Seat, word: str, n: int) -> None:
    if word == "clank":
        make_clank(state, seat, n)
    elif word == "hush":
        if seat.clank:
            remove_clank(state, seat, min(n, seat.clank))
    elif word == "attack":
        attack(state, n)
    elif word == "rage":
        advance_marker(state, n)
    elif word == "calm":
        return_black(state, seat, n)
    elif word == "echo":
        bag_cubes(state, seat, n)
    elif word == "hunt":
        hunt_artifact(state, n)
    elif word == "rubble":
        drop_rubble(state, seat, n)
    elif word == "burn":
        burn(state, n, ACT)
    elif word == "gold":
        gain_gold(state, seat, n)
    elif word == "heal":
        heal(state, seat, n)
    else:
        bring_back(state, n)


def bag_cubes(state: State, seat: Seat, n: int) -> None:
    """SOL-3.3: Echo: puts cubes of the supply straight into the bag."""
    bagged = min(n, seat.supply)
    seat.supply -= bagged
    seat.bagged += bagged
    if state.recording and bagged:
        state.tell(CUBES_BAGGED, seat.index, bagged)


def drop_rubble(state: State, seat: Seat, n: int) -> None:
    """SOL-3.3: Rubble: the first n Boots of the next turn will be lost."""
    BURIED.put(seat, n)
    if state.recording:
        state.tell(RUBBLE_FELL, seat.index, n)


def hunt_artifact(state: State, which: int) -> None:
    """SOL-3.4: the Collector takes an Artifact: of those in rooms, else of the stack, and never the last one."""
    tokens = state.rules.pack.tokens
    lying = [
        (tokens[token].points, room, token)
        for room in range(len(state.room_tokens))
        for token in state.room_tokens[room]
        if tokens[token].kind == ARTIFACT
    ]
    if len(lying) + len(state.artifacts) <= 1:
        return
    room, token = NOTHING, TokenId(NOTHING)
    if lying:
        _, room, token = min(lying) if which == LOWEST else max(lying)
        rooms = state.room_tokens[:]
        rooms[room] = without_one(rooms[room], token)
        state.room_tokens = rooms
    else:
        token = state.artifacts[0 if which == LOWEST else -1]
        state.artifacts = without_one(state.artifacts, token)
    state.box = state.box + [token]
    if state.recording:
        state.tell(ARTIFACT_HUNTED, SeatId(NOTHING), token, room)


# What was done in a turn.


def deeds(state: PublicState, seat: PublicSeat) -> int:
    """SOL-3.2: what was done in this turn as it stands now, as bits of `core.night.DEED`."""
    deep = state.board.features[seat.room] & DEPTHS != 0
    done = {
        "silent": seat.clank == 0,
        "heard": seat.clank >= HEARD,
        "deep": deep,
        "cave": CAVES_ENTERED.of(seat) > 0,
        "fought": seat.row_monsters_defeated > 0,
        "found": SECRETS_FOUND.of(seat) > 0,
        "bought": ITEMS_BOUGHT.of(seat) > 0,
        "laden": CARDS_TAKEN.of(seat) >= LADEN,
        "further": CUBES_PLACED.of(seat) > 0 if state.rules.params.marks else deep,
        "rooms": ROOMS_ENTERED.of(seat) >= FAR,
        "loud": seat.clank_made >= LOUD,
        "artifact": ARTIFACTS_TAKEN.of(seat) > 0,
        "dear": DEAR_TAKEN.of(seat) > 0,
        "frugal": CARDS_TAKEN.of(seat) == 0,
    }
    bits = 0
    for word, is_done in done.items():
        if is_done:
            bits |= DEED[word]
    return bits


def is_met(condition: int, done: int) -> bool:
    """Whether the condition of an Hour holds for the deeds of a turn."""
    return condition == ALWAYS or done & condition != 0


def count(fact: OwnFact, seat: Seat) -> None:
    """Adds one to a fact of a seat."""
    fact.put(seat, fact.of(seat) + 1)


@final
class NoteDeeds(Watcher):
    """Notes cards and tokens of a turn; an Artifact burns Hours at once (SOL-5.2)."""

    rule: ClassVar[str] = "SOL-3.2"

    def acquired(self, state: State, seat: Seat, card: Card) -> None:
        count(CARDS_TAKEN, seat)
        if card.cost >= DEAR:
            count(DEAR_TAKEN, seat)

    def gained(self, state: State, seat: Seat, token: TokenId) -> None:
        kind = state.rules.pack.tokens[token].kind
        if kind & SECRET:
            count(SECRETS_FOUND, seat)
        elif kind == MARKET_ITEM:
            count(ITEMS_BOUGHT, seat)
        elif kind == ARTIFACT:
            count(ARTIFACTS_TAKEN, seat)
            burn(state, state.rules.params.greed, GREED)

    def marked(self, state: State, seat: Seat) -> None:
        count(CUBES_PLACED, seat)


@final
class NoteRooms(Trigger):
    """Notes the rooms that are entered in a turn, and those with one of the features `stops`."""

    rule: ClassVar[str] = "SOL-3.2"

    def __init__(self, stops: int) -> None:
        self.stops: Final = stops

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        count(ROOMS_ENTERED, seat)
        if state.board.features[room] & self.stops:
            count(CAVES_ENTERED, seat)


# Events, for the ledger.


def _hour_opened(books: Ledger, event: Event) -> None:
    deck = hours_of(books.now.rules)
    assert deck.pile(books.now, NIGHT)[-1] == event.first, f"SOL-2.4: {event} is not the next Hour"
    deck.draw(books.now, NIGHT)
    OPEN_HOUR.put(books.now, event.first + 1)
    WARDED.put(books.now, 0)


def _hour_took(books: Ledger, event: Event) -> None:
    now = books.now
    assert now.row[event.second] == event.first, f"SOL-2.2: {event} is not true"
    now.row[event.second] = CardId(NOTHING)
    now.dungeon_discard = now.dungeon_discard + [CardId(event.first)]


def _hour_told(books: Ledger, event: Event) -> None:
    assert OPEN_HOUR.of(books.now) == event.first + 1, f"SOL-2.3: {event} is not the open Hour"


def _hour_warded(books: Ledger, event: Event) -> None:
    hour = books.now.rules.pack.night.hours[event.first]
    assert hour.ward is not None and OPEN_HOUR.of(books.now) == event.first + 1, f"SOL-4.1: {event} is not true"
    WARDED.put(books.now, 1)
    hour.ward.charge(books.seat(event))


def _hours_burnt(books: Ledger, event: Event) -> None:
    if event.second == SHADOW:
        SHADOWS_DRAWN.put(books.now, 0)
    burn(books.now, event.first, event.second)


def _hours_returned(books: Ledger, event: Event) -> None:
    bring_back(books.now, event.first)


def _cubes_bagged(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    assert 0 < event.first <= seat.supply, f"SOL-3.3: {event} is not true"
    seat.supply -= event.first
    seat.bagged += event.first


def _rubble_fell(books: Ledger, event: Event) -> None:
    BURIED.put(books.seat(event), event.first)


def _artifact_hunted(books: Ledger, event: Event) -> None:
    now, token, room = books.now, TokenId(event.first), event.second
    if room >= 0:
        rooms = now.room_tokens[:]
        rooms[room] = without_one(rooms[room], token)
        now.room_tokens = rooms
    else:
        now.artifacts = without_one(now.artifacts, token)
    now.box = now.box + [token]


def _dare_opened(books: Ledger, event: Event) -> None:
    turn_up_dare(books.now)
    assert event.first + 1 in (FIRST_DARE.of(books.now), SECOND_DARE.of(books.now)), f"SOL-6.1: {event} is not true"


def _dare_taken(books: Ledger, event: Event) -> None:
    for place in (FIRST_DARE, SECOND_DARE):
        if place.of(books.now) == event.first + 1:
            place.put(books.now, 0)
    TAKEN_DARE.put(books.now, event.first + 1)


def _dare_judged(books: Ledger, event: Event) -> None:
    assert TAKEN_DARE.of(books.now) == event.first + 1, f"SOL-6.3: {event} is not the Dare that was taken"
    TAKEN_DARE.put(books.now, 0)


def _dawn_came(books: Ledger, event: Event) -> None:
    assert hours_of(books.now.rules).left[NIGHT].of(books.now) == 0, "SOL-7.2: there are Hours left"
    OPEN_HOUR.put(books.now, 0)
    WARDED.put(books.now, 0)


define_meaning(HOUR_OPENED, _hour_opened)
define_meaning(HOUR_TOOK, _hour_took)
define_meaning(HOUR_ACTED, _hour_told, announces="what it does follows")
define_meaning(HOUR_MISSED, _hour_told, announces="nothing happens")
define_meaning(HOUR_WARDED, _hour_warded)
define_meaning(HOURS_BURNT, _hours_burnt)
define_meaning(HOURS_RETURNED, _hours_returned)
define_meaning(CUBES_BAGGED, _cubes_bagged)
define_meaning(RUBBLE_FELL, _rubble_fell, announces="as much may lie there already")
define_meaning(ARTIFACT_HUNTED, _artifact_hunted)
define_meaning(DARE_OPENED, _dare_opened)
define_meaning(DARE_TAKEN, _dare_taken)
define_meaning(DARE_WON, _dare_judged)
define_meaning(DARE_LOST, _dare_judged)
define_meaning(DAWN_CAME, _dawn_came)
