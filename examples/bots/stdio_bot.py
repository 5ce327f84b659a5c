"""A bot that answers lines of JSON: tiptoe sim classic --seats "stdio:python examples/bots/stdio_bot.py",random"""

import json
import sys
from typing import Any

# The first of these words that something offered begins with is done; of several the last one.
LIKES = ["take", "fetch", "play", "buy", "use", "fight", "acquire", "invoke", "pick", "trash", "move", "teleport"]


def choose(view: dict[str, Any], keys: list[str]) -> str:
    """Whatever a seat may know is in `view`; one of `keys` must be answered."""
    me = view["seats"][view["seat"]]
    has_artifact = any(token.startswith("artifact") for token in me.get("tokens", []))
    words = [word for word in LIKES if word != "acquire" or not has_artifact]  # then it is time to go
    for word in words:
        offered = [key for key in keys if key.split(":")[0] == word]
        if offered:
            return offered[0] if has_artifact else offered[-1]
    return keys[-1]


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":  # "game" begins one, "over" ends it
            position = message["position"]
            answer = choose(position["view"], position["question"]["choices"])
            print(json.dumps({"key": answer}), flush=True)


if __name__ == "__main__":
    main()
