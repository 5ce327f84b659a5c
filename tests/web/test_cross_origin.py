"""Pages of other sites (ADR 0062) may read public data, without credentials, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from tiptoe.web.guards.cors import DOCUMENT_PATH
from tiptoe.web.routes.pages import INDEX, STATIC
from web.people import Person, run
from web.servers import Server, serving

ELSEWHERE = {"origin": "http://overlay.example"}
ALLOWED = "access-control-allow-origin"
PRIVATE = {  # GET routes closed to pages of other sites, with the reason
    "/": "the page itself",
    "/{path:path}": "the page itself",
    "/t/{table:str}": "the page itself",
    "/assets/{name:str}": "the page itself",
    "/api/codes/{code:str}": "codes can be guessed: visitors of a page would guess for it",
    "/api/tables/{table:str}/seats": "the asker's own seats",
    "/api/tables/{table:str}/scenario": "about what the asker sees",
    "/api/tables/{table:str}/why": "about the asker's own choices",
    "/api/tables/{table:str}/advice": "for the asker's own seat",
    "/api/tables/{table:str}/weigh": "for the asker's own seat",
    "/health/live": "for whoever runs the server",
    "/metrics": "for whoever runs the server",
}


def readers(app: Litestar) -> Iterator[tuple[str, HTTPRouteHandler]]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if "GET" in handler.http_methods and not route.path.startswith(DOCUMENT_PATH):
                yield route.path, handler


def test_every_route_that_reads_is_public_or_says_why_not(server: Server) -> None:
    found = dict(readers(server.app))
    private = {path for path, handler in found.items() if not handler.opt.get("public")}
    assert private <= PRIVATE.keys()
    assert not [path for path, handler in found.items() if handler.opt.get("public") and path in PRIVATE]


def test_nothing_that_changes_something_is_public(server: Server) -> None:
    for route in server.app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if handler.opt.get("public"):
                assert handler.http_methods <= {"GET", "HEAD", "OPTIONS"}, route.path


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """Server with a table, and values for the parameters of its paths."""

    async def open_one(address: str) -> str:
        ana = Person(address)
        await ana.open("classic", ["", "random"])
        return ana.table

    with serving(f"sqlite:///{tmp_path_factory.mktemp('cors')}/one.db") as server:
        table = run(open_one(server.address))
        parts = {"table:str": table, "name:str": table, "spec:str": "classic", "game:str": "classic", "turn:int": "1"}
        parts |= {
            "seat:int": "0",
            "file:str": "x.svg",
            "id:str": "CORE-1",
            "digest:str": "0" * 32,
            "code:str": "AAAA-AAAA",
        }
        yield server, parts | {"path:path": "nowhere"}


def asked(server: Server, path: str, parts: dict[str, str], **headers: str) -> httpx.Response:
    for name, value in parts.items():
        path = path.replace(f"{{{name}}}", value)
    assert "{" not in path, path
    return httpx.get(f"http://{server.address}{path}", headers=ELSEWHERE | headers, timeout=60)


def test_each_route_answers_other_sites_as_it_is_declared(known: tuple[Server, dict[str, str]]) -> None:
    server, parts = known
    for path, handler in readers(server.app):
        public = bool(handler.opt.get("public"))
        answer = asked(server, path, parts)
        assert answer.headers.get(ALLOWED) == ("*" if public else None), path
        expected = "cross-origin" if public else "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == expected, path
        assert "access-control-allow-credentials" not in answer.headers


@pytest.mark.parametrize("proof", ["cookie", "authorization"])
def test_no_answer_to_credentials_is_readable_elsewhere(known: tuple[Server, dict[str, str]], proof: str) -> None:
    server, parts = known
    value = f"a=b; tiptoe-{parts['table:str']}=secret" if proof == "cookie" else "Bearer secret"
    for path, _ in readers(server.app):
        answer = asked(server, path, parts, **{proof: value})
        assert ALLOWED not in answer.headers, path


def test_documents_are_public(known: tuple[Server, dict[str, str]]) -> None:
    server, parts = known
    assert asked(server, DOCUMENT_PATH, parts).headers[ALLOWED] == "*"


def test_a_position_elsewhere_is_a_spectators(server: Server) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", "random"])
        await ana.connect()
        await ana.does("start")
        answer = await Person(server.address).http.get(f"/api/tables/{ana.table}/position", headers=ELSEWHERE)
        assert answer.headers[ALLOWED] == "*"
        view = answer.json()["view"]
        assert view["seat"] == -1
        assert not [seat for seat in view["seats"] if "hand" in seat or "deck" in seat]

    run(story())


def test_the_page_itself_is_not_readable_elsewhere(known: tuple[Server, dict[str, str]]) -> None:
    server, parts = known
    assert ALLOWED not in asked(server, "/", parts).headers
    assert (STATIC / INDEX).is_file() or "Tiptoe" in asked(server, "/", parts).text
