"""Bots of the public library."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from ..bots.base import Bot as EngineBot
from ..core.choice import ChoiceId
from ..core.rng import Rng
from ..suggest import nearest_word
from ..view.view import View as EngineView
from .bounds import quoted
from .choices import Choice
from .errors import IllegalChoice, Refusal
from .views import View

LONGEST_KEY: Final = 80  # letters of a refused choice that are quoted


class Bot:
    """Base class for bots: override `choose`. One bot is made for each seat of each game.

    `name` is the bot's name in results; where it is empty, that of the class. `self.random` is a random stream of its
    own, the same for the same seed and seat, so that results can be repeated.

    >>> import tiptoe
    >>> class Spender(tiptoe.Bot):
    ...     def choose(self, view):
    ...         return max(view.choices, key=lambda choice: choice.price.skill)
    >>> tiptoe.simulate("classic", [Spender, "random"], games=2, seed=1).games
    2
    """

    name: ClassVar[str] = ""  # name in results; the name of the class if empty

    def __init__(self) -> None:
        self.random = Random(0)

    def choose(self, view: View) -> str:
        """Returns one of `view.choices`, or its key."""
        raise NotImplementedError(f"{type(self).__name__} must define choose(self, view)")

    @classmethod
    def _seated(cls, rng: Rng) -> EngineBot:
        """Makes a bot for one seat of one game, as the engine plays it."""
        made = cls()
        made.random = Random(bytes(rng.key))
        return Player(made, rng)


class Player(EngineBot):
    """Adapter that lets a bot of the public library play a seat of the engine."""

    name: ClassVar[str] = "player"

    def __init__(self, bot: Bot, rng: Rng) -> None:
        super().__init__(rng)
        self.bot: Final = bot

    def choose(self, view: EngineView) -> ChoiceId:
        """Asks the bot for its choice; IllegalChoice if it is not offered."""
        shown = View.of_engine(view)
        return check_answer(self.bot, self.bot.choose(shown), shown).number


def check_answer(bot: Bot, answer: object, view: View) -> Choice:
    """Returns the choice of a view that a bot has answered; IllegalChoice if it is not offered."""
    if isinstance(answer, str):
        for choice in view.choices:
            if choice == answer:
                return choice
    raise _not_offered(type(bot).__name__, answer, view)


def _not_offered(bot: str, answer: object, view: View) -> IllegalChoice:
    keys = tuple(choice.key for choice in view.choices)
    said = str.__str__(answer)[:LONGEST_KEY] if isinstance(answer, str) else quoted(answer)
    sentence = f"{bot} answered what is not offered to seat {view.seat}."
    if not isinstance(answer, str):
        sentence = f"{bot}.choose returned {said}; return one of view.choices, or its key."
    return IllegalChoice(Refusal(said, "not-offered", "", sentence, nearest_word(said, keys)), view.seat, keys)
