"""The documents as a site: replaces links that lead out of docs/, and checks what was built.

Sphinx builds it (docs/conf.py). `python tools/docs_site.py` checks that every address which a page loads is in the
folder, so that it can be read and searched without a network, and that every link leads somewhere.
"""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "docs"
LOADED = {("link", "href"), ("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src")}
STYLE_FETCHES = re.compile(r"""(?:url\(\s*|@import\s+)["']?((?:https?:)?//[^"')\s]+)""")


def without_links_outside(text: str, page: str) -> str:
    """Replaces links that lead out of docs/, where there are no pages, by the path in a checkout."""
    folder = PurePosixPath(page).parent

    def plain(match: re.Match[str]) -> str:
        words, target = match.groups()
        path = target.partition("#")[0]
        if not path or "://" in target or inside(folder, path):
            return match.group()
        return f"{words} (`{resolved(PurePosixPath('docs') / folder, path)}`)"

    return re.sub(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)", plain, text)


def inside(folder: PurePosixPath, path: str) -> bool:
    """Whether a relative path from a folder of docs/ stays inside docs/."""
    depth = len(folder.parts)
    for part in PurePosixPath(path).parts:
        depth += -1 if part == ".." else 1
        if depth < 0:
            return False
    return True


def resolved(folder: PurePosixPath, path: str) -> PurePosixPath:
    parts = list(folder.parts)
    for part in PurePosixPath(path).parts:
        parts = parts[:-1] if part == ".." else [*parts, part]
    return PurePosixPath(*parts)


class Page(HTMLParser):
    """Parser of a built page: what it loads, what it links to, and the names in it."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        for name, value in given.items():
            if (tag, name) in LOADED and given.get("rel") != "canonical":
                self.loads.append(value)
            elif (tag, name) == ("a", "href"):
                self.links.append(value)


def check(folder: Path) -> list[str]:
    """Returns everything that is fetched from elsewhere, and every link that leads nowhere."""
    pages = {path: read(path) for path in sorted(folder.rglob("*.html"))}
    faults = [
        f"{path.relative_to(folder)} loads {url}" for path, page in pages.items() for url in page.loads if away(url)
    ]
    for style in sorted(folder.rglob("*.css")):
        faults += [
            f"{style.relative_to(folder)} loads {url}" for url in STYLE_FETCHES.findall(style.read_text("utf-8"))
        ]
    for path, page in pages.items():
        if path.name != "404.html":  # served at any address that was not found, so its links cannot be checked
            faults += [f"{path.relative_to(folder)} links to {url}" for url in page.links if broken(path, url, pages)]
    return faults


def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def away(url: str) -> bool:
    return bool(urlsplit(url).netloc)


def broken(path: Path, url: str, pages: dict[Path, Page]) -> bool:
    """Whether a link of a page leads to a file or a name that is not there."""
    parts = urlsplit(url)
    if parts.scheme or parts.netloc:
        return False
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    return not target.exists() or bool(
        parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].names
    )


def main() -> int:
    faults = check(BUILT)
    print(
        "\n".join(faults) or f"{len(list(BUILT.rglob('*.html')))} pages; nothing is fetched, every link leads somewhere"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
