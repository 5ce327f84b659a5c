"""Texts of cards and tokens, made from the effect objects themselves: a card cannot say one thing and do another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..catalog import VOCABULARY
from ..core import vocabulary as v
from ..core.board import FEATURES
from ..core.components import CHARACTER, KINDS, OWN, REACTIONS, RED, SUITS, Card, Program, Token, name_of_kind
from ..core.definitions import Condition, Counter, Effect, NumberEffect, VocabularyItem
from ..core.kernel import Ability
from ..core.pack import Pack
from ..core.tiles import START, face_of
from ..core.vocabulary import Arguments, Field
from ..languages import ENGLISH
from ..packs.reader import ANY
from ..rules.move import GainTeleports
from ..rules.tokens import token_of_source
from .language import Argument, Words, sentence

JOINT: Final = "."  # between the parts in the id of a board that is put together
MOMENTS: Final = v.AS_PRINTED


@dataclass(frozen=True)
class CardText:
    """Text of a card in one language. Each of `lines` is a moment or a limit of its own."""

    name: str
    kind: str
    lines: tuple[str, ...]


class CardVoice:
    """Words for the cards and tokens of a pack: their names, and what they do."""

    def __init__(self, words: Words, pack: Pack) -> None:
        self.words = words.of(pack)
        self.pack = pack
        self.short = words.language.partition("-")[0]

    def name(self, id: str) -> str:
        """Returns the name of a card, token, board or type; an id without a name is written as it is, with capitals.

        A board that is put together is called after its parts.
        """
        names = self.pack.names.get(id, {})
        if not names and JOINT in id:
            return ", ".join(self.name(part) for part in id.split(JOINT))
        return names.get(self.name_in(id) or self.short) or id.replace("-", " ").title()

    def name_in(self, id: str) -> str:
        """Returns the language of a name that is missing in this one: English, or any that the pack has; else ""."""
        names = self.pack.names.get(id, {})
        if names.get(self.short):
            return ""
        return next((language for language in (ENGLISH, *names) if names.get(language)), "")

    def face_name(self, face: str) -> str:
        """Returns the name of a board, or those of its parts; where tiles are laid, that of the start tile."""
        named = [tile.id for tile in self.pack.tiles if tile.set == START and face_of(tile.id) == face] or [face]
        if named[0] in self.pack.names:
            return self.name(named[0])
        return ", ".join(self.name(part) for part in face.split("."))

    def card_name(self, number: int) -> str:
        return self.name(self.pack.cards[number].id)

    def token_name(self, number: int) -> str:
        return self.name(self.pack.tokens[number].id)

    def source_name(self, source: int) -> str:
        """Returns the name of the card or token that `source` stands for, as `resolve` numbers it."""
        if source >= 0:
            return self.card_name(source)
        return self._waiting() if source == -1 else self.token_name(token_of_source(source))

    def _waiting(self) -> str:
        """Names the piece whose text resolves at the end of a turn, if only one piece has such a text."""
        pieces: list[Card | Token] = [*(card for card in self.pack.cards if not card.of), *self.pack.tokens]
        named = [piece.id for piece in pieces if any(_waits(program) for program in _programs(piece))]
        return self.name(named[0]) if len(named) == 1 else self.words.say("some-text")

    def by_name(self, id: str) -> str:
        """Returns what a character is called besides its name, such as "the Captain"; "" if nothing."""
        return self.name(f"by:{id}") if f"by:{id}" in self.pack.names else ""

    def type_name(self, type: str) -> str:
        return self.words.say(f"token-{type}") if self.words.has(f"token-{type}") else self.name(type)

    def one(self, type: str) -> str:
        """Returns a type of token with its article."""
        if self.words.has(f"one-{type}"):
            return self.words.say(f"one-{type}")
        return self.name(f"one:{type}") if f"one:{type}" in self.pack.names else self.name(type)

    def many(self, type: str, n: int) -> str:
        """Returns `n` tokens of a type in words; a pack's own types have only a singular."""
        if self.words.has(f"many-{type}"):
            return self.words.say(f"many-{type}", n=n)
        return self.one(type) if n == 1 else self.words.say("times", n=n, name=self.name(type))

    def card(self, card: Card) -> CardText:
        lines = [sentence(text) for text in [*self._limits(card.where), *self._besides(card)]]
        lines += [line for moment in MOMENTS if (line := self._moment(moment, getattr(card, moment)))]
        lines += [
            self.words.say("lead", moment=self.words.say("moment-react"), text=text) for text in self.reaction(card)
        ]
        lines += [sentence(self._spoken("amount", amount)) for amount in card.worth]
        if not lines and card.banner != RED:
            lines = [sentence(self.words.say("does-nothing"))]
        return CardText(self.name(card.id), self.kind(card), tuple(lines))

    def reaction(self, card: Card) -> list[str]:
        """Says what lays the card out in the turn of a rival (RUL-120), in one sentence, if anything does."""
        deeds = [self.words.say(f"react-{name}") for name, bit in REACTIONS.items() if card.react & bit]
        return [sentence(self.words.say("reaction", when=deed)) for deed in deeds]

    def kind(self, card: Card) -> str:
        """Returns the kind of a card, and its suit if it has one."""
        kind = self.words.say(f"kind-{card.kind}")
        if not card.suit:
            return kind
        return self.words.say("kind-of-suit", kind=kind, suit=self.words.say(f"suit-{card.suit}"))

    def token(self, token: Token) -> CardText:
        kind = name_of_kind(token)
        lines = [sentence(self.words.say("needs-damage", n=token.needs_damage))] if token.needs_damage else []
        reveal = f"reveal-{kind}" if self.words.has(f"moment-reveal-{kind}") else "reveal"
        moments = ((reveal, token.reveal), ("consume", token.use))
        lines += [self._moment(moment, program) for moment, program in moments if program.effects]
        lines += [sentence(self._spoken("amount", amount)) for amount in token.worth]
        lines += self._abilities(token, kind)
        return CardText(self.name(token.id), self.type_name(kind), tuple(lines))

    def _abilities(self, token: Token, kind: str) -> list[str]:
        """Lists what rules let a token do for what it counts as, and kinds that it counts as besides its own."""
        if token.kind == CHARACTER:
            return [sentence(self.words.say("character-token", name=self.name(token.id)))]
        if token.kind == OWN:
            owners = [each.id for each in self.pack.characters if token.number in each.own]
            return [sentence(self.words.say("own-token-of", name=self.name(id))) for id in owners]
        counts_as = [name for name, tag in self.pack.tags.items() if token.tags & tag]
        lines = [self.words.say(f"ability-{name}") for name in counts_as if self.words.has(f"ability-{name}")]
        others = [name for name in counts_as if name in KINDS and name != kind]
        return lines + [self.words.say("counts-as", token=self.one(name)) for name in others]

    def program(self, program: Program) -> str:
        """Returns a text as one phrase."""
        return ", ".join(self.effect(effect) for effect in program.effects)

    def effect(self, effect: Effect) -> str:
        return self._spoken("effect", effect)

    def in_company(self, card: Card) -> str:
        """Returns what a card does beside another card of its suit."""
        programs: list[Program] = [getattr(card, moment) for moment in MOMENTS]
        waiting = [effect for program in programs for effect in program.effects if _of_suit(effect)]
        texts = [
            self.program(effect.arguments.program(effect.word)) for effect in waiting if effect.arguments is not None
        ]
        return sentence(", ".join(texts))

    def _suit(self, effect: VocabularyItem) -> str:
        """Returns the suit of the card whose text an effect is."""
        for card in self.pack.cards:
            if card.suit and any(each is effect for moment in MOMENTS for each in getattr(card, moment).effects):
                return self.words.say(f"of-{card.suit}")
        raise LookupError(f"no card of a suit says '{effect.word}'")

    def _moment(self, moment: str, program: Program) -> str:
        """Returns the text of a moment: gains in one sentence, everything else in a sentence of its own."""
        sentences: list[str] = []
        gains: list[str] = []
        for effect in program.effects:
            if isinstance(effect, NumberEffect | GainTeleports):
                gains.append(self.effect(effect))
                continue
            sentences += [sentence(", ".join(gains)), sentence(self.effect(effect))]
            gains = []
        text = " ".join(part for part in [*sentences, sentence(", ".join(gains))] if part)
        if moment == v.PLAY or not text:
            return text
        return self.words.say("lead", moment=self.words.say(f"moment-{moment}"), text=text)

    def _limits(self, where: int) -> list[str]:
        """Says where a card can be taken: in one of some places."""
        places = [self.words.say(f"place-{name}") for name, bit in FEATURES.items() if where & bit]
        return [self.words.say("where", place=self._either("or-place", places))] if places else []

    def _besides(self, card: Card) -> list[str]:
        """Says what a card costs besides its skill."""
        costs = (("besides-gold", card.gold_cost), ("besides-lockpicks", card.lockpick_cost))
        return [self.words.say(id, n=n) for id, n in costs if n]

    def _spoken(self, group: str, spoken: VocabularyItem) -> str:
        """Returns the message of a word, filled with what its fields hold."""
        arguments = spoken.arguments
        assert arguments is not None, f"'{spoken.word}' was never read from a pack"
        fields = _fields(group, spoken.word)
        filled: dict[str, Argument] = {}
        for field in fields:
            filled |= self._field(field, arguments)
        if group == "effect" and _of_suit(spoken):
            filled["suit"] = self._suit(spoken)
        return self.words.say(self._message(group, spoken, fields, filled), **filled)

    def _message(
        self, group: str, spoken: VocabularyItem, fields: tuple[Field, ...], filled: dict[str, Argument]
    ) -> str:
        """Returns the id of the message of a word: it ends in the field that changes what the word says."""
        arguments = spoken.arguments
        assert arguments is not None
        message = f"{group}-{spoken.word}"
        if arguments.moment != v.PLAY and not _is_kept(spoken) and self.words.has(f"{message}-now"):
            return f"{message}-now"
        first = fields[0].name if fields else ""
        if isinstance(filled.get(first), int) and int(filled[first]) < 0:
            filled[first] = -int(filled[first])
            return f"{message}-removed"
        for field in fields:
            if field.kind == v.CARD_OR_ANY and arguments.name(field.name) == ANY and arguments.number("up-to") > 1:
                return f"{message}-several"
            if field.kind == v.IGNORABLE:
                return f"{message}-{arguments.name(field.name)}"
            if field.kind == v.FLAG and field.name != first and arguments.number(field.name):
                return f"{message}-{field.name}"
            written = field.name in arguments.conditions or (field.kind == v.CARD and field.name in arguments.words)
            if field.default is not None and written:
                return f"{message}-{field.name}"
        return message

    def _field(self, field: Field, arguments: Arguments) -> dict[str, Argument]:
        """Returns what stands in a field, in words."""
        name, kind = field.name, field.kind
        if kind in (v.PROGRAM, v.LATER):
            return {"do": self.program(arguments.program(name))}
        if kind in (v.OPTIONS, v.OPTIONS_AT_ONCE):
            several = arguments.numbers.get("choose", 1) > 1 or "all-if" in arguments.conditions
            options = [self.program(each) for each in arguments.programs[name]]
            joint = "then" if "advance" in arguments.words else "also" if several else "or"
            return {"options": self._either(joint, options)}
        if kind in (v.CONDITION, v.HOLDING):
            left_out = name not in arguments.conditions
            return {} if left_out else {name: self.condition(arguments.conditions[name])}
        if kind == v.FEATURE:
            feature = arguments.name(name)
            return {name: self.words.say(f"place-{feature}"), "other": self.words.say(f"other-{feature}")}
        if kind == v.COUNTER:
            return {name: self.counter("counter", arguments.counters[name], arguments)}
        if kind == v.POSSESSION:
            return {name: self.counter("possession", arguments.counters[name], arguments)}
        if kind == v.TOKEN_TYPE:
            return {name: self.one(arguments.name(name))}
        if kind == v.OWN_TOKEN:
            return {name: self.name(arguments.name(name))}
        if kind == v.OWN_TOKENS:
            return {"types": ", ".join(self.name(id) for id in arguments.words[name])}
        if kind == v.TOKEN_TYPES:
            return {"types": ", ".join(self.type_name(type) for type in arguments.words[name])}
        if kind == v.CARD_KIND:
            form = {"on": "kinds", "another": "another-kind", "recall": "a"}.get(name, "kind")
            return {name: self.words.say(f"{form}-{arguments.name(name)}")}
        if kind == v.SUIT:
            return {"suit": self.words.say(f"of-{arguments.name(name)}")}
        if kind == v.CARD_OR_ANY:
            return self._any_or_named(name, arguments.name(name))
        if kind == v.CARD:
            return {name: self.name(arguments.name(name))} if name in arguments.words else {}
        return {name: arguments.number(name)}

    def _any_or_named(self, field: str, id: str) -> dict[str, Argument]:
        """Names any card, or one by its name: with the noun, since a name may be a verb, and bare for counting."""
        if id == ANY:
            return {field: self.words.say("any-card")}
        return {field: self.words.say("card-named", name=self.name(id)), f"{field}-name": self.name(id)}

    def condition(self, condition: Condition) -> str:
        arguments = condition.arguments
        assert arguments is not None
        if condition.word != "at-least":
            return self._spoken("condition", condition)
        counter, n = arguments.counters["of"], arguments.number("at-least")
        return self.words.say(f"at-least-{counter.word}", n=n, **self._counted(counter, n))

    def counter(self, group: str, counter: Counter, around: Arguments) -> str:
        """Says what is counted; a score says how many of it make one unit."""
        every = around.numbers.get("every", 1)
        return self.words.say(f"{group}-{counter.word}", every=every, **self._counted(counter, every))

    def _counted(self, counter: Counter, n: int) -> dict[str, Argument]:
        """Says what a counter counts copies of, if it does: its name, and `n` of it."""
        arguments = counter.arguments
        assert arguments is not None
        if "token" in arguments.words:
            type = arguments.name("token")
            return {"token": self.type_name(type), "many": self.many(type, n)}
        if "spent" in arguments.words:
            return {"token": self.name(arguments.name("spent"))}
        if "card-kind" in arguments.words:
            kind = arguments.name("card-kind")
            return {"kind": self.words.say(f"kind-{kind}"), "many": self.words.say(f"many-kind-{kind}", n=n)}
        suits = [name for name, words in arguments.words.items() if words[0] in SUITS]
        if suits:
            return {"suit": self.words.say(f"of-{arguments.name(suits[0])}")}
        return {"card": self.name(arguments.name("card"))} if "card" in arguments.words else {}

    def _either(self, id: str, options: list[str]) -> str:
        text = options[-1]
        for option in reversed(options[:-1]):
            text = self.words.say(id, first=option, second=text)
        return text


def _programs(piece: Card | Token) -> list[Program]:
    """Returns all texts of a card or token."""
    return [piece.reveal, piece.use] if isinstance(piece, Token) else [getattr(piece, moment) for moment in MOMENTS]


def _waits(program: Program) -> bool:
    return any(effect.word == "at-end-of-turn" for effect in program.effects)


def _is_kept(spoken: VocabularyItem) -> bool:
    return isinstance(spoken, Ability) and spoken.is_kept


def _of_suit(spoken: VocabularyItem) -> bool:
    """Says whether the text of a word depends on the card's suit."""
    return VOCABULARY.effects[spoken.word].of_suit


def _fields(group: str, word: str) -> tuple[Field, ...]:
    if group == "effect":
        return VOCABULARY.effects[word].fields
    if group == "amount":
        return VOCABULARY.amounts[word].fields
    return {**VOCABULARY.holdings, **VOCABULARY.conditions}[word].fields
