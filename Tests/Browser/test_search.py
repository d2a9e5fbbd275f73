# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The search over all pages of a bundle that `rowhouse serve` shows: finding, jumping, highlighting, and linking."""

import plistlib
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from support.program import Program
from support.waiting import at_rest, until

GROUP = {"Type": "PSGroupSpecifier"}
BACKGROUND = "(row) => getComputedStyle(row).backgroundColor"


def switch(title, key):
    return {"Type": "PSToggleSwitchSpecifier", "Title": title, "Key": key, "DefaultValue": False}


def field(title, key, value, **more):
    return {"Type": "PSTextFieldSpecifier", "Title": title, "Key": key, "DefaultValue": value, **more}


def child(title, file):
    return {"Type": "PSChildPaneSpecifier", "Title": title, "File": file}


PAGES = {
    "Root": [switch("Night mode", "night"), child("General", "General"), field("Name", "name", "Ada")],
    "General": [child("Sounds", "Sub/Sounds"), {
        "Type": "PSMultiValueSpecifier", "Title": "Text size", "Key": "size", "DefaultValue": 1,
        "Values": [1, 2], "Titles": ["Small", "Enormous"]}],
    # So many rows that the last ones are far below the first screen.
    "Sub/Sounds": [switch(f"Channel {number}", f"channel{number}") for number in range(60)] + [
        {**GROUP, "Title": "Advanced"}, switch("Größe der Glocke", "bell"),
        field("Password", "password", "swordfish", IsSecure=True), switch("Volume limit", "limit")],
}


@pytest.fixture(scope="module")
def settings(tmp_path_factory):
    """Returns the address of the served bundle."""
    bundle = tmp_path_factory.mktemp("search") / "Settings.bundle"
    for name, specifiers in PAGES.items():
        path = bundle / f"{name}.plist"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(plistlib.dumps({"PreferenceSpecifiers": specifiers}))
    table = bundle / "de.lproj/Root.strings"
    table.parent.mkdir()
    table.write_text('"Night mode" = "Nachtmodus";')
    program = Program(
        "ROWHOUSE_COMMAND", "rowhouse", "serve", str(bundle), "--port", "0", package="Command")
    yield program.start()
    program.stop()


@pytest.fixture
def visit(settings, open_page):
    """Opens a page of the bundle."""
    def visit(path="/", **options):
        options.setdefault("locale", "en-GB")
        options.setdefault("reduced_motion", "reduce")
        return open_page(settings + path, **options)
    return visit


def search(page, text):
    page.get_by_role("searchbox").fill(text)


def row(page, title):
    return page.locator("li", has=page.get_by_text(title, exact=True))


def is_highlighted(page, title, other):
    """Returns true if a row has another background than another one."""
    return row(page, title).evaluate(BACKGROUND) != row(page, other).evaluate(BACKGROUND)


def expect_found(page, title, other):
    """Waits for the page of a row, which is highlighted and in view."""
    expect(row(page, other)).to_be_attached()
    until(page, lambda: is_highlighted(page, title, other), "the highlight")
    at_rest(page)
    expect(row(page, title)).to_be_in_viewport()


@pytest.mark.parametrize("path", ["/", "/General", "/Sub/Sounds", "/General/-/1"])
def test_each_address_has_a_search_field(visit, path):
    page = visit(path)
    expect(page.get_by_role("searchbox", name="Search")).to_have_count(1)


def test_pages_behind_links_have_a_search_field(visit):
    page = visit()
    for title in ["General", "Text size"]:
        page.get_by_text(title, exact=True).click()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("searchbox", name="Search")).to_have_count(1)


@pytest.mark.parametrize("query", ["volume", "VOL lim", "volme", "advanced limit"])
def test_results_show_the_path(visit, query):
    page = visit()
    search(page, query)
    expect(page.get_by_text("Settings › General › Sounds").first).to_be_visible()
    expect(page.get_by_text("Volume limit", exact=True)).to_be_visible()


def test_diacritics_and_choices(visit):
    page = visit()
    search(page, "grosse")
    expect(page.get_by_text("Größe der Glocke")).to_be_visible()
    search(page, "enormous")
    expect(page.get_by_text("Settings › General › Text size")).to_be_visible()


def test_a_result_opens_the_page_scrolls_and_highlights(visit, settings):
    page = visit()
    search(page, "volume")
    page.get_by_text("Volume limit", exact=True).click()
    expect(page.get_by_role("heading", name="Sounds")).to_be_visible()
    expect_found(page, "Volume limit", "Größe der Glocke")
    assert page.url == f"{settings}/Sub/Sounds?row={quote('63 limit')}"
    # The results are still there behind the page.
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("volume")
    expect(page.get_by_text("Volume limit", exact=True)).to_be_visible()
    search(page, "")
    expect(page.get_by_text("Night mode")).to_be_visible()


def test_the_address_of_a_row_is_a_link(visit):
    page = visit(f"/Sub/Sounds?row={quote('63 limit')}")
    expect_found(page, "Volume limit", "Größe der Glocke")
    # The page is live.
    page.get_by_role("switch", name="Volume limit").click()
    expect(page.get_by_role("switch", name="Volume limit")).to_be_checked()


def test_the_first_row_is_highlighted_at_its_address(visit):
    page = visit(f"/?row={quote('0 night')}")
    expect_found(page, "Night mode", "General")


def test_a_row_that_is_hidden_says_so(visit):
    page = visit("/General?row=99")
    expect(page.get_by_role("heading", name="General")).to_be_visible()
    expect(page.locator("#toast")).to_contain_text("hidden at present")


def test_a_search_begins_on_any_page(visit):
    page = visit("/Sub/Sounds")
    search(page, "night")
    page.get_by_text("Night mode", exact=True).click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect_found(page, "Night mode", "General")


def test_secure_fields_are_never_found(visit):
    page = visit()
    for query in ["password", "swordfish", "sword"]:
        search(page, query)
        expect(page.get_by_text("No results")).to_be_visible()
        expect(page.locator("main li")).to_have_count(1)


def test_the_search_field_itself_is_never_found(visit):
    page = visit("/General")
    search(page, "search")
    expect(page.get_by_text("No results")).to_be_visible()


def test_values_are_found_as_they_are_now(visit):
    page = visit()
    page.get_by_label("Name").fill("Grace")
    page.get_by_label("Name").press("Enter")
    search(page, "grace")
    expect(page.get_by_text("Name", exact=True)).to_be_visible()


def test_the_language_of_the_browser(visit):
    page = visit(locale="de-DE")
    page.get_by_role("searchbox", name="Suchen").fill("nacht")
    # The row of the page that was searched may still be there.
    page.get_by_role("button", name="Nachtmodus Einstellungen").click()
    expect_found(page, "Nachtmodus", "General")
