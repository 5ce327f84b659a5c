"""The documents as a site: every page is in it, nothing is fetched from elsewhere, and its check finds faults."""

from __future__ import annotations

import re
import runpy
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = runpy.run_path(str(ROOT / "tools" / "docs_site.py"))


def test_every_document_is_in_the_site() -> None:
    """Sphinx warns of missing pages too, but not in every test run."""
    trees = re.findall(r"```{toctree}\n(.*?)```", (ROOT / "docs" / "index.md").read_text(encoding="utf-8"), re.S)
    listed = {line for tree in trees for line in tree.splitlines() if line and not line.startswith(":")}
    for page in (ROOT / "docs").rglob("*.md"):
        name = str(page.relative_to(ROOT / "docs").with_suffix(""))
        assert name == "index" or any(
            fnmatch(name, pattern) for pattern in listed if "*" in pattern or pattern == name
        ), name


def test_a_link_out_of_the_documents_becomes_its_path() -> None:
    turned = SITE["without_links_outside"]
    assert turned("see [it](../../examples/a.py) now", "guides/b") == "see it (`examples/a.py`) now"
    for kept in ("[it](../formats/wire.md#x)", "[it](https://example.org)", "[it](#here)", "![it](../../a.png)"):
        assert turned(kept, "guides/b") == kept


def test_what_is_fetched_or_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<script src="//cdn.example/x.js"></script><a href="b.html#no">1</a><a href="c.html">2</a><a href="b.html#yes">3</a>'
    )
    (tmp_path / "b.html").write_text('<p id="yes"><img src="here.png"><a href="https://example.org">out</a>')
    (tmp_path / "s.css").write_text("@import 'https://fonts.example/f.css'; a { background: url(data:x) }")
    assert SITE["check"](tmp_path) == [
        "a.html loads //cdn.example/x.js",
        "s.css loads https://fonts.example/f.css",
        "a.html links to b.html#no",
        "a.html links to c.html",
    ]
