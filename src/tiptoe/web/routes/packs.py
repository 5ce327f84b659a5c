"""Routes of packs: those that the server offers, and uploaded ones."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.exceptions import ServiceUnavailableException, TooManyRequestsException
from litestar.params import JSONBody, PathParameter

from ...packs.document import DIGEST_DIGITS
from ...wire.packs import Brought, PackContent, PackInfo, WantedPack
from ..guards.cors import PUBLIC
from ..guards.csrf import require_same_origin
from .content import NOT_FOUND, found
from .requests import (
    LARGEST_PACK,
    PACK_ERRORS,
    AnyRequest,
    Language,
    address_of,
    http_errors,
    one_at_a_time,
    process_of,
    require_quota,
    service_of,
)

Digest: TypeAlias = Annotated[
    str, PathParameter(pattern=f"^[0-9a-f]{{{DIGEST_DIGITS}}}$", description="how a spec calls the pack")
]


@get("/api/packs", opt=PUBLIC, raises=[TooManyRequestsException])
async def offered_packs(request: AnyRequest, lang: Language = "en") -> list[PackInfo]:
    """Packs that this server offers beside the games' own cards."""
    return service_of(request).packs.offered(lang)


@post(
    "/api/packs",
    status_code=200,
    guards=[require_same_origin],
    request_max_body_size=LARGEST_PACK,
    raises=[*PACK_ERRORS, ServiceUnavailableException],
)
async def bring_pack(request: AnyRequest, data: JSONBody[WantedPack], lang: Language = "en") -> Brought:
    """Uploads a pack.

    It is checked and kept for a while, so that tables can be opened with it; or its mistakes are returned.
    """
    require_quota(request, process_of(request).packs, "packs", "Too many packs from this address; try again later.")
    with http_errors(), one_at_a_time(request):
        work = process_of(request).benches.of(address_of(request))
        return await service_of(request).packs.bring(data, lang, work)


@get("/api/packs/{digest:str}", opt=PUBLIC, raises=NOT_FOUND)
async def read_pack(request: AnyRequest, digest: Digest, lang: Language = "en") -> PackContent:
    """A pack with its cards and tokens as the table shows them."""
    with http_errors(), found():
        return await service_of(request).packs.shown(digest, lang)


@get("/api/packs/{digest:str}/document", opt=PUBLIC, media_type="application/json", raises=NOT_FOUND)
async def pack_document(request: AnyRequest, digest: Digest) -> str:
    """The document of a pack, for download; `tiptoe pack check` accepts it."""
    with http_errors(), found():
        return (await service_of(request).packs.document(digest)).text


ROUTES = [offered_packs, bring_pack, read_pack, pack_document]
