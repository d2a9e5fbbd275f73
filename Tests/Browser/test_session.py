# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Events, dialogs, history, and connections that break."""

import threading

import pytest
from playwright.sync_api import expect

from support import described, pages
from support.described import Page, Row, Section
from support.pages import names
from support.tcp import Relay
from support.waiting import drawn, until
from test_connections import HIDING, hide
from test_edits import row, rows, follow

OUTAGE = ["Failed to load resource", "ERR_INCOMPLETE_CHUNKED", "net::ERR", "WebSocket connection"]


def sent(server):
    return [event["event"] for event in server.events]


# Events

def test_events_are_numbered(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    page.get_by_role("button", name="a").click()
    page.get_by_role("button", name="b").click()
    until(page, lambda: len(server.events) == 2)
    assert [(e["event"], e["number"], e["screen"], e["version"]) for e in server.events] == [
        ("tap/ts/ta", "1", "1", "1"), ("tap/ts/tb", "2", "1", "1")]


def test_answers_carry_messages(server, open_page):
    server.show(names(*"ab"))

    def answer(_):
        server.send(insertedRows=[[0, 2, row("c")]])
        return 200

    server.answer = answer
    page = open_page(server.url)
    page.get_by_role("button", name="a").click()
    follow(server, page, "abc")


def test_keyboard_only(server, open_page):
    server.show(pages.settings())
    page = open_page(server.url)
    focused = []
    for _ in range(7):
        page.keyboard.press("Tab")
        focused.append(page.evaluate("document.activeElement.value"))
    assert focused[0] == "tap/i0/i0" and focused[2] == "value/i1/i7//isOn/1"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    until(page, lambda: len(server.events) == 2)


def test_a_click_into_a_field_of_a_row_that_can_be_pressed_focuses_it(server, open_page):
    server.show(Page("Fields", [Section("ts", [
        Row("ta", "Name", field="Ada", tap=True), Row("tb", "Note", field="one\ntwo", lines=3, tap=True)])]))
    page = open_page(server.url)
    for label in ["Name", "Note"]:
        page.get_by_role("textbox", name=label).click()
        expect(page.get_by_role("textbox", name=label)).to_be_focused()
    # A pager can be scrolled, and the rest of a row is pressed.
    assert page.evaluate("""() => {
      const cell = document.querySelector(".over-row + .cell"), pager = document.createElement("div");
      pager.className = "pager";
      cell.append(pager);
      return [pager, cell].map((element) => getComputedStyle(element).pointerEvents);
    }""") == ["auto", "none"]
    assert not [event for event in sent(server) if event.startswith("tap")]
    page.get_by_text("Note", exact=True).click(force=True)
    until(page, lambda: sent(server)[-1:] == ["tap/ts/tb"])


def test_focus_is_seen(server, open_page, shot):
    server.show(pages.settings())
    page = open_page(server.url)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)") >= 2
    shot(page, "focus")


def toggle_page(is_on=False):
    return Page("Toggle", [Section("ts", [Row("t", "Night mode", toggle=is_on), Row("tu", "Other", tap=True)])])


def toggle_row(is_on):
    return toggle_page(is_on).sections[0].rows[0].html("ts")


def switch(page, *states):
    """Waits until the switch has a value."""
    page.wait_for_function(
        "(state) => document.querySelector('.toggle').ariaChecked === state", arg=states[0])


def test_a_switch_does_not_flicker(server, open_page):
    server.show(toggle_page())
    gate = threading.Event()

    def answer(_):
        # A patch with the old state, while the event is in transit.
        server.send(updatedRows=[[0, 0, toggle_row(False)]])
        server.send(updatedRows=[[0, 1, Row("tu", "Seen", tap=True).html("ts")]])
        gate.wait(60)
        server.send(updatedRows=[[0, 0, toggle_row(True)]])
        return 200

    server.answer = answer
    page = open_page(server.url)
    page.evaluate("""() => { window.states = [];
      new MutationObserver(() => states.push(document.querySelector(".toggle").ariaChecked))
        .observe(document.querySelector(".toggle"), { attributeFilter: ["aria-checked"] }); }""")
    page.get_by_role("switch").click()
    switch(page, "true")
    page.get_by_text("Seen").wait_for()
    switch(page, "true")
    gate.set()
    until(page, lambda: page.evaluate("document.querySelector('.toggle').value") == "value/ts/t//isOn/0")
    assert set(page.evaluate("states")) == {"true"}


@pytest.mark.parametrize("status", [200, 400, 409])
def test_a_switch_goes_back(server, open_page, status):
    server.show(toggle_page())
    gate = threading.Event()
    server.answer = lambda _: gate.wait(60) and status
    page = open_page(server.url, ignoring=["status of 4"])
    page.get_by_role("switch").click()
    switch(page, "true")
    gate.set()
    switch(page, "false")
    assert page.evaluate("document.querySelector('.toggle').value") == "value/ts/t//isOn/1"


def test_a_switch_shows_later_states_after_an_answer_that_cannot_be_shown(server, open_page):
    server.show(toggle_page())

    def answer(event):
        if event.startswith("value"):
            server.state.page = toggle_page(True)
            server.send(deletedRows=[[7, 0]])
        else:
            server.send(updatedRows=[[0, 0, toggle_row(False)]])
        return 200

    server.answer = answer
    page = open_page(ignoring=["TypeError", "reading"])
    # The stream does not have the answer before.
    page.route("**/rowhouse/events/*", lambda route: route.continue_() if route.request.method == "POST" else None)
    page.goto(server.url)
    page.get_by_role("switch").click()
    # The page is loaded again.
    until(page, lambda: page.locator(".toggle").get_attribute("value") == "value/ts/t//isOn/0")
    page.get_by_role("button", name="Other").click()
    switch(page, "false")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_switch_moves_without_layout(server, open_page, language):
    server.show(toggle_page(), language=language)
    server.answer = lambda _: server.send(updatedRows=[[0, 0, toggle_row(True)]]) or 200
    page = open_page(server.url)
    # Other properties would lay the page out in each frame.
    properties = page.evaluate("""() => { document.querySelector("[role=switch]").click();
      return document.getAnimations().map((motion) => motion.transitionProperty); }""")
    assert set(properties) == {"translate", "background-color"}
    page.evaluate("Promise.all(document.getAnimations().map((motion) => motion.finished))")
    toggle, knob = (page.locator(name).bounding_box() for name in (".toggle", ".knob"))
    start = knob["x"] - toggle["x"]
    end = toggle["x"] + toggle["width"] - knob["x"] - knob["width"]
    assert [start, end] == pytest.approx([22, 2] if language == "en" else [2, 22])


def test_a_switch_twice(server, open_page):
    server.show(toggle_page())
    gate = threading.Event()
    server.answer = lambda _: gate.wait(60) and 200
    page = open_page(server.url)
    page.get_by_role("switch").click()
    page.get_by_role("switch").click()
    switch(page, "false")
    gate.set()
    until(page, lambda: len(server.events) == 2)
    assert sent(server) == ["value/ts/t//isOn/1", "value/ts/t//isOn/0"]


@pytest.mark.parametrize("is_live", [False, True])
def test_the_end_of_editing_follows_the_last_text(server, open_page, is_live):
    server.show(Page("Fields", [Section("ts", [Row("tn", "Name", field=""), Row("tg", "Go", tap=True)])]))
    gate = threading.Event()
    server.answer = lambda _: gate.wait(60) and 200
    page = open_page(server.url)
    page.evaluate("""(isLive) => { const field = document.querySelector(".field");
      if (isLive) field.dataset.live = "";
      field.closest("li").dataset.ends = ""; }""", is_live)
    page.get_by_label("Name").focus()
    page.keyboard.type("ab")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Go").click()
    gate.set()
    until(page, lambda: sent(server)[-1:] == ["tap/ts/tg"])
    texts = [event.rsplit("/", 1)[1] if "/text/" in event else event for event in sent(server)]
    assert texts == ["a"] * is_live + ["ab", "end/ts/tn", "tap/ts/tg"]


@pytest.mark.parametrize("is_live", [False, True])
def test_a_field_that_is_left_unchanged_ends_editing(server, open_page, is_live):
    server.show(Page("Fields", [Section("ts", [Row("tn", "Name", field="a"), Row("tg", "Go", tap=True)])]))
    page = open_page(server.url)
    page.evaluate("""(isLive) => { const field = document.querySelector(".field");
      if (isLive) field.dataset.live = "";
      field.closest("li").dataset.ends = ""; }""", is_live)
    page.get_by_label("Name").focus()
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Go").click()
    until(page, lambda: sent(server)[-1:] == ["tap/ts/tg"])
    assert sent(server) == ["end/ts/tn", "tap/ts/tg"]


def test_too_many_requests(server, open_page):
    server.show(names(*"ab"))
    answers = [429, 429, 200]
    server.answer = lambda _: answers.pop(0)
    page = open_page(server.url, ignoring=["429"])
    page.get_by_role("button", name="a").click()
    until(page, lambda: not answers)
    assert [event["number"] for event in server.events] == ["1", "1", "1"]


def test_a_conflict_asks_for_everything(server, open_page):
    server.show(names(*"ab"))

    def answer(_):
        server.state.page = names(*"xyz")
        server.state.version += 5
        return 409

    server.answer = answer
    page = open_page(server.url, ignoring=["409"])
    page.get_by_role("button", name="a").click()
    follow(server, page, "xyz")


# Dialogs, toasts, progress

def test_dialog(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    page.get_by_role("button", name="a").focus()
    server.show_dialogs(described.dialog(1, "Really?"))
    page.wait_for_selector("dialog:modal")
    server.answer = lambda _: server.show_dialogs("") or 200
    page.get_by_role("button", name="OK").click()
    page.wait_for_selector("dialog", state="detached")
    assert sent(server) == ["answer/1/1"]
    assert page.evaluate("document.activeElement.value") == "tap/ts/ta"


def test_a_dialog_that_a_dialog_opens_has_the_focus(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    server.show_dialogs(described.dialog(1, "Really?"))
    page.wait_for_selector("dialog:modal")
    server.answer = lambda _: server.show_dialogs(described.dialog(2, "Really, really?")) or 200
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Really, really?").wait_for()
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    assert sent(server) == ["answer/1/1"]


@pytest.mark.parametrize("key", [None, "Escape"])
def test_a_dialog_is_answered_once(server, open_page, key):
    server.show(names(*"ab"))
    page = open_page(server.url)
    server.show_dialogs(described.dialog(1, "Really?"))
    page.wait_for_selector("dialog:modal")
    gate = threading.Event()
    server.answer = lambda _: gate.wait(60) and (server.show_dialogs("") or 200)
    button = page.get_by_role("button", name="OK")
    if key:
        button.click()
        page.keyboard.press(key)
    else:
        button.dblclick()
    gate.set()
    page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="a").click()
    until(page, lambda: sent(server)[-1:] == ["tap/ts/ta"])
    assert sent(server) == ["answer/1/1", "tap/ts/ta"]


def test_escape_answers(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    server.answer = lambda _: server.show_dialogs("") or 200
    for number in [1, 2]:
        server.show_dialogs(described.dialog(number, "Really?"))
        page.wait_for_selector("dialog:modal")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    assert sent(server) == ["answer/1", "answer/2"]


def test_escape_that_is_refused(server, open_page):
    server.show(names(*"ab"))
    server.state.dialogs = described.dialog(1, "Really?")
    server.answer = lambda _: 400
    page = open_page(server.url, ignoring=["400"])
    page.wait_for_selector("dialog:modal")
    page.keyboard.press("Escape")
    until(page, lambda: server.events)
    page.wait_for_selector("dialog:modal")


def test_toast_and_progress(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    server.send(toast="<b>Done</b>")
    page.get_by_text("<b>Done</b>").wait_for()
    server.send(progress=described.report("Clearing", 0.2))
    bar = page.get_by_role("progressbar")
    bar.wait_for()
    server.send(progress=described.report("Clearing", 0.8))
    page.wait_for_function("() => document.querySelector('progress').value === 0.8")
    server.send(progress="")
    bar.wait_for(state="detached")
    page.wait_for_selector("#toast span", state="detached")


def test_a_message_does_not_hide_another_one(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    for text in ("One", "Two"):
        server.send(toast=text)
    page.get_by_text("Two").wait_for()
    assert page.locator("#toast span").all_inner_texts() == ["One", "Two"]


# History

def stack(server):
    """Shows two pages: a tap pushes the second, `back` returns to the first."""
    first, second = names(*[str(n) for n in range(40)]), names(*"xyz", section="tn")
    first.title, second.title = "First", "Second"
    server.show(first)
    screens = iter(range(2, 20))

    def answer(event):
        if event == "back":
            server.turn(first, 1)
        else:
            server.turn(second, next(screens), below="First")
        return 200

    server.answer = answer


def test_push_and_back(server, open_page, shot):
    stack(server)
    page = open_page(server.url)
    page.evaluate("scrollTo(0, 500)")
    before = page.evaluate("scrollY")
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    assert page.evaluate("[scrollY, document.activeElement.nodeName, history.length]") == [0, "H1", 3]
    shot(page, "pushed")
    # The tab and the menu of the browser's button show the titles of the entries.
    developer = page.context.new_cdp_session(page)
    until(page, lambda: [entry["title"] for entry in developer.send("Page.getNavigationHistory")["entries"][-2:]] == ["First", "Second"])
    # The page's own button.
    page.get_by_role("button", name="Back: First").click()
    page.wait_for_function("() => document.title === 'First' && history.state.screen === 1")
    entries = developer.send("Page.getNavigationHistory")
    assert entries["entries"][entries["currentIndex"]]["title"] == "First"
    assert page.evaluate("[scrollY, document.activeElement.value]") == [before, "tap/ts/t20"]
    # The browser's.
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    page.evaluate("history.back()")
    page.wait_for_function("() => document.title === 'First' && history.state.screen === 1")
    page.wait_for_function("(top) => scrollY === top", arg=before)
    assert page.evaluate("document.activeElement.value") == "tap/ts/t20"
    assert sent(server) == ["tap/ts/t20", "back", "tap/ts/t20", "back"]
    # The page that was left has ended, so forward has no effect.
    page.evaluate("() => { window.steps = 0; addEventListener('popstate', () => steps++); history.forward(); }")
    page.wait_for_function("() => steps === 2")
    assert page.title() == "First" and page.evaluate("history.state.screen") == 1
    assert len(server.events) == 4


def test_a_page_takes_the_place_of_another(server, open_page):
    """Neither the button of the browser nor that of the page leads back to a page that was replaced."""
    stack(server)
    page = open_page(server.url)
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    third = names(*"uvw", section="tr")
    third.title = "Third"
    server.turn(third, 8, below="First", path="/third", replaces=True)
    page.wait_for_function("() => document.title === 'Third' && history.state.screen === 8")
    assert page.evaluate("[history.length, location.pathname]") == [3, "/third"]
    # A page without an address does not keep that of the page in whose place it is.
    server.turn(names(*"rst", section="tq"), 9, below="First", address="/", replaces=True)
    page.wait_for_function("() => document.title === 'Names' && history.state.screen === 9")
    assert page.evaluate("[history.length, location.pathname]") == [3, "/"]
    page.evaluate("history.back()")
    page.wait_for_function("() => document.title === 'First' && history.state.screen === 1")
    assert sent(server) == ["tap/ts/t20", "back"]


def test_the_first_page_is_replaced_while_the_browser_goes_back(server, open_page):
    """The page below takes its place in the history before the browser has returned to it."""
    stack(server)
    page = open_page(server.url)
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    first = names(*"abc")
    third = names(*"uvw", section="tr")
    third.title, first.title = "Third", "First"
    with server.changed:
        server.turn(first, 1)
        server.turn(third, 8, replaces=True)
    page.wait_for_function("() => document.title === 'Third' && history.state.screen === 8")
    assert page.evaluate("history.length") == 3
    second = names(*"xyz", section="tn")
    second.title = "Fourth"
    server.turn(second, 9, below="Third")
    page.wait_for_function("() => document.title === 'Fourth' && history.state.screen === 9")
    server.turn(third, 8)
    page.wait_for_function("() => document.title === 'Third' && history.state.screen === 8")


def test_the_first_page_is_replaced_after_other_pages_while_the_browser_goes_back(server, open_page):
    stack(server)
    page = open_page(server.url)
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    first, second, third = names(*"abc"), names(*"xyz", section="tn"), names(*"uvw", section="tr")
    third.title = "Third"
    with server.changed:
        server.turn(first, 1)
        server.turn(second, 7)
        server.turn(first, 1)
        server.turn(third, 8, replaces=True)
    page.wait_for_function("() => document.title === 'Third' && history.state.screen === 8")
    page.go_back()
    assert page.url == "about:blank"


@pytest.mark.parametrize("replaces", [True, False])
def test_a_page_is_shown_after_the_user_has_gone_back(server, open_page, replaces):
    """The answer to an earlier event arrives before the page is left, so the page is not left."""
    first, second, third = names(*"abc"), names(*"xyz", section="tn"), names(*"uvw", section="tr")
    first.title, second.title, third.title = "First", "Second", "Third"
    server.show(first)
    server.answer = lambda event: server.turn(second, 2, below="First", path="/second") or 200
    page = open_page(server.url, ignoring=["409"])
    page.get_by_role("button", name="a").click()
    page.wait_for_function("() => document.title === 'Second'")
    gate = threading.Event()

    def answer(event):
        if event == "back":
            return 409
        gate.wait(60)
        server.turn(third, 8, below="x", replaces=replaces)
        return 200

    server.answer = answer
    page.get_by_role("button", name="x").click()
    until(page, lambda: sent(server)[-1] == "tap/tn/tx")
    page.evaluate("history.back()")
    page.wait_for_function("() => history.state.screen === 1")
    gate.set()
    until(page, lambda: sent(server)[-1] == "back")
    page.wait_for_function("() => document.title === 'Third' && history.state.screen === 8")
    lower = [(first, 1)] if replaces else [(second, 2), (first, 1)]
    for below, screen in lower:
        server.answer = lambda _: server.turn(below, screen, below="x" if screen > 1 else None) or 200
        count = len(server.events)
        page.get_by_role("button", name="Back: x").click()
        page.wait_for_function(f"() => document.title === '{below.title}' && history.state.screen === {screen}")
        drawn(page, 5)
        assert page.evaluate("[location.pathname, history.state.screen]") == ["/second" if screen > 1 else "/", screen]
        assert len(server.events) == count + 1


def test_a_client_that_has_missed_the_replacement_of_the_first_page(server, open_page):
    """No entry of the history keeps the user on the page."""
    server.show(names(*"abc"))
    page = open_page(server.url)
    until(page, lambda: server.streams, "the stream")
    second = names(*"xyz", section="tn")
    second.title = "Second"
    server.turn(second, 2, replaces=True, skip=3)
    page.wait_for_function("() => document.title === 'Second' && history.state.screen === 2")
    page.go_back()
    assert page.url == "about:blank"


def test_the_browser_restores_the_position_of_a_discarded_tab(server, open_page):
    stack(server)
    page = open_page(server.url, init=HIDING)
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    for is_hidden, restoration in [(True, "auto"), (False, "manual"), (True, "auto")]:
        hide(page, is_hidden)
        assert page.evaluate("history.scrollRestoration") == restoration


def test_the_position_below_other_pages_is_restored_when_the_document_is_loaded(server, open_page):
    stack(server)
    first = server.state.page
    page = open_page(server.url, ignoring=["404"])
    page.evaluate("scrollTo(0, 500)")
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    page.goto("about:blank")
    server.show(first)
    # After the evaluation, which the navigation would end.
    page.evaluate("void setTimeout(() => history.go(-2))")
    page.wait_for_function("() => scrollY === 500")


def test_a_row_to_which_a_page_scrolls_after_back_stays_visible(server, open_page):
    stack(server)
    push = server.answer

    def answer(event):
        if event != "tap/tn/tx":
            return push(event)
        server.turn(names(*[str(n) for n in range(40)]), 1)
        server.send(scrollTo=[0, 0])
        return 200

    server.answer = answer
    page = open_page(server.url)
    page.evaluate("scrollTo(0, 500)")
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    page.get_by_role("button", name="x").click()
    page.wait_for_function("() => document.title === 'Names' && history.state.screen === 1")
    drawn(page, 5)
    expect(page.locator("[data-key=t0]")).to_be_in_viewport()
    # The position is kept when the document is loaded again.
    page.evaluate("scrollTo(0, 400)")
    page.reload()
    page.wait_for_function("() => scrollY === 400")


def test_a_page_does_not_move_before_the_page_below_is_shown(server, open_page):
    first, second = (names(*[f"{title}{n}" for n in range(40)]) for title in "ab")
    first.title, second.title = "First", "Second"
    server.show(first)
    gate = threading.Event()
    server.answer = lambda event: server.turn(second, 2, below="First") or 200
    page = open_page(server.url)
    page.evaluate("scrollTo(0, 500)")
    page.get_by_role("button", name="a20").click()
    page.wait_for_function("() => document.title === 'Second'")
    page.evaluate("scrollTo(0, 300)")
    server.answer = lambda event: gate.wait(60) and (server.turn(first, 1) or 200)
    page.evaluate("history.back()")
    until(page, lambda: sent(server)[-1] == "back")
    drawn(page, 5)
    assert page.evaluate("[scrollY, document.title]") == [300, "Second"]
    gate.set()
    page.wait_for_function("() => document.title === 'First' && scrollY === 500")


@pytest.mark.parametrize("is_left", [True, False])
def test_only_a_question_of_a_page_that_is_not_left_brings_back_its_entry(server, open_page, is_left):
    first, second = names(*"abc"), names(*"xyz", section="tn")
    first.title, second.title = "First", "Second"
    server.show(first)
    server.answer = lambda event: server.turn(second, 2, below="First", path="/second") or 200
    page = open_page(server.url)
    page.get_by_role("button", name="a").click()
    page.wait_for_function("() => document.title === 'Second'")

    def answer(_):
        server.state.dialogs = described.dialog(1, "Leave?")
        if is_left:
            server.turn(first, 1)
        else:
            server.show_dialogs(server.state.dialogs)
        return 200

    server.answer = answer
    page.evaluate("history.back()")
    page.get_by_role("dialog", name="Leave?").wait_for()
    screen, path = (1, "/") if is_left else (2, "/second")
    page.wait_for_function("(screen) => history.state.screen === screen", arg=screen)
    drawn(page, 5)
    assert page.evaluate("[history.state.screen, location.pathname]") == [screen, path]
    assert server.loads == 1 and sent(server)[1:] == ["back"]


def test_back_twice_at_once(server, open_page):
    stack(server)
    depth = [1]

    def answer(event):
        depth[0] += -1 if event == "back" else 1
        title = names(str(depth[0]), section="td")
        title.title = f"Page {depth[0]}"
        server.turn(title, depth[0], below="x" if depth[0] > 1 else None)
        return 200

    server.answer = answer
    page = open_page(server.url)
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Page 2'")
    page.locator("li button").click()
    page.wait_for_function("() => document.title === 'Page 3'")
    page.evaluate("history.go(-2)")
    page.wait_for_function("() => document.title === 'Page 1' && history.state.screen === 1")
    assert sent(server)[2:] == ["back", "back"]


def test_drafts_below_stay(server, open_page):
    first = Page("First", [Section("ts", [Row("tf", "Name", field="Ada"), Row("tg", "Go", tap=True)])])
    second = names(*"xyz")
    server.show(first)

    def answer(event):
        if event == "back":
            server.turn(first, 1)
        elif event.startswith("tap"):
            server.turn(second, 2, below="First")
        elif "/text/" in event:
            server.send(updatedRows=[[0, 0, Row("tf", "Name", field="draft").html("ts")]])
        return 200

    server.answer = answer
    page = open_page(server.url)
    page.evaluate("""() => { const field = document.querySelector(".field"); field.value = "draft";
      field.dispatchEvent(new InputEvent("input", { bubbles: true })); }""")
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => document.querySelectorAll('li').length === 3")
    page.get_by_role("button", name="Back: First").click()
    page.get_by_label("Name").wait_for()
    assert page.get_by_label("Name").input_value() == "draft"
    # The tab receives it when it is visible again.
    until(page, lambda: sent(server)[-1].endswith("/draft"))
    assert page.get_by_label("Name").input_value() == "draft"


def field_stack(server):
    """Shows two pages with a field of the same name: a tap pushes the second, `back` returns to the first."""
    def field_page(title):
        return Page(title, [Section("ts", [Row("tn", "Name", field="old"), Row("tg", "Go", tap=True)])])

    first, second = field_page("First"), field_page("Second")
    server.show(first)

    def answer(event):
        if event == "back":
            server.turn(first, 1)
        elif event.startswith("tap"):
            server.turn(second, 2, below="First")
        return 200

    server.answer = answer
    return first


def type_new_name(page):
    page.get_by_label("Name").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("new")


def kinds(server):
    """Returns the kind and the screen of each event, or its text."""
    return [(event["event"].rsplit("/", 1)[1] if "/text/" in event["event"] else event["event"].split("/")[0],
             event["screen"]) for event in server.events]


def test_a_text_belongs_to_the_page_that_the_user_leaves(server, open_page):
    field_stack(server)
    page = open_page(server.url)
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => document.title === 'Second'")
    type_new_name(page)
    page.evaluate("history.back()")
    page.wait_for_function("() => document.title === 'First' && history.state.screen === 1")
    page.get_by_role("button", name="Go").click()
    until(page, lambda: kinds(server)[-1] == ("tap", "1") and len(server.events) > 2)
    assert kinds(server) == [("tap", "1"), ("new", "2"), ("back", "2"), ("tap", "1")]


def test_a_text_belongs_to_the_page_that_the_server_removes(server, open_page):
    first = field_stack(server)
    page = open_page(server.url)
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => document.title === 'Second'")
    type_new_name(page)
    server.turn(first, 1)
    page.wait_for_function("() => document.title === 'First' && history.state.screen === 1")
    assert page.get_by_label("Name").input_value() == "old"
    page.get_by_role("button", name="Go").click()
    until(page, lambda: kinds(server)[-1] == ("tap", "1") and len(server.events) > 1)
    assert ("new", "1") not in kinds(server)


# Connections that break

def test_connection_lost(server, open_page, shot):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=OUTAGE)
    until(page, lambda: server.streams, "the stream")
    server.stop()
    page.get_by_text("Connection lost").wait_for()
    assert page.locator("#lost").get_attribute("role") == "status"
    shot(page, "connection-lost")
    # Presses are sent when the server is back, and its changes are shown.
    page.get_by_role("button", name="a").click()
    server.state.page = names(*"abc")
    server.send(insertedRows=[[0, 2, row("c")]])
    server.start()
    follow(server, page, "abc")
    until(page, lambda: sent(server) == ["tap/ts/ta"])
    page.wait_for_function("() => !document.querySelector('#lost').textContent")


def test_server_restarted(server, open_page):
    server.show(Page("Old", [Section("ts", [Row("ta", "a", field="x"), Row("tb", "b", tap=True)])]))
    page = open_page(server.url, ignoring=OUTAGE)
    page.get_by_label("a").fill("my draft")
    page.evaluate("document.activeElement.setSelectionRange(3, 5)")
    server.stop()
    server.show(Page("New", [Section("ts", [Row("tz", "z"), Row("ta", "a", field="y"), Row("tb", "bb", tap=True)])]))
    server.start()
    follow(server, page, "zab")
    assert page.title() == "New"
    assert page.evaluate("[document.activeElement.value, document.activeElement.selectionStart]") == ["my draft", 3]
    # The client continues with the new session.
    server.send(insertedRows=[[0, 3, row("c")]])
    follow(server, page, "zabc")
    page.get_by_role("button", name="bb").click()
    until(page, lambda: "tap/ts/tb" in sent(server))


def test_session_gone_at_an_event(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=["404"])
    until(page, lambda: server.streams, "the stream")
    server.show(names(*"cd"))
    page.get_by_role("button", name="a").click()
    follow(server, page, "cd")
    page.get_by_role("button", name="c").click()
    until(page, lambda: sent(server) == ["tap/ts/tc"])


def test_a_page_gives_up_six_lost_connections_within_two_minutes(server, open_page):
    server.show(names("a"))
    relay = Relay(server.port)
    page = open_page(ignoring=OUTAGE)
    page.clock.install()
    page.goto(relay.url)
    until(page, lambda: server.streams, "the stream")
    relay.silence()
    # Each request waits on a connection of its own.
    page.evaluate("""() => {
      window.texts = [1, 2, 3, 4, 5].map(async (number) => (await fetch(`/?${number}`)).text());
    }""")
    until(page, lambda: len(relay.connections) >= 8, "the connections")
    relay.mend("late")
    page.evaluate("async () => void await Promise.all(texts)")
    relay.silence()
    relay.mend("dead")
    server.streams.clear()
    seconds = 0
    while not server.streams and seconds < 200:
        page.clock.run_for(1_000)
        drawn(page, 1)
        seconds += 1
    relay.stop()
    assert seconds < 120
