"""The scenario: given a position, when these choices are made, then this is found (docs/formats/scenario.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ...catalog import GAMES, SpecError, check_seats, open_game
from ...core.event import EVENTS as EVENT_KINDS
from ...core.kernel import apply, choices, named
from ...core.notation import key
from ...core.reason import IllegalChoice
from ...core.rng import Rig, RiggedError
from ...core.ruleset import Ruleset
from ...nearest import hint
from ...packs.errors import PackErrors
from ...packs.source import CONTENT, Source, add_rows
from .expected import ORDERED, look_up
from .given import arrange, cube_owners
from .values import PositionError, Table

KEYS: Final = ("title", "rules", "spec", "seats", "seed", "given", "step", *CONTENT, "room", "tunnel")
STEP_KEYS: Final = ("note", "cubes", "shuffles", "refuse", "do", "expect")
INLINE_BOARD: Final = "scenario"
# Expectations that are not a plain comparison.
OFFERS: Final = "offers"
WITHHOLDS: Final = "withholds"
EVENTS: Final = "events"


class ScenarioError(Exception):
    """A scenario that cannot be run: the file, the place, and what would be right."""

    def __init__(self, file: str, where: str, problem: str) -> None:
        super().__init__(f"{file}: {where}: {problem}" if where else f"{file}: {problem}")


class ScenarioFailed(Exception):
    """A scenario whose expectation was not met: the step, the expected and the found value."""

    def __init__(self, file: str, step: int, problem: str) -> None:
        self.step = step
        super().__init__(f"{file}: step {step}: {problem}")


@dataclass(frozen=True)
class Scenario:
    """A scenario as written."""

    file: str
    title: str
    rules: tuple[str, ...]
    content: Table

    def run(self) -> None:
        """Play it; ScenarioFailed says where it went otherwise."""
        Runner(self).run()


def read_scenario(text: str, file: str = "scenario") -> Scenario:
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and brackets without end
        raise ScenarioError(file, "", f"not valid TOML: {error}") from error
    for name in content:
        if name not in KEYS:
            raise ScenarioError(file, name, f"unknown key; {hint(name, KEYS)}")
    rules = content.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise ScenarioError(file, "rules", f'expected a list of rule ids such as ["CORE-9.6"], found {rules!r}')
    if not content.get("step"):
        raise ScenarioError(file, "step", "a scenario needs at least one [[step]]")
    return Scenario(file, str(content.get("title", "")), tuple(rules), content)


class Runner:
    """One run of a scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.file = scenario.file
        self.content = scenario.content
        seats = self._number("seats", 2)
        try:
            rules = self._ruleset()
            check_seats(rules, seats)
            self.state = arrange(
                rules, seats, self._number("seed", 1), self._table(self.content.get("given", {}), "given")
            )
        except (PositionError, PackErrors, SpecError) as error:
            raise ScenarioError(self.file, "", str(error)) from error
        self.step = 0

    def run(self) -> None:
        steps = self.content["step"]
        if not isinstance(steps, list):
            raise ScenarioError(self.file, "step", "expected [[step]] tables")
        for step in steps:
            self.step += 1
            try:
                self._run_step(self._table(step, f"step {self.step}"))
            except RiggedError as error:
                raise ScenarioFailed(self.file, self.step, str(error)) from error
            except PositionError as error:
                raise ScenarioError(self.file, f"step {self.step}", str(error)) from error

    def _run_step(self, step: Table) -> None:
        """In this order: force what is random, try what must be refused, choose, look."""
        for name in step:
            if name not in STEP_KEYS:
                raise self._error(name, f"unknown key; {hint(name, STEP_KEYS)}")
        rig = self._rig(step)
        self.state.rng.rig = rig
        self.state.record()
        for refused in self._items(step.get("refuse", [])):
            self._refuse(refused)
        for choice in self._items(step.get("do", [])):
            self._do(str(choice))
        if rig.orders or rig.picks:
            raise ScenarioFailed(self.file, self.step, "not all forced shuffles and cubes came up")
        for path, value in self._flat(self._table(step.get("expect", {}), "expect")):
            self._expect(path, value)

    def _rig(self, step: Table) -> Rig:
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
        return Rig(orders, picks)

    def _do(self, text: str) -> None:
        try:
            apply(self.state, named(self.state, text))
        except IllegalChoice as refused:
            raise ScenarioFailed(self.file, self.step, str(refused)) from refused

    def _refuse(self, refused: object) -> None:
        """A key that must not be accepted, and if a rule is named, for that rule."""
        table: Table = refused if isinstance(refused, dict) else {"key": refused}
        text, rule = str(table.get("key", "")), table.get("rule")
        try:
            named(self.state, text)
        except IllegalChoice as illegal:
            if rule is not None and illegal.reason.rule != rule:
                found = f"{illegal.reason.rule} ({illegal.reason.word})"
                problem = f"'{text}': expected to be refused by {rule}, found {found}"
                raise ScenarioFailed(self.file, self.step, problem) from illegal
            return
        raise ScenarioFailed(self.file, self.step, f"'{text}': expected to be refused, but it is offered")

    def _expect(self, path: str, expected: object) -> None:
        if path in (OFFERS, WITHHOLDS):
            offered = [key(choice, self.state) for choice in choices(self.state)]
            for text in self._items(expected):
                if (text in offered) != (path == OFFERS):
                    wanted = "offered" if path == OFFERS else "withheld"
                    problem = f"'{text}': expected to be {wanted}, found offered: {', '.join(offered)}"
                    raise ScenarioFailed(self.file, self.step, problem)
            return
        if path == EVENTS:
            self._expect_events([str(name) for name in self._items(expected)])
            return
        found = look_up(self.state, path)
        if isinstance(expected, list) and path.rpartition(".")[2] not in ORDERED:
            expected = sorted(expected, key=str)
        if found != expected:
            raise ScenarioFailed(self.file, self.step, f"{path}: expected {expected!r}, found {found!r}")

    def _expect_events(self, expected: list[str]) -> None:
        """These events in this order; others may stand between them."""
        told = [event.kind.name for event in self.state.events]
        rest = iter(told)
        for name in expected:
            if name not in EVENT_KINDS:
                raise self._error("expect.events", f"unknown event '{name}'; {hint(name, EVENT_KINDS)}")
            if name not in rest:
                problem = f"events: expected {name} in its place, found {', '.join(told)}"
                raise ScenarioFailed(self.file, self.step, problem)

    def _flat(self, table: Table, path: str = "") -> Iterator[tuple[str, object]]:
        for name, value in table.items():
            where = f"{path}.{name}" if path else name
            if isinstance(value, dict):
                yield from self._flat(value, where)
            else:
                yield where, value

    def _ruleset(self) -> Ruleset:
        """The ruleset of the spec, with the cards, tokens and board that the scenario brings."""
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
        """One thing, or a list of them."""
        return value if isinstance(value, list) else [value]

    def _error(self, where: str, problem: str) -> ScenarioError:
        return ScenarioError(self.file, f"step {self.step}.{where}", problem)


__all__ = ["Runner", "Scenario", "ScenarioError", "ScenarioFailed", "read_scenario"]
