"""Beside the real box: an evening by taps, on phones and laptops, in three languages (ADR 0074)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.layout_law import Walk
from browser.player_page import PlayerPage, open_page
from browser.screen_law import SCREEN_LAW
from browser.screens import beside_the_box, go_to
from browser.windows import LANGUAGES, ONE_OF_EACH, THEMES, page_settings
from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.rollout import play_bots
from tiptoe.catalog import open_game
from tiptoe.core.board import DEPTHS
from tiptoe.core.rng import seeded
from tiptoe.core.state import ESCAPED, State
from tiptoe.rules.deck import owned_cards
from tiptoe.rules.scoring import places, score
from tiptoe.rules.turn import new_game

PHONE, LAPTOP = (360, 640), (1366, 768)
GAMES = [("classic", 0, "en", LAPTOP), ("catacombs", 1, "pt-BR", PHONE), ("space", 2, "fr", PHONE)]
SOUGHT = "[data-box=sought]"


def begin(page: Page, home: str, game: int = 0) -> None:
    """Opens the page from the lobby and starts an evening for three."""
    go_to(page, home, "[data-door=box]")
    page.locator("[data-door=box]").click()
    page.locator("main fieldset button").nth(game).click()
    page.locator("[data-box=start]:enabled").click()
    page.locator("[data-box=attack]").wait_for()


def number(page: Page, spot: str) -> int:
    return int(page.locator(f"[data-box='{spot}'] [data-n]").inner_text())


def more(page: Page, spot: str, times: int = 1) -> None:
    """Taps the plus of a number."""
    for _ in range(times):
        page.locator(f"[data-box='{spot}'] [data-step=more]").click()


@dataclass
class Belongings:
    """What a seat owns at the end: `pieces` are cards and tokens, by `card:id` and `token:id`."""

    fate: str
    deep: bool
    gold: int
    marks: int
    pieces: Counter[str]


def belongings(state: State, index: int) -> Belongings:
    seat, pack = state.seats[index], state.rules.pack
    return Belongings(
        "escaped" if seat.status == ESCAPED else "knocked-out",
        state.board.features[seat.room] & DEPTHS != 0,
        seat.gold,
        seat.placed,
        Counter(f"token:{pack.tokens[token].id}" for token in seat.tokens)
        + Counter(f"card:{pack.cards[card].id}" for card in owned_cards(seat)),
    )


def enter(page: Page, seat: int, owned: Belongings, names: dict[str, str]) -> None:
    """Taps what a seat owns into the score pad."""
    page.locator("main fieldset button").nth(seat).click()
    page.locator(f"[data-box='fate:{owned.fate}']").check()
    if owned.fate == "knocked-out" and owned.deep:
        page.locator("[data-box=deep]").check()
    for _ in range(owned.gold // 10):
        page.locator("[data-box=gold-ten]").click()
    more(page, "gold", owned.gold % 10)
    more(page, "marks", owned.marks)
    for piece, n in owned.pieces.items():
        page.locator(SOUGHT).fill(names[piece])
        more(page, piece, n)
    page.locator(SOUGHT).fill("")


@pytest.mark.parametrize(("spec", "place", "language", "size"), GAMES)
def test_an_evening_by_taps_scores_as_the_same_game_of_bots(
    home: str, browser: Browser, spec: str, place: int, language: str, size: tuple[int, int]
) -> None:
    state = new_game(open_game(spec), 3, seeded(7))
    play_bots(state, [GreedyBot(seeded(seat)) for seat in range(3)])
    finger = size == PHONE
    with open_page(browser, *size, page_settings("torch", language=language), finger=finger) as person:
        page = person.page
        content = page.request.get(f"{home}api/content/{spec}?lang={language}").json()
        names = {f"{what}:{id}": one["name"] for what in ("card", "token") for id, one in content[f"{what}s"].items()}
        begin(page, home, place)
        page.locator("[data-box='tab:score']").click()
        for seat in range(3):
            enter(page, seat, belongings(state, seat), names)
        page.locator("[data-box=count]").click()
        for seat in range(3):
            counted = page.locator(f"[data-counted='{seat}']")
            expect(counted).to_have_attribute("data-points", str(score(state, seat)))
            expect(counted).to_have_attribute("data-place", str(places(state)[seat]))
        assert person.trouble == []


def test_noise_attacks_and_wounds_by_taps_survive_a_reload_and_are_undone(home: str, player: PlayerPage) -> None:
    page = player.page
    begin(page, home)
    assert [number(page, f"clank:{seat}") for seat in range(3)] == [3, 2, 1]  # CORE-3.10
    more(page, "clank:0", 4)
    more(page, "danger")
    page.locator("[data-box=attack-now]").click()
    cubes = number(page, "draw-n")
    page.locator("[data-box=draw-hand]").click()
    more(page, "came:0", 2)
    more(page, "came:black", cubes - 2)
    page.locator("[data-box=draw-done]").click()
    assert [number(page, f"wounds:{seat}") for seat in range(3)] == [2, 0, 0]
    assert [number(page, f"clank:{seat}") for seat in range(3)] == [0, 0, 0]
    page.reload()
    expect(page.locator("[data-box='wounds:0'] [data-n]")).to_have_text("2")
    page.locator("[data-box=undo]").click()
    assert [number(page, f"wounds:{seat}") for seat in range(3)] == [0, 0, 0]
    assert number(page, "clank:0") == 7
    for _ in range(5):
        page.locator("[data-box=undo]").click()
    expect(page.locator("[data-box=undo]")).to_be_disabled()
    assert number(page, "clank:0") == 3


def test_the_page_draws_as_many_cubes_as_the_track_says(home: str, player: PlayerPage) -> None:
    page = player.page
    begin(page, home)
    page.locator("[data-box=attack-now]").click()
    cubes = number(page, "draw-n")
    page.locator("[data-box=draw-page]").click()
    came = [int(text) for text in page.locator("[data-box=drawn] b").all_inner_texts()]
    assert sum(came) == cubes
    page.locator("[data-box=draw-done]").click()
    page.locator("[data-box='tab:tracks']").click()
    expect(page.locator("[data-box=rage] [data-n]")).to_have_text("2")  # CLA-2.9: with three seats, from 0


def test_the_first_thief_out_counts_down_for_the_others(home: str, player: PlayerPage) -> None:
    """CLA-7: one space a turn, each attack stronger; the last space knocks everybody out."""
    page = player.page
    begin(page, home)
    page.locator("[data-box='seat:0'] [data-fate=escaped]").click()
    strengths = []
    for _ in range(3):
        page.locator("[data-box=out-turn]").click()
        strengths.append(number(page, "draw-n"))
        page.locator("dialog [data-box=draw-page]").click()
        page.locator("[data-box=draw-done]").click()
        for _ in range(3):
            page.locator("[data-box=next-turn]").click()
    params = open_game("classic").params
    rage = params.rage[params.marker_start[3]]
    assert strengths == [rage + extra for extra in params.countdown_extra]
    page.locator("[data-box=out-turn]").click()
    expect(page.locator("[data-fate=in-play]")).to_have_count(3)


def test_every_part_can_be_switched_off(home: str, player: PlayerPage) -> None:
    page = player.page
    begin(page, home)
    for aid, gone in (("bag", "tab:noise"), ("health", "tab:noise"), ("tracks", "tab:tracks"), ("score", "tab:score")):
        page.locator("[data-box='tab:more']").click()
        page.locator(f"[data-box='aid:{aid}']").uncheck()
        if aid != "bag":
            expect(page.locator(f"[data-box='{gone}']")).to_have_count(0)
    page.locator("[data-box='aid:turns']").uncheck()
    expect(page.locator("[data-box=turn]")).to_have_count(0)


def test_an_evening_goes_on_without_a_server(home: str, player: PlayerPage) -> None:
    page = player.page
    begin(page, home)
    page.locator("[data-box='tab:score']").click()
    page.locator("[data-piece]").first.wait_for()
    page.context.set_offline(True)
    for tab in ("noise", "tracks", "more", "noise"):
        page.locator(f"[data-box='tab:{tab}']").click()
    more(page, "clank:1", 2)
    page.locator("[data-box=attack-now]").click()
    page.locator("[data-box=draw-page]").click()
    page.locator("[data-box=draw-done]").click()
    assert number(page, "clank:1") == 0
    page.context.set_offline(False)
    player.trouble.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_can_be_read_and_reached_in_every_window(home: str, browser: Browser, language: str) -> None:
    with open_page(browser, settings=page_settings("torch", language=language)) as person:
        walk = Walk(person.page, SCREEN_LAW)
        for turn, screen in enumerate(beside_the_box(person, home)):
            walk.through((ONE_OF_EACH[0], (360, 640), ONE_OF_EACH[1 + turn % 4]), (THEMES[turn % 2],), screen)
            person.page.set_viewport_size({"width": 1366, "height": 768})
        assert not walk.breaches, "\n".join(walk.breaches)
        assert person.trouble == []


def test_several_phones_keep_one_evening(home: str, browser: Browser) -> None:
    """Each tap shows on all phones, one phone takes back what another did, and nobody gets in without the secret."""
    with (
        open_page(browser, *PHONE, page_settings("torch"), finger=True) as ana,
        open_page(browser, *PHONE, page_settings("torch", language="fr"), finger=True) as bea,
    ):
        begin(ana.page, home)
        ana.page.locator("[data-box='tab:more']").click()
        ana.page.locator("[data-box=share]").click()
        link = ana.page.locator(".share input").input_value()
        bea.page.goto(link)
        bea.page.locator("[data-box=attack]").wait_for()
        assert bea.page.url == f"{home}box"  # the secret does not stay in the address
        more(bea.page, "clank:2", 3)
        ana.page.locator("[data-box='tab:noise']").click()
        expect(ana.page.locator("[data-box='clank:2'] [data-n]")).to_have_text("4")
        ana.page.locator("[data-box=undo]").click()
        expect(bea.page.locator("[data-box='clank:2'] [data-n]")).to_have_text("3")
        assert ana.trouble == bea.trouble == []
        evening = link.partition("#")[2].partition(".")[0]
        sent = {"secret": "w" * 24, "copy": "", "known": 0, "lines": []}
        assert ana.page.request.post(f"{home}api/evenings/{evening}", data=sent).status == 404


def test_a_link_does_not_erase_an_own_evening_unasked(home: str, player: PlayerPage) -> None:
    page = player.page
    begin(page, home)
    more(page, "clank:0")
    page.goto(home)
    page.goto(f"{home}box#{'0' * 24}.{'s' * 24}")
    page.locator("[data-box=join-not]").click()
    assert number(page, "clank:0") == 4
