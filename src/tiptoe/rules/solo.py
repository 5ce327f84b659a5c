"""SOL: Alone against the dragon, a variant of every game for one seat. The night is its rival (docs/adr/0076)."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple, final

from ..core.choice import ChoiceId, Verb, argument_of, declare_verb
from ..core.choice_arguments import NONE, Argument
from ..core.components import NOTHING, CardId
from ..core.decks import OwnDeck
from ..core.definitions import Action, Scorer, Step
from ..core.night import PARTS
from ..core.price import FREE, Price
from ..core.public import PublicState
from ..core.refusals import Reason
from ..core.ruleset import Ruleset, RulesetError, Variant
from ..core.state import ESCAPED, IN_PLAY, KNOCKED_OUT, Seat, SeatId, State
from .acquire import Acquired
from .attack import SHADOWS, SHADOWS_DRAWN, AttackIfCalled
from .escape import knock_out_everybody
from .move import StopIn
from .night import (
    BURNT,
    DARE_LOST,
    DARE_TAKEN,
    DARE_TURNS,
    DARE_WON,
    DARES,
    DAWN_CAME,
    DEED_FACTS,
    FIRST_DARE,
    HOUR_ACTED,
    HOUR_MISSED,
    HOUR_TOOK,
    HOUR_WARDED,
    HOURS,
    MET,
    NIGHT,
    NIGHT_FACTS,
    NOISE,
    OPEN_HOUR,
    SECOND_DARE,
    TAKEN_DARE,
    WARDED,
    NoteDeeds,
    NoteRooms,
    burn,
    burn_for_shadows,
    deeds,
    hours_left,
    hours_of,
    is_early,
    is_met,
    open_hour,
    perform_acts,
    taken_dare,
    turn_up_dare,
    turn_up_hour,
)
from .refill import RefillRow
from .resources import BURIED
from .scoring import score
from .setup import PrepareDragon
from .turn import ExpireTurnResources

POINTS_OF_AN_HOUR: Final = 2  # SOL-8.1
POINTS_FOR_LEAVING_EARLY: Final = 12  # SOL-8.2
SHADOW_CUBES: Final = 12  # SOL-1.6
MEDALS: Final = ("", "bronze", "silver", "gold")


def dare_ids(state: State) -> list[str]:
    """Ids of the Dares, by number."""
    return [dare.id for dare in state.rules.pack.night.dares]


DARE: Final = Argument("dare", dare_ids)
TAKE_DARE: Final = declare_verb(56, Verb("take-dare", DARE, spot="dare"))
WARD: Final = declare_verb(57, Verb("ward", NONE, spot="hour"))

NO_WARD: Final = Reason("no-ward", "SOL-4.2")
WARDED_ALREADY: Final = Reason("warded-already", "SOL-4.1")
NEED_FOR_WARD: Final = {
    "skill": Reason("need-skill-for-ward", "SOL-4.1", short="skill"),
    "swords": Reason("need-swords-for-ward", "SOL-4.1", short="swords"),
    "boots": Reason("need-boots-for-ward", "SOL-4.1", short="boots"),
    "gold": Reason("need-gold-for-ward", "SOL-4.1", short="gold"),
}
DARE_NOT_OPEN: Final = Reason("dare-not-open", "SOL-6.1")
DARE_TAKEN_ALREADY: Final = Reason("dare-taken-already", "SOL-6.1")
DARE_TOO_LATE: Final = Reason("dare-too-late", "SOL-6.1")


class Grade(NamedTuple):
    """Grade of difficulty: space of the marker and cubes at the start, Hours for an Artifact, cubes that are loud."""

    name: str
    marker: int
    clank: int
    greed: int
    loud: int


APPRENTICE: Final = Grade("apprentice", 0, 1, greed=1, loud=6)  # SOL-1.3
BURGLAR: Final = Grade("", 1, 2, greed=2, loud=5)  # SOL-1.4
LEGEND: Final = Grade("legend", 2, 3, greed=2, loud=4)  # SOL-1.5
GRADES: Final = {"solo": BURGLAR, "solo:apprentice": APPRENTICE, "solo:legend": LEGEND}


def solo(grade: Grade) -> Variant:
    """Variant for one seat at a grade."""

    def variant(rules: Ruleset) -> Ruleset:
        params, night = rules.params, rules.pack.night
        if not params.medals or 2 not in params.seats:
            raise RulesetError("one seat plays alone, and not with what is for five and six")
        removed = params.artifacts_removed
        stops = 0
        for trigger in rules.triggers:
            stops |= trigger.feature if isinstance(trigger, StopIn) else 0
        return (
            rules.named(f"solo:{grade.name}" if grade.name else "solo")
            .with_params(
                seats=(1,),  # SOL-1.1
                artifacts_removed=(0, removed[2], *removed[2:]),  # SOL-1.1
                marker_start=(0, grade.marker, *params.marker_start[2:]),  # SOL-1.2
                first_clank=(grade.clank, *params.first_clank[1:]),  # SOL-1.2
                greed=grade.greed,
                loud=grade.loud,
                shadows=SHADOW_CUBES,
            )
            .with_state_facts(SHADOWS, SHADOWS_DRAWN, *NIGHT_FACTS)
            .with_seat_facts(*DEED_FACTS)
            .with_decks(
                OwnDeck(
                    HOURS,
                    cards=tuple([hour.id for hour in night.hours]),
                    backs=tuple([hour.part for hour in night.hours]),
                    piles=(NIGHT, BURNT),
                    shown=(OPEN_HOUR,),
                ),
                OwnDeck(
                    DARES,
                    cards=tuple([dare.id for dare in night.dares]),
                    backs=tuple([0 for _ in night.dares]),
                    piles=(DARES,),
                    shown=(FIRST_DARE, SECOND_DARE, TAKEN_DARE),
                ),
            )
            .with_watcher(NoteDeeds())  # SOL-3.2
            .with_frames(Acquired)
            .with_trigger(NoteRooms(stops))  # SOL-3.2
            .with_action(TakeDare())  # SOL-6.1
            .with_action(WardHour())  # SOL-4.1
            .with_scorer(HourPoints())  # SOL-8.1
            .after(PrepareDragon, PrepareNight())  # SOL-1.7: before the setup asks anything, such as a draft
            .before(ExpireTurnResources, TakeStock())  # SOL-2.1
            .before(RefillRow, HourTakes())  # SOL-2.2, SOL-9.3
            .after(AttackIfCalled, TurnUpHour())  # SOL-2.4
            .after(AttackIfCalled, HourActs())  # SOL-2.3
        )

    return variant


@final
class PrepareNight(Step):
    """SOL-1.6 to 1.8: shadows in the bag, the night in its three parts, the first Hour and two Dares open."""

    rule: ClassVar[str] = "SOL-1.7"
    word: ClassVar[str] = "PrepareNight"

    def run(self, state: State, seat: Seat) -> None:
        SHADOWS.put(state, state.rules.params.shadows)
        deck, hours = hours_of(state.rules), state.rules.pack.night.hours
        night: list[int] = []
        for part in reversed(range(len(PARTS))):
            cards = [hour.number for hour in hours if hour.part == part]
            state.rng.shuffle(cards)
            night += cards
        deck.put(state, NIGHT, night)
        dares = list(range(len(state.rules.pack.night.dares)))
        state.rng.shuffle(dares)
        state.rules.deck_of(DARES).put(state, DARES, dares)
        turn_up_hour(state)
        turn_up_dare(state)
        turn_up_dare(state)


@final
class TakeStock(Step):
    """SOL-2.1: sees whether the open Hour will act, judges the Dare, and burns an Hour for noise."""

    rule: ClassVar[str] = "SOL-2.1"
    word: ClassVar[str] = "TakeStock"

    def run(self, state: State, seat: Seat) -> None:
        if seat.status != IN_PLAY:
            return
        done = deeds(state, seat)
        hour = open_hour(state)
        MET.put(state, 1 if hour is not None and is_met(hour.condition, done) else 0)
        BURIED.put(seat, 0)  # SOL-3.3: rubble is of one turn
        is_loud = seat.clank >= state.rules.params.loud and not seat.leaving
        judge_dare(state, seat, done)
        if is_loud:
            burn(state, 1, NOISE)  # SOL-5.3


def judge_dare(state: State, seat: Seat, done: int) -> None:
    """SOL-6.2 to 6.4: gives the reward of a Dare that was done, or asks its price after its last turn."""
    dare = taken_dare(state)
    if dare is None:
        return
    DARE_TURNS.put(state, DARE_TURNS.of(state) - 1)
    if done & dare.goal:
        end_dare(state)
        if state.recording:
            state.tell(DARE_WON, seat.index, dare.number)
        perform_acts(state, seat, dare.reward)
    elif DARE_TURNS.of(state) == 0:
        end_dare(state)
        if state.recording:
            state.tell(DARE_LOST, seat.index, dare.number)
        perform_acts(state, seat, dare.price)


def end_dare(state: State) -> None:
    TAKEN_DARE.put(state, 0)
    DARE_TURNS.put(state, 0)


@final
class HourTakes(Step):
    """SOL-2.2: the cards in the slots that the open Hour names go to the dungeon discard, before the refill."""

    rule: ClassVar[str] = "SOL-2.2"
    word: ClassVar[str] = "HourTakes"

    def run(self, state: State, seat: Seat) -> None:
        hour = open_hour(state)
        if hour is None or seat.status != IN_PLAY:
            return
        for slot in hour.takes:
            card = state.row[slot]
            if card != NOTHING:
                state.row[slot] = CardId(NOTHING)
                state.dungeon_discard = state.dungeon_discard + [card]
                if state.recording:
                    state.tell(HOUR_TOOK, SeatId(NOTHING), card, slot)


@final
class HourActs(Step):
    """SOL-2.3, 2.5: the open Hour acts on a seat in play, unless it was warded or its condition was not met."""

    rule: ClassVar[str] = "SOL-2.3"
    word: ClassVar[str] = "HourActs"

    def run(self, state: State, seat: Seat) -> None:
        hour = open_hour(state)
        if hour is None or seat.status != IN_PLAY or WARDED.of(state):
            return
        if state.recording:
            state.tell(HOUR_ACTED if MET.of(state) else HOUR_MISSED, SeatId(NOTHING), hour.number)
        if MET.of(state):
            perform_acts(state, state.seat(seat.index), hour.acts)


@final
class TurnUpHour(Step):
    """SOL-2.4, 7.1, 7.2: burns for shadows, then turns up the next Hour; if there is none, it is dawn."""

    rule: ClassVar[str] = "SOL-2.4"
    word: ClassVar[str] = "TurnUpHour"

    def run(self, state: State, seat: Seat) -> None:
        if state.over or seat.status != IN_PLAY:
            return
        burn_for_shadows(state)
        turn_up_hour(state)
        if OPEN_HOUR.of(state) == 0:
            if state.recording:
                state.tell(DAWN_CAME, seat.index)
            knock_out_everybody(state)


@final
class WardHour(Action):
    """Pays the price of the open Hour, once: its act will not happen, its taking will (SOL-4.2)."""

    rule: ClassVar[str] = "SOL-4.1"
    in_pause: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(WARD)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if self.why_not(state, seat, ChoiceId(WARD)) is None:
            out.append(ChoiceId(WARD))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        self.price(state, seat, choice).charge(seat)
        WARDED.put(state, 1)
        if state.recording:
            state.tell(HOUR_WARDED, seat.index, OPEN_HOUR.of(state) - 1)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        hour = open_hour(state)
        if hour is None or hour.ward is None:
            return NO_WARD
        if WARDED.of(state):
            return WARDED_ALREADY
        purse = {"skill": seat.skill, "swords": seat.swords, "boots": seat.boots, "gold": seat.gold}
        for what, n in hour.ward.parts().items():
            if purse[what] < n:
                return NEED_FOR_WARD[what]
        return None

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        hour = open_hour(state)
        return FREE if hour is None or hour.ward is None else hour.ward


@final
class TakeDare(Action):
    """Takes one of the open Dares, before the first card of a turn; another takes its place (SOL-6.1)."""

    rule: ClassVar[str] = "SOL-6.1"

    def __init__(self) -> None:
        super().__init__(TAKE_DARE)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if seat.played or TAKEN_DARE.of(state):
            return
        for number in (FIRST_DARE.of(state), SECOND_DARE.of(state)):
            if number:
                out.append(ChoiceId(TAKE_DARE | number - 1))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        dare = state.rules.pack.night.dares[argument_of(choice)]
        for place in (FIRST_DARE, SECOND_DARE):
            if place.of(state) == dare.number + 1:
                place.put(state, 0)
        TAKEN_DARE.put(state, dare.number + 1)
        DARE_TURNS.put(state, dare.turns)
        if state.recording:
            state.tell(DARE_TAKEN, seat.index, dare.number)
        turn_up_dare(state)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        if TAKEN_DARE.of(state):
            return DARE_TAKEN_ALREADY
        if argument_of(choice) + 1 not in (FIRST_DARE.of(state), SECOND_DARE.of(state)):
            return DARE_NOT_OPEN
        return DARE_TOO_LATE if seat.played else None


@final
class HourPoints(Scorer):
    """SOL-8.1, 8.2: points of the Hours that are left to a seat that left, and for leaving early."""

    rule: ClassVar[str] = "SOL-8.1"
    word: ClassVar[str] = "hours"

    def points(self, state: State, seat: Seat) -> int:
        if seat.status == KNOCKED_OUT:
            return 0
        return hour_points(state)


def hour_points(state: PublicState) -> int:
    """SOL-8.1, 8.2: points of the night for a seat that leaves now."""
    return POINTS_OF_AN_HOUR * hours_left(state) + (POINTS_FOR_LEAVING_EARLY if is_early(state) else 0)


def medal(state: State) -> int:
    """SOL-8.3, 8.4: medal of a finished game: 0 none, 1 bronze, 2 silver, 3 gold; gold only for leaving."""
    points = score(state, 0)
    won = len([least for least in state.rules.params.medals if points >= least])
    return won if state.seats[0].status == ESCAPED else min(won, len(MEDALS) - 2)


def next_medal(state: PublicState, points: int) -> int:
    """Points of the next medal above `points`, or 0."""
    return next((least for least in state.rules.params.medals if points < least), 0)
