"""Animations and sounds of the table: at the chosen pace, and never in the way of a click."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player_page import BUSY, PlayerPage, open_page
from web.servers import serving

# Records every piece that flies over the page and every pawn that walks on the map.
WATCH = """() => {
  window.flown = [];
  const goes = ({dataset}) => {
    if (dataset?.flies) flown.push(dataset.flies);
    if (dataset?.walks) flown.push(`pawn:${dataset.walks}`);
  };
  const watcher = new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(goes)));
  for (const place of ['.air', '.map .walks']) watcher.observe(document.querySelector(place), {childList: true});
}"""
# Real sounds, counted: the audio contexts made, and the pitches played.
LISTEN = """
window.heard = []; window.contexts = 0;
const Context = AudioContext, Note = OscillatorNode, Noise = AudioBufferSourceNode;
window.AudioContext = class extends Context { constructor() { super(); contexts += 1; } };
window.OscillatorNode = class extends Note { constructor(c, o) { super(c, o); heard.push(o.frequency); } };
window.AudioBufferSourceNode = class extends Noise { constructor(c, o) { super(c, o); heard.push('noise'); } };
"""
# A page in the background, as the browser reports it.
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
# The attack scene as shown, the table's state meanwhile, and whether the own buttons could be clicked.
ATTACKS = """() => {
  window.drawn = []; window.tallies = []; window.beneath = false; window.knew = new Set(); window.causes = new Set();
  const count = (what) => document.querySelectorAll(what).length;
  new MutationObserver(() => {
    const scene = document.querySelector('[data-drawn]');
    const end = document.querySelector('.actions button').getBoundingClientRect();
    if (!scene) return;
    if (drawn.at(-1) !== Number(scene.dataset.drawn)) drawn.push(Number(scene.dataset.drawn));
    if (drawn.at(-1) === 0) knew.clear();
    knew.add([count('.log [data-item=attack]'), count('.health svg'), document.querySelector('.prompt').innerText].join());
    causes.add(scene.querySelector('.cause').innerText);
    tallies.push(scene.querySelector('.foot').innerText);
    const hit = document.elementFromPoint(end.x + end.width / 2, end.y + end.height / 2);
    if (hit && hit.closest('.actions')) beneath = true;
  }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn']});
}"""
NOTICES = """
window.notices = []; window.asked = 0;
window.Notification = class {
  static permission = 'default';
  static requestPermission() { asked += 1; this.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title) { notices.push(title); }
  close() {}
};
"""


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Server whose bots take a little time."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('paced')}/tables.db", bot_pause=0.1) as server:
        yield f"http://{server.address}/"


def seated(person: PlayerPage, home: str) -> Page:
    person.start_with_bots(home)
    person.page.wait_for_selector("[data-can]", timeout=BUSY)
    person.page.evaluate(WATCH)
    return person.page


def play_a_card(page: Page) -> str:
    lit = page.locator("[data-can][data-spot^='hand:']").first
    card = (lit.get_attribute("data-spot") or "").removeprefix("hand:")
    lit.click()
    return card


def until(page: Page, truth: str, limit: int = BUSY) -> None:
    """Polls the page for `truth`: its security policy forbids Playwright's own waiting."""
    for _ in range(limit // 50):
        if page.evaluate(truth):
            return
        page.wait_for_timeout(50)
    raise AssertionError(truth)


def finish_turn(person: PlayerPage, seen: Callable[[], bool]) -> None:
    """Plays on until `seen` holds."""
    for _ in range(60):
        if seen() or not person.choose():
            break
    assert seen()


def test_a_card_flies_from_hand_to_play_and_the_next_one_can_be_clicked_meanwhile(home: str, browser: Browser) -> None:
    with open_page(browser, settings="{speed: 'calm'}") as person:
        page = seated(person, home)
        first = play_a_card(page)
        until(page, "flown.length")
        assert page.evaluate("flown[0]") == f"played:{first}"
        second = play_a_card(page)  # at calm speed the first card is still in the air
        until(page, f"flown.includes('played:{second}')")
        expect(page.locator("[data-spot^='hand:']")).to_have_count(3)
        assert person.trouble == []


def test_every_thing_flies_where_it_goes(home: str, browser: Browser) -> None:
    with open_page(browser, settings="{speed: 'quick'}") as person:
        page = seated(person, home)
        ways = ("pawn:0", "seat:0:discard", "area:0", "hand:", "seat:1:hand", "pawn:1")

        def seen() -> bool:
            flown: list[str] = page.evaluate("flown")
            return all(any(to.startswith(way) for to in flown) for way in ways)

        finish_turn(person, seen)
        assert person.trouble == []


def test_a_pawn_walks_along_its_tunnel(home: str, browser: Browser) -> None:
    with open_page(browser, settings="{speed: 'calm'}") as person:
        page = seated(person, home)
        page.keyboard.press("a")
        expect(page.locator("[data-spot^='hand:']")).to_have_count(0, timeout=BUSY)
        room = page.locator("[data-can][data-spot^='room:']").first
        room.wait_for(timeout=BUSY)
        room.dispatch_event("click")
        several = page.locator(".bar[data-pinned] .btn--go")
        if several.count():
            several.first.dispatch_event("click")
        walking = page.locator("[data-walks='0']")
        walking.wait_for(timeout=BUSY)
        steps = walking.evaluate("element => element.getAnimations()[0].effect.getKeyframes().length")
        assert steps > 5


@pytest.mark.parametrize("settings", ["{speed: 'instant'}", "{speed: 'brisk', motion: 'less'}"])
def test_nothing_moves_for_who_does_not_want_it_but_everything_is_said(
    home: str, browser: Browser, settings: str
) -> None:
    with open_page(browser, settings=settings) as person:
        page = seated(person, home)
        play_a_card(page)
        expect(page.locator(".log [data-item=turn]").last).to_contain_text("You 1 card")
        assert page.evaluate("flown") == []
        assert page.locator("html").get_attribute("data-motion") == "less"


def test_the_wish_of_the_system_for_less_motion_is_honoured(home: str, browser: Browser) -> None:
    with open_page(browser, settings="{speed: 'calm'}") as person:
        person.page.emulate_media(reduced_motion="reduce")
        page = seated(person, home)
        play_a_card(page)
        expect(page.locator(".log [data-item=turn]").last).to_contain_text("You 1 card")
        assert page.evaluate("flown") == []


def test_a_key_or_a_click_ends_what_moves(home: str, browser: Browser) -> None:
    """A click or a key ends every animation, with the page's animation clock stopped."""
    with open_page(browser, settings="{speed: 'calm'}") as person:
        page = seated(person, home)
        clock = page.context.new_cdp_session(page)
        clock.send("Animation.enable")
        clock.send("Animation.setPlaybackRate", {"playbackRate": 0})
        ends: list[Callable[[], None]] = [
            lambda: page.keyboard.press("Space"),
            lambda: page.mouse.click(700, 20),
        ]
        for end in ends:
            play_a_card(page)
            page.locator("[data-flies]").first.wait_for(timeout=BUSY)
            end()
            expect(page.locator("[data-flies]")).to_have_count(0)


def test_the_dragon_draws_cube_after_cube_and_blocks_no_choice(paced: str, browser: Browser) -> None:
    with open_page(browser, settings="{speed: 'brisk'}") as person:
        page = seated(person, paced)
        page.evaluate(ATTACKS)
        person.hand_over()
        until(page, "tallies.some((text) => /Nobody|−/.test(text))", 60_000)
        drawn = page.evaluate("drawn")
        assert drawn[:3] == [0, 1, 2]
        assert page.evaluate("beneath")
        assert page.evaluate("knew.size") == 1, "log, health and prompt wait for the last cube (S2.4)"
        assert all(page.evaluate("[...causes]"))
        attacks = page.locator(".log [data-item=attack]").count()
        until(page, f"document.querySelectorAll('.log [data-item=attack]').length > {attacks}")
        assert person.trouble == []


def test_any_key_ends_an_attack_and_does_nothing_else(paced: str, browser: Browser) -> None:
    with open_page(browser, settings="{speed: 'calm'}") as person:
        page = seated(person, paced)
        person.hand_over()
        page.locator("[data-drawn]").wait_for(timeout=120_000)
        page.keyboard.press("a")
        expect(page.locator("[data-drawn]")).to_have_count(0)
        expect(page.locator(".log [data-item=attack]")).not_to_have_count(0)
        assert person.trouble == []


def test_a_turn_is_one_line_that_opens_with_its_rules(home: str, browser: Browser) -> None:
    with open_page(browser) as person:
        page = seated(person, home)
        finish_turn(person, lambda: page.locator(".log [data-item=turn]").count() >= 4)
        lines = page.locator(".log [data-item=turn]")
        assert lines.count() <= 6, "a round is not thirty lines (S2.1)"
        told = lines.nth(1)
        expect(told).to_contain_text("cards")
        told.locator(".line").click()
        expect(told.locator(".details li").nth(4)).to_be_attached()
        expect(page.locator(".log .since")).to_have_text("Since your last turn")
        rule = told.locator(".rule").first
        id = rule.get_attribute("data-rule") or "?"
        rule.click()
        expect(page.locator("dialog.book [data-note]")).to_contain_text(id)


def test_what_is_taken_back_leaves_the_log(home: str, browser: Browser) -> None:
    with open_page(browser) as person:
        page = seated(person, home)
        mine = page.locator(".log [data-item=turn]").last
        play_a_card(page)
        expect(mine).to_contain_text("You 1 card")
        page.keyboard.press("z")
        expect(mine).not_to_contain_text("card")


def test_the_log_says_how_much_is_newer_to_who_reads_back(home: str, browser: Browser) -> None:
    with open_page(browser) as person, open_page(browser) as watcher:
        seated(person, home)
        watcher.page.goto(person.page.url)
        lines = watcher.page.locator(".log .lines")
        finish_turn(person, lambda: watcher.page.locator(".log [data-item=turn]").count() >= 14)
        lines.evaluate("(element) => element.scrollTo({top: -300})")
        before = watcher.page.locator(".log [data-item=turn]").count()
        finish_turn(person, lambda: watcher.page.locator(".log [data-item=turn]").count() > before + 1)
        chip = watcher.page.locator(".log .chip")
        expect(chip).to_contain_text("newer")
        chip.click()
        expect(chip).to_have_count(0)
        until(watcher.page, "document.querySelector('.log .lines').scrollTop === 0")
        assert [*person.trouble, *watcher.trouble] == []


def test_who_begins_is_said_before_anything_else(home: str, browser: Browser) -> None:
    with open_page(browser, settings="{speed: 'brisk'}") as person:
        person.sit_down(home, "catacombs", 3)
        banner = person.page.locator("[data-banner]")
        expect(banner).to_have_attribute("data-banner", "begins")
        expect(banner).to_contain_text("first")
        person.page.keyboard.press("Space")
        expect(person.page.locator("[data-banner=begins]")).to_have_count(0)


@pytest.mark.parametrize("by", ["click", "key"])
def test_while_a_bot_plays_its_numbers_and_its_cards_bear_its_mark(paced: str, browser: Browser, by: str) -> None:
    """Table finding 7: with the last card played by key the news went on over the map."""
    with open_page(browser, settings="{speed: 'calm'}") as person:
        page = seated(person, paced)
        page.keyboard.press("a")
        expect(page.locator("[data-spot^='hand:']")).to_have_count(0, timeout=BUSY)
        page.keyboard.press("e")
        page.keyboard.press("e")
        expect(page.locator(".resources")).to_contain_text("is playing", timeout=BUSY, ignore_case=True)
        expect(page.locator(".played")).to_contain_text("played", ignore_case=True)
        assert page.locator(".resources").get_attribute("data-of") != "0"
        news = page.get_by_role("complementary", name="Since your last turn")
        expect(news).to_be_visible(timeout=BUSY)
        assert 1 <= news.locator("[data-item]").count() <= 3
        told, map = news.bounding_box(), page.locator(".map").bounding_box()
        assert told and map and told["y"] >= map["y"] + map["height"]
        page.mouse.click(700, 20) if by == "click" else page.keyboard.press("a")
        expect(news).to_have_count(0)


def test_sounds_differ_wait_for_a_gesture_and_can_be_switched_off_for_good(home: str, browser: Browser) -> None:
    with open_page(browser) as person:
        page = person.page
        page.add_init_script(LISTEN)
        page.goto(home)
        assert page.evaluate("contexts") == 0
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector("[data-can]", timeout=BUSY)
        until(page, "contexts === 1")
        until(page, "heard.includes(988)")  # the bell of the own turn
        play_a_card(page)
        until(page, "heard.includes('noise')")  # paper
        page.get_by_role("button", name="Mute").click()
        page.evaluate("heard.length = 0")
        before = page.locator(".table").get_attribute("data-decision")
        play_a_card(page)
        expect(page.locator(".table")).not_to_have_attribute("data-decision", before or "")
        assert page.evaluate("heard") == []
        assert page.evaluate("JSON.parse(localStorage.getItem('tiptoe.settings')).silent") is True


def test_who_looks_away_is_called_back_and_told_what_happened(home: str, browser: Browser) -> None:
    with open_page(browser, settings="{speed: 'quick', silent: true}") as person:
        page = person.page
        page.add_init_script(NOTICES)
        seated(person, home)
        assert page.evaluate("asked") == 0
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Notify me when it’s my turn").check()
        until(page, "asked === 1")
        page.get_by_role("button", name="Close", exact=True).click()
        expect(page).to_have_title(re.compile("^●"))
        page.evaluate(HIDE, True)
        finish_turn(person, lambda: bool(page.evaluate("notices.length")))
        expect(page).to_have_title(re.compile("^●"))
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/turn.svg")
        page.evaluate(HIDE, False)
        news = page.get_by_role("complementary", name="While you were away")
        expect(news).to_be_visible()
        assert 1 <= news.locator("li").count() <= 7
        page.keyboard.press("Space")
        expect(news).to_have_count(0)
        assert person.trouble == []
