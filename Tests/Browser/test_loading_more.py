# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Rows that load more rows when the user sees them."""

from playwright.sync_api import expect

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


def test_a_batch_that_failed_is_loaded_again_only_by_the_user(law_server, open_page):
    page = open_page(law_server + "/news/offline")
    loaded(page, "reports.js")
    drawn(page, 10)
    page.evaluate(END)
    alert = page.get_by_role("alert").filter(has_text="No connection")
    alert.wait_for()
    # The row stays visible, leaves the window, and returns.
    for position in ("0", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo(0, {position})")
        at_rest(page)
    assert reports(page) == 30 and alert.count() == 1
    button = alert.get_by_role("button", name="Try again")
    expect(button).to_have_accessible_description("No connection")
    button.focus()
    page.keyboard.press("Enter")
    until(page, lambda: reports(page) == 60, "loading the second batch")
    # The deleted row fades out.
    expect(page.get_by_role("alert")).to_have_count(0)
    page.evaluate(END)
    until(page, lambda: reports(page) == 90, "loading the third batch")


def test_a_batch_that_failed_is_loaded_again_without_a_script(law_server, open_page):
    page = open_page(law_server + "/news/offline", java_script_enabled=False)
    page.get_by_role("button", name="Next rows").click()
    page.get_by_role("alert").filter(has_text="No connection").wait_for()
    assert reports(page) == 30 and page.get_by_role("button", name="Next rows").count() == 0
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("Report 60", exact=True).wait_for()
    page.get_by_role("button", name="Next rows").click()
    page.get_by_text("Report 90", exact=True).wait_for()
