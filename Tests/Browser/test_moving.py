# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Rows that the user drags by their handles, with the mouse and by touch."""

import json
import re
import urllib.request
import uuid

import pytest
from playwright.sync_api import expect

from support.described import Page, Row, Section
from support.waiting import at_rest, drawn, loaded, until
from test_actions import FIRST, songs
from test_lists import LISTS

LETTERS = [f"Row {letter}" for letter in "ABCDEFGH"]
ORDER = """() => [...document.querySelectorAll('main li:has(.handle)')].map((row) => row.querySelector('.text').textContent)"""
# The rows from top to bottom, as the user sees them.
SEEN = """() => [...document.querySelectorAll('main li:has(.handle), .dragged')]
  .filter((row) => row.checkVisibility() && getComputedStyle(row).opacity === '1')
  .map((row) => [row.getBoundingClientRect().top, row.querySelector('.text').textContent])
  .sort(([one], [other]) => one - other).map(([, text]) => text)"""


# Animates copies of rows slowly.
SLOWLY = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    return animate.call(this, frames, this.matches(".dragged") && options === 180 ? 3000 : options);
  };
}"""


class Mouse:
    """Drags with the mouse."""

    def __init__(self, page):
        self.page = page

    def begin(self, x, y):
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x, y):
        self.page.mouse.move(x, y)

    def end(self):
        self.page.mouse.up()


class Touch:
    """Drags with a finger."""

    def __init__(self, page):
        self.client = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        self.client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def begin(self, x, y):
        self.send("touchStart", (x, y))

    def move(self, x, y):
        self.send("touchMove", (x, y))

    def end(self):
        self.send("touchEnd")


def handle(page, title):
    return page.locator("main li", has=page.get_by_text(title, exact=True)).locator(".handle")


def drag(page, title, distance, pointer=None):
    """Moves a handle by a distance, without dropping the row."""
    box = handle(page, title).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pointer = pointer or Mouse(page)
    pointer.begin(x, y)
    for step in range(1, 9):
        pointer.move(x, y + distance * step / 8)
    expect(page.locator(".dragged")).to_have_count(1)
    return pointer


def height(page):
    return page.locator("li:has(.handle)").first.bounding_box()["height"]


def edit(page):
    page.get_by_role("switch").click()
    page.locator(".handle").first.wait_for()
    loaded(page, "moving.js")
    return page


@pytest.fixture
def playlist(visit):
    return lambda **options: edit(visit("/playlist", **options))


@pytest.fixture
def packing(visit):
    return edit(visit("/packing", reduced_motion="reduce", viewport={"width": 800, "height": 900}))


@pytest.fixture
def ordered(law_server, open_page):
    """Opens a page with rows in an order that other tabs see, too."""
    def post(room, sections, order):
        state = {"sections": sections, "texts": {}, "received": {}, "order": order}
        request = urllib.request.Request(f"{law_server}/drafts/{room}/state", json.dumps(state).encode(),
                                         {"content-type": "application/json"})
        urllib.request.urlopen(request).close()

    def ordered(order=LETTERS, **options):
        room = f"order-{uuid.uuid4()}"
        post(room, [["text1"], []], order)
        page = open_page(f"{law_server}/drafts/{room}", reduced_motion="reduce", **options)
        page.locator(".handle").first.wait_for()
        loaded(page, "moving.js")
        page.change = lambda sections: post(room, sections, order)
        return page

    return ordered


@pytest.fixture
def movable(server, open_page):
    """Opens a page of described rows that the user can move."""
    def movable(rows, **options):
        server.show(Page("Order", [Section("ts", rows, moves=True)], edits=True))
        page = open_page(server.url, reduced_motion="reduce", **options)
        loaded(page, "moving.js")
        return page

    return movable


def rows(*titles):
    return [Row(f"t{title}", f"Row {title}") for title in titles]


def posted(server):
    """The events that the client has sent, without requests for rows."""
    return [values["event"] for values in server.events if not values["event"].startswith("rows/")]


def is_settled(page):
    expect(page.locator(".dragged")).to_have_count(0)
    assert page.evaluate("document.documentElement.dataset.moving") is None
    assert page.evaluate("document.querySelector('main').getAnimations({ subtree: true }).filter((motion) => motion.playState === 'finished').length") == 0


@pytest.mark.parametrize("way", [Mouse, Touch])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_row_is_dragged(playlist, shot, way, motion):
    page = playlist(has_touch=way is Touch, reduced_motion=motion)
    pointer = drag(page, FIRST[0], 2.2 * height(page), way(page))
    order = [*FIRST[1:3], FIRST[0], *FIRST[3:]]
    until(page, lambda: page.evaluate(SEEN) == order)
    # The page still has the old order.
    assert page.evaluate(ORDER) == FIRST
    shot(page, f"moving-{way.__name__}")
    pointer.end()
    songs(page, order)
    is_settled(page)
    pointer = drag(page, FIRST[4], -9 * height(page), way(page))
    pointer.end()
    songs(page, [FIRST[4], *order[:-1]])
    is_settled(page)
    assert page.evaluate("scrollY") == 0


def test_a_row_is_dragged_from_right_to_left(ordered):
    page = ordered()
    page.evaluate("() => { for (const node of [document.documentElement, document.querySelector('main')]) node.dir = 'rtl'; }")
    assert handle(page, "Row A").bounding_box()["x"] < 30
    drag(page, "Row C", -2 * height(page)).end()
    until(page, lambda: page.evaluate(ORDER)[:3] == ["Row C", "Row A", "Row B"])
    is_settled(page)


def test_a_tap_on_the_handle_shows_the_buttons(playlist):
    page = playlist(has_touch=True)
    down = page.get_by_label(f"Move down: {FIRST[1]}")
    expect(down).to_have_css("opacity", "0")
    handle(page, FIRST[1]).tap()
    expect(down).to_have_css("opacity", "1")
    box = down.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 43
    down.tap()
    songs(page, [FIRST[0], FIRST[2], FIRST[1], *FIRST[3:]])
    down.tap()
    songs(page, [FIRST[0], FIRST[2], FIRST[3], FIRST[1], FIRST[4]])
    page.locator("h1").tap()
    expect(down).to_have_css("opacity", "0")
    # After a drag, the buttons do not cover the row.
    pointer = drag(page, FIRST[0], height(page))
    pointer.end()
    is_settled(page)
    expect(page.get_by_label(f"Move down: {FIRST[0]}")).to_have_css("opacity", "0")


def test_a_row_moves_to_other_sections(packing, shot):
    page = packing
    first, second, third = page.evaluate(LISTS)[:3]
    assert len(third) == 1
    drag(page, third[0], -height(page) - 20).end()
    page.wait_for_function(f"(title) => ({LISTS})()[1].at(-1) === title", arg=third[0])
    is_settled(page)
    # The last list is empty now.
    header = page.locator(".section-header", has_text="Packed").bounding_box()
    start = handle(page, first[0]).bounding_box()
    pointer = drag(page, first[0], header["y"] + header["height"] - start["y"])
    drawn(page)
    shot(page, "moving-sections")
    assert page.evaluate(SEEN) == [*first[1:], *second, *third, first[0]]
    pointer.end()
    page.wait_for_function(f"(title) => ({LISTS})()[2].join() === title", arg=first[0])
    is_settled(page)
    drag(page, first[0], -600).end()
    page.wait_for_function(f"(title) => ({LISTS})()[0][0] === title", arg=first[0])
    is_settled(page)
    assert page.evaluate(LISTS)[:3] == [first, [*second, *third], []]


def test_escape_cancels(playlist):
    page = playlist(reduced_motion="reduce")
    requests = []
    page.on("request", lambda request: request.method == "POST" and requests.append(request.url))
    pointer = drag(page, FIRST[0], 2 * height(page))
    page.keyboard.press("Escape")
    is_settled(page)
    pointer.end()
    drag(page, FIRST[0], 0.3 * height(page)).end()
    is_settled(page)
    assert page.evaluate(SEEN) == FIRST and not requests


def test_a_refused_row_returns(playlist):
    page = playlist(ignoring=("409",))
    # The page has no such row.
    page.get_by_label(f"Move up: {FIRST[0]}").evaluate("(button) => { button.value = button.value.replace(/[^/]*$/, 'tnone'); }")
    drag(page, FIRST[0], 2 * height(page)).end()
    expect(page.locator("#toast")).not_to_be_empty()
    is_settled(page)
    assert page.evaluate(SEEN) == FIRST


def test_a_row_waits_for_the_connection(ordered):
    page = ordered(ignoring=("ERR_INTERNET_DISCONNECTED",))
    page.context.set_offline(True)
    drag(page, "Row A", 2 * height(page)).end()
    expect(page.locator("#lost")).not_to_be_empty()
    order = ["Row B", "Row C", "Row A", *LETTERS[3:]]
    assert page.evaluate(SEEN) == order
    page.context.set_offline(False)
    until(page, lambda: page.evaluate(ORDER) == order)
    expect(page.locator("#lost")).to_be_empty()
    is_settled(page)


def test_updates_during_a_drag_are_shown(ordered):
    page = ordered()
    pointer = drag(page, "Row B", 2 * height(page))
    page.change([["text1", "text2", "text3"], []])
    page.get_by_label("text3").wait_for()
    # The row follows the pointer, so it is now above the rows that have moved down.
    until(page, lambda: page.evaluate(SEEN).index("Row B") < 3)
    seen = page.evaluate(SEEN)
    page.change([[], []])
    page.get_by_label("text1").wait_for(state="detached")
    until(page, lambda: page.evaluate(SEEN) != seen)
    seen = page.evaluate(SEEN)
    pointer.end()
    until(page, lambda: page.evaluate(ORDER) == seen)
    is_settled(page)


def test_an_update_that_moves_the_row_itself(ordered, open_page):
    page = ordered()
    other = open_page(page.url)
    pointer = drag(page, "Row E", -2 * height(page))
    other.get_by_label("Move up: Row E").evaluate("(button) => button.click()")
    until(page, lambda: page.evaluate(ORDER)[3] == "Row E")
    pointer.end()
    until(page, lambda: page.evaluate(ORDER)[:4] == ["Row A", "Row B", "Row E", "Row C"])
    is_settled(page)


def test_the_page_scrolls_at_its_edges_and_loads_rows(ordered):
    page = ordered([f"Row {number}" for number in range(2_000)])
    page.locator("[data-count] > ul[style]").wait_for()
    pointer = drag(page, "Row 3", 830 - handle(page, "Row 3").bounding_box()["y"])
    until(page, lambda: int(page.locator("[data-count]").get_attribute("data-first")) > 100)
    box = page.locator("h1").bounding_box()
    pointer.move(box["x"], 400)
    drawn(page)
    seen = page.evaluate(SEEN)
    above = seen[seen.index("Row 3") - 1]
    pointer.end()
    page.wait_for_function(f"""(above) => {{
      const order = ({ORDER})();
      return order.indexOf(above) >= 0 && order[order.indexOf(above) + 1] === 'Row 3';
    }}""", arg=above)
    is_settled(page)
    assert int(above.split()[1]) > 100


def test_a_row_does_not_follow_a_mouse_without_a_button(server, movable):
    page = movable(rows(*"ABCDE"))
    client = page.context.new_cdp_session(page)

    def mouse(kind, x, y, buttons):
        client.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "buttons": buttons, "button": "left" if kind == "mousePressed" else "none", "clickCount": 1})

    box = handle(page, "Row B").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # Another program receives the end of the press, before or after the row is lifted.
    for buttons in (0, 1):
        mouse("mousePressed", x, y, 1)
        for step in range(1, 5):
            mouse("mouseMoved", x, y + 25 * step, buttons)
        drawn(page)
        expect(page.locator(".dragged")).to_have_count(buttons)
        mouse("mouseMoved", x, y + 101, 0)
        is_settled(page)
        assert page.evaluate(SEEN) == LETTERS[:5]
        page.mouse.up()
    assert posted(server) == []


@pytest.mark.parametrize("title,distance,order,event", [
    ("C", -5, "CABD", "move/ts/tC/ts"), ("D", -1.9, "ADBC", "move/ts/tD/ts/tA"), ("A", 1, "BACD", "move/ts/tA/ts/tB"),
    ("B", 0.3, "ABCD", None), ("B", -0.3, "ABCD", None),
])
def test_hidden_rows_are_no_places(server, movable, title, distance, order, event):
    page = movable([*rows("A"), Row("tH", "Hidden", hidden=True), *rows(*"BCD")])
    expect(handle(page, "Hidden")).to_be_hidden()
    pointer = drag(page, f"Row {title}", distance * height(page))
    assert page.evaluate(SEEN) == [f"Row {letter}" for letter in order] or not event
    if event:
        # There is room for the row.
        tops = page.evaluate("""(title) => [...document.querySelectorAll('main li')]
          .filter((row) => row.checkVisibility() && getComputedStyle(row).opacity === '1').map((row) => row.getBoundingClientRect().top)""")
        gaps = [below - above for above, below in zip(tops, tops[1:])]
        first = page.locator(".section-header").first.bounding_box()
        gaps.insert(0, tops[0] - first["y"] - first["height"])
        assert max(gaps) >= 1.9 * height(page) or order.index(title) == 0, gaps
    pointer.end()
    is_settled(page)
    if event:
        until(page, lambda: posted(server) == [event])
    else:
        drawn(page, 10)
        assert posted(server) == [] and page.evaluate(SEEN) == [f"Row {letter}" for letter in order]


def test_a_drop_in_an_ended_session_is_refused(server, movable):
    page = movable(rows(*"ABCDE"), ignoring=("404",))
    pointer = drag(page, "Row B", 2 * height(page))
    server.state.token += "0"
    pointer.end()
    # The ended session may have moved the row.
    expect(page.locator("#toast")).not_to_be_empty()
    is_settled(page)
    assert posted(server) == [] and page.evaluate(SEEN) == LETTERS[:5]


def test_a_row_that_is_lifted_again_keeps_its_focus(movable):
    page = movable(rows(*"ABCDE"))
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(SLOWLY)
    pointer = drag(page, "Row B", 2 * height(page))
    page.keyboard.press("Escape")
    pointer.end()
    assert page.locator(".dragged").count() == 1
    # The other rows have returned to their places.
    page.wait_for_function("() => !document.querySelector('main').getAnimations({ subtree: true }).some(({ playState }) => playState === 'running')")
    box = handle(page, "Row B").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 50)
    expect(page.locator(".dragged .text")).to_have_text(["Row B", "Row B"])
    # The copy of the first drag has arrived.
    expect(page.locator(".dragged")).to_have_count(1)
    drawn(page)
    assert page.evaluate("document.activeElement.className") == "handle"
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    assert page.evaluate("document.activeElement.className") == ""


def slice_of(page, first, **more):
    """Returns the attributes of a section with other rows."""
    opening = re.search("<section[^>]*>", page.html())[0]
    for name, value in {"first": first, **more}.items():
        opening = re.sub(f' data-{name}="[^"]*"', "", opening)[:-1] + f' data-{name}="{value}">'
    return f"{opening}</section>"


def test_a_row_below_the_slice_moves_to_its_end(server, movable):
    page = movable(rows(*range(300)))
    page.locator("[data-count] > ul[style]").wait_for()
    pointer = drag(page, "Row 15", -20)
    gone = [number for number in range(100) if number > 9 and number != 15]
    server.send(deletedRows=[[0, number] for number in gone], slices=[[0, slice_of(server.state.page, 0, pinned=15)]])
    page.get_by_text("Row 16", exact=True).wait_for(state="detached")
    at_rest(page)
    last = handle(page, "Row 9").bounding_box()
    pointer.move(last["x"] + 10, last["y"] + 1.5 * last["height"])
    drawn(page)
    pointer.end()
    until(page, lambda: posted(server) == ["move/ts/t15/ts/t9"])


def test_the_first_row_of_a_slice_stays_at_its_place(server, movable):
    page = movable(rows(*range(300)))
    page.locator("[data-count] > ul[style]").wait_for()
    server.send(deletedRows=[[0, number] for number in range(20)], slices=[[0, slice_of(server.state.page, 20)]])
    page.get_by_text("Row 19", exact=True).wait_for(state="detached")
    handle(page, "Row 20").evaluate("(handle) => handle.scrollIntoView({ block: 'center' })")
    at_rest(page)
    drag(page, "Row 20", 6).end()
    is_settled(page)
    assert posted(server) == []
    drag(page, "Row 20", 2 * height(page)).end()
    until(page, lambda: posted(server) == ["move/ts/t20/ts/t22"])


def test_without_a_script(visit):
    page = visit("/playlist", java_script_enabled=False)
    page.get_by_role("switch").click()
    expect(page.locator(".handle").first).to_be_hidden()
    down = page.get_by_label(f"Move down: {FIRST[1]}")
    expect(down).to_have_css("opacity", "1")
    down.click()
    page.locator(".section:nth-of-type(2) li:nth-child(3)", has_text=FIRST[1]).wait_for()


@pytest.mark.parametrize("path", ["/playlist", "/packing"])
@pytest.mark.parametrize("width", [320, 390, 900])
def test_the_opened_actions_do_not_cover_their_button(visit, path, width):
    page = visit(path, java_script_enabled=False, viewport={"width": width, "height": 800})
    page.get_by_role("switch").first.click()
    page.locator(".moves").first.wait_for()
    menu = page.locator("li:has(.moves) > .row-menu").first
    box = menu.locator("> summary").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(menu.locator(".row-actions")).to_be_visible()
    actions, box = menu.locator(".row-actions").bounding_box(), menu.locator("> summary").bounding_box()
    assert actions["x"] + actions["width"] <= box["x"] + 1 or actions["y"] >= box["y"] + box["height"] - 1
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(menu.locator(".row-actions")).to_be_hidden()
