"""Cards, tokens and prices of the public library."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from ..catalog import SpecError, UnknownPack, open_game
from ..core.price import Price as EnginePrice
from ..core.ruleset import Ruleset
from ..packs.cache import PACK_CACHE, digests_in
from ..rulebook.citations import deck_of, rules_of_card
from ..suggest import hint, nearest_word
from ..text.card_parts import PartsVoice, kind_of
from ..text.cards import CardVoice
from ..text.language import LanguageError, Words, words
from ..text.language import language as known_language
from .bounds import quoted
from .errors import TiptoeError

OPENED: Final = 32  # rulesets kept in memory
WRITTEN: Final = 4096  # cards, and tokens, kept in memory
LONGEST_SPEC: Final = 500  # letters
LONGEST_LANGUAGE: Final = 40  # letters
HOW_TO_BRING_A_PACK: Final = "give its folder or file: in Python packs=['my-pack'], on the command line --pack my-pack"
OWN_MOMENTS: Final = ("play", "use", "defeat")  # in which a card does its work


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
    """A card: its `id`, its `name` and `text` in one language, its `price`, and the `points` that it is worth.

    `kind` is a word for programs, such as `companion`, and `kind_name` that kind in words; `lang` is the language.
    `rules` are the ids of the rules that speak about the card: `tiptoe.rule` has their sentences. In a notebook a card
    draws itself.

    >>> import tiptoe
    >>> card = tiptoe.Game("classic").card("burgle")
    >>> card
    <Card burgle 'Burgle'>
    >>> card.cost, card.points, card.text, card.gains, card.rules
    (0, 0, '+1 Skill.', {'skill': 1}, ('CORE-2.2', 'CORE-5.1'))
    """

    id: str
    name: str
    kind: str
    price: Price
    points: int
    text: str
    lang: str = "en"
    kind_name: str = ""
    rules: tuple[str, ...] = ()
    _gains: tuple[tuple[str, str, int], ...] = ()  # moment, what, number

    @property
    def gains(self) -> dict[str, int]:
        """The plain gains of playing the card, or of using or beating one that never comes into a hand.

        `skill`, `swords`, `boots`, `gold`, `lockpicks`, `draw`, `heal`, `teleport`, and `clank`, which may be below 0;
        gains with a condition or a choice stand in `text` alone.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic")
        >>> [card.id for card in game.cards if card.gains.get("boots", 0) > 1][:3]
        ['boots-of-swiftness', 'dead-run', 'flying-carpet']
        """
        for moment in OWN_MOMENTS:
            if any(each == moment for each, _, _ in self._gains):
                return self.gains_when(moment)
        return {}

    def gains_when(self, moment: str) -> dict[str, int]:
        """Returns the plain gains at a moment: `play`, `acquire`, `use`, `defeat`, `discard`, `trash`, `arrive` ...

        >>> import tiptoe
        >>> tiptoe.Game("classic").card("amulet-of-vigor").gains_when("acquire")
        {'heal': 1}
        """
        found: dict[str, int] = {}
        for when, what, n in self._gains:
            if when == moment:
                found[what] = found.get(what, 0) + n
        return found

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
    """A token: its `id`, its `name` and `text` in one language, and the `points` that it is worth.

    `kind` is a word for programs, such as `minor-secret`, and `kind_name` that kind in words; `lang` is the language.
    `face_down` says whether only the back is known: such a token has its kind for an id, as in `position.room_tokens`,
    and neither points nor text.

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
    kind_name: str = ""

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
    except UnknownPack as error:
        lost = ", ".join(quoted(each) for each in digests_in(spec) if PACK_CACHE.find(each) is None)
        raise TiptoeError("unknown-spec", f"the pack {lost} has not been read here; {HOW_TO_BRING_A_PACK}") from error
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


def card_of(rules: Ruleset, id: str, lang: str) -> Card:
    """Returns a card of a game by its id; TiptoeError names the nearest one."""
    if not isinstance(id, str):
        raise TiptoeError("unknown-card", f"a card is named by its id, such as 'burgle', not by {quoted(id)}")
    return _card(rules, str.__str__(id), language(lang).language)


@lru_cache(maxsize=WRITTEN)
def _card(rules: Ruleset, id: str, lang: str) -> Card:
    pack, voice = rules.pack, PartsVoice(language(lang), rules.pack)
    for card in pack.cards:
        if card.id == id:
            text = voice.card(card)
            return Card(
                card.id,
                text.name,
                card.kind,
                price_of(card.price_at(card.cost)),
                card.points,
                " ".join(text.lines),
                voice.words.language,
                text.kind,
                tuple(rules_of_card(card, deck_of(rules, card))),
                tuple((gain.moment, gain.what, gain.n) for gain in voice.card_parts(card).gains),
            )
    ids = [card.id for card in pack.cards]
    near = f"; {hint(id, ids)}" if nearest_word(id, ids) else ""
    raise TiptoeError("unknown-card", f"{rules.name} has no card {quoted(id)}{near}")


def token_of(rules: Ruleset, id: str, lang: str) -> Token:
    """Returns a token of a game by its id, or by the kind on its back; TiptoeError names the nearest one."""
    if not isinstance(id, str):
        raise TiptoeError("unknown-token", f"a token is named by its id, such as 'master-key', not by {quoted(id)}")
    return _token(rules, str.__str__(id), language(lang).language)


@lru_cache(maxsize=WRITTEN)
def _token(rules: Ruleset, id: str, lang: str) -> Token:
    pack, voice = rules.pack, CardVoice(language(lang), rules.pack)
    for token in pack.tokens:
        if token.id == id:
            text, kind = voice.token(token), kind_of(token)
            said = " ".join(text.lines)
            return Token(id, text.name, kind, token.points, said, lang=voice.words.language, kind_name=text.kind)
    kinds = sorted({kind_of(token) for token in pack.tokens})
    if id in kinds:
        name = voice.type_name(id)
        return Token(id, name, id, 0, "", face_down=True, lang=voice.words.language, kind_name=name)
    ids = [*(token.id for token in pack.tokens), *kinds]
    near = f"; {hint(id, ids)}" if nearest_word(id, ids) else ""
    raise TiptoeError("unknown-token", f"{rules.name} has no token {quoted(id)}{near}")
