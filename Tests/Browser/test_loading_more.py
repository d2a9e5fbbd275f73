# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Rows that load more rows when the user sees them."""

from support.waiting import at_rest, drawn, loaded, until

END = "scrollTo(0, document.documentElement.scrollHeight)"


def reports(page):
    return page.get_by_text("Report").count()


def test_rows_are_loaded_when_the_user_scrolls_to_the_end(law_server, open_page):
    page = open_page(law_server + "/news")
    loaded(page, "reports.js")
    drawn(page, 10)
    assert reports(page) == 30
    for count in (60, 90):
        assert page.get_by_role("progressbar").count() == 1
        page.evaluate(END)
        until(page, lambda count=count: reports(page) == count, f"loading {count} rows")
        at_rest(page)
        # The new rows are below the visible ones, so the last row is no longer visible.
        assert reports(page) == count
    assert page.get_by_role("progressbar").count() == 0
    assert page.get_by_role("button", name="Next rows").count() == 0


def test_rows_are_loaded_until_the_window_is_full(law_server, open_page):
    page = open_page(law_server + "/news", viewport={"width": 390, "height": 6_000})
    until(page, lambda: reports(page) == 90, "loading all rows")


def test_a_button_loads_more_without_a_script(law_server, open_page):
    page = open_page(law_server + "/news", java_script_enabled=False)
    for count in (60, 90):
        page.get_by_role("button", name="Next rows").click()
        page.get_by_text(f"Report {count}", exact=True).wait_for()
        assert reports(page) == count
    assert page.get_by_role("button", name="Next rows").count() == 0
