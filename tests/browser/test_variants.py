"""Every variant of the catalog shows at the table (finding F2): "Open bag" was offered in the lobby and changed
nothing.

Each variant names a position, and marks in an area of the page: their text and the area's picture differ from the same
kind of position without the variant. Where both games are dealt alike, it is the very same position.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser

from browser.player_page import open_page
from browser.reaching import Wanted, reach
from tiptoe.catalog import GAMES
from tiptoe.core.components import ARTIFACT
from tiptoe.core.state import State
from tiptoe.rules.solo import GRADES
from tiptoe.rules.tokens import kinds_to_take

SETTINGS = "{speed: 'instant', motion: 'less', name: 'Mina'}"
SAID = """(marks) => marks.filter((one) => one.checkVisibility()).map((one) =>
  [one.dataset.spot ?? "", one.innerText ?? one.textContent,
   ...[...one.querySelectorAll("[aria-label]")].map((it) => it.ariaLabel)].join(" "))"""


def first_turn(state: State) -> bool:
    return True


def after_an_attack(state: State) -> bool:
    """Whether the bag holds cubes of seats."""
    return any(seat.bagged for seat in state.seats)


def beside_an_artifact(state: State) -> bool:
    """Whether the first seat stands in a room with an Artifact that it could take."""
    me = state.seats[0]
    return ARTIFACT in kinds_to_take(state, me, me.room, ARTIFACT)


def left_alone(state: State) -> bool:
    """Whether all other seats are out, with the countdown running."""
    turns = state.turns - state.seats[0].index
    return (
        len(state.out_order) == len(state.seats) - 1
        and turns > 0
        and (state.countdown > 0 or not state.rules.params.lone_rounds)
    )


def some_turns_later(state: State) -> bool:
    return state.turns > 12


def hunted(state: State) -> bool:
    return bool(state.figures)


@dataclass(frozen=True)
class Difference:
    """Marks of a variant in an area of the page, and the two positions to compare: with the variant, and without."""

    area: str
    marks: str
    wanted: Wanted = first_turn
    without: Wanted | None = None  # the same one
    seats: int = 2
    seats_without: int = 0  # as many
    within: str = ""  # a variant that it needs
    bot: str = "greedy"


BAG = "section.dragon"
DECK = Difference(".offer", "[data-spot='dungeon:deck']")
NIGHT = Difference("ol.seats", "[data-part=night]", seats=1, seats_without=2)
FIGURES = Difference("section.map", "[data-figure]", hunted, without=some_turns_later)
DIFFERENCES: dict[tuple[str, str], Difference] = {
    **{(game, "open-bag"): Difference(BAG, "[data-facts=bag]", after_an_attack) for game in GAMES},
    ("classic", "artifact-action"): Difference("section.map", "[data-can]", beside_an_artifact, bot="random"),
    ("classic", "empty-bag-ends"): Difference(BAG, "[data-spot=bag]"),
    ("space", "empty-bag-ends"): Difference(BAG, "[data-spot=bag]"),
    ("space", "lone-rounds"): Difference(BAG, ".alone", left_alone),
    **{(game, "harsh-dragon"): Difference(BAG, "[data-light=rage] li") for game in GAMES},
    **{(game, f"draft:{kind}"): DECK for game in GAMES for kind in ("open", "closed")},
    ("catacombs", "promo"): DECK,
    ("catacombs", "party"): Difference(".stacks", "[data-facts=artifacts] text", seats=5, seats_without=4),
    ("catacombs", "party-cards"): Difference(".offer", "[data-spot='dungeon:deck']", seats=5, within="party"),
    ("catacombs", "party-deck"): Difference(".offer", "[data-spot='dungeon:deck']", seats=5, within="party"),
    ("catacombs", "characters"): Difference("ol.seats", "[data-part=character]"),
    ("catacombs", "even-start"): Difference("ol.seats", "[data-spot^='seat:'] .has", seats=5, within="party"),
    **{(game, grade): NIGHT for game in GAMES for grade in GRADES},
    **{("catacombs", f"subterra:{level}"): FIGURES for level in ("easy", "normal", "hard")},
}

NOT_REACHED = {("catacombs", "mercy"): "hardly any game shuts a seat in; its choice is a button as in any question"}


def test_every_variant_of_the_catalog_has_a_difference_to_be_seen() -> None:
    """A new variant fails here until `DIFFERENCES` says where it shows."""
    there = {(name, variant) for name, game in GAMES.items() for variant in game.variants}
    assert there == {*DIFFERENCES, *NOT_REACHED}


@pytest.mark.parametrize(("game", "variant"), DIFFERENCES)
def test_a_variant_is_seen_at_the_table(home: str, browser: Browser, game: str, variant: str) -> None:
    seen = DIFFERENCES[game, variant]
    plain = "+".join([game, seen.within] if seen.within else [game])
    with_it = look(browser, home, f"{plain}+{variant}", seen.seats, seen.wanted, seen)
    others = seen.seats_without or seen.seats
    without_it = look(browser, home, plain, others, seen.without or seen.wanted, seen)
    assert with_it[0] and with_it[0] != without_it[0]  # in words
    assert with_it[1] != without_it[1]  # and to the eye


def look(
    browser: Browser, home: str, spec: str, seats: int, wanted: Wanted, seen: Difference
) -> tuple[list[str], bytes]:
    """Returns the text of the marks, and a picture of the area."""
    with open_page(browser, settings=SETTINGS) as person:
        reach(person, home, spec, seats, wanted, seen.bot)
        said: list[str] = person.page.locator(seen.marks).evaluate_all(SAID)
        picture = person.page.locator(seen.area).first.screenshot()
        assert person.trouble == []
    return said, picture
