"""Words for maps: what can be said of a map, a room and a tunnel of a game, and maps to begin with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, TypeAlias

from ...catalog import GAMES, built_in
from ...core.board import FEATURES
from ...core.tiles import REWARDS, SETS, face_of, mouth_names
from ...packs.colours import SKIES, SKY
from ...packs.source import Table
from ...packs.tiles import MOST_PLUSES, ZONES
from ...packs.toml import written_toml
from ...text.cards import CardVoice
from .shapes import Choosable, MapBegun, MapField, MapKind

Kind: TypeAlias = Literal["flag", "number", "one", "many", "bag", "amount"]

TILE: Final = "tile"
BOARD: Final = "board"
START: Final = "start"
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


def map_kinds(game: str, voice: CardVoice) -> list[MapKind]:
    """The kinds of map that a game is played on."""
    return [_Words(kind, game, voice).kind_of_map() for kind in EMPTY if built_in(GAMES[game].pack).rows[kind]]


class _Words:
    """What the game's own maps of a kind have is what can be chosen."""

    def __init__(self, kind: str, game: str, voice: CardVoice) -> None:
        self.kind = kind
        self.voice = voice
        self.rows = [row.content for row in built_in(GAMES[game].pack).rows[kind]]
        self.rooms = [room for row in self.rows for room in _tables(row.get("rooms"))]

    def kind_of_map(self) -> MapKind:
        return MapKind(
            self.kind,
            self._say(f"map-{self.kind}"),
            self._whole(),
            self._room(),
            self._tunnel(),
            [
                MapBegun(f"my-{self.kind}", self._say("map-empty"), _body(EMPTY[self.kind])),
                *map(self._begun, self.rows),
            ],
        )

    def _whole(self) -> list[MapField]:
        if self.kind == BOARD:
            return [self._field(SKY, "one", self._named("sky", SKIES))]
        flags = {key for row in self.rows for key, value in row.items() if isinstance(value, bool)}
        return [
            self._field("set", "one", self._named("set", SETS)),
            *(self._field(flag, "flag") for flag in sorted(flags)),
        ]

    def _room(self) -> list[MapField]:
        features = self._field("features", "many", self._used("features", FEATURES, self._feature))
        if self.kind == TILE:
            return [
                features,
                self._field("reward", "amount", self._named("reward", REWARDS), most=MOST_REWARD),
                self._field("artifact", "number", most=MOST_PLUSES),
                self._field("zone", "one", self._named("set", ZONES), sets=[START]),
            ]
        tokens = [token.id for token in self.voice.pack.tokens]
        return [
            features,
            self._field("secrets", "many", self._used("secrets", self.voice.pack.tags, self.voice.type_name)),
            self._field("tokens", "bag", self._used("tokens", tokens, self.voice.name)),
        ]

    def _tunnel(self) -> list[MapField]:
        flags = [self._field(name, "flag") for name in ("footprints", "lock", "arrow")]
        return [flags[0], self._field("monsters", "number", most=MOST_MONSTERS), *flags[1:]]

    def _begun(self, row: Table) -> MapBegun:
        """One of the game's own, under a name that it does not use: it comes beside the other, not in its place."""
        id = str(row["id"])
        called = f"start-my-{face_of(id)}" if row.get("set") == START else f"my-{id}"
        return MapBegun(called, self.voice.name(id), _body(row))

    def _used(self, key: str, known: Iterable[str], name: Callable[[str], str]) -> list[Choosable]:
        """Whatever stands in a room of the game itself, in the order in which it is known."""
        used = {each for room in self.rooms for each in _names(room.get(key))}
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
    """What stands below the heading of an entry, without what is its own."""
    rest = {key: value for key, value in row.items() if key not in ("id", "origin")}
    return written_toml({TILE: [rest]}).partition("\n")[2]


def _tables(value: object) -> Iterator[Table]:
    yield from (each for each in value if isinstance(each, dict)) if isinstance(value, list) else ()


def _names(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else []
