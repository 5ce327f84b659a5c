"""The distribution: the name that installers know Tiptoe by, and how one of its extras is installed.

The import name and the command are `tiptoe`; on the public index that name is another project's. Until our name is
registered there, no message tells anybody to install by name: extras come from the file or folder of this installation.
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
FILE_NAME: Final = NAME.replace("-", "_")  # how its wheels and source distributions begin
ORIGIN: Final = "direct_url.json"  # where pip writes down what it installed from


def install_extra(extra: str, origin: str | None = None) -> str:
    """The command that installs an extra beside this installation, or a sentence where it is not known from what.

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
    """Options and the path of a local file or folder; nothing for anything else."""
    if not origin:
        return []
    said = json.loads(origin)
    address = urlsplit(said["url"])
    if address.scheme != "file":
        return []
    return [*(["-e"] if said.get("dir_info", {}).get("editable") else []), unquote(address.path)]
