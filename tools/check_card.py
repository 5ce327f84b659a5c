"""`make check CARD=swagger`: the tests of one card, its text in every language, its picture, and what 200 games make of it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tiptoe.api.cards import card_of
from tiptoe.api.pictures import card_svg
from tiptoe.catalog import GAMES, SpecError, open_game
from tiptoe.cli.cards import card_data
from tiptoe.cli.check import run_file
from tiptoe.core.components import Card
from tiptoe.draw.layout.card import CardFace
from tiptoe.draw.terminal.card import card_box
from tiptoe.languages import ENGLISH, LANGUAGES
from tiptoe.scenarios.walkthrough import example_files
from tiptoe.sim.executors import executor_for
from tiptoe.sim.study.study import StudyRequest, study
from tiptoe.suggest import hint
from tiptoe.text.cards import CardVoice
from tiptoe.text.language import words

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURES: Final = ROOT / "build" / "cards"
RECIPES: Final = ROOT / "client" / "src" / "themes"
TESTED: Final = ("cards", "rules")  # folders of tests whose functions name cards
SCENARIOS: Final = (ROOT / "tests" / "scenarios",)
NUMBERS: Final = 200
WORKERS: Final = 2


class NoSuchCard(Exception):
    """Raised for an id that no shipped game has; the message names the nearest one."""


def find_cards(id: str) -> list[tuple[str, Card]]:
    """Returns the games that have a card of this id, each with its card."""
    cards = [(game, card) for game in GAMES for card in open_game(game).pack.cards]
    found = [(game, card) for game, card in cards if card.id == id]
    if not found:
        raise NoSuchCard(f"no game has a card '{id}'; {hint(id, [card.id for _, card in cards])}")
    return found


def spec_with(game: str, card: Card) -> str:
    """Returns the simplest game in which the card is dealt.

    A card of a set needs the set's variant, which may need another one.
    """
    if not card.set:
        return game
    for other in ("", "+party"):
        try:
            if card.set in open_game(f"{game}{other}+{card.set}").sets:
                return f"{game}{other}+{card.set}"
        except SpecError:
            continue
    raise NoSuchCard(f"no variant of {game} deals '{card.id}'")


def tests_of(id: str) -> list[tuple[Path, str]]:
    """Returns the test functions of cards and rules that name the card."""
    return [(module, name) for module, name, named in _test_functions() if id in named]


@cache
def _test_functions() -> list[tuple[Path, str, set[str]]]:
    """Returns all test functions with the words they quote, and the end of keys such as `play:swagger`."""
    found = []
    for module in [module for folder in TESTED for module in sorted((ROOT / "tests" / folder).rglob("test_*.py"))]:
        for node in ast.parse(module.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                quoted = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
                words = {word for word in quoted if isinstance(word, str)}
                found.append((module, node.name, words | {word.rpartition(":")[2] for word in words}))
    return found


def scenarios_of(id: str) -> list[Path]:
    files = [file for folder in SCENARIOS for file in sorted(folder.rglob("*.toml"))]
    files += [file for _, file in example_files()]
    quoted = (f'"{id}"', f':{id}"')
    return [file for file in files if any(word in file.read_text(encoding="utf-8") for word in quoted)]


def recipe_of(game: str, id: str) -> Mapping[str, object] | None:
    """Returns the recipe by which the page draws the card's picture, the pack's own one first; or None."""
    chosen = open_game(game).pack.pictures.get(id)
    if chosen is not None:
        return chosen
    recipes = json.loads((RECIPES / game / "recipes.json").read_text(encoding="utf-8"))
    found = recipes.get(id)
    return found if isinstance(found, dict) else None


def show_texts(game: str, card: Card) -> list[str]:
    """Prints name and text in every language; returns the languages without one."""
    missing = []
    for language in LANGUAGES:
        shown = card_data(CardVoice(words(language), open_game(game).pack), card)
        lines = shown["text"] if isinstance(shown["text"], list) else []
        print(f"{language}: {shown['name']} · {shown['kind']}\n    " + "\n    ".join(lines or ["(no text)"]))
        if not str(shown["name"]).strip() or shown["name"] == card.id:
            missing.append(f"{language}: the card has no name")
    return missing


def box_of(game: str, card: Card) -> list[str]:
    """Returns the card in English as a terminal shows it."""
    shown = card_data(CardVoice(words(ENGLISH), open_game(game).pack), card)
    lines = shown["text"] if isinstance(shown["text"], list) else []
    paid = str(shown["paid_in"]) if card.cost else ""
    marks = ", ".join(mark for mark in ("attack", "danger") if shown[mark])
    face = CardFace(str(shown["name"]), str(shown["kind"]), "\n".join(lines), card.cost, card.points, paid)
    return card_box(face, marks)


def show_picture(game: str, card: Card) -> list[str]:
    """Prints the card, and writes the picture that a notebook shows of it; returns what is wrong."""
    print("\n".join(box_of(game, card)))
    file = PICTURES / f"{game}-{card.id}.svg"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(card_svg(card_of(open_game(game), card.id, ENGLISH)), encoding="utf-8")
    print(f"picture: {file.relative_to(ROOT)}")
    recipe = recipe_of(game, card.id)
    if recipe is None:
        return [f"no picture for the page: client/src/themes/{game}/recipes.json has no '{card.id}'"]
    print(
        "on the page: "
        + ", ".join(f"{key} {recipe[key]}" for key in ("scene", "hue", "main", "figure") if key in recipe)
    )
    return []


def run_tests(game: str, id: str) -> list[str]:
    """Runs the card's own tests, its rows in the tables of numbers and facts, and its scenarios."""
    own = tests_of(id)
    tables = [ROOT / "tests" / "cards" / name for name in ("test_facts.py", "test_plain.py")]
    modules = [str(path.relative_to(ROOT)) for path in sorted({module for module, _ in own} | set(tables))]
    wanted = " or ".join(sorted({f"[{game}-{id}]", f"[{game}-{id}-", *(name for _, name in own)}))
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", *modules, "-k", wanted], cwd=ROOT, check=False)
    results = [result for file in scenarios_of(id) for result in run_file(file)]
    print(f"{len([one for one in results if one['ok']])} of {len(results)} scenarios with the card hold")
    broken = [f"{one['file']}: {one['problem']}" for one in results if not one["ok"]]
    return broken + (["tests failed"] if done.returncode else [])


def play_games(spec: str, id: str) -> None:
    """Prints how often bots were offered the card, took it and won with it."""
    seats = open_game(spec).params.seats[0]
    with executor_for("", WORKERS) as crew:
        found = study(StudyRequest(spec, games=NUMBERS, seats=seats, paired=0, own=True), crew)
    item = next((item for item in found.items if item.what == "card" and item.id == id), None)
    if item is None:
        print(f"{found.games} games of {spec}: every seat begins with the card")
        return
    wins = "" if item.wins_with is None else f", {item.wins_with.value:.0%} of victories by seats that took it"
    print(
        f"{found.games} games of {spec} with {seats} seats: offered in {item.offered}, taken in {item.games}, "
        f"played {item.played} times{wins}"
    )


def check(id: str) -> list[str]:
    """Shows everything about a card; returns what is wrong."""
    problems = []
    for game, card in find_cards(id):
        problems += show_texts(game, card) + show_picture(game, card) + run_tests(game, id)
        play_games(spec_with(game, card), id)
    return problems


def main() -> None:
    began = time.monotonic()
    try:
        problems = check(sys.argv[1])
    except NoSuchCard as error:
        sys.exit(str(error))
    print(f"{time.monotonic() - began:.0f} s")
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
