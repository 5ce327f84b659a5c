"""Parts of a card or token: gains as numbers for icons, and words only for what icons cannot say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ..core import vocabulary as v
from ..core.components import Card, Character, Program, Token, name_of_kind
from ..core.definitions import Amount, Effect
from .cards import MOMENTS, CardVoice
from .language import sentence

# Effects that an icon and a number say completely.
ICONS: Final = ("skill", "swords", "boots", "gold", "lockpicks", "clank", "draw", "heal", "teleport")
ALWAYS: Final = ""  # the moment of what holds as long as a token is owned
CONSUME: Final = "consume"
REACT: Final = "react"


@dataclass(frozen=True)
class PrintedGain:
    """Gain of `n` units of `what`, at a moment."""

    moment: str
    what: str
    n: int


@dataclass(frozen=True)
class TextLine:
    """Sentence of a moment. `marked` has plain gains as `{what:n}`; `lead` is the word that stands before it."""

    moment: str
    lead: str
    text: str
    marked: str


@dataclass(frozen=True)
class Parts:
    """Gains and sentences of a card or token. `scores` is what it is worth besides its points."""

    gains: list[PrintedGain]
    lines: list[TextLine]
    scores: str


class PartsVoice(CardVoice):
    """Takes cards and tokens of a pack apart."""

    def card_parts(self, card: Card) -> Parts:
        programs: list[tuple[str, str, Program]] = [
            (moment, "" if moment == v.PLAY else self.lead(moment), getattr(card, moment)) for moment in MOMENTS
        ]
        parts = self._parts(programs, card.worth)
        parts.lines.extend(TextLine(REACT, self.lead(REACT), text, text) for text in self.reaction(card))
        return parts

    def token_parts(self, token: Token) -> Parts:
        kind = kind_of(token)
        found = f"reveal-{kind}" if self.words.has(f"moment-reveal-{kind}") else v.REVEAL
        programs = [(v.REVEAL, self.lead(found), token.reveal), (CONSUME, self.lead(CONSUME), token.use)]
        parts = self._parts(programs, token.worth)
        parts.lines.extend(TextLine(ALWAYS, "", text, text) for text in self._abilities(token, kind))
        return parts

    def character_parts(self, character: Character) -> Parts:
        """Takes the board of a character apart: its lasting text, then what it does for a card and after a hurt."""
        acquired = ""
        if character.acquired:
            acquired = self.words.say("moment-character-acquires", kind=self.words.say(f"a-{character.acquired}"))
        hurt = self.words.say("moment-character-hurt") if character.when_hurt.effects else ""
        programs = [
            (v.PLAY, "", character.each_turn),
            (v.ACQUIRE, acquired, character.on_acquire),
            (v.HURT, hurt, character.when_hurt),
        ]
        return Parts([], [line for each in programs for line in self._sentences(*each)], "")

    def _sentences(self, moment: str, lead: str, program: Program) -> Iterator[TextLine]:
        """Writes every effect as a sentence, plain gains too."""
        marked = MarkedVoice(self.words, self.pack)
        for effect in program.effects:
            yield TextLine(moment, lead, sentence(self.effect(effect)), sentence(marked.effect(effect)))

    def lead(self, moment: str) -> str:
        return self.words.say(f"moment-{moment}")

    def where(self, card: Card) -> str:
        """Says where a card can be taken, if not everywhere."""
        return " ".join(sentence(text) for text in self._limits(card.where))

    def _parts(self, programs: Sequence[tuple[str, str, Program]], worth: Sequence[Amount]) -> Parts:
        gains = [
            PrintedGain(moment, *gain)
            for moment, _, program in programs
            for effect in program.effects
            if (gain := gain_of(effect)) is not None
        ]
        lines = [line for moment, lead, program in programs for line in self._lines(moment, lead, program)]
        return Parts(gains, lines, " ".join(sentence(self._spoken("amount", amount)) for amount in worth))

    def _lines(self, moment: str, lead: str, program: Program) -> Iterator[TextLine]:
        marked = MarkedVoice(self.words, self.pack)
        for effect in program.effects:
            if gain_of(effect) is None:
                yield TextLine(moment, lead, sentence(self.effect(effect)), sentence(marked.effect(effect)))


class MarkedVoice(CardVoice):
    """Writes plain gains as marks, to be shown as icons: `{draw:1}`."""

    def effect(self, effect: Effect) -> str:
        gain = gain_of(effect)
        return super().effect(effect) if gain is None else f"{{{gain[0]}:{gain[1]}}}"


def gain_of(effect: Effect) -> tuple[str, int] | None:
    """Returns the gain that an icon shows completely, or None for an effect that needs words."""
    if effect.word not in ICONS:
        return None
    assert effect.arguments is not None
    return effect.word, effect.arguments.number(effect.word)


def kind_of(token: Token) -> str:
    return name_of_kind(token)
