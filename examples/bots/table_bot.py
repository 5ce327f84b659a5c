"""A bot at a table of a server: python examples/bots/table_bot.py http://127.0.0.1:8765 [TABLE]

With the name of a table it joins that one and waits for its host; without one it opens a table against a bot.
A server may slow it down; as it waits for every answer, it is never thrown out.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(address: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The answer, and the cookie that proves the seat."""
    request = Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer), answer.headers["set-cookie"].split(";")[0]


def choose(view: dict[str, Any], keys: list[str]) -> str:
    """Whatever a seat may know is in `view`; one of `keys` must be answered."""
    taken = [key for key in keys if key.startswith(("take:", "play:"))]
    return random.choice(taken or keys)


def main(server: str, table: str = "") -> None:
    if table:
        seat, cookie = post(f"{server}/api/tables/{table}/join", {"name": "Pybot"})
    else:
        seat, cookie = post(f"{server}/api/tables", {"spec": "classic", "seats": ["", "random"], "name": "Pybot"})
    live = f"ws{server.removeprefix('http')}/api/tables/{seat['table']}/live?pace=instant"
    with connect(live, additional_headers={"Cookie": cookie}) as socket:
        if not table:
            socket.send(json.dumps({"id": 0, "command": {"type": "start"}}))
        for text in socket:
            message = json.loads(text)
            if message.get("info", {}).get("phase") == "over":
                print(json.dumps(message["info"]["endings"]))
                return
            position = message.get("position")
            if position and position["question"].get("choices"):
                question = position["question"]
                command = {
                    "type": "choose",
                    "decision": question["decision"],
                    "key": choose(position["view"], question["choices"]),
                }
                socket.send(json.dumps({"id": question["decision"], "command": command}))


if __name__ == "__main__":
    main(*sys.argv[1:])
