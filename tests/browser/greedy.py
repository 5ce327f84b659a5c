"""Player page that makes the choices of the bot greedy with as few clicks as the page allows."""

from __future__ import annotations

from typing import Any

from browser.player_page import BUSY, CURTAIN, OVER, PLAYED, PlayerPage
from plain import walks_of
from tiptoe.bots.registry import bot_for
from tiptoe.core.kernel import apply, decision
from tiptoe.core.notation import key
from tiptoe.core.rng import KEY_BYTES, keyed
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View
from web.servers import Server

SEAT = 0
FARTHEST = 8  # rooms on one walk
WALKS = "move:"
PLAYS = "play:"


class GreedyPlayer:
    """Player that clicks greedy's choices at a table of a server in this process; counts own turns."""

    def __init__(self, person: PlayerPage, server: Server) -> None:
        self.person = person
        self.session = server.session(person.page.url.rpartition("/")[2])
        self.turns = 0

    def play(self, most_turns: int) -> None:
        """Plays `most_turns` own turns, or until the game is over."""
        while self.turns < most_turns and self.person.wait_until_asked():
            self.answer()

    def answer(self) -> None:
        before = self.person.page.locator(".table").get_attribute("data-decision") or ""
        wanted = intended(self.session.table.view(SEAT))
        self.turns += wanted[0] == "end-turn"
        changed = f".table:not([data-decision='{before}']), {CURTAIN}, {OVER}"
        lit = self.person.lit()
        if any(one == wanted[0] for one, _ in lit):
            self._click(f"[data-can][data-key='{wanted[0]}']")
        elif wanted[0].startswith(PLAYS) and ("", "play-all") in lit:
            changed = PLAYED
            self._click("[data-can][data-spot=play-all]")
        else:
            self._go(wanted, changed)
        self.person.page.locator(changed).first.wait_for(timeout=BUSY)

    def _go(self, wanted: list[str], changed: str) -> None:
        """Clicks the place of a choice, and a second time where the place has several choices or a warning comes up."""
        question = self.person.question
        ways = [walk for walk in walks_of(question) if walk["keys"] == wanted[: len(walk["keys"])]]
        offer = next(one for one in question["offers"] if one["key"] == wanted[0])
        chosen = max(ways, key=lambda walk: len(walk["keys"]), default=offer)
        self._click(f"[data-can][data-spot='{spot_of(chosen)}']")
        more, warned = ".bar[data-pinned] .btn--go", ".actions [role=alert]"
        self.person.page.locator(f"{more}, {warned}, {changed}").locator("visible=true").first.wait_for(timeout=BUSY)
        if self.person.page.locator(warned).count():
            self._click("[data-spot=end]")
        elif not self.person.page.locator(changed).count():
            self._click(self._way(chosen["text"]) or more)

    def _way(self, text: str) -> str:
        """Returns the selector of a button for a choice that is not the first at its place, or nothing."""
        others = ".bar[data-pinned] .other"
        texts = [other.get_attribute("title") for other in self.person.page.locator(others).all()]
        return f"{others} >> nth={texts.index(text)}" if text in texts else ""

    def _click(self, selector: str) -> None:
        self.person.click(self.person.page.locator(selector))


def intended(view: View) -> list[str]:
    """Returns the key of greedy's next choice; for a walk, the keys of all its steps."""
    bot = bot_for("greedy", 1, SEAT)
    state = determinize(view, keyed(bytes(KEY_BYTES)))
    keys: list[str] = []
    for _ in range(FARTHEST):
        choice = bot.choose(View(state, SEAT))
        keys.append(key(choice, state))
        if not keys[-1].startswith(WALKS):
            return keys[:1] if len(keys) == 1 else keys[:-1]
        apply(state, choice)
        if state.over or (decision(state).seat, decision(state).prompt) != (SEAT, view.prompt):
            break
    return keys


def spot_of(offer: dict[str, Any]) -> str:
    """Returns the spot of the page on which an offer lies."""
    if offer.get("verb") == "end-turn":
        return "end"
    for field, place in (("slot", "row"), ("pile", "pile"), ("card", "hand"), ("token", "market"), ("room", "room")):
        if field in offer:
            return f"{place}:{offer[field]}"
    raise AssertionError(f"nowhere on the page: {offer}")
