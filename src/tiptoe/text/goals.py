"""Goals of a seat, now: one short line, by the game that is played."""

from __future__ import annotations

from typing import Final

from ..catalog import entry_of
from ..core.material import ARTIFACT
from ..core.state import ESCAPED, IN_PLAY
from ..view.view import SPECTATOR, View
from .places import PlaceVoice
from .words import Words

NONE: Final = ""


def goal(view: View, words: Words, places: PlaceVoice) -> str:
    """The next thing that counts, for the seat of a view, or that nothing does any more; nothing for who watches."""
    if view.seat == SPECTATOR or view.over:
        return NONE
    me = view.me
    if me.status != IN_PLAY:
        return words.say("goal-out" if me.status == ESCAPED else "goal-caught")
    if me.leaving:
        return words.say("goal-leave")
    own = entry_of(view.rules).notices.goal(view)
    if own is not None:
        return words.say(own.word, **own.numbers)
    has_artifact = any(view.rules.pack.tokens[token].tags & ARTIFACT for token in me.tokens)
    return words.say("goal-home" if has_artifact else "goal-find", to=places.to(view.board.start))
