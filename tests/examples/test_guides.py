"""Guides as scripts: each one works from top to bottom against default settings (findings house-7 and house-7a).

This quick run uses the checkout; `make guides` runs the guides from a fresh clone and an empty environment.
"""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from tools import guides


def test_every_guide_has_blocks_and_the_index_lists_it() -> None:
    index = (guides.ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    for name in guides.names():
        assert guides.blocks(name), name
        assert f"guides/{name}" in index, name


@pytest.mark.parametrize("guide", guides.names())
def test_a_guide_works_from_top_to_bottom(guide: str) -> None:
    apart = guides.can_be_apart()
    if not apart and "another terminal" in str(guides.blocks(guide)):
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", 8765)), "port 8765, which the guides name, is taken"
    guides.run(guide, apart=apart)


@pytest.mark.parametrize("guide", guides.names())
def test_a_guide_says_which_file_a_block_is_written_into(guide: str) -> None:
    """The runner reads the name in a mark, which a reader does not see."""
    text = (guides.GUIDES / f"{guide}.md").read_text(encoding="utf-8").splitlines()
    for block in (each for each in guides.blocks(guide) if each.guide == guide):
        file = block.marked("adds to")
        before = [line for line in text[: block.line - 1] if not line.startswith("<!--")]
        assert file is None or any(f"`{file}`" in line for line in before), block.place


def guide_of(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "own.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(guides, "GUIDES", folder)


def test_a_block_that_fails_fails_its_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide_of("```\necho first\nfalse\n```\n\n```\necho second\n```\n", tmp_path, monkeypatch)
    with pytest.raises(guides.GuideError, match=r"(?s)a block failed.*own\.md:1\nfirst") as failed:
        guides.run("own")
    assert "second" not in str(failed.value)


def test_blocks_share_a_shell_a_folder_and_an_editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
```
export WORD=sneak
```

<!-- guide: adds to notes.toml -->
```toml
a = 1
```

<!-- guide: quick: echo slow -> echo fast -->
```
cat notes.toml
echo slow
```

<!-- guide: heavy: it takes an hour -->
```
echo heavy
```

```python
import os; print(os.environ["WORD"])
```
"""
    guide_of(text, tmp_path, monkeypatch)
    said = guides.run("own")
    assert [line for line in said.split("\n") if line and not line.startswith("==")] == ["a = 1", "fast", "sneak"]
    assert [line for line in guides.listed("own", thorough=False) if "not run" in line] == [
        "own.md:18: not run, it takes an hour: echo heavy"
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("```toml\na = 1\n```\n", "no mark says"),
        ("<!-- guide: not run: -->\n```\nls\n```\n", "needs a reason"),
        ("<!-- guide: sometimes -->\n```\nls\n```\n", "unknown mark 'sometimes'"),
        ("<!-- guide: quoted from setup.py -->\n```python\nbanana = 1\n```\n", "stands in none of setup.py"),
    ],
)
def test_a_block_that_nothing_can_be_done_with_is_named(
    text: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide_of(text, tmp_path, monkeypatch)
    with pytest.raises(guides.GuideError, match=complaint):
        guides.blocks("own")


def test_a_server_of_a_guide_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide_of("```\nsleep 4321 &\necho $! > pid; cat pid\n```\n", tmp_path, monkeypatch)
    process = int(guides.run("own").strip().split("\n")[-1])
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
