"""Behind nginx, by the recipe of the guide itself."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from databases import free_port
from server.attacks import until
from server.people import run
from server.servers import ROOT, Server

GUIDE = (ROOT / "docs" / "guides" / "host.md").read_text(encoding="utf-8")
NGINX = shutil.which("nginx")
SITE = """
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    {recipe}
  }}
}}
"""


def recipe() -> str:
    found = re.search(r"With nginx:\n\n```\n(.*?)```", GUIDE, re.S)
    assert found
    return found[1]


@contextmanager
def proxied(server: Server, folder: Path) -> Iterator[str]:
    port = free_port()
    text = SITE.format(folder=folder, port=port, recipe=recipe().replace("127.0.0.1:8765", server.address))
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    nginx = subprocess.Popen([str(NGINX), "-c", str(folder / "nginx.conf"), "-g", "daemon off; user root;"])
    try:
        assert until(lambda: answers(f"http://127.0.0.1:{port}/health/live"))
        yield f"127.0.0.1:{port}"
    finally:
        nginx.terminate()
        nginx.wait(10)


def answers(url: str) -> bool:
    try:
        return httpx.get(url).status_code == 200
    except httpx.TransportError:
        return False


def test_finding_9_the_recipe_passes_the_host_on_as_it_came() -> None:
    """`$host` has no port, and the origin of a page has one: 403 on any port but 80 and 443."""
    assert "proxy_set_header Host $http_host;" in recipe()
    assert "location = /metrics { deny all; }" in recipe()


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
def test_finding_9_the_own_page_is_served_behind_nginx_on_any_port(server: Server, tmp_path: Path) -> None:
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

    with proxied(server, tmp_path) as address:
        run(ask(address))
