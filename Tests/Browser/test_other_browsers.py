# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Browsers that lack functions of Chromium, or differ from it. Scripts take the functions away."""

import pytest
from playwright.sync_api import expect

from support.described import Page, Row, Section
from support.pages import names
from support.waiting import drawn, loaded, until
from test_connections import HIDING, hide
from test_edits import follow, row
from test_session import sent

# Only WebKit has this class.
WEBKIT = "window.GestureEvent = class {};"
# Safari has no scroll anchoring.
NO_ANCHORING = WEBKIT + """
  addEventListener("DOMContentLoaded", () => { document.documentElement.style.overflowAnchor = "none"; });
  const supports = CSS.supports;
  CSS.supports = (...query) => query[0] !== "overflow-anchor" && supports(...query);
"""
IOS = WEBKIT + """
  const supports = CSS.supports;
  CSS.supports = (...query) => query[0] === "-webkit-touch-callout" || supports(...query);
"""
# Counts the listeners for touches.
TOUCHES = """
  window.touchListeners = 0;
  const { addEventListener: listen } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === "touchstart") touchListeners++;
    return listen.call(this, type, ...rest);
  };
"""
# In Safari, the name of the navigation has no fragment.
NO_FRAGMENT = """
  const entries = performance.getEntriesByType.bind(performance);
  performance.getEntriesByType = (type) => type !== "navigation" ? entries(type)
    : entries(type).map((entry) => ({ type: entry.type, name: entry.name.split("#")[0] }));
"""
KEYS = [f"{number}" for number in range(60)]


@pytest.mark.parametrize("init,content", [
    (WEBKIT, "width=device-width,initial-scale=1"), (IOS, "width=device-width,initial-scale=1,maximum-scale=1")])
def test_only_ios_has_a_greatest_scale(server, open_page, init, content):
    server.show(names(*"ab"))
    page = open_page(server.url, init=init)
    loaded(page, "webkit.js")
    assert page.locator("meta[name=viewport]").get_attribute("content") == content


def test_webkit_shows_which_element_a_finger_presses(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, init=WEBKIT + TOUCHES)
    loaded(page, "webkit.js")
    # WebKit styles such an element only if the page listens for touches.
    assert page.evaluate("touchListeners") == 1


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("change", ["insert", "delete", "update"])
def test_visible_rows_stay_in_place_without_scroll_anchoring(server, open_page, change, motion):
    server.show(names(*KEYS))
    page = open_page(server.url, init=NO_ANCHORING, reduced_motion=motion)
    loaded(page, "webkit.js")
    drawn(page)
    top = "document.querySelector('[data-key=t40]').getBoundingClientRect().top"
    page.evaluate("scrollTo(0, 1200)")
    before = page.evaluate(top)
    assert 0 < before < 844
    if change == "insert":
        server.send(insertedRows=[[0, 0, row("x")], [0, 1, row("y")]])
        expected = ["x", "y", *KEYS]
    elif change == "delete":
        server.send(deletedRows=[[0, 0], [0, 1], [0, 2]])
        expected = KEYS[3:]
    else:
        server.send(updatedRows=[[0, 0, row("0", help="A text that needs one more line")]])
        expected = KEYS
        page.get_by_text("A text that needs").wait_for()
    follow(server, page, expected)
    assert abs(page.evaluate(top) - before) < 1
    # At the top, new rows are visible.
    page.evaluate("scrollTo(0, 0)")
    server.send(insertedRows=[[0, 0, row("z")]])
    follow(server, page, ["z", *expected])
    assert page.evaluate("scrollY") == 0


def test_a_page_scrolls_to_a_row_without_scroll_anchoring(server, open_page):
    server.show(names(*KEYS))
    page = open_page(server.url, init=NO_ANCHORING)
    loaded(page, "webkit.js")
    page.evaluate("scrollTo(0, 1200)")
    server.send(insertedRows=[[0, 0, row("x")]], scrollTo=[0, 0])
    follow(server, page, ["x", *KEYS])
    expect(page.locator("[data-key=tx]")).to_be_in_viewport()


def test_a_page_whose_address_has_a_fragment_is_reloaded_once(server, open_page):
    server.show(names(*"ab"))
    page = open_page(f"{server.url}#section-ts", init=NO_FRAGMENT)
    until(page, lambda: server.streams)
    server.streams.clear()
    page.reload()
    until(page, lambda: server.streams, "the stream")
    page.get_by_role("button", name="a").click()
    until(page, lambda: sent(server) == ["tap/ts/ta"])
    assert server.loads == 2


def test_a_tab_without_beacons_has_a_stream_only_while_it_is_visible(server, open_page):
    server.show(names(*"ab"))
    # Settings and extensions for privacy remove the function.
    page = open_page(server.url, init="delete Navigator.prototype.sendBeacon;" + HIDING.replace("false", "true", 1))
    drawn(page, 20)
    assert not server.streams
    hide(page, False)
    server.send(insertedRows=[[0, 2, row("c")]])
    follow(server, page, "abc")
    hide(page)
    until(page, lambda: not server.streams, "the end of the stream")
    hide(page, False)
    server.send(insertedRows=[[0, 3, row("d")]])
    follow(server, page, "abcd")


@pytest.mark.parametrize("is_guarded", [True, False])
def test_chrome_117_asks_before_a_tab_is_closed(server, open_page, is_guarded):
    server.show(names(*"ab"))
    page = open_page(server.url)
    page.evaluate("document.querySelector('main').dataset.guard = ''")
    server.send(title="Live")
    page.wait_for_function("() => document.title === 'Live'")
    loaded(page, "leaving.js")
    if not is_guarded:
        page.evaluate("delete document.querySelector('main').dataset.guard")
    # Until Chrome 119, the browser asks only if the event has a return value.
    value = page.evaluate("""() => {
      const event = new Event("beforeunload", { cancelable: true });
      Object.defineProperty(event, "returnValue", { value: "", writable: true });
      dispatchEvent(event);
      return event.returnValue;
    }""")
    assert value == (True if is_guarded else "")


def test_an_older_browser_uses_the_form(server, open_page):
    server.show(Page("Page", [Section("ts", [
        Row("ta", "Press", tap=True), Row("tb", "Name", field="Ada"),
        Row("tc", "Size", picker={"selection": "S", "options": ["S", "M", "L"], "style": "menu"})])]))
    page = open_page(server.url, init="delete Map.groupBy", ignoring=["Old browser"])
    # The styles of pages without a script.
    expect(page.get_by_role("button", name="Done").last).to_be_visible()
    assert any(address.endswith("?noscript") for address in server.addresses)
    page.get_by_label("Name").fill("Grace")
    page.get_by_label("Name").press("Enter")
    until(page, lambda: sent(server) == ["fields"])
    page.get_by_role("button", name="Press").click()
    until(page, lambda: sent(server) == ["fields", "tap/ts/ta"])
    assert not server.streams
