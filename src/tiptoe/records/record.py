"""Game record: a header, then one choice a line (docs/formats/record.md).

The header and the choices are the truth; the digest at every turn start shows where a replay goes wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from ..catalog import SpecError, check_seats, open_game
from ..core.codec import digest
from ..core.kernel import apply, offered_choice
from ..core.refusals import IllegalChoice
from ..core.ruleset import Ruleset
from ..core.state import State
from ..core.told import LuckRefused, LuckWanted
from ..packs.cache import PACK_CACHE
from ..packs.errors import PackErrors
from ..packs.files import Source
from ..rules.turn import begin
from ..view.determinize import redeal_unseen
from .fair_seed import NONE, is_link_of
from .header import LONGEST_SHOWN, REDEAL, header_lines, is_header, read_header
from .header import Header as Header
from .header import RecordError as RecordError
from .header import RecordLine as RecordLine
from .told_luck import TOLD, ToldLine, apply_told, begin_told, read_line
from .what_if import BadWhatIf, is_what_if, read_what_if

MAGIC: Final = "tiptoe-record"
VERSION: Final = "1"
VERSION_TOLD: Final = "2"  # of records with luck that people told
SUFFIX: Final = ".tiptoe"
FINISHED: Final = "end"
UNFINISHED: Final = "open"
CHECKPOINT: Final = "@"
LONGEST_REDEAL: Final = 640
LONGEST_COUNT: Final = 9
NO_ENDING: Final = RecordLine(0, "")


class BadRedeal(Exception):
    """Raised for a redeal line that is malformed, out of order, or breaks a promise."""


class CardsChanged(RecordError):
    """Raised for a record whose game, or whose version of the cards, is not installed: it cannot be checked."""


class Redeal(NamedTuple):
    """Record line that deals anew everything unseen, and the hands of the seats in `hands`.

    `number` counts the redeals of the game from 1. `request` counts the requests for consent; `numbers` are what the
    seats showed for it: of each chain the number `request` links behind the first.
    """

    number: int
    hands: tuple[int, ...] = ()
    request: int = 0
    numbers: tuple[str, ...] = ()

    def line(self) -> str:
        hands = f":{'.'.join(map(str, self.hands))}" if self.hands else ""
        shown = f" {self.request} {' '.join(self.numbers)}" if self.numbers else ""
        return f"{REDEAL}{self.number}{hands}{shown}"

    def deal(self, state: State, header: Header) -> None:
        redeal_unseen(state, header.redeal_key(self.number, self.numbers), self.hands)


def is_redeal(line: str) -> bool:
    return line.startswith(REDEAL)


def read_redeal(line: str) -> Redeal:
    """Parses a line that `is_redeal`; raises BadRedeal unless it is written exactly as `Redeal.line` writes it."""
    dealt, *mixed_in = line[:LONGEST_REDEAL].split(" ")
    number, _, hands = dealt.removeprefix(REDEAL).partition(":")
    request, *numbers = mixed_in or ["0"]
    counts = (number, request, *(hands.split(".") if hands else ()))
    if all(len(count) <= LONGEST_COUNT and count.isascii() and count.isdecimal() for count in counts):
        seats = tuple(int(seat) for seat in hands.split(".") if hands)
        read = Redeal(int(number), seats, int(request), tuple(numbers))
        if read.line() == line:
            return read
    raise BadRedeal(f"'{line[:LONGEST_SHOWN]}' is no redeal: '{REDEAL}1', or with hands '{REDEAL}1:0.2'")


@dataclass
class Record:
    """Parsed game record. `checks` are the digests, by the number of choices made before each."""

    header: Header
    choices: list[RecordLine] = field(default_factory=list)
    checks: dict[int, RecordLine] = field(default_factory=dict)
    ending: RecordLine = NO_ENDING
    file: str = "record"

    @property
    def finished(self) -> bool:
        return self.ending.text.startswith(FINISHED)

    @property
    def is_told(self) -> bool:
        """Whether people told the luck to the end: no what-if line deals by a secret again."""
        return self.header.told is not None and not any(is_what_if(line.text) for line in self.choices)

    def commitment(self) -> str:
        """Commitment to the luck in force at the end: that of the deal, or of the last what-if line."""
        return self.luck().commitment()

    def luck(self) -> Header:
        """Header with the luck in force at the end."""
        return luck_of(self.header, [line.text for line in self.choices])


def luck_of(header: Header, keys: Sequence[str]) -> Header:
    """Returns the header with the luck in force after `keys`: that of the last what-if line, else its own."""
    last = next((key for key in reversed(keys) if is_what_if(key)), None)
    if last is None:
        return header
    again = read_what_if(last)
    return replace(header, luck=again.luck, numbers=again.numbers)


@dataclass
class Recording:
    """Game in progress together with its record."""

    header: Header
    state: State
    keys: list[str] = field(default_factory=list)
    turns: dict[int, tuple[int, int, str]] = field(default_factory=dict)  # by choices made: turn, seat, digest

    def choose(self, key: str) -> None:
        """Plays a choice, redeal or what-if line; an illegal one raises and changes nothing."""
        if is_redeal(key):
            self._next_redeal(key).deal(self.state, luck_of(self.header, self.keys))
        elif is_what_if(key):
            self.state = read_what_if(key).deal(self.state)
        elif self.is_told:
            self._choose_told(read_line(key))
        else:
            apply(self.state, offered_choice(self.state, key))
        self.keys.append(key)
        self._mark_turn()

    @property
    def is_told(self) -> bool:
        """Whether people tell the luck of the next choice: a what-if line deals by a secret again."""
        return self.header.told is not None and not any(map(is_what_if, self.keys))

    def _choose_told(self, line: ToldLine) -> None:
        """Plays a choice with its luck on a copy, which replaces the state once everything fits."""
        twin = self.state.clone()
        twin.recording, twin.events = self.state.recording, [*self.state.events]
        apply_told(twin, offered_choice(twin, line.key), line.luck)
        self.state = twin

    def redeals(self) -> list[int]:
        """Positions of the redeal lines in `keys`."""
        return [at for at, key in enumerate(self.keys) if is_redeal(key)]

    def _next_redeal(self, line: str) -> Redeal:
        """Parses and checks the next redeal; its number has no gap, since skipping one would let a player pick luck."""
        if self.is_told:
            raise BadRedeal(f"'{line}' in a game whose luck people tell: there is nothing to deal")
        redeal, due = read_redeal(line), len(self.redeals()) + 1
        if redeal.number != due:
            raise BadRedeal(f"'{line}' where '{REDEAL}{due}' is due: luck is dealt anew once for each consent")
        if any(seat >= len(self.state.seats) for seat in redeal.hands):
            raise BadRedeal(f"'{line}' deals a hand to a seat that is not there")
        if redeal.numbers:
            self._check_numbers(redeal)
        return redeal

    def _check_numbers(self, redeal: Redeal) -> None:
        """Rejects numbers that do not lie on their seat's promised chain, and requests that are not new."""
        first = luck_of(self.header, self.keys).numbers
        asked = [read_redeal(self.keys[at]).request for at in self.redeals()]
        if len(redeal.numbers) != len(first) or redeal.request <= max(asked, default=0):
            raise BadRedeal(f"redeal {redeal.number} has other numbers than those of the seats, or an old request")
        for seat, (number, promised) in enumerate(zip(redeal.numbers, first)):
            if number != NONE and not is_link_of(number, promised, redeal.request):
                raise BadRedeal(f"redeal {redeal.number}: the number of seat {seat} is not the one that it promised")

    def copy(self) -> Recording:
        """Copies the recording for a branch; both share the state object, so clone it before playing on."""
        return Recording(self.header, self.state, [*self.keys], {**self.turns})

    def take_back(self, state: State, choices: int) -> None:
        """Rewinds to `state`, the position after the first `choices` choices."""
        self.state = state
        del self.keys[choices:]
        self.turns = {at: turn for at, turn in self.turns.items() if at <= choices}

    def text(self) -> str:
        """Text of the record so far."""
        lines = [first_line(self.header), *header_lines(self.header)]
        for at, key in enumerate([*self.keys, None]):
            if at in self.turns:
                turn, seat, check = self.turns[at]
                lines += ["", f"# turn {turn}, seat {seat} ({self.header.seats[seat]})", f"{CHECKPOINT} {check}"]
            if key is not None:
                lines.append(key)
        ending = FINISHED if self.state.over else UNFINISHED
        return "\n".join([*lines, "", f"{ending} {digest(self.state)}", ""])

    def _mark_turn(self) -> None:
        last, _, _ = next(reversed(self.turns.values()), (-1, 0, ""))  # what is asked before turn 1 is turn 0
        if self.state.turns > last and not self.state.over:
            self.turns[len(self.keys)] = (self.state.turns, self.state.active, digest(self.state))


def first_line(header: Header) -> str:
    return f"{MAGIC} {VERSION if header.told is None else VERSION_TOLD}"


def start(header: Header, overlays: Sequence[Source] = (), rules: Ruleset | None = None) -> Recording:
    """Starts a game, recording events from the setup on, and returns it at its first decision.

    `rules` replace the ruleset that the header's spec names. LuckWanted or LuckRefused if the told luck does not fit.
    """
    PACK_CACHE.put(header.packs)
    rules = rules or open_game(header.spec, overlays)
    check_seats(rules, len(header.seats))
    state = State(rules, header.rng())
    state.record()
    seats = len(header.seats)
    dealt = begin(state, seats) if header.told is None else begin_told(state, seats, header.told)
    recording = Recording(header, dealt)
    recording._mark_turn()
    return recording


def new_header(spec: str, seats: Sequence[str], luck: str, overlays: Sequence[Source] = ()) -> Header:
    """Builds the header of a new game, with the id and hash of the pack as it is installed here."""
    return Header(spec, pack_name(open_game(spec, overlays)), tuple(seats), luck)


def pack_name(rules: Ruleset) -> str:
    """Id and hash of a game's pack, with the supplements that it is played with, as a header names it."""
    return rules.pack.name(rules.sets)


def read_record(text: str, file: str = "record") -> Record:
    """Parses a record; RecordError names the faulty line."""
    lines = [RecordLine(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [line for line in lines if line.text]
    if not lines or lines[0].text not in (f"{MAGIC} {VERSION}", f"{MAGIC} {VERSION_TOLD}"):
        raise RecordError(file, 1, f"expected '{MAGIC} {VERSION}' in the first line")
    body = next((i for i, line in enumerate(lines) if i > 0 and not is_header(line)), len(lines))
    record = Record(read_header(lines[1:body], file), file=file)
    if lines[0].text != first_line(record.header):
        raise RecordError(file, 1, f"with '{TOLD}:' the first line is '{MAGIC} {VERSION_TOLD}', without it '{VERSION}'")
    for line in lines[body:]:
        if record.ending.text:
            raise RecordError(file, line.number, f"'{line.text}' after the end of the record")
        word = line.text.split()[0]
        if word in (FINISHED, UNFINISHED):
            record.ending = line
        elif word == CHECKPOINT:
            record.checks[len(record.choices)] = line
        else:
            record.choices.append(line)
    if not record.ending.text:
        last = lines[-1].number
        raise RecordError(file, last, f"the record is cut off: no '{FINISHED}' or '{UNFINISHED}' line after this one")
    return record


def replay(
    record: Record, overlays: Sequence[Source] = (), watch: Callable[[State], None] = lambda _: None
) -> Recording:
    """Replays a record and compares every digest; RecordError names the line where it goes wrong.

    A pack that the record brings takes precedence over the overlay of the same id. `watch` is called with the state
    after the deal and after every choice.
    """
    brought = [document.source().id for document in record.header.packs]
    recording = _begin(record, [source for source in overlays if source.id not in brought])
    watch(recording.state)
    for made, line in enumerate(record.choices):
        _compare(record, made, recording.state)
        try:
            recording.choose(line.text)
        except (IllegalChoice, BadRedeal, BadWhatIf, LuckWanted, LuckRefused) as refused:
            raise RecordError(record.file, line.number, str(refused)) from refused
        watch(recording.state)
    _compare(record, len(record.choices), recording.state)
    _check_ending(record, recording.state)
    return recording


def _begin(record: Record, overlays: Sequence[Source]) -> Recording:
    try:
        PACK_CACHE.put(record.header.packs)
        rules = open_game(record.header.spec, overlays)
        found = pack_name(rules)
        if found != record.header.pack:
            raise CardsChanged(
                record.file,
                3,
                f"played with pack '{record.header.pack}', but here is '{found}': another version of the cards",
            )
        return start(record.header, overlays)
    except (LuckWanted, LuckRefused) as refused:
        raise RecordError(record.file, 1, f"'{TOLD}:' does not fit: {refused}") from refused
    except (SpecError, PackErrors) as error:
        raise CardsChanged(record.file, 2, str(error)) from error


def _compare(record: Record, made: int, state: State) -> None:
    line = record.checks.get(made)
    if line is None:
        return
    written, found = line.text.removeprefix(CHECKPOINT).strip(), digest(state)
    if written != found:
        raise RecordError(
            record.file,
            line.number,
            f"digest is {found}, the record says {written}: something above this line was altered",
        )


def _check_ending(record: Record, state: State) -> None:
    word, _, written = record.ending.text.partition(" ")
    number = record.ending.number
    if (word == FINISHED) != state.over:
        says = "is over" if word == FINISHED else "goes on"
        is_so = "over" if state.over else "not over"
        raise RecordError(record.file, number, f"the record says the game {says}, but it is {is_so}")
    found = digest(state)
    if written.strip() != found:
        raise RecordError(record.file, number, f"the last digest is {found}, the record says {written.strip()}")
