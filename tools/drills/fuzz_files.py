"""Fuzzing of files: records, scenarios and packs with mistakes in them must be refused in words, and soon."""

from __future__ import annotations

import random
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from tiptoe.catalog import load_pack, open_game
from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.packs.errors import PackErrors
from tiptoe.packs.files import read_folder
from tiptoe.packs.template import FILES as TEMPLATE
from tiptoe.records.record import RecordError, new_header, read_record, replay, start
from tiptoe.scenarios.runner import Runner, ScenarioError, ScenarioFailed, read_scenarios
from tiptoe.wire.packs import Brought
from tiptoe.wire.workshop import WrittenPack

from .fuzz_packs import MOST_SECONDS as LONGEST
from .fuzz_packs import being_written, brought, fuzzed_document, shows_markup
from .mutations import mutated

SPECS: Final = ("classic+draft:closed", "catacombs+characters", "space+first:sneakiest", "classic+solo")
RECORDED: Final = 25  # choices of a record to begin with
MOST_SECONDS: Final = 20.0
OK: Final = "ok"
REFUSED: Final = "refused"
FAULT: Final = "fault"
SCENARIO: Final = """title = "A card is played"
rules = ["CORE-8.5"]
spec = "{spec}"
seats = 2

[given.seat0]
hand = ["{card}"]
gold = 3

[[step]]
do = "play:{card}"
expect = {{ seat0 = {{ hand = [], gold = ">= 3" }}, offers = ["end-turn"] }}
"""
FIRST_CARDS: Final = {"classic": "burgle", "catacombs": "burgle", "space": "hack"}

Outcome = tuple[str, str]


class Hang(Exception):
    """Raised when a case takes too much processor time."""


class Samples:
    """Records and scenarios without mistakes, to be mutated."""

    def __init__(self, scenarios: Sequence[Path] = ()) -> None:
        self.records = [_record(spec) for spec in SPECS]
        found = [file.read_text(encoding="utf-8") for folder in scenarios for file in sorted(folder.rglob("*.toml"))]
        self.scenarios = found or [SCENARIO.format(spec=spec, card=card) for spec, card in FIRST_CARDS.items()]


def _record(spec: str) -> str:
    names = ["ana", "bea"][: max(open_game(spec).params.seats)]
    recording, dice = start(new_header(spec, names, "42")), random.Random(spec)
    for _ in range(RECORDED):
        if recording.state.over:
            break
        recording.choose(key(dice.choice(choices(recording.state)), recording.state))
    return recording.text()


def try_record(samples: Samples, folder: Path, dice: random.Random) -> Outcome:
    text = mutated(dice.choice(samples.records), dice)
    return _tried(lambda: replay(read_record(text)), RecordError, text)


def try_scenario(samples: Samples, folder: Path, dice: random.Random) -> Outcome:
    text = mutated(dice.choice(samples.scenarios), dice)

    def run() -> None:
        for scenario in read_scenarios(text):
            Runner(scenario).run()

    return _tried(run, (ScenarioError, ScenarioFailed), text)


def try_pack(samples: Samples, folder: Path, dice: random.Random) -> Outcome:
    """Reads a pack from the template of `tiptoe pack new`, with mistakes in one of its files."""
    home, wrong = folder / "fuzz", dice.choice(sorted(TEMPLATE))
    home.mkdir(exist_ok=True)
    texts = {name: text.format(id="fuzz", title="Fuzz") for name, text in TEMPLATE.items()}
    texts[wrong] = mutated(texts[wrong], dice)
    for name, text in texts.items():
        (home / name).write_bytes(text.encode("utf-8", "surrogatepass"))
    return _tried(lambda: load_pack("classic", [read_folder(home)]), PackErrors, texts[wrong])


def try_brought(samples: Samples, folder: Path, dice: random.Random) -> Outcome:
    """Uploads a mutated pack: it must be answered in words, soon, and without markup."""
    text, answered = fuzzed_document(dice), list[tuple[Brought, float]]()
    outcome, fault = _tried(lambda: answered.append(brought(text)), (), text)
    if fault:
        return outcome, fault
    answer, seconds = answered[0]
    if seconds > LONGEST:
        return FAULT, f"{seconds:.1f} s for {text[:3000]!r}"
    if shows_markup(answer):
        return FAULT, f"markup for {text[:3000]!r}"
    return (OK if answer.pack else REFUSED), ""


def try_written(samples: Samples, folder: Path, dice: random.Random) -> Outcome:
    """Checks a mutated pack in the workshop: mistakes in words, scenarios run, a map drawn, and all of it soon."""
    text, answered = fuzzed_document(dice), list[tuple[WrittenPack, float]]()
    outcome, fault = _tried(lambda: answered.append(being_written(text, dice)), (), text)
    if fault:
        return outcome, fault
    answer, seconds = answered[0]
    if seconds > LONGEST:
        return FAULT, f"{seconds:.1f} s for {text[:3000]!r}"
    return (REFUSED if answer.mistakes else OK), ""


FILES: Final[dict[str, Callable[[Samples, Path, random.Random], Outcome]]] = {
    "records": try_record,
    "scenarios": try_scenario,
    "packs": try_pack,
    "brought": try_brought,
    "written": try_written,
}


def _tried(work: Callable[[], object], refusals: type[Exception] | tuple[type[Exception], ...], what: str) -> Outcome:
    try:
        with _in_time():
            work()
    except refusals:
        return REFUSED, ""
    except Exception as error:  # any other exception is a fault
        place = traceback.extract_tb(error.__traceback__)[-1]
        return (
            FAULT,
            f"{type(error).__name__} {str(error)[:200]} at {place.filename}:{place.lineno} for {what[:3000]!r}",
        )
    return OK, ""


@contextmanager
def _in_time() -> Iterator[None]:
    """Raises Hang after MOST_SECONDS of processor time; works in the main thread of a process only, where drills run.

    Time that other processes take is not counted: a busy machine is no fault of a file.
    """

    def late(_signal: int, _frame: FrameType | None) -> None:
        raise Hang(f"no end after {MOST_SECONDS:g} s")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
