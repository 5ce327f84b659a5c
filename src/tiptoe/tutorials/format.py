"""A lesson as it is written: tables with a position, the steps that lead through it, and texts in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias, cast

import msgspec

from ..languages import ENGLISH, LANGUAGES
from ..scenarios.parsing import Table
from ..scenarios.runner import Runner, Scenario, ScenarioError
from ..suggest import hint

Texts: TypeAlias = dict[str, str]  # by language
When: TypeAlias = Literal["sensible", "foolish", "hesitates"]
Then: TypeAlias = Literal["hold", "let", "show"]

OK: Final = "ok"  # the step ends when the learner says so
FACES: Final = ("fox", "owl", "toad", "hare", "moth", "badger")  # of seats, in the order in which they are called
LEARNER: Final = 0  # the seat
PLAYS: Final = "play:"
# Things on a table that are no choice, wherever the screen has them.
SPOTS: Final = (
    *("hand", "purse", "skill", "swords", "boots", "gold", "lockpicks", "clank", "bag", "rage", "health"),
    *("row", *(f"row{slot}" for slot in range(1, 7)), "reserve", "market", "deck", "discard", "in-play", "map"),
    *("tiles", "start", "depths-line", "countdown", "tokens", "score", "log", "play-all", "end-turn", "undo"),
)
_NAMED_SPOT: Final = re.compile(
    r"room:[a-z0-9-]+|reserve:[a-z0-9-]+|tunnel:[a-z0-9-]+~[a-z0-9-]+|seat[0-5](\.(health|score))?"
)


class LessonError(Exception):
    """A lesson that cannot be read: the file, the place, and what would be right."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        super().__init__(f"{file}: {where}: {problem}" if where else f"{file}: {problem}")


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that stands in a file."""


class Luck(Written, frozen=True):
    """What is forced while something is done, as in a scenario."""

    shuffles: list[list[str]] = []
    cubes: list[str] = []

    def forced(self) -> Table:
        """As a step of a scenario says it."""
        return {name: said for name, said in (("shuffles", self.shuffles), ("cubes", self.cubes)) if said}


class Rivals(Luck, frozen=True, kw_only=True):
    """What the others do after a step, and what is found then."""

    do: list[str]
    expect: dict[str, object] = {}


class Instead(Luck, frozen=True, kw_only=True, rename={"condition": "if"}):
    """What is said to something that does not lead on, and whether it is done all the same.

    `hold`: it is not done. `let`: it is done, and the step goes on. `show`: it is done, looked at and taken back.
    """

    when: When
    say: Texts
    did: list[str] = []
    condition: dict[str, object] = {}
    then: Then = "hold"
    play: list[str] = []  # what leads to what is seen, if more than `did`
    sees: dict[str, object] = {}

    def is_to(self, key: str) -> bool:
        return any(is_did(did, key) for did in self.did)


class Default(Written, frozen=True):
    """What is said where a step has no answer of its own."""

    say: Texts
    then: Then = "hold"


class Defaults(Written, frozen=True):
    sensible: Default
    foolish: Default
    hesitates: Default


class LessonStep(Luck, frozen=True, kw_only=True):
    """One bubble, and if it asks for something, what ends it."""

    id: str
    say: Texts
    until: dict[str, object] | Literal["ok"] = OK
    light: list[str] = []
    do: list[str] = []
    bots: Rivals | None = None
    instead: list[Instead] = []
    teaches: list[str] = []

    @property
    def condition(self) -> Table | None:
        """What ends it; nothing where the learner says so."""
        return None if self.until == OK else cast(Table, self.until)

    def hesitates(self) -> Texts:
        return next((answer.say for answer in self.instead if answer.when == "hesitates"), {})


class LessonPart(Written, frozen=True):
    """One table: a position, and the steps from it on. A lesson of a single table has one without a title."""

    id: str
    steps: list[LessonStep] = msgspec.field(name="step")
    given: dict[str, object] = {}
    title: Texts = {}
    closing: Texts = {}
    seats: int = 2

    def place(self, id: str) -> int:
        """The number of a step; the first where there is none of that name any more."""
        return next((place for place, step in enumerate(self.steps) if step.id == id), 0)


class Lesson(Written, frozen=True):
    """What the list of lessons shows, and its tables."""

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
    after: list[str] = []  # to suggest before; never a lock
    bots: dict[str, str] = {}  # whose faces the other seats have
    file: str = ""

    @property
    def game(self) -> str:
        return re.split("[:+]", self.spec)[0]

    def part(self, id: str) -> LessonPart:
        """The part of that name; the first where there is none any more."""
        return next((part for part in self.parts if part.id == id), self.parts[0])

    def faces(self, part: LessonPart) -> list[int]:
        """Which face each seat has: that of its place, unless the lesson says another."""
        return [FACES.index(self.bots.get(f"seat{seat}", FACES[seat])) for seat in range(part.seats)]

    def runner(self, part: LessonPart) -> Runner:
        """The position of a part, with what compares and forces as scenarios do; LessonError if there is none."""
        content: Table = {"spec": self.spec, "seats": part.seats, "seed": self.seed, "given": part.given}
        try:
            return Runner(Scenario(self.file, "", (), content))
        except ScenarioError as error:
            raise LessonError(self.file, part.id, error.problem) from error


def is_did(did: str, key: str) -> bool:
    """Whether a choice is meant; a star at the end stands for anything."""
    return key == did or (did.endswith("*") and key.startswith(did[:-1]))


def is_spot(light: str) -> bool:
    """Whether a light is a thing on the table, not a choice."""
    return light in SPOTS or _NAMED_SPOT.fullmatch(light) is not None


def said(texts: Texts, language: str) -> str:
    """In a language, or in English where nobody has written it."""
    return texts.get(language) or texts.get(ENGLISH, "")


def read_lesson(text: str, file: str = "lesson") -> Lesson:
    """A lesson as written; LessonError says where it is none."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise LessonError(file, "", f"not valid TOML: {error}") from error
    lesson = _typed(_in_parts(content), file)
    _check_names(lesson)
    return lesson


def _in_parts(content: dict[str, Any]) -> dict[str, Any]:
    """A lesson of one table is written without a part; a part has as many seats as its lesson."""
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


TABLES: Final[Mapping[type[Written], Mapping[str, type[Written]]]] = {
    Lesson: {"part": LessonPart, "defaults": Defaults},
    Defaults: {"sensible": Default, "foolish": Default, "hesitates": Default},
    LessonPart: {"step": LessonStep},
    LessonStep: {"instead": Instead, "bots": Rivals},
}


def _check_keys(table: object, kind: type[Written], file: str, where: str) -> None:
    """Every key has a meaning; of one that has none the nearest is named."""
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
    """A path such as `$.part[0].step[3].say` in the names of the file."""
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
    """Ids stand once, and faces are those of seats."""
    _check_once([part.id for part in lesson.parts], lesson.file, "part")
    for part in lesson.parts:
        if not part.steps:
            raise LessonError(lesson.file, f"part '{part.id}'", "a table needs at least one [[step]]")
        _check_once([step.id for step in part.steps], lesson.file, f"part '{part.id}' step")
    for seat, face in lesson.bots.items():
        if face not in FACES:
            raise LessonError(lesson.file, f"bots.{seat}", f"unknown face '{face}'; {hint(face, FACES)}")


def _check_once(ids: Sequence[str], file: str, where: str) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise LessonError(file, where, f"the id '{id}' stands twice")


def missing_languages(texts: Texts) -> list[str]:
    return [tag for tag in LANGUAGES if not texts.get(tag)]
