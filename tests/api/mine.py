"""A bot in a module of its own, as a stranger writes it: it imports nothing but `tiptoe`."""

from __future__ import annotations

import tiptoe


class Mine(tiptoe.Bot):
    def choose(self, view: tiptoe.View) -> tiptoe.Choice:
        plays = [choice for choice in view.choices if choice.verb == "play"]
        dear = max(view.choices, key=lambda choice: choice.price.skill)
        return plays[0] if plays else dear if dear.price else self.random.choice(view.choices)


class Liar(tiptoe.Bot):
    def choose(self, view: tiptoe.View) -> str:
        return "fly:home"


class Named(tiptoe.Bot):
    name = "prowling"

    def choose(self, view: tiptoe.View) -> tiptoe.Choice:
        return view.choices[-1]


class Faulty(tiptoe.Bot):
    def choose(self, view: tiptoe.View) -> tiptoe.Choice:
        return view.choices[len(view.choices)]


NOT_A_BOT = 7
