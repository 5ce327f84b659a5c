"""The structure of the project: layers, purity, no language in the engine, no machine in the repository."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tiptoe.catalog import GAMES, RULEBOOKS

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tiptoe"
ENGINE = ("core", "rules", "games", "view")
PAGES = tuple(GAMES)


@pytest.mark.parametrize("game", PAGES)
def test_the_page_of_a_game_names_the_rule_of_every_line(game: str) -> None:
    from tiptoe.catalog import open_game

    source = (SOURCE / "games" / game / "ruleset.py").read_text(encoding="utf-8")
    written = re.findall(r"^ +(\w+)\([\w()]*\),  # ([A-Z]+-[\d.a-z]+)", source, re.M)
    page = [tuple(reversed(line.split(" "))) for line in open_game(game).page()]
    assert sorted(written) == sorted(page)


@pytest.mark.parametrize("module", sorted((SOURCE / "service").rglob("*.py")), ids=lambda path: path.stem)
def test_the_service_starts_no_thread(module: Path) -> None:
    """ADR 0024: asyncio can start threads and processes without an import that the linter would see."""
    forbidden = {"to_thread", "run_in_executor", "create_subprocess_exec", "create_subprocess_shell"}
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert not forbidden & {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def test_no_english_in_the_engine() -> None:
    """Strings of the engine are ids; sentences stand only in docstrings, assertions and our errors."""
    for name in ENGINE:
        for module in (SOURCE / name).rglob("*.py"):
            tree = ast.parse(module.read_text(encoding="utf-8"))
            allowed = {id(node) for node in ast.walk(tree) if _is_for_programmers(node)}
            for parent in ast.walk(tree):
                if id(parent) in allowed:
                    allowed |= {id(node) for node in ast.walk(parent)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in allowed:
                    words = node.value.split()
                    assert all(re.fullmatch(r"[\w.:+/|,\[\]-]*", word) for word in words), (
                        f"{module.name}: {node.value!r}"
                    )
                    english = len(words) > 1 and {"the", "is", "a", "of", "not"} & set(words)
                    assert not english, f"{module.name}: {node.value!r}"


def _is_for_programmers(node: ast.AST) -> bool:
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.keyword) and node.arg == "announces":  # the reason in the ledger of events
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Error"):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Fact", "Kind", "OwnFact"):
        return True  # a line of the table of facts, from which code is written (ADR 0068)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)  # a docstring
    if isinstance(node, ast.FunctionDef):
        return node.name in ("__repr__",) or (node.name == "__init__" and "super().__init__(f" in ast.unparse(node))
    return False


FILES_OF_A_GAME = re.compile(
    r"""\w+\.py|py\.typed|content/[\w.-]+\.toml|content/numbering\.json|locale/[\w-]+\.ftl|(?:book|primer)/[\w-]+\.md
    |sets/[\w-]+/[\w.-]+\.toml
    |rules(?:-[a-z]+)?(?:\.[\w-]+)?\.toml|examples/(?:[a-z-]+/)?[a-z0-9-]+\.toml|tutorials/(?:locale/)?[\w-]+\.toml
    |levels\.json|judge(?:-[a-z]+)?\.json""",
    re.X,
)


def tracked(folder: Path) -> list[Path]:
    command = ["git", "ls-files", "--", str(folder)]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    return [ROOT / name for name in listed]


def test_a_game_is_one_folder() -> None:
    """House C: of our games nothing lies elsewhere in the package, not even under the name of a variant."""
    names = {*RULEBOOKS, *(variant.partition(":")[0] for game in GAMES.values() for variant in game.variants)}
    shared = {variant for variant in names if all(variant in game.variants for game in GAMES.values())}
    for path in tracked(SOURCE):
        parts = path.relative_to(SOURCE).parts
        if parts[0] != "games":
            named = {word for part in parts for word in (part.partition(".")[0], part.partition("-")[0])}
            assert not named & (names - shared), path


@pytest.mark.parametrize("folder", [*(GAMES[game].folder for game in GAMES), ROOT / "tests" / "fourth" / "larder"])
def test_every_file_of_a_game_is_one_that_every_game_may_have(folder: Path) -> None:
    """A file under another name would be read by nobody, in our games as in a package."""
    found = [path.relative_to(folder).as_posix() for path in tracked(folder)]
    assert "game.py" in found and "content/pack.toml" in found
    assert [name for name in found if not FILES_OF_A_GAME.fullmatch(name)] == []


def test_no_code_compares_the_name_of_a_game_or_of_a_card() -> None:
    import tomllib

    ids = set(PAGES)
    for game in PAGES:
        content = tomllib.loads((SOURCE / "games" / game / "content" / "cards.toml").read_text(encoding="utf-8"))
        ids |= {card["id"] for card in content["card"]}
    for package in (*ENGINE, "bots", "packs", "text", "sim"):
        for module in (SOURCE / package).rglob("*.py"):
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare):
                    named = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
                    assert not named & ids, f"{module}: {ast.unparse(node)}"


@pytest.mark.parametrize("game", [game for game in PAGES if (SOURCE / "games" / game / "verbs.py").exists()])
def test_the_nouns_of_a_game_stand_with_the_game(game: str) -> None:
    """The kernel, the shared rules and the bots name nothing that only one game has."""
    nouns: set[str] = set()
    for module in ("verbs", "nouns", "events"):
        source = (SOURCE / "games" / game / f"{module}.py").read_text(encoding="utf-8")
        nouns |= set(re.findall(r"^([A-Z_]+): Final", source, re.M))
    assert nouns
    for package in ("core", "rules", "bots"):
        for path in (SOURCE / package).rglob("*.py"):
            names = {
                node.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)
            }
            assert not names & nouns, f"{path.relative_to(SOURCE)}: {names & nouns}"


def test_instance_checks_tell_the_truth_in_both_builds() -> None:
    from tiptoe.catalog import open_game
    from tiptoe.core.definitions import NumberEffect
    from tiptoe.core.kernel import Ability, DeferredEffect, Modifier

    for effect in [effect for game in PAGES for effect in open_game(game).pack.effects]:
        for kind in (Ability, DeferredEffect, Modifier, NumberEffect):
            assert isinstance(effect, kind) == (kind in type(effect).__mro__)


def test_no_compiled_library_lies_beside_the_source() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_imports_go_down_only() -> None:
    command = [
        str(Path(sys.executable).parent / "lint-imports"),
        "--config",
        str(ROOT / "pyproject.toml"),
        "--no-cache",
    ]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_the_repository_names_no_machine_and_reads_nothing_outside_itself() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    machine = re.compile(r"(^|[^A-Za-z0-9._-])/(w" + "ork|r" + r"oot)/|\.\./sha" + "red|index-" + "url")
    for name in filter(None, listed):
        path = ROOT / name
        if path.is_file() and path.suffix not in (".png", ".woff2", ".gz", ".webp", ".npz", ".pt"):
            assert not machine.search(path.read_text(encoding="utf-8")), name


GAME_NAMED = re.compile(r"""["'](classic|catacombs|space)["']""")
OF_AN_EVENT = 'EventKind("'  # a marker advances to a "space"
BY_DEFAULT = {
    "api",  # its examples
    "cli",
    "__init__.py",
    "engine.py",
    "types.py",
    "packs/template.py",
}  # defaults of commands and examples


def test_only_games_call_themselves_by_name() -> None:
    """Other modules, the catalog included, read games from their folders; client/tests/themes.test.ts checks the page."""
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if {name, name.partition("/")[0]} & {"games", *BY_DEFAULT}:
            continue
        text = path.read_text(encoding="utf-8").splitlines()
        found = [line for line in text if GAME_NAMED.search(line) and OF_AN_EVENT not in line]
        assert not found, f"{path.relative_to(SOURCE)}: {found}"
