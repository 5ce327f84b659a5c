"""CORE-13: the end of a turn, step by step."""

from __future__ import annotations

from typing import Any

from scene import Scene, inline, rule
from tiptoe.catalog import open_game
from tiptoe.core.definitions import Step
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import Seat, State
from tiptoe.rules.escape import LeaveDungeon
from tiptoe.rules.refill import RefillRow

QUIET = ["secret-tome"] * 5


class RecordingStep(Step):
    """A step of a variant that records status, row and damage."""

    def __init__(self) -> None:
        self.found: list[tuple[int, list[str], int]] = []

    def run(self, state: State, seat: Seat) -> None:
        row = ["" if card < 0 else state.cards[card].id for card in state.row]
        self.found.append((seat.status, row, sum(each.damage for each in state.seats)))


def spring(rules: Ruleset | str = "classic", **values: Any) -> Scene:
    """Seat 0 has just found a Magic Spring."""
    scene = Scene(rules, room_tokens={"d4": ["magic-spring"]}, seat0={"room": "d10", "boots": 1, **values})
    return scene.choose("move:d4", "take:minor-secret")


@rule("CORE-13.1", "CLA-5.6", "RUL-9")
def test_what_waits_for_the_end_comes_before_everything_else() -> None:
    scene = spring(hand=["burgle", "stumble"]).play("burgle", "stumble").choose("end-turn")
    assert scene.offered == ["trash:burgle", "trash:stumble"]  # still in the play area, and it cannot be declined
    scene.expect(in_play=["burgle", "stumble"], skill=1).choose("trash:stumble").expect(discard=[], hand=["burgle"])


@rule("CORE-13.1")
def test_the_owner_chooses_the_order_of_different_effects() -> None:
    later = {"id": "omen", "kind": "action", "play": [{"at-end-of-turn": [{"gold": 1}]}]}
    scene = spring(open_game("classic", [inline(card=[later])]), hand=["omen"]).play("omen").choose("end-turn")
    assert scene.offered == ["pick:1", "pick:2"]
    scene.choose("pick:2").expect(gold=1)
    scene.choose("trash:omen").expect(cards_trashed=1)


@rule("CORE-13.1", "RUL-9")
def test_two_springs_trash_two_cards() -> None:
    scene = spring(hand=["burgle", "stumble"]).lay("d4", "magic-spring").give(teleports=2)
    scene.choose("teleport:d10", "teleport:d4", "take:minor-secret").play("burgle", "stumble")
    scene.choose("end-turn", "trash:stumble", "trash:burgle").expect(hand=[], discard=[], cards_trashed=2)


@rule("CORE-13.1", "RUL-9")
def test_cards_that_come_into_the_hand_are_played_before_the_turn_ends() -> None:
    late = {"id": "late", "kind": "action", "play": [{"at-end-of-turn": [{"draw": 1}]}]}
    scene = Scene(open_game("classic", [inline(card=[late])]), seat0={"hand": ["late"], "deck": ["burgle", *QUIET]})
    scene.play("late").choose("end-turn").expect(hand=["burgle"]).refuses("end-turn", "CORE-4.5")
    scene.play("burgle").expect(skill=1).choose("end-turn").expect(hand=QUIET, discard=["burgle", "late"])


@rule("CORE-13.1", "RUL-9")
def test_the_step_is_not_repeated_for_cards_played_in_it() -> None:
    late = {"id": "late", "kind": "action", "play": [{"at-end-of-turn": [{"draw": 1}]}]}
    cards: dict[str, Any] = {"seat0": {"hand": ["late"], "deck": ["late", *QUIET]}, "seat1": {"deck": QUIET * 2}}
    scene = Scene(open_game("classic", [inline(card=[late])]), **cards)
    scene.play("late").choose("end-turn").play("late").choose("end-turn").expect(hand=QUIET)
    scene.choose("end-turn")
    assert scene.sees("active") == 0  # nor does it wait for another seat's turn


@rule("CORE-13.1", "RUL-107")
def test_what_a_played_card_offers_for_the_end_of_the_turn_is_asked_then() -> None:
    bonfire = {"id": "bonfire", "kind": "action", "play": [{"at-end-of-turn": [{"trash": "any"}]}]}
    scene = Scene(open_game("classic", [inline(card=[bonfire])]), seat0={"hand": ["bonfire"]}).play("bonfire")
    scene.choose("end-turn")
    assert scene.offered == ["trash:bonfire", "decline"]


@rule("CORE-13.2")
def test_everything_of_the_turn_expires() -> None:
    scene = Scene(room_tokens={}).at("d3").give(boots=2, skill=3, swords=1, credit=2, teleports=1)
    scene.choose("move:d8", "end-turn")
    scene.expect(boots=0, skill=0, swords=0, credit=0, teleports=0, blocked=False)


@rule("CORE-13.3")
def test_the_play_area_goes_to_the_discard_pile(scene: Scene) -> None:
    scene.hand("burgle", "stumble").deck(*QUIET).play("burgle", "stumble").choose("end-turn")
    scene.expect(in_play=[], discard=["burgle", "stumble"])


@rule("CORE-13.4", "CORE-8.1")
def test_five_cards_are_drawn_after_the_play_area_is_cleared(scene: Scene) -> None:
    scene.hand("burgle", "stumble").deck("sidestep").discard("scramble", "explore").play("burgle", "stumble")
    scene.choose("end-turn").expect(hand=["burgle", "explore", "scramble", "sidestep", "stumble"], deck=[])


@rule("CORE-13.5", "CORE-18.2", "RUL-20")
def test_a_seat_leaves_before_the_refill_and_is_spared_its_attack() -> None:
    scene = Scene(seat0={"room": "d2", "boots": 1, "bag": 3, "tokens": ["artifact-5"]})
    scene.next_cards("overlord", "orc-grunt", *QUIET).draws("seat0", "seat0", "black").choose("move:d1", "end-turn")
    scene.expect(status="escaped", clank=0, damage=0, aside=2)
    assert scene.sees("seat1.clank") + scene.sees("seat1.bag") == 1


@rule("CORE-13.6")
def test_a_variant_finds_its_place_between_leaving_and_refill() -> None:
    watch = RecordingStep()
    scene = Scene(open_game("classic").after(LeaveDungeon, watch), row=["", *QUIET])
    scene.give(room=scene.state.board.room("d2"), boots=1).tokens("artifact-5").choose("move:d1", "end-turn")
    assert watch.found == [(1, ["", *QUIET], 0)]  # the seat is out, the row still has its gap


@rule("CORE-4.6", "CORE-13.6")
def test_after_a_knock_out_the_end_of_the_turn_goes_on_from_there() -> None:
    watch = RecordingStep()
    fragile = {"damage": 9, "bag": 1, "hand": ["mister-whiskers"]}
    scene = Scene(open_game("classic").after(LeaveDungeon, watch), seat0=fragile)
    scene.draws("seat0", "black", "black").play("mister-whiskers").choose("pick:1")
    assert [status for status, _, _ in watch.found] == [2]


@rule("CORE-13.7")
def test_the_row_is_refilled() -> None:
    scene = Scene(row=["sneak", "", "tattle"]).next_cards("kobold", "ogre", "ladder", "shrine").choose("end-turn")
    assert scene.sees("row") == ["sneak", "kobold", "tattle", "ogre", "ladder", "shrine"]


@rule("CORE-13.8", "CORE-13.9")
def test_a_variant_finds_its_place_between_refill_and_attack() -> None:
    watch = RecordingStep()
    scene = Scene(open_game("classic").after(RefillRow, watch), row=QUIET, seat1={"bag": 1})
    scene.next_cards("orc-grunt").draws("seat1", "black", "black").choose("end-turn")
    assert watch.found == [(0, [*QUIET, "orc-grunt"], 0)]  # the row is full, and nobody is hurt yet
    assert scene.sees("seat1.damage") == 1


@rule("CORE-13.9")
def test_no_attack_without_its_symbol() -> None:
    scene = Scene(row=QUIET, seat0={"clank": 3}).next_cards("watcher").choose("end-turn")
    assert scene.told("AttackBegun") == []


@rule("CORE-13.10", "CLA-7.7")
def test_the_next_seat_in_turn_skips_those_who_only_wait() -> None:
    scene = Scene(
        seats=4,
        out_order=[3, 1],
        countdown=2,
        seat1={"status": "escaped"},
        seat3={"status": "knocked-out"},
    )
    scene.choose("end-turn")
    assert scene.sees("active") == 2
    assert scene.sees("countdown") == 2  # seat 1 did nothing
