"""JSON schema of a pack's content, written from the vocabulary: what the loader accepts, for editors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from ..core import vocabulary as v
from ..core.board import FEATURES
from ..core.choice_arguments import MOST_MONSTERS
from ..core.components import KINDS, REACTIONS, SECRET, SUITS
from ..core.tiles import REWARDS, ROOMS_OF_A_TILE, SETS
from ..core.vocabulary import Field
from ..rules.move import IGNORABLES
from .character_reader import EACH_TURN, ON_ACQUIRE, WHEN_HURT
from .colours import ART, SKIES, TINTS
from .loader import DECKS, ORIGINS, REACT
from .pictures import KEYS
from .reader import CARD_KINDS
from .tiles import MOST_PLUSES, ZONES

Schema: TypeAlias = dict[str, object]

NAME: Final[Schema] = {"type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$"}
PROGRAM: Final[Schema] = {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/effect"}}
WORDS: Final[Schema] = {"type": "array", "items": {"type": "string"}}
COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
TRUTH: Final[Schema] = {"type": "boolean"}
ORIGIN: Final[Schema] = {"enum": list(ORIGINS)}
POINT: Final[Schema] = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}

FIELDS: Final[dict[str, Schema]] = {
    v.NUMBER: {"type": "integer"},
    v.FLAG: {"type": "boolean"},
    v.PROGRAM: PROGRAM,
    v.LATER: PROGRAM,
    v.OPTIONS: {"type": "array", "minItems": 2, "items": {"anyOf": [{"$ref": "#/$defs/effect"}, PROGRAM]}},
    v.OPTIONS_AT_ONCE: {"type": "array", "minItems": 2, "items": {"anyOf": [{"$ref": "#/$defs/effect"}, PROGRAM]}},
    v.CARD: NAME,
    v.CARD_OR_ANY: NAME,
    v.CARD_KIND: {"enum": list(CARD_KINDS)},
    v.TOKEN_TYPE: NAME,
    v.TOKEN_TYPES: {"type": "array", "minItems": 1, "items": NAME},
    v.OWN_TOKEN: NAME,
    v.OWN_TOKENS: {"type": "array", "minItems": 1, "items": NAME},
    v.CONDITION: {"$ref": "#/$defs/condition"},
    v.HOLDING: {"$ref": "#/$defs/holding"},
    v.COUNTER: {"$ref": "#/$defs/counter"},
    v.POSSESSION: {"$ref": "#/$defs/possession"},
}


def pack_schema(words: v.Vocabulary) -> Schema:
    """Returns the schema of the content files of a pack."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tiptoe pack content",
        "description": "What a pack holds. docs/reference/vocabulary.md explains every word.",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "origin": ORIGIN,
            "card": {"type": "array", "items": {"$ref": "#/$defs/card"}},
            "token": {"type": "array", "items": {"$ref": "#/$defs/token"}},
            "board": {"type": "array", "items": {"$ref": "#/$defs/board"}},
            "tile": {"type": "array", "items": {"$ref": "#/$defs/tile"}},
            "module": {"type": "array", "items": {"$ref": "#/$defs/module"}},
            "ship": {"type": "array", "items": {"$ref": "#/$defs/ship"}},
            "character": {"type": "array", "items": {"$ref": "#/$defs/character"}},
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
            "tile": _tile(),
            "module": _module(),
            "ship": _ship(),
            "character": _character(),
        },
    }


def _word(fields: Iterable[Field], rule: str) -> Schema:
    fields = list(fields)
    required = [field.name for field in fields if field.default is None]
    return {**_table(required, {field.name: _field(field.kind) for field in fields}), "description": rule}


def _counter(words: dict[str, v.CounterWord]) -> Schema:
    plain = [name for name, word in words.items() if not word.fields]
    tables = [_word(word.fields, word.rule) for word in words.values() if word.fields]
    return {"oneOf": [{"enum": plain}, *tables]}


def _entry(required: list[str], properties: Schema) -> Schema:
    return _table(["id", *required], {"id": NAME, "origin": ORIGIN, **properties})


def _score() -> Schema:
    amount: Schema = {"$ref": "#/$defs/amount"}
    return {"anyOf": [amount, {"type": "array", "items": amount}]}


def _card() -> Schema:
    return _entry(
        ["kind"],
        {
            "kind": {"enum": list(CARD_KINDS)},
            "deck": {"enum": list(DECKS)},
            "of": NAME,
            "set": NAME,
            "faction": {"enum": list(SUITS)},
            "back-of": NAME,
            "copies": COUNT,
            "cost": COUNT,
            "also": _table([], {"gold": COUNT, "lockpicks": COUNT}),
            "points": {"type": "integer"},
            "score": _score(),
            "attack": TRUTH,
            "danger": TRUTH,
            "where": {"type": "string"},
            ART: _table([], dict.fromkeys(KEYS, NAME)),
            REACT: {"enum": list(REACTIONS)},
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
            "set": NAME,
            "copies": COUNT,
            "points": {"type": "integer"},
            "score": _score(),
            "keep": TRUTH,
            "needs-damage": COUNT,
            "reveal": PROGRAM,
            "use": PROGRAM,
        },
    )


def _character() -> Schema:
    counts: Schema = {"type": "object", "additionalProperties": COUNT}
    return _entry(
        ["deck"],
        {
            "set": NAME,
            "deck": counts,
            "tokens": counts,
            "start": counts,
            EACH_TURN: PROGRAM,
            ON_ACQUIRE: _table(["kind", "do"], {"kind": {"enum": list(CARD_KINDS)}, "do": PROGRAM}),
            WHEN_HURT: PROGRAM,
            ART: _table([], dict.fromkeys(KEYS, NAME)),
        },
    )


def _board() -> Schema:
    secrets = [name for name, kind in KINDS.items() if kind & SECRET]
    spaces: Schema = {"type": "array", "items": {"enum": secrets}}
    room = _table(["id"], {"id": NAME, "at": POINT, "features": _marks(), "secrets": spaces, "tokens": WORDS})
    tunnel = _table(["from", "to"], {"from": NAME, "to": NAME, **_icons(), "wrap": TRUTH})
    return _entry(["rooms", "tunnels"], {"sky": {"enum": list(SKIES)}, "rooms": _list(room), "tunnels": _list(tunnel)})


def _tile() -> Schema:
    """Describes a tile as far as a schema can; the loader also counts its mouths (RUL-59)."""
    reward = {**_table([], {name: {"type": "integer", "minimum": 1} for name in REWARDS}), "maxProperties": 1}
    room = _table(
        ["id"],
        {
            "id": NAME,
            "at": POINT,
            "zone": {"enum": list(ZONES)},
            "features": _marks(),
            "artifact": {"type": "integer", "minimum": 0, "maximum": MOST_PLUSES},
            "reward": reward,
        },
    )
    end: Schema = {"type": "string"}
    drawn: Schema = {"via": _list(POINT), "icons-at": {}, "bridge": {}}
    tunnel = _table(["from", "to"], {"from": end, "to": end, **_icons(), **drawn})
    return _entry(
        ["set", "rooms", "tunnels"],
        {
            "set": {"enum": list(SETS)},
            "haunted": TRUTH,
            "rooms": {**_list(room), "maxItems": ROOMS_OF_A_TILE},
            "portal": POINT,
            "tunnels": _list(tunnel),
        },
    )


def _module() -> Schema:
    """Describes one face of a board of a ship."""
    secrets = [name for name, kind in KINDS.items() if kind & SECRET]
    room = _table(
        ["id"],
        {
            "id": NAME,
            "at": POINT,
            "features": _marks(),
            "secrets": {"type": "array", "items": {"enum": secrets}},
            "tokens": WORDS,
            "port": PROGRAM,
            "reward": PROGRAM,
        },
    )
    tunnel = _table(["from", "to"], {"from": NAME, "to": NAME, **_icons()})
    door = _table(["id", "room"], {"id": NAME, "side": NAME, "at": {"type": "number"}, "room": NAME})
    parts = {"rooms": _list(room), "tunnels": _list(tunnel), "doors": _list(door)}
    return _entry([], {"piece": NAME, "tint": {"enum": list(TINTS)}, "features": _marks(), **parts})


def _ship() -> Schema:
    """Describes where modules lie and which of their doors meet."""
    board = _table(["at", "size"], {"id": NAME, "position": COUNT, "at": POINT, "size": POINT, "turned": TRUTH})
    end: Schema = {"type": "string", "pattern": "^.+/.+$"}
    joint = _table(["from", "to"], {"from": end, "to": end, **_icons()})
    return _entry(
        ["start", "first", "boards", "joints"],
        {"size": POINT, "start": NAME, "first": WORDS, "boards": _list(board), "joints": _list(joint)},
    )


def _field(kind: str) -> Schema:
    """Describes what may stand in a field; games add to what rooms, cards and texts can name."""
    named = {v.FEATURE: FEATURES, v.IGNORABLE: IGNORABLES, v.SUIT: SUITS}
    return {"enum": list(named[kind])} if kind in named else FIELDS[kind]


def _marks() -> Schema:
    return {"type": "array", "items": {"enum": list(FEATURES)}}


def _icons() -> Schema:
    return {"footprints": TRUTH, "monsters": {**COUNT, "maximum": MOST_MONSTERS}, "lock": TRUTH, "arrow": TRUTH}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _table(required: list[str], properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
