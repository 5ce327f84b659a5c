"""Puts a release together: everything that goes out, in one folder with its checksums.

`make release` builds the wheels and the site before. The changelog must have a day for the release; until then
`--rehearse` makes the same folder from what is there.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tiptoe.build import VERSION
from tiptoe.distribution import FILE_NAME
from tools.shipping.parts import SITE, Part, all_parts
from tools.shipping.pythons import ROOT
from tools.shipping.wheels import DIST

OUT: Final = ROOT / "build" / "release" / f"tiptoe-{VERSION}"
DEPLOY: Final = ROOT / "deploy"
UNRELEASED: Final = "Unreleased"
A_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


class NotReady(Exception):
    """Raised when something is missing for a release; the message is a sentence."""


def release(*, rehearse: bool = False) -> list[Path]:
    """Writes the folder and returns its files; raises NotReady before anything is written."""
    from tools.shipping.bill import bill_of_materials  # its library is only installed for shipping

    title, changes = changelog_section(VERSION)
    if not rehearse and not A_DAY.search(title):
        raise NotReady(f"CHANGELOG.md has no day for {VERSION}, it says '{title}'; --rehearse makes it all the same")
    distributions = sorted(DIST.glob(f"{FILE_NAME}-{VERSION}*"))
    if not any(path.suffix == ".whl" for path in distributions):
        raise NotReady(f"there is no wheel of {VERSION} in dist/: make wheels")
    parts = all_parts()
    refuse_unshippable(parts)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for path in distributions:
        shutil.copy(path, OUT)
    others = third_parties(parts)
    pack_site(others)
    pack_deploy()
    write("CHANGES.md", f"# Tiptoe {title}\n\n{changes}\n")
    write("THIRD-PARTY.txt", others)
    write("sbom.cdx.json", bill_of_materials(parts))
    write("SHA256SUMS", checksums(OUT.iterdir()))
    return sorted(OUT.iterdir())


def changelog_section(version: str) -> tuple[str, str]:
    """Returns the heading and the lines of a version; a development version has those of the next release."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = UNRELEASED if ".dev" in version else version
    found = re.search(rf"^## ({re.escape(heading)}\b[^\n]*)\n(.*?)(?=^## |\Z)", text, re.S | re.M)
    if found is None:
        raise NotReady(f"CHANGELOG.md has no section for {version}")
    return found[1], found[2].strip()


def refuse_unshippable(parts: Sequence[Part]) -> None:
    refused = [f"{part.name} ({part.licence or 'none'})" for part in parts if not part.is_shippable]
    if refused:
        raise NotReady(f"licences that nobody has looked at: {', '.join(refused)}")


def third_parties(parts: Sequence[Part]) -> str:
    """Returns the list of all third-party packages with their licences, followed by the texts."""
    kinds = {"npm": "in the page", "pypi": "installed beside it", "generic": "in the site"}
    rows = [f"{part.name} {part.version}, {part.licence}: {kinds[part.kind]}" for part in parts]
    texts = [f"{part.name} {part.version}\n{'=' * 72}\n\n{part.text}" for part in parts if part.text]
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return "\n\n".join([f"Tiptoe {VERSION}\n{'=' * 72}\n\n{own.strip()}", "\n".join(rows), *texts]) + "\n"


def pack_site(others: str) -> None:
    """Packs the site, for unpacking below any address; prints that the release has none if it was not built."""
    if not (SITE / "index.html").exists():
        print("there is no build/site: the release has no site")
        return
    with zipfile.ZipFile(OUT / f"tiptoe-site-{VERSION}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(SITE.rglob("*")):
            archive.write(path, path.relative_to(SITE))
        archive.writestr("third-party.txt", others)  # Python and its libraries are inside


def pack_deploy() -> None:
    """Packs the files that a server is set up with; the wheels go into `dist` beside them."""
    with tarfile.open(OUT / f"tiptoe-deploy-{VERSION}.tar.gz", "w:gz") as archive:
        archive.add(DEPLOY, "deploy", filter=lambda entry: None if entry.name.endswith("/.env") else entry)


def write(name: str, text: str) -> None:
    (OUT / name).write_text(text, encoding="utf-8")


def checksums(paths: Iterable[Path]) -> str:
    """Returns checksums in the form that `sha256sum --check` reads."""
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(paths))


def main() -> None:
    try:
        made = release(rehearse="--rehearse" in sys.argv)
    except NotReady as reason:
        sys.exit(f"no release: {reason}")
    for path in made:
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
