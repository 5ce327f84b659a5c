"""Cookies: tables of the past cost nothing (attack 1)."""

from __future__ import annotations

import httpx

from server.people import Person, party, run, started
from server.servers import Server

TABLES = 110  # with a cookie for every page the 106th locked its browser out


def test_a_browser_that_sat_at_many_tables_sends_the_cookie_of_one(server: Server) -> None:
    async def story() -> None:
        there = await party(server.address, "classic", ["", ""])
        ana = there.people[0]
        for number in range(TABLES):
            ana.http.cookies.set(f"tiptoe-{number:024x}", "x" * 43, path=f"/api/tables/{number:024x}")
        sent = [
            ana.http.build_request("GET", path).headers.get("cookie", "") for path in ("/", f"/api/tables/{ana.table}")
        ]
        assert sent == ["", f"tiptoe-{ana.table}={ana.token}"]
        assert (await ana.get("/seats")).json() == [0]

    run(story())


def test_cookies_of_every_page_are_moved_below_their_tables(server: Server) -> None:
    """Twenty with each page, so that a browser with many of them is set free soon."""

    async def story() -> None:
        old = {f"tiptoe-{number:024x}": f"token{number}" for number in range(30)}
        async with httpx.AsyncClient(base_url=f"http://{server.address}", cookies={**old, "other": "x"}) as browser:
            header = (await browser.get("/")).headers.get_list("set-cookie")
        moved = [line for line in header if "Path=/api/tables/" in line]
        ended = [line for line in header if "Max-Age=0" in line and line.endswith(("Path=/; SameSite=lax", "Path=/"))]
        assert len(moved) == len(ended) == 20
        assert moved[0].startswith(f"tiptoe-{0:024x}=token0;") and f"Path=/api/tables/{0:024x}" in moved[0]
        assert not any("other" in line for line in header)

    run(story())


def test_a_cookie_lasts_a_year_from_its_last_use_and_a_month_after_the_game(server: Server) -> None:
    async def story() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        assert "Max-Age=31536000" in (await ana.get("")).headers["set-cookie"]
        stranger = Person(server.address)
        stranger.table = ana.table
        assert "set-cookie" not in (await stranger.get("")).headers
        asked = await ana.does("ask-end")
        await bea.does("answer", asked=asked, yes=True)
        assert "Max-Age=2592000" in (await ana.get("")).headers["set-cookie"]

    run(story())
