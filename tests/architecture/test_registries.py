"""Finding 22: nothing at the level of a module changes after the catalog is imported, so that threads may share it.

Every module of the package is read. A function that writes to a list, dictionary or set of a module declares something
(and then refuses to, once the catalog is complete), or it is found here. The same holds for objects that a module makes:
their methods write to themselves only where `SHARED` says why that is safe.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tiptoe.catalog import GAMES, open_game
from tiptoe.core import event, refusals, stable_ids
from tiptoe.core.choice import Verb, declare_verb
from tiptoe.core.choice_arguments import NONE
from tiptoe.core.components import declare_suits, token_kind, token_type
from tiptoe.core.tiles import declare_locked
from tiptoe.rules.ledger import announced, define_meaning
from tiptoe.rules.move import declare_ignorable
from tiptoe.rules.tokens import declare_impossible

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tiptoe"
CONTAINERS = ("dict", "list", "set", "defaultdict", "Counter", "deque", "OrderedDict", "WeakValueDictionary")
WRITES = {"append", "extend", "insert", "add", "update", "setdefault", "pop", "popitem", "clear", "remove", "discard"}
WRITES |= {"sort", "reverse", "appendleft"}

# Objects and containers of modules that change, and why threads may share them.
SHARED = {
    "core.stable_ids.DECLARATIONS": "is closed once, at the end of the import of the catalog",
    "catalog.INSTALLER": "works while the catalog is imported",
    "bots.greedy.distances.DISTANCE_CACHE": "all that it keeps is replaced at once",
    "bots.greedy.weights.DEFAULT": "the prices that it keeps are replaced at once",
    "bots.search.network.NO_JUDGE": "one list, to which the same judge may be added twice",
    "packs.cache.PACK_CACHE": "belongs to the one thread of a server that opens tables",
    "sim.bot_classes.REGISTERED": "filled by the caller of a simulation, before workers begin",
    "sim.external_bots.PROGRAMS": "one program for each seat, in a process of its own",
    "browser.cells._names": "the names of a notebook, in the one thread of a page",
}

Name = tuple[str, str]  # of a module and in it


def module_name(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


TREES = {module_name(file): ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))}
PACKAGES = {module_name(file) for file in SOURCE.rglob("__init__.py")}


def imported(module: str, tree: ast.Module) -> dict[str, Name]:
    """Names that a module imports from others of the package."""
    found: dict[str, Name] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = module.split(".")
            base = above[: len(above) - node.level + (module in PACKAGES)]
            source = ".".join([*base, *([node.module] if node.module else [])])
            found |= {alias.asname or alias.name: (source, alias.name) for alias in node.names}
    return found


def values_of(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Names that a module gives to values, with the values."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from ((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def made_by(value: ast.expr) -> str:
    """Name of the class or function that makes a value, or of the kind of container."""
    if isinstance(value, ast.Call):
        called = value.func
        return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    kinds = {ast.Dict: "dict", ast.DictComp: "dict", ast.List: "list", ast.ListComp: "list", ast.Set: "set"}
    return kinds.get(type(value), "")


IMPORTS = {module: imported(module, tree) for module, tree in TREES.items()}
MADE = {(module, name): made_by(value) for module, tree in TREES.items() for name, value in values_of(tree)}
CLASSES = {
    (module, node.name): node for module, tree in TREES.items() for node in tree.body if isinstance(node, ast.ClassDef)
}


def written(function: ast.AST) -> Iterator[ast.expr]:
    """Expressions whose value a function changes: `X` of `X.append(1)`, of `X[0] = 1` and of `X.field = 1`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITES:
            yield node.func.value
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Subscript | ast.Attribute):
                yield target.value


def root_of(expression: ast.expr) -> str:
    while isinstance(expression, ast.Subscript | ast.Attribute):
        expression = expression.value
    return expression.id if isinstance(expression, ast.Name) else ""


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def declares(function: ast.AST) -> bool:
    """Whether a function asks first if anything may be declared still."""
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    asked = {"DECLARATIONS.add", "VERB_NUMBERS.claim", "TAGS.claim", "FEATURE_NUMBERS.claim"}
    return any(ast.unparse(call) in asked for call in calls)


def found_in(module: str, name: str) -> Name:
    """Where a name of a module comes from."""
    source = (module, name)
    while source not in MADE and source not in CLASSES and source[1] in IMPORTS.get(source[0], {}):
        source = IMPORTS[source[0]][source[1]]
    return source


def test_no_function_writes_to_a_container_of_a_module() -> None:
    found: set[str] = set()
    for module, tree in TREES.items():
        for function in functions(tree):
            names = {
                node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            }
            names |= {arg.arg for node in ast.walk(function) if isinstance(node, ast.arguments) for arg in node.args}
            for node in ast.walk(function):
                assert not isinstance(node, ast.Global), f"{module}: {function.name} replaces {node.names}"
            for root in {root_of(changed) for changed in written(function)} - names:
                source = found_in(module, root)
                if MADE.get(source) in CONTAINERS and not declares(function):
                    found.add(".".join(source))
    assert found <= set(SHARED), f"written after import: {sorted(found - set(SHARED))}"


def test_an_object_of_a_module_changes_only_where_that_is_safe() -> None:
    found: set[str] = set()
    for (module, name), maker in MADE.items():
        made = CLASSES.get(found_in(module, maker))
        if made is None:
            continue
        for method in (node for node in made.body if isinstance(node, ast.FunctionDef)):
            changes = any(root_of(changed) == "self" for changed in written(method))
            if method.name not in ("__init__", "__post_init__") and changes and not declares(method):
                found.add(f"{module}.{name}")
    assert found <= set(SHARED), f"changed after import: {sorted(found - set(SHARED))}"


def test_what_is_shared_is_there() -> None:
    assert set(SHARED) <= {f"{module}.{name}" for module, name in MADE}


@pytest.mark.parametrize(
    "declare",
    [
        lambda: declare_verb(250, Verb("late", NONE)),
        lambda: stable_ids.FRAMES.claim("late", 250),
        lambda: stable_ids.FEATURES.claim("late", 1 << 59),
        lambda: token_kind("late", 1 << 50),
        lambda: token_type("late", 1 << 50),
        lambda: event.EventKind("Late", "CORE-1.1"),
        lambda: event.declare_moves(event.TELEPORTED),
        lambda: refusals.Reason("late", "CORE-1.1"),
        lambda: declare_suits("late"),
        lambda: declare_locked(1 << 59),
        lambda: declare_ignorable("late", 64),
        lambda: declare_impossible("late", refusals.REASONS["locked"]),
        lambda: define_meaning(event.TELEPORTED, announced),
    ],
)
def test_nothing_is_declared_once_the_catalog_is_complete(declare: object) -> None:
    assert callable(declare)
    with pytest.raises(ValueError, match="is declared too late"):
        declare()


WATCHED = """
import importlib, pkgutil, sys
import tiptoe
names = [module.name for module in pkgutil.walk_packages(tiptoe.__path__, "tiptoe.")]
left_out = ("tiptoe.__main__", "tiptoe.rl", "tiptoe.browser", "tiptoe.sim.ray_cluster", "tiptoe.store.migrations", "tiptoe.build")
for name in names:
    if not name.startswith(left_out):
        importlib.import_module(name)

def containers():
    return {
        (name, key): repr(value) if len(value) < 50 else len(value)
        for name, module in list(sys.modules.items()) if name.startswith("tiptoe.")
        for key, value in list(vars(module).items()) if isinstance(value, (dict, list, set)) and not key.startswith("__")
    }

before = containers()
from tiptoe.bots.registry import bot_for
from tiptoe.bots.rollout import play_bots
from tiptoe.catalog import specs, open_game
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game
from tiptoe.service.content.build import content
for spec in specs():
    state = new_game(open_game(spec), 2, seeded(1))
    state.record()
    play_bots(state, [bot_for("greedy", 1, 0), bot_for("mouse-bold", 1, 1)])
    content(spec, "fr")
after = containers()
print(*sorted(".".join(name) for name in before if after[name] != before[name]))
"""


def test_playing_changes_no_container_of_a_module() -> None:
    """The same, by looking: every module is imported, then every game is opened, played by bots, and shown."""
    done = subprocess.run([sys.executable, "-c", WATCHED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_a_ruleset_carries_the_heuristics_of_its_bots() -> None:
    assert all(
        open_game(game).heuristics is not open_game(other).heuristics
        for game in GAMES
        for other in GAMES
        if game != other
    )
