"""Guides as scripts: runs the fenced blocks of a guide from top to bottom, as a reader would type them.

    python tools/guides.py                      # every guide, quickly: what `make test` does
    python tools/guides.py --thorough           # from a fresh clone and an empty environment, with everything that is heavy
    python tools/guides.py train-a-bot --list   # what would be run, and what not, and why

A block without a language, or of `sh`, is typed into one shell; a block of `python` is a program. Comments above a block,
which readers do not see, say what else is to be done with it:

    <!-- guide: not run: REASON -->             # listed with its reason
    <!-- guide: heavy: REASON -->               # only in a thorough run
    <!-- guide: quick: A -> B; C -> D -->       # what is shorter in a quick run
    <!-- guide: here: A -> B; C -> D -->        # what is different in every run
    <!-- guide: another terminal -->            # a server; the next block waits until it answers
    <!-- guide: adds to FILE -->                # an editor's work
    <!-- guide: quoted from FILE FILE -->       # every line stands in one of these files, which have tests of their own
    <!-- guide: begins where OTHER.md ends -->  # anywhere in a guide: the blocks of that one come first
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
GUIDES: Final = ROOT / "docs" / "guides"
MARK: Final = re.compile(r"<!-- guide: (.*?) -->")
BEGINS: Final = re.compile(r"<!-- guide: begins where ([\w-]+)\.md ends -->")
SHELL: Final = ("", "sh")
ANSWERS: Final = """\
import time, urllib.request
for _ in range(600):
    try:
        urllib.request.urlopen("http://127.0.0.1:8765/health").close()
        break
    except OSError:
        time.sleep(0.2)
else:
    raise SystemExit("no server answers at port 8765")
"""
QUICK_SECONDS: Final = 900.0  # for a whole guide; a busy machine is no fault of the guide
END_SECONDS: Final = 10.0  # for a server to end by itself
LOOK_AGAIN: Final = 0.1
THOROUGH_SECONDS: Final = 3 * 3600.0
KEPT: Final = re.compile("PATH|LANG|LC_.*|PIP_.*|SSL_.*|npm_.*|.*_proxy")


class GuideError(Exception):
    """Raised for a guide whose blocks cannot be understood, or do not run."""


@dataclass(frozen=True)
class Block:
    """A fenced block, the line of its guide that it begins in, and the marks above it."""

    guide: str
    line: int
    language: str
    text: str
    marks: tuple[str, ...]

    @property
    def place(self) -> str:
        return f"{self.guide}.md:{self.line}"

    def marked(self, word: str) -> str | None:
        """Returns what stands behind the word of a mark, or None."""
        found = [mark[len(word) :].lstrip(": ") for mark in self.marks if mark.startswith(word)]
        return found[0] if found else None

    def why_not(self, *, thorough: bool) -> str:
        """Returns why this block is not run; empty if it is."""
        refused, heavy = self.marked("not run"), self.marked("heavy")
        if refused is not None:
            return refused
        return heavy if heavy is not None and not thorough else ""


def names() -> list[str]:
    return sorted(path.stem for path in GUIDES.glob("*.md"))


def blocks(guide: str) -> list[Block]:
    """Returns the blocks of a guide, after those of the guide that it begins after.

    Raises GuideError for a block that nothing can be done with.
    """
    text = (GUIDES / f"{guide}.md").read_text(encoding="utf-8")
    before = BEGINS.search(text)
    return [*(blocks(before[1]) if before else []), *_own_blocks(guide, text)]


def _own_blocks(guide: str, text: str) -> Iterator[Block]:
    lines, at, marks = text.split("\n"), 0, []
    while at < len(lines):
        mark = MARK.fullmatch(lines[at].strip())
        if mark:
            marks.append(mark[1])
        elif lines[at].startswith("```"):
            end = lines.index("```", at + 1)
            found = Block(guide, at + 1, lines[at][3:], "\n".join(lines[at + 1 : end]), tuple(marks))
            _check(found)
            yield found
            at, marks = end, []
        elif lines[at].strip():
            marks = []
        at += 1


def _check(block: Block) -> None:
    known = ("not run", "heavy", "quick", "here", "another terminal", "adds to", "quoted from")
    unknown = [mark for mark in block.marks if not mark.startswith(known)]
    if unknown:
        raise GuideError(f"{block.place}: unknown mark '{unknown[0]}'")
    has_use = any(block.marked(word) is not None for word in ("not run", "adds to", "quoted from"))
    if block.language not in (*SHELL, "python") and not has_use:
        raise GuideError(f"{block.place}: no mark says what is done with a block of '{block.language}'")
    if block.marked("not run") == "" or block.marked("heavy") == "":
        raise GuideError(f"{block.place}: a block that is not run needs a reason")
    _check_quotation(block)


def _check_quotation(block: Block) -> None:
    files = (block.marked("quoted from") or "").split()
    if not files:
        return
    there = {_plain(line) for name in files for line in (ROOT / name).read_text(encoding="utf-8").split("\n")}
    for line in block.text.split("\n"):
        if _plain(line) not in there:
            raise GuideError(f"{block.place}: '{line.strip()}' stands in none of {', '.join(files)}")


def _plain(line: str) -> str:
    """Returns a line of code without its indentation and the annotations that a guide leaves out."""
    return line.strip().replace(": Final =", " =")


def script(guide: str, *, thorough: bool) -> str:
    """Returns the blocks of a guide as one shell script, which names each one before it runs."""
    parts = ["set -euo pipefail"]
    for block in blocks(guide):
        if block.why_not(thorough=thorough) or block.marked("quoted from") is not None:
            continue
        parts += [f"echo {shlex.quote(f'== {block.place}')} >&2", _shell(block, thorough=thorough)]
    return "\n".join(parts) + "\n"


def _shell(block: Block, *, thorough: bool) -> str:
    text = _changed(block, thorough=thorough)
    file = block.marked("adds to")
    if file is not None:
        return f"cat >> {shlex.quote(file)} <<'GUIDE'\n\n{text}\nGUIDE"
    if block.language == "python":
        return f"python - <<'GUIDE'\n{text}\nGUIDE"
    if block.marked("another terminal") is not None:
        return f"( {text}\n) &\npython - <<'GUIDE'\n{ANSWERS}GUIDE"
    return text


def _changed(block: Block, *, thorough: bool) -> str:
    text = block.text
    wishes = [block.marked("here"), None if thorough else block.marked("quick")]
    for change in [change for wish in wishes if wish for change in wish.split("; ")]:
        old, _, new = change.partition(" -> ")
        if old not in text:
            raise GuideError(f"{block.place}: '{old}' does not stand in the block")
        text = text.replace(old, new)
    return text


def run(guide: str, *, thorough: bool = False, apart: bool = False) -> str:
    """Runs a guide in a folder of its own and returns what was printed; GuideError if a block fails.

    `apart` runs it in a network of its own, in which port 8765 is free and nothing else can be reached.
    """
    text = script(guide, thorough=thorough)
    seconds = THOROUGH_SECONDS if thorough else QUICK_SECONDS
    with tempfile.TemporaryDirectory(prefix=f"tiptoe-{guide}-") as name:
        home, folder = Path(name, "home"), Path(name, "tiptoe")
        home.mkdir()
        environment = _fresh_clone(home, folder) if thorough else _beside_this_checkout(home, folder)
        command = ["bash", "-c", text]
        if apart:
            command = ["unshare", "-rn", "bash", "-c", 'ip link set lo up; exec bash -c "$1"', "-", text]
        return _run(command, folder, environment, guide, seconds)


def can_be_apart() -> bool:
    """Whether this machine allows a network namespace of our own."""
    if not shutil.which("unshare") or not shutil.which("ip"):
        return False
    tried = subprocess.run(["unshare", "-rn", "ip", "link", "set", "lo", "up"], capture_output=True, check=False)
    return tried.returncode == 0


def _run(command: list[str], folder: Path, environment: Mapping[str, str], guide: str, seconds: float) -> str:
    """Runs the shell and returns what was printed; servers that it left running are ended with it."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as printed:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=printed,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            process.wait(seconds)
            outcome = "" if process.returncode == 0 else f"a block failed ({process.returncode})"
        except subprocess.TimeoutExpired:
            outcome = f"not at its end after {seconds:g} seconds"
        finally:
            _end(process)
        printed.seek(0)
        said = printed.read()
    if outcome:
        raise GuideError(f"{guide}: {outcome}\n{said}")
    return said


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends the shell and everything that it left running, which is all of its process group."""
    for last in (signal.SIGTERM, signal.SIGKILL):
        for _ in range(int(END_SECONDS / LOOK_AGAIN)):
            process.poll()
            try:
                os.killpg(process.pid, last)
            except ProcessLookupError:
                return
            time.sleep(LOOK_AGAIN)


def _beside_this_checkout(home: Path, folder: Path) -> dict[str, str]:
    """Makes a folder like a checkout; returns the environment of this interpreter, where nothing is installed."""
    folder.mkdir()
    for path in ROOT.iterdir():
        if not path.name.startswith(".") and path.name not in ("build", "dist"):
            (folder / path.name).symlink_to(path)
    here = Path(sys.executable).parent
    return {"PATH": f"{here}:{os.environ['PATH']}", "HOME": str(home), "LANG": "C.UTF-8"}


def _fresh_clone(home: Path, folder: Path) -> dict[str, str]:
    """Clones the repository; returns the environment of a person who has done nothing else."""
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    kept["PATH"] = os.pathsep.join(part for part in kept["PATH"].split(os.pathsep) if not part.startswith(str(ROOT)))
    return {**kept, "HOME": str(home)}


def listed(guide: str, *, thorough: bool) -> Iterator[str]:
    """Yields a line for every block: what is done with it, or why nothing is."""
    for block in blocks(guide):
        why = block.why_not(thorough=thorough)
        first = block.text.split("\n")[0][:60]
        yield f"{block.place}: {f'not run, {why}' if why else 'run'}: {first}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("guides", nargs="*", metavar="GUIDE", help="names of guides; all of them by default")
    parser.add_argument("--thorough", action="store_true", help="from a fresh clone, with everything that is heavy")
    parser.add_argument("--apart", action="store_true", help="in a network of its own, without anything outside")
    parser.add_argument("--list", action="store_true", help="say what would be run, and run nothing")
    wanted = parser.parse_args()
    failed = []
    for guide in wanted.guides or names():
        print("\n".join(listed(guide, thorough=wanted.thorough)) or f"{guide}.md: no blocks", flush=True)
        if wanted.list:
            continue
        try:
            run(guide, thorough=wanted.thorough, apart=wanted.apart)
        except GuideError as error:
            print(error, flush=True)
            failed.append(guide)
    if failed:
        sys.exit(f"guides that do not work: {', '.join(failed)}")


if __name__ == "__main__":
    main()
