"""Errors of the public library: one family, each with a code, a rule where there is one, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass


class TiptoeError(Exception):
    """Base of every error that the public library raises on purpose.

    `code` is a word for programs, `rule` the id of the rule behind it or an empty string, and `sentence` says in
    English what is wrong.

    >>> import tiptoe
    >>> tiptoe.Game("clasic")
    Traceback (most recent call last):
    tiptoe.api.errors.TiptoeError: unknown game 'clasic'; did you mean 'classic'?
    >>> try:
    ...     tiptoe.Game("classic", seats=7)
    ... except tiptoe.TiptoeError as error:
    ...     error.code, error.rule, error.sentence
    ('wrong-seats', 'RUL-35', 'classic is for 2, 3 or 4 seats, not 7')
    """

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        self.code = code
        self.rule = rule
        self.sentence = sentence
        super().__init__(f"{sentence} ({rule})" if rule else sentence)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.sentence, self.rule)


@dataclass(frozen=True)
class Refusal:
    """The reason why a choice is not legal, as `Game.explain` returns it.

    `key` is the choice, `code` a word for programs, `rule` the id of the rule behind it, and `sentence` the reason in
    words. `nearest` is the offered key that is spelled most like it, or an empty text.

    >>> import tiptoe
    >>> why = tiptoe.Game("classic", seats=2, seed=1).explain("end-turn")
    >>> why.code, why.rule
    ('hand-not-empty', 'CORE-4.5')
    >>> print(why)
    Play all the cards in your hand first. (CORE-4.5)
    """

    key: str
    code: str
    rule: str
    sentence: str
    nearest: str = ""

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class IllegalChoice(TiptoeError):
    """Raised when a choice is played that is not offered. The game is unchanged.

    `key` is the refused choice, `seat` the seat to move (None after the end), `offered` the keys that are legal, and
    `nearest` the offered key that is spelled most like it. `refusal` is what `Game.explain` returns.

    >>> import tiptoe
    >>> game = tiptoe.Game("classic", seats=2, seed=1)
    >>> game.play("play:burgel")
    Traceback (most recent call last):
    tiptoe.api.errors.IllegalChoice: 'play:burgel': Nothing here has that name. (CORE-4.3); did you mean 'play:burgle'?
    >>> try:
    ...     game.play("end-turn")
    ... except tiptoe.IllegalChoice as error:
    ...     error.code, error.rule, error.offered
    ('hand-not-empty', 'CORE-4.5', ('play:burgle', 'play:stumble'))
    """

    def __init__(self, refusal: Refusal, seat: int | None, offered: tuple[str, ...]) -> None:
        super().__init__(refusal.code, refusal.sentence, refusal.rule)
        self.refusal = refusal
        self.key = refusal.key
        self.seat = seat
        self.offered = offered
        self.nearest = refusal.nearest
        hint = f"; did you mean '{refusal.nearest}'?" if refusal.nearest else ""
        self.args = (f"'{refusal.key}': {refusal}{hint}",)

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalChoice, (self.refusal, self.seat, self.offered)
