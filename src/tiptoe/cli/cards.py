"""`tiptoe cards` and `tiptoe card`: cards and tokens in any language."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from ..catalog import open_game
from ..core.components import BLUE, PURPLE, Card, Token
from ..core.pack import Pack
from ..rulebook.citations import deck_of, rules_of_card
from ..rulebook.matrix import load_rules
from ..rulebook.translations import translated
from ..suggest import hint
from ..text.cards import CardVoice
from .app import UserError, app
from .arguments import JsonOption, LanguageOption, PackOption, SpecArgument, overlays, print_json, speak

BANNER_NAMES = {BLUE: "skill", PURPLE: "skill"}


@app.command("cards")
def list_cards(
    spec: SpecArgument = "classic",
    lang: LanguageOption = "",
    pack: PackOption = [],
    json: JsonOption = False,
) -> None:
    """List every card and token of a game with its numbers and its text."""
    voice = CardVoice(speak(lang), open_game(spec, overlays(pack)).pack)
    entries = [card_data(voice, card) for card in voice.pack.cards]
    tokens = [token_data(voice, token) for token in voice.pack.tokens]
    if json:
        print_json({"cards": entries, "tokens": tokens})
        return
    words = voice.words
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("card", "cost", "points", "copies", "text"):
        justify: JustifyMethod = "right" if column in ("cost", "points", "copies") else "left"
        table.add_column(words.say(f"ui-column-{column}"), justify=justify, overflow="fold")
    for entry in [*entries, *tokens]:
        name = f"{entry['name']} [{entry['set']}]" if entry["set"] else entry["name"]
        cells = [name, entry.get("cost") or "", entry["points"] or "", entry["copies"], " ".join(_text(entry))]
        table.add_row(*[Text(str(cell)) for cell in cells])
    Console(soft_wrap=False).print(table)


@app.command("card")
def show_card(
    id: Annotated[str, typer.Argument(metavar="ID", help="A card or token, such as rebel-scout.")],
    spec: Annotated[str, typer.Option("--spec", help="The game it belongs to.")] = "classic",
    lang: LanguageOption = "",
    pack: PackOption = [],
    json: JsonOption = False,
) -> None:
    """Show one card or token: its numbers, its text, and where its numbers come from."""
    rules = open_game(spec, overlays(pack))
    voice = CardVoice(speak(lang), rules.pack)
    entry = find_entry(voice, id)
    entry["rules"] = [
        each for card in rules.pack.cards if card.id == id for each in rules_of_card(card, deck_of(rules, card))
    ]
    if json:
        print_json(entry)
        return
    words = voice.words
    head = f"{entry['name']} [{entry['id']}] · {entry['kind']}"
    facts = [
        words.say("ui-label", label=words.say(f"ui-column-{name}"), text=str(entry[name]))
        for name in ("cost", "points", "copies")
        if entry.get(name)
    ]
    marks = [words.say(f"mark-{mark}") for mark in ("attack", "danger") if entry.get(mark)]
    lines = [head, " · ".join([*facts, *marks]), *_text(entry), f"({words.say('origin-' + str(entry['origin']))})"]
    ids = entry.get("rules", [])
    assert isinstance(ids, list)
    lines += [f"{rule}  {translated(load_rules()[rule], words.language)[0].text}" for rule in ids]
    typer.echo("\n".join(line for line in lines if line))


def find_entry(voice: CardVoice, id: str) -> dict[str, object]:
    """Returns the card or token with an id as data; UserError names the nearest one."""
    for card in voice.pack.cards:
        if card.id == id:
            return card_data(voice, card)
    for token in voice.pack.tokens:
        if token.id == id:
            return token_data(voice, token)
    raise UserError(f"unknown card or token '{id}'; {hint(id, all_ids(voice.pack))}")


def all_ids(pack: Pack) -> list[str]:
    return [card.id for card in pack.cards] + [token.id for token in pack.tokens]


def card_data(voice: CardVoice, card: Card) -> dict[str, object]:
    text = voice.card(card)
    deck = "starter" if card.number in voice.pack.starter else "reserve"
    return {
        "id": card.id,
        "name": text.name,
        "kind": text.kind,
        "deck": "dungeon" if card.number in voice.pack.dungeon or card.set else deck,
        "set": card.set,
        "cost": card.cost,
        "paid_in": BANNER_NAMES.get(card.banner, "swords"),
        "points": card.points,
        "copies": card.copies,
        "attack": card.attack,
        "danger": card.danger,
        "text": list(text.lines),
        "origin": card.origin,
    }


def token_data(voice: CardVoice, token: Token) -> dict[str, object]:
    text = voice.token(token)
    return {
        "id": token.id,
        "name": text.name,
        "kind": text.kind,
        "set": token.set,
        "points": token.points,
        "copies": token.copies,
        "text": list(text.lines),
        "origin": token.origin,
    }


def _text(entry: dict[str, object]) -> list[str]:
    text = entry["text"]
    assert isinstance(text, list)
    return text
