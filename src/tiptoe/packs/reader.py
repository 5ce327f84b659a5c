"""Reader of one entry of a pack: words become effects, ids become numbers, by the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..core import vocabulary as v
from ..core.board import FEATURES
from ..core.choice_arguments import MOST_MONSTERS
from ..core.components import BLUE, NOTHING, PURPLE, RED, SUITS, Program, TokenId
from ..core.definitions import Amount, Condition, Counter, Effect
from ..core.kernel import Ability, DeferredEffect
from ..core.pack import Pack
from ..core.vocabulary import Arguments, Field, Vocabulary
from ..rules.move import IGNORABLES
from ..suggest import hint, likely, nearest_word
from .errors import ContentError, Problem
from .files import Table
from .numbering import Numbers

ANY: Final = "any"
MOST_COPIES: Final = 999
INSIDE: Final = "."  # in the path of an effect that is part of another one
AT_ONCE: Final = {
    v.ARRIVE: "an arrive text",
    v.ROOM: "the text of a room",
    v.HURT: "the text of a hurt character",
    v.EVERYBODY: "an option for everybody",
}
BANNERS: Final = {  # by kind of card (CORE-2.3)
    **dict.fromkeys(("starter", "action", "item", "companion", "gem"), BLUE),
    "device": PURPLE,
    "monster": RED,
}
CARD_KINDS: Final = tuple(BANNERS)


class PackReader:
    """Reads the fields of one card, token or board at a time. `file` and `id` always name the entry."""

    def __init__(self, pack: Pack, vocabulary: Vocabulary, numbers: Numbers) -> None:
        self.pack = pack
        self.numbers = numbers
        self.vocabulary = vocabulary
        self.file = ""
        self.id = ""
        self.abilities = 0  # of this entry so far: a second one has a label of its own
        self.own_tokens: dict[str, TokenId] = {}  # of the character whose texts are read

    def at(self, file: str, id: str) -> None:
        """Begins a new entry: `file` and `id` stand in the errors that follow."""
        self.file = file
        self.id = id
        self.abilities = 0

    def program(self, value: object, path: str, moment: str) -> Program:
        """Reads effects in printed order and registers them, so that frames can name them."""
        if not isinstance(value, list) or not value:
            raise self.expected(path, "effects", "a list of effects such as [{ skill = 2 }]", value)
        effects = [self.effect(item, f"{path}[{i}]", moment) for i, item in enumerate(value)]
        program = Program(NOTHING, effects)
        self.numbers.note_text(program, f"{self.id}.{path}")
        return program

    def effect(self, value: object, path: str, moment: str) -> Effect:
        """Reads one effect and registers it, and rejects one that cannot stand in a text of this moment."""
        word, row = self._word(value, self.vocabulary.effects, path, "effect")
        description = self.vocabulary.effects[word]
        if moment in AT_ONCE and (description.asks or (description.asks_all and moment != v.ARRIVE)):
            text = f"'{word}' asks a seat something; {AT_ONCE[moment]} cannot"
            raise self.error(path, Problem("asks", text, word=word))
        if description.of_suit and (INSIDE in path or moment == v.REVEAL):
            text = f"'{word}' stands in the text of a card itself, not inside anything else"
            raise self.error(path, Problem("inside", text, word=word))
        arguments = self.arguments(row, description.fields, path, moment)
        effect = description.make(arguments)
        if moment in AT_ONCE and isinstance(effect, DeferredEffect):
            text = f"'{word}' waits for something in a turn; {AT_ONCE[moment]} is done at once"
            raise self.error(path, Problem("waits", text, word=word))
        effect.word, effect.arguments = word, arguments
        for each in (effect, *effect.parts()):
            self.numbers.note_effect(each, f"{self.id}.{path}:{word}")
        if isinstance(effect, Ability):
            self.abilities += 1
            effect.label = self.id if self.abilities == 1 else f"{self.id}/{self.abilities}"
        return effect

    def condition(self, value: object, words: dict[str, v.ConditionWord], path: str, moment: str) -> Condition:
        word, row = self._word(value, words, path, "condition")
        description = words[word]
        arguments = self.arguments(row, description.fields, path, moment)
        condition = description.make(arguments)
        condition.word, condition.arguments = word, arguments
        return condition

    def counter(self, value: object, path: str) -> Counter:
        """Reads what a text may count: facts that only grow within a turn (CORE-6.5)."""
        if isinstance(value, str) and value in self.vocabulary.possessions:
            known = ", ".join(sorted(self.vocabulary.counters))
            text = f"'{value}' can shrink within a turn, so only a score may count it; known: {known}"
            raise self.error(path, Problem("shrinks", text, word=value, known=known))
        return self._counter(value, self.vocabulary.counters, path)

    def amounts(self, row: Table) -> list[Amount]:
        """Reads the `score` of a card or token: one amount, or a list of them."""
        value = row.get("score", [])
        items = value if isinstance(value, list) else [value]
        return [self._amount(item, "score" if item is value else f"score[{i}]") for i, item in enumerate(items)]

    def arguments(self, row: Table, fields: tuple[Field, ...], path: str, moment: str) -> Arguments:
        """Reads the fields of a word and resolves them."""
        self.known_keys(row, [field.name for field in fields], path)
        arguments = Arguments(moment)
        for field in fields:
            if field.name not in row:
                if field.default is None:
                    raise self.error(path, Problem("missing", f"'{field.name}' is missing", word=field.name))
                arguments.numbers[field.name] = field.default
            else:
                self._argument(arguments, field, row[field.name], f"{path}.{field.name}")
        return arguments

    def _argument(self, arguments: Arguments, field: Field, value: object, path: str) -> None:
        name, kind = field.name, field.kind
        if kind == v.NUMBER:
            arguments.numbers[name] = self._whole(value, path)
        elif kind == v.FLAG:
            arguments.numbers[name] = self._true(value, path)
        elif kind == v.PROGRAM:
            arguments.programs[name] = [self.program(value, path, arguments.moment)]
        elif kind == v.LATER:
            arguments.programs[name] = [self.program(value, path, v.END)]
        elif kind == v.OPTIONS:
            arguments.programs[name] = self._options(value, path, arguments.moment)
        elif kind == v.OPTIONS_AT_ONCE:
            arguments.programs[name] = self._options(value, path, v.EVERYBODY)
        elif kind == v.CONDITION:
            arguments.conditions[name] = self.condition(value, self.vocabulary.conditions, path, arguments.moment)
        elif kind == v.HOLDING:
            arguments.conditions[name] = self.condition(value, self.vocabulary.holdings, path, arguments.moment)
        elif kind == v.COUNTER:
            arguments.counters[name] = self.counter(value, path)
        elif kind == v.POSSESSION:
            arguments.counters[name] = self._counter(value, self.vocabulary.possessions, path)
        elif kind == v.TOKEN_TYPES:
            arguments.words[name] = self._list_of_words(value, path)
            for word in arguments.words[name]:
                arguments.numbers[word] = self.pack.tags[self.known(word, self.pack.tags, path, "type of token")]
        elif kind == v.OWN_TOKENS:
            arguments.words[name] = self._list_of_words(value, path)
            for word in arguments.words[name]:
                arguments.numbers[word] = self._own_token(word, path)
        else:
            self._reference(arguments, field, value, path)

    def _reference(self, arguments: Arguments, field: Field, value: object, path: str) -> None:
        """Resolves a name that the pack or the rules know."""
        if not isinstance(value, str):
            raise self.expected(path, "name", "a name", value)
        cards = [card.id for card in self.pack.cards]
        known: dict[str, int]
        if field.kind == v.CARD:
            known, what = {id: number for number, id in enumerate(cards)}, "card"
        elif field.kind == v.CARD_OR_ANY:
            known, what = {ANY: NOTHING, **{id: number for number, id in enumerate(cards)}}, "card"
        elif field.kind == v.CARD_KIND:
            known, what = dict.fromkeys(CARD_KINDS, 0), "kind of card"
        elif field.kind == v.TOKEN_TYPE:
            known, what = self.pack.tags, "type of token"
        elif field.kind == v.OWN_TOKEN:
            known, what = {value: self._own_token(value, path)}, "own token"
        elif field.kind == v.FEATURE:
            known, what = FEATURES, "feature"
        elif field.kind == v.SUIT:
            known, what = dict.fromkeys(SUITS, 0), "faction"
        else:
            known, what = IGNORABLES, "thing to ignore"
        arguments.words[field.name] = [value]
        arguments.numbers[field.name] = known[self.known(value, known, path, what)]

    def _own_token(self, id: str, path: str) -> TokenId:
        """CHA-3.1: own tokens stand in texts of their character only."""
        if not self.own_tokens:
            text = f"'{id}' would be an own token of a character; this text belongs to none that has any"
            raise self.error(path, Problem("own-token", text, word=id))
        return self.own_tokens[self.known(id, self.own_tokens, path, "own token")]

    def _options(self, value: object, path: str, moment: str) -> list[Program]:
        if not isinstance(value, list) or len(value) < 2:
            raise self.expected(path, "options", "at least two options", value)
        lists = [item if isinstance(item, list) else [item] for item in value]
        return [self.program(item, f"{path}[{i}]", moment) for i, item in enumerate(lists)]

    def _counter(self, value: object, words: dict[str, v.CounterWord], path: str) -> Counter:
        """Reads `"gold"`, or `{ card = "secret-tome" }` where copies of something are counted."""
        table: Table = value if isinstance(value, dict) else {str(value): True}
        word = self.known(str(next(iter(table), "")), words, path, "counter")
        description = words[word]
        if not description.fields and isinstance(value, dict):
            raise self.error(path, Problem("plain-word", f"'{word}' is written as a plain word", word=word))
        row: Table = table if description.fields else {}
        arguments = self.arguments(row, description.fields, path, v.PLAY)
        counter = description.make(arguments)
        counter.word, counter.arguments = word, arguments
        self.pack.counted.add(word)
        return counter

    def _amount(self, value: object, path: str) -> Amount:
        if not isinstance(value, dict):
            raise self.expected(path, "table", 'a table such as { points = 1, per = "gold" }', value)
        words = [word for word in self.vocabulary.amounts if word in value]
        if len(words) != 1:
            known = ", ".join(sorted(self.vocabulary.amounts))
            raise self.error(path, Problem("one-of", f"expected one of: {known}", known=known))
        description = self.vocabulary.amounts[words[0]]
        arguments = self.arguments(value, description.fields, path, v.PLAY)
        amount = description.make(arguments)
        amount.word, amount.arguments = words[0], arguments
        return amount

    def _word(self, value: object, words: Iterable[str], path: str, what: str) -> tuple[str, Table]:
        """Returns the word that a table is about, its first key, and the table."""
        if not isinstance(value, dict) or not value:
            raise self.expected(path, "table", "a table such as { skill = 2 }", value)
        return self.known(str(next(iter(value))), words, path, what), value

    def known(self, word: str, words: Iterable[str], path: str, what: str) -> str:
        """Returns `word` if it is one of `words`; else raises an error with the nearest of them."""
        known = list(words)
        if word in known:
            return word
        text, near = f"unknown {what} '{word}'; {hint(word, known)}", nearest_word(word, known)
        if near:
            raise self.error(path, Problem("unknown-near", text, word=word, near=near))
        raise self.error(path, Problem("unknown", text, word=word, known=", ".join(likely(word, known))))

    def known_keys(self, row: Table, keys: Iterable[str], path: str) -> None:
        for key in row:
            self.known(key, keys, f"{path}.{key}".lstrip("."), "key")

    def copies(self, row: Table) -> int:
        """Reads the copies of a card or token: as many as fit on a table, and into an exact shuffle."""
        value = self.number(row, "copies", 1, least=0)
        if value > MOST_COPIES:
            text = f"expected {MOST_COPIES} or fewer, found {value}"
            raise self.error("copies", Problem("at-most", text, most=MOST_COPIES, found=value))
        return value

    def number(self, row: Table, key: str, default: int, *, least: int | None = None, path: str = "") -> int:
        where = f"{path}.{key}".lstrip(".")
        value = self._whole(row.get(key, default), where)
        if least is not None and value < least:
            text = f"expected {least} or more, found {value}"
            raise self.error(where, Problem("at-least", text, least=least, found=value))
        return value

    def monsters(self, row: Table, path: str) -> int:
        """Reads the monsters of a tunnel: no more than a choice can name swords for (CORE-10.3)."""
        value = self.number(row, "monsters", 0, least=0, path=path)
        if value > MOST_MONSTERS:
            text = f"expected at most {MOST_MONSTERS}, found {value}"
            raise self.error(f"{path}.monsters", Problem("at-most", text, most=MOST_MONSTERS, found=value))
        return value

    def flag(self, row: Table, key: str, *, default: bool = False, path: str = "") -> bool:
        value = row.get(key, default)
        if not isinstance(value, bool):
            raise self.expected(f"{path}.{key}".lstrip("."), "flag", "true or false", value)
        return value

    def text(self, row: Table, key: str, default: str | None = None, *, path: str = "") -> str:
        value = row.get(key, default)
        if not isinstance(value, str):
            where = f"{path}.{key}".lstrip(".")
            if value is None:
                raise self.error(where, Problem("missing", "is missing", word=key))
            raise self.expected(where, "name", "a name", value)
        return value

    def texts(self, row: Table, key: str, path: str = "") -> list[str]:
        return self._list_of_words(row.get(key, []), f"{path}.{key}".lstrip("."))

    def table(self, row: Table, key: str) -> Table:
        value = row.get(key, {})
        if not isinstance(value, dict):
            raise self.expected(key, "table", "a table", value)
        return value

    def point(self, value: object, path: str) -> tuple[float, float]:
        if not isinstance(value, list) or len(value) != 2 or not all(isinstance(x, int | float) for x in value):
            raise self.expected(path, "point", "[x, y]", value)
        return (float(value[0]), float(value[1]))

    def tables(self, row: Table, key: str) -> list[Table]:
        value = row.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.expected(key, "tables", "a list of tables", value)
        return value

    def different(self, ids: list[str]) -> None:
        """Rejects a second room of a map with the same id."""
        for place, id in enumerate(ids):
            if id in ids[:place]:
                raise self.error(f"rooms[{place}].id", Problem("second-room", f"a second room '{id}'", word=id))

    def _list_of_words(self, value: object, path: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.expected(path, "list", "a list of names", value)
        return value

    def _whole(self, value: object, path: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.expected(path, "number", "a whole number", value)
        return value

    def _true(self, value: object, path: str) -> int:
        if not isinstance(value, bool):
            raise self.expected(path, "flag", "true", value)
        return 1 if value else 0

    def expected(self, path: str, word: str, what: str, value: object) -> ContentError:
        """Makes the error for a value of another kind than `what`."""
        text = f"expected {what}, found {value!r}"
        return self.error(path, Problem(word, text, what=what.partition(" such as ")[2], found=repr(value)))

    def error(self, path: str, problem: str) -> ContentError:
        return ContentError(self.file, self.id, path, problem)
