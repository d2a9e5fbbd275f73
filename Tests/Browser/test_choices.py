# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The page of a picker: 10,000 options in a slice, a search, and choices by mouse, touch, keyboard, and without a script."""

import pytest
from playwright.sync_api import expect

from support.accessibility import violations
from support.waiting import loaded
from test_every_page import TURN, take_standard_theme
from test_gallery import row

CODE = "Hotel’s postal code"


@pytest.fixture
def choices(visit):
    def choices(**options):
        page = visit("/choices", **options)
        row(page, CODE).wait_for()
        page.wait_for_load_state("load")
        return page
    return choices


def search(page):
    return page.get_by_role("searchbox")


def checked(page):
    return page.get_by_role("radio", checked=True)


@pytest.mark.parametrize("has_touch", [False, True])
def test_a_code_among_10000_is_found_and_chosen(choices, has_touch):
    page = choices(has_touch=has_touch)
    press = (lambda node: node.tap()) if has_touch else (lambda node: node.click())
    press(row(page, CODE).get_by_role("button"))
    expect(search(page)).to_be_visible()
    expect(page).to_have_title(CODE)
    assert page.get_by_role("radio").count() <= 2_000
    search(page).fill("no such code")
    expect(page.get_by_role("radio")).to_have_count(0)
    search(page).fill("1999")
    expect(page.get_by_role("radio")).to_have_count(11)
    press(page.get_by_role("radio", name="19995"))
    expect(row(page, CODE)).to_contain_text("19995")
    press(row(page, CODE).get_by_role("button"))
    search(page).fill("19995")
    expect(checked(page)).to_have_text("19995")


def test_options_in_rows_are_a_group(choices):
    group = choices().get_by_role("radiogroup", name="Room, one of three")
    assert group.get_by_role("radio").count() > 1
    assert group.get_by_role("listitem").count() == 0


def test_a_single_row_is_a_checkbox(choices):
    box = choices().get_by_role("checkbox", name="With travel insurance")
    expect(box).not_to_be_checked()
    box.click()
    expect(box).to_be_checked()
    box.click()
    expect(box).not_to_be_checked()


def test_the_tab_key_stops_once_at_options_in_rows(choices):
    page = choices()
    loaded(page, "controls.js")
    group = page.get_by_role("radiogroup", name="Room, one of three")
    options, chosen = group.get_by_role("radio"), group.get_by_role("radio", checked=True)
    title, count = chosen.inner_text(), options.count()
    place = next(place for place in range(count) if options.nth(place).inner_text() == title)
    options.first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(chosen).to_be_focused()
    # The arrow keys move the focus, and begin again at the other end.
    for key, step in [("ArrowDown", 1), ("ArrowRight", 2), ("ArrowDown", 3), ("ArrowUp", 2), ("ArrowLeft", 1)]:
        page.keyboard.press(key)
        expect(options.nth((place + step) % count)).to_be_focused()
    assert chosen.inner_text() == title
    page.keyboard.press("Tab")
    assert group.evaluate("(group) => !group.contains(document.activeElement)")
    assert group.locator("[tabindex]").count() == 0
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(options.nth((place + 1) % count)).to_be_checked()
    expect(options.nth((place + 1) % count)).to_be_focused()
    page.keyboard.press("Tab")
    assert group.evaluate("(group) => !group.contains(document.activeElement)")


def test_the_way_back_chooses_nothing(choices):
    page = choices()
    row(page, "City").get_by_role("button").click()
    expect(search(page)).to_be_visible()
    expect(checked(page)).to_have_text("Lisbon")
    page.locator(".back").click()
    expect(row(page, "City")).to_contain_text("Lisbon")


def test_by_keyboard_alone(choices):
    page = choices()
    row(page, "City").get_by_role("button").press("Enter")
    search(page).focus()
    page.keyboard.type("wars", delay=20)
    expect(page.get_by_role("radio")).to_have_count(1)
    # The typed text and the focus survive the new rows.
    assert search(page).input_value() == "wars"
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(row(page, "City")).to_contain_text("Warsaw")


def test_without_a_script(choices):
    page = choices(java_script_enabled=False)
    row(page, CODE).get_by_role("button").click()
    page.wait_for_load_state()
    search(page).fill("19999")
    search(page).press("Enter")
    page.wait_for_load_state()
    assert page.get_by_role("radio").count() == 1
    page.get_by_role("radio", name="19999").click()
    page.wait_for_load_state()
    assert "19999" in row(page, CODE).inner_text()


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_are_accessible(gallery, visit, shot, scheme, direction, width):
    page = visit(color_scheme=scheme, viewport={"width": width, "height": 900})
    take_standard_theme(page, gallery)
    page.goto(gallery + "/choices")
    row(page, CODE).wait_for()
    page.evaluate(TURN, direction)
    shot(page, f"choices-{scheme}-{direction}-{width}")
    assert violations(page) == []
    row(page, "City").get_by_role("button").click()
    expect(search(page)).to_be_visible()
    page.evaluate(TURN, direction)
    shot(page, f"choices-city-{scheme}-{direction}-{width}")
    assert violations(page) == []


def duration(page):
    return row(page, "Sleep after").locator("select")


def test_a_duration_is_chosen(visit):
    page = visit("/controls")
    expect(duration(page).locator("option[selected]")).to_have_text("15 min")
    loaded(page, "controls.js")
    duration(page).select_option(label="1 h 30 min")
    expect(duration(page).locator("option[selected]")).to_have_text("1 h 30 min")
    row(page, "Reset").get_by_role("button").click()
    expect(duration(page).locator("option:checked")).to_have_text("15 min")


def test_a_duration_is_chosen_without_a_script(visit):
    page = visit("/controls", java_script_enabled=False)
    duration(page).select_option(label="2 h")
    row(page, "Sleep after").get_by_role("button").click()
    page.wait_for_load_state()
    assert duration(page).locator("option:checked").inner_text() == "2 h"
