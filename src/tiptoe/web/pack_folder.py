"""Folder of the packs that the operator of a server offers to everyone."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..packs.document import document_of, read_source
from ..packs.errors import PackErrors
from ..packs.files import PACK_FILE
from ..service.packs.reading import checked_pack
from ..service.packs.uploads import PackUploads
from ..store.database import read_url
from ..store.sqlite_files import file_of
from .settings import Settings

log = logging.getLogger("tiptoe.web")

DEFAULT_FOLDER: Final = "packs"
ENDINGS: Final = (".toml", ".json")


def packs_folder(settings: Settings) -> Path | None:
    """Returns the folder that the settings name, else one beside the file of the database, if it has one."""
    if settings.packs:
        return Path(settings.packs)
    file = file_of(read_url(settings.database))
    return None if file is None else file.parent / DEFAULT_FOLDER


def offer_packs(packs: PackUploads, folder: Path | None) -> None:
    """Offers every pack of `folder` that can be played; the mistakes of the others are logged."""
    for path in _packs_in(folder) if folder is not None and folder.is_dir() else ():
        try:
            source = read_source(path)
            packs.offer(checked_pack(document_of(source), path.name, source))
        except (PackErrors, OSError) as wrong:
            log.warning("the pack %s is not offered: %s", path, wrong)


def _packs_in(folder: Path) -> Iterator[Path]:
    """Yields folders with a pack in them, and packs in one file."""
    for path in sorted(folder.iterdir()):
        if (path / PACK_FILE).is_file() or (path.is_file() and path.suffix in ENDINGS):
            yield path
