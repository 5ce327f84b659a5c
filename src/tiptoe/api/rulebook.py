"""Rules of the public library: the sentence behind the id that refusals, events and cards name."""

from __future__ import annotations

from dataclasses import dataclass

from ..rulebook.matrix import load_rules
from ..rulebook.translations import translated
from ..suggest import hint
from .bounds import quoted
from .cards import language
from .errors import TiptoeError


@dataclass(frozen=True)
class Rule:
    """A rule: its `id`, the `title` of its chapter, its `text`, and the language `lang` of both.

    `lang` is `en` for a rule that is not translated.

    >>> import tiptoe
    >>> why = tiptoe.Game("classic", seats=2, seed=1).explain("end-turn")
    >>> tiptoe.rule(why.rule).title
    'The turn'
    """

    id: str
    title: str
    text: str
    lang: str = "en"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Rule {self.id} {self.text!r}>"


def rule(id: str, lang: str = "en") -> Rule:
    """Returns a rule by the id that refusals, events and cards name; TiptoeError names the nearest one.

    >>> import tiptoe
    >>> print(tiptoe.rule("CORE-14.5"))
    Every Danger card lying in the row makes an attack one cube larger.
    >>> [tiptoe.rule(id).title for id in tiptoe.Game("classic").card("burgle").rules]
    ['Components', 'Resources']
    """
    if not isinstance(id, str):
        raise TiptoeError("unknown-rule", f"a rule is named by its id, such as 'CORE-4.5', not by {quoted(id)}")
    lang, known = language(lang).language, load_rules()
    if id not in known:
        raise TiptoeError("unknown-rule", f"there is no rule {quoted(id)}; {hint(str.__str__(id)[:40], known)}")
    found, told_in = translated(known[id], lang)
    return Rule(found.id, found.title, found.text, told_in)
