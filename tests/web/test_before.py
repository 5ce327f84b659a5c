"""A database of an older version opens with all its tables, and their games go on.

`before/tables.db.gz` was written before the nouns of a game moved into its folder; the positions' digests and the
people's cookies stand beside it.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tiptoe.core.codec import digest
from web.people import NAMES, Party, Person, run
from web.servers import serving

BEFORE = Path(__file__).parent / "before"
MORE = 25  # choices
TABLES = json.loads((BEFORE / "tables.json").read_text())

pytestmark = pytest.mark.only("sqlite", "the older version wrote a file")


@pytest.fixture
def old(tmp_path: Path) -> str:
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress((BEFORE / "tables.db.gz").read_bytes()))
    return f"sqlite:///{file}"


def returning(address: str, table: str, cookies: list[str]) -> list[Person]:
    """The people of a stored table, with their cookies."""
    people = []
    for seat, cookie in enumerate(cookies):
        person = Person(address, NAMES[seat])
        person.table, person.seat = table, seat
        person.http.cookies.set(f"tiptoe-{table}", cookie)
        people.append(person)
    return people


@pytest.mark.parametrize("table", TABLES, ids=[told["spec"] for told in TABLES.values()])
def test_a_stored_game_goes_on_where_it_was(old: str, table: str) -> None:
    told = TABLES[table]

    async def game(address: str) -> None:
        there = Party(returning(address, table, told["cookies"]), seed=1)
        for person in there.people:
            await person.connect()
        await there.play(MORE)
        ana, *others = there.people
        asked = await ana.does("ask-end")
        await there.listen(asked)
        for person in others:
            await there.listen(await person.does("answer", asked=asked, yes=True))
        checked = (await ana.get("/check")).json()
        assert checked["ok"] or checked["foreign"], checked["reason"]

    with serving(old) as server:
        assert digest(server.session(table).table.state) == told["digest"]
        run(game(server.address))
