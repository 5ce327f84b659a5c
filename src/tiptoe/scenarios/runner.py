"""Scenario runner: given a position, when these choices are made, then this is found (docs/formats/scenario.md)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..catalog import GAMES, SpecError, check_seats, open_game
from ..core.choice import VERBS
from ..core.choice_arguments import NO_CHOICE, NO_SUCH_THING
from ..core.event import EVENTS as EVENT_KINDS
from ..core.kernel import apply, choices, offered_choice
from ..core.notation import key, misread, parse
from ..core.refusals import NOT_UNDERSTOOD, IllegalChoice
from ..core.rng import Rig, RiggedError
from ..core.ruleset import Ruleset
from ..languages import LANGUAGES
from ..packs.errors import PackErrors
from ..packs.files import CONTENT, Source, add_rows
from ..rulebook.matrix import load_rules
from ..suggest import hint
from .fact_paths import ORDERED, look_up
from .parsing import PositionError, Table
from .setup import arrange, cube_owners
from .validity import check_possible

KEYS: Final = (
    "title",
    "titles",
    "rules",
    "spec",
    "seats",
    "seed",
    "given",
    "step",
    "position",
    *CONTENT,
    "room",
    "tunnel",
)
STEP_KEYS: Final = ("note", "cubes", "shuffles", "refuse", "do", "expect")
INLINE_BOARD: Final = "scenario"
# Keys of expectations that are not compared with a fact.
OFFERS: Final = "offers"
WITHHOLDS: Final = "withholds"
EVENTS: Final = "events"
DRAWN: Final = ("CubeDrawn", "WildCubeDrawn")
COMPARED: Final = re.compile(r"(<=|>=|<|>|!=) *(-?\d+)")  # `gold = ">= 3"`


class ScenarioError(Exception):
    """Raised for a scenario that cannot be run: the file, the place, and what would be right."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        self.problem = f"{where}: {problem}" if where else problem
        super().__init__(f"{file}: {self.problem}")


class Unmet(str):
    """Failed expectation as an English line for terminals, with its path and values for translation."""

    __slots__ = ("expected", "found", "path")
    path: str
    expected: object
    found: object

    def __new__(cls, path: str, expected: object, found: object) -> Unmet:
        unmet = super().__new__(cls, f"{path}: expected {expected!r}, found {found!r}")
        unmet.path, unmet.expected, unmet.found = path, expected, found
        return unmet


class ScenarioFailed(Exception):
    """Raised when an expectation is not met: the step, the expected and the found value."""

    def __init__(self, file: str, step: int, problem: str, unmet: Sequence[Unmet] = ()) -> None:
        self.step = step
        self.unmet = unmet
        self.problem = f"step {step}: {problem}"
        super().__init__(f"{file}: {self.problem}")


@dataclass(frozen=True)
class Scenario:
    """Parsed scenario, not yet run."""

    file: str
    title: str
    rules: tuple[str, ...]
    content: Table
    titles: dict[str, str] = field(default_factory=dict)  # in other languages

    def run(self) -> None:
        """Runs the scenario; ScenarioFailed names the step that did not hold."""
        Runner(self).run()


def read_scenarios(text: str, file: str = "scenario") -> list[Scenario]:
    """Parses the scenarios of a file: one, or one for each [[position]], whose keys override those above it."""
    return [checked_scenario(content, name) for name, content in _positions(text, file)]


def read_scenario(text: str, file: str = "scenario") -> Scenario:
    """Parses a file and returns its first scenario."""
    return read_scenarios(text, file)[0]


def read_position(text: str, file: str = "scenario") -> Scenario:
    """Parses a file whose position alone matters: its first scenario, in which steps may be left out."""
    name, content = _positions(text, file)[0]
    return checked_scenario({"step": [{}], **content}, name)


def _positions(text: str, file: str) -> list[tuple[str, Table]]:
    """Content of each scenario of a file, with the name that an error calls it by."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and brackets without end
        raise ScenarioError(file, "", f"not valid TOML: {error}") from error
    positions = content.pop("position", [{}])
    if not isinstance(positions, list) or not all(isinstance(each, dict) for each in positions):
        raise ScenarioError(file, "position", "expected [[position]] tables")
    several = len(positions) > 1
    names = [f"{file}, position {number}" if several else file for number in range(1, len(positions) + 1)]
    return [(name, {**content, **each}) for name, each in zip(names, positions)]


def checked_scenario(content: Table, file: str) -> Scenario:
    """Checks parsed TOML and returns it as a scenario; ScenarioError if it is none."""
    for name in content:
        if name not in KEYS:
            raise ScenarioError(file, name, f"unknown key; {hint(name, KEYS)}")
    rules = content.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise ScenarioError(file, "rules", f'expected a list of rule ids such as ["CORE-9.6"], found {rules!r}')
    for rule in rules:
        _check_rule(rule, file, "rules")
    if not content.get("step"):
        raise ScenarioError(file, "step", "a scenario needs at least one [[step]]")
    titles = content.get("titles", {})
    if not isinstance(titles, dict) or any(tag not in LANGUAGES for tag in titles):
        raise ScenarioError(file, "titles", f"expected a title for each of {', '.join(LANGUAGES)}, found {titles!r}")
    said = {tag: str(title) for tag, title in titles.items()}
    return Scenario(file, str(content.get("title", "")), tuple(rules), content, said)


def _check_rule(rule: str, file: str, where: str) -> None:
    if rule not in load_rules():
        raise ScenarioError(file, where, f"unknown rule '{rule}'; {hint(rule, load_rules())}")


class Runner:
    """Run of a scenario. `rules` replace those of its spec, for the scenarios of a pack laid over its game."""

    def __init__(self, scenario: Scenario, rules: Ruleset | None = None) -> None:
        self.file = scenario.file
        self.content = scenario.content
        seats = self._number("seats", 2)
        try:
            rules = rules or self._ruleset()
            check_seats(rules, seats)
            self.state = arrange(
                rules, seats, self._number("seed", 1), self._table(self.content.get("given", {}), "given")
            )
            check_possible(self.state)
        except (PositionError, PackErrors, SpecError) as error:
            raise ScenarioError(self.file, "", str(error)) from error
        self.step = 0

    def run(self, before_step: Callable[[], None] | None = None) -> None:
        """Runs every step; calls `before_step` before each one while the game goes on."""
        steps = self.content["step"]
        if not isinstance(steps, list):
            raise ScenarioError(self.file, "step", "expected [[step]] tables")
        for step in steps:
            self.step += 1
            if before_step is not None and not self.state.over:
                before_step()
            try:
                self.run_step(self._table(step, f"step {self.step}"))
            except RiggedError as error:
                raise ScenarioFailed(self.file, self.step, str(error)) from error
            except PositionError as error:
                raise ScenarioError(self.file, f"step {self.step}", str(error)) from error

    def run_step(self, step: Table) -> None:
        """Runs one step: force the luck, try what must be refused, make the choices, check the expectations."""
        for name in step:
            if name not in STEP_KEYS:
                raise self._error(name, f"unknown key; {hint(name, STEP_KEYS)}")
        rig = self.rig(step)
        self.state.rng.rig = rig
        self.state.record()
        for refused in self._items(step.get("refuse", [])):
            self._refuse(refused)
        for choice in self._items(step.get("do", [])):
            self._do(str(choice))
        if rig.orders or rig.picks:
            raise ScenarioFailed(self.file, self.step, "not all forced shuffles and cubes came up")
        if "cubes" in step:
            self._check_luck(len(self._items(step["cubes"])))
        unmet = self.unmet(self._table(step.get("expect", {}), "expect"))
        if unmet:
            told = [each for each in unmet if isinstance(each, Unmet)]
            raise ScenarioFailed(self.file, self.step, "; ".join(unmet), told)

    def unmet(self, expected: Table) -> list[str]:
        """Lines of an `expect` table that the current position does not meet."""
        return [problem for path, value in self._flat(expected) for problem in self._unmet(path, value)]

    def offered(self) -> list[str]:
        """Keys of the legal choices."""
        return [] if self.state.over else [key(choice, self.state) for choice in choices(self.state)]

    def _check_luck(self, forced: int) -> None:
        """Fails a step that forces some of its cubes and leaves others to luck."""
        drawn = sum(event.kind.name in DRAWN for event in self.state.events)
        if drawn > forced:
            raise ScenarioFailed(self.file, self.step, f"{drawn} cubes were drawn, and only {forced} of them are said")

    def rig(self, step: Table) -> Rig:
        """Luck that a step forces, from its `shuffles` and `cubes`."""
        owners = cube_owners(self.state)
        picks: list[int] = []
        for cube in self._items(step.get("cubes", [])):
            if cube not in owners:
                raise self._error("cubes", f"unknown cube '{cube}'; {hint(str(cube), owners)}")
            picks.append(owners.index(str(cube)))
        ids = [card.id for card in self.state.cards]
        orders: list[list[int]] = []
        for order in self._items(step.get("shuffles", [])):
            if not isinstance(order, list):
                raise self._error("shuffles", f"expected a list of lists of cards, found {order!r}")
            for card in order:
                if card not in ids:
                    raise self._error("shuffles", f"unknown card '{card}'; {hint(str(card), ids)}")
            orders.append([ids.index(card) for card in reversed(order)])
        return Rig(orders, picks, owners, ids)

    def _do(self, text: str) -> None:
        try:
            apply(self.state, offered_choice(self.state, text))
        except IllegalChoice as refused:
            raise ScenarioFailed(self.file, self.step, str(refused)) from refused

    def _refuse(self, refused: object) -> None:
        """Checks that a key is refused, and by the rule if one is named."""
        table: Table = refused if isinstance(refused, dict) else {"key": refused}
        text, rule = str(table.get("key", "")), table.get("rule")
        self._check_readable(text, "refuse")
        if rule is not None:
            _check_rule(str(rule), self.file, f"step {self.step}.refuse")
        try:
            offered_choice(self.state, text)
        except IllegalChoice as illegal:
            if rule is not None and illegal.reason.rule != rule:
                found = f"{illegal.reason.rule} ({illegal.reason.word})"
                problem = f"'{text}': expected to be refused by {rule}, found {found}"
                raise ScenarioFailed(self.file, self.step, problem) from illegal
            return
        raise ScenarioFailed(self.file, self.step, f"'{text}': expected to be refused, but it is offered")

    def _check_readable(self, text: str, where: str) -> None:
        """Rejects a key that no game understands: its refusal would prove nothing."""
        word, _, argument = text.strip().partition(":")
        if parse(text, self.state) != NO_CHOICE:
            return
        reason = misread(text, self.state)
        if reason is NOT_UNDERSTOOD:
            words = [verb.word for verb in VERBS.values()]
            raise self._error(where, f"'{text}' names no choice: unknown '{word}'; {hint(word, words)}")
        if reason is NO_SUCH_THING:
            names = next(verb.argument.names(self.state) for verb in VERBS.values() if verb.word == word)
            raise self._error(where, f"'{text}' names nothing: unknown '{argument}'; {hint(argument, names)}")

    def _unmet(self, path: str, expected: object) -> Iterator[str]:
        """Failures of one line of an expectation."""
        if path in (OFFERS, WITHHOLDS):
            yield from self._unmet_offers(path, [str(text) for text in self._items(expected)])
        elif path == EVENTS:
            yield from self._unmet_events([str(name) for name in self._items(expected)])
        elif path.startswith(f"{EVENTS}."):
            name = self._event(path.removeprefix(f"{EVENTS}."))
            found = sum(event.kind.name == name for event in self.state.events)
            if not _meets(found, expected):
                yield Unmet(path, expected, found)
        else:
            value = look_up(self.state, path)
            if isinstance(expected, list) and path.rpartition(".")[2] not in ORDERED:
                expected = sorted(expected) if _alike(expected) else sorted(expected, key=str)
            if not _meets(value, expected):
                yield Unmet(path, expected, value)

    def _unmet_offers(self, path: str, expected: list[str]) -> Iterator[str]:
        offered = self.offered()
        for text in expected:
            self._check_readable(text, f"expect.{path}")
            if (text in offered) != (path == OFFERS):
                wanted = "offered" if path == OFFERS else "withheld"
                yield f"'{text}': expected to be {wanted}, found offered: {', '.join(offered)}"

    def _unmet_events(self, expected: list[str]) -> Iterator[str]:
        """Checks that the events occurred in this order; others may stand between them."""
        told = [event.kind.name for event in self.state.events]
        rest = iter(told)
        for name in expected:
            if self._event(name) not in rest:
                yield f"events: expected {name} in its place, found {', '.join(told)}"
                return

    def _event(self, name: str) -> str:
        if name not in EVENT_KINDS:
            raise self._error("expect.events", f"unknown event '{name}'; {hint(name, EVENT_KINDS)}")
        return name

    def _flat(self, table: Table, path: str = "") -> Iterator[tuple[str, object]]:
        for name, value in table.items():
            where = f"{path}.{name}" if path else name
            if isinstance(value, dict):
                yield from self._flat(value, where)
            else:
                yield where, value

    def _ruleset(self) -> Ruleset:
        """Ruleset of the spec, with the cards, tokens and board that the scenario defines."""
        source = Source("scenario", {"origin": "own"})
        inline = {kind: self.content[kind] for kind in CONTENT if kind in self.content}
        add_rows(source, self.file, inline)
        if "room" in self.content:
            board = {"id": INLINE_BOARD, "rooms": self.content["room"], "tunnels": self.content.get("tunnel", [])}
            add_rows(source, self.file, {"board": [board]})
        return open_game(
            str(self.content.get("spec", next(iter(GAMES)))), [source] if any(source.rows.values()) else []
        )

    def _number(self, name: str, default: int) -> int:
        value = self.content.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise ScenarioError(self.file, name, f"expected a whole number, found {value!r}")
        return value

    def _table(self, value: object, where: str) -> Table:
        if not isinstance(value, dict):
            raise ScenarioError(self.file, where, f"expected a table, found {value!r}")
        return value

    def _items(self, value: object) -> list[object]:
        """The value as a list, whether written as one item or as several."""
        return value if isinstance(value, list) else [value]

    def _error(self, where: str, problem: str) -> ScenarioError:
        return ScenarioError(self.file, f"step {self.step}.{where}", problem)


def _alike(items: list[object]) -> bool:
    """Whether the items can be compared: all strings or all integers."""
    return all(isinstance(item, str) for item in items) or all(type(item) is int for item in items)


def _meets(found: object, expected: object) -> bool:
    """Whether `found` equals `expected`, meets its comparison (`">= 3"`), or is one of a list of values."""
    if isinstance(expected, list) and not isinstance(found, list):
        return any(_meets(found, one) for one in expected)
    compared = COMPARED.fullmatch(expected.strip()) if isinstance(expected, str) else None
    if compared is None or not isinstance(found, int) or isinstance(found, bool):
        return found == expected
    sign, n = compared[1], int(compared[2])
    meets = {"<": found < n, ">": found > n, "<=": found <= n, ">=": found >= n, "!=": found != n}
    return meets[sign]


__all__ = [
    "Runner",
    "Scenario",
    "ScenarioError",
    "ScenarioFailed",
    "Unmet",
    "checked_scenario",
    "read_scenario",
    "read_scenarios",
]
