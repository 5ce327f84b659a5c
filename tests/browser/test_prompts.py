"""Prompts and focus (issue 25, point 4).

A prompt owns the keys it prints wherever the focus is, an offered piece can be taken where it lies, and focus that the
page moves opens nothing.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from browser.player_page import BUSY, PlayerPage, open_page
from browser.reaching import go_on, reach_question, record_of
from browser.test_desk import MOST_CHOICES, open_table, open_with_bots, position, send_command, show_table
from tiptoe.core.components import USABLE
from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.core.state import State

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src"
LIVE = "**/api/tables/*/live*"
BADGE = ".kbd, b.key"
KEYS = {"Enter": "Enter", "Space": " ", "←": "ArrowLeft", "→": "ArrowRight", "Esc": "Escape"}
SETTINGS = "{speed: 'instant', ask: 'never', sound: false}"
Question = dict[str, Any]


class RefusingNetwork:
    """A network that records choices and refuses them, so that every key can be pressed in the same position; without
    `refusing` it only records.
    """

    def __init__(self, page: Page, *, refusing: bool = True) -> None:
        self.asked: list[str] = []
        self.refusing = refusing
        page.route_web_socket(LIVE, self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def up(text: str | bytes) -> None:
            ask = json.loads(text)
            command = ask["command"]
            if command["type"] not in ("choose", "undo"):
                there.send(text)
                return
            self.asked.append(command.get("key", command["type"]))
            if not self.refusing:
                there.send(text)
                return
            route.send(json.dumps({"type": "refused", "id": ask["id"], "word": "stale", "rule": "", "text": "No."}))

        route.on_message(up)
        there.on_message(route.send)

    def heard(self, page: Page) -> list[str]:
        """Returns the choices sent since the last call, once there is one."""
        for _ in range(100):
            if self.asked:
                break
            page.wait_for_timeout(50)
        page.wait_for_timeout(100)  # another choice would still arrive
        heard, self.asked[:] = list(self.asked), []
        return heard


def on_nothing(page: Page) -> None:
    page.evaluate("document.activeElement.blur()")


def on_a_room(page: Page) -> None:
    """Focuses a room by a click, as in the finding."""
    click_first_reachable(page, page.locator(".chart svg [data-spot^='room:']:not([data-can])"))


def on_a_card(page: Page) -> None:
    click_first_reachable(
        page, page.locator(".offer [data-spot^='row:']:not([data-can]), .offer [data-spot^='pile:']:not([data-can])")
    )


def on_a_button(page: Page) -> None:
    click_first_reachable(page, page.locator(".top-bar nav button.wide"))


FOCI: list[Callable[[Page], None]] = [on_nothing, on_a_room, on_a_card, on_a_button]


def click_first_reachable(page: Page, among: Locator) -> None:
    """Clicks the first of `among` that no other element covers."""
    reached = "(one) => { const {x, y, width, height} = one.getBoundingClientRect(); return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
    among.first.wait_for()
    one = next(one for one in among.all() if one.evaluate(reached))
    one.click()
    assert page.evaluate("document.activeElement !== document.body"), "a click gives the focus"


def printed_keys(page: Page) -> list[tuple[str, Locator]]:
    """Returns every key printed on an enabled button, with the button."""
    owners = page.locator(f".table button:not([aria-disabled=true]):has({BADGE})").locator("visible=true").all()
    return [(owner.locator(BADGE).first.inner_text().strip(), owner) for owner in owners]


def each_key_does_what_its_button_does(page: Page, network: RefusingNetwork, prepare: Callable[[], None]) -> set[str]:
    """Presses every printed key with the focus on each kind of element; returns the keys. `prepare` opens the prompt."""
    page.mouse.move(2, 300)
    prepare()
    found = [badge for badge, _ in printed_keys(page)]
    for badge in found:
        prepare()
        dict(printed_keys(page))[badge].evaluate("(button) => button.click()")
        does = network.heard(page)
        assert does, f"the button with {badge} does nothing"
        for focus in FOCI:
            page.mouse.move(2, 300)
            page.keyboard.press("Escape")
            focus(page)
            prepare()
            page.keyboard.press(KEYS.get(badge, badge.lower()))
            assert network.heard(page) == does, f"{badge} with the focus {focus.__name__}"
    return set(found)


@pytest.fixture
def player_with_number(browser: Browser) -> Iterator[PlayerPage]:
    with open_page(browser, settings=SETTINGS, own_number=True) as person:
        yield person
        assert person.trouble == []


def open_at_question(
    person: PlayerPage, home: str, spec: str, wanted: Callable[[Question], bool]
) -> tuple[str, RefusingNetwork]:
    """Opens a table whose own question satisfies `wanted`, behind a network that refuses choices."""
    table = open_table(person, home, spec, "random")
    send_command(person, home, table, type="start")
    explore_until(person, home, table, wanted)
    network = RefusingNetwork(person.page)
    show_table(person.page, home, table)
    person.page.wait_for_selector("[data-can]", timeout=BUSY)
    close_banner(person.page)
    return table, network


def explore_until(person: PlayerPage, home: str, table: str, wanted: Callable[[Question], bool]) -> None:
    """Plays over HTTP, into rooms not yet visited, until the own question satisfies `wanted`."""
    been: Counter[str] = Counter()
    for _ in range(MOST_CHOICES):
        question = position(person, home, table)["question"]
        keys = question["choices"]
        if keys and wanted(question):
            return
        if not keys:
            person.page.wait_for_timeout(30)
            continue
        moves = sorted((key for key in keys if key.startswith("move:")), key=lambda key: been[key])
        eager = [key for start in ("play:", "place:", "explore:") for key in keys if key.startswith(start)]
        key = [*eager, *moves, *(key for key in keys if key in ("end-turn", "acquire:explore")), *keys][0]
        been[key] += 1
        send_command(person, home, table, type="choose", decision=question["decision"], key=key)
    raise AssertionError("the game never came to the question that this test is about")


def close_banner(page: Page) -> None:
    page.evaluate("document.querySelector('[data-banner] button')?.click()")  # the banner may also close by itself
    page.locator("[data-banner]").wait_for(state="detached")


def offers_a_token(question: Question) -> bool:
    return str(question["prompt"]) == "take-token"


def is_begun(question: Question) -> bool:
    return bool(question["undo_to"]) and question["prompt"] == "your-turn" and any_key(question, "play:")


def may_buy_and_walk(question: Question) -> bool:
    return any_key(question, "move:") and any_key(question, "acquire:") and not any_key(question, "play:")


def any_key(question: Question, start: str) -> bool:
    return any(key.startswith(start) for key in question["choices"])


def test_the_keys_of_a_question_in_the_bar(home: str, player_with_number: PlayerPage) -> None:
    """Table finding 5: "Take a minor secret [Enter]" lost Enter to the room that had been clicked."""
    _, network = open_at_question(player_with_number, home, "classic", offers_a_token)
    assert "Enter" in each_key_does_what_its_button_does(player_with_number.page, network, lambda: None)


def test_the_keys_of_the_actions(home: str, player_with_number: PlayerPage) -> None:
    _, network = open_at_question(player_with_number, home, "classic", is_begun)
    assert {"A", "Z"} <= each_key_does_what_its_button_does(player_with_number.page, network, lambda: None)


def test_the_keys_of_what_is_pointed_at_of_the_row_and_of_the_end_of_the_turn(
    home: str, player_with_number: PlayerPage
) -> None:
    _, network = open_at_question(player_with_number, home, "classic", may_buy_and_walk)
    page = player_with_number.page

    def point() -> None:
        page.mouse.move(2, 300)
        lit = page.locator(".chart svg [data-can][data-spot^='room:']").first
        lit.hover()

    keys = each_key_does_what_its_button_does(page, network, point)
    assert {"Enter", "E"} <= keys
    each_key_does_what_its_button_does(page, network, lambda: None)


def test_the_keys_of_the_tile_in_hand(home: str, player_with_number: PlayerPage) -> None:
    _, network = open_at_question(
        player_with_number, home, "catacombs", lambda question: question["prompt"] == "discover"
    )
    page = player_with_number.page
    turn = page.locator(".way[aria-pressed=true]")
    for focus in FOCI:
        focus(page)
        for badge, by in (("→", 1), ("←", 3)):
            before = int(turn.get_attribute("data-turn") or 0)
            page.keyboard.press(KEYS[badge])
            expect(turn, focus.__name__).to_have_attribute("data-turn", str((before + by) % 4))
        for _ in range(4):
            if page.locator(".put[data-can] .kbd").count():
                break
            page.keyboard.press("ArrowRight")
        key = page.locator(".put[data-can]:has(.kbd)").get_attribute("data-key")
        page.keyboard.press("Enter")
        assert network.heard(page) == [key], focus.__name__


@pytest.mark.parametrize("focus", FOCI)
def test_the_key_of_a_banner_presses_nothing_else(
    home: str, player_with_number: PlayerPage, focus: Callable[[Page], None]
) -> None:
    network, page = RefusingNetwork(player_with_number.page), player_with_number.page
    open_with_bots(player_with_number, home, "classic")
    expect(page.locator("[data-banner] .kbd")).to_have_text("Space")
    focus(page)
    before = page.locator(".top-bar nav button.wide").get_attribute("aria-label")
    page.keyboard.press(" ")
    expect(page.locator("[data-banner]")).to_have_count(0)
    page.wait_for_timeout(100)
    assert network.asked == []
    expect(page.locator(".top-bar nav button.wide")).to_have_attribute("aria-label", before or "")


def test_the_keys_of_menu_book_and_log(home: str, player_with_number: PlayerPage) -> None:
    page = player_with_number.page
    open_with_bots(player_with_number, home, "classic")
    page.wait_for_selector("[data-can]", timeout=BUSY)
    close_banner(page)
    for name in ("w", "F1"):
        page.locator("[data-opens=menu]").click()
        expect(page.locator("dialog[open] .kbd", has_text=name.upper())).to_be_visible()
        page.keyboard.press(name)
        expect(page.locator("dialog[open]").last).not_to_have_attribute("aria-label", "Menu")
        page.keyboard.press("Escape")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for focus in FOCI:
        focus(page)
        page.keyboard.press("l")
        expect(page.locator(".log.drawer .kbd")).to_have_text("L")
        page.keyboard.press("l")
        expect(page.locator(".log.drawer")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.locator("dialog.book .kbd").first).to_have_text("Esc")
        page.keyboard.press("Escape")
        expect(page.locator("dialog.book[open]")).to_have_count(0)


# Where keys are printed, and what handles them; the page of keys lists all, and test_keys.py walks it.
PRINTED_BY = {
    "table/PreviewBar.svelte": "question in the bar, what is pointed at",
    "table/CardSpot.svelte": "row",
    "table/Actions.svelte": "actions",
    "table/TilePanel.svelte": "tile in hand",
    "table/Banner.svelte": "banner",
    "table/AttackScene.svelte": "client/tests/prompts.test.ts: any key ends a scene",
    "table/LogPanel.svelte": "menu, book and log",
    "table/TableBook.svelte": "menu, book and log",
    "table/Menu.svelte": "menu, book and log",
    "table/KeysDialog.svelte": "the page of keys",
    "example/ExampleScreen.svelte": "tests/browser/test_learning.py",
    "replay/ReplayScreen.svelte": "tests/browser/test_replay.py",
    "workshop/WorkshopScreen.svelte": "tests/browser/test_workshop.py",
}


def test_everything_that_prints_a_key_is_pressed_by_a_test() -> None:
    printing = {
        str(file.relative_to(CLIENT))
        for file in CLIENT.rglob("*.svelte")
        if re.search(r'class="kbd"|<b class="key"', file.read_text(encoding="utf-8"))
    }
    assert printing == PRINTED_BY.keys()


def test_a_control_that_was_walked_to_keeps_its_enter_and_the_bar_does_not_print_it(
    home: str, player_with_number: PlayerPage
) -> None:
    _, network = open_at_question(player_with_number, home, "classic", offers_a_token)
    page = player_with_number.page
    expect(page.locator(".bar .btn--go .kbd")).to_be_visible()
    page.locator(".bar .btn--go").focus()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.classList.contains('no')"), "the answer that declines comes before"
    expect(page.locator(".bar .kbd")).to_have_count(0)
    page.keyboard.press("Enter")
    assert network.heard(page) == ["decline"]
    page.keyboard.press("Tab")
    expect(page.locator(".bar .btn--go .kbd")).to_be_visible()
    page.keyboard.press("Enter")
    assert [key.startswith("take:") for key in network.heard(page)] == [True]


def test_a_token_that_is_offered_is_taken_by_a_click_where_it_lies(home: str, player: PlayerPage) -> None:
    """Table finding 5: a click on the room with the offered token did nothing."""
    page = player.page
    table = open_table(player, home, "classic", "random")
    send_command(player, home, table, type="start")
    explore_until(player, home, table, offers_a_token)
    room = position(player, home, table)["view"]["seats"][0]["room"]

    def taken() -> int:
        record = page.request.get(f"{home}api/tables/{table}/record").text()
        return sum(line.startswith("take:") for line in record.splitlines())

    show_table(page, home, table)
    page.wait_for_selector("[data-can]", timeout=BUSY)
    close_banner(page)
    before = taken()
    player.click(page.locator(f".chart svg [data-can][data-spot='room:{room}']"))
    expect(page.locator(".bar .no")).to_have_count(0)
    assert taken() == before + 1


def test_what_was_bought_by_mouse_opens_no_card_when_e_ends_the_turn(home: str, browser: Browser) -> None:
    """Table finding 6: after the refill the page focused the new card, and its popover stayed open."""
    with open_page(browser, settings="{speed: 'brisk', ask: 'never'}") as person:
        page = person.page
        table = open_table(person, home, "classic", "random")
        send_command(person, home, table, type="start")
        explore_until(
            person, home, table, lambda question: any_key(question, "acquire:row") and may_buy_and_walk(question)
        )
        show_table(page, home, table)
        card = page.locator(".offer [data-spot^='row:'][data-can]").first
        card.wait_for(timeout=BUSY)
        close_banner(page)
        page.keyboard.press("Escape")
        decision = page.locator(".table").get_attribute("data-decision") or ""
        card.click()
        expect(page.locator(".table")).not_to_have_attribute("data-decision", decision)
        page.mouse.move(600, 300)
        page.keyboard.press("e")
        page.evaluate(
            "window.peeked = 0; new MutationObserver(() => window.peeked += document.querySelectorAll('[data-peek]').length).observe(document.body, {childList: true, subtree: true})"
        )
        page.locator("[data-can][data-spot^='hand:']").first.wait_for(timeout=BUSY)  # the next own turn
        page.wait_for_timeout(600)
        assert page.evaluate("window.peeked") == 0
        page.locator(".offer [data-spot^='row:']").first.focus()
        page.keyboard.press("Tab")
        expect(page.locator("[data-peek]")).to_be_visible()  # walking by Tab shows the card
        page.mouse.move(610, 320)
        page.mouse.move(620, 340)
        expect(page.locator("[data-peek]")).to_have_count(0)


ONTO_DECK = {
    "en": ("on top of your deck", "Put it on top"),
    "fr": ("sur le dessus de votre deck", "La placer dessus"),
    "pt-BR": ("no topo do seu baralho", "Colocar no topo"),
}


@pytest.mark.parametrize("language", sorted(ONTO_DECK))
def test_a_question_about_a_card_is_not_put_about_the_room(home: str, browser: Browser, language: str) -> None:
    """The bar said where one stood and *Choose* (issue 25); it says what the answer does, and the button its verb."""
    said, verb = ONTO_DECK[language]
    with open_page(browser, settings=f"{{speed: 'instant', language: '{language}'}}") as person:
        reach_question(person, home, "catacombs", 3, "onto-deck")
        expect(person.page.locator(".bar .where")).to_contain_text(said)
        expect(person.page.locator(".bar .btn--go")).to_contain_text(verb)
        assert person.page.locator(".bar .place-mark, .bar .what > svg").count() == 0  # nothing lies there


def holds_a_potion(state: State) -> bool:
    """A token waits in the bar to be used once the question is answered."""
    held = state.seats[0].tags_held
    return bool(held & USABLE) and any(key(choice, state).startswith("place:") for choice in choices(state))


def test_enter_after_a_tile_was_laid_uses_nothing(home: str, browser: Browser) -> None:
    """The tile in hand went with its question, the page gave the focus to a potion, and the next Enter drank it."""
    with open_page(browser, settings=SETTINGS) as person:
        page = person.page
        go_on(person, home, record_of("catacombs", 3, holds_a_potion, "greedy", "discover"))
        page.locator(".way").first.wait_for(timeout=BUSY)
        close_banner(page)
        for _ in range(MOST_CHOICES):
            if page.evaluate("document.activeElement.closest('[data-part=tile]') !== null"):
                break
            page.keyboard.press("Tab")
        for _ in range(4):
            if page.locator(".put[data-can]").count():
                break
            page.keyboard.press("ArrowRight")
        asked = person.question["decision"]
        page.locator(".put[data-can]").first.press("Enter")
        page.wait_for_function(
            "(asked) => Number(document.querySelector('.table').dataset.decision) > asked", arg=asked
        )
        page.wait_for_selector(".table:not([data-busy])", timeout=BUSY)
        page.wait_for_selector("[data-key^='consume:']", timeout=BUSY)
        assert person.question["prompt"] == "your-turn"
        assert page.evaluate("document.activeElement !== document.body")
        held = [*person.view["seats"][0]["tokens"]]
        page.keyboard.press("Enter")
        page.wait_for_timeout(500)
        assert person.view["seats"][0]["tokens"] == held


def lay_by_enter(page: Page) -> None:
    """Lays the tile by a key that is held down."""
    for _ in range(4):
        page.keyboard.down("Enter")


def turn_and_lay_by_enter(page: Page) -> None:
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    lay_by_enter(page)


def walk_to_the_button(page: Page) -> None:
    page.locator(".put[data-can]").focus()
    lay_by_enter(page)


def lay_by_click(page: Page) -> None:
    page.locator(".put[data-can]").click()
    page.mouse.move(2, 300)


@pytest.mark.parametrize("lay", [lay_by_enter, turn_and_lay_by_enter, walk_to_the_button, lay_by_click])
def test_the_key_that_lays_a_tile_does_nothing_else(
    home: str, player_with_number: PlayerPage, lay: Callable[[Page], None]
) -> None:
    """Found: Enter laid the tile, and then drank a potion to which the page had given the focus.

    A key acts only on what the page announces for it at that moment, and one press answers one question.
    """
    page = player_with_number.page
    network = RefusingNetwork(page, refusing=False)
    go_on(player_with_number, home, record_of("catacombs", 3, holds_a_potion, "greedy", "discover"))
    page.locator(".put[data-can]").wait_for(timeout=BUSY)
    close_banner(page)
    before = page.locator(".table").get_attribute("data-decision") or ""
    lay(page)
    expect(page.locator(f".table:not([data-decision='{before}'])")).to_be_visible(timeout=BUSY)
    assert [made.partition(":")[0] for made in network.heard(page)] == ["place"]
    page.keyboard.up("Enter")
    page.locator(".bar [data-key^='consume:']").wait_for()  # the potion is offered
    assert "Enter" not in [badge for badge, _ in printed_keys(page)]
    for pressed in ("Enter", " ", "Enter", " "):
        page.keyboard.press(pressed)
    page.wait_for_timeout(300)
    assert network.asked == []
    page.locator(".bar [data-key^='consume:']").first.focus()  # whoever walks there drinks it
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert [made.partition(":")[0] for made in network.heard(page)] == ["consume"]


@pytest.mark.parametrize("spot", ["pile:", "row:", "room:"])
def test_what_was_clicked_is_not_pressed_again_by_a_key_that_nobody_announced(
    home: str, player_with_number: PlayerPage, spot: str
) -> None:
    """A click gives the focus, and the bar falls silent: Enter bought the same card once more."""
    _, network = open_at_question(player_with_number, home, "classic", may_buy_and_walk)
    page = player_with_number.page
    page.locator(f"[data-can][data-spot^='{spot}'] .floor, button[data-can][data-spot^='{spot}']").first.click()
    if page.locator(".bar[data-pinned] .btn--go").count():
        page.locator(".bar[data-pinned] .btn--go").click()
    assert len(network.heard(page)) == 1
    page.mouse.move(2, 300)
    expect(page.locator(".bar .kbd")).to_have_count(0)
    for pressed in ("Enter", " "):
        page.keyboard.press(pressed)
    page.wait_for_timeout(300)
    assert network.asked == []


NOTHING_LEFT = {"en": "Nothing more to do", "fr": "Plus rien à faire", "pt-BR": "Nada mais a fazer"}


def only_ends(state: State) -> bool:
    return [key(choice, state) for choice in choices(state)] == ["end-turn"]


@pytest.mark.parametrize("language", sorted(NOTHING_LEFT))
def test_where_only_the_end_of_the_turn_is_left_the_page_says_so(home: str, browser: Browser, language: str) -> None:
    """Found: "Spend what you have" stood there with nothing to spend."""
    with open_page(browser, settings=f"{{speed: 'instant', language: '{language}'}}") as person:
        go_on(person, home, record_of("catacombs", 3, only_ends, "random"))
        expect(person.page.locator(".top-bar .prompt")).to_contain_text(NOTHING_LEFT[language])
        assert person.trouble == []


def test_while_a_question_is_open_the_bar_asks_for_nothing_else(home: str, player: PlayerPage) -> None:
    """At the gate a Device asked for a choice, and the bar said to end the turn, which was not possible."""
    reach_question(player, home, "classic", 3, "choose")
    expect(player.page.locator("[data-part=question] [data-can]").first).to_be_visible(timeout=BUSY)
    expect(player.page.locator(".bar .goal")).to_have_count(0)
