"""A packaged game: it is installed beside Tiptoe, and is played, recorded, drawn and refused as ours are.

Only the processes that these tests start see it, with its folder on their path, as `pip install --target` leaves it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from web import people
from web.servers import process

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "tiptoe"
OWN = re.compile(r"larder|nibble|crumb|cheese", re.I)  # its nouns
CLIENT = HERE.parents[1] / "client" / "src"

PLAY = """
import sys
from tiptoe.bots.registry import bot_for
from tiptoe.core.codec import decode, digest, encode
from tiptoe.core.kernel import key
from tiptoe.records.record import new_header, start
from tiptoe.view.view import View
spec, seats = sys.argv[1], ["greedy", "random", "greedy"]
recording = start(new_header(spec, seats, "7"))
bots = [bot_for(name, 7, seat) for seat, name in enumerate(seats)]
while not recording.state.over:
    state = recording.state
    assert digest(decode(encode(state), state.rules)) == digest(state)
    seat = state.stack[-1].seat
    recording.choose(key(bots[seat].choose(View(state, seat)), state))
print(recording.text())
"""

LAWS = """
from tiptoe.bots.rollout import CheckedGame
from tiptoe.catalog import open_game
from tiptoe.core.kernel import choices, why_not
from tiptoe.core.choice_arguments import NONE
from tiptoe.core.choice import VERBS
from tiptoe.rules.invariants import check

def lawful(state):
    check(state)
    for verb in VERBS:  # what is not offered is refused with a rule
        if not state.over and VERBS[verb].argument is NONE:
            assert (why_not(state, verb) is None) == (verb in choices(state))

for seed in range(12):
    for seats in (2, 3, 4):
        CheckedGame(open_game("larder+hungry-cat" if seed % 2 else "larder"), seats, seed).play(lawful)
print("lawful")
"""

REFUSED = """
from tiptoe.catalog import open_game
from tiptoe.core.kernel import offered_choice
from tiptoe.core.refusals import IllegalChoice
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game
state = new_game(open_game("larder"), 2, seeded(1))
seat = state.seat(state.active)
for room, nibbled in (("hole", False), ("shelf", False), ("shelf", True), ("barrel", False)):
    seat.room = state.board.room(room)
    seat.rewarded = [seat.room] if nibbled else []
    if room == "barrel":
        state.room_tokens = [[] for _ in state.room_tokens]
    state.choices = []
    try:
        print(offered_choice(state, "nibble") > 0)
    except IllegalChoice as refused:
        print(refused.reason.word, refused.reason.rule)
"""

PRICES = """
import sys
sys.path.insert(0, sys.argv[1])
from properties.prices import check_prices
print(*sorted(check_prices("larder", 1)))
"""

OTHERS = """
import hashlib, msgspec
from tiptoe.catalog import open_game
from tiptoe.core.codec import digest
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game
from tiptoe.service.content.build import content
for spec in ("classic", "catacombs", "space"):
    for language in ("en", "fr", "pt-BR"):
        print(hashlib.sha256(msgspec.json.encode(content(spec, language))).hexdigest())
    print(open_game(spec).pack.hash, digest(new_game(open_game(spec), 2, seeded(7))))
"""

BROKEN = """
from tiptoe.catalog import SpecError, open_game
for spec in ("broken", "greedy", "bare", "greedier", "classic+clash", "classic"):
    try:
        print(open_game(spec).name)
    except SpecError as error:
        print(error)
"""


def run(*arguments: str, path: Path | None = HERE, fails: bool = False, typed: str = "") -> str:
    """Runs Python with a folder of packages on its path."""
    more = {"PYTHONPATH": str(path) if path else ""}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env={**os.environ, **more}, input=typed, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return (done.stdout + done.stderr).strip()


def tiptoe(*arguments: str, path: Path | None = HERE, fails: bool = False, typed: str = "") -> str:
    return run("-m", "tiptoe", *arguments, path=path, fails=fails, typed=typed)


def test_bots_play_it() -> None:
    """Greedy weighs the package's verb, rooms, tokens and word."""
    report = json.loads(tiptoe("sim", "larder", "--seats", "greedy,random,random", "--games", "12", "--json"))
    assert report["seats"][0]["wins"] >= 10


def test_it_brings_a_lesson_that_is_listed_after_ours_and_proved() -> None:
    listed = json.loads(tiptoe("lessons", "--json", "--lang", "fr"))
    assert listed[0]["id"] == "classic-1"
    assert listed[-1] | {"about": ""} == {
        "id": "first-crumb",
        "game": "larder",
        "title": "La première miette",
        "about": "",
        "minutes": 1,
        "steps": 2,
        "after": ["classic-1"],
    }
    assert "1 of 1 lessons hold." in tiptoe("lessons", "first-crumb", "--check")


@pytest.mark.parametrize("spec", ["larder", "larder+hungry-cat", "classic+short-night"])
def test_it_is_recorded_and_verified(spec: str, tmp_path: Path) -> None:
    record = tmp_path / "game.tiptoe"
    record.write_text(run("-c", PLAY, spec) + "\n", encoding="utf-8")
    assert ("\nnibble" in record.read_text(encoding="utf-8")) == spec.startswith("larder")
    assert tiptoe("verify", str(record))
    gone = "unknown game 'larder'" if spec.startswith("larder") else "'classic' has no variant 'short-night'"
    assert gone in re.sub(r"\s+", " ", tiptoe("verify", str(record), path=None, fails=True))


def test_every_position_is_lawful() -> None:
    assert run("-c", LAWS) == "lawful"


def test_the_price_that_is_said_is_what_is_lost() -> None:
    assert run("-c", PRICES, str(HERE.parent)).split() == ["acquire", "fight", "move"]


def test_it_refuses_by_its_own_rules() -> None:
    said = run("-c", REFUSED).splitlines()
    assert said == ["no-cheese LAR-1.1", "True", "nibbled-already LAR-1.3", "no-crumbs LAR-1.2"]


def test_a_package_that_cannot_be_used_says_why_and_takes_nobody_along(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("raise RuntimeError('out of milk')\n", encoding="utf-8")
    bare = "from tiptoe.definition import Game\nfrom tiptoe.games.space.ruleset import WORDS\n"
    bare += "BARE = Game(lambda pack, face: None)\n"
    bare += "GREEDY = Game(lambda pack, face: None, words=WORDS)\n"
    (tmp_path / "bare.py").write_text(bare, encoding="utf-8")
    clash = "from tiptoe.core.choice_arguments import NONE\nfrom tiptoe.core.choice import Verb, declare_verb\ndeclare_verb(5, Verb('creep', NONE))\n"
    (tmp_path / "clash.py").write_text(clash, encoding="utf-8")
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", encoding="utf-8")
    points = "[tiptoe.games]\nbroken = broken:GAME\ngreedy = json:loads\nbare = bare:BARE\ngreedier = bare:GREEDY\nclassic = bare:BARE\n[tiptoe.variants]\nclash = clash:IT\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    said = run("-c", BROKEN, path=tmp_path).splitlines()
    assert said[0] == "'broken' is installed, but cannot be used: RuntimeError: out of milk"
    assert said[1].startswith("'greedy' is installed, but cannot be used: TypeError: expected a Game, found")
    assert re.fullmatch(
        r"'bare' is installed, but cannot be used: PackErrors: .*/content: no pack.toml in this folder", said[2]
    )
    assert said[3] == "'greedier' is installed, but cannot be used: ValueError: the word 'allied' is taken"
    taken = "ValueError: verb 'creep' cannot have the number 5: 'move' has 5"
    assert said[4] == f"'clash' is installed, but cannot be used: {taken}"
    assert said[5] == "classic"  # another package of the same name


IN_THE_TERMINAL = {
    "en": ("Fox (you) nibbles at the cheese at the Cheese Shelf.", "There is no cheese here. §LAR-1.1", "Crumb Trail"),
    "fr": (
        "Renard (vous) grignote le fromage à l’Étagère à fromages.",
        "Il n’y a pas de fromage ici. §LAR-1.1",
        "Miette",
    ),
    "pt-BR": ("Raposa (você) mordisca o queijo na Prateleira de Queijos.", "Não há queijo aqui. §LAR-1.1", "Migalha"),
}


@pytest.mark.parametrize("language", IN_THE_TERMINAL)
def test_it_is_played_in_the_terminal(language: str, tmp_path: Path) -> None:
    """A game in the terminal is played to its end in the package's words, refusals and map signs."""
    game = ("larder", "--seats", "you,greedy", "--seed", "3", "--save", str(tmp_path / "game.tiptoe"))
    said = tiptoe("play", *game, "--lang", language, typed="m\nw nibble\n" + "1\n" * 300)
    assert all(words in said for words in IN_THE_TERMINAL[language])
    assert "shelf◣•••" in said
    assert "game.tiptoe" in said.splitlines()[-1]
    assert tiptoe("verify", str(tmp_path / "game.tiptoe"))


def test_it_is_drawn() -> None:
    """The game's rooms use its own drawing; a token without one gets a plain drawing."""
    drawing = tiptoe("board", "larder", "--lang", "fr")
    assert re.search(r'<g id="t-feature-cheese"[^>]*><path d="M-15 8V0L12-10Q16-4 15 8Z"', drawing)
    assert re.search(r'<g id="t-token-crumb"[^>]*><circle', drawing)
    assert drawing.count('href="#t-feature-cheese"') == 2 and drawing.count('href="#t-token-crumb"') == 5
    assert "fromage, 3 × Miette" in drawing


def test_it_is_played_at_a_table(tmp_path: Path) -> None:
    """Two people and a bot play to the end over websockets; a refusal names the package's rule in their language."""
    path = os.pathsep.join([str(HERE), *sys.path])
    with process("--database", f"sqlite:///{tmp_path / 'tables.db'}", "--unlimited", PYTHONPATH=path) as server:
        told = people.run(at_a_table(server.address))
        assert people.run(another_table(server.address)) == {"title": "Nuit courte", "hand": 4}
    assert told == "Il n’y a pas de fromage ici."


async def at_a_table(address: str) -> str:
    there = await people.started(address, "larder+hungry-cat", ["", "", "greedy"])
    await there.play(until=lambda: there.asked() is not None)
    mouse = there.asked()
    assert mouse is not None
    why = (await mouse.get("/why", key="nibble", lang="fr")).json()
    answer = await mouse.ask("choose", decision=mouse.question["decision"], key="nibble")
    assert (answer["type"], why["rule"]) == ("refused", "LAR-1.1")
    nibbled: list[int] = []
    while not mouse.over:
        await there.play(50)
        told = [fact for heard in mouse.heard if heard["type"] == "told" for fact in heard["entry"].get("events", [])]
        nibbled += [fact["room"] for fact in told if fact["event"] == "CrumbNibbled"]
        mouse.heard.clear()
    assert nibbled and set(nibbled) <= {3, 6}  # the shelf, and behind the barrel
    checked = (await mouse.get("/check")).json()
    assert checked["ok"], checked
    return str(why["text"])


async def another_table(address: str) -> dict[str, object]:
    """A classic game with the variant of another package."""
    there = await people.started(address, "classic+short-night", ["", "greedy"])
    person = there.people[0]
    catalog = (await person.http.get("/api/catalog", params={"lang": "fr"})).json()
    titles = {variant["name"]: variant["title"] for variant in catalog["games"]["classic"]["variants"]}
    assert person.position is not None
    return {"title": titles["short-night"], "hand": person.position["view"]["seats"][0]["hand_size"]}


def test_its_book_is_read_like_ours_in_english_where_nobody_translated_it() -> None:
    assert "Miette – ce que donne un fromage" in tiptoe("rules", "--book", "larder", "--lang", "fr")
    english = json.loads(tiptoe("rules", "--book", "larder", "--lang", "pt-BR", "--json"))
    assert english["language"] == "en"
    assert [one["id"] for one in english["chapters"][1]["sections"]] == ["nibbling", "making-noise"]


def test_its_rules_stand_beside_ours() -> None:
    rules = {rule["id"]: rule for rule in json.loads(tiptoe("rules", "--json"))}
    assert rules["LAR-1.1"]["status"] == "held"
    assert any(place.startswith("larder/crumbs.py:") for place in rules["LAR-1.1"]["code"])
    assert rules["NIG-1.1"]["text"] == "You draw four cards instead of five."
    assert tiptoe("rules", "--missing") == ""
    assert "unknown rule 'LAR-1.1'" in tiptoe("rules", "LAR-1.1", path=None, fails=True)


def test_other_games_are_what_they_were() -> None:
    """Content of one package is not in another game."""
    assert run("-c", OTHERS) == run("-c", OTHERS, path=None)


def test_its_words_are_in_three_languages() -> None:
    for package in ("larder", "short_night"):
        files = sorted((HERE / package / "locale").glob("*.ftl"))
        ids = [re.findall(r"^(-?[\w-]+) =", file.read_text(encoding="utf-8"), re.M) for file in files]
        assert [file.stem for file in files] == ["en", "fr", "pt-BR"] and ids[0] == ids[1] == ids[2]


def test_no_line_of_the_source_names_it() -> None:
    for folder, kinds in ((SOURCE, ("py", "ftl", "toml")), (CLIENT, ("ts", "svelte", "css", "ftl"))):
        for path in (path for kind in kinds for path in folder.rglob(f"*.{kind}")):
            found = [line for line in path.read_text(encoding="utf-8").splitlines() if OWN.search(line)]
            assert not found, f"{path.relative_to(folder)}: {found}"
