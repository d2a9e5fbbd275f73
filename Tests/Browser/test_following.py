# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pages that follow their end, and fields above which rows arrive."""

import pytest
from playwright.sync_api import expect

from support.described import Page, Row, Section
from support.waiting import at_rest, drawn, follow, loaded, until
from test_every_page import TURN
from test_other_browsers import NO_ANCHORING

# Firefox has this pseudo-class from version 121 on.
NO_HAS = """
  const { querySelectorAll } = Element.prototype;
  Element.prototype.querySelectorAll = function (selector) {
    if (selector.includes(":has(")) throw new DOMException("The selector is not valid.", "SyntaxError");
    return querySelectorAll.call(this, selector);
  };
"""
REST = "document.documentElement.scrollHeight - innerHeight - scrollY"


class FollowingPage(Page):
    """A page whose `followsEnd` is true."""

    def document(self, **others):
        return super().document(**others).replace("<main ", "<main data-follows ", 1)


def row(key):
    return Row(f"t{key}", key, tap=True)


def log(count, kind=FollowingPage, **options):
    return kind("Log", [Section("ts", [row(f"line {number}") for number in range(count)])], **options)


def is_at_end(page):
    return abs(page.evaluate(REST)) < 2


def append(server, page, count):
    """Adds a row, and returns the new number of rows."""
    server.send(insertedRows=[[0, count, row(f"line {count}").html("ts")]])
    page.get_by_text(f"line {count}", exact=True).wait_for()
    drawn(page)
    return count + 1


@pytest.mark.parametrize("init", [None, NO_HAS], ids=["chromium", "firefox 119"])
def test_a_page_opens_at_its_end_and_follows_it(server, open_page, init):
    server.show(log(60))
    page = open_page(server.url, init=init)
    loaded(page, "following.js")
    until(page, lambda: is_at_end(page), "opening at the end")
    count = 60
    for _ in range(3):
        count = append(server, page, count)
        assert is_at_end(page)
    # A user who reads older lines stays there.
    page.mouse.move(200, 400)
    page.mouse.wheel(0, -300)
    until(page, lambda: page.evaluate(REST) > 250, "scrolling up")
    at_rest(page)
    top = page.evaluate("scrollY")
    count = append(server, page, count)
    assert page.evaluate("scrollY") == top
    page.keyboard.press("End")
    until(page, lambda: is_at_end(page), "scrolling to the end")
    at_rest(page)
    append(server, page, count)
    assert is_at_end(page)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("init", [None, NO_ANCHORING], ids=["chromium", "webkit"])
def test_the_end_is_followed_while_each_new_row_replaces_the_first(server, open_page, init, motion):
    server.show(log(60))
    page = open_page(server.url, init=init, reduced_motion=motion)
    loaded(page, "following.js")
    until(page, lambda: is_at_end(page), "opening at the end")
    for number in range(60, 64):
        server.send(deletedRows=[[0, 0]], insertedRows=[[0, 59, row(f"line {number}").html("ts")]])
        page.get_by_text(f"line {number}", exact=True).wait_for()
        at_rest(page)
        assert is_at_end(page)


def test_the_end_is_followed_if_the_last_row_is_in_view(server, open_page):
    server.show(log(60))
    page = open_page(server.url)
    loaded(page, "following.js")
    until(page, lambda: is_at_end(page), "opening at the end")
    page.evaluate("scrollBy(0, -400)")
    at_rest(page)
    server.send(scrollTo=[0, 59, "end"])
    until(page, lambda: page.evaluate(REST) < 200, "scrolling to the last row")
    at_rest(page)
    # The space below the row is out of view.
    assert page.evaluate(REST) > 10
    append(server, page, 60)
    assert is_at_end(page)


def test_the_end_is_followed_in_a_window_of_another_size(server, open_page):
    server.show(log(60))
    page = open_page(server.url)
    loaded(page, "following.js")
    until(page, lambda: is_at_end(page), "opening at the end")
    page.set_viewport_size({"width": 390, "height": 500})
    until(page, lambda: is_at_end(page), "following in a smaller window")


def test_a_page_with_other_rows_does_not_follow_its_end(server, open_page):
    server.show(log(60, kind=Page))
    page = open_page(server.url)
    append(server, page, 60)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("count", [60, 1_000])
def test_messages_arrive_at_the_end(law_server, open_page, count):
    page = open_page(f"{law_server}/chat/{count}")
    field = page.get_by_role("textbox")
    for number in range(count, count + 3):
        expect(page.get_by_text(f"Message {number}", exact=True)).to_be_in_viewport()
        expect(field).to_be_in_viewport()
        at_rest(page)
        assert is_at_end(page)
        field.press("Enter")
    # Rows above are loaded while the user scrolls up.
    page.evaluate("scrollBy(0, -innerHeight * 3)")
    at_rest(page)
    assert page.evaluate(REST) > 1_000
    assert page.get_by_text(f"Message {count - 50}", exact=True).count() == 1


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_long_message_of_a_chat_is_shown_as_a_whole(visit, shot, direction):
    page = visit("/contact", color_scheme="dark", viewport={"width": 320, "height": 640})
    follow(page, page.locator("li", has_text="Chat with the shop").locator("button,a").first)
    loaded(page, "following.js")
    page.evaluate(TURN, direction)
    text = " ".join(["Where is my order?"] * 20) + " " + "x" * 80
    page.get_by_role("textbox").fill(text)
    page.get_by_role("textbox").press("Enter")
    message = page.get_by_text(text, exact=True)
    message.wait_for()
    until(page, lambda: is_at_end(page), "following")
    assert message.evaluate("(node) => node.scrollHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth")
    assert message.evaluate("(node) => node.clientHeight") > 100
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"gallery-chat-{direction}")


@pytest.mark.parametrize("count,init", [(1_000, None), (10, NO_ANCHORING)], ids=["large", "webkit"])
def test_a_field_stays_in_place_while_rows_arrive_above_it(server, open_page, count, init):
    rows = [row(f"line {number}") for number in range(count)]
    few = [row(f"note {number}") for number in range(30)]
    server.show(Page("Log", [Section("ts", rows), Section("tn", [*few, Row("tf", "Text", field="")])]))
    page = open_page(server.url, init=init, reduced_motion="reduce")
    if init:
        loaded(page, "webkit.js")
        drawn(page)
    else:
        page.locator("[data-count] > ul[style]").wait_for()
    field = page.get_by_role("textbox")
    field.evaluate("(field) => { field.scrollIntoView({ block: 'center' }); field.focus({ preventScroll: true }); }")
    at_rest(page)
    place = "(field) => Math.round(field.getBoundingClientRect().top)"
    top = field.evaluate(place)
    server.send(insertedRows=[[1, 30, row("note 30").html("tn")]])
    page.get_by_text("note 30", exact=True).wait_for()
    at_rest(page)
    assert field.evaluate(place) == top


def test_the_application_scrolls_away_from_the_end(server, open_page):
    server.show(log(60))
    page = open_page(server.url)
    loaded(page, "following.js")
    until(page, lambda: is_at_end(page), "opening at the end")
    server.send(scrollTo=[0, 5, "start"])
    expect(page.get_by_text("line 5", exact=True)).to_be_in_viewport()
    at_rest(page)
    top = page.evaluate("scrollY")
    assert top < 600
    count = append(server, page, 60)
    assert page.evaluate("scrollY") == top
    # The page follows its end if the row is in view there.
    page.keyboard.press("End")
    until(page, lambda: is_at_end(page), "scrolling to the end")
    at_rest(page)
    server.send(scrollTo=[0, 59, "nearest"])
    append(server, page, count)
    assert is_at_end(page)


@pytest.mark.parametrize("number", [0, 30])
def test_a_pushed_page_opens_at_the_requested_row(server, open_page, number):
    server.show(log(60))
    page = open_page(server.url)
    loaded(page, "following.js")
    # The first row of a plain page does not move it.
    server.turn(log(60, appearance="plain"), 2, below="Log", scrollTo=[0, number, "start"])
    page.get_by_role("button", name="Log").wait_for()
    at_rest(page)
    line = page.get_by_text(f"line {number}", exact=True)
    expect(line).to_be_in_viewport()
    append(server, page, 60)
    expect(line).to_be_in_viewport()


@pytest.mark.parametrize("number", [0, 30])
def test_a_loaded_page_opens_at_the_requested_row(server, open_page, number):
    server.show(log(60, appearance="plain"))
    page = open_page("about:blank")
    waiting, released = [], []
    page.route("**/following.js", lambda route: route.continue_() if released else waiting.append(route))
    page.goto(server.url)
    until(page, lambda: server.streams and waiting, "loading")
    # Both messages arrive before the module.
    server.send(scrollTo=[0, number, "start"])
    append(server, page, 60)
    released.append(True)
    waiting[0].continue_()
    loaded(page, "following.js")
    at_rest(page)
    expect(page.get_by_text(f"line {number}", exact=True)).to_be_in_viewport()


def test_a_large_page_that_follows_its_end_scrolls_to_a_row(law_server, open_page):
    page = open_page(f"{law_server}/chat/1000")
    expect(page.get_by_text("Message 1000", exact=True)).to_be_in_viewport()
    at_rest(page)
    page.get_by_role("button", name="Show the first message").click()
    first = page.get_by_text("Message 1", exact=True)
    expect(first).to_be_in_viewport()
    at_rest(page)
    expect(first).to_be_in_viewport()


def test_the_last_rows_are_loaded_after_the_page_has_appeared(law_server, open_page):
    page = open_page(f"{law_server}/chat/0")
    field = page.get_by_role("textbox")
    field.wait_for()
    loaded(page, "following.js")
    sent = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(f"{text}")))
    field.fill("1000")
    field.press("Enter")
    expect(page.get_by_text("Message 1000", exact=True)).to_be_in_viewport()
    at_rest(page)
    assert is_at_end(page)
    assert any("submit" in text for text in sent) and not any("rows" in text for text in sent), sent


@pytest.mark.parametrize("frames", [1, 6])
def test_rows_arrive_while_the_browser_scrolls_to_the_end(server, open_page, frames):
    server.show(log(60))
    page = open_page(server.url)
    loaded(page, "following.js")
    until(page, lambda: is_at_end(page), "opening at the end")
    page.mouse.move(200, 400)
    page.mouse.wheel(0, -900)
    until(page, lambda: page.evaluate(REST) > 800, "scrolling up")
    at_rest(page)
    page.keyboard.press("End")
    drawn(page, frames)
    count = append(server, page, 60)
    at_rest(page)
    assert is_at_end(page)
    append(server, page, count)
    assert is_at_end(page)
