"""Lesson format: parts with a position, the steps that lead through it, and texts in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias, cast

import msgspec

from ..languages import ENGLISH, LANGUAGES
from ..records.seat_marks import MARKS
from ..scenarios.parsing import Table
from ..scenarios.runner import Runner, Scenario, ScenarioError
from ..suggest import hint

Texts: TypeAlias = dict[str, str]  # by language
When: TypeAlias = Literal["sensible", "foolish", "hesitates"]
Then: TypeAlias = Literal["hold", "let", "show"]

OK: Final = "ok"  # the step ends when the learner presses the button
LEARNER: Final = 0  # seat of the learner
PLAYS: Final = "play:"
# Elements of the table that a light can point at although they are no choice.
SPOTS: Final = (
    *("hand", "purse", "skill", "swords", "boots", "gold", "lockpicks", "clank", "bag", "rage", "health"),
    *("row", *(f"row{slot}" for slot in range(1, 7)), "reserve", "market", "deck", "discard", "in-play", "map"),
    *("tiles", "start", "depths-line", "countdown", "tokens", "score", "log", "play-all", "end-turn", "undo"),
)
_NAMED_SPOT: Final = re.compile(
    r"room:[a-z0-9-]+|reserve:[a-z0-9-]+|tunnel:[a-z0-9-]+~[a-z0-9-]+|seat[0-5](\.(health|score))?"
)


class LessonError(Exception):
    """Raised for a lesson that cannot be read: the file, the place, and what would be right."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        super().__init__(f"{file}: {where}: {problem}" if where else f"{file}: {problem}")


class FileTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the tables in a lesson file; unknown keys are errors."""


class Luck(FileTable, frozen=True):
    """Forced luck of a step: shuffles and cubes, as in a scenario."""

    shuffles: list[list[str]] = []
    cubes: list[str] = []

    def forced(self) -> Table:
        """Forced luck as keys of a scenario step."""
        return {name: text_in for name, text_in in (("shuffles", self.shuffles), ("cubes", self.cubes)) if text_in}


class OtherTurns(Luck, frozen=True, kw_only=True):
    """Choices of the other seats after a step, and the facts expected then."""

    do: list[str]
    expect: dict[str, object] = {}


class Instead(Luck, frozen=True, kw_only=True, rename={"condition": "if"}):
    """Answer to a choice off the main line.

    `hold`: the choice is not played. `let`: it is played, and the step goes on. `show`: it is played, shown and taken
    back.
    """

    when: When
    say: Texts
    did: list[str] = []
    condition: dict[str, object] = {}
    then: Then = "hold"
    play: list[str] = []  # choices that lead to what is shown, if more than `did`
    sees: dict[str, object] = {}

    def is_to(self, key: str) -> bool:
        """Whether this answers the choice `key`."""
        return any(is_did(did, key) for did in self.did)


class Default(FileTable, frozen=True):
    """Answer for steps that have none of their own."""

    say: Texts
    then: Then = "hold"


class Defaults(FileTable, frozen=True):
    sensible: Default
    foolish: Default
    hesitates: Default


class LessonStep(Luck, frozen=True, kw_only=True):
    """Step of a lesson: one speech bubble and, if it asks for an action, the condition that ends it."""

    id: str
    say: Texts
    until: dict[str, object] | Literal["ok"] = OK
    light: list[str] = []
    do: list[str] = []
    bots: OtherTurns | None = None
    instead: list[Instead] = []
    teaches: list[str] = []

    @property
    def condition(self) -> Table | None:
        """Facts that end the step; None if the learner presses the button."""
        return None if self.until == OK else cast(Table, self.until)

    def hesitates(self) -> Texts:
        return next((answer.say for answer in self.instead if answer.when == "hesitates"), {})


class LessonPart(FileTable, frozen=True):
    """Part of a lesson: a position and the steps from it on. The part of a lesson with only one has no title."""

    id: str
    steps: list[LessonStep] = msgspec.field(name="step")
    given: dict[str, object] = {}
    title: Texts = {}
    closing: Texts = {}
    seats: int = 2

    def place(self, id: str) -> int:
        """Index of the step `id`; 0 if the step no longer exists."""
        return next((place for place, step in enumerate(self.steps) if step.id == id), 0)


class Lesson(FileTable, frozen=True):
    """Lesson: what the list of lessons shows of it, and its parts."""

    id: str
    title: Texts
    about: Texts
    minutes: int
    spec: str
    closing: Texts
    defaults: Defaults
    parts: list[LessonPart] = msgspec.field(name="part")
    seats: int = 2
    seed: int = 1
    after: list[str] = []  # lessons to suggest before this one; it can be opened without them
    bots: dict[str, str] = {}  # faces of the other seats, by seat name
    file: str = ""

    @property
    def game(self) -> str:
        return re.split("[:+]", self.spec)[0]

    def part(self, id: str) -> LessonPart:
        """Part with this id; the first if it no longer exists."""
        return next((part for part in self.parts if part.id == id), self.parts[0])

    def faces(self, part: LessonPart) -> list[int]:
        """Indices into MARKS by seat: the seat's own face unless the lesson sets another."""
        return [MARKS.index(self.bots.get(f"seat{seat}", MARKS[seat])) for seat in range(part.seats)]

    def runner(self, part: LessonPart) -> Runner:
        """Builds the scenario runner for a part's position; LessonError if the position is invalid."""
        content: Table = {"spec": self.spec, "seats": part.seats, "seed": self.seed, "given": part.given}
        try:
            return Runner(Scenario(self.file, "", (), content))
        except ScenarioError as error:
            raise LessonError(self.file, part.id, error.problem) from error


def is_did(did: str, key: str) -> bool:
    """Whether the pattern `did` matches the choice `key`; a star at its end stands for anything."""
    return key == did or (did.endswith("*") and key.startswith(did[:-1]))


def is_spot(light: str) -> bool:
    """Whether a light names an element of the table, not a choice."""
    return light in SPOTS or _NAMED_SPOT.fullmatch(light) is not None


def text_in(texts: Texts, language: str) -> str:
    """Returns the text in a language, in English if it is not translated."""
    return texts.get(language) or texts.get(ENGLISH, "")


def read_lesson(text: str, file: str = "lesson") -> Lesson:
    """Parses a lesson; LessonError names the faulty place."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise LessonError(file, "", f"not valid TOML: {error}") from error
    lesson = _typed(_in_parts(content), file)
    _check_names(lesson)
    return lesson


def _in_parts(content: dict[str, Any]) -> dict[str, Any]:
    """Wraps a lesson without parts into one, and gives parts the lesson's number of seats."""
    if "part" not in content:
        own = {name: content.pop(name) for name in ("step", "given") if name in content}
        content["part"] = [{"id": "all", **own}]
    if isinstance(content["part"], list):
        for part in content["part"]:
            if isinstance(part, dict) and "seats" in content:
                part.setdefault("seats", content["seats"])
    return content


def _typed(content: dict[str, Any], file: str) -> Lesson:
    _check_keys(content, Lesson, file, "")
    try:
        return msgspec.convert({**content, "file": file}, Lesson)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at ")
        raise LessonError(file, _place(content, path.strip("`")), problem) from error


TABLES: Final[Mapping[type[FileTable], Mapping[str, type[FileTable]]]] = {
    Lesson: {"part": LessonPart, "defaults": Defaults},
    Defaults: {"sensible": Default, "foolish": Default, "hesitates": Default},
    LessonPart: {"step": LessonStep},
    LessonStep: {"instead": Instead, "bots": OtherTurns},
}


def _check_keys(table: object, kind: type[FileTable], file: str, where: str) -> None:
    """Rejects unknown keys, also in the tables inside, and names the nearest known one."""
    if not isinstance(table, dict):
        return
    keys = [field.encode_name for field in msgspec.structs.fields(kind) if field.name != "file"]
    for name, value in table.items():
        if name not in keys:
            raise LessonError(file, where, f"unknown key '{name}'; {hint(name, keys)}")
        below = TABLES.get(kind, {}).get(name)
        for each in value if isinstance(value, list) else [value]:
            if below is not None:
                _check_keys(each, below, file, _inside(where, name, each))


def _inside(where: str, name: str, table: object) -> str:
    called = table.get("id") or table.get("when") if isinstance(table, dict) else ""
    return " ".join(filter(None, [where, name, f"'{called}'" if called else ""]))


def _place(content: object, path: str) -> str:
    """Path such as `$.part[0].step[3].say`, rewritten with the ids in the file."""
    where, found = "", content
    for name, number in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        if name:
            found = found.get(name) if isinstance(found, dict) else None
            where = f"{where} {name}".strip()
        elif number.isdecimal() and isinstance(found, list):
            found = found[int(number)]
            called = found.get("id") or found.get("when") if isinstance(found, dict) else ""
            where += f" '{called}'" if called else f" {int(number) + 1}"
    return where


def _check_names(lesson: Lesson) -> None:
    """Rejects duplicate ids, parts without steps, and unknown faces."""
    _check_once([part.id for part in lesson.parts], lesson.file, "part")
    for part in lesson.parts:
        if not part.steps:
            raise LessonError(lesson.file, f"part '{part.id}'", "a table needs at least one [[step]]")
        _check_once([step.id for step in part.steps], lesson.file, f"part '{part.id}' step")
    for seat, face in lesson.bots.items():
        if face not in MARKS:
            raise LessonError(lesson.file, f"bots.{seat}", f"unknown face '{face}'; {hint(face, MARKS)}")


def _check_once(ids: Sequence[str], file: str, where: str) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise LessonError(file, where, f"the id '{id}' stands twice")


def missing_languages(texts: Texts) -> list[str]:
    return [tag for tag in LANGUAGES if not texts.get(tag)]
