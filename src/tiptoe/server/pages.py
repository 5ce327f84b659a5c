"""The browser client: built files under `static`, one page for every address that is not the API's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router

from .http import Anybody, kept, service_of
from .page import tables_page

STATIC: Final = Path(__file__).parent / "static"
ROOT_FILES: Final = ("favicon.svg",)
A_YEAR: Final = 365 * 24 * 3600
NOT_PAGES: Final = ("api", "assets", "health", "metrics")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Anybody, path: str = "") -> Response[str] | File:
    """The client's page; where it was not built, a plain list of tables."""
    name = path.strip("/")
    if name.partition("/")[0] in NOT_PAGES:
        raise NotFoundException("There is nothing here.")
    if not (STATIC / "index.html").is_file():
        return Response(tables_page(await kept(service_of(request).listed(100))), media_type=MediaType.HTML)
    file = STATIC / (name if name in ROOT_FILES else "index.html")
    return File(file, filename=file.name, content_disposition_type="inline", headers={"cache-control": "no-cache"})


def asset_routes() -> list[Router]:
    """Scripts, styles and fonts, if the client was built."""
    assets = STATIC / "assets"
    if not assets.is_dir():
        return []
    # Their names change with their content.
    unchanging = CacheControlHeader(max_age=A_YEAR, public=True, immutable=True)
    return [create_static_files_router("/assets", [assets], include_in_schema=False, cache_control=unchanging)]
