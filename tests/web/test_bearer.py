"""Bearer tokens of seats (ADR 0062): the cookie's secret in a header, and no way around the origin check."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tiptoe.service.credentials import hashed
from web.people import Person, run
from web.servers import Server, process

PREFER = {"prefer": "token"}
ELSEWHERE = {"origin": "http://evil.example"}
NEW = {"spec": "classic", "seats": ["", ""], "name": "Ana"}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def opened(http: httpx.AsyncClient) -> dict[str, Any]:
    answer = await http.post("/api/tables", json=NEW, headers=PREFER)
    assert answer.status_code == 201, answer.text
    assert answer.headers["preference-applied"] == "token"
    assert "set-cookie" not in answer.headers
    sat: dict[str, Any] = answer.json()
    return sat


async def greeted_as(server: Server, table: str, headers: dict[str, str], query: str = "") -> int:
    url = f"ws://{server.address}/api/tables/{table}/live?{query}"
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        return int(json.loads(await socket.recv())["seat"])


def test_a_token_opens_its_seat_over_http_and_the_websocket(server: Server) -> None:
    async def story() -> None:
        http = Person(server.address).http
        sat = await opened(http)
        path, proof = f"/api/tables/{sat['table']}", bearer(sat["token"])
        assert (await http.get(f"{path}/seats", headers=proof)).json() == [0]
        assert (await http.get(f"{path}/seats")).json() == []
        said = await http.post(f"{path}/commands", json={"type": "say", "text": "hello"}, headers=proof)
        assert said.status_code == 200, said.text
        assert await greeted_as(server, sat["table"], proof) == 0
        assert await greeted_as(server, sat["table"], bearer("wrong")) == -1

    run(story())


def test_the_token_and_the_cookie_are_the_same_secret(server: Server) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        program = Person(server.address).http
        seats = await program.get(f"/api/tables/{ana.table}/seats", headers=bearer(ana.token))
        assert seats.json() == [0]
        joined = await program.post(
            f"/api/tables/{ana.table}/join", json={"name": "Bea", "another": True}, headers=bearer(ana.token)
        )
        both = joined.json()["token"]
        assert (await program.get(f"/api/tables/{ana.table}/seats", headers=bearer(both))).json() == [0, 1]

    run(story())


def test_a_page_gets_no_token_in_the_answer(server: Server) -> None:
    async def story() -> None:
        answer = await Person(server.address).http.post("/api/tables", json=NEW)
        assert answer.json().keys() == {"table", "seat"}
        assert "set-cookie" in answer.headers

    run(story())


def test_a_cookie_never_becomes_a_token(server: Server) -> None:
    """A script of the page cannot turn its cookies into tokens."""

    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        secret = ana.token
        answer = await ana.http.post(
            f"/api/tables/{ana.table}/join", json={"name": "Bea", "another": True}, headers=PREFER
        )
        assert answer.status_code == 201
        assert secret not in answer.text

    run(story())


@pytest.mark.parametrize("name", ["token", "access_token", "authorization", "bearer", "cookie"])
def test_a_token_in_a_query_string_proves_nothing(server: Server, name: str) -> None:
    async def story() -> None:
        http = Person(server.address).http
        sat = await opened(http)
        path = f"/api/tables/{sat['table']}"
        for value in (sat["token"], f"Bearer {sat['token']}"):
            assert (await http.get(f"{path}/seats", params={name: value})).json() == []
        said = await http.post(f"{path}/commands", params={name: sat["token"]}, json={"type": "say", "text": "hello"})
        assert said.status_code == 409
        assert await greeted_as(server, sat["table"], {}, f"{name}={sat['token']}") == -1

    run(story())


def test_a_token_needs_no_origin(server: Server) -> None:
    async def story() -> None:
        http = Person(server.address).http
        sat = await opened(http)
        headers = bearer(sat["token"]) | ELSEWHERE
        said = await http.post(
            f"/api/tables/{sat['table']}/commands", json={"type": "say", "text": "hello"}, headers=headers
        )
        assert said.status_code == 200
        assert "access-control-allow-origin" not in said.headers
        assert await greeted_as(server, sat["table"], headers) == 0

    run(story())


@pytest.mark.parametrize(
    "more", [{}, PREFER, {"authorization": "Basic YTpi"}, {"authorization": "Bearer"}, bearer("a b")]
)
def test_csrf_a_cookie_from_another_site_is_still_refused(server: Server, more: dict[str, str]) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        answer = await ana.http.post(
            f"/api/tables/{ana.table}/commands", json={"type": "say", "text": "psst"}, headers=ELSEWHERE | more
        )
        assert answer.status_code == 403
        cookie = {"cookie": f"tiptoe-{ana.table}={ana.token}"}
        with pytest.raises(InvalidStatus) as refused:
            await greeted_as(server, ana.table, cookie | ELSEWHERE | more)
        assert refused.value.response.status_code == 403

    run(story())


def test_csrf_a_wrong_token_does_not_lend_the_cookie_to_another_site(server: Server) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        headers = ELSEWHERE | bearer("x")
        said = await ana.http.post(
            f"/api/tables/{ana.table}/commands", json={"type": "say", "text": "psst"}, headers=headers
        )
        assert said.status_code == 409
        assert said.json()["extra"]["word"] == "not-seated"
        cookie = {"cookie": f"tiptoe-{ana.table}={ana.token}"}
        assert await greeted_as(server, ana.table, cookie | headers) == -1

    run(story())


def test_browsers_are_not_told_that_other_sites_may_send_tokens(server: Server) -> None:
    """A preflight gets no permission, so no page of another site can send the header."""

    async def story() -> None:
        http = Person(server.address).http
        asked = {"access-control-request-method": "POST", "access-control-request-headers": "authorization,prefer"}
        for path in ("/api/tables", "/api/tables/" + "0" * 24 + "/commands"):
            answer = await http.options(path, headers=ELSEWHERE | asked)
            assert not [name for name in answer.headers if name.startswith("access-control-")]

    run(story())


def test_tokens_of_programs_are_in_no_log(any_url: str) -> None:
    async def story(address: str) -> str:
        http = Person(address).http
        sat = await opened(http)
        path, proof = f"/api/tables/{sat['table']}", bearer(sat["token"])
        for body in (
            {"type": "say", "text": "hello"},
            {"type": "nonsense"},
            {"type": "choose", "decision": 1, "key": "x"},
        ):
            await http.post(f"{path}/commands", json=body, headers=proof)
        await http.get(f"{path}/nowhere", headers=proof)
        return str(sat["token"])

    with process("--database", any_url, "--unlimited") as server:
        token = run(story(server.address))
        logged = server.stop()[1]
    assert logged
    assert token not in logged
    assert hashed(token) not in logged
