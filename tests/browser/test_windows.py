"""The layout law of every window (`layout_law`): no control is covered or outside, the map has its height, no text is too
small.

One page is resized, so that a position is walked through all windows in seconds. The ordinary run walks three games, each in
one language: at first in a quarter of the windows in the dark theme, and in every other state in a few windows, in both
themes in turn. `make windows` (TIPTOE_WINDOWS=all) walks everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.examples import long_examples
from browser.layout_law import Walk, resize
from browser.player_page import AT_ONCE, BUSY, REACHED, PlayerPage, open_page
from browser.windows import EVERYTHING, FEW, LANGUAGES, THEMES, WINDOWS, page_settings
from plain import keys_of

GAMES = (
    ("classic", 4, "en"),
    ("catacombs", 3, "fr"),
    ("catacombs+party", 6, "pt-BR"),
    ("catacombs+subterra:hard", 3, "fr"),
    ("catacombs+characters", 4, "fr"),
    ("classic+solo", 1, "fr"),
    ("space", 4, "pt-BR"),
)
ORDINARY = [GAMES[0], *GAMES[-2:]]
WALKED = [(game, seats, tag) for game, seats, _ in GAMES for tag in LANGUAGES] if EVERYTHING else ORDINARY
PARTS = {game: n for n, (game, _, _) in enumerate(ORDINARY)}
SCENES = WALKED if EVERYTHING else ORDINARY[:1]  # of attacks
RICH = 6  # rounds after which seats have tokens and cubes to show
MOST_CHOICES = 400
MOST_SHIFT = 0.1
PHONES = ((320, 568), (390, 664), (667, 375))
RECORD = Path(__file__).parent / "burglar-and-magpie.tiptoe"
POLL = 50  # milliseconds


def with_a_hand(person: PlayerPage) -> None:
    """Waits for the start of the own turn."""
    assert person.wait_until_asked()


def without_a_hand(person: PlayerPage) -> None:
    """Plays every card of the hand."""
    assert person.wait_until_asked()
    for _ in range(MOST_CHOICES):
        lit = person.lit()
        if not any(spot.startswith("hand:") for _, spot in lit) and any(spot == "end" for _, spot in lit):
            return
        assert person.choose()
    raise AssertionError("the hand is never empty")


def during_a_question(person: PlayerPage) -> None:
    """Plays until a question other than "your turn" is open."""
    for _ in range(MOST_CHOICES):
        assert person.wait_until_asked(), "the game is over before anything was asked"
        if any(key for key, _ in person.lit()):
            return
        person.choose()
    raise AssertionError("nothing is ever asked")


def with_things(person: PlayerPage) -> None:
    """Plays some turns over HTTP, so that seats own tokens, cubes lie about and the map has grown."""
    table = person.page.url.replace("/t/", "/api/tables/")
    gone: set[str] = set()
    for _ in range(MOST_CHOICES):
        told = person.page.request.get(f"{table}/position").json()
        if told["question"]["seat"] != 0:
            person.page.wait_for_timeout(POLL)
            continue
        if told["view"]["turn"] >= RICH * len(told["view"]["seats"]) and told["question"]["prompt"] == "your-turn":
            break
        key = min(keys_of(told["question"]), key=lambda one: (one in gone, preference(one)))
        gone.add(key)
        tell(person, {"type": "choose", "decision": told["question"]["decision"], "key": key})
    assert person.wait_until_asked()


def preference(key: str) -> int:
    """Ranks a key; the lowest rank is chosen."""
    verbs = ("play", "acquire", "buy", "move", "end-turn")
    return next((n for n, verb in enumerate(verbs) if key.startswith(verb)), 1)


def tell(person: PlayerPage, command: dict[str, object]) -> None:
    table = person.page.url.replace("/t/", "/api/tables/")
    assert person.page.request.post(f"{table}/commands", data=command).ok, command


STATES: tuple[Callable[[PlayerPage], None], ...] = (with_a_hand, without_a_hand, during_a_question, with_things)


def walk_through(walk: Walk, state: str, turn: int, game: str) -> None:
    """Walks a state through all windows, or through the ordinary run's part of them."""
    if EVERYTHING:
        return walk.through(WINDOWS, THEMES, state)
    if not turn:
        return walk.through(WINDOWS[PARTS[game] :: 4], THEMES[:1], state)
    for n, window in enumerate(FEW):
        walk.through((window,), (THEMES[(n + turn) % 2],), state)
    return None


@pytest.mark.parametrize(("game", "seats", "language"), WALKED)
def test_in_every_window_everything_can_be_reached_and_read(
    home: str, browser: Browser, game: str, seats: int, language: str
) -> None:
    with open_page(browser, settings=page_settings("torch", language=language)) as person:
        person.sit_down(home, game, seats)
        walk = Walk(person.page)
        for turn, state in enumerate(STATES):
            state(person)
            walk_through(walk, state.__name__, turn, game)
            person.page.set_viewport_size({"width": 1366, "height": 768})
        print(f"{game}: {walk.windows} pictures of the table, {walk.asked} things to click")
        assert not walk.breaches, "\n".join(walk.breaches)
        assert person.trouble == []


@pytest.mark.parametrize(("game", "seats", "language"), SCENES)
def test_in_every_window_an_attack_can_be_watched_and_ended(
    home: str, browser: Browser, game: str, seats: int, language: str
) -> None:
    """The page's clock stops with every cube drawn: the fullest moment of the scene."""
    with open_page(browser, settings=page_settings("torch", "calm", language)) as person:
        person.stop_at_attack(home, game, seats)
        walk = Walk(person.page, still=True)
        walk_through(walk, "attack", 1, game)
        print(f"{game}: {walk.windows} pictures of an attack, {walk.asked} things to click")
        assert not walk.breaches, "\n".join(walk.breaches)


def a_record_again(person: PlayerPage, home: str) -> Iterator[str]:
    person.page.goto(f"{home}replay")
    person.page.locator("input[type=file]").set_input_files(RECORD)
    person.page.locator("[data-eyes]").wait_for()
    yield "replay"


def examples_again(person: PlayerPage, home: str) -> Iterator[str]:
    """Shows the wordiest worked examples at every kind of step, whose lines must all be whole."""
    for address in long_examples(person.page.evaluate("document.documentElement.lang")):
        person.page.goto(f"{home}rules/{address}")
        person.page.locator("[data-step=on]").wait_for()
        yield address


AGAIN = ((a_record_again, "pt-BR"), (examples_again, "fr"))


@pytest.mark.parametrize(
    ("tables", "language"), [(tables, tag) for tables, _ in AGAIN for tag in LANGUAGES] if EVERYTHING else AGAIN
)
def test_in_every_window_a_table_can_be_looked_at_again(
    home: str, browser: Browser, tables: Callable[[PlayerPage, str], Iterator[str]], language: str
) -> None:
    """Found on phones: a menu of eyes with cut words, and buttons outside the window."""
    with open_page(browser, settings=page_settings("torch", language=language)) as person:
        person.page.goto(home)
        person.page.locator("[data-bot]").first.wait_for()
        walk = Walk(person.page)
        for turn, state in enumerate(tables(person, home)):
            walk.through(WINDOWS if EVERYTHING else PHONES[turn % len(PHONES) :][:1], THEMES[turn % 2 :][:1], state)
            person.page.set_viewport_size({"width": 1366, "height": 768})
        assert not walk.breaches, "\n".join(walk.breaches)
        assert person.trouble == []


def test_on_a_phone_a_seat_and_the_eye_open_the_sheet_there(home: str, browser: Browser) -> None:
    """S1.6: on a phone the sheet shows everybody's pieces, the dragon and the market; Back, Escape and the cross close
    it.
    """
    with open_page(browser, 390, 664, page_settings("torch"), finger=True) as person:
        person.sit_down(home, "classic", 4)
        person.wait_until_asked()
        page = person.page
        sheet = page.locator("dialog.sheet[open]")
        page.locator(".seats [data-spot='seat:1'] button").tap()
        expect(sheet.locator(".seat")).to_have_count(4)
        expect(sheet.locator(".dragon")).to_be_visible()
        expect(sheet.locator(".market")).to_be_visible()
        height = (sheet.bounding_box() or {"height": 0})["height"]
        assert height > 500
        page.go_back()
        sheet.wait_for(state="hidden")
        page.locator(".seats .eye button").tap()
        sheet.locator(".dragon").wait_for()
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
        page.locator("[data-opens=log]").tap()
        sheet.locator(".log li").first.wait_for()
        sheet.locator("[data-sheet=rules]").tap()
        page.locator("dialog.book .text h2").wait_for()
        sheet.wait_for(state="hidden")
        page.go_back()
        expect(page.locator("dialog.book")).to_have_count(0)
        assert page.locator(".table").is_visible()
        assert person.trouble == []


def test_the_tray_turns_to_the_row_and_to_its_first_lit_card(home: str, browser: Browser) -> None:
    """S3.11: with an empty hand the tray shows the row's first affordable card with its number."""
    with open_page(browser, 390, 664, page_settings("torch"), finger=True) as person:
        person.sit_down(home, "classic", 2)
        without_a_hand(person)
        tray = person.page.locator(".tray")
        lit = tray.locator("[data-can]")
        lit.first.wait_for()
        shown = "([...document.querySelectorAll('.tray [data-can]')].some((one) => { const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; }))"
        person.page.wait_for_function(shown)
        expect(person.page.locator("[data-tray=row] .badge")).to_have_text(str(lit.count()))
        person.page.locator("[data-tray=hand]").tap()
        expect(tray.locator("[data-spot^='row:']")).to_have_count(0)


def test_a_name_of_eight_letters_is_whole_however_rich_its_seat(home: str, browser: Browser) -> None:
    """S2.6: tokens have a line of their own, which leaves room for the name."""
    with open_page(browser, settings=page_settings("torch")) as person:
        person.sit_down(home, "classic", 4, name="Valentin")
        tell(person, {"type": "hold", "seat": 0, "bot": "greedy"})
        person.page.locator(".seat .tokens").first.wait_for(timeout=4 * BUSY)
        for width, height in FEW:
            resize(person.page, width, height)
            cut = "[...document.querySelectorAll('.seat .who b')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
            assert person.page.evaluate(cut) == []


def test_played_cards_fan_out_under_the_pointer(home: str, browser: Browser) -> None:
    """S3.20: no played card stays a sliver, and the map's tools are not covered."""
    with open_page(browser, settings=page_settings("torch")) as person:
        person.sit_down(home, "classic", 2)
        without_a_hand(person)
        wide = "[...document.querySelectorAll('.played button')].map((one, n, all) => (all[n + 1] ?? { offsetLeft: one.offsetLeft + 99 }).offsetLeft - one.offsetLeft)"
        for width, height in ((960, 540), (1280, 593), (1366, 768), (1536, 730), (1920, 940)):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.mouse.move(0, 0)
            person.page.locator(".played button").last.hover()
            person.page.wait_for_function(f"{wide}.every((step) => step >= 50)", timeout=AT_ONCE)
            for card in person.page.locator(".played button").all():
                box = card.bounding_box()
                assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width
            assert all(tool.evaluate(REACHED) for tool in person.page.locator(".zoom .btn").all())


SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push([entry.startTime, entry.value]);
}).observe({ type: "layout-shift", buffered: true });
"""


def test_a_game_hardly_moves_under_the_eyes(home: str, browser: Browser) -> None:
    """Layout shift without input, as browsers count it: the worst stretch of at most five seconds."""
    with open_page(browser, settings=page_settings("torch", "quick")) as person:
        person.page.add_init_script(SHIFTS)
        person.sit_down(home, "classic", 2)
        person.play() if EVERYTHING else [person.choose() for _ in range(20)]
        shifts: list[tuple[float, float]] = person.page.evaluate("window.shifts")
        print(f"worst {worst_stretch(shifts):.3f}, in all {sum(value for _, value in shifts):.3f}, {len(shifts)} times")
        assert worst_stretch(shifts) < MOST_SHIFT, shifts


def worst_stretch(shifts: list[tuple[float, float]]) -> float:
    """The largest sum of shifts less than a second apart, over five seconds at most."""
    worst = held = 0.0
    begun = last = -5000.0
    for time, value in shifts:
        fresh = time - last > 1000 or time - begun > 5000
        begun, held, last = (time, value, time) if fresh else (begun, held + value, time)
        worst = max(worst, held)
    return worst
