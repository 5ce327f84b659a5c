"""Content of a game for clients: complete, in every language, in the units of its pictures, with the right cache
headers.
"""

from __future__ import annotations

import re
from math import cos, radians, sin
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import msgspec
import pytest

from plain import view_data
from tiptoe.catalog import all_specs, open_game, specs
from tiptoe.core.choice import VERBS
from tiptoe.core.event import EVENTS
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.core.tiles import START
from tiptoe.draw.layout.tile import lying_mouths, tile_plan
from tiptoe.draw.svg.palette import PALETTES
from tiptoe.draw.svg.pictures import bare_board_svg, bare_tile_svg, symbol_names
from tiptoe.languages import FINISHED
from tiptoe.rulebook.matrix import load_rules
from tiptoe.rules.turn import begin
from tiptoe.scenarios.runner import read_scenario
from tiptoe.service.content.build import content, played
from tiptoe.service.endpoints import ENDPOINTS
from tiptoe.service.routing import GET
from tiptoe.text.card_parts import ICONS
from tiptoe.view.view import View
from tiptoe.web.routes import pages as site
from tiptoe.wire.content import CardContent, Content, TokenContent
from tools import wire_types
from web.people import Person, run, started
from web.servers import Server

ROOT = Path(__file__).resolve().parents[2]
EVERYTHING = ("classic", "classic:dusk", "catacombs+promo+party+party-cards", "catacombs:b+subterra:hard")
SAME_FOR_ALL = {
    "/api/catalog": "/api/catalog",
    "/api/lessons": "/api/lessons",
    "/api/content/{spec}": "/api/content/classic",
    "/api/pictures/{spec}/board.svg": "/api/pictures/classic/board.svg",
    "/api/pictures/{spec}/tiles/{file}": "/api/pictures/catacombs/tiles/d01.svg",
    "/api/pictures/symbols/{file}": "/api/pictures/symbols/portal.svg",
    "/api/rules": "/api/rules",
    "/api/book/{spec}": "/api/book/classic",
    "/api/examples/{id}": "/api/examples/catacombs.crypt",
    "/api/primer/{game}": "/api/primer/classic",
    "/api/workshop/{game}": "/api/workshop/classic",
}
NOT_KEPT = ("/api/tables", "/api/packs", "/api/rules/{id}")  # what changes, and what is a few lines
OF_SOMEBODY = {"table", "name", "digest"}  # in paths: a table, a record, a pack
MARK = re.compile(r"\{([a-z]+):(-?\d+)\}")


def checked_content(spec: str, language: str) -> Content:
    """Returns the content of a game after checking its names, icons and lines."""
    rules, found = open_game(spec), content(spec, language)
    assert found.language == language
    assert list(found.cards) == [card.id for card in rules.pack.cards if played(rules, card)]
    assert list(found.tokens) == [token.id for token in rules.pack.tokens if played(rules, token)]
    assert {*found.params.reserve, *found.params.starter} <= set(found.cards)
    assert all(rules.pack.cards[number].id in found.cards for number in rules.dungeon)
    entries: list[CardContent | TokenContent] = [*found.cards.values(), *found.tokens.values()]
    for entry in entries:
        assert entry.name
        assert entry.kind_name
        assert all(gain.what in ICONS for gain in entry.gains)
        assert all(line.text and not MARK.search(line.text) for line in entry.lines)
        assert all(what in ICONS for line in entry.lines for what, _ in MARK.findall(line.marked))
    assert (found.board is None) == bool(rules.pack.tiles)
    assert (found.tiles is None) == (not rules.pack.tiles)
    return found


@pytest.mark.parametrize("number", range(4))
def test_every_stack_has_its_content(number: int) -> None:
    """Covers every spec, with every fifth ship: `test_pictures_are_bare` draws all ships."""
    ships = [spec for spec in all_specs() if spec.startswith("space")]
    shown = [spec for spec in all_specs() if spec not in ships] + ships[::5]
    for i, spec in enumerate(shown[number::4]):
        checked_content(spec, FINISHED[i % len(FINISHED)])


@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("spec", EVERYTHING)
def test_everything_has_its_entry_in_every_language(spec: str, language: str) -> None:
    found = checked_content(spec, language)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Content) == found
    words = [*found.features.values(), *found.marks.values(), *found.moments.values(), *found.seats]
    assert all([*words, *found.card_kinds.values(), *(kind.name for kind in found.kinds.values())])


def test_a_card_says_everything_once() -> None:
    """A card's content has gains as icons, the rest in words, and the full sentences."""
    card = content("classic", "en").cards["the-mountain-king"]
    assert [(gain.what, gain.n) for gain in card.gains] == [("skill", 2), ("swords", 1), ("boots", 1)]
    assert [line.marked for line in card.lines] == ["If you have a Crown: {swords:1}, {boots:1}."]
    assert card.full == ["+2 Skill, +1 Sword, +1 Boot. If you have a Crown: +1 Sword, +1 Boot."]
    eye = content("classic", "en").cards["dragons-eye"]
    assert (eye.points, eye.points_text) == (None, "10 points at the end if you have a Mastery token.")
    assert (eye.where, eye.lines, [(gain.moment, gain.what) for gain in eye.gains]) == (
        "Only in the Depths.",
        [],
        [("play", "draw"), ("acquire", "clank")],
    )
    assert content("classic", "en").cards["goblin"].paid_in == "swords"
    assert content("classic", "en").cards["burgle"].paid_in == "none"


@pytest.mark.parametrize("spec", ["classic", "classic:dusk"])
def test_the_places_of_a_board_lie_on_its_picture(spec: str) -> None:
    board, rules = content(spec, "fr").board, open_game(spec)
    assert board is not None
    assert list(board.rooms) == rules.board.rooms
    for room in board.rooms.values():
        assert room.rx < room.x < board.width - room.rx
        assert room.ry < room.y < board.height - room.ry
    for tunnel in board.tunnels:
        assert {tunnel.start, tunnel.end} <= set(board.rooms)
        assert tunnel.keys == (tunnel.end, tunnel.start)
        signs = [mark.what for mark in tunnel.marks]
        assert (signs.count("monster"), signs.count("lock")) == (tunnel.monsters, tunnel.locks)
        assert (("footprints" in signs), ("arrow" in signs)) == (tunnel.boots > 1, tunnel.arrow)
        assert all(0 < mark.x < board.width and 0 < mark.y < board.height for mark in tunnel.marks)
    assert len(board.tunnels) * 2 == len(rules.board.tunnels())


def turned(point: tuple[float, float], turn: int) -> tuple[float, float]:
    """Turns a point as docs/formats/content.md says."""
    x, y = point
    for _ in range(turn):
        x, y = 360 - y, x
    return x, y


@pytest.mark.parametrize("spec", ["catacombs", "catacombs:b"])
def test_a_client_can_turn_a_tile(spec: str) -> None:
    """The turned places match the drawing of the turned tile, and the turned mouths the names in keys."""
    tiles, pack = content(spec, "pt-BR").tiles, open_game(spec).pack
    assert tiles is not None
    assert set(tiles.tiles) == {tile.id for tile in pack.tiles if tile.set != START} | {tiles.start}
    for tile in [tile for tile in pack.tiles if tile.set != START]:
        entry = tiles.tiles[tile.id]
        for turn in range(4):
            ovals = [(round(oval.x), round(oval.y)) for oval in tile_plan(tile, turn).rooms]
            placed = [turned((room.x, room.y), turn) for room in entry.rooms]
            assert [(round(x), round(y)) for x, y in placed] == ovals
            names = [mouth.name for mouth in entry.mouths]
            as_it_lies = {names[(i + 2 * turn) % 8]: turned((m.x, m.y), turn) for i, m in enumerate(entry.mouths)}
            for name, (x, y), _ in lying_mouths(tile, turn):
                assert as_it_lies[name] == pytest.approx((x, y), abs=0.1)


def test_a_mark_points_along_its_tunnel() -> None:
    """An arrow's angle is that of its tunnel, from `from` to `to`."""
    tiles = content("catacombs", "en").tiles
    assert tiles is not None
    arrows = [(tile, mark) for tile in tiles.tiles.values() for mark in tile.marks if mark.what == "arrow"]
    assert arrows
    for tile, mark in arrows:
        assert not mark.upright
        assert mark.part is not None
        part = tile.parts[mark.part]
        ends = {room.id: (room.x, room.y) for room in tile.rooms} | {
            mouth.name: (mouth.x, mouth.y) for mouth in tile.mouths
        }
        (ax, ay), (bx, by) = ends[part.start], ends[part.end]
        assert (bx - ax) * cos(radians(mark.angle)) + (by - ay) * sin(radians(mark.angle)) > 0


@pytest.mark.parametrize("spec", EVERYTHING)
def test_whatever_a_view_names_is_in_the_content(spec: str) -> None:
    rules, found = open_game(spec), content(spec, "en")
    known = {*found.cards, *found.tokens, *found.kinds}
    state, rng = begin(State(rules, seeded(3)), rules.params.seats[-1]), seeded(4)
    for _ in range(300):
        if state.over:
            break
        assert names_in_view(view_data(View(state, state.active))) <= known
        legal = choices(state)
        apply(state, legal[rng.below(len(legal))])


def names_in_view(view: dict[str, Any]) -> set[str]:
    """Returns every card and token that a view names."""
    listed = [view["row"], view["market"], view["box"], view["dungeon_discard"], view["trashed"], [*view["reserve"]]]
    listed += [*view["room_tokens"].values(), *([view["map"]["artifacts"]] if "map" in view else [])]
    listed += [seat[pile] or [] for seat in view["seats"] for pile in ("hand", "deck", "discard", "in_play", "tokens")]
    return {id for ids in listed for id in ids if id is not None}


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("spec", specs())
def test_pictures_are_bare(spec: str, theme: str) -> None:
    """Pictures are SVG without words, scripts, styles and links; numbers stand only on boards, which do not turn."""
    rules = open_game(spec)
    drawings = [bare_tile_svg(tile, PALETTES[theme]) for tile in rules.pack.tiles]
    for drawing in drawings or [bare_board_svg(rules.board, rules.pack, PALETTES[theme])]:
        elements = list(ElementTree.fromstring(drawing).iter())
        tags = {element.tag.rpartition("}")[2] for element in elements}
        assert all(words.isdigit() for element in elements if (words := (element.text or "").strip()))
        assert tags <= {
            "svg",
            "title",
            "defs",
            "linearGradient",
            "radialGradient",
            "stop",
            "g",
            "path",
            "rect",
            "circle",
            "use",
            "ellipse",
            "text",
        }
        assert not drawings or not tags & {"use", "text"}
        assert "class=" not in drawing.replace('class="t-map"', "")
        used, defined = set(re.findall(r"#(t-[\w-]+)", drawing)), set(re.findall(r'id="(t-[\w-]+)"', drawing))
        assert used == defined


# Over HTTP


def ask(server: Server, *paths: str, **headers: str) -> list[httpx.Response]:
    with httpx.Client(base_url=f"http://{server.address}", headers=headers, timeout=60) as client:
        return [client.get(path) for path in paths]


def test_content_pictures_and_rules_are_served(server: Server) -> None:
    for spec in ("classic:dusk", "catacombs:b+party"):
        (told,) = ask(server, f"/api/content/{spec}?lang=fr")
        assert told.status_code == 200
        assert told.json() == msgspec.json.decode(msgspec.json.encode(content(spec, "fr")))
        pictures = [told.json()["board"]["picture"]] if told.json()["board"] else []
        pictures += [tile["picture"] for tile in (told.json()["tiles"] or {"tiles": {}})["tiles"].values()]
        for answer in ask(server, *pictures, *(f"{picture}&theme=parchment" for picture in pictures)):
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert ElementTree.fromstring(answer.text).get("viewBox")
    for answer in ask(server, *(f"/api/pictures/symbols/{name}.svg" for name in symbol_names())):
        assert ElementTree.fromstring(answer.text).get("viewBox") == "0 0 96 96"


def test_every_answer_that_is_the_same_for_all_has_a_sample() -> None:
    same = [
        endpoint.path
        for endpoint in ENDPOINTS
        if endpoint.method == GET and not endpoint.private and OF_SOMEBODY.isdisjoint(endpoint.names)
    ]
    assert {*same} == {*SAME_FOR_ALL, *NOT_KEPT}


@pytest.mark.parametrize("path", SAME_FOR_ALL.values())
def test_what_has_not_changed_is_not_sent_again(server: Server, path: str) -> None:
    """Found: the catalog, which everybody fetches first, was 11 kB instead of 2, and was sent on every visit."""
    (first,) = ask(server, path)
    (again,) = ask(server, path, **{"if-none-match": first.headers["etag"]})
    (plain,) = ask(server, path, **{"accept-encoding": "identity"})
    assert (first.headers["cache-control"], first.headers["content-encoding"]) == ("no-cache", "gzip")
    assert (again.status_code, again.content) == (304, b"")
    assert plain.content == first.content
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    ("path", "status", "near"),
    [
        ("/api/content/clasic", 404, "'classic'"),
        ("/api/content/classic:dsk", 404, "'dusk'"),
        ("/api/content/classic?lang=xx", 400, "lang=xx"),
        ("/api/pictures/catacombs/board.svg", 404, "tiles"),
        ("/api/pictures/catacombs/tiles/d99.svg", 404, "'d99'"),
        ("/api/pictures/classic/tiles/d01.svg", 404, "has no tile"),
        ("/api/pictures/classic/board.svg?theme=noir", 400, "theme=noir"),
        ("/api/pictures/symbols/portl.svg", 404, "'portal'"),
        ("/api/pictures/symbols/portal.png", 404, ".svg"),
        ("/api/rules?lang=xx", 400, "lang=xx"),
        ("/api/book/klassic", 404, "klassic"),
        ("/api/rules/CORE-99.9", 404, "CORE-99.9"),
    ],
)
def test_what_is_not_there_is_said_clearly(server: Server, path: str, status: int, near: str) -> None:
    (answer,) = ask(server, path)
    assert answer.status_code == status
    assert near in answer.json()["detail"]
    assert answer.headers["cache-control"] == "no-store"


def test_the_rulebook_is_served(server: Server) -> None:
    book, one = ask(server, "/api/rules?lang=fr", "/api/rules/CORE-7.4?lang=fr")
    assert [rule["id"] for rule in book.json()["rules"]] == list(load_rules())
    assert {rule["game"] for rule in book.json()["rules"]} >= {"core", "classic", "catacombs", "rulings"}
    assert one.json() in book.json()["rules"]
    assert {rule["language"] for rule in book.json()["rules"]} == {book.json()["language"]} == {"fr"}


def test_why_a_key_is_not_offered(server: Server) -> None:
    """To the seat that is asked with its rule; to everybody else nothing of the question."""

    async def story() -> None:
        people = (await started(server.address, "classic", ["", ""])).people
        stranger = Person(server.address)
        stranger.table = people[0].table
        asked = server.session(people[0].table).table.asked
        hand = server.session(people[0].table).table.state.seats[asked].hand
        card = server.session(people[0].table).table.state.cards[hand[0]].id
        for person in (*people, stranger):
            answers = [
                (await person.get("/why", key=key, lang="fr")).json() for key in (f"play:{card}", "end-turn", "hm")
            ]
            if person.seat == asked:
                assert [(answer["offered"], answer["word"]) for answer in answers] == [
                    (True, ""),
                    (False, "hand-not-empty"),
                    (False, "not-understood"),
                ]
                assert answers[1]["rule"].startswith("CORE-")
                assert answers[1]["rule"] and answers[1]["rule"] not in answers[1]["text"]
                assert answers[1]["rules"][0] == answers[1]["rule"]
                assert (await person.get("/why", spot="end", lang="fr")).json() == answers[1]
                scenario = (await person.get("/scenario", key="end-turn")).json()["scenario"]
                assert read_scenario(scenario).content["step"] == [{"refuse": ["end-turn"]}]
                assert (await person.get("/why", spot=f"hand:{card}", lang="fr")).json() == answers[0]
                assert (await person.get("/why", spot="bag", lang="fr")).json()["text"] == ""
            else:
                assert {(answer["offered"], answer["word"]) for answer in answers} == {(False, "not-your-decision")}
                assert all(answer["text"] for answer in answers)

    run(story())


# The pages


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>client</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-abc.js").write_text("export {}")
    monkeypatch.setattr(site, "STATIC", tmp_path)
    return tmp_path


def test_the_client_is_served(built: Path, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue("server")
    table = "0" * 24
    pages = ask(server, "/", f"/t/{table}", "/cards/classic", "/favicon.svg", "/assets/index-abc.js")
    assert [page.status_code for page in pages] == [200] * 5
    assert ["client" in page.text for page in pages] == [True, True, True, False, False]
    assert [page.headers["cache-control"] for page in pages[:4]] == ["no-cache"] * 4
    assert "immutable" in pages[4].headers["cache-control"]
    assert pages[4].headers["content-encoding"] == "gzip"
    assert "javascript" in pages[4].headers["content-type"]
    assert "default-src 'self'" in pages[0].headers["content-security-policy"]
    assert "attachment" not in pages[0].headers.get("content-disposition", "")
    missing = ask(server, "/assets/none.js", "/nowhere", "/api/nowhere", "/none.txt", "/../pyproject.toml", "/health")
    assert [page.status_code for page in missing] == [404, 404, 404, 404, 404, 200]


def test_without_a_client_there_is_a_plain_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(site, "STATIC", tmp_path)
    server: Server = request.getfixturevalue("server")
    pages = ask(server, "/", f"/t/{'0' * 24}", "/assets/index.js")
    assert [page.status_code for page in pages] == [200, 200, 404]
    assert "No tables yet" in pages[0].text


# The document for programs


def test_the_document_holds_everything_that_travels() -> None:
    document = wire_types.document()
    schemas = document["components"]["schemas"]
    wanted = {
        "Content",
        "Offer",
        "Cost",
        "Why",
        "Rules",
        "Hello",
        "Told",
        "Present",
        "Done",
        "Refusal",
        "Ask",
        "NewTable",
    }
    assert wanted | {"ServerMessage", "ClientMessage"} <= set(schemas)
    mentioned = set(re.findall(r"#/components/schemas/(\w+)", str(document)))
    assert mentioned <= set(schemas)
    assert "examples" not in schemas["Content"]
    assert set(schemas["Offer"]["required"]) == {"key", "verb", "text"}


def test_the_client_knows_every_event_and_every_verb() -> None:
    made = (ROOT / "client" / "src" / "lib" / "net" / "names.ts").read_text(encoding="utf-8")
    known = set(re.findall(r'^  "([\w-]+)",$', made, re.MULTILINE))
    assert known == {*EVENTS, *(verb.word for verb in VERBS.values())}, "run tools/wire_types.py"


def test_the_document_of_the_client_is_up_to_date() -> None:
    assert wire_types.OUT.read_text(encoding="utf-8") == wire_types.text(), "run tools/wire_types.py"
