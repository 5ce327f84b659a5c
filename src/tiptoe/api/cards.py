"""Cards and prices of the public library."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from ..catalog import SpecError, open_game
from ..core.price import Price as EnginePrice
from ..core.ruleset import Ruleset
from ..nearest import hint, nearest_word
from ..text.cards import CardVoice
from ..text.words import LanguageError, Words, words
from ..text.words import language as known_language
from .errors import TiptoeError

OPENED: Final = 32  # rulesets kept in memory
WRITTEN: Final = 4096  # cards kept in memory


@dataclass(frozen=True)
class Price:
    """A price by its parts. An empty price is false.

    >>> price = Price(skill=3)
    >>> price.skill, price.gold, bool(price)
    (3, 0, True)
    >>> print(Price(boots=1, swords=2))
    1 boots, 2 swords
    """

    skill: int = 0
    boots: int = 0
    portals: int = 0
    gold: int = 0
    lockpicks: int = 0
    monsters: int = 0
    swords: int = 0
    damage: int = 0

    @property
    def parts(self) -> dict[str, int]:
        """The parts that are not zero, by name."""
        return {part.name: getattr(self, part.name) for part in fields(self) if getattr(self, part.name)}

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __str__(self) -> str:
        return ", ".join(f"{n} {part}" for part, n in self.parts.items()) or "free"

    def __repr__(self) -> str:
        return f"Price({', '.join(f'{part}={n}' for part, n in self.parts.items())})"


@dataclass(frozen=True)
class Card:
    """A card: its id, its name and text in one language, what it costs and how many points it is worth.

    >>> import tiptoe
    >>> card = tiptoe.Game("classic").card("burgle")
    >>> card
    <Card burgle 'Burgle'>
    >>> card.cost, card.points, card.text
    (0, 0, '+1 Skill.')
    """

    id: str
    name: str
    kind: str
    price: Price
    points: int
    text: str
    lang: str = "en"

    @property
    def cost(self) -> int:
        """The printed cost: swords for a card that is fought, skill for any other."""
        return self.price.swords or self.price.skill

    def __repr__(self) -> str:
        return f"<Card {self.id} {self.name!r}>"


def price_of(price: EnginePrice) -> Price:
    """Converts a price of the engine."""
    return Price(**price.parts())


@lru_cache(maxsize=OPENED)
def ruleset(spec: str) -> Ruleset:
    """Returns the rules of a spec; TiptoeError says which game, face or variant is unknown."""
    if not isinstance(spec, str):
        raise TiptoeError("unknown-spec", f"a game is named by a text such as 'classic', not by {spec!r}")
    try:
        return open_game(spec)
    except SpecError as error:
        raise TiptoeError("unknown-spec", str(error)) from error


def language(lang: str) -> Words:
    """Returns the messages of a language; TiptoeError names those that there are."""
    try:
        return words(known_language(str(lang)))
    except LanguageError as error:
        raise TiptoeError("unknown-language", str(error)) from error


@lru_cache(maxsize=WRITTEN)
def card_of(spec: str, id: str, lang: str) -> Card:
    """Returns a card of a game by its id; TiptoeError names the nearest one."""
    pack, voice = ruleset(spec).pack, CardVoice(language(lang), ruleset(spec).pack)
    for card in pack.cards:
        if card.id == id:
            text = voice.card(card)
            price = price_of(card.price_at(card.cost))
            return Card(card.id, text.name, text.kind, price, card.points, " ".join(text.lines), voice.words.language)
    ids = [card.id for card in pack.cards]
    near = f"; {hint(str(id), ids)}" if nearest_word(str(id), ids) else ""
    raise TiptoeError("unknown-card", f"{spec} has no card '{str(id)[:60]}'{near}")
