"""Cards and tokens for five and six, beyond plain numbers."""

from __future__ import annotations

from typing import Any

import pytest

from caves import GROTTO, NAVE, SHRINE, explorer, square, way
from scene import Scene, card, rule, tile, token
from tiptoe.catalog import SpecError, open_game
from tiptoe.rules.scoring import winners


def together(**given: Any) -> Scene:
    """A game of five with every part of the party."""
    return Scene("catacombs+party+party-cards", seats=5, **given)


def found(id: str, **values: Any) -> Scene:
    """Seat 0 has just drawn this minor secret."""
    return together(seat0={"room": NAVE, **values}).next_tokens(id).does({"draw-secret": "minor-secret"}, moment="use")


def added_points(*tokens: str) -> int:
    """Returns the points that these tokens add to a count."""
    fallen = {"status": "knocked-out", "room": NAVE, "tokens": ["artifact-5", *tokens]}
    return int(str(together(seat1=fallen).sees("seat1.score"))) - 5


@card("battle-chorus", "play")
@rule("CORE-6.7")
def test_a_battle_chorus_draws_with_a_companion() -> None:
    scene = together(seat0={"hand": ["battle-chorus", "lookout"], "deck": ["burgle"]}).play("battle-chorus")
    scene.expect(swords=2, clank=1, hand=["lookout"]).play("lookout").expect(hand=["burgle"], clank=0)


@card("shared-lantern", "play")
@rule("CAT-7.1")
def test_a_shared_lantern_draws_for_a_portal() -> None:
    door = square("door", way("hall", "P"))
    scene = explorer(door, laid=[tile("door", 1, 1)], room=GROTTO, boots=0, hand=["shared-lantern"], deck=["burgle"])
    scene.play("shared-lantern").expect(skill=2, boots=1, hand=[]).choose("move:door-hall").expect(
        hand=["burgle"], boots=0
    )


@card("ape-lord-phantasm", "defeat")
@rule("PAR-3.2", "RUL-81", "CAT-13.1")
def test_the_ape_lord_phantasm_sends_idols_home_but_not_the_bot() -> None:
    seats = {
        "seat1": {"tokens": ["golden-monkey-bot"]},
        "seat2": {"tokens": ["golden-monkey-bot", "monkey-idol", "monkey-idol"]},
    }
    scene = together(row=["ape-lord-phantasm"], room_tokens={}, seat0={"swords": 4, "tokens": ["monkey-idol"]}, **seats)
    scene.choose("fight:row1").expect(gold=3, tokens=["monkey-idol"])
    assert scene.sees("seat1.tokens") == ["golden-monkey-bot"]
    assert scene.sees("seat2.tokens") == ["golden-monkey-bot", "monkey-idol"]  # one of two
    assert scene.sees(f"room_tokens.{SHRINE}") == ["monkey-idol"]


@card("ape-lord-phantasm", "defeat")
@rule("PAR-3.2", "CORE-18.3")
def test_a_seat_that_is_out_keeps_its_idols() -> None:
    out = {"status": "escaped", "tokens": ["artifact-5", "mastery", "monkey-idol"]}
    scene = together(row=["ape-lord-phantasm"], seat0={"swords": 4}, seat1=out).choose("fight:row1")
    assert scene.sees("seat1.tokens") == ["artifact-5", "mastery", "monkey-idol"]


@token("silver-artifact-10", "silver-artifact-15", "silver-artifact-20", "silver-artifact-25")
@rule("PAR-1.2")
@pytest.mark.parametrize("value", [10, 15, 20, 25])
def test_a_silver_artifact_is_an_artifact(value: int) -> None:
    scene = together(seat0={"room": NAVE}).lay(NAVE, f"silver-artifact-{value}").choose("take:artifact")
    assert (scene.sees("marker"), added_points(f"silver-artifact-{value}")) == (2, value)


@token("second-backpack", "crown-7")
@rule("PAR-1.3")
def test_the_market_has_one_more_backpack_and_crown() -> None:
    scene = together(market=["second-backpack", "crown-7"], seat0={"gold": 10, "tokens": ["artifact-5"], "room": NAVE})
    scene.lay(NAVE, "artifact-7").does({"buy-anywhere": 5}, moment="use").choose("buy:second-backpack", "take:artifact")
    scene.does({"buy-anywhere": 5}, moment="use").choose("buy:crown-7").expect(gold=0)
    assert (added_points("second-backpack"), added_points("crown-7"), added_points("crown-7", "prince")) == (5, 7, 12)


@token("crown-7")
@rule("CORE-11.3")
def test_the_last_crown_comes_after_the_others() -> None:
    scene = together(seat0={"gold": 40})
    for crown in ("crown-10", "crown-9", "crown-8", "crown-7"):
        scene.does({"buy-anywhere": 7}, moment="use").choose(f"buy:{crown}")


@token("invisibility-cloak")
@rule("PAR-1.3", "RUL-113")
def test_an_invisibility_cloak_hides_from_the_monsters_of_tunnels_for_good() -> None:
    scene = together(room_tokens={}, seat0={"room": GROTTO, "boots": 1, "tokens": ["invisibility-cloak"]}).choose(
        f"move:{SHRINE}"
    )
    scene.expect(damage=0)
    scene.choose(*["end-turn"] * 5).give(boots=1, swords=1).refuses(f"move:{GROTTO}+1s", "CORE-10.3").choose(
        f"move:{GROTTO}"
    )
    assert (scene.me.damage, added_points("invisibility-cloak")) == (0, 5)


@token("potion-of-stealth")
def test_a_potion_of_stealth_moves_the_noise_to_others() -> None:
    scene = found("potion-of-stealth", clank=2).expect(tokens=["potion-of-stealth"]).choose("consume:potion-of-stealth")
    scene.expect(clank=1, tokens=[])
    assert [scene.sees(f"seat{i}.clank") for i in range(1, 5)] == [1, 1, 1, 1]
    found("potion-of-stealth").choose("consume:potion-of-stealth").expect(credit=1)


@token("small-treasure")
def test_a_small_treasure_is_two_gold() -> None:
    assert found("small-treasure").expect(gold=2, tokens=[]).sees("box") == ["small-treasure"]


@token("rusty-lockpick")
def test_a_rusty_lockpick_is_a_lockpick() -> None:
    assert found("rusty-lockpick").expect(lockpicks=1, tokens=[]).sees("box") == ["rusty-lockpick"]


@token("field-bandage")
def test_a_field_bandage_heals_one_when_used() -> None:
    found("field-bandage", damage=2).expect(damage=2).choose("consume:field-bandage").expect(damage=1, tokens=[])


@token("potion-of-courage")
def test_a_potion_of_courage_gives_a_sword_and_a_boot_when_drunk() -> None:
    found("potion-of-courage").choose("consume:potion-of-courage").expect(swords=1, boots=1, tokens=[])


def with_all(**given: Any) -> Scene:
    """A game of five with the whole party deck."""
    return Scene("catacombs+party+party-deck", seats=5, **given)


@rule("PAR-1.4", "RUL-78")
def test_the_party_deck_has_35_cards_of_25_kinds_and_the_party_cards_of_old_tables_22() -> None:
    plain, whole = open_game("catacombs+party"), open_game("catacombs+party+party-deck")
    added = [card for card in whole.dungeon if card not in plain.dungeon]
    assert (len(added), len(set(added))) == (35, 25)
    assert len(open_game("catacombs+party+party-cards").dungeon) == 122


@rule("RUL-78")
@pytest.mark.parametrize("spec", ["catacombs+party-deck", "catacombs+party+party-cards+party-deck"])
def test_the_party_deck_is_for_five_and_six_and_holds_the_smaller_one(spec: str) -> None:
    with pytest.raises(SpecError, match="party-deck"):
        open_game(spec)


@rule("PAR-2.2", "RUL-128")
@pytest.mark.parametrize(("variant", "taken"), [("party-deck", "artifact-15"), ("party-cards", "silver-artifact-15")])
def test_gold_goes_before_silver_with_the_whole_deck(variant: str, taken: str) -> None:
    scene = Scene(f"catacombs+party+{variant}", seats=5, seat0={"room": NAVE})
    scene.lay(NAVE, "artifact-12", "silver-artifact-15", "artifact-15").choose("take:artifact").expect(tokens=[taken])


@rule("CORE-20.3", "RUL-128")
@pytest.mark.parametrize(("variant", "won"), [("party-deck", [1]), ("party-cards", [0, 1])])
def test_gold_wins_a_tie_with_the_whole_deck(variant: str, won: list[int]) -> None:
    out = [
        {"status": "knocked-out", "room": NAVE, "tokens": [token]} for token in ("silver-artifact-15", "artifact-15")
    ]
    scene = Scene(f"catacombs+party+{variant}", seats=5, active=4, seat0=out[0], seat1=out[1])
    assert winners(scene.state) == won


@card("assassin", "play")
@rule("RUL-120", "RUL-121")
def test_an_assassin_comes_out_when_a_monster_arrives() -> None:
    with_all(seat0={"hand": ["assassin"], "clank": 2}).play("assassin").expect(swords=2, clank=0)
    scene = with_all(row=["pillage"] * 5, seat1={"hand": ["assassin"], "deck": ["burgle"]}).next_cards("skeleton")
    assert scene.choose("end-turn").told("CardLaidOut")
    assert (scene.sees("seat1.swords"), scene.sees("seat1.hand")) == (2, ["burgle"])


@card("leprechaun", "arrive", "defeat")
@rule("RUL-123")
def test_a_leprechaun_offers_everybody_little_or_much_and_its_victor_again() -> None:
    scene = (
        with_all(row=["pillage"] * 5).next_cards("leprechaun").choose("end-turn", *["pick:2", "pick:1"] * 2, "pick:2")
    )
    assert [scene.sees(f"seat{i}.gold") for i in range(5)] == [5, 2, 5, 2, 5]
    assert [scene.sees(f"seat{i}.clank") for i in range(5)] == [3, 1, 3, 1, 3]
    with_all(row=["leprechaun"], seat0={"swords": 3}).choose("fight:row1", "pick:1").expect(gold=2, clank=1)


@card("auction-of-tomes", "arrive", "play")
@rule("RUL-123", "CORE-8.2")
def test_at_an_auction_everybody_may_buy_a_tome_and_a_seat_without_gold_gets_a_coin() -> None:
    scene = with_all(row=["pillage"] * 5, seat2={"gold": 6}).next_cards("auction-of-tomes").choose("end-turn", "pick:2")
    assert [scene.sees(f"seat{i}.gold") for i in range(5)] == [1, 1, 1, 1, 1]
    assert scene.sees("seat2.discard") == ["secret-tome"]
    with_all(seat0={"hand": ["auction-of-tomes"]}).play("auction-of-tomes").expect(skill=2, gold=1)


@card("goblin-bookmaker", "play")
@rule("RUL-121")
def test_a_goblin_bookmaker_bets_on_the_fights_of_others() -> None:
    scene = with_all(seat0={"swords": 2}, seat3={"hand": ["goblin-bookmaker"]}).choose("fight:goblin")
    assert scene.sees("seat3.in_play") == ["goblin-bookmaker"]
    with_all(seat0={"hand": ["goblin-bookmaker"]}).play("goblin-bookmaker").expect(skill=1, gold=1)


@card("guided-tour", "play", "acquire")
@rule("RUL-124")
def test_a_guided_tour_pays_for_each_rival_on_the_way() -> None:
    away = {"room": "start-a-nave"}
    with_all(seat0={"hand": ["guided-tour"]}, seat4=away).play("guided-tour").expect(boots=1, gold=4)
    with_all(row=["guided-tour"], seat0={"skill": 3}).choose("acquire:row1").expect(boots=1)


@card("pickpocket-pair", "play")
@rule("RUL-124")
def test_a_pickpocket_pair_draws_where_a_rival_is() -> None:
    scene = with_all(seat0={"hand": ["pickpocket-pair"], "deck": ["burgle"]}).play("pickpocket-pair")
    scene.expect(skill=2, hand=["burgle"])


@card("round-of-ale", "use")
@rule("RUL-126")
def test_a_round_of_ale_is_shared() -> None:
    scene = with_all(row=["round-of-ale"], seat0={"skill": 3, "damage": 2}).choose("use:row1").expect(gold=3, damage=1)
    assert [scene.sees(f"seat{i}.gold") for i in range(1, 5)] == [1, 1, 1, 1]


@card("straggler", "play")
@rule("RUL-125")
def test_a_straggler_runs_while_a_rival_has_an_artifact_and_it_has_none() -> None:
    with_all(seat0={"hand": ["straggler"]}).play("straggler").expect(boots=1, credit=0)
    rival = {"tokens": ["artifact-5"]}
    with_all(seat0={"hand": ["straggler"]}, seat2=rival).play("straggler").expect(boots=2, credit=1)


@card("second-wind", "play")
@rule("RUL-125")
def test_a_second_wind_blows_once_somebody_is_home() -> None:
    with_all(seat0={"hand": ["second-wind"]}).play("second-wind").expect(skill=2, boots=0)
    home = {"status": "escaped", "tokens": ["artifact-5", "mastery"]}
    with_all(seat0={"hand": ["second-wind"]}, seat2=home).play("second-wind").expect(skill=2, boots=2)


@card("hourglass-imp", "defeat")
def test_an_hourglass_imp_moves_its_victor() -> None:
    with_all(row=["hourglass-imp"], seat0={"swords": 2}).choose("fight:row1").expect(skill=1, boots=1)


@card("opal-of-plenty", "arrive", "play")
@rule("RUL-123")
def test_an_opal_of_plenty_heals_or_pays_everybody() -> None:
    scene = with_all(row=["pillage"] * 5, seat1={"damage": 2}).next_cards("opal-of-plenty")
    scene.choose("end-turn", *["pick:2", "pick:1", *["pick:2"] * 3])
    assert ([scene.sees(f"seat{i}.gold") for i in range(5)], scene.sees("seat1.damage")) == ([1, 0, 1, 1, 1], 1)
    with_all(seat0={"hand": ["opal-of-plenty"], "deck": ["burgle"]}).play("opal-of-plenty").expect(hand=["burgle"])
