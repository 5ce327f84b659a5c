"""The pages: the browser client where it is built, otherwise a plain page.

Addresses of the client are its own affair: whatever is not a file and not the API is answered with its one page.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

from .http import A_YEAR, Anybody, kept, service_of
from .page import tables_page

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
API: Final = "api"
LIST: Final = 100


def site(folder: Path) -> list[HTTPRouteHandler | Router]:
    """The routes of the pages, for the client in a folder; without one there is only the plain page."""
    built = (folder / INDEX).is_file()
    assets = folder / "assets"
    router = create_static_files_router(
        "/assets",
        directories=[assets],
        cache_control=CacheControlHeader(public=True, max_age=A_YEAR, immutable=True),
        include_in_schema=False,
    )
    return [client_page(folder) if built else home, *([router] if assets.is_dir() else [])]


def client_page(folder: Path) -> HTTPRouteHandler:
    """The client's page and the few files beside it. They are asked about again; what they load is kept for ever."""
    files = {file.name for file in folder.iterdir() if file.is_file()}

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: Path | None = None) -> File:
        parts = [part for part in (path or Path()).parts if part != "/"]
        name = parts[0] if len(parts) == 1 and parts[0] in files else INDEX
        if name == INDEX and parts and (parts[0] == API or "." in parts[-1]):
            raise NotFoundException("There is no such page.")
        return File(
            folder / name, filename=name, content_disposition_type="inline", headers={"cache-control": "no-cache"}
        )

    return page


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home(request: Anybody) -> Response[str]:
    """Where the browser client is not built: the tables that can be found."""
    return Response(tables_page(await kept(service_of(request).listed(LIST))), media_type=MediaType.HTML)
