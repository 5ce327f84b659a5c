"""SPA-2.1: modules and their ships: mistakes name their place, and every possible ship can be played."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import permutations, product
from typing import Any

import jsonschema
import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import VOCABULARY, SpecError, content_folder, faces, load_pack, open_game, specs
from tiptoe.core.board import FEATURES, MARKET, Board
from tiptoe.core.components import KINDS, NO_PROGRAM, Program
from tiptoe.games.space.nouns import COMMAND, HYPERLIFT, POD, PORT, REWARD, SECURITY, TELEPORTER
from tiptoe.packs.errors import PackErrors
from tiptoe.packs.files import Table, read_folder
from tiptoe.packs.schema import pack_schema
from tiptoe.packs.ships import BOARD_KEYS, DOOR_KEYS, MODULE_KEYS, ROOM_KEYS, SHIP_KEYS

DOORS = ["inner-1", "inner-2", "inner-3", "stern", "bow"]
MODULE: dict[str, Any] = {
    "id": "hydroponics",
    "piece": "a",
    "features": ["depths"],
    "rooms": [{"id": "x1"}, {"id": "x2"}],
    "tunnels": [{"from": "x1", "to": "x2"}],
    "doors": [{"id": id, "room": "x1"} for id in DOORS],
}
ROOMS = [{"id": "x1"}, {"id": "x2"}]
WITHOUT_BOW = [{"id": id, "room": "x1"} for id in DOORS[:-1]]


@cache
def built_in(kind: str, id: str) -> Table:
    rows = read_folder(content_folder("space")).rows[kind]
    return next(row.content for row in rows if row.content["id"] == id)


def ship(**change: Any) -> dict[str, Any]:
    return {**deepcopy(built_in("ship", "ship")), **change}


def errors_of(**content: list[dict[str, Any]]) -> list[str]:
    with pytest.raises(PackErrors) as wrong:
        load_pack("space", [inline(**content)])
    return [str(error) for error in wrong.value.errors]


def sides(board: Board) -> list[str]:
    """Returns the ids of a board's modules, by position."""
    return board.id.split(".")


EVERY_SHIP = pytest.mark.parametrize("face", faces("space"))


@rule("SPA-2.1")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rooms": [*ROOMS, {"id": "x1"}]}, "rooms[2].id: a second room 'x1'"),
        ({"rooms": [*ROOMS, {"id": "k1"}]}, "rooms[2].id: a room 'k1' is in module 'corridor' already"),
        ({"rooms": [*ROOMS, {"id": "x3", "features": ["pot"]}]}, "rooms[2].features: unknown feature 'pot'; did you mean 'port'?"),
        ({"rooms": [*ROOMS, {"id": "x3", "secrets": ["minor"]}]}, "rooms[2].secrets: unknown kind of secret 'minor'; known: major-secret, minor-secret"),
        ({"rooms": [*ROOMS, {"id": "x3", "tokens": ["escape-pot"]}]}, "rooms[2].tokens: unknown token 'escape-pot'; did you mean 'escape-pod'?"),
        ({"rooms": [*ROOMS, {"id": "x3", "features": ["port"]}]}, "rooms[2].port: a room with the feature 'port' says what it gives, and no other does"),
        ({"rooms": [*ROOMS, {"id": "x3", "port": [{"gold": 1}]}]}, "rooms[2].port: a room with the feature 'port' says what it gives, and no other does"),
        ({"rooms": [*ROOMS, {"id": "x3", "features": ["reward"]}]}, "rooms[2].reward: a room with the feature 'reward' says what it gives, and no other does"),
        ({"rooms": [*ROOMS, {"id": "x3", "features": ["port"], "port": [{"glod": 1}]}]}, "rooms[2].port[0]: unknown effect 'glod'; did you mean 'gold'?"),
        ({"rooms": [*ROOMS, {"id": "x3", "features": ["port"], "port": [{"teleport": 1}]}]}, "rooms[2].port[0]: 'teleport' asks a seat something; the text of a room cannot"),
        ({"rooms": [*ROOMS, {"id": "x3", "features": ["reward"], "reward": [{"when": {"has": "contraband"}, "do": [{"gold": 1}]}]}]}, "rooms[2].reward[0]: 'when' waits for something in a turn; the text of a room is done at once"),
        ({"rooms": [*ROOMS, {"id": "x3", "zone": "depths"}]}, "rooms[2].zone: unknown key 'zone'; known: at, features, id, port, reward, secrets, tokens"),
        ({"tunnels": [{"from": "x1", "to": "x9"}]}, "tunnels[0]: unknown room 'x9'; known: x1, x2"),
        ({"tunnels": [{"from": "x1", "to": "x2", "monster": 1}]}, "tunnels[0].monster: unknown key 'monster'; did you mean 'monsters'?"),
        ({"tunnels": [{"from": "x1", "to": "x2", "monsters": 8}]}, "tunnels[0].monsters: expected at most 7, found 8"),
        ({"tunnels": [{"from": "x1"}]}, "tunnels[0].to: is missing"),
        ({"doors": [*WITHOUT_BOW, {"id": "bow", "room": "x9"}]}, "doors[4].room: unknown room 'x9'; known: x1, x2"),
        ({"doors": [*WITHOUT_BOW, {"id": "bow"}]}, "doors[4].room: is missing"),
        ({"doors": [*WITHOUT_BOW, {"id": "bow", "room": "x1", "sied": "bow"}]}, "doors[4].sied: unknown key 'sied'; did you mean 'side'?"),
        ({"doors": [*WITHOUT_BOW, {"id": "stern", "room": "x1"}]}, "doors[4].id: a second door 'stern'"),
        ({"peace": "a"}, "peace: unknown key 'peace'; did you mean 'piece'?"),
        ({"features": ["dephts"]}, "features: unknown feature 'dephts'; did you mean 'depths'?"),
        ({"origin": "me"}, "origin: unknown origin 'me'; known: own, public, rulebook, tiptoe"),
    ],
)  # fmt: skip
def test_a_wrong_module_is_named_with_its_place(change: dict[str, Any], message: str) -> None:
    assert errors_of(module=[{**MODULE, **change}]) == [f"test: hydroponics: {message}"]


@rule("SPA-2.1")
def test_a_door_that_a_joint_needs_must_be_there() -> None:
    message = (
        "modules.toml: ship: joints[11]: unknown door of hydroponics 'bow'; known: inner-1, inner-2, inner-3, stern"
    )
    assert errors_of(module=[{**MODULE, "doors": WITHOUT_BOW}]) == [message]


BERTHS = ship()["boards"]
JOINT = {"from": "cargo-bay/gate", "to": "corridor/stern"}


@rule("SPA-2.1")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"start": "cb11"}, "start: no room 'cb11' in the ship"),
        ({"first": ["hydroponics", "engineering", "med-lab"]}, "first: no ship has the modules ['hydroponics', 'engineering', 'med-lab'] in this order"),
        ({"boards": [*BERTHS[:-1], {"id": "comand", "at": [0, 0], "size": [1, 1]}]}, "boards[6].id: unknown module 'comand'; did you mean 'command'?"),
        ({"boards": [*BERTHS, {"position": 4, "at": [0, 0], "size": [1, 1]}]}, "boards: 3 pieces lie in positions 1 to 3, found [1, 2, 3, 4]"),
        ({"boards": [{**BERTHS[0], "turnd": True}, *BERTHS[1:]]}, "boards[0].turnd: unknown key 'turnd'; did you mean 'turned'?"),
        ({"boards": [{"id": "cargo-bay", "at": [0, 0]}, *BERTHS[1:]]}, "boards[0].size: expected [x, y], found None"),
        ({"joints": [{**JOINT, "to": "coridor/stern"}]}, "joints[0]: unknown module 'coridor'; did you mean 'corridor'?"),
        ({"joints": [{**JOINT, "to": "corridor/strn"}]}, "joints[0]: unknown door of corridor 'strn'; did you mean 'stern'?"),
        ({"joints": [{**JOINT, "monsters": 9}]}, "joints[0].monsters: expected at most 7, found 9"),
        ({"joints": [{**JOINT, "monster": 1}]}, "joints[0].monster: unknown key 'monster'; did you mean 'monsters'?"),
        ({"sise": [1, 1]}, "sise: unknown key 'sise'; did you mean 'size'?"),
    ],
)  # fmt: skip
def test_a_wrong_ship_is_named_with_its_place(change: dict[str, Any], message: str) -> None:
    assert errors_of(ship=[ship(**change)]) == [f"test: ship: {message}"]


@pytest.mark.parametrize("feature", ["port", "reward"])
def test_a_plain_board_has_no_rooms_with_texts(feature: str) -> None:
    board = {
        "id": "b",
        "rooms": [{"id": "x", "features": ["start"]}, {"id": "y", "features": [feature]}],
        "tunnels": [],
    }
    message = f"test: b: rooms[1].features: only a room of a module has the feature '{feature}'"
    assert errors_of(board=[board]) == [message]


@rule("RUL-106")
def test_two_minor_secrets_are_needed_for_every_space() -> None:
    rooms = [{"id": f"x{n}", "secrets": ["minor-secret"]} for n in range(1, 5)]
    errors = errors_of(module=[{**MODULE, "rooms": rooms}])
    first = "hydroponics.doomsday-cannon.med-lab"
    assert errors[0] == f"modules.toml: {first}: rooms: 15 spaces for minor-secret tokens need 30, but there are 28"
    assert len(errors) == 24  # the ships that contain it


@rule("SPA-2.1")
def test_a_module_of_a_pack_can_lie_in_every_position() -> None:
    pack = load_pack("space", [inline(module=[{**MODULE, "id": "sauna"}])])
    assert len(pack.boards) == 72  # three faces for one of three places
    rules = open_game("space:arena.sauna.promenade", [inline(module=[{**MODULE, "id": "sauna"}])])
    Scene(rules, seat0={"room": "k1", "boots": 1}).choose("move:x1").expect(room="x1")


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        *({"rooms": [{"id": "x1", "features": ["pot"]}]}, {"rooms": [{"id": "x1", "port": []}]}, {"peace": "a"}),
        *(
            {"doors": [{"id": "bow"}]},
            {"tunnels": [{"from": "x1"}]},
            {"tunnels": [{"from": "x1", "to": "x2", "monster": 1}]},
        ),
    ],
)
def test_the_schema_refuses_wrong_modules(change: dict[str, Any]) -> None:
    schema = pack_schema(VOCABULARY)
    jsonschema.validate({"origin": "own", "module": [MODULE], "ship": [ship()]}, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"module": [{**MODULE, **change}]}, schema)


def test_the_schema_knows_every_key_of_modules_and_ships() -> None:
    entries = pack_schema(VOCABULARY)["$defs"]
    assert isinstance(entries, dict)
    module, whole = entries["module"]["properties"], entries["ship"]["properties"]
    assert (set(module), set(whole)) == (set(MODULE_KEYS), set(SHIP_KEYS))
    assert set(module["rooms"]["items"]["properties"]) == set(ROOM_KEYS)
    assert set(module["doors"]["items"]["properties"]) == set(DOOR_KEYS)
    assert set(whole["boards"]["items"]["properties"]) == set(BOARD_KEYS)


@rule("SPA-2.1")
def test_there_are_forty_eight_ships_and_the_recommended_one_is_the_first() -> None:
    ships = faces("space")
    assert len(ships) == len(set(ships)) == 48 and ships[0] == "hydroponics.doomsday-cannon.med-lab"
    assert set(ships) == set(load_pack("space").boards)
    pairs = [("hydroponics", "engineering"), ("doomsday-cannon", "arena"), ("med-lab", "promenade")]
    assert set(ships) == {".".join(order) for three in product(*pairs) for order in permutations(three)}
    assert [spec for spec in specs() if spec.startswith("space")] == ["space", *(f"space:{face}" for face in ships[1:])]


@rule("SPA-2.1")
@pytest.mark.parametrize(
    ("face", "message"),
    [
        ("hydroponics.engineering.med-lab", "'space' has no face 'hydroponics.engineering.med-lab'"),
        ("hydroponics", "'space' has no face 'hydroponics'"),
        ("hydroponics.arena.medlab", "did you mean 'hydroponics.arena.med-lab'?"),
    ],
)
def test_two_faces_of_one_board_never_lie_in_a_ship(face: str, message: str) -> None:
    with pytest.raises(SpecError) as wrong:
        open_game(f"space:{face}")
    assert message in str(wrong.value)


# Printed counts of the six faces: rooms, major and minor secrets, ports, loud ports, rooms that heal, markets.
BUDGETS = {
    "hydroponics": (12, 2, 3, 6, 2, 0, 2),
    "engineering": (15, 2, 3, 6, 1, 0, 1),
    "doomsday-cannon": (12, 2, 3, 5, 2, 0, 1),
    "arena": (14, 1, 3, 6, 2, 1, 1),
    "med-lab": (15, 2, 3, 5, 1, 4, 1),
    "promenade": (13, 2, 3, 6, 2, 0, 3),
    "cargo-bay": (12, 1, 1, 0, 0, 0, 0),  # our own counts from here on
    "corridor": (6, 1, 2, 0, 0, 0, 0),
    "command": (15, 3, 2, 0, 0, 1, 0),
    "clank-area": (0, 0, 0, 0, 0, 0, 0),
}


def words(program: Program) -> list[str]:
    return [effect.word for effect in program.effects]


@rule("SPA-1.1", "SPA-2.1")
@pytest.mark.parametrize("id", BUDGETS)
def test_every_face_has_what_is_known_of_it(id: str) -> None:
    face = next(face for face in faces("space") if id in face.split(".") or id not in "".join(faces("space")))
    board = load_pack("space").boards[face]
    module = [module.id for module in board.modules].index(id)
    rooms = [room for room in range(len(board.rooms)) if board.module_of[room] == module]
    majors, minors = (
        sum(1 for room in rooms if board.spaces[room] & KINDS[f"{kind}-secret"]) for kind in ("major", "minor")
    )
    ports = [room for room in rooms if board.features[room] & PORT]
    loud = [room for room in ports if "clank" in words(board.texts[PORT][room])]
    heals = [room for room in rooms if "heal" in words(board.texts[REWARD][room])]
    markets = [room for room in rooms if board.features[room] & MARKET]
    assert (len(rooms), majors, minors, len(ports), len(loud), len(heals), len(markets)) == BUDGETS[id]


@rule("SPA-1.1", "SPA-2.4", "RUL-106")
@EVERY_SHIP
def test_every_ship_uses_the_tokens_there_are(face: str) -> None:
    board = load_pack("space").boards[face]
    majors = sum(1 for kinds in board.spaces if kinds & KINDS["major-secret"])
    minors = sum(1 for kinds in board.spaces if kinds & KINDS["minor-secret"])
    assert (majors, minors * 2) == (11 - ("arena" in sides(board)), 28)
    tokens = load_pack("space").tokens
    laid = sorted(tokens[token].id for tokens_here in board.laid for token in tokens_here)
    assert laid == sorted([*(f"artifact-{n}" for n in (5, 10, 15, 20, 25, 30)), *["escape-pod"] * 4])


@rule("SPA-2.1", "SPA-5.6", "SPA-5.7", "SPA-2.6")
@EVERY_SHIP
def test_every_ship_has_its_machines(face: str) -> None:
    board = load_pack("space").boards[face]
    count = {name: sum(1 for bits in board.features if bits & bit) for name, bit in FEATURES.items()}
    assert (count["hyperlift"], count["locked-lift"], count["teleporter"], count["pod"]) == (4, 1, 4, 4)
    assert count["market"] >= 3 and count["port"] >= 16 and count["start"] == 0
    assert {module.id for module in board.modules} == {
        *("cargo-bay", "corridor", "command", "clank-area"),
        *sides(board),
    }
    assert [module.id for module in board.modules if module.turned] == sides(board)[:1]


@rule("RUL-50", "RUL-54")
@EVERY_SHIP
def test_nothing_is_to_be_had_where_one_can_ride_again_and_again(face: str) -> None:
    board = load_pack("space").boards[face]
    for room, bits in enumerate(board.features):
        if bits & (HYPERLIFT | TELEPORTER):
            assert not bits & (REWARD | SECURITY) and not board.spaces[room] and board.texts[REWARD][room] is NO_PROGRAM


def reached(board: Board, start: int, *, backwards: bool = False, closed: int = 0) -> set[int]:
    """Returns the rooms reached on foot from `start` (`backwards`: that reach it), without keys or `closed` features."""
    found, new = {start}, [start]
    while new:
        room = new.pop()
        for tunnel in board.tunnels():
            a, b = (tunnel.end, tunnel.start) if backwards else (tunnel.start, tunnel.end)
            if (
                a == room
                and not tunnel.locks
                and not tunnel.against
                and b not in found
                and not board.features[b] & closed
            ):
                found.add(b)
                new.append(b)
    return found


@rule("SPA-2.1", "SPA-5.1")
@EVERY_SHIP
def test_every_room_can_be_reached_and_left_without_a_key(face: str) -> None:
    board = load_pack("space").boards[face]
    everything = set(range(len(board.rooms)))
    assert reached(board, board.start, closed=POD) == {room for room in everything if not board.features[room] & POD}
    assert reached(board, board.start) == everything
    assert reached(board, board.start, backwards=True) == everything


@rule("SPA-5.10", "SPA-6.2")
@EVERY_SHIP
def test_ports_of_every_module_can_be_reached_before_there_is_a_code(face: str) -> None:
    board = load_pack("space").boards[face]
    outside = reached(board, board.start, closed=COMMAND | POD)
    ports = {room for room, bits in enumerate(board.features) if bits & PORT}
    assert ports <= outside
    assert len({board.module_of[room] for room in ports}) == 3
    assert ports <= reached(board, board.start, backwards=True, closed=COMMAND)


@rule("SPA-2.1")
@EVERY_SHIP
def test_rooms_are_drawn_inside_their_modules_and_apart(face: str) -> None:
    board = load_pack("space").boards[face]
    for room, (x, y) in enumerate(board.places):
        module = board.modules[board.module_of[room]]
        assert module.at[0] <= x <= module.at[0] + module.size[0] and module.at[1] <= y <= module.at[1] + module.size[1]
    assert len({(round(x, 3), round(y, 3)) for x, y in board.places}) == len(board.places)
    assert board.aspect == pytest.approx(1.9)
