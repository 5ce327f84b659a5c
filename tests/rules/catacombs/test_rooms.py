"""CAT-5 and CAT-6: Artifacts, rewards, locked features, wayshrines, markets, the Crypt."""

from __future__ import annotations

from typing import Any

import pytest

from caves import CRYPT, EDGE, GROTTO, NAVE, SHRINE, caves, explorer, square, way
from scene import Scene, rule, tile

VAULT = square("vault", artifact=0)
TWICE = [f"explore:{EDGE}", "place:0"]


def inside(*features: str, **given: Any) -> Scene:
    """Seat 0 begins its turn in a room with these features, with three lockpicks."""
    rules = caves(square("cell", features=list(features)))
    seat = {"room": "cell-hall", "lockpicks": 3}
    values = given.pop("seat0", {})
    assert isinstance(values, dict)
    return Scene(rules, tiles=[tile("cell", 1, 1)], seat0={**seat, **values}, **given)


def rewarding(reward: str, n: int = 1, **values: Any) -> Scene:
    """Seat 0 one boot from a room with this reward, and with boots to go on."""
    room = square("spring", reward={reward: n})
    return explorer(room, laid=[tile("spring", 1, 1)], **{"boots": 9, **values})


@rule("CAT-5.1", "RUL-66")
@pytest.mark.parametrize(
    ("pluses", "value", "rest"), [(0, 10, [12, 15, 17]), (1, 12, [10, 15, 17]), (2, 15, [10, 12, 17])]
)
def test_an_artifact_room_is_served_from_the_stack(pluses: int, value: int, rest: list[int]) -> None:
    artifacts = ["artifact-10", "artifact-12", "artifact-15", "artifact-17"]
    rules = caves(square("vault", artifact=pluses))
    scene = Scene(rules, stack=["vault"], artifacts=artifacts, seat0={"room": NAVE, "boots": 1}).choose(*TWICE)
    assert scene.sees("room_tokens.vault-hall") == [f"artifact-{value}"]
    assert scene.sees("artifacts") == [f"artifact-{n}" for n in rest]


@rule("CAT-5.2")
@pytest.mark.parametrize(
    ("left", "found"), [(["artifact-17", "artifact-20"], ["artifact-20"]), (["artifact-5"], ["artifact-5"]), ([], [])]
)
def test_a_short_stack_gives_its_best_and_an_empty_one_nothing(left: list[str], found: list[str]) -> None:
    rules = caves(square("vault", artifact=2))
    scene = Scene(rules, stack=["vault"], artifacts=left, seat0={"room": NAVE, "boots": 1}).choose(*TWICE)
    assert scene.sees("room_tokens.vault-hall") == found


@rule("CAT-5.1", "RUL-66")
def test_two_artifact_rooms_of_a_tile_are_served_as_written() -> None:
    ends = [way(f"{side}{n}", ("one", "two")[n]) for side in "NESW" for n in (0, 1)]
    double: dict[str, Any] = {
        "id": "double",
        "set": "depths",
        "rooms": [{"id": "one", "artifact": 1}, {"id": "two", "artifact": 0}],
        "tunnels": ends,
    }
    scene = explorer(double).choose(*TWICE)
    assert (scene.sees("room_tokens.double-one"), scene.sees("room_tokens.double-two")) == (
        ["artifact-7"],
        ["artifact-5"],
    )


@rule("CAT-5.3", "CORE-12.4")
def test_an_artifact_is_taken_whenever_its_seat_likes() -> None:
    scene = explorer(VAULT, hand=["burgle"]).choose(*TWICE)
    assert (scene.sees("prompt"), "take:artifact" in scene.offered) == ("your-turn", True)
    scene.play("burgle").choose("take:artifact").expect(tokens=["artifact-5"])
    assert (scene.sees("marker"), scene.sees("room_tokens.vault-hall")) == (4, [])


@rule("CAT-5.3")
def test_an_artifact_may_be_left_and_taken_in_a_later_turn() -> None:
    scene = explorer(VAULT).choose(*TWICE, "end-turn", "end-turn").expect(tokens=[], room="vault-hall")
    scene.choose("take:artifact").expect(tokens=["artifact-5"])


@rule("CAT-5.3", "CAT-12.30", "RUL-75")
@pytest.mark.parametrize(
    ("tokens", "may"),
    [
        *(([], True), (["artifact-7"], False), (["artifact-7", "backpack"], True)),
        *(
            (["artifact-7", "artifact-10", "backpack"], False),
            (["artifact-7", "artifact-10", "backpack", "backpack"], True),
        ),
    ],
)
def test_one_artifact_and_one_more_for_each_backpack(tokens: list[str], may: bool) -> None:
    scene = explorer(VAULT, laid=[tile("vault", 1, 1)], room="vault-hall", tokens=tokens).lay(
        "vault-hall", "artifact-12"
    )
    assert ("take:artifact" in scene.offered) == may


@rule("CAT-5.3", "CORE-12.3")
def test_an_artifact_is_never_given_back() -> None:
    scene = explorer(VAULT, laid=[tile("vault", 1, 1)], room="vault-hall").choose("take:artifact")
    assert [key for key in scene.offered if "artifact" in key] == []


@rule("CAT-5.3")
def test_nobody_takes_an_artifact_from_afar() -> None:
    assert "take:artifact" not in explorer(VAULT, laid=[tile("vault", 1, 1)]).offered


@rule("CAT-6.1", "RUL-65")
@pytest.mark.parametrize(("reward", "n", "found"), [("gold", 3, {"gold": 3}), ("heal", 1, {"damage": 1})])
def test_a_room_pays_on_entering_without_a_question(reward: str, n: int, found: dict[str, int]) -> None:
    scene = rewarding(reward, n, damage=2).choose("move:spring-hall").expect(**found)
    assert scene.sees("prompt") == "your-turn"


@rule("CAT-6.1", "RUL-104")
def test_a_minor_secret_is_the_next_of_its_pool() -> None:
    scene = (
        rewarding("minor-secret")
        .next_tokens("dragon-egg", "treasure")
        .choose("move:spring-hall")
        .expect(tokens=["dragon-egg"])
    )
    assert scene.sees("pools.minor-secret") == ["treasure"]


@rule("CAT-6.1")
def test_an_empty_pool_or_shrine_pays_nothing() -> None:
    scene = rewarding("minor-secret").next_tokens("treasure")
    scene.state.pools = [[], [], []]
    scene.choose("move:spring-hall").expect(tokens=[], gold=0)
    scene = (
        Scene("catacombs", room_tokens={}, seat0={"room": GROTTO, "boots": 1})
        .choose(f"move:{SHRINE}")
        .expect(tokens=[])
    )


@rule("CAT-6.1", "CAT-12.31")
def test_the_shrine_gives_an_idol_at_once() -> None:
    scene = Scene("catacombs", seat0={"room": GROTTO, "boots": 1, "swords": 2}).choose(f"move:{SHRINE}+2s")
    scene.expect(tokens=["monkey-idol"])
    assert scene.sees(f"room_tokens.{SHRINE}") == ["monkey-idol", "monkey-idol"]


@rule("CAT-6.1", "RUL-65")
def test_a_room_pays_once_a_turn_and_again_in_a_later_one() -> None:
    scene = (
        rewarding("gold", 2)
        .choose("move:spring-hall", f"move:{NAVE}", "move:spring-hall")
        .expect(gold=2, rewarded=["spring-hall"])
    )
    scene.choose(f"move:{NAVE}", "end-turn", "end-turn").give(boots=1).choose("move:spring-hall").expect(gold=4)


@rule("CAT-6.1")
def test_to_stay_or_to_begin_there_pays_nothing() -> None:
    scene = rewarding("gold", 2, room="spring-hall").expect(gold=0).choose("end-turn", "end-turn").expect(gold=0)
    scene.give(boots=3).choose(f"move:{NAVE}", "move:spring-hall").expect(gold=2)  # coming back does


@rule("CAT-6.1")
def test_other_rooms_of_the_kind_pay_separately_and_so_does_each_seat() -> None:
    rooms = [square("spring", reward={"gold": 1}), square("brook", reward={"gold": 2})]
    scene = explorer(*rooms, laid=[tile("spring", 1, 1), tile("brook", 2, 1)], boots=2)
    scene.choose("move:spring-hall", "move:brook-hall").expect(gold=3)
    scene.other.room = scene.state.board.room(NAVE)
    scene.choose("end-turn")
    scene.other.boots = 1
    scene.give().choose("move:spring-hall")
    assert scene.sees("seat1.gold") == 1


@rule("CAT-6.1", "CORE-10.7")
@pytest.mark.parametrize("key", ["move:spring-hall", "teleport:spring-hall"])
def test_every_way_of_arriving_is_entering(key: str) -> None:
    rewarding("gold", 2, teleports=1).choose(key).expect(gold=2)


@rule("RUL-77")
def test_the_order_of_things_on_entering_a_room() -> None:
    cave = square(
        "cave", way("W1", "hall", monsters=1, lock=True), features=["crystal-cave", "wayshrine"], reward={"heal": 1}
    )
    scene = explorer(cave, laid=[tile("cave", 1, 1)], lockpicks=1, tokens=["puzzle-box"], hand=["lie-in-wait"])
    scene.next_tokens("greater-treasure").play("lie-in-wait").choose("move:cave-hall")
    besides = ("CardPlayed", "ResourcesGained", "ClankRemoved")
    told = [event.kind.name for event in scene.state.events if event.kind.name not in besides]
    assert told == [
        *("LockpicksSpent", "LockOpened", "TunnelWalked", "DamageTaken", "BootsBlocked", "DamageHealed"),
        *("TokenConsumed", "SecretRevealed", "GoldGained", "LatentPaid"),
    ]


@rule("CAT-6.2")
@pytest.mark.parametrize("feature", ["chest", "library", "prison"])
def test_a_locked_feature_is_opened_once_with_a_lockpick(feature: str) -> None:
    scene = inside(feature).choose(f"unlock:{feature}").expect(lockpicks=2).refuses(f"unlock:{feature}", "CAT-6.2")
    assert scene.sees("opened") == [f"cell-hall:{feature}"]
    scene.choose("end-turn")
    scene.other.room, scene.other.lockpicks = scene.me.room, 1
    scene.give().refuses(f"unlock:{feature}", "CAT-6.2")


@rule("CAT-6.2", "CAT-3.4")
def test_without_a_lockpick_or_elsewhere_nothing_is_opened() -> None:
    inside("chest").give(lockpicks=0).refuses("unlock:chest", "CAT-3.4")
    inside("chest").refuses("unlock:library", "CAT-6.2").refuses("unlock:market", "CAT-6.2").at(NAVE).refuses(
        "unlock:chest", "CAT-6.2"
    )


@rule("CAT-6.2")
def test_two_features_of_a_room_are_opened_each_for_itself() -> None:
    scene = inside("chest", "prison", pools={"major-secret": ["chalice"], "prisoner": ["peasant", "monk"]})
    scene.choose("unlock:prison", "unlock:chest").expect(lockpicks=1, tokens=["chalice", "monk", "peasant"])


@rule("CAT-6.3", "RUL-104")
def test_a_chest_gives_the_next_major_secret() -> None:
    scene = inside("chest", pools={"major-secret": ["greater-skill-boost", "chalice"]}).choose("unlock:chest")
    scene.expect(skill=5, tokens=[])
    assert (scene.sees("box"), scene.sees("pools.major-secret")) == (["greater-skill-boost"], ["chalice"])


@rule("CAT-6.3")
def test_without_major_secrets_a_chest_stays_shut() -> None:
    inside("chest", pools={"major-secret": []}).refuses("unlock:chest", "CAT-6.3").expect(lockpicks=3)


@rule("CAT-6.4", "RUL-30")
def test_a_library_gives_a_secret_tome_for_nothing() -> None:
    scene = inside("library").choose("unlock:library").expect(discard=["secret-tome"], lockpicks=2, skill=0)
    assert scene.sees("reserve.secret-tome") == 11


@rule("CAT-6.4")
def test_without_tomes_a_library_stays_shut() -> None:
    inside("library", reserve={"secret-tome": 0}).refuses("unlock:library", "CAT-6.4").expect(lockpicks=3)


@rule("CAT-6.5", "RUL-71")
def test_a_prison_cell_frees_two_prisoners_whose_effects_come_at_once() -> None:
    scene = inside("prison", pools={"prisoner": ["barbarian", "cleric", "monk"]}, seat0={"damage": 2}).choose(
        "unlock:prison"
    )
    scene.expect(tokens=["barbarian", "cleric"], swords=2, damage=1, prisoners_freed=2)
    assert scene.sees("pools.prisoner") == ["monk"]


@rule("CAT-6.5")
def test_of_a_single_prisoner_one_is_freed_and_of_none_nobody() -> None:
    scene = (
        inside("prison", pools={"prisoner": ["peasant"]})
        .choose("unlock:prison")
        .expect(tokens=["peasant"], prisoners_freed=1)
    )
    inside("prison", pools={"prisoner": []}).refuses("unlock:prison", "CAT-6.5")
    assert scene.sees("pools.prisoner") == []


@rule("CAT-6.5", "RUL-70")
def test_a_coupon_is_one_of_the_two_but_no_prisoner() -> None:
    scene = inside("prison", pools={"prisoner": ["discount-coupon", "peasant", "monk"]}).choose("unlock:prison")
    scene.expect(tokens=["discount-coupon", "peasant"], prisoners_freed=1)


@rule("CAT-6.6", "RUL-72")
def test_a_wayshrine_takes_a_cube_and_pays_for_all_that_are_marked() -> None:
    shrines = [square(f"shrine{i}", features=["wayshrine"]) for i in range(3)]
    scene = explorer(*shrines, laid=[tile(f"shrine{i}", 1 + i, 1) for i in range(3)], boots=3)
    scene.choose("move:shrine0-hall", "offer").expect(gold=1, placed=1, supply=29)
    scene.choose("move:shrine1-hall", "offer").expect(gold=3, placed=2)
    scene.choose("move:shrine2-hall", "offer").expect(gold=6, placed=3, supply=27, offerings_made=3)


@rule("CAT-6.6")
def test_a_wayshrine_is_marked_once_by_each_seat() -> None:
    scene = (
        inside("wayshrine")
        .choose("offer")
        .refuses("offer", "CAT-6.6")
        .choose("end-turn", "end-turn")
        .refuses("offer", "CAT-6.6")
    )
    assert scene.sees("offerings.cell-hall") == [0]


@rule("CAT-6.6")
def test_only_in_the_room_and_only_with_a_cube() -> None:
    inside("wayshrine", seat0={"supply": 0}).refuses("offer", "CAT-6.6")
    inside("chest").refuses("offer", "CAT-6.6")
    inside("wayshrine").at(NAVE).refuses("offer", "CAT-6.6")


@rule("CAT-6.6", "RUL-72")
def test_four_spaces_are_for_four_seats() -> None:
    scene = inside("wayshrine", seats=4, offerings={"cell-hall": [1, 2, 3]}).choose("offer")
    assert scene.sees("offerings.cell-hall") == [0, 1, 2, 3]


@rule("CAT-6.6", "CORE-1.1")
def test_an_offering_is_never_clank_nor_damage_and_never_comes_back() -> None:
    scene = inside("wayshrine", seat0={"clank": 2, "damage": 2}).choose("offer").does({"clank": -3}, {"heal": 3})
    scene.expect(placed=1, supply=29, credit=1).choose("end-turn", "end-turn").expect(placed=1)


@rule("CAT-6.6")
def test_to_offer_is_never_a_must() -> None:
    scene = inside("wayshrine").choose("end-turn")
    assert scene.sees("offerings.cell-hall") == []


@rule("CAT-6.7", "CORE-11.1", "RUL-26")
def test_in_a_market_any_item_costs_seven_as_often_as_it_can_be_paid() -> None:
    scene = inside("market", seat0={"gold": 30})
    assert {key for key in scene.offered if key.startswith("buy:")} == {
        "buy:backpack",
        "buy:burglars-kit",
        "buy:crown-10",
    }
    scene.choose("buy:burglars-kit", "buy:burglars-kit", "buy:crown-10", "buy:crown-9").expect(gold=2)
    scene.expect(tokens=["burglars-kit", "burglars-kit", "crown-10", "crown-9"])


@rule("CAT-6.7")
def test_only_in_a_market_and_only_with_seven_gold() -> None:
    inside("market", seat0={"gold": 6}).refuses("buy:backpack", "CORE-11.1")
    inside("chest", seat0={"gold": 7}).refuses("buy:backpack", "CORE-11.1")
    inside("market", market=["crown-8"], seat0={"gold": 7}).refuses("buy:backpack", "CORE-2.5").choose("buy:crown-8")


@rule("CAT-6.8", "RUL-22")
def test_the_crypt_is_entered_with_an_artifact_only() -> None:
    scene = Scene("catacombs", seat0={"room": NAVE, "boots": 1, "tokens": ["chalice", "monkey-idol", "dragon-egg"]})
    scene.refuses(f"move:{CRYPT}", "CORE-18.1").tokens("artifact-5").choose(f"move:{CRYPT}").expect(
        leaving=True, room=CRYPT
    )


@rule("RUL-104")
def test_used_tokens_never_return_to_their_pool() -> None:
    scene = rewarding("minor-secret").next_tokens("minor-lockpick").choose("move:spring-hall").expect(lockpicks=1)
    assert (scene.sees("box"), scene.sees("pools.minor-secret")) == (["minor-lockpick"], [])


@rule("RUL-111")
def test_a_seat_that_is_shut_in_goes_on_taking_turns() -> None:
    sealed = square("sealed", *[way(f"{side}{n}", "hall", lock=True) for side in "NESW" for n in (0, 1)])
    scene = explorer(sealed, square("end"), laid=[tile("sealed", 1, 1)], room="sealed-hall", boots=9)
    assert not [key for key in scene.offered if key.startswith(("move:", "explore:"))]
    scene.choose("end-turn", "end-turn").expect(room="sealed-hall", status="in-play")
