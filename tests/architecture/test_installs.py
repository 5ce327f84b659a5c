"""Install commands: each one shown names a file or a folder, never a project of an index.

The name `tiptoe` belongs to another project on the public index (finding people-1), and our distribution's name is not
registered there: an install by name gets a stranger's program, today or tomorrow. Libraries that `pyproject.toml`
itself
asks for are installed by the names that their owners registered.
"""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from tiptoe import distribution

ROOT = Path(__file__).resolve().parents[2]
PROSE = {".md", ".txt", ".html", ".ftl", ".ipynb", ".svelte"}
CODE = {".py", ".ts", ".js", ".mjs", ".sh", ".toml", ".yaml", ".yml", ".json", ".service", ".conf", ""}
NOT_SHOWN = ("tests/", "client/tests/", "client/package", "Makefile")
INSTALLS = re.compile(
    r"(?:pip3?|uv pip|uv tool|pipx|poetry|conda|mamba)\s+(?:install|add)(?P<rest>[^\n`]*)|(?:uvx|uv add|pipx run)(?P<run> [^\n`]*)"
)
TAKES_A_WORD = {"-r", "--requirement", "-c", "--constraint", "-t", "--target", "-f", "--find-links", "-w"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
REQUIRED = {re.split(r"[\[<>=!~;\s]", line)[0] for line in chain(PROJECT["dependencies"], *EXTRAS.values())} - {
    distribution.NAME
}


class Shown(NamedTuple):
    """An install command, and the file that shows it."""

    file: str
    command: str


def texts(path: Path) -> Iterator[str]:
    """Yields the text of a file that readers or users see: of Python only strings and comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield text
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
    yield from re.findall(r"#.*", text)


def shown_commands() -> list[Shown]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    names = [name for name in listed if name and Path(name).suffix in PROSE | CODE and not name.startswith(NOT_SHOWN)]
    files = [(name, ROOT / name) for name in names if (ROOT / name).is_file()]
    return [
        Shown(name, found[0].strip())
        for name, path in files
        for text in texts(path)
        for found in INSTALLS.finditer(one_line_each(text))
        if (found["rest"] or found["run"] or "").strip()
    ]


def one_line_each(text: str) -> str:
    """Joins commands that continue in the next line."""
    return re.sub(r"\\\n\s*", " ", text)


def requirements(command: str) -> list[str]:
    """Returns the arguments of an install command without its options, up to `&&` or a comment."""
    found = INSTALLS.search(command)
    assert found is not None
    rest = re.split(r"&&|\|\||;|\s#|\\$|[\"']?[),]|[\"']\]", found["rest"] or found["run"])[0]
    try:
        words = shlex.split(rest)
    except ValueError:  # a quotation mark of the sentence around the command
        words = rest.replace("'", "").replace('"', "").split()
    wanted, skip = [], False
    for word in words:
        if skip or word.startswith("-"):
            skip = word in TAKES_A_WORD
            continue
        wanted.append(word.rstrip(".:"))
    return wanted


def is_local(requirement: str) -> bool:
    """Whether pip takes a requirement for a path, with or without extras: a slash in it, or a dot."""
    path = requirement.partition("[")[0] or "."
    return path == "." or path.startswith(("./", "/", "{}")) or ("/" in path and path.endswith((".whl", ".tar.gz")))


@pytest.mark.parametrize("shown", shown_commands(), ids=lambda shown: f"{shown.file}: {shown.command[:50]}")
def test_no_command_that_is_shown_installs_by_name(shown: Shown) -> None:
    assert [word for word in requirements(shown.command) if not (is_local(word) or word in REQUIRED)] == []


def test_commands_are_found_where_they_are_known_to_be() -> None:
    """The search finds the known commands, so that the test above cannot pass by finding nothing."""
    files = {shown.file for shown in shown_commands()}
    assert {"README.md", "deploy/Dockerfile", "docs/guides/install-a-server.md", "docs/guides/train-a-bot.md"} <= files
    assert any(file.startswith("client/src/offline/") for file in files)


@pytest.mark.parametrize(
    "command",
    [
        "pip install tiptoe",
        "pip install 'tiptoe[gymnasium]'",
        "pip install -q --upgrade tiptoe-game",
        "pip install --no-cache-dir \\\n    tiptoe-game",
        "uvx tiptoe-game serve",
        "pipx install tiptoe-game && tiptoe serve",
        "/opt/tiptoe/bin/pip install tiptoe==0.1.0",
    ],
)
def test_a_command_that_installs_by_name_is_noticed(command: str) -> None:
    assert [word for word in requirements(one_line_each(command)) if not (is_local(word) or word in REQUIRED)]


def test_the_distribution_is_called_as_the_code_says() -> None:
    assert PROJECT["name"] == distribution.NAME
    assert PROJECT["scripts"] == {"tiptoe": "tiptoe.cli:main"}  # command and import keep their name


@pytest.mark.parametrize("extra", sorted(EXTRAS))
@pytest.mark.parametrize(
    ("origin", "target"),
    [
        ('{"url": "file:///srv/my%20tiptoe", "dir_info": {"editable": true}}', "-e '/srv/my tiptoe[{}]'"),
        ('{"url": "file:///srv/tiptoe", "dir_info": {}}', "'/srv/tiptoe[{}]'"),
        ('{"url": "file:///tmp/tiptoe_game-0.1.0.tar.gz", "archive_info": {}}', "'/tmp/tiptoe_game-0.1.0.tar.gz[{}]'"),
    ],
)
def test_a_hint_names_what_tiptoe_was_installed_from(extra: str, origin: str, target: str) -> None:
    hint = distribution.install_extra(extra, origin)
    assert hint.endswith(f" -m pip install {target.format(extra)}")
    assert [word for word in requirements(hint) if not is_local(word)] == []


@pytest.mark.parametrize("origin", ["", '{"url": "https://example.org/tiptoe_game-0.1.0.tar.gz", "archive_info": {}}'])
def test_a_hint_without_a_local_file_gives_no_command(origin: str) -> None:
    hint = distribution.install_extra("ray", origin)
    assert "'ray'" in hint
    assert not INSTALLS.search(hint)


def test_the_hint_of_this_installation_names_an_existing_path() -> None:
    path = shlex.split(distribution.install_extra("ladder"))[-1].removesuffix("[ladder]")
    assert Path(path).exists()
