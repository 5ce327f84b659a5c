"""Loader: turns sources into a Pack, with every word typed and checked.

An error has file, id, path and the nearest word. Later sources add to earlier ones: a card, token or board with an id
already used takes its place.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ..core.board import FEATURES
from ..core.components import (
    BLUE,
    FIRST_FREE_TAG,
    KINDS,
    KINDS_OF_CHARACTERS,
    PURPLE,
    REACTIONS,
    RED,
    SUITS,
    USABLE,
    Card,
    CardId,
    Token,
    TokenId,
)
from ..core.pack import Pack
from ..core.vocabulary import ARRIVE, DEFEAT, MOMENTS, PLAY, REVEAL, SHIELD, USE, Vocabulary
from ..languages import IN_PACKS
from ..suggest import hint
from .boards import read_board, wrong_starts
from .character_reader import CharacterReader, token_rows, wrong_own_cards
from .colours import ART
from .document import read_source
from .errors import ContentError, PackErrors, Problem
from .files import ON_TOP, PackRow, Source, Table
from .night import our_night
from .numbering import Numbering, Numbers
from .pictures import read_picture
from .place_names import read_places
from .reader import BANNERS, PackReader
from .ships import ModulePlan, build_ships, read_module
from .tiles import read_tile, wrong_tile
from .whole_pack import wrong_board, wrong_deck, wrong_reserve, wrong_totals

DECKS: Final = ("starter", "reserve", "dungeon")
ORIGINS: Final = ("rulebook", "public", "tiptoe", "own")
MOST_ERRORS: Final = 100
FINDS: Final = ("artifact", "monkey-idol", "dragon-egg", "crown")  # kinds and types of tokens (RUL-121)
REACT: Final = "react"  # the key of a card that says what lays it out in the turn of a rival
WITH_ARTICLE: Final = "one"  # the section of names that say "a Crown" instead of "Crown"
BY_NAME: Final = "by"  # the section of what characters are called besides: "the Captain"
CARD_KEYS: Final = (
    *("id", "kind", "deck", "of", "set", "faction", "back-of", "origin", "copies", "cost", "also"),
    *("points", "score", "attack", "danger", "where", REACT, ART),
    *MOMENTS,
)
TOKEN_KEYS: Final = (
    *("id", "kind", "type", "counts-as", "set", "origin", "copies", "points", "score", "keep", "needs-damage"),
    *(REVEAL, USE),
)
MOMENTS_OF_BANNER: Final = {BLUE: (PLAY, "acquire", ARRIVE, SHIELD), PURPLE: (USE, ARRIVE), RED: (DEFEAT, ARRIVE)}


def load(sources: Sequence[Source], vocabulary: Vocabulary, numbering: Numbering | None = None) -> Pack:
    """Loads one pack from several sources; raises PackErrors with all that is wrong.

    Things that `numbering` names get the numbers that it gives them; MissingContent if one is gone.
    """
    return Loader(sources, vocabulary, numbering or {}).pack


def load_folders(folders: Iterable[Path]) -> list[Source]:
    return [read_source(folder) for folder in folders]


def supplements_of(sources: Sequence[Source]) -> dict[str, str]:
    """Hash of each set that came later, by name; of a set that several sources name, all that they say of it."""
    found: dict[str, list[str]] = {}
    for source in sources:
        for name in source.supplements():
            found.setdefault(name, []).append(source.hash_of_set(name))
    return {name: "+".join(hashes) for name, hashes in found.items()}


class Loader:
    """Builds one pack. Errors are collected, so that an author sees all of them at once."""

    def __init__(self, sources: Sequence[Source], vocabulary: Vocabulary, numbering: Numbering) -> None:
        self.errors: list[ContentError] = []
        self.pack = Pack("+".join(source.id for source in sources))
        self.pack.hash = hashlib.sha256("".join(source.hash() for source in sources).encode()).hexdigest()[:16]
        self.pack.supplements = supplements_of(sources)
        self.pack.night = our_night()
        self.numbers = Numbers(self.pack, numbering)
        self.reader = PackReader(self.pack, vocabulary, self.numbers)
        self.origins = {source.id: str(source.about.get("origin", "own")) for source in sources}
        self.on_top = {id for source in sources[1:] for id in source.on_top()}
        self.characters = self._merged(sources, "character")
        self.cards = self._ordered("card", own_last(self._merged(sources, "card")))
        self.listed: set[str] = set()  # tokens with an entry of their own
        self.tokens = self._ordered("token", self._all_tokens(sources))
        self.boards = self._merged(sources, "board")
        self.tiles = self._numbered(sources, "tile")
        self.modules = self._merged(sources, "module")
        self.ships = self._merged(sources, "ship")
        self._note_added(sources[1:])
        self._name_everything(sources)
        self._name_places(sources)
        self._declare_cards()
        self._declare_tokens()
        self._fill_cards()
        self._fill_tokens()
        self._make_characters()
        self.pack.finds = sum(self.pack.tags.get(name, 0) for name in FINDS)
        self._make_boards()
        self._make_ships()
        self._make_tiles()
        self.numbers.finish()
        self._raise_errors()
        self._check_whole(sources)
        self._raise_errors()

    def _merged(self, sources: Sequence[Source], kind: str) -> dict[str, PackRow]:
        """Merges rows by id: a later source replaces, `without` takes out; within a source an id stands once."""
        merged: dict[str, PackRow] = {}
        for source in sources:
            own: set[str] = set()
            for row in source.rows[kind]:
                id = row.content.get("id")
                if not isinstance(id, str) or not id:
                    self.errors.append(
                        ContentError(row.file, f"[[{kind}]]", "id", Problem("no-id", "every entry needs an id"))
                    )
                    continue
                if id in own:
                    self.errors.append(
                        ContentError(row.file, id, "id", Problem("twice", f"a second {kind} with this id"))
                    )
                own.add(id)
                merged[id] = PackRow(row.file, {"origin": self.origins[source.id], **row.content})
            without = source.about.get("without", [])
            for id in without if isinstance(without, list) else []:
                merged.pop(str(id), None)
        return merged

    def _numbered(self, sources: Sequence[Source], kind: str) -> dict[str, PackRow]:
        return self._ordered(kind, self._merged(sources, kind))

    def _all_tokens(self, sources: Sequence[Source]) -> dict[str, PackRow]:
        """Merges the tokens of characters behind all others; a token that exists keeps its entry."""
        tokens = self._merged(sources, "token")
        self.listed = set(tokens)
        return tokens | {id: row for id, row in token_rows(self.characters) if id not in tokens}

    def _ordered(self, kind: str, rows: dict[str, PackRow]) -> dict[str, PackRow]:
        return dict(self.numbers.ordered(kind, list(rows.items()), lambda item: item[0]))

    def _note_added(self, overlays: Sequence[Source]) -> None:
        """Notes the entries that are not the game's own: new ones, replacements and new names."""
        for source in overlays:
            for kind in ("card", "token"):
                ids = [row.content.get("id") for row in source.rows[kind]]
                names = source.names.get(kind, {})
                for id in [*ids, *(names if isinstance(names, dict) else ())]:
                    self.pack.added[f"{kind}/{id}"] = source.id
            for id in source.on_top():
                self.pack.added[f"{ON_TOP}/{id}"] = source.id

    def _name_everything(self, sources: Sequence[Source]) -> None:
        for source in sources:
            title = source.about.get("title", {})
            if isinstance(title, dict):
                self.pack.names[source.id] = {language: str(text) for language, text in title.items()}
            for kind, names in source.names.items():
                for id, name in names.items() if isinstance(names, dict) else ():
                    if not isinstance(name, dict) or any(language not in IN_PACKS for language in name):
                        path = f"{kind}.{id}"
                        text = f"expected names such as {{ en = ..., fr = ..., pt = ... }}, found {name!r}"
                        problem = Problem("names", text, found=repr(name))
                        self.errors.append(ContentError("names.toml", id, path, problem))
                    else:
                        key = f"{kind}:{id}" if kind in (WITH_ARTICLE, BY_NAME) else id
                        self.pack.names[key] = {language: str(text) for language, text in name.items()}

    def _name_places(self, sources: Sequence[Source]) -> None:
        """Names rooms, tiles and modules. Tiles and modules are also things of their own, named without an article."""
        self.pack.places, errors = read_places(sources)
        self.errors += errors
        for key, forms in self.pack.places.items():
            section, _, id = key.rpartition("/")
            if section in ("tile", "module"):
                bare: dict[str, str] = {language: forms[language] for language in IN_PACKS if language in forms}
                self.pack.names.setdefault(id, bare)

    def _declare_cards(self) -> None:
        """Declares all ids before any text is read: a text may name a card that comes later."""
        for number, (id, row) in enumerate(self.cards.items()):
            self.reader.at(row.file, id)
            kind = "action"
            with self._collecting():
                self.reader.known_keys(row.content, CARD_KEYS, "")
            with self._collecting():
                kind = self.reader.known(self.reader.text(row.content, "kind"), BANNERS, "kind", "kind of card")
            self.pack.cards.append(Card(CardId(number), id, kind, BANNERS[kind]))

    def _declare_tokens(self) -> None:
        for number, (id, row) in enumerate(self.tokens.items()):
            self.reader.at(row.file, id)
            kind = "minor-secret"
            with self._collecting():
                self.reader.known_keys(row.content, TOKEN_KEYS, "")
            if row.content.get("kind") in KINDS_OF_CHARACTERS and id not in self.listed:
                kind = str(row.content["kind"])
                self.pack.tokens.append(Token(TokenId(number), id, KINDS_OF_CHARACTERS[kind], kind))
                continue
            with self._collecting():
                kind = self.reader.known(self.reader.text(row.content, "kind"), KINDS, "kind", "kind of token")
            type = str(row.content.get("type", id))
            token = Token(TokenId(number), id, KINDS[kind], type)
            token.tags |= self._tag(type)
            self.pack.tokens.append(token)
        for token in self.pack.tokens:
            row = self.tokens[token.id]
            self.reader.at(row.file, token.id)
            with self._collecting():
                for other in self.reader.texts(row.content, "counts-as"):
                    token.tags |= self._tag(self.reader.known(other, self.pack.tags, "counts-as", "type of token"))

    def _tag(self, type: str) -> int:
        """Returns the bit of a type of token; new types take the next free one."""
        if type not in self.pack.tags:
            free = FIRST_FREE_TAG
            while free in self.pack.tags.values():
                free *= 2
            self.pack.tags[type] = free
        return self.pack.tags[type]

    def _fill_cards(self) -> None:
        for card in self.pack.cards:
            row = self.cards[card.id]
            self.reader.at(row.file, card.id)
            deck = "dungeon"
            with self._collecting():
                deck = self.reader.known(self.reader.text(row.content, "deck", "dungeon"), DECKS, "deck", "deck")
            self._fill_card(card, row.content)
            if card.of:
                continue
            self._fill_moments(card, row.content)
            pile = {"starter": self.pack.starter, "reserve": self.pack.reserve, "dungeon": self.pack.dungeon}[deck]
            if deck == "dungeon" and card.id in self.on_top:
                self.pack.on_top.append(card.number)
            if not card.set:
                pile.extend([card.number] * (1 if deck == "reserve" else card.copies))

    def _fill_card(self, card: Card, row: Table) -> None:
        with self._collecting():
            card.origin = self.reader.known(self.reader.text(row, "origin"), ORIGINS, "origin", "origin")
        with self._collecting():
            card.set = self.reader.text(row, "set", "")
        with self._collecting():
            if "of" in row:
                card.of = self.reader.known(self.reader.text(row, "of"), self.characters, "of", "character")
        with self._collecting():
            if "faction" in row:
                card.suit = self.reader.known(self.reader.text(row, "faction"), SUITS, "faction", "faction")
        with self._collecting():
            if "back-of" in row:
                card.back_of = self.reader.known(self.reader.text(row, "back-of"), self.cards, "back-of", "card")
        with self._collecting():
            card.copies = self.reader.copies(row)
        with self._collecting():
            card.cost = self.reader.number(row, "cost", 0, least=0)
        with self._collecting():
            also = self.reader.table(row, "also")
            self.reader.known_keys(also, ("gold", "lockpicks"), "also")
            card.gold_cost = self.reader.number(also, "gold", 0, least=0, path="also")
            card.lockpick_cost = self.reader.number(also, "lockpicks", 0, least=0, path="also")
        with self._collecting():
            card.points = self.reader.number(row, "points", 0)
        with self._collecting():
            card.attack = self.reader.flag(row, "attack")
        with self._collecting():
            card.danger = self.reader.flag(row, "danger")
        with self._collecting():
            for feature in self.reader.text(row, "where", "").split("|"):
                if feature:
                    card.where |= FEATURES[self.reader.known(feature, FEATURES, "where", "feature")]
        with self._collecting():
            if REACT in row:
                card.react = self._reaction(card, row)
                self.pack.reactions |= card.react
        with self._collecting():
            card.worth = self.reader.amounts(row)
        with self._collecting():
            if ART in row:
                self.pack.pictures[card.id] = read_picture(self.reader, row)

    def _fill_moments(self, card: Card, row: Table) -> None:
        for moment in MOMENTS:
            with self._collecting():
                self._fill_moment(card, row, moment)

    def _reaction(self, card: Card, row: Table) -> int:
        """Reads to what a card reacts: one that goes into a hand, and has a text to resolve (RUL-120)."""
        word = self.reader.known(self.reader.text(row, REACT), REACTIONS, REACT, "reaction")
        if card.banner != BLUE or PLAY not in row:
            text = f"a reaction lays a card out from hand, and its '{PLAY}' text follows; this {card.kind} has none"
            raise self.reader.error(REACT, Problem("reaction", text, word=PLAY))
        return REACTIONS[word]

    def _fill_moment(self, card: Card, row: Table, moment: str) -> None:
        if moment not in row:
            return
        if moment not in MOMENTS_OF_BANNER[card.banner]:
            allowed = ", ".join(MOMENTS_OF_BANNER[card.banner])
            text = f"a {card.kind} has no '{moment}' text; it has: {allowed}"
            raise self.reader.error(moment, Problem("moment", text, word=moment, known=allowed))
        program = self.reader.program(row[moment], moment, moment)
        for effect in program.effects:
            if self.reader.vocabulary.effects[effect.word].of_suit and not card.suit:
                text = f"'{effect.word}' speaks of the card's faction, and this one has none"
                raise self.reader.error(moment, Problem("suit", text, word=effect.word))
        setattr(card, moment, program)

    def _fill_tokens(self) -> None:
        for token in self.pack.tokens:
            row = self.tokens[token.id].content
            self.reader.at(self.tokens[token.id].file, token.id)
            with self._collecting():
                token.origin = self.reader.known(self.reader.text(row, "origin"), ORIGINS, "origin", "origin")
            with self._collecting():
                token.set = self.reader.text(row, "set", "")
            with self._collecting():
                token.copies = self.reader.copies(row)
            with self._collecting():
                token.points = self.reader.number(row, "points", 0)
            with self._collecting():
                token.worth = self.reader.amounts(row)
            with self._collecting():
                token.needs_damage = self.reader.number(row, "needs-damage", 0, least=0)
            with self._collecting():
                token.keep = self.reader.flag(row, "keep", default=REVEAL not in row)
            with self._collecting():
                if REVEAL in row:
                    token.reveal = self.reader.program(row[REVEAL], REVEAL, REVEAL)
            with self._collecting():
                if USE in row:
                    token.use = self.reader.program(row[USE], USE, REVEAL)
                    token.tags |= USABLE

    def _make_characters(self) -> None:
        """Makes the characters, then reads the texts of their own cards, which may name their own tokens."""
        characters = CharacterReader(self.pack, self.reader)
        for id, row in self.characters.items():
            self.reader.at(row.file, id)
            with self._collecting():
                self.pack.characters.append(characters.read(id, row.content))
            for card in self.pack.cards:
                if card.of == id:
                    self.reader.at(self.cards[card.id].file, card.id)
                    self._fill_moments(card, self.cards[card.id].content)
            self.reader.own_tokens = {}
        self.errors += wrong_own_cards(self.pack, self.cards)

    def _make_boards(self) -> None:
        for id, row in self.boards.items():
            self.reader.at(row.file, id)
            with self._collecting():
                board = read_board(self.reader, id, row.content)
                self.pack.boards[id] = board
                self.errors += [self.reader.error(path, problem) for path, problem in wrong_starts(board)]

    def _make_ships(self) -> None:
        """Makes a board of its own of every ship."""
        plans: dict[str, ModulePlan] = {}
        for id, row in self.modules.items():
            self.reader.at(row.file, id)
            with self._collecting():
                self.reader.known(self.reader.text(row.content, "origin"), ORIGINS, "origin", "origin")
                plans[id] = read_module(self.reader, id, row.content, plans.values())
        for id, row in self.ships.items():
            self.reader.at(row.file, id)
            if len(plans) == len(self.modules):
                with self._collecting():
                    for board in build_ships(self.reader, plans, row.content):
                        self.pack.boards[board.id] = board
                        self.boards[board.id] = row

    def _make_tiles(self) -> None:
        for number, (id, row) in enumerate(self.tiles.items()):
            self.reader.at(row.file, id)
            with self._collecting():
                self.reader.known(self.reader.text(row.content, "origin"), ORIGINS, "origin", "origin")
                tile = read_tile(self.reader, number, id, row.content)
                self.pack.tiles.append(tile)
                wrong = wrong_tile(tile, portal="portal" in row.content)
                self.errors += [self.reader.error(path, problem) for path, problem in wrong]

    def _check_whole(self, sources: Sequence[Source]) -> None:
        pack, errors = self.pack, self.errors
        totals = sources[0].about.get("totals", {}) if len(sources) == 1 else {}
        if isinstance(totals, dict):
            errors += [ContentError("pack.toml", pack.id, path, wrong) for path, wrong in wrong_totals(pack, totals)]
        errors += [ContentError(pack.id, "", "dungeon deck", wrong) for wrong in wrong_deck(pack)]
        for id, board in pack.boards.items():
            errors += [ContentError(self.boards[id].file, id, "rooms", wrong) for wrong in wrong_board(pack, board)]
        for id, path, wrong in wrong_reserve(pack, self.numbers.effects, self.reader.vocabulary):
            row = self.cards.get(id) or self.tokens.get(id)
            errors.append(ContentError(row.file if row else pack.id, id, path, wrong))
        pack.reserve_cards = [pack.cards[card] for card in pack.reserve]
        for card in pack.cards:
            card.price = card.price_at(card.cost)
        costs = [(pack.cards[card].cost, pack.cards[card].banner) for card in pack.dungeon + pack.reserve]
        pack.cheapest_skill = min((cost for cost, banner in costs if banner != RED), default=0)
        pack.cheapest_swords = min((cost for cost, banner in costs if banner == RED), default=0)

    @contextmanager
    def _collecting(self) -> Iterator[None]:
        try:
            yield
        except ContentError as error:
            self.errors.append(error)
            if len(self.errors) >= MOST_ERRORS:  # each error may have searched many words for the nearest
                self._raise_errors()

    def _raise_errors(self) -> None:
        if self.errors:
            raise PackErrors(self.errors)


def own_last(cards: dict[str, PackRow]) -> dict[str, PackRow]:
    """Sorts own cards of characters behind all others, so that these keep their numbers."""
    own = {id: row for id, row in cards.items() if "of" in row.content}
    return {id: row for id, row in cards.items() if id not in own} | own


__all__ = ["Loader", "hint", "load", "load_folders"]
