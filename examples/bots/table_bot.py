"""A bot at a table of a server: python examples/bots/table_bot.py http://127.0.0.1:8765 [TABLE]

With the link, code or name of a table it joins that one; without one it opens a table against a bot.
"""

import sys

import tiptoe


class Pybot(tiptoe.Bot):
    def choose(self, view: tiptoe.View) -> tiptoe.Choice:
        taken = [choice for choice in view.choices if choice.verb in ("take", "play")]
        return self.random.choice(taken or view.choices)


def main(server: str, table: str = "") -> None:
    with tiptoe.Client(server) as client:
        seat = (
            client.join(table, name="Pybot") if table else client.open("classic", ["", "random"], name="Pybot").deal()
        )
        print(list(seat.play_with(Pybot).scores))


if __name__ == "__main__":
    main(*sys.argv[1:])
