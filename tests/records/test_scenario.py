"""Scenarios: they pass, fail with step, expected and found value, and name the mistakes of an unreadable file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tiptoe.catalog import GAMES, open_game
from tiptoe.core.choice import VERBS
from tiptoe.core.components import KINDS
from tiptoe.core.event import EVENTS
from tiptoe.packs.boards import BOARD_KEYS
from tiptoe.packs.loader import CARD_KEYS, TOKEN_KEYS
from tiptoe.packs.ships import DOOR_KEYS, MODULE_KEYS, SHIP_KEYS
from tiptoe.scenarios.fact_paths import SEAT_FACTS, STATE_FACTS
from tiptoe.scenarios.parsing import own_name_of
from tiptoe.scenarios.runner import KEYS, STEP_KEYS, ScenarioError, ScenarioFailed, read_scenario, read_scenarios
from tiptoe.scenarios.setup import GIVEN, GIVEN_TO_A_SEAT

DOCS = Path(__file__).parents[2] / "docs"


def run(text: str) -> None:
    read_scenario(text, "example.toml").run()


def fails(text: str, message: str) -> None:
    with pytest.raises(ScenarioFailed) as failed:
        run(text)
    assert str(failed.value) == f"example.toml: {message}"


def is_none(text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        run(text)
    assert str(wrong.value) == f"example.toml: {message}"


GOBLIN = "[given.seat0]\nswords = 2\n[[step]]\ndo = 'fight:goblin'\n"


def test_a_scenario_holds() -> None:
    run(
        GOBLIN
        + "expect = { seat0 = { gold = 1, swords = 0 }, offered = ['end-turn'], events = ['MonsterDefeated', 'GoldGained'] }"
    )


def test_a_failure_says_step_expected_and_found() -> None:
    fails(GOBLIN + "expect = { seat0.gold = 2 }", "step 1: seat0.gold: expected 2, found 1")
    fails(
        GOBLIN + "expect = { offers = ['fight:goblin'] }",
        "step 1: 'fight:goblin': expected to be offered, found offered: end-turn",
    )
    fails(
        GOBLIN + "expect = { withholds = ['end-turn'] }",
        "step 1: 'end-turn': expected to be withheld, found offered: end-turn",
    )
    fails(
        GOBLIN + "expect = { events = ['GoldGained', 'MonsterDefeated'] }",
        "step 1: events: expected MonsterDefeated in its place, found MonsterDefeated, GoldGained",
    )


def test_a_choice_that_is_refused_says_why() -> None:
    message = "step 1: 'fight:goblin' refused to seat 0 at 'your-turn': need-swords (CORE-9.4); offered: end-turn"
    fails("[[step]]\ndo = 'fight:goblin'\n", message)


def test_a_refusal_is_held_to_its_rule() -> None:
    run("[[step]]\nrefuse = [{ key = 'fight:goblin', rule = 'CORE-9.4' }, 'move:d5']\n")
    fails(
        "[[step]]\nrefuse = { key = 'fight:goblin', rule = 'CORE-9.1' }\n",
        "step 1: 'fight:goblin': expected to be refused by CORE-9.1, found CORE-9.4 (need-swords)",
    )
    fails("[[step]]\nrefuse = 'end-turn'\n", "step 1: 'end-turn': expected to be refused, but it is offered")


def test_cubes_and_shuffles_are_forced() -> None:
    run("""
[given]
deck = ["ogre", "secret-tome", "secret-tome", "secret-tome", "secret-tome", "secret-tome"]
[given.seat0]
clank = 2
discard = ["burgle", "stumble", "sidestep"]
[given.seat1]
clank = 1
[[step]]
shuffles = [["sidestep", "burgle", "stumble"]]
cubes = ["seat0", "black", "seat1"]
do = "end-turn"
expect = { seat0 = { damage = 1, bag = 1, hand = ["burgle", "sidestep", "stumble"] }, seat1.damage = 1, black_aside = 1, active = 1 }
""")


def test_forced_luck_must_fit_and_come_up() -> None:
    fails("[[step]]\ncubes = ['black']\n", "step 1: not all forced shuffles and cubes came up")
    with pytest.raises(ScenarioFailed, match="a forced shuffle holds"):
        run("[given.seat0]\ndiscard = ['burgle']\n[[step]]\nshuffles = [['stumble']]\ndo = 'end-turn'\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[step]", "not valid TOML: Expected ']]' at the end of an array declaration (at line 1, column 7)"),
        ("titel = 'x'\n[[step]]", "titel: unknown key; did you mean 'title'?"),
        ("title = 'x'", "step: a scenario needs at least one [[step]]"),
        ("rules = 'CORE-1.1'\n[[step]]", "rules: expected a list of rule ids such as [\"CORE-9.6\"], found 'CORE-1.1'"),
        ("spec = 'clasic'\n[[step]]", "unknown game 'clasic'; did you mean 'classic'?"),
        ("seats = 5\n[[step]]", "classic is for 2, 3 or 4 seats, not 5 (RUL-35)"),
        ("seats = 'two'\n[[step]]", "seats: expected a whole number, found 'two'"),
        ("[given]\nrwo = []\n[[step]]", "given: unknown 'rwo'; did you mean 'row'?"),
        ("[given]\nrow = ['ogr']\n[[step]]", "given.row: unknown 'ogr'; did you mean 'ogre'?"),
        ("[given]\nrow = ['ogre', 'ogre', 'ogre', 'ogre', 'ogre', 'ogre', 'ogre']\n[[step]]", "given.row: the row has 6 slots, found 7 cards (CORE-1.4)"),
        ("[given]\nmarker = 9\n[[step]]", "given.marker: expected 1 to 7, found 9"),
        ("[given.seat0]\nhnad = []\n[[step]]", "given.seat0: unknown 'hnad'; did you mean 'hand'?"),
        ("[given.seat0]\nroom = 'd99'\n[[step]]", "given.seat0.room: unknown 'd99'; did you mean 'd9'?"),
        ("[given.seat0]\nclank = 31\n[[step]]", "given.seat0: 31 cubes are placed, a seat has 30 (CORE-1.1)"),
        ("[given.seat0]\nstatus = 'asleep'\n[[step]]", "given.seat0.status: unknown 'asleep'; known: escaped, in-play, knocked-out"),
        ("[given.seat0]\nstatus = 'escaped'\n[[step]]", "given.active: seat0 is out, so it has no turn to begin with"),
        ("[[step]]\ndoo = 'x'", "step 1.doo: unknown key; did you mean 'do'?"),
        ("[[step]]\nexpect = { seat0.glod = 1 }", "step 1: expect.seat0.glod: unknown; did you mean 'gold'?"),
        ("[[step]]\nexpect = { markr = 1 }", "step 1: expect.markr: unknown; did you mean 'marker'?"),
        ("[[step]]\ncubes = ['red']", "step 1.cubes: unknown cube 'red'; known: black, seat0, seat1"),
        ("[[card]]\nid = 'x'\nkind = 'action'\nplay = [{ skil = 1 }]\n[[step]]", "example.toml: x: play[0]: unknown effect 'skil'; did you mean 'skill'?"),
    ],
)  # fmt: skip
def test_what_is_no_scenario_says_where_and_what_would_be_right(text: str, message: str) -> None:
    is_none(text, message)


CATACOMBS = "spec = 'catacombs+subterra:easy'\n[given]\n{}\n[[step]]"
START_AND_D01 = "tiles = [{ tile = 'd01', at = [1, 0] }]\n"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("tiles = ['d01']", "given.tiles[0]: expected a table, found 'd01'"),
        ("tiles = [{ tile = 'd1', at = [1, 0] }]", "given.tiles[0].tile: unknown 'd1'; did you mean 'd21'?"),
        ("tiles = [{ tile = 'start-b', at = [1, 0] }]", "given.tiles[0].tile: unknown 'start-b'; known: d01, d02"),
        ("tiles = [{ tile = 'd01', at = [1, 0], trun = 1 }]", "given.tiles[0]: unknown 'trun'; did you mean 'turn'?"),
        ("tiles = [{ tile = 'd01', at = [1, 0], turn = 4 }]", "given.tiles[0].turn: expected 0 to 3, found 4"),
        ("tiles = [{ tile = 'd01' }]", "given.tiles[0].at: expected a list, found None"),
        ("tiles = [{ tile = 'd01', at = [1] }]", "given.tiles[0].at: expected cells east and south of the start such as [1, 0], found [1]"),
        ("tiles = [{ tile = 'd01', at = [0, 1] }]", "given.tiles[0].at: a tile lies on [0, 1] already (CAT-4.2)"),
        ("tiles = [{ tile = 'd01', at = [1, 2] }]", "given.tiles[0].at: [1, 2] shares no side with a tile laid before (CAT-4.2)"),
        ("tiles = [{ tile = 'd01', at = [1, 0] }, { tile = 'd01', at = [1, 1] }]", "given.tiles[1].tile: 'd01' lies on the table already"),
        ("stack = ['d01', 'd01']", "given.stack: 'd01' lies on the table or in the stack already"),
        (START_AND_D01 + "stack = ['d01']", "given.stack: 'd01' lies on the table or in the stack already"),
        ("artifacts = ['chalice']", "given.artifacts: 'chalice' is no Artifact"),
        ("pools = { prisoners = [] }", "given.pools: unknown 'prisoners'; did you mean 'prisoner'?"),
        ("pools = { prisoner = ['chalice'] }", "given.pools.prisoner: 'chalice' belongs to another pool"),
        ("ghosts = { clank = 6 }", "given.ghosts.clank: expected 0 to 5, found 6"),
        ("ghosts = { clnk = 1 }", "given.ghosts: unknown 'clnk'; did you mean 'clank'?"),
        (START_AND_D01 + "opened = ['d01-sump:chset']", "given.opened: unknown 'd01-sump:chset'; did you mean 'd01-sump:chest'?"),
        ("opened = ['d05-hoard:chest']", "given.opened: unknown 'd05-hoard:chest'; known: start-a:E0-shrine"),
        (START_AND_D01 + "offerings = { d01-sump = [0] }", "given.offerings.d01-sump: not for seat 0: no-wayshrine (CAT-6.6)"),
        ("figures = ['d01-sump']", "given.figures: 'd01-sump' is a room of tile 'd01', which does not lie on the table"),
        ("seat0 = { room = 'd01-sump' }", "given.seat0.room: 'd01-sump' is a room of tile 'd01', which does not lie on the table"),
        ("seat0 = { room = 'start-a-nav' }", "given.seat0.room: unknown 'start-a-nav'; did you mean 'start-a-nave'?"),
    ],
)  # fmt: skip
def test_a_map_that_cannot_lie_says_why(given: str, message: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        run(CATACOMBS.format(given))
    assert str(wrong.value).startswith(f"example.toml: {message}")


def test_other_games_have_no_tiles() -> None:
    is_none("[given]\ntiles = []\n[[step]]", "given.tiles: the map of classic does not grow")
    is_none("[given]\nlone_rounds = 1\n[[step]]", "given.lone_rounds: classic counts no such rounds")
    is_none("[[step]]\ncubes = ['ghost']", "step 1.cubes: unknown cube 'ghost'; known: black, seat0, seat1")
    is_none(
        "spec = 'catacombs'\n[[room]]\nid = 'hall'\nfeatures = ['start']\n[[step]]",
        "'catacombs' is played on tiles, not on a board such as 'scenario'",
    )


SPACE = "spec = 'space+lone-rounds'\n[given]\n{}\n[[step]]"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("ports = { hy5 = [0] }", "given.ports.hy5: not for seat 0: no-port (SPA-6.1)"),
        ("ports = { en5 = [0] }", "given.ports: unknown 'en5'; known: cb1, cb2"),
        ("ports = { hy6 = [0, 1] }", "given.ports.hy6: not for seat 1: port-used (SPA-6.1)"),
        ("ports = { hy6 = [2] }", "given.ports.hy6: expected 0 to 1, found 2"),
        ("ports = { hy6 = [0], hy3 = [0] }", "given.ports.hy3: not for seat 0: same-module (SPA-6.2)"),
        ("ports = { hy6 = [0], dc1 = [0], ml2 = [0] }", "given.ports.ml2: not for seat 0: no-data-cubes (SPA-6.1)"),
        ("hunters = { clank = 3, bag = 2 }", "given.hunters.bag: expected 0 to 1, found 2"),
        ("marker = 11", "given.marker: expected 1 to 10, found 11"),
        ("lone_rounds = 25", "given.lone_rounds: expected 0 to 24, found 25"),
    ],
)
def test_a_ship_that_cannot_be_says_why(given: str, message: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        run(SPACE.format(given))
    assert str(wrong.value).startswith(f"example.toml: {message}")


@pytest.mark.parametrize(
    ("given", "aside", "clank", "bag"),
    [
        *(("", 4, 0, 0), ("marker = 7", 4, 0, 0), ("marker = 8", 3, 1, 0), ("marker = 9", 2, 2, 0)),
        *(("marker = 10", 0, 4, 0), ("marker = 10\nhunters = { bag = 3, clank = 1 }", 0, 1, 3)),
    ],
)
def test_hunters_are_as_far_as_the_marker_sent_them(given: str, aside: int, clank: int, bag: int) -> None:
    run(SPACE.format(given) + f"\nexpect = {{ hunters = {{ aside = {aside}, clank = {clank}, bag = {bag} }} }}")


def test_a_ship_is_found_as_it_was_given() -> None:
    run("""
spec = "space:arena.med-lab.engineering"
[given]
ports = { ar10 = [1], en7 = [0] }
reserve = { g0b-l1n = 0, eradibot = 1 }
room_tokens = { pod3 = ["escape-pod"] }
[given.seat0]
tokens = ["command-code", "power-crystal"]
[[step]]
[step.expect]
ports = { ar10 = [1], en7 = [0], ml2 = [] }
reserve = { g0b-l1n = 0, eradibot = 1, fazr = 15 }
room_tokens = { pod3 = ["escape-pod"], pod1 = [] }
seat0 = { room = "cb1", ridden = false, tokens = ["command-code", "power-crystal"] }
""")


def test_tokens_that_are_named_are_in_no_pile_as_well() -> None:
    run("""
spec = "catacombs"
[given]
tiles = [{ tile = "d01", at = [1, 0] }, { tile = "d04", at = [1, 1] }]
[given.seat0]
tokens = ["artifact-5", "chalice", "chalice"]
[[step]]
expect = { room_tokens = { d01-vault = ["artifact-7"], d04-throne = ["artifact-12"], start-a-shrine = ["monkey-idol", "monkey-idol", "monkey-idol"] }, artifacts = ["artifact-10", "artifact-15", "artifact-17", "artifact-20"], pool_sizes = { major-secret = 9 } }
""")
    run("""
spec = "catacombs"
[given]
tiles = [{ tile = "d01", at = [1, 0] }]
room_tokens = { d01-vault = ["artifact-20"] }
[[step]]
expect = { room_tokens = { d01-vault = ["artifact-20"], start-a-shrine = [] }, artifacts = ["artifact-5", "artifact-7", "artifact-10", "artifact-12", "artifact-15", "artifact-17"] }
""")


def test_a_map_is_expected_as_it_is_given() -> None:
    run("""
spec = "catacombs:b+subterra:easy"
seats = 3
[given]
tiles = [{ tile = "d06", at = [1, 0], turn = 2 }]
stack = ["d03", "s01"]
opened = ["start-b:wayside-shrine"]
offerings = { d06-shrine = [2, 1] }
pools = { prisoner = ["monk", "peasant"] }
figures = ["d06-books"]
[given.seat1]
lockpicks = 2
rewarded = ["d06-books"]
artifact_rooms = ["d06-shrine"]
deck = ["burgle", "stumble"]
deck_known = 1
[[step]]
[step.expect]
tiles = [{ tile = "d06", at = [1, 0], turn = 2 }]
tiles_left = 2
stack = ["d03", "s01"]
revealed = ""
opened = ["start-b:wayside-shrine"]
offerings = { d06-shrine = [1, 2], start-b-wayside = [] }
pools = { prisoner = ["monk", "peasant"] }
pool_sizes = { prisoner = 2 }
ghosts = { clank = 1, bag = 0, aside = 4 }
figures = ["d06-books"]
seat0 = { placed = 0, lockpicks = 0 }
seat1 = { placed = 1, supply = 29, lockpicks = 2, rewarded = ["d06-books"], artifact_rooms = ["d06-shrine"], deck_known = 1, discovering = false }
""")


def test_an_unknown_event_is_refused() -> None:
    message = "step 1.expect.events: unknown event 'MonsterDefaeted'; did you mean 'MonsterDefeated'?"
    is_none(GOBLIN + "expect = { events = ['MonsterDefaeted'] }", message)


@pytest.mark.parametrize("page", ["scenario.md", "pack.md"])
def test_every_example_of_the_documentation_runs(page: str) -> None:
    text = (DOCS / "formats" / page).read_text(encoding="utf-8")
    examples = [code for code in re.findall(r"```toml\n(.*?)```", text, re.S) if "[[step]]" in code]
    assert examples or page != "scenario.md"
    for example in examples:
        run(example)


def test_the_documentation_names_everything_that_can_be_written() -> None:
    text = (DOCS / "formats" / "scenario.md").read_text(encoding="utf-8")
    games = [open_game(game) for game in GAMES]
    names = {*KEYS, *STEP_KEYS} | {
        own_name_of(game, name) for game in games for name in (*GIVEN, *GIVEN_TO_A_SEAT, *STATE_FACTS, *SEAT_FACTS)
    }
    names |= {verb.word for verb in VERBS.values()}
    missing = {name for name in names if not re.search(rf"\b{name}\b", text)}
    assert not missing


def test_the_tile_of_the_documentation_loads() -> None:
    page = (DOCS / "formats" / "pack.md").read_text(encoding="utf-8")
    for code in re.findall(r"```toml\n(.*?)```", page, re.S):
        if "[[tile]]" in code:
            run("spec = 'catacombs'\n" + code + "\n[[step]]")


def test_the_module_of_the_documentation_loads() -> None:
    page = (DOCS / "formats" / "pack.md").read_text(encoding="utf-8")
    code = next(code for code in re.findall(r"```toml\n(.*?)```", page, re.S) if "[[module]]" in code)
    walk = "[given.seat0]\nroom = 'k1'\nboots = 2\n[[step]]\ndo = ['move:sa1', 'move:sa2', 'hack:sa2']\n"
    run(
        f"spec = 'space:arena.sauna.med-lab'\n{code}\n{walk}expect = {{ seat0 = {{ clank = 1, gold = 2, damage = 1 }} }}"
    )


def test_the_words_of_the_documentation_are_those_of_packs() -> None:
    page = (DOCS / "formats" / "pack.md").read_text(encoding="utf-8")
    keys = {*CARD_KEYS, *TOKEN_KEYS, *BOARD_KEYS, *MODULE_KEYS, *SHIP_KEYS, *DOOR_KEYS, *KINDS}
    assert {name for name in keys if not re.search(rf"\b{name}\b", page)} == set()


def test_every_event_can_be_expected() -> None:
    page = (DOCS / "reference" / "events.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in EVENTS)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("refuse = 'moove:d2'", "step 1.refuse: 'moove:d2' names no choice: unknown 'moove'; did you mean 'move'?"),
        (
            "refuse = 'play:burgel'",
            "step 1.refuse: 'play:burgel' names nothing: unknown 'burgel'; did you mean 'burgle'?",
        ),
        ("expect = { withholds = ['xyz'] }", "step 1.expect.withholds: 'xyz' names no choice: unknown 'xyz'"),
        ("refuse = { key = 'fight:goblin', rule = 'CORE-9.44' }", "step 1.refuse: unknown rule 'CORE-9.44'"),
        ("expect = { events = { CubeDrawm = 0 } }", "step 1.expect.events: unknown event 'CubeDrawm'"),
    ],
)
def test_what_cannot_be_read_proves_nothing(step: str, message: str) -> None:
    """Rules review, false passes: a misspelt key was refused and withheld by every game."""
    with pytest.raises(ScenarioError) as wrong:
        run(f"[[step]]\n{step}\n")
    assert str(wrong.value).startswith(f"example.toml: {message}")


def test_unknown_rules_are_no_rules() -> None:
    is_none("rules = ['CORE-9.66']\n[[step]]", "rules: unknown rule 'CORE-9.66'; did you mean 'CORE-9.6'?")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("[given.seat0]\ndamage = 10", "given.seat0.damage: with 10 damage it is out (CORE-17.1)"),
        ("[given.seat0]\ndamage = 12", "given.seat0.damage: a health track has 10 spaces (CORE-16.1)"),
        ("[given.seat0]\nstand_ins = 1", "given.seat0.stand_ins: more than the damage they stand for (RUL-17)"),
        (
            "black_aside = 24\n[given.seat0]\ndamage = 1\nstand_ins = 1",
            "given: 1 black cubes stand in and 24 are aside (CORE-1.2)",
        ),
        ("[given.seat0]\nhand = ['kobold']", "given.seat0.hand: 'kobold' is a Monster, which nobody owns (CORE-9.4)"),
        (
            "[given.seat0]\ndiscard = ['ladder']",
            "given.seat0.discard: 'ladder' is a Device, which nobody owns (CORE-9.3)",
        ),
        (
            "[given.seat0]\ntokens = ['artifact-5']\n[given.seat1]\ntokens = ['artifact-5']",
            "given: 2 of token 'artifact-5', of which there are 1 (CORE-2.5)",
        ),
        (
            "market = ['crown-10']\n[given.seat0]\ntokens = ['crown-10']",
            "given: 2 of token 'crown-10', of which there are 1 (CORE-2.5)",
        ),
    ],
)
def test_a_position_that_cannot_be_says_which_rule_it_breaks(given: str, message: str) -> None:
    is_none(f"[given]\n{given}\n[[step]]", message)


def test_figures_need_rules_for_figures() -> None:
    given = "spec = 'catacombs'\n[given]\nfigures = ['start-a-nave']\n[[step]]"
    is_none(given, "given.figures: no figures stand in catacombs (SUB-1.1)")


def test_where_cubes_are_forced_none_is_left_to_luck() -> None:
    given = "[given]\nrow = ['', 'ladder', 'ladder', 'ladder', 'ladder', 'ladder']\ndeck = ['ogre', 'ladder']\n"
    fails(
        f"{given}[[step]]\ncubes = ['black']\ndo = 'end-turn'\n",
        "step 1: 3 cubes were drawn, and only 1 of them are said",
    )
    fails(
        f"{given}[[step]]\ncubes = ['seat0', 'black', 'black']\ndo = 'end-turn'\n",
        "step 1: a forced draw wants seat0, but there are 24 black",
    )


def test_every_expectation_that_is_not_met_is_told() -> None:
    fails(
        "[[step]]\nexpect = { active = 1, marker = 7 }\n",
        "step 1: active: expected 1, found 0; marker: expected 7, found 3",
    )


def test_numbers_are_compared_and_events_counted() -> None:
    given = "[given.seat0]\ngold = 4\nhand = ['burgle', 'burgle']\n[[step]]\ndo = ['play:burgle', 'play:burgle']\n"
    run(
        f"{given}expect = {{ seat0 = {{ gold = '>= 3', skill = [2, 3], hand_size = 0 }}, events = {{ CardPlayed = 2 }} }}"
    )
    run(f"{given}expect = {{ events = {{ CardPlayed = '> 1', KnockedOut = 0 }} }}")
    fails(f"{given}expect = {{ seat0 = {{ gold = '< 4' }} }}", "step 1: seat0.gold: expected '< 4', found 4")
    fails(f"{given}expect = {{ events = {{ CardPlayed = 1 }} }}", "step 1: events.CardPlayed: expected 1, found 2")


def test_several_positions_share_what_stands_above_them() -> None:
    above = "title = 'x'\nspec = 'classic:dusk'\n"
    first, second = (
        "[[position]]\n[[position.step]]\n",
        "[[position]]\nseats = 3\n[[position.step]]\nexpect = { active = 1 }\n",
    )
    one, other = read_scenarios(above + first + second, "example.toml")
    one.run()
    with pytest.raises(ScenarioFailed, match=r"example\.toml, position 2: step 1: active: expected 1, found 0"):
        other.run()
