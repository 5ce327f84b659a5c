"""Distribution: the name of Tiptoe for installers, and the commands that install its extras.

The import name and the command are `tiptoe`; on the public index that name is another project's. Until our name is
registered there, no message says to install by name: extras come from the file or folder of this installation.
"""

from __future__ import annotations

import json
import shlex
import sys
from importlib.metadata import PackageNotFoundError
from importlib.metadata import distribution as installed
from typing import Final
from urllib.parse import unquote, urlsplit

NAME: Final = "tiptoe-game"
FILE_NAME: Final = NAME.replace("-", "_")  # beginning of the names of wheels and source distributions
ORIGIN: Final = "direct_url.json"  # pip's file with the origin of an installation


def install_extra(extra: str, origin: str | None = None) -> str:
    """Returns the command that installs an extra into this installation, or a sentence if its origin is unknown.

    `origin` is the text of pip's direct_url.json; by default that of this installation.
    """
    source = _source(_origin() if origin is None else origin)
    if not source:
        return f"install the file of the release again with the extra '{extra}' (docs/guides/install-a-server.md)"
    *options, path = source
    return shlex.join([sys.executable, "-m", "pip", "install", *options, f"{path}[{extra}]"])


def _origin() -> str:
    try:
        return installed(NAME).read_text(ORIGIN) or ""
    except PackageNotFoundError:
        return ""


def _source(origin: str) -> list[str]:
    """Options and path for pip if the origin is a local file or folder; else empty."""
    if not origin:
        return []
    said = json.loads(origin)
    address = urlsplit(said["url"])
    if address.scheme != "file":
        return []
    return [*(["-e"] if said.get("dir_info", {}).get("editable") else []), unquote(address.path)]
