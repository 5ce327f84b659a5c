"""The JSON schema of a pack's content, written from the vocabulary: what the loader accepts, for editors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from ..core import vocabulary as v
from ..core.material import FEATURES, KINDS, SECRET
from ..core.vocabulary import Field
from ..rules.move import IGNORABLES
from .loader import BANNERS, DECKS, ORIGINS
from .reader import CARD_KINDS

Schema: TypeAlias = dict[str, object]

NAME: Final[Schema] = {"type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$"}
PROGRAM: Final[Schema] = {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/effect"}}
WORDS: Final[Schema] = {"type": "array", "items": {"type": "string"}}

FIELDS: Final[dict[str, Schema]] = {
    v.NUMBER: {"type": "integer"},
    v.FLAG: {"type": "boolean"},
    v.PROGRAM: PROGRAM,
    v.LATER: PROGRAM,
    v.OPTIONS: {"type": "array", "minItems": 2, "items": {"anyOf": [{"$ref": "#/$defs/effect"}, PROGRAM]}},
    v.CARD: NAME,
    v.CARD_OR_ANY: NAME,
    v.CARD_KIND: {"enum": list(CARD_KINDS)},
    v.TOKEN_TYPE: NAME,
    v.TOKEN_TYPES: {"type": "array", "minItems": 1, "items": NAME},
    v.FEATURE: {"enum": list(FEATURES)},
    v.IGNORABLE: {"enum": list(IGNORABLES)},
    v.CONDITION: {"$ref": "#/$defs/condition"},
    v.HOLDING: {"$ref": "#/$defs/holding"},
    v.COUNTER: {"$ref": "#/$defs/counter"},
    v.POSSESSION: {"$ref": "#/$defs/possession"},
}


def pack_schema(words: v.Vocabulary) -> Schema:
    """What may stand in the content files of a pack."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tiptoe pack content",
        "description": "Cards, tokens and boards of a pack. docs/reference/vocabulary.md explains every word.",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "card": {"type": "array", "items": {"$ref": "#/$defs/card"}},
            "token": {"type": "array", "items": {"$ref": "#/$defs/token"}},
            "board": {"type": "array", "items": {"$ref": "#/$defs/board"}},
        },
        "$defs": {
            "effect": {"oneOf": [_word(word.fields, word.rule) for word in words.effects.values()]},
            "condition": {"oneOf": [_word(word.fields, word.rule) for word in words.conditions.values()]},
            "holding": {"oneOf": [_word(word.fields, word.rule) for word in words.holdings.values()]},
            "counter": _counter(words.counters),
            "possession": _counter(words.possessions),
            "amount": {"oneOf": [_word(word.fields, word.rule) for word in words.amounts.values()]},
            "card": _card(),
            "token": _token(),
            "board": _board(),
        },
    }


def _word(fields: Iterable[Field], rule: str) -> Schema:
    fields = list(fields)
    return {
        "type": "object",
        "description": rule,
        "properties": {field.name: FIELDS[field.kind] for field in fields},
        "required": [field.name for field in fields if field.default is None],
        "additionalProperties": False,
    }


def _counter(words: dict[str, v.CounterWord]) -> Schema:
    plain = [name for name, word in words.items() if not word.fields]
    tables = [_word(word.fields, word.rule) for word in words.values() if word.fields]
    return {"oneOf": [{"enum": plain}, *tables]}


def _entry(required: list[str], properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": {"id": NAME, "origin": {"enum": list(ORIGINS)}, **properties},
        "required": ["id", *required],
        "additionalProperties": False,
    }


def _score() -> Schema:
    amount: Schema = {"$ref": "#/$defs/amount"}
    return {"anyOf": [amount, {"type": "array", "items": amount}]}


def _card() -> Schema:
    count: Schema = {"type": "integer", "minimum": 0}
    return _entry(
        ["kind"],
        {
            "kind": {"enum": list(BANNERS)},
            "deck": {"enum": list(DECKS)},
            "copies": count,
            "cost": count,
            "points": {"type": "integer"},
            "score": _score(),
            "attack": {"type": "boolean"},
            "danger": {"type": "boolean"},
            "where": {"type": "string"},
            **dict.fromkeys(v.MOMENTS, PROGRAM),
        },
    )


def _token() -> Schema:
    return _entry(
        ["kind"],
        {
            "kind": {"enum": list(KINDS)},
            "type": NAME,
            "counts-as": WORDS,
            "copies": {"type": "integer", "minimum": 0},
            "points": {"type": "integer"},
            "score": _score(),
            "keep": {"type": "boolean"},
            "reveal": PROGRAM,
            "use": PROGRAM,
        },
    )


def _board() -> Schema:
    flag: Schema = {"type": "boolean"}
    secrets = [name for name, kind in KINDS.items() if kind & SECRET]
    room = {
        "type": "object",
        "properties": {
            "id": NAME,
            "at": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
            "features": {"type": "array", "items": {"enum": list(FEATURES)}},
            "secrets": {"type": "array", "items": {"enum": secrets}},
            "tokens": WORDS,
        },
        "required": ["id"],
        "additionalProperties": False,
    }
    tunnel = {
        "type": "object",
        "properties": {
            "from": NAME,
            "to": NAME,
            "footprints": flag,
            "monsters": {"type": "integer", "minimum": 0},
            "lock": flag,
            "arrow": flag,
            "wrap": flag,
        },
        "required": ["from", "to"],
        "additionalProperties": False,
    }
    return _entry(
        ["rooms", "tunnels"], {"rooms": {"type": "array", "items": room}, "tunnels": {"type": "array", "items": tunnel}}
    )
