"""State of a live game and its people, as the entries so far make it. `proposals` decides what may come next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from ..catalog import characters_chosen, numbering_of, with_characters_chosen
from ..core.choice import ChoiceId
from ..core.codec import digest
from ..core.kernel import apply, choices, offered_choice
from ..core.state import State
from ..packs.document import PackDocument
from ..records.record import Header, Recording, luck_of, read_redeal, start
from ..records.seat_marks import SeatMark, marks_of
from ..records.told_luck import apply_told
from ..records.what_if import is_what_if
from ..view.view import View
from . import entries as e
from .errors import Refused
from .phases import LOBBY, OVER, PLAYING
from .presence import is_slow
from .seats import Chair

NOBODY: Final = -1  # a spectator, or the table itself
UNDO: Final = "undo"
END: Final = "end"
ADVICE: Final = "advice"
HOLD: Final = "hold"
MOST_MOMENTS: Final = 120  # choices that can be taken back where people tell the luck
CLAIM: Final = "claim"


@dataclass(frozen=True)
class Moment:
    """Position to go back to: the state, the number of choices made before it, and the seat that chose next."""

    state: State
    choices: int
    seat: int


class MadeChoice(NamedTuple):
    """Choice of the recording: its seat (NOBODY: a redeal), its entry, and when it was asked for.

    `bot`: the bot that held the seat made it.
    """

    seat: int
    seq: int
    asked: int
    bot: bool = False


class GivenAnswer(NamedTuple):
    """Answer to a decision, and its entry. Its events stay in the log: those of a long game would fill the memory."""

    seat: int
    key: str
    seq: int


@dataclass(frozen=True)
class Consent:
    """Request for everybody's consent: the entry that made it, and the seats that have not answered yet."""

    asked: int
    seat: int
    what: str
    choices: int
    waiting: frozenset[int]
    numbers: Mapping[int, str] = field(default_factory=dict)  # numbers that seats have shown for the new deal


@dataclass(frozen=True)
class SentAway:
    """Person whose seat the host freed before the deal: their name, and the token and address to know them again."""

    name: str
    token: str
    source: str


@dataclass(frozen=True)
class SeatQuestion:
    """Question to people about a seat: its entry, the seat that asks, and the seats that have not answered yet."""

    asked: int
    what: str
    seat: int
    by: int
    waiting: frozenset[int]
    token: str  # hash of the token that will prove a claimed seat


@dataclass(frozen=True)
class Proposal:
    """Next entry of a table and, if it changes the game, the state after it, also encoded for the store."""

    entry: e.AnyEntry
    state: State | None = None
    position: bytes | None = None


@dataclass
class Table:
    """State of a table after its entries so far."""

    opened: e.Opened
    chairs: list[Chair]
    phase: str = LOBBY
    abandoned: bool = False
    advisable: bool = False  # everybody has agreed that every person may ask for advice
    seq: int = 1
    decision: int = 0  # entry that led to the open question
    dealt: str = ""  # the pack that the game was dealt with
    recording: Recording | None = None
    past: list[Moment] = field(default_factory=list)
    made: list[MadeChoice] = field(default_factory=list)  # one for each key of the recording
    answered: dict[int, GivenAnswer] = field(default_factory=dict)  # by decision
    consent: Consent | None = None
    took_over: bool = False  # this table continues a game begun elsewhere
    opener: int = NOBODY  # the seat that was taken first, by the person who opened the table
    questions: tuple[SeatQuestion, ...] = ()  # about seats, one of each kind at most
    sent_away: tuple[SentAway, ...] = ()  # people who may not sit down again until the host lets them
    host: int = NOBODY  # seat of the first person: may deal, and send others away before
    redeals: int = 0
    dealing: int = 0  # when the deal was asked for; then seats show their numbers
    numbers: tuple[str, ...] = ()  # numbers of the seats in the luck of this deal
    told: tuple[str, ...] | None = None  # luck of the deal, where people told it
    requests: int = 0  # number of requests to go back so far
    since: int = 0  # when the present question was asked
    rematch: str = ""
    rematch_by: int = NOBODY  # the seat that asked for it first

    @property
    def id(self) -> str:
        return self.opened.table

    @property
    def tells_luck(self) -> bool:
        """Whether people play with the real box and tell what luck brings."""
        return self.opened.beginning == e.TOLD

    @property
    def state(self) -> State:
        if self.recording is None:
            raise Refused("not-playing")
        return self.recording.state

    @property
    def asked(self) -> int:
        """Seat that everybody waits for."""
        return self.state.stack[-1].seat if self.phase == PLAYING else NOBODY

    def view(self, seat: int) -> View:
        return View(self.state, seat)

    def last_choice(self, seat: int) -> int:
        """Index of the seat's latest choice, or -1."""
        return next((at for at in reversed(range(len(self.made))) if self.made[at].seat == seat), -1)

    def taken_over(self) -> int:
        """Number of choices made in the game that this one continues: they cannot be taken back."""
        return max((at + 1 for at, key in enumerate(self.game().keys) if is_what_if(key)), default=0)

    def own_past(self, seat: int) -> list[Moment]:
        """RUL-34: moments of this turn that a seat may go back to alone, earliest first; none before another's
        decision.
        """
        if self.tells_luck:
            return self._told_past(seat)
        own: list[Moment] = []
        for moment in reversed(self.past):
            if moment.seat != seat or moment.state.turns != self.state.turns:
                break
            own.insert(0, moment)
        return own

    def _told_past(self, seat: int) -> list[Moment]:
        """Moments of the latest turn with a choice, for the asked seat: what people told may be corrected."""
        turn = self.past[-1].state.turns if self.past else 0
        return [moment for moment in self.past if moment.state.turns == turn and seat == self.asked]

    def unshown(self) -> list[int]:
        """Seats that have committed to a number for the luck and not shown it."""
        return [index for index, chair in enumerate(self.chairs) if chair.seal and not chair.number]

    def people(self) -> list[int]:
        """Seats of people, also while a bot plays for them."""
        return [index for index, chair in enumerate(self.chairs) if chair.is_person]

    def alone(self, seat: int) -> bool:
        """Tests whether this person plays with nobody but bots."""
        return self.people() == [seat]

    def may_be_advised(self, seat: int) -> bool:
        """Tests whether a seat may ask for advice: it plays with nobody but bots, or all have agreed."""
        return self.alone(seat) or (self.advisable and seat in self.people())

    def asked_to_agree(self, what: str, seat: int, now: int) -> frozenset[int]:
        """RUL-34: seats that must consent: all other people, also while a bot plays for them.

        To give up a game, people for whom a bot has played for a day are not asked.
        """
        gone = {index for index in self.people() if what == END and self.chairs[index].is_gone(now)}
        return frozenset(self.people()) - gone - {seat}

    def bot_asked(self) -> str:
        """Bot that must answer now, or ""."""
        return self.chairs[self.asked].player_bot if self.phase == PLAYING else ""

    def overdue(self, now: int) -> int:
        """Seat whose time to answer has run out, or NOBODY."""
        return self.asked if self.due and now >= self.due else NOBODY

    @property
    def slow(self) -> bool:
        return is_slow(self.opened.turn_seconds)

    @property
    def due(self) -> int:
        """Time at which the clock lets a bot play for the seat that everybody waits for; 0 where no clock runs."""
        limit = self.opened.turn_seconds
        return self.since + limit if limit and self.phase == PLAYING and not self.bot_asked() else 0

    def question_about(self, what: str) -> SeatQuestion | None:
        """Open question of this kind about a seat, or None."""
        return next((question for question in self.questions if question.what == what), None)

    def after(self, proposal: Proposal) -> Table:
        """Returns the table after a proposal. This one stays as it is: the entry is not committed yet."""
        twin = replace(
            self,
            chairs=[replace(chair) for chair in self.chairs],
            recording=None if self.recording is None else self.recording.copy(),
            made=[*self.made],
            answered={**self.answered},
        )
        twin.accept(proposal)
        return twin

    def accept(self, proposal: Proposal) -> None:
        """Applies a proposal to this table."""
        entry, state = proposal.entry, proposal.state
        if state is not None:
            self._go_to(entry, state)
        self.remember(entry)

    def follow(self, entry: e.AnyEntry) -> bool:
        """Applies an entry that another node committed; False if it cannot, and the table must be read anew."""
        if isinstance(entry, e.Chosen):
            twin = self.twin()
            self.play(twin, offered_choice(twin, entry.key), entry.luck)
            if digest(twin) != entry.digest:
                return False
            self._go_to(entry, twin)
        elif isinstance(entry, e.Started):
            if entry.past is not None:
                return False
            told = None if entry.told is None else tuple(entry.told)
            state = start(replace(self.header(), numbers=tuple(entry.numbers), told=told)).state
            if digest(state) != entry.digest or numbering_of(state.rules) != entry.numbering:
                return False
            self._go_to(entry, state)
        elif isinstance(entry, e.Undone):
            return False
        self.remember(entry)
        return True

    def play(self, twin: State, choice: ChoiceId, luck: Sequence[str]) -> None:
        """Plays a choice in a copy of the position, with the luck that people tell if they do."""
        if self.tells_luck:
            apply_told(twin, choice, luck)
        else:
            apply(twin, choice)

    def _go_to(self, entry: e.AnyEntry, state: State) -> None:
        if isinstance(entry, e.Started):
            self.dealt_with(entry)
            self.recording = Recording(self.header(), state)
        recording = self.game()
        if isinstance(entry, e.Chosen):
            revealed = any(e.event_of(fact).kind.reveals for fact in entry.events)
            moment = Moment(recording.state, len(recording.keys), entry.seat)
            goes_on = not state.over and state.stack[-1].seat == entry.seat and not revealed
            if self.tells_luck:
                self.past = [*self.past[1 - MOST_MOMENTS :], moment]
            else:
                self.past = [*self.past, moment] if goes_on else []
        elif isinstance(entry, e.Undone):
            self.past = [moment for moment in self.past if moment.choices < entry.choices] if not entry.redealt else []
        recording.state = state

    def remember(self, entry: e.AnyEntry) -> None:
        """Applies the changes of an entry besides the position."""
        self.seq = entry.seq
        if isinstance(entry, e.Seated):
            was = self.chairs[entry.seat]
            self.chairs[entry.seat] = Chair(
                name=entry.name, token=entry.token, source=entry.source, character=was.character, mark=was.mark
            )
            self.host = entry.seat if self.host == NOBODY else self.host
            self.opener = entry.seat if self.opener == NOBODY else self.opener
        elif isinstance(entry, e.Unseated):
            self._unseat(entry)
        elif isinstance(entry, e.AllowedBack):
            self.sent_away = tuple(one for one in self.sent_away if one.name != entry.name)
        elif isinstance(entry, e.BotSeated):
            self.chairs[entry.seat] = Chair(name=entry.bot, bot=entry.bot)
        elif isinstance(entry, e.CharacterChosen):
            self.chairs[entry.seat].character = entry.character
        elif isinstance(entry, e.MarkChosen):
            self.chairs[entry.seat].mark = entry.mark
        elif isinstance(entry, e.Sealed):
            self.chairs[entry.seat].seal = entry.seal
        elif isinstance(entry, e.Dealing):
            self.dealing = entry.at
        elif isinstance(entry, e.Numbered):
            self.chairs[entry.seat].number = entry.number
        elif isinstance(entry, e.Linked | e.Moved):
            self._move(entry)
        elif isinstance(entry, e.Held | e.Returned):
            self._hand_over(entry)
        elif isinstance(entry, e.SeatAsked | e.SeatAnswered):
            self._ask_about_seat(entry)
        elif isinstance(entry, e.Asked):
            waiting = self.asked_to_agree(entry.what, entry.seat, entry.at)
            shown = {entry.seat: entry.number} if entry.number else {}
            self.consent = Consent(entry.seq, entry.seat, entry.what, entry.choices, waiting, shown)
            self.requests += entry.what == UNDO
        elif isinstance(entry, e.Answered):
            self._count(entry)
        elif isinstance(entry, e.Advisable):
            self.advisable, self.consent = True, None
        elif isinstance(entry, e.Rematched):
            self.rematch, self.rematch_by = entry.table, entry.seat
        elif isinstance(entry, e.Started | e.Chosen | e.Undone | e.Abandoned):
            self._remember_game(entry)

    def _move(self, entry: e.Linked | e.Moved) -> None:
        chair = self.chairs[entry.seat]
        if isinstance(entry, e.Linked):
            chair.link, chair.linked = entry.link, entry.at
        else:
            chair.token, chair.link = entry.token, ""
            self._settle(entry.seat)

    def _unseat(self, entry: e.Unseated) -> None:
        """Frees a seat. A person whom another seat sends away may not sit down again; a person who leaves may."""
        chair = self.chairs[entry.seat]
        if chair.is_person and entry.by not in (NOBODY, entry.seat):
            self.sent_away = (*self.sent_away, SentAway(chair.name, chair.token, chair.source))
        self.chairs[entry.seat] = Chair()
        self._settle(entry.seat)
        self.host = self.host if self.host != entry.seat else next(iter(self.people()), NOBODY)

    def _hand_over(self, entry: e.Held | e.Returned) -> None:
        if isinstance(entry, e.Held):
            self.chairs[entry.seat].hold(entry.bot, entry.at, once=entry.once)
            self._settle(entry.seat, HOLD)
        else:
            self.chairs[entry.seat].release()

    def _ask_about_seat(self, entry: e.SeatAsked | e.SeatAnswered) -> None:
        """Opens a question, which replaces an earlier one of its kind, or counts an answer to one."""
        if isinstance(entry, e.SeatAsked):
            others = [question for question in self.questions if question.what != entry.what]
            waiting = frozenset(entry.agree)
            asked = SeatQuestion(entry.seq, entry.what, entry.seat, entry.by, waiting, entry.token)
            self.questions = (*others, asked)
            return
        for question in self.questions:
            if question.asked == entry.asked:
                self._count_answer(question, entry)

    def _count_answer(self, question: SeatQuestion, entry: e.SeatAnswered) -> None:
        others = [other for other in self.questions if other is not question]
        left = [replace(question, waiting=question.waiting - {entry.seat})] if entry.yes else []
        self.questions = (*others, *left)
        if not entry.yes and question.what == CLAIM:
            self.chairs[question.seat].claim_refused = entry.at

    def _settle(self, seat: int, what: str = "") -> None:
        """Ends the open questions about a seat, or those of one kind."""
        self.questions = tuple(one for one in self.questions if one.seat != seat or (what and one.what != what))

    def _remember_game(self, entry: e.Started | e.Chosen | e.Undone | e.Abandoned) -> None:
        asked, self.since = self.since, entry.at
        self.decision, self.consent = entry.seq, None
        if isinstance(entry, e.Abandoned):
            self.phase, self.abandoned = OVER, True
            return
        if isinstance(entry, e.Started):
            self.phase, self.dealing = PLAYING, 0
            self.game().turns[0] = (1, entry.active, entry.digest)
            if entry.past is not None:
                self._take_over(entry, entry.past)
        elif isinstance(entry, e.Chosen):
            self.answered[entry.answers] = GivenAnswer(entry.seat, entry.key, entry.seq)
            self._note_choice(entry, asked)
            self.phase = OVER if entry.over else PLAYING
        else:
            self._go_back(entry)

    def _take_over(self, entry: e.Started, past: e.Past) -> None:
        """Takes over the lines of another game; they belong to no seat here and cannot be taken back."""
        recording = self.game()
        self.took_over = True
        recording.keys = [*past.keys]
        recording.turns = {at: (turn, seat, check) for at, turn, seat, check in past.turns}
        self.made = [MadeChoice(NOBODY, entry.seq, entry.at)] * len(past.keys)
        redeals = [read_redeal(recording.keys[at]) for at in recording.redeals()]
        self.redeals, self.requests = len(redeals), max((each.request for each in redeals), default=0)

    def _go_back(self, entry: e.Undone) -> None:
        """Takes choices back. An undo without consent gives no extra time: the question keeps its age."""
        recording = self.game()
        redeals = entry.redeals(recording.keys)
        if not redeals:
            self.since = self.made[entry.choices].asked
        recording.take_back(recording.state, entry.choices)
        recording.keys += redeals
        self.made = self.made[: entry.choices] + [MadeChoice(NOBODY, entry.seq, entry.at)] * len(redeals)
        self.redeals = entry.redealt or self.redeals
        self.requests = max(self.requests, entry.request)

    def _note_choice(self, entry: e.Chosen, asked: int) -> None:
        recording = self.game()
        self.chairs[entry.seat].played(next(reversed(recording.turns.values()), (0, 0, ""))[0])
        recording.keys.append(entry.line())
        self.made.append(MadeChoice(entry.seat, entry.seq, asked, bool(self.chairs[entry.seat].held)))
        if entry.turn:
            recording.turns[len(recording.keys)] = (entry.turn, entry.active, entry.digest)
            self._end_stand_ins()
        self.questions = tuple(one for one in self.questions if one.what != HOLD)

    def _end_stand_ins(self) -> None:
        """Ends the play of bots that were given one turn, when the next one begins."""
        for chair in self.chairs:
            if chair.once:
                chair.release()

    def _count(self, entry: e.Answered) -> None:
        if self.consent is not None:
            waiting, shown = self.consent.waiting - {entry.seat}, dict(self.consent.numbers)
            if entry.number:
                shown[entry.seat] = entry.number
            self.consent = replace(self.consent, waiting=waiting, numbers=shown) if entry.yes else None

    def header(self) -> Header:
        """Header of the game's record. It holds the secret: not for clients before the end."""
        names = tuple(chair.name for chair in self.chairs)
        opened, dealt = self.opened, self.dealt or self.opened.pack
        spec = with_characters_chosen(opened.spec, [chair.character for chair in self.chairs])
        marks = tuple(self.marks()) if any(chair.mark for chair in self.chairs) else ()
        packs = self.packs()
        return Header(spec, dealt, names, opened.secret, opened.engine, self.numbers, packs, marks, self.told)

    def marks(self) -> list[SeatMark]:
        """Returns the mark of every seat, chosen or by its place."""
        return marks_of([chair.mark for chair in self.chairs])

    def mixed_numbers(self) -> tuple[str, ...]:
        """Numbers of the seats in the present luck: those of the deal, or of the latest continuation."""
        return luck_of(self.header(), self.game().keys).numbers

    def packs(self) -> tuple[PackDocument, ...]:
        """Packs that are laid over the game's own."""
        return tuple(PackDocument(text) for text in self.opened.packs)

    def dealt_with(self, entry: e.Started) -> None:
        """Sets the pack, the numbers and the told luck of the deal in the header."""
        self.dealt, self.numbers = entry.pack, tuple(entry.numbers)
        self.told = None if entry.told is None else tuple(entry.told)

    def offered(self) -> list[ChoiceId]:
        return choices(self.state)

    def game(self) -> Recording:
        if self.recording is None:
            raise Refused("not-playing")
        return self.recording

    def twin(self) -> State:
        """Returns a copy of the position that records its events from now on."""
        twin = self.state.clone()
        twin.record()
        return twin


def opened_table(entry: e.Opened) -> Table:
    """Returns a new table, with the planned bots at their seats."""
    chosen = characters_chosen(entry.spec, len(entry.plans))
    chairs = [Chair(name=plan.bot, bot=plan.bot, character=character) for plan, character in zip(entry.plans, chosen)]
    return Table(entry, chairs, since=entry.at)


def begins_turn(entry: e.AnyEntry) -> bool:
    """Tests whether the game could be resumed at this entry even under changed rules."""
    return isinstance(entry, e.Started | e.Undone) or (isinstance(entry, e.Chosen) and entry.turn > 0)
