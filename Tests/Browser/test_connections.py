# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Many tabs of one browser, which has six connections to a server over HTTP/1.1."""

from support.pages import names
from support.waiting import until
from test_edits import follow, row

# Headless Chromium shows all tabs at the same time, so the tests hide tabs themselves.
HIDING = """
  window.isHiddenTab = false;
  Object.defineProperty(Document.prototype, "hidden", { get: () => isHiddenTab });
  Object.defineProperty(Document.prototype, "visibilityState", { get: () => isHiddenTab ? "hidden" : "visible" });
"""


def hide(page, is_hidden=True):
    page.evaluate("""(isHidden) => {
      isHiddenTab = isHidden;
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }""", is_hidden)


def test_twenty_tabs_of_one_browser(visit, gallery):
    first = visit("/settings", init=HIDING)
    tabs = [first]
    for _ in range(19):
        hide(tabs[-1])
        tab = first.context.new_page()
        tab.add_init_script(HIDING)
        tab.goto(gallery + "/settings")
        tabs.append(tab)
    switch = tabs[-1].get_by_role("switch", name="Night mode")
    switch.click()
    tabs[-1].locator("main.dark").wait_for()
    # A tab that becomes visible shows the changes that it missed, in its old session.
    session = first.evaluate("document.body.dataset.session")
    hide(tabs[-1])
    hide(first, False)
    first.locator("main.dark").wait_for()
    assert first.evaluate("document.body.dataset.session") == session


def test_a_hidden_tab_has_no_stream_and_says_so(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, init=HIDING)
    server.send(title="Live")
    page.wait_for_function("() => document.title === 'Live'")
    hide(page)
    until(page, lambda: server.left == ["hidden"])
    server.send(insertedRows=[[0, 2, row("c")]])
    hide(page, False)
    follow(server, page, "abc")
    # Events are still sent.
    hide(page)
    page.evaluate("document.querySelector('li button').click()")
    until(page, lambda: [event["event"] for event in server.events] == ["tap/ts/ta"])
    assert page.locator("#lost").inner_text() == ""


def test_a_tab_in_the_background_says_so_for_each_session(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, init=HIDING.replace("false", "true", 1), ignoring=["404"])
    until(page, lambda: server.left == ["hidden"], "the report of the first session")
    server.show(names(*"abc"))
    page.evaluate("document.querySelector('li button').click()")
    until(page, lambda: server.left == ["hidden"], "the report of the new session")
    assert not server.streams
    hide(page, False)
    server.send(insertedRows=[[0, 3, row("d")]])
    follow(server, page, "abcd")


def test_a_tab_that_is_closed_says_so(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    # The script runs.
    page.get_by_role("button", name="a").click()
    until(page, lambda: server.events)
    page.goto("about:blank")
    until(page, lambda: server.left == ["closed"])
