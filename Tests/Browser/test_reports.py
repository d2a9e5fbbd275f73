# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Reports of the client without a click: scrolling, the pressed row, and rows to prefetch."""

import time

from support.described import Page, Row, Section
from support.waiting import at_rest, loaded, until


def sent(server):
    return [event["event"] for event in server.events]


def rows(count):
    return [Row(f"i{number}", f"Row {number}", tap=True) for number in range(count)]


def test_a_pressed_row_is_reported(server, open_page):
    server.show(Page("Press", [Section("ts", [Row("ta", "a", tap=True, highlights=True), Row("tb", "b", tap=True)])]))
    page = open_page(server.url)
    loaded(page, "reports.js")
    row = page.get_by_role("button", name="a")
    row.hover()
    page.mouse.down()
    until(page, lambda: sent(server) == ["highlight/ts/ta/1"])
    page.mouse.up()
    until(page, lambda: len(sent(server)) == 3)
    assert sent(server) == ["highlight/ts/ta/1", "highlight/ts/ta/0", "tap/ts/ta"]
    page.get_by_role("button", name="b").click()
    until(page, lambda: len(sent(server)) == 4)
    assert sent(server)[3] == "tap/ts/tb"


def test_only_the_first_button_of_a_mouse_presses_a_row(server, open_page):
    server.show(Page("Press", [Section("ts", [Row(f"t{name}", name, tap=True, highlights=True) for name in "ab"])]))
    page = open_page(server.url)
    loaded(page, "reports.js")
    row = page.get_by_role("button", name="a")
    for button in ["right", "middle"]:
        row.click(button=button)
    # A context menu receives the end of a press.
    row.dispatch_event("pointerdown")
    row.dispatch_event("contextmenu")
    page.get_by_role("button", name="b").dispatch_event("pointerdown")
    until(page, lambda: len(sent(server)) == 3)
    assert sent(server) == ["highlight/ts/ta/1", "highlight/ts/ta/0", "highlight/ts/tb/1"]


def test_a_row_that_loses_its_button_while_it_is_pressed_is_reported(server, open_page):
    a, b = (Row(f"t{name}", name, tap=True, highlights=True) for name in "ab")
    server.show(Page("Press", [Section("ts", [a, b])]))

    def answer(event):
        if event == "highlight/ts/ta/1":
            server.send(updatedRows=[[0, 0, Row("ta", "Saving").html("ts")]])
        return 200

    server.answer = answer
    page = open_page(server.url)
    loaded(page, "reports.js")
    page.get_by_role("button", name="a").hover()
    page.mouse.down()
    page.get_by_text("Saving").wait_for()
    page.mouse.up()
    until(page, lambda: len(sent(server)) == 2)
    page.get_by_role("button", name="b").click()
    until(page, lambda: len(sent(server)) == 5)
    assert sent(server) == ["highlight/ts/ta/1", "highlight/ts/ta/0", "highlight/ts/tb/1", "highlight/ts/tb/0", "tap/ts/tb"]


def test_a_pressed_link_is_reported(server, open_page):
    server.show(Page("Press", [Section("ts", [Row(f"t{name}", name, tap=True, highlights=True) for name in ["a/b", "c"]])]))
    page = open_page(server.url)
    loaded(page, "reports.js")
    # A row that leads out of the application is a link, which has no value.
    page.locator("[data-key='ta/b'] > button").evaluate("""(button) => {
      const link = document.createElement("a");
      link.className = button.className;
      link.textContent = "a/b";
      button.replaceWith(link);
    }""")
    page.locator("a.row-button").click()
    page.get_by_role("button", name="c").click()
    until(page, lambda: len(sent(server)) == 5)
    assert sent(server) == ["highlight/ts/ta%2Fb/1", "highlight/ts/ta%2Fb/0", "highlight/ts/tc/1", "highlight/ts/tc/0", "tap/ts/tc"]


def test_a_second_finger_presses_no_row(server, open_page):
    server.show(Page("Press", [Section("ts", [Row(f"t{name}", name, tap=True, highlights=True) for name in "ab"])]))
    page = open_page(server.url)
    loaded(page, "reports.js")
    for name, event in [("a", "pointerdown"), ("b", "pointerdown"), ("b", "pointerup"), ("a", "pointerup")]:
        page.get_by_role("button", name=name).dispatch_event(event)
    until(page, lambda: len(sent(server)) == 2)
    page.get_by_role("button", name="b").dispatch_event("pointerdown")
    until(page, lambda: len(sent(server)) == 3)
    assert sent(server) == ["highlight/ts/ta/1", "highlight/ts/ta/0", "highlight/ts/tb/1"]


def test_rows_are_prefetched_before_they_are_seen(server, open_page):
    server.show(Page("Prefetch", [Section("ts", rows(150), prefetches=True)]))
    page = open_page(server.url)
    until(page, lambda: sent(server))
    kind, _, numbers = sent(server)[0].split("/")
    seen = page.evaluate("() => [...document.querySelectorAll('li')].filter((row) => "
                         "row.getBoundingClientRect().top < innerHeight).length")
    first = [int(number) for number in numbers.split(",")]
    # The rows of the next screen, and no visible ones.
    assert kind == "prefetch" and first == list(range(seen, seen + len(first)))
    assert abs(len(first) - seen) <= 2
    # Rows that were reported and are far away again are canceled.
    page.evaluate("scrollTo(0, 4000)")
    at_rest(page)
    until(page, lambda: any(event.startswith("cancel/") for event in sent(server)))
    canceled = [event for event in sent(server) if event.startswith("cancel/")][0]
    assert [int(number) for number in canceled.split("/")[2].split(",")] == first


def test_rows_that_were_seen_are_not_prefetched(server, open_page):
    server.show(Page("Prefetch", [Section("ts", rows(150), prefetches=True)]))
    page = open_page(server.url)
    until(page, lambda: sent(server))
    page.evaluate("scrollTo(0, 200)")
    at_rest(page)
    until(page, lambda: len(sent(server)) > 1)
    first, *later = [[int(number) for number in event.split("/")[2].split(",")] for event in sent(server)]
    # The rows above the view are near, and the user has seen them.
    assert all(min(numbers) > max(first) for numbers in later)


def test_hidden_rows_are_not_prefetched(server, open_page):
    hidden = [Row(f"i{number}", f"Row {number}", tap=True, hidden=True) for number in range(100, 150)]
    server.show(Page("Prefetch", [Section("ts", rows(100) + hidden, prefetches=True)]))
    page = open_page(server.url)
    until(page, lambda: sent(server))
    _, _, numbers = sent(server)[0].split("/")
    assert max(int(number) for number in numbers.split(",")) < 100


def test_rows_that_move_to_another_section_are_prefetched_by_it(server, open_page):
    server.show(Page("Prefetch", [Section("ta", rows(100), prefetches=True), Section("tb", [Row("tb", "b")], prefetches=True)]))
    page = open_page(server.url)
    until(page, lambda: sent(server))
    _, key, numbers = sent(server)[0].split("/")
    last = int(numbers.split(",")[-1])
    assert key == "ta"
    # The last row that was prefetched begins the other section, which is now as near.
    gone = [[0, row] for row in range(100) if row > last]
    server.send(deletedRows=gone, movedRows=[[0, last, 1, 0]])
    until(page, lambda: any(event.startswith("prefetch/tb/0") for event in sent(server)))


def test_scrolling_is_reported_now_and_then(server, open_page):
    server.show(Page("Scroll", [Section("ts", rows(150))]))
    page = open_page(server.url)
    # The page requests reports, and the client reads the attribute at the next step.
    page.evaluate("document.querySelector('main').dataset.scrolls = ''")
    server.send(title="Scroll")
    loaded(page, "reports.js")
    start = time.monotonic()
    page.evaluate("scrollTo({ top: 3000, behavior: 'smooth' })")
    until(page, lambda: sent(server)[-1:] == ["scroll/offset/3000"])
    # Ten times a second while the page scrolls, and once at rest.
    assert len(sent(server)) <= (time.monotonic() - start) * 10 + 2
    page.keyboard.press("Home")
    until(page, lambda: sent(server)[-1:] == ["scroll/top"])
    assert sent(server)[-2] == "scroll/offset/0"


# Safari before 26.2 has no event for the end of scrolling.
WITHOUT_END = """
  delete window.onscrollend;
  addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);
"""


def test_browsers_without_an_event_for_the_end_of_scrolling_report_it(server, open_page):
    server.show(Page("Scroll", [Section("ts", rows(150))]))
    page = open_page(server.url, init=WITHOUT_END)
    page.evaluate("document.querySelector('main').dataset.scrolls = ''")
    server.send(title="Scroll")
    loaded(page, "reports.js")
    page.evaluate("() => { dispatchEvent(new Event('touchstart')); scrollTo(0, 300); }")
    until(page, lambda: "scroll/begin" in sent(server))
    page.evaluate("dispatchEvent(new Event('touchend'))")
    until(page, lambda: sent(server)[-1:] == ["scroll/rest"])
    page.keyboard.press("Home")
    until(page, lambda: sent(server)[-1:] == ["scroll/top"])
