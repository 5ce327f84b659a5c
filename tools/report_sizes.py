"""Prints sizes that a person reads once a month: packages, long modules and functions, docstrings to look at.

Nothing depends on it: a limit would be obeyed in letter and make the text worse.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[1] / "src" / "tiptoe"
CLIENT: Final = SOURCE.parents[1] / "client" / "src"
MOST: Final = 12  # rows of each list
RELATIVE: Final = re.compile(r"(What|Who|Where|How|That|Those|Whoever|Whatever|Which|When|Whom)\b")
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def main() -> None:
    modules = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    lines = {path: text.count("\n") for path, text in modules.items()}
    packages: Counter[str] = Counter()
    for path, length in lines.items():
        packages[path.relative_to(SOURCE).parts[0]] += length
    print(f"{len(modules)} modules, {sum(lines.values())} lines")
    print_rows("lines by package", packages.most_common())
    print_rows("longest modules", [(name(path), n) for path, n in Counter(lines).most_common(MOST)])
    nodes = [(path, node) for path, text in modules.items() for node in ast.walk(ast.parse(text))]
    functions = {
        f"{name(path)}:{node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for path, node in nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    print_rows("longest functions", Counter(functions).most_common(MOST))
    said = [(path, ast.get_docstring(node)) for path, node in nodes if isinstance(node, Documented)]
    docstrings = [(path, text) for path, text in said if text]
    relative = Counter(path.relative_to(SOURCE).parts[0] for path, text in docstrings if RELATIVE.match(text))
    share = 100 * relative.total() / len(docstrings)
    print_rows(
        f"docstrings that begin with a relative word: {share:.1f} % of {len(docstrings)}", relative.most_common()
    )
    page = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    print(f"client: {len(page)} files, {sum(path.read_text(encoding='utf-8').count(chr(10)) for path in page)} lines")


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def print_rows(title: str, rows: list[tuple[str, int]]) -> None:
    print(f"\n{title}")
    for what, n in rows:
        print(f"{n:7} {what}")


if __name__ == "__main__":
    main()
