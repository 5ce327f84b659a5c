"""Records messages of a real table for the client's tests.

`python tools/record_messages.py` writes client/tests/data/classic.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from web.people import Person, run
from web.servers import FixedLuckTokens, serving

OUT = Path("client/tests/data/classic.json")
CARDS = ("burgle", "explore", "kobold", "sapphire", "dragon-shrine", "rebel-scout")  # one of each kind


async def record(address: str) -> dict[str, Any]:
    ana = Person(address)
    await ana.open("classic", ["", "greedy"])
    await ana.connect(lang="en")
    await ana.does("start")
    while ana.question["seat"] != ana.seat:
        await ana.hear()
    heard = [message for message in ana.heard if message["type"] in ("hello", "told")]
    cards = (await ana.http.get("/api/content/classic", params={"lang": "en"})).json()["cards"]
    return {"table": ana.table, "messages": [heard[0], heard[-1]], "cards": {card: cards[card] for card in CARDS}}


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/record.db", token_source=FixedLuckTokens()) as server,
    ):
        OUT.write_text(json.dumps(run(record(server.address)), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
