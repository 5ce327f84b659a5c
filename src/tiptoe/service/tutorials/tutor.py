"""Tutor of a lesson: which step the table has come to, and the replies to choices.

The table is an ordinary one with a prepared position. The tutor forces its luck, makes the moves of the rivals, and
returns to the beginning of a step on request: RUL-34 does not bind a lesson, where nothing is secret.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ...core.codec import digest
from ...core.kernel import offered_choice
from ...core.notation import key as key_of
from ...core.rng import Rig, RiggedError
from ...core.state import State
from ...records.record import Header, Recording, pack_name
from ...records.seat_marks import MARKS
from ...scenarios.parsing import Table as Expectation
from ...table import commands as c
from ...table import entries as e
from ...table.errors import Refused
from ...table.luck_source import Beginning
from ...table.opening import begun_table
from ...table.phases import OVER, PLAYING
from ...table.proposals import propose
from ...table.seats import Chair
from ...table.table import Proposal, Table
from ...tutorials.format import LEARNER, PLAYS, Default, Instead, Lesson, LessonPart, LessonStep, Luck

END_TURN: Final = "end-turn"
PLACEHOLDER_TOKEN: Final = "learner"  # in place of a token: nobody else ever sits here
NO_REPLY: Final = Default({}, "let")


@dataclass(frozen=True)
class StepStart:
    """Start of a step: the number of choices made, the position, and the luck that is forced from there."""

    choices: int
    state: State


class WrongChoice(Exception):
    """Raised when a choice is not made; the tutor has a reply to it."""


class Tutor:
    """Tutor of one part of a lesson. Methods that change the table return the entries of the change."""

    def __init__(self, lesson: Lesson, part: LessonPart, names: list[str]) -> None:
        self.lesson = lesson
        self.part = part
        self.runner = lesson.runner(part)  # compares the table with what a step waits for
        self.table = _lesson_table(lesson, part, self.runner.state, names)
        self.at = 0
        self.left: list[str] = []  # keys left of the main line of this step
        self.begun: list[StepStart] = []
        self.read = False  # whether the bubble was read, of a step without a condition
        self.answer: Instead | Default | None = None  # reply to the latest choice
        self._begin_step()

    # State of the lesson.

    @property
    def over(self) -> bool:
        """Whether every step is done."""
        return self.at >= len(self.part.steps)

    @property
    def step(self) -> LessonStep:
        return self.part.steps[self.at]

    @property
    def shows(self) -> bool:
        """Whether the table shows the effects of a choice that must be taken back."""
        return self.answer is not None and self.answer.then == "show"

    @property
    def moved(self) -> bool:
        """Whether a choice was made since the step began."""
        return len(self.table.made) > self.begun[-1].choices

    def next_key(self) -> str:
        """Next key of the main line that is possible now, or ""."""
        if self.over or self.shows:
            return ""
        offered = self._offered()
        return next((key for key in self.left if key in offered), "")

    def _offered(self) -> list[str]:
        self.runner.state = self.table.state
        return self.runner.offered() if self.table.asked == LEARNER else []

    def _meets(self, expected: Expectation) -> bool:
        self.runner.state = self.table.state
        return not self.runner.unmet(expected)

    # What the learner does.

    def choose(self, command: c.Choose, now: int) -> e.AnyEntry:
        """Makes a choice of the learner; WrongChoice if it only gets a reply, Refused as at any table."""
        if command.decision != self.table.decision or self.table.asked != LEARNER:
            raise Refused("stale")
        while not self.over and self.step.condition is None:
            self._next_step()  # a choice counts as having read the bubbles
        wanted = key_of(offered_choice(self.table.state, command.key), self.table.state)
        if self.over or self.shows:
            raise WrongChoice
        answer = self._answer_to(wanted)
        if answer.then == "hold":
            self.answer = answer
            raise WrongChoice
        if isinstance(answer, Instead) and answer.then == "show":
            self._force(answer)
        entry = self._chosen(command, LEARNER, now)
        self.answer = None if answer is NO_REPLY else answer
        if wanted in self.left:
            self.left.remove(wanted)
        return entry

    def _answer_to(self, key: str) -> Instead | Default:
        """Returns the reply to a choice. The main line is free, and so are cards: each must be played some time."""
        for answer in self.step.instead:
            if answer.is_to(key) and self._meets(answer.condition):
                return answer
        if key in self.left or key.startswith(PLAYS):
            return NO_REPLY
        seat = self.table.state.seats[LEARNER]
        wastes = key == END_TURN and seat.skill + seat.swords + seat.boots > 0
        return self.lesson.defaults.foolish if wastes else self.lesson.defaults.sensible

    def undo(self, command: c.Undo, now: int) -> e.AnyEntry:
        """Takes back one choice of this step, or several."""
        proposal = propose(self.table, command, LEARNER, now)
        entry = self._accepted(proposal)
        self.answer = None
        self._count_left()
        return entry

    def go_on(self) -> None:
        """Marks the bubble as read; a step that waits for a choice keeps waiting."""
        self.read = True

    def back(self, now: int) -> list[e.AnyEntry]:
        """Returns to the beginning of this step or, if nothing was done in it, of the step before."""
        if not self.moved and not self.shows and self.at > 0:
            self.at -= 1
            self.begun.pop()
        return self.again(now)

    def again(self, now: int) -> list[e.AnyEntry]:
        """Returns to the beginning of this step."""
        told = self._taken_back(self.begun.pop(), now)
        self._begin_step()
        return told

    def _taken_back(self, to: StepStart, now: int) -> list[e.AnyEntry]:
        if len(self.table.made) == to.choices:
            self.table.game().state = to.state
            return []
        twin = to.state.clone()
        entry = e.Undone(
            seq=self.table.seq + 1,
            at=now,
            seat=LEARNER,
            choices=to.choices,
            since=self.table.made[to.choices].seq,
            digest=digest(twin),
        )
        return [self._accepted(Proposal(entry, twin))]

    # Progress of the lesson.

    def done(self) -> bool:
        """Whether the condition of the step is met; a step without one waits to be read."""
        if self.over or self.shows:
            return False
        ends = self.step.condition
        return self.read if ends is None else self._meets(ends)

    def stuck(self) -> bool:
        """Whether no choice leads on from here; in a checked lesson allowed choices never lead there."""
        if self.over or self.shows or self.step.condition is None or self.done():
            return False
        cards = any(key.startswith(PLAYS) for key in self._offered())
        return not cards and not self.next_key()

    def rivals(self) -> list[str]:
        """Returns the rivals' moves after the finished step, and forces their luck from here on."""
        moves = self.step.bots
        if moves is None:
            return []
        self._force(moves)
        return moves.do

    def rival(self, key: str, now: int) -> e.AnyEntry:
        return self._chosen(c.Choose(self.table.decision, key), self.table.asked, now)

    def end_step(self) -> None:
        """Ends the step after the rivals' moves."""
        self._next_step()

    def shown(self) -> list[str]:
        """Keys left of the main line, for a learner who wants to see them played."""
        return [*self.left]

    def do(self, key: str, now: int) -> e.AnyEntry:
        """Makes a choice of the main line for the learner."""
        entry = self._chosen(c.Choose(self.table.decision, key), LEARNER, now)
        self.answer = None
        self.left.remove(key)
        return entry

    def go_to(self, step: str) -> None:
        """Plays up to a step without messages, for a learner who resumes there."""
        wanted = self.part.place(step)
        while self.at < wanted and not self.over:
            for key in self.shown():
                self.do(key, 0)
            for key in self.rivals():
                self.rival(key, 0)
            self._next_step()

    def _next_step(self) -> None:
        self.at += 1
        self.answer = None
        self._begin_step()

    def _begin_step(self) -> None:
        """Begins a step: forces its luck and forgets the undo history."""
        self.table.past = []
        self.answer = None
        self.read = False
        self.left = [] if self.over else [*self.step.do]
        if not self.over:
            self._force(self.step)
        self.begun.append(StepStart(len(self.table.made), _kept(self.table.state)))

    def _count_left(self) -> None:
        self.left = [*self.step.do]
        for key in self.table.game().keys[self.begun[-1].choices :]:
            if key in self.left:
                self.left.remove(key)

    # The table.

    def _force(self, luck: Luck) -> None:
        self.runner.state = self.table.state
        self.table.state.rng.rig = self.runner.rig(luck.forced())

    def _chosen(self, command: c.Choose, seat: int, now: int) -> e.AnyEntry:
        """Makes a choice; forced luck that does not fit the learner's position is left to the seed."""
        before, rig = self.table.state, self.table.state.rng.rig
        before.rng.rig = _copied(rig)
        try:
            proposal = propose(self.table, command, seat, now, bot=self.table.bot_asked())
        except RiggedError:
            before.rng.rig = None
            proposal = propose(self.table, command, seat, now, bot=self.table.bot_asked())
        entry = self._accepted(proposal)
        before.rng.rig = rig
        return entry

    def _accepted(self, proposal: Proposal) -> e.AnyEntry:
        self.table = self.table.after(proposal)
        self.table.phase = OVER if self.table.state.over else PLAYING  # an undo may take back the end of the game
        return proposal.entry


def _copied(rig: Rig | None) -> Rig | None:
    """Copies forced luck: a choice uses it up, and undo must restore it."""
    return None if rig is None else Rig([*rig.orders], [*rig.picks], rig.picked, rig.shuffled)


def _kept(state: State) -> State:
    twin = state.clone()
    twin.rng.rig = _copied(state.rng.rig)
    return twin


def _lesson_table(lesson: Lesson, part: LessonPart, state: State, names: list[str]) -> Table:
    """Returns the position as a game under way, without a log."""
    chairs = [Chair(name=name, bot=name, mark=MARKS[face]) for name, face in zip(names, lesson.faces(part))]
    chairs[LEARNER] = replace(chairs[LEARNER], bot="", token=PLACEHOLDER_TOKEN)
    header = Header(lesson.spec, pack_name(state.rules), tuple(names), str(lesson.seed))
    turns: dict[int, tuple[int, int, str]] = {0: (state.turns, state.active, "")}
    return begun_table(Recording(header, state, turns=turns), chairs, Beginning.LESSON)
