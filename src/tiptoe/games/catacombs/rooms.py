"""CAT-5, CAT-6, CAT-8.1: rooms of tiles: Artifacts, ghosts, rewards, locked features, wayshrines."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import MONKEY_SHRINE, RoomId
from ...core.choice import ChoiceId, argument_of
from ...core.components import MAJOR_SECRET, MINOR_SECRET, MONKEY_IDOL, PRISONER, CardId, TokenId
from ...core.definitions import Action, Counter, Effect, Marking, Question, Trigger
from ...core.kernel import Ability
from ...core.price import Price
from ...core.refusals import Reason
from ...core.room_cubes import mark, seats_marking
from ...core.stable_ids import FRAMES
from ...core.state import Seat, State
from ...core.tiles import GOLD, HEAL, LOCKED, ROOMS_OF_A_TILE, Tile, lock_of, tile_of
from ...core.tiles import MINOR_SECRET as SECRET_REWARD
from ...core.tiles import MONKEY_IDOL as IDOL_REWARD
from ...core.vocabulary import FLAG, CounterWord, EffectWord, Field
from ...core.vocabulary import PLAY as PLAYED
from ...rules.deck import gain_card
from ...rules.health import heal
from ...rules.pools import draw_token, pool_size
from ...rules.resources import gain_gold
from ...rules.tokens import lose_token, release_wild, take_from_room
from .discovery import TileReaction, chart_of
from .events import ARTIFACT_PLACED, OFFERING_MADE
from .locks import NEED_LOCKPICKS, open_locks
from .nouns import CHEST, HAUNTED, LIBRARY, PRISON, PUZZLE_BOX, WAYSHRINE
from .verbs import OFFER, OFFER_AFAR, UNLOCK

NO_SUCH_FEATURE: Final = Reason("no-such-feature", "CAT-6.2")
OPEN_ALREADY: Final = Reason("open-already", "CAT-6.2")
NO_SECRETS: Final = Reason("no-secrets", "CAT-6.3")
NO_TOMES: Final = Reason("no-tomes", "CAT-6.4")
NO_PRISONERS: Final = Reason("no-prisoners", "CAT-6.5")
NO_WAYSHRINE: Final = Reason("no-wayshrine", "CAT-6.6")
OFFERED_ALREADY: Final = Reason("offered-already", "CAT-6.6")
WAYSHRINE_FULL: Final = Reason("wayshrine-full", "CAT-6.6")
NO_CUBES_TO_OFFER: Final = Reason("no-cubes-to-offer", "CAT-6.6")

ANY_LOCKED: Final = CHEST | LIBRARY | PRISON
PRISONERS_OF_A_CELL: Final = 2


@final
class PlaceArtifacts(TileReaction):
    """CAT-5.1, 5.2: places the Artifact that lies as deep in the stack as the room has pluses; rooms in data order."""

    rule: ClassVar[str] = "CAT-5.1"

    def laid(self, state: State, tile: Tile) -> None:
        for index, room in enumerate(tile.rooms):
            if room.artifact and state.artifacts:
                place_artifact(state, tile.room(index), min(room.plus, len(state.artifacts) - 1))


def place_artifact(state: State, room: RoomId, place: int) -> None:
    """Moves the Artifact at a place of the stack to a room; the stack closes up (RUL-66)."""
    token = state.artifacts[place]
    state.artifacts = state.artifacts[:place] + state.artifacts[place + 1 :]
    rooms = state.room_tokens[:]
    rooms[room] = rooms[room] + [token]
    state.room_tokens = rooms
    if state.recording:
        state.tell(ARTIFACT_PLACED, state.active, token, room)


@final
class WakeGhost(TileReaction):
    """CAT-8.1: releases a ghost for a haunted tile, if one is left (RUL-67)."""

    rule: ClassVar[str] = "CAT-8.1"

    def laid(self, state: State, tile: Tile) -> None:
        if tile.features & HAUNTED:
            release_wild(state, 1)


@final
class Ghost(Effect):
    """CAT-12.13: moves a ghost from the bank to the Clank! area."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        release_wild(state, 1)


@final
class GiveReward(Trigger):
    """CAT-6.1: gives the reward of a room on entering; CAT-12.19: then trades Puzzle Boxes in a wayshrine.

    RUL-69: only boxes that were brought along: one that is the reward waits for a later entry.
    """

    rule: ClassVar[str] = "CAT-6.1"

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        boxes: list[TokenId] = []
        if state.board.features[room] & WAYSHRINE and seat.tags_held & PUZZLE_BOX:
            boxes = [token for token in seat.tokens if state.rules.pack.tokens[token].tags & PUZZLE_BOX]
        give_reward(state, seat, room)
        for box in boxes:
            if pool_size(state, MAJOR_SECRET) > 0:
                lose_token(state, seat, box)
                draw_token(state, seat, MAJOR_SECRET)


def give_reward(state: State, seat: Seat, room: RoomId) -> None:
    """CAT-6.1, RUL-65: gives the reward of a room, once per turn, room and seat."""
    definition = chart_of(state).tiles[tile_of(room)].rooms[room % ROOMS_OF_A_TILE]
    if not definition.reward or room in seat.rewarded or seat.index != state.active:
        return
    seat.rewarded = seat.rewarded + [room]
    if definition.reward == GOLD:
        gain_gold(state, seat, definition.amount)
    elif definition.reward == HEAL:
        heal(state, seat, definition.amount)
    elif definition.reward == SECRET_REWARD:
        draw_token(state, seat, MINOR_SECRET)
    elif definition.reward == IDOL_REWARD:
        take_idol(state, seat)


def take_idol(state: State, seat: Seat) -> None:
    """CAT-12.31: takes an idol from the shrine, if one is left."""
    for room in state.board.rooms_with(MONKEY_SHRINE):
        if state.room_tokens[room] and state.board.lies(room):
            take_from_room(state, seat, room, MONKEY_IDOL)
            return


@final
class Unlock(Action):
    """CAT-6.2: opens a chest, library or prison cell of the room with a lockpick."""

    rule: ClassVar[str] = "CAT-6.2"

    def __init__(self) -> None:
        super().__init__(UNLOCK)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if seat.lockpicks == 0 or seat.leaving:
            return
        features = state.board.features[seat.room]
        if not features & ANY_LOCKED:
            return
        for feature in LOCKED:
            if features & feature and self._why_not(state, seat, feature) is None:
                out.append(ChoiceId(UNLOCK | feature.bit_length()))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        feature = 1 << argument_of(choice) - 1
        self.price(state, seat, choice).charge(seat)
        open_locks(state, seat, [lock_of(seat.room, feature)])
        if feature == CHEST:
            draw_token(state, seat, MAJOR_SECRET)  # CAT-6.3
        elif feature == LIBRARY:
            gain_card(state, seat, tome_of(state), 1)  # CAT-6.4
        else:
            for _ in range(PRISONERS_OF_A_CELL):
                draw_token(state, seat, PRISONER)  # CAT-6.5

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return self._why_not(state, seat, 1 << argument_of(choice) - 1)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        return Price(lockpicks=1)

    def _why_not(self, state: State, seat: Seat, feature: int) -> Reason | None:
        if feature not in LOCKED or not state.board.features[seat.room] & feature:
            return NO_SUCH_FEATURE
        if lock_of(seat.room, feature) in state.opened:
            return OPEN_ALREADY
        if feature == LIBRARY and state.reserve[state.rules.pack.reserve.index(tome_of(state))] == 0:
            return NO_TOMES
        if feature == CHEST and pool_size(state, MAJOR_SECRET) == 0:
            return NO_SECRETS
        if feature == PRISON and pool_size(state, PRISONER) == 0:
            return NO_PRISONERS
        return NEED_LOCKPICKS if seat.lockpicks == 0 else None


def tome_of(state: State) -> CardId:
    """Card that libraries give: the one of the reserve with most points."""
    reserve = state.rules.pack.reserve_cards
    best = reserve[0]
    for card in reserve:
        if card.points > best.points:
            best = card
    return best.number


@final
class MarkWayshrine(Action):
    """CAT-6.6, PAR-3.1: makes an offering: a cube on the wayshrine of the room, for gold."""

    rule: ClassVar[str] = "CAT-6.6"

    def __init__(self) -> None:
        super().__init__(OFFER)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if state.board.features[seat.room] & WAYSHRINE and why_not_offer(state, seat, seat.room) is None:
            out.append(ChoiceId(OFFER))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        make_offering(state, seat, seat.room)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return why_not_offer(state, seat, seat.room)


@final
class WayshrineMarking(Marking):
    """CAT-6.6, RUL-72: wayshrines hold one cube of each seat, as long as there are spaces."""

    def __init__(self) -> None:
        super().__init__(WAYSHRINE)

    def why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        if not state.board.features[room] & WAYSHRINE or not state.board.lies(room):
            return NO_WAYSHRINE
        marked = seats_marking(state.marks, room)
        if seat.index in marked:
            return OFFERED_ALREADY
        return WAYSHRINE_FULL if len(marked) >= state.rules.params.mark_spaces else None


def why_not_offer(state: State, seat: Seat, room: RoomId) -> Reason | None:
    """Reason against an offering in a room, or None."""
    assert state.rules.marking is not None
    reason = state.rules.marking.why_not(state, seat, room)
    return NO_CUBES_TO_OFFER if reason is None and seat.supply == 0 else reason


def make_offering(state: State, seat: Seat, room: RoomId) -> None:
    """Places a cube for good; the first offering of a seat gives 1 gold, the second 2, and so on."""
    seat.supply -= 1
    seat.placed += 1
    seat.marks_made += 1
    state.marks = state.marks + [mark(room, seat.index)]
    if state.recording:
        state.tell(OFFERING_MADE, seat.index, room, seat.placed)
    gain_gold(state, seat, seat.placed)
    for watcher in state.rules.watchers:
        watcher.marked(state, seat)


@final
class OfferAfar(Ability):
    """Makes an offering on any wayshrine, as if the seat stood there."""

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return bool(wayshrines_for(state, seat))

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(OfferingAfar(seat.index, source, optional=optional))


def wayshrines_for(state: State, seat: Seat) -> list[RoomId]:
    """Wayshrines on which the seat may make an offering."""
    return [room for room in state.board.rooms_with(WAYSHRINE) if why_not_offer(state, seat, room) is None]


@final
class OfferingAfar(Question):
    """Question on which wayshrine to make the offering."""

    kind: ClassVar[int] = FRAMES.claim("offering-afar", 34)
    prompt: ClassVar[str] = "offer"
    verbs: ClassVar[tuple[int, ...]] = (OFFER_AFAR,)
    rule: ClassVar[str] = "CAT-6.6"

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for room in wayshrines_for(state, seat):
            out.append(ChoiceId(OFFER_AFAR | room))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        make_offering(state, seat, RoomId(argument_of(choice)))


@final
class OfferingsMade(Counter):
    """Offerings made this turn."""

    def count(self, state: State, seat: Seat) -> int:
        return seat.marks_made


@final
class PortalsUsed(Counter):
    """Portals used this turn."""

    def count(self, state: State, seat: Seat) -> int:
        return seat.portals_used


@final
class WayshrinesMarked(Counter):
    def count(self, state: State, seat: Seat) -> int:
        return seat.placed


EFFECTS: Final[dict[str, EffectWord]] = {
    "ghost": EffectWord("CAT-12.13", (Field("ghost", FLAG),), lambda a: Ghost()),
    "offer-afar": EffectWord(
        "CAT-6.6", (Field("offer-afar", FLAG),), lambda a: OfferAfar(kept=a.moment == PLAYED), asks=True
    ),
}
COUNTERS: Final[dict[str, CounterWord]] = {
    "offerings-made": CounterWord("CAT-6.6", (), lambda a: OfferingsMade()),
    "portals-used": CounterWord("CAT-7.1", (), lambda a: PortalsUsed()),
}
POSSESSIONS: Final[dict[str, CounterWord]] = {
    "wayshrines-marked": CounterWord("CAT-12.7", (), lambda a: WayshrinesMarked())
}
