"""Cards, tokens and prices of the public library."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from ..catalog import SpecError, open_game
from ..core.price import Price as EnginePrice
from ..core.ruleset import Ruleset
from ..suggest import hint, nearest_word
from ..text.card_parts import kind_of
from ..text.cards import CardVoice
from ..text.language import LanguageError, Words, words
from ..text.language import language as known_language
from .bounds import quoted
from .errors import TiptoeError

OPENED: Final = 32  # rulesets kept in memory
WRITTEN: Final = 4096  # cards, and tokens, kept in memory
LONGEST_SPEC: Final = 500  # letters
LONGEST_LANGUAGE: Final = 40  # letters


@dataclass(frozen=True)
class Price:
    """A price by its parts: `skill`, `swords`, `boots`, `gold` and `lockpicks` are spent, `damage` is taken as wounds.

    `portals` counts two portals that a way leads through, and `monsters` those that are met and not decided about yet:
    they come as swords or damage with the next question. An empty price is false.

    >>> price = Price(skill=3)
    >>> price.skill, price.gold, bool(price)
    (3, 0, True)
    >>> print(Price(boots=1, swords=2))
    1 boot, 2 swords
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
        parts = [f"{n} {part.removesuffix('s') if n == 1 else part}" for part, n in self.parts.items()]
        return ", ".join(parts) or "free"

    def __repr__(self) -> str:
        return f"Price({', '.join(f'{part}={n}' for part, n in self.parts.items())})"


@dataclass(frozen=True)
class Card:
    """A card: its `id`, its `name`, `kind` and `text` in one language, its `price`, and the `points` that it is worth.

    `lang` is that language. In a notebook a card draws itself.

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

    def _repr_svg_(self) -> str:
        """Draws the card, for notebooks."""
        from .pictures import card_svg

        return card_svg(self)

    def __repr__(self) -> str:
        return f"<Card {self.id} {self.name!r}>"


@dataclass(frozen=True)
class Token:
    """A token: its `id`, its `name`, `kind` and `text` in one language, and the `points` that it is worth.

    `lang` is that language, and `face_down` says whether only the back is known: such a token has its kind for an id,
    as in `position.room_tokens`, and neither points nor text.

    >>> import tiptoe
    >>> view = tiptoe.Game("classic", seats=2, seed=1).view()
    >>> view.token("artifact-5").points, view.token("master-key").text
    (5, 'You may walk through locked tunnels.')
    >>> view.token("minor-secret")
    <Token minor-secret 'minor secret', face down>
    """

    id: str
    name: str
    kind: str
    points: int
    text: str
    face_down: bool = False
    lang: str = "en"

    def __repr__(self) -> str:
        return f"<Token {self.id} {self.name!r}{', face down' if self.face_down else ''}>"


def price_of(price: EnginePrice) -> Price:
    """Converts a price of the engine."""
    return Price(**price.parts())


def ruleset(spec: str) -> Ruleset:
    """Returns the ruleset of a spec; TiptoeError says which game, face or variant is unknown."""
    if not isinstance(spec, str) or len(spec) > LONGEST_SPEC:
        raise TiptoeError("unknown-spec", f"a game is named by a text such as 'classic', not by {quoted(spec)}")
    return _ruleset(spec)


@lru_cache(maxsize=OPENED)
def _ruleset(spec: str) -> Ruleset:
    try:
        return open_game(spec)
    except SpecError as error:
        raise TiptoeError("unknown-spec", str(error)) from error


def language(lang: str) -> Words:
    """Returns the messages of a language; TiptoeError names the known languages."""
    if not isinstance(lang, str) or len(lang) > LONGEST_LANGUAGE:
        raise TiptoeError("unknown-language", f"a language is named by a text such as 'fr', not by {quoted(lang)}")
    try:
        return words(known_language(lang))
    except LanguageError as error:
        raise TiptoeError("unknown-language", str(error)) from error


def card_of(spec: str, id: str, lang: str) -> Card:
    """Returns a card of a game by its id; TiptoeError names the nearest one."""
    if not isinstance(id, str):
        raise TiptoeError("unknown-card", f"a card is named by its id, such as 'burgle', not by {quoted(id)}")
    return _card(spec, str.__str__(id), language(lang).language)


@lru_cache(maxsize=WRITTEN)
def _card(spec: str, id: str, lang: str) -> Card:
    pack, voice = ruleset(spec).pack, CardVoice(language(lang), ruleset(spec).pack)
    for card in pack.cards:
        if card.id == id:
            text = voice.card(card)
            price = price_of(card.price_at(card.cost))
            return Card(card.id, text.name, text.kind, price, card.points, " ".join(text.lines), voice.words.language)
    ids = [card.id for card in pack.cards]
    near = f"; {hint(id, ids)}" if nearest_word(id, ids) else ""
    raise TiptoeError("unknown-card", f"{spec} has no card {quoted(id)}{near}")


def token_of(spec: str, id: str, lang: str) -> Token:
    """Returns a token of a game by its id, or by the kind on its back; TiptoeError names the nearest one."""
    if not isinstance(id, str):
        raise TiptoeError("unknown-token", f"a token is named by its id, such as 'master-key', not by {quoted(id)}")
    return _token(spec, str.__str__(id), language(lang).language)


@lru_cache(maxsize=WRITTEN)
def _token(spec: str, id: str, lang: str) -> Token:
    pack, voice = ruleset(spec).pack, CardVoice(language(lang), ruleset(spec).pack)
    for token in pack.tokens:
        if token.id == id:
            text = voice.token(token)
            return Token(id, text.name, kind_of(token), token.points, " ".join(text.lines), lang=voice.words.language)
    kinds = sorted({kind_of(token) for token in pack.tokens})
    if id in kinds:
        return Token(id, voice.type_name(id), id, 0, "", face_down=True, lang=voice.words.language)
    ids = [*(token.id for token in pack.tokens), *kinds]
    near = f"; {hint(id, ids)}" if nearest_word(id, ids) else ""
    raise TiptoeError("unknown-token", f"{spec} has no token {quoted(id)}{near}")
