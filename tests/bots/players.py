"""Greedy in a scene: its answer, and the rest of its turn."""

from __future__ import annotations

from scene import Scene
from tiptoe.bots.base import Bot
from tiptoe.bots.registry import bot_stream, make_bot
from tiptoe.core.kernel import apply
from tiptoe.core.notation import key
from tiptoe.view.view import View


def greedy(seed: int = 1) -> Bot:
    return make_bot("greedy", bot_stream(seed, 0))


def answer(scene: Scene) -> str:
    """Returns greedy's answer to the open question."""
    return key(greedy().choose(View(scene.state, 0)), scene.state)


def rest_of_turn(scene: Scene) -> list[str]:
    """Plays greedy's choices to the end of seat 0's turn, and returns their keys."""
    done: list[str] = []
    bot = greedy()
    while not scene.state.over and scene.state.stack[-1].seat == 0 and done[-1:] != ["end-turn"]:
        choice = bot.choose(View(scene.state, 0))
        done.append(key(choice, scene.state))
        apply(scene.state, choice)
    return done
