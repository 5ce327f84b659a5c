"""Goals of a seat, now: one short line, by the game that is played."""

from __future__ import annotations

from typing import Final

from ..core.marks import rooms_marked
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
    has_artifact = any(view.rules.pack.tokens[token].tags & ARTIFACT for token in me.tokens)
    if view.board.modules:
        return _aboard(view, words, has_artifact=has_artifact)
    return words.say("goal-home" if has_artifact else "goal-find", to=places.to(view.board.start))


def _aboard(view: View, words: Words, *, has_artifact: bool) -> str:
    """SPA-6.3, 5.10, 9.1: first the ports, then an Artifact of the Command Module, then a pod."""
    if has_artifact:
        return words.say("goal-pod")
    if view.me.held & view.rules.pack.tags["command-code"]:
        return words.say("goal-command")
    hacked = rooms_marked(view.marks, view.me.index)
    return words.say("goal-ports", n=len(hacked), most=view.rules.params.marks)
