"""Writes docs/reference from the code itself: the library, the vocabulary with an example of each word, the events."""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias, get_args

import msgspec

import tiptoe
from tiptoe import catalog, types
from tiptoe.catalog import VOCABULARY, content_folder, load_pack
from tiptoe.core import vocabulary as v
from tiptoe.core.board import FEATURES
from tiptoe.core.components import KINDS, SUITS, Program
from tiptoe.core.event import EVENTS
from tiptoe.core.pack import Pack
from tiptoe.core.refusals import REASONS
from tiptoe.core.vocabulary import Field
from tiptoe.packs.files import CONTENT, read_folder
from tiptoe.packs.reader import CARD_KINDS
from tiptoe.packs.schema import pack_schema
from tiptoe.rules.move import IGNORABLES
from tiptoe.scenarios.walkthrough import example_files
from tiptoe.text.card_parts import PartsVoice
from tiptoe.text.language import sentence, words
from tiptoe.web.asyncapi import asyncapi
from tiptoe.web.openapi import ANY_SCHEMA, descriptions
from tiptoe.web.settings import declared, written

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "reference"
SCENARIOS = [*sorted((ROOT / "tests" / "scenarios").rglob("*.toml")), *(file for _, file in example_files())]
NOTE = "<!-- Written by `make docs` from the code. Do not edit. -->\n"

IN_A_FIELD = {
    v.NUMBER: "a whole number",
    v.FLAG: "`true` or `false`",
    v.PROGRAM: "a list of effects",
    v.LATER: "a list of effects",
    v.HOLDING: "a holding",
    v.OPTIONS: "a list of effects, or of lists of effects",
    v.OPTIONS_AT_ONCE: "the same, of effects that ask nothing and wait for nothing",
    v.CARD: "the id of a card",
    v.CARD_OR_ANY: "the id of a card, or `any`",
    v.CARD_KIND: f"a kind of card: {', '.join(CARD_KINDS)}",
    v.TOKEN_TYPE: f"a kind or type of token: {', '.join(KINDS)}, or a token's `type` or id",
    v.TOKEN_TYPES: "a list of kinds or types of tokens",
    v.OWN_TOKEN: "an own token of the character",
    v.OWN_TOKENS: "a list of own tokens of the character",
    v.FEATURE: f"a feature of a room: {', '.join(FEATURES)}",
    v.SUIT: f"a faction: {', '.join(SUITS)}",
    v.IGNORABLE: f"one of: {', '.join(IGNORABLES)}",
    v.CONDITION: "a condition",
    v.COUNTER: "a counter",
    v.POSSESSION: "something owned",
}


def settings_page() -> str:
    """Every setting of a server with its variable of the environment."""
    kinds = {bool: "`true` or `false`", int: "a whole number", float: "a number", str: "text", tuple: "words"}
    rows = [
        f"| `{one.variable}` | {kinds[one.kind]} | {_default_value(one.default)} | {one.about} |" for one in declared()
    ]
    intro = (
        "Every setting of `tiptoe serve` is a variable of the environment; an option of the command goes before it.\n"
        "`tiptoe serve --settings` prints all of them with the values that are in force.\n"
        "Rates are counted for each address, unless another unit is named.\n"
    )
    head = "| variable | value | default | meaning |\n| --- | --- | --- | --- |"
    return f"# Settings of a server\n\n{NOTE}\n{intro}\n{head}\n" + "\n".join(rows) + "\n"


def _default_value(value: object) -> str:
    text = written(value)
    return f"`{text}`" if text else "none"


def pages() -> dict[str, str]:
    """Returns every page of the reference, by file name."""
    schema = json.dumps(pack_schema(VOCABULARY), indent=2) + "\n"
    messages = json.dumps(asyncapi(), indent=1, ensure_ascii=False) + "\n"
    made = {"vocabulary.md": vocabulary_page(), "events.md": events_page(), "settings.md": settings_page()}
    made |= {"library.md": library_page(), "types.md": types_page()}
    return {**made, "pack.schema.json": schema, "asyncapi.json": messages}


AnyWord: TypeAlias = v.EffectWord | v.ConditionWord | v.CounterWord | v.AmountWord


def vocabulary_page() -> str:
    groups: list[tuple[str, str, Mapping[str, AnyWord]]] = [
        ("Effects", "What a text does.", VOCABULARY.effects),
        (
            "Conditions",
            "What `when` asks. A condition is met if it held at any moment of the turn (CORE-6.5).",
            VOCABULARY.conditions,
        ),
        ("Holdings", "What a score's `if` asks: what is owned at the end.", VOCABULARY.holdings),
        ("Counters", "What `per` and `at-least` count: facts that only grow within a turn.", VOCABULARY.counters),
        ("Possessions", "What a `score` may count at the end.", VOCABULARY.possessions),
        (
            "Scores",
            "Points that depend on what is owned at the end: `score = ...` of a card or token.",
            VOCABULARY.amounts,
        ),
    ]
    parts = [NOTE, "# The words of cards\n", INTRODUCTION]
    for title, about, entries in groups:
        parts += [f"## {title}\n", f"{about}\n"]
        for word, entry in entries.items():
            parts.append(_entry(title, word, entry.fields, entry.rule))
    return "\n".join(parts)


INTRODUCTION = """\
A text is a list of effects in printed order: `play = [{ skill = 2 }, { draw = 1 }]`.
Every word below is shown with a real card that uses it and with what that card says.
Where no card of a built game uses a word yet, the example is from a scenario.
A card's text in every language is made from these words, so there is nothing else to write.
"""


def _entry(group: str, word: str, fields: tuple[Field, ...], rule: str) -> str:
    lines = [f"### `{word}`\n", f"Rule {rule}.\n"]
    if fields:
        lines += ["| field | what stands there |", "| --- | --- |"]
        for field in fields:
            default = "" if field.default is None else f" (default {_default(field)})"
            lines.append(f"| `{field.name}` | {IN_A_FIELD[field.kind]}{default} |")
    example = _example(group, word)
    lines += ["", "```toml", f"# {example[0]}", example[1], "```\n", example[2]]
    return "\n".join(lines)


def _default(field: Field) -> str:
    if field.kind == v.FLAG:
        return "true" if field.default else "false"
    return "none" if field.kind == v.CARD else str(field.default)


def _example(group: str, word: str) -> tuple[str, str, str]:
    """Returns a card, else a scenario's, that uses the word: where it stands, what is written, what it says."""
    for pack, id, path, value in _written():
        if any(_uses(each, group, word) for each in _tables(value)):
            voice = PartsVoice(words("en"), pack)
            return voice.name(id), f"{path} = {_toml(value)}", f"> {_spoken_text(voice, id)}\n"
    for pack, module, room, path, value in _texts_of_rooms():
        if any(_uses(each, group, word) for each in _tables(value)):
            voice = PartsVoice(words("en"), pack)
            said = sentence(voice.program(_text_of_a_room(pack, room, path)))
            return f"{voice.name(module)}, a room", f"{path} = {_toml(value)}", f"> {said}\n"
    for file in SCENARIOS:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        for kind in CONTENT:
            for row in content.get(kind, []):
                for path, value in row.items():
                    if any(_uses(each, group, word) for each in _tables(value)):
                        return f"scenario {file.stem}", f"{path} = {_toml(value)}", ""
    raise LookupError(f"no card and no scenario uses the word '{word}'")


def _spoken_text(voice: PartsVoice, id: str) -> str:
    """Says the text of a card, a token or a character's board."""
    pack = voice.pack
    card = next((card for card in pack.cards if card.id == id), None)
    character = next((each for each in pack.characters if each.id == id), None)
    if character is not None:
        return " ".join(
            f"{line.lead}: {line.text}" if line.lead else line.text for line in voice.character_parts(character).lines
        )
    return " ".join(voice.card(card).lines if card else voice.token(pack.token(id)).lines)


PACKS = {id: load_pack(id) for id in dict.fromkeys(game.pack for game in catalog.GAMES.values())}


def _written() -> Iterator[tuple[Pack, str, str, object]]:
    """Yields every text of every pack, in the order of the catalog."""
    for name, pack in PACKS.items():
        source = read_folder(content_folder(name))
        for kind in ("card", "token", "character"):
            for row in source.rows[kind]:
                for path, value in row.content.items():
                    if isinstance(value, (list, dict)):
                        yield pack, str(row.content["id"]), path, value


def _texts_of_rooms() -> Iterator[tuple[Pack, str, str, str, object]]:
    """Yields every port and reward of every module: pack, module, room, which of the two, and what is written."""
    for name, pack in PACKS.items():
        for row in read_folder(content_folder(name)).rows["module"]:
            rooms = row.content.get("rooms", [])
            assert isinstance(rooms, list)
            for room in rooms:
                for path in ("port", "reward"):
                    if path in room:
                        yield pack, str(row.content["id"]), str(room["id"]), path, room[path]


def _text_of_a_room(pack: Pack, room: str, path: str) -> Program:
    board = next(board for board in pack.boards.values() if room in board.rooms)
    return board.texts[FEATURES[path]][board.room(room)]


def _uses(table: dict[str, object], group: str, word: str) -> bool:
    """Whether a table uses the word: as its first key, or for what is counted, as the value of `per` or `of`."""
    if group in ("Effects", "Conditions", "Holdings"):
        return next(iter(table), "") == word
    if group == "Scores":
        return "points" in table and word in table
    counted = [table.get("per"), table.get("of")]
    return any(value == word or (isinstance(value, dict) and word in value) for value in counted)


def _tables(value: object) -> Iterable[dict[str, object]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _tables(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _tables(inner)


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


LIBRARY = {
    "Games": (
        "Game",
        "View",
        "Choice",
        "Price",
        "Card",
        "Token",
        "Resources",
        "Tunnel",
        "Event",
        "Record",
        "load_record",
        "rule",
        "Rule",
    ),
    "Bots": ("Bot", "simulate", "Simulation"),
    "Tables of a server": ("Client", "Seat"),
    "Errors": ("TiptoeError", "IllegalChoice", "Refusal"),
    "The int engine": ("open_game", "new_game", "seeded", "choices", "apply", "key", "score"),
}
TYPES = {
    "The results of a simulation": ("SeatReport", "GameResult", "Finish", "GameFacts"),
    "The position of a view": (
        *(
            "Shown",
            "ShownSeat",
            "ShownMap",
            "ShownNight",
            "NextAttack",
            "LyingTile",
            "OpenedLock",
            "PlacedCube",
            "WildCubes",
        ),
        *("WaitingText", "ScoreLine", "ScorePart", "Status", "Fate"),
    ),
}
# On the wire these are lists, whose places have no names and no descriptions.
IN_A_LIST = {
    "LyingTile": {
        "x": "Column on the map, counted to the east.",
        "y": "Row on the map, counted to the south.",
        "turn": "Quarter turns; null for a tile that is still to be laid.",
    }
}
TYPES_INTRODUCTION = """\
Types of the results of [the library](../api.md), to be imported from `tiptoe.types` for signatures of your own.
A program reads them and never makes one.

```python
import tiptoe
from tiptoe.types import SeatReport, ShownSeat


def richest(view: tiptoe.View) -> ShownSeat:
    return max(view.position.seats, key=lambda seat: seat.gold)


def failures(line: SeatReport) -> float:
    return line.lost / (line.escaped + line.rescued + line.lost)
```

`view.position` is the position as one seat knows it, and the same as on [the wire](../formats/wire.md).
The wire leaves out what is empty or zero; in Python it is there, as `[]`, `0`, `""`, `False` or `None`.
`UNSET` of `msgspec` stands for what this game does not have, such as the map that grows; it is false in an `if`.
Cards, tokens, rooms and tiles are ids: `view.card(id)` and `view.token(id)` give their names, points and texts.
"""
SHOWN_METHODS = ("__iter__",)  # special methods that a program uses by another sign


def library_page() -> str:
    """Every public name with its signature, its attributes, and an example, from the sources: the same in both builds."""
    lines = [
        "# The library, name by name\n",
        NOTE,
        "Each name is one of `import tiptoe`; [the library](../api.md) is the way in, and says what is promised.",
        "[Results and positions, field by field](types.md) has the types of `tiptoe.types`.",
        "Examples are typed by the tests.\n",
    ]
    for title, names in LIBRARY.items():
        lines.append(f"## {title}\n")
        if title == "The int engine":
            lines.append("Functions of the first version, in plain ints; `tiptoe.engine` has more.\n")
        for name in names:
            lines += _described(name)
    lines += ["### `__version__`\n", "The version of the package, as text.\n"]
    return "\n".join(lines)


def _described(name: str) -> list[str]:
    source = ROOT / "src" / "tiptoe" / f"{tiptoe.HOMES[name].replace('.', '/')}.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = next((node for node in tree.body if getattr(node, "name", "") == name), None)
    if isinstance(found, ast.FunctionDef):
        return [f"### {name}\n", *_signed(found, f"tiptoe.{name}"), *_said(found)]
    assert isinstance(found, ast.ClassDef), name
    made = next((one for one in found.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    signature = _signed(made, f"tiptoe.{name}") if made and not ast.get_docstring(made) else []
    if any(ast.unparse(mark).startswith("dataclass") for mark in found.decorator_list):
        signature = _fields_signed(found, f"tiptoe.{name}")
    members = [one for one in found.body if isinstance(one, ast.FunctionDef)]
    public = [one for one in members if not one.name.startswith("_") or one.name in SHOWN_METHODS]
    values = [one for one in public if _is_property(one)]
    lines = [f"### {name}\n", *signature, *_said(found)]
    if values:
        lines += ["| attribute | type | |", "| --- | --- | --- |"]
        lines += [f"| `{one.name}` | `{_type(one.returns)}` | {_first_line(one)} |" for one in values]
        lines.append("")
    for one in public:
        if not _is_property(one):
            lines += [f"#### {name}.{one.name}\n", *_signed(one, f"{name}.{one.name}"), *_said(one)]
    return lines


def types_page() -> str:
    """Every type of `tiptoe.types` with the meaning of its fields: the words of the wire, or the docstring."""
    lines = ["# Results and positions, field by field\n", NOTE, TYPES_INTRODUCTION]
    for title, names in TYPES.items():
        lines.append(f"## {title}\n")
        for name in names:
            lines += [f"### {name}\n", *_described_type(name)]
    return "\n".join(lines)


def _described_type(name: str) -> list[str]:
    kind = getattr(types, name)
    if not inspect.isclass(kind):
        return [f"One of {', '.join(f'`{word}`' for word in get_args(kind))}.\n"]
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    written = {ast.unparse(one.target): _type(one.annotation) for one in tree.body if isinstance(one, ast.AnnAssign)}
    if not issubclass(kind, msgspec.Struct):
        return [*_fields_signed(tree, f"tiptoe.types.{name}"), *_said(tree)]
    told = descriptions()
    lines = [*_said(tree), "| field | type | |", "| --- | --- | --- |"]
    for field in msgspec.structs.fields(kind):
        own = IN_A_LIST.get(name, told.get(name, {}))
        means = (own.get(field.encode_name) or told[ANY_SCHEMA].get(field.encode_name, "")).replace("null", "None")
        lines.append(f"| `{field.name}` | `{written[field.name].replace('UnsetType', 'UNSET')}` | {means} |")
    return [*lines, ""]


def _fields_signed(one: ast.ClassDef, called: str) -> list[str]:
    """Signature of a dataclass: its fields with their types, which its docstring describes."""
    fields = [ast.unparse(each) for each in one.body if isinstance(each, ast.AnnAssign)]
    return ["```python", f"{called}({', '.join(fields)})", "```\n"]


def _is_property(one: ast.FunctionDef) -> bool:
    return any(ast.unparse(mark) in ("property", "cached_property") for mark in one.decorator_list)


def _type(returns: ast.expr | None) -> str:
    return "" if returns is None else ast.unparse(returns).replace("|", "or")


def _first_line(one: ast.FunctionDef) -> str:
    return " ".join(_paragraphs(inspect.cleandoc(ast.get_docstring(one) or ""))).replace("\n", " ").replace("|", "or")


def _signed(one: ast.FunctionDef, called: str) -> list[str]:
    one.args.args = [each for each in one.args.args if each.arg not in ("self", "cls")]
    returns = "" if one.returns is None or one.name == "__init__" else f" -> {ast.unparse(one.returns)}"
    return ["```python", f"{called}({ast.unparse(one.args).replace('=', ' = ')}){returns}", "```\n"]


def _said(one: ast.FunctionDef | ast.ClassDef) -> list[str]:
    return [f"{part}\n" for part in _paragraphs(ast.get_docstring(one) or "")]


def _paragraphs(docstring: str) -> list[str]:
    """Returns a docstring as Markdown: a sentence on each line, examples in blocks."""
    parts = []
    for part in docstring.split("\n\n"):
        if part.startswith(">>>"):
            parts.append(f"```pycon\n{part}\n```")
        else:
            parts.append(re.sub(r"(?<=[.!?]) (?=[A-Z`])", "\n", " ".join(part.split())))
    return parts


def events_page() -> str:
    lines = [
        NOTE,
        "# Events and refusals\n",
        "What the engine tells, in past participles. Every event has a seat; the numbers are what else it says. *hidden*: other seats do not learn the first number. "
        "*reveals*: nothing before it can be undone (RUL-34). "
        "A `slot` is a place of the row, or a pile of the reserve: from 0 on the wire, `row1` or the name of a pile in Python.\n",
        "| event | numbers | rule | |",
        "| --- | --- | --- | --- |",
    ]
    for kind in EVENTS.values():
        marks = ", ".join(mark for mark, on in (("hidden", kind.hides), ("reveals", kind.reveals)) if on)
        lines.append(f"| `{kind.name}` | {', '.join(kind.numbers)} | {kind.rule} | {marks} |")
    lines += [
        "\n## Refusals\n",
        "Why a choice is refused, and the rule behind it. Numbers in the words are examples: they are those of the moment.\n",
        "| reason | rule | in words |",
        "| --- | --- | --- |",
    ]
    english = [words("en"), *(words("en", game.pack) for game in catalog.GAMES.values())]
    for reason in REASONS.values():
        id = f"reason-{reason.word}"
        said = next(spoken.say(id, need=5, have=3) for spoken in english if spoken.has(id))
        lines.append(f"| `{reason.word}` | {reason.rule} | {said} |")
    return "\n".join([*lines, ""])


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"{FOLDER.relative_to(ROOT) / name}: {len(text)} characters")
    return 0


if __name__ == "__main__":
    sys.exit(main())
