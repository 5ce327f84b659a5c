"""The pages: the browser client where it is built, otherwise a plain page.

The client has one page for all its addresses; whatever lies below the first part of one of them is its own affair.
"""

from __future__ import annotations

from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.response import File

from .content import Kept, answer, keep
from .plain_page import tables_page
from .tables import Anybody, kept, service_of

STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"
PAGES: Final = ("t", "cards", "learn")  # first parts of addresses within the client
LIST: Final = 100


def site(folder: Path) -> list[HTTPRouteHandler]:
    """The routes of the pages, for the client in a folder; without one there is only the plain page."""
    built = (folder / INDEX).is_file()
    assets = folder / "assets"
    return [*(client_pages(folder) if built else [home]), *([client_assets(assets)] if assets.is_dir() else [])]


def client_assets(folder: Path) -> HTTPRouteHandler:
    """What the client loads: named after what is in it, so packed once and kept for ever."""

    @lru_cache(maxsize=256)
    def packed(name: str) -> Kept:
        return keep((folder / name).read_bytes())

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
    def asset(request: Anybody, name: Annotated[str, PathParameter()]) -> Response[bytes]:
        if not (folder / name).is_file():
            raise NotFoundException("Not Found")
        what = packed(name)
        return answer(request, what, guess_type(name)[0] or "application/octet-stream", what.version)

    return asset


def client_pages(folder: Path) -> list[HTTPRouteHandler]:
    """The client's page and the few files beside it. They are asked about again; what they load is kept for ever."""
    files = {file.name for file in folder.iterdir() if file.is_file()}

    @get("/", include_in_schema=False, sync_to_thread=False)
    def front() -> File:
        return _file(folder / INDEX)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(path: Annotated[Path, PathParameter()]) -> File:
        parts = [part for part in path.parts if part != "/"]
        name = parts[0] if len(parts) == 1 and parts[0] in files else INDEX
        if name == INDEX and parts and parts[0] not in PAGES:
            raise NotFoundException("Not Found")
        return _file(folder / name)

    return [front, page]


def _file(path: Path) -> File:
    return File(path, filename=path.name, content_disposition_type="inline", headers={"cache-control": "no-cache"})


@get(["/", "/t/{table:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def home(request: Anybody) -> Response[str]:
    """Where the browser client is not built: the tables that can be found."""
    return Response(tables_page(await kept(service_of(request).listed(LIST))), media_type=MediaType.HTML)
