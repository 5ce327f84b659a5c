"""Vocabulary for cards: the words that a card of a game may use, each with a sample and the sample's text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from ...catalog import GAMES, built_in, open_game
from ...core import vocabulary as v
from ...core.board import FEATURES
from ...core.components import RED, SUITS
from ...core.definitions import Effect
from ...core.pack import Pack
from ...core.ruleset import Ruleset
from ...packs.errors import PackErrors
from ...packs.files import PackRow, Source, Table
from ...packs.loader import MOMENTS_OF_BANNER
from ...packs.pictures import pictures_of
from ...packs.reader import ANY, BANNERS
from ...rules.move import IGNORABLES
from ...rules.vocabulary import VOCABULARY as SHARED_WORDS
from ...text.card_parts import PartsVoice
from ...text.language import sentence, words
from ...wire.workshop import CardKind, Choosable, PicturesOffered, WordField, WordOffered, WorkshopWords
from ..content.build import kinds_of, played
from .map_words import map_kinds

Describing: TypeAlias = Mapping[str, v.EffectWord] | Mapping[str, v.ConditionWord] | Mapping[str, v.CounterWord]

GAIN: Final = {"skill": 1}
SAMPLE: Final = "sample:"


@lru_cache(maxsize=16)
def workshop_words(game: str, language: str) -> WorkshopWords:
    """Returns the vocabulary for writing cards and maps of a game."""
    rules = open_game(game)
    voice = PartsVoice(words(language), rules.pack)
    known = SHARED_WORDS.plus(GAMES[game].words)
    samples = _Samples(game, rules, language)
    pictures = pictures_of(GAMES[game].pack)
    return WorkshopWords(
        game=game,
        kinds=[
            CardKind(kind, voice.words.say(f"kind-{kind}"), "swords" if banner == RED else "skill", _moments(banner))
            for kind, banner in BANNERS.items()
        ],
        effects=samples.offered(known.effects, _whole, _said_whole),
        conditions=samples.offered(known.conditions, _under_condition, _said_condition),
        counters=samples.offered(known.counters, _counted, _said_counter),
        choices=_choices(rules, voice),
        pictures=PicturesOffered(list(pictures.scenes), list(pictures.hues), list(pictures.figures)),
        maps=map_kinds(game, voice),
    )


def _whole(sample: object) -> Table:
    assert isinstance(sample, dict)
    return sample


def _said_whole(voice: PartsVoice, effect: Effect) -> str:
    return sentence(voice.effect(effect))


def _under_condition(sample: object) -> Table:
    return {"when": sample, "do": [GAIN]}


def _said_condition(voice: PartsVoice, effect: Effect) -> str:
    return voice.condition(_arguments(effect).conditions["when"])


def _counted(sample: object) -> Table:
    return {"per": sample, "do": [GAIN]}


def _said_counter(voice: PartsVoice, effect: Effect) -> str:
    return voice.counter("counter", _arguments(effect).counters["per"], _arguments(effect))


def _moments(banner: int) -> list[str]:
    return [moment for moment in v.AS_PRINTED if moment in MOMENTS_OF_BANNER[banner]]


def _arguments(effect: Effect) -> v.Arguments:
    assert effect.arguments is not None
    return effect.arguments


class _Samples:
    """Samples of each word: from the game's own cards, or else the plainest one.

    The loader reads every sample, so that what the form inserts is never wrong by itself.
    """

    def __init__(self, game: str, rules: Ruleset, language: str) -> None:
        self.game = game
        self.rules = rules
        self.language = language
        rows = [row.content for row in built_in(GAMES[game].pack).rows["card"]]
        self.written = list(_tables(rows))
        suits = [
            (key, value) for row in rows for key, value in row.items() if isinstance(value, str) and value in SUITS
        ]
        self.suited: Table = dict(suits[:1])  # suit for samples, if the game's own cards have suits

    def offered(
        self, known: Describing, wrap: Callable[[object], Table], say: Callable[[PartsVoice, Effect], str]
    ) -> list[WordOffered]:
        found = {word: self._sample(word, entry.fields) for word, entry in known.items()}
        pack = self._read({word: wrap(sample) for word, sample in found.items()})
        voice = PartsVoice(words(self.language), pack)
        read = {card.id.removeprefix(SAMPLE): card for card in pack.cards if card.id.startswith(SAMPLE)}
        return [
            WordOffered(
                word,
                [_field(each) for each in known[word].fields],
                json.dumps(found[word]),
                say(voice, card.play.effects[0]),
            )
            for word, card in read.items()
        ]

    def _sample(self, word: str, fields: tuple[v.Field, ...]) -> object:
        if not fields:
            return word
        used = next((table for table in self.written if next(iter(table), "") == word), None)
        names = [field.name for field in fields]
        if used is not None and all(key in names for key in used):
            return used
        return {field.name: self._plainest(field) for field in fields if field.default is None}

    def _plainest(self, field: v.Field) -> object:
        cards, pack = [card.id for card in self.rules.pack.cards], self.rules.pack
        named: dict[str, object] = {
            v.NUMBER: 1,
            v.FLAG: True,
            v.OPTIONS: [GAIN, {"boots": 1}],
            v.OPTIONS_AT_ONCE: [GAIN, {"boots": 1}],
            v.CARD: cards[pack.reserve[0]],
            v.CARD_OR_ANY: ANY,
            v.CARD_KIND: "companion",
            v.TOKEN_TYPE: "artifact",
            v.TOKEN_TYPES: ["artifact"],
            v.FEATURE: "market",
            v.SUIT: next(iter(SUITS)),
            v.IGNORABLE: next(iter(IGNORABLES)),
            v.CONDITION: {"another": "companion"},
            v.COUNTER: "clank-made",
        }
        return named.get(field.kind, [GAIN])

    def _read(self, texts: dict[str, Table]) -> Pack:
        """Loads a card for each text that this game can read."""
        about = {"kind": "item", "origin": "own", **self.suited}
        rows = [PackRow("", {"id": f"{SAMPLE}{word}", **about, "play": [text]}) for word, text in texts.items()]
        try:
            return open_game(self.game, [_source(rows)]).pack
        except PackErrors as wrong:
            bad = {error.id for error in wrong.errors}
            return open_game(self.game, [_source(row for row in rows if row.content["id"] not in bad)]).pack


def _source(rows: Iterable[PackRow]) -> Source:
    source = Source(SAMPLE)
    source.rows["card"] += rows
    return source


def _tables(value: object) -> Iterator[Table]:
    """Yields every table inside a value, the outermost first."""
    if isinstance(value, dict):
        yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inner:
        yield from _tables(each)


def _field(field: v.Field) -> WordField:
    kind = v.OPTIONS if field.kind == v.OPTIONS_AT_ONCE else field.kind  # filled in alike
    return WordField(field.name, kind, field.default is not None)


def _choices(rules: Ruleset, voice: PartsVoice) -> dict[str, list[Choosable]]:
    """Choices for fields that name something, by kind of field."""
    say, has = voice.words.say, voice.words.has
    cards = [Choosable(card.id, voice.name(card.id)) for card in rules.pack.cards if played(rules, card)]
    suits = {card.suit for card in rules.pack.cards}
    tokens = [Choosable(type, voice.type_name(type)) for type in kinds_of(rules, voice)]
    return {
        v.CARD: cards,
        v.CARD_OR_ANY: [Choosable(ANY, say("any-card")), *cards],
        v.CARD_KIND: [Choosable(kind, say(f"kind-{kind}")) for kind in BANNERS],
        v.TOKEN_TYPE: tokens,
        v.TOKEN_TYPES: tokens,
        v.FEATURE: [
            Choosable(id, say(f"feature-{id}")) for id in FEATURES if has(f"place-{id}") and has(f"feature-{id}")
        ],
        v.SUIT: [Choosable(suit, say(f"suit-{suit}")) for suit in SUITS if suit in suits],
        v.IGNORABLE: [Choosable(id, say(f"effect-ignore-{id}")) for id in IGNORABLES if has(f"effect-ignore-{id}")],
    }
