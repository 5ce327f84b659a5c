"""Routes of pages: the browser client where it is built, otherwise a plain page with the tables of this server.

The client has one page for all its addresses; it reads what follows the first part of an address itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.response import File

from ...service.content.bodies import CachedBody
from ...wire.table import Listed
from ..guards.seat_auth import migrated_cookies
from .requests import AnyRequest, cached_response, process_of

STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"
PAGES: Final = (  # first parts of addresses in the client
    *("t", "cards", "learn", "lesson", "rules", "replay", "diary", "stored", "workshop", "box"),
)
PLAIN_PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tiptoe</title><meta name="viewport" content="width=device-width"></head>
<body>
<h1>Tiptoe</h1>
<p>The tables of this server. The page to play on is not built here:
type <code>make client</code> and start the server again. Programs use <a href="/api/schema">/api</a>.</p>
{tables}
</body>
</html>
"""


def site(folder: Path) -> list[HTTPRouteHandler]:
    """Returns the routes of the client built in `folder`; of the plain page alone, if there is none."""
    built = (folder / INDEX).is_file()
    assets = folder / "assets"
    return [*(client_pages(folder) if built else [home]), *([client_assets(assets)] if assets.is_dir() else [])]


def client_assets(folder: Path) -> HTTPRouteHandler:
    """Returns the route of the client's assets: named after their contents, so compressed once and cached for ever."""

    names = {file.name for file in folder.iterdir() if file.is_file()}

    @lru_cache(maxsize=256)
    def packed(name: str) -> CachedBody:
        small = folder / f"{name}.br"
        return CachedBody((folder / name).read_bytes(), brotli=small.read_bytes() if small.is_file() else b"")

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
    def asset(request: AnyRequest, name: Annotated[str, PathParameter()]) -> Response[bytes]:
        if name not in names:
            raise NotFoundException("Not Found")
        what = packed(name)
        return cached_response(request, what, guess_type(name)[0] or "application/octet-stream", what.version)

    return asset


def client_pages(folder: Path) -> list[HTTPRouteHandler]:
    """Returns the routes of the client's page and of the files beside it, which browsers revalidate."""
    files = {file.name for file in folder.iterdir() if file.is_file()}

    @get("/", include_in_schema=False, sync_to_thread=False)
    def front(request: AnyRequest) -> File:
        return _index(request, folder)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(request: AnyRequest, path: Annotated[Path, PathParameter()]) -> File:
        parts = [part for part in path.parts if part != "/"]
        name = parts[0] if len(parts) == 1 and parts[0] in files else INDEX
        if name == INDEX and parts and parts[0] not in PAGES:
            raise NotFoundException("Not Found")
        return _index(request, folder) if name == INDEX else _file(folder / name)

    return [front, page]


def _index(request: AnyRequest, folder: Path) -> File:
    answer = _file(folder / INDEX)
    answer.cookies.extend(migrated_cookies(request, secure=process_of(request).settings.secure))
    return answer


def _file(path: Path) -> File:
    return File(path, filename=path.name, content_disposition_type="inline", headers={"cache-control": "no-cache"})


@get(["/", "/t/{table:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def home(request: AnyRequest) -> Response[str]:
    """Plain page with the tables that can be found, where the browser client is not built."""
    tables = await process_of(request).service.listed()
    cookies = migrated_cookies(request, secure=process_of(request).settings.secure)
    return Response(tables_page(tables), media_type=MediaType.HTML, cookies=cookies)


def tables_page(tables: Sequence[Listed]) -> str:
    """Returns the plain page with every listed table and the names of its people."""
    rows = "\n".join(_row(table) for table in tables)
    listed = f"<ul>\n{rows}\n</ul>" if tables else "<p>No tables yet.</p>"
    return PLAIN_PAGE.format(tables=listed)


def _row(table: Listed) -> str:
    names = ", ".join(escape(name) if name else "<em>free</em>" for name in table.names)
    return f'<li><a href="/api/tables/{table.table}">{escape(table.spec)}</a> ({escape(table.phase)}): {names}</li>'
