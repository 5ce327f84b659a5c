"""Sizes of the built site: what a browser downloads for the lobby and for a game, packed by brotli and by gzip."""

from __future__ import annotations

import gzip
from functools import reduce
from pathlib import Path
from typing import NamedTuple

SITE = Path(__file__).resolve().parents[1] / "build" / "site"
MILLION = 1_000_000
PARTS = {  # by how the name begins, the first that fits
    "engine: interpreter": ("pyodide",),
    "engine: standard library": ("python_stdlib",),
    "engine: Tiptoe and libraries": ("app",),
}
PAGE = "page: scripts, styles, fonts, answers"


class Size(NamedTuple):
    raw: int
    gzip: int
    brotli: int

    def and_also(self, other: Size) -> Size:
        return Size(self.raw + other.raw, self.gzip + other.gzip, self.brotli + other.brotli)

    def row(self, name: str) -> str:
        return f"| {name} | {self.raw / MILLION:.2f} | {self.gzip / MILLION:.2f} | {self.brotli / MILLION:.2f} |"


NOTHING = Size(0, 0, 0)


def print_sizes() -> None:
    sizes = sizes_of(SITE)
    print("| MB | as it is | gzip | brotli |\n| --- | --- | --- | --- |")
    for part in sorted(sizes):
        print(sizes[part].row(part))
    print(together(sizes).row("together"))


def sizes_of(site: Path) -> dict[str, Size]:
    sizes: dict[str, Size] = {}
    for file in site.rglob("*"):
        if file.is_file() and file.suffix != ".br":
            part = part_of(file.relative_to(site))
            sizes[part] = size_of(file).and_also(sizes.get(part, NOTHING))
    return sizes


def together(sizes: dict[str, Size]) -> Size:
    return reduce(Size.and_also, sizes.values(), NOTHING)


def part_of(file: Path) -> str:
    if "engine" not in file.parts:
        return PAGE
    return next(part for part, begins in PARTS.items() if file.name.startswith(begins))


def size_of(file: Path) -> Size:
    body, small = file.read_bytes(), file.with_name(f"{file.name}.br")
    packed = small.stat().st_size if small.is_file() else len(body)
    return Size(len(body), min(len(body), len(gzip.compress(body, 9))), packed)


if __name__ == "__main__":
    print_sizes()
