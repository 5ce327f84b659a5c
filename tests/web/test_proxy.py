"""A server behind nginx, configured by the guide's own recipe."""

from __future__ import annotations

import httpx
import pytest
from websockets.asyncio.client import connect

from web.nginx import NGINX, Nginx, recipe
from web.people import run
from web.servers import Server


def test_finding_9_the_recipe_passes_the_host_on_as_it_came() -> None:
    """`$host` drops the port that an origin has: every port but 80 and 443 was answered with 403."""
    assert "proxy_set_header Host $http_host;" in recipe()
    assert "location = /metrics { deny all; }" in recipe()


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
def test_finding_9_the_own_page_is_served_behind_nginx_on_any_port(server: Server) -> None:
    async def ask(address: str) -> None:
        own = {"origin": f"http://{address}"}
        body = {"spec": "classic", "seats": ["", ""], "name": "Ana"}
        async with httpx.AsyncClient(base_url=f"http://{address}", headers=own) as http:
            opened = await http.post("/api/tables", json=body)
            assert opened.status_code == 201, opened.text
            assert (await http.get("/metrics")).status_code == 403
        url = f"ws://{address}/api/tables/{opened.json()['table']}/live"
        async with connect(url, additional_headers=own) as socket:
            assert "hello" in str(await socket.recv())

    proxy = Nginx(server.own_address)
    try:
        run(ask(proxy.address))
    finally:
        proxy.stop()
