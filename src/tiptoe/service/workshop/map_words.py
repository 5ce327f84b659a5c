"""Vocabulary for maps: the fields of a map, a room and a tunnel of a game, and templates for maps."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, TypeAlias

from ...catalog import GAMES, VOCABULARY, built_in
from ...core.board import FEATURES
from ...core.pack import Pack
from ...core.tiles import REWARDS, SETS, face_of, mouth_names
from ...core.vocabulary import ROOM
from ...packs.colours import SKIES, SKY, TINT, TINTS
from ...packs.files import Table
from ...packs.numbering import Numbers
from ...packs.reader import PackReader
from ...packs.tiles import MOST_PLUSES, ZONES
from ...packs.toml_writer import written_toml
from ...text.card_parts import PartsVoice
from ...text.language import sentence
from ...wire.workshop import Choosable, MapBegun, MapField, MapKind

Kind: TypeAlias = Literal["flag", "number", "one", "many", "bag", "amount", "gain"]

TILE: Final = "tile"
BOARD: Final = "board"
MODULE: Final = "module"
KINDS: Final = (TILE, BOARD, MODULE)
START: Final = "start"
PIECE: Final = "piece"
EMPTY_MODULE_ROOM: Final = "my-hall"  # room of an empty module
MOST_MONSTERS: Final = 9
MOST_REWARD: Final = 9
EMPTY: Final[dict[str, Table]] = {
    TILE: {
        "set": "depths",
        "rooms": [{"id": "hall", "at": [0.5, 0.5]}],
        "tunnels": [{"from": mouth, "to": "hall"} for mouth in mouth_names(SETS["depths"])],
    },
    BOARD: {
        "rooms": [
            {"id": "gate", "at": [0.5, 0.1], "features": [START]},
            {"id": "hall", "at": [0.5, 0.6], "features": ["depths"]},
        ],
        "tunnels": [{"from": "gate", "to": "hall"}],
    },
}


def map_kinds(game: str, voice: PartsVoice) -> list[MapKind]:
    """Returns the kinds of map that a game is played on."""
    return [_Words(kind, game, voice).kind_of_map() for kind in KINDS if built_in(GAMES[game].pack).rows[kind]]


class _Words:
    """Fields for one kind of map; the choices offered are those that the game's own maps use."""

    def __init__(self, kind: str, game: str, voice: PartsVoice) -> None:
        self.kind = kind
        self.voice = voice
        self.rows = [row.content for row in built_in(GAMES[game].pack).rows[kind]]
        self.rooms = [room for row in self.rows for room in _tables(row.get("rooms"))]
        self.gains = list(dict.fromkeys(key for room in self.rooms for key in room if list(_tables(room[key]))))

    def kind_of_map(self) -> MapKind:
        empty = MapBegun(f"my-{self.kind}", self._say("map-empty"), _body(self._empty()))
        name, own = self._say(f"map-{self.kind}"), [self._begun(row) for row in self.rows if self._joins(row)]
        return MapKind(self.kind, name, self._whole(), self._room(), self._tunnel(), [empty, *own])

    def _joins(self, row: Table) -> bool:
        """Tests whether a map like this can be added to the game: of modules, those that are one face of several."""
        return self.kind != MODULE or PIECE in row

    def _empty(self) -> Table:
        """Empty map; an empty module has the doors of another face, all to one room."""
        if self.kind != MODULE:
            return EMPTY[self.kind]
        like = next(row for row in self.rows if self._joins(row))
        doors = [{**door, "room": EMPTY_MODULE_ROOM} for door in _tables(like["doors"])]
        return {
            PIECE: like[PIECE],
            "rooms": [{"id": EMPTY_MODULE_ROOM, "at": [0.5, 0.5]}],
            "tunnels": [],
            "doors": doors,
        }

    def _whole(self) -> list[MapField]:
        if self.kind == BOARD:
            return [self._field(SKY, "one", self._named("sky", SKIES))]
        if self.kind == MODULE:
            features = self._used("features", FEATURES, self._feature, self.rows)
            return [self._field(TINT, "one", self._named(TINT, TINTS)), self._field("features", "many", features)]
        flags = {key for row in self.rows for key, value in row.items() if isinstance(value, bool)}
        return [
            self._field("set", "one", self._named("set", SETS)),
            *(self._field(flag, "flag") for flag in sorted(flags)),
        ]

    def _room(self) -> list[MapField]:
        features = [each for each in FEATURES if each not in self.gains]
        what = self._field("features", "many", self._used("features", features, self._feature, self.rooms))
        if self.kind == TILE:
            return [
                what,
                self._field("reward", "amount", self._named("reward", REWARDS), most=MOST_REWARD),
                self._field("artifact", "number", most=MOST_PLUSES),
                self._field("zone", "one", self._named("set", ZONES), sets=[START]),
            ]
        tokens = [token.id for token in self.voice.pack.tokens]
        secrets = self._used("secrets", self.voice.pack.tags, self.voice.type_name, self.rooms)
        return [
            what,
            *(self._field(key, "gain", self._given(key)) for key in self.gains),
            self._field("secrets", "many", secrets),
            self._field("tokens", "bag", self._used("tokens", tokens, self.voice.name, self.rooms)),
        ]

    def _given(self, key: str) -> list[Choosable]:
        """Texts that the game's own rooms have in this field, and each in words."""
        texts = dict.fromkeys(json.dumps(room[key]) for room in self.rooms if key in room)
        reader = PackReader(self.voice.pack, VOCABULARY, Numbers(Pack(""), {}))
        said = {text: reader.program(json.loads(text), key, ROOM).effects for text in texts}
        return [
            Choosable(text, " ".join(sentence(self.voice.effect(effect)) for effect in effects))
            for text, effects in sorted(said.items())
        ]

    def _tunnel(self) -> list[MapField]:
        flags = [self._field(name, "flag") for name in ("footprints", "lock", "arrow")]
        return [flags[0], self._field("monsters", "number", most=MOST_MONSTERS), *flags[1:]]

    def _begun(self, row: Table) -> MapBegun:
        """Template from one of the game's own maps, under a free name: it is added and does not replace the other."""
        id = str(row["id"])
        called = f"start-my-{face_of(id)}" if row.get("set") == START else f"my-{id}"
        return MapBegun(called, self.voice.name(id), _body(_renamed(row) if self.kind == MODULE else row))

    def _used(self, key: str, known: Iterable[str], name: Callable[[str], str], tables: list[Table]) -> list[Choosable]:
        """Values that the game's own maps use, in the order of `known`."""
        used = {each for table in tables for each in _names(table.get(key))}
        return [Choosable(id, name(id)) for id in known if id in used]

    def _feature(self, id: str) -> str:
        return self._say(f"feature-{id}")

    def _named(self, what: str, ids: Iterable[str]) -> list[Choosable]:
        return [Choosable(id, self._say(f"map-{what}-{id}")) for id in ids]

    def _field(
        self,
        name: str,
        kind: Kind,
        choices: list[Choosable] | None = None,
        *,
        most: int = 0,
        sets: list[str] | None = None,
    ) -> MapField:
        return MapField(name, self._say(f"map-field-{name}"), kind, choices or [], most, sets or [])

    def _say(self, message: str) -> str:
        return self.voice.words.say(message)


def _body(row: Table) -> str:
    """Text of an entry below its heading, without its id and origin."""
    rest = {key: value for key, value in row.items() if key not in ("id", "origin")}
    return written_toml({TILE: [rest]}).partition("\n")[2]


def _renamed(row: Table) -> Table:
    """Module with new room names: rooms of modules are named uniquely among all modules."""
    changed = {
        part: [
            {key: f"my-{value}" if key in ends else value for key, value in each.items()} for each in _tables(row[part])
        ]
        for part, ends in (("rooms", ("id",)), ("tunnels", ("from", "to")), ("doors", ("room",)))
    }
    return {**row, **changed}


def _tables(value: object) -> Iterator[Table]:
    yield from (each for each in value if isinstance(each, dict)) if isinstance(value, list) else ()


def _names(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else []
