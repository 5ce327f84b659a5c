"""Hints of In Space: ports to hack, rides that end a walk, pods, and the next goal."""

from __future__ import annotations

from typing import Final, final

from ...core.board import RoomId
from ...core.choice import ChoiceId, argument_of, verb_of
from ...core.components import ARTIFACT
from ...core.room_cubes import rooms_marked, seats_marking
from ...rules.move import IGNORE_RIDES
from ...view.hints import NO_HINT, Hint, Hints, rage_hint
from ...view.reachable import worth_outside
from ...view.view import View
from .nouns import COMMAND_CODE, POD, PORT, REWARD, SECURITY
from .verbs import BEAM, HACK, LIFT


@final
class SpaceHints(Hints):
    """Hints about rooms and choices of In Space."""

    def leaving(self, view: View, room: RoomId) -> Hint | None:
        return Hint("gain-pod", worth=worth_outside(view)) if view.board.features[room] & POD else None

    def entering(self, view: View, room: RoomId) -> list[Hint]:
        return [Hint(text=view.board.texts[REWARD][room])] if view.board.features[room] & REWARD else []

    def there(self, view: View, room: RoomId) -> list[Hint]:
        open_port = view.board.features[room] & PORT and not seats_marking(view.marks, room)
        return [Hint("gain-port", text=view.board.texts[PORT][room])] if open_port else []

    def chosen(self, view: View, choice: ChoiceId) -> list[Hint]:
        verb, room = verb_of(choice), argument_of(choice)
        if verb == HACK:
            code = [Hint("gain-code"), rage_hint(view)] if places_last_cube(view) else []
            return [Hint(text=view.board.texts[PORT][room]), *code]
        stops = verb in (LIFT, BEAM) and walks_no_more(view) and not view.board.features[room] & (SECURITY | POD)
        return [Hint("harm-ride", bad=True)] if stops else []

    def filling(self, view: View, choice: ChoiceId) -> Hint:
        if verb_of(choice) not in (LIFT, BEAM, HACK):
            return NO_HINT
        last, stops = int(places_last_cube(view)), int(walks_no_more(view))
        return Hint(text=view.board.texts[PORT][argument_of(choice)], last=last, stops=stops)

    def goal(self, view: View) -> Hint | None:
        """SPA-6.3, 5.10, 9.1: next goal: first the ports, then an Artifact of the Command Module, then a pod."""
        if any([view.rules.pack.tokens[token].tags & ARTIFACT for token in view.me.tokens]):
            return Hint("goal-pod")
        if view.me.tags_held & COMMAND_CODE:
            return Hint("goal-command")
        return Hint("goal-ports", n=len(rooms_marked(view.marks, view.me.index)), most=view.rules.params.marks)


def places_last_cube(view: View) -> bool:
    """SPA-6.3: whether the next port brings the code."""
    return len(rooms_marked(view.marks, view.me.index)) == view.rules.params.marks - 1


def walks_no_more(view: View) -> bool:
    """SPA-5.8: whether a ride ends walking for this turn."""
    return not view.me.ignores & IGNORE_RIDES


SPACE_HINTS: Final = SpaceHints()
