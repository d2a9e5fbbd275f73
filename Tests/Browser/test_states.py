# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Disabled rows, errors, and help: the texts below a row, and the controls that they describe."""

import pytest
from playwright.sync_api import expect

from support.described import Page, Row, Section
from support.waiting import until


def page_of(**states):
    """A page with a field, a switch, a slider, and a row that can be tapped, all in the same state."""
    slider = {"number": 0.5, "range": [0, 1], "step": None, "isContinuous": False}
    rows = [Row("ta", "Name", field="Ann", **states), Row("tb", "Switch", toggle=True, **states),
            Row("tc", "Slider", slider=slider, **states),
            Row("td", "Row", tap=True, chevron=True, **states)]
    return Page("States", [Section("ts", rows)])


def field(**states):
    return Row("ta", "Name", field="Ann", **states).html("ts")


def description(element):
    """The texts that describe an element."""
    return element.evaluate("""element => (element.getAttribute('aria-describedby') ?? '').split(' ')
        .filter(Boolean).map(id => document.getElementById(id).textContent)""")


def test_an_error_that_appears_keeps_text_caret_and_focus(server, open_page):
    server.show(page_of())
    page = open_page(server.url)
    box = page.get_by_role("textbox")
    box.focus()
    page.keyboard.press("Home")
    page.keyboard.type("Jo")
    server.send(updatedRows=[[0, 0, field(error="Too long", help="As on your passport")]])
    page.get_by_text("Too long").wait_for()
    page.keyboard.type("-")
    assert box.input_value() == "Jo-Ann"
    assert page.evaluate("document.activeElement.ariaLabel") == "Name"
    assert description(box) == ["Too long", "As on your passport"]
    assert box.get_attribute("aria-invalid") == "true"
    assert page.get_by_role("alert").text_content() == "Too long"
    server.send(updatedRows=[[0, 0, field(help="As on your passport")]])
    page.get_by_text("Too long").wait_for(state="detached")
    page.keyboard.type("-")
    assert box.input_value() == "Jo--Ann"
    assert description(box) == ["As on your passport"]
    assert box.get_attribute("aria-invalid") is None


def test_disabled_controls_take_no_touch_and_no_key(server, open_page):
    server.show(page_of(disabled=True))
    page = open_page(server.url)
    for role, name in [("switch", "Switch"), ("slider", "Slider"), ("button", "Row")]:
        control = page.get_by_role(role, name=name)
        assert control.is_disabled()
        control.click(force=True)
    pale = page.locator(".toggle, .slider").evaluate_all("nodes => nodes.map((node) => getComputedStyle(node).opacity)")
    assert pale == ["0.5", "0.5"]
    box = page.get_by_role("textbox")
    box.focus()
    page.keyboard.type("x")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert box.input_value() == "Ann"
    assert page.get_by_role("switch").get_attribute("aria-checked") == "true"
    assert server.events == []
    server.send(updatedRows=[[0, 1, Row("tb", "Switch", toggle=True).html("ts")]])
    page.get_by_role("switch", disabled=False).click()
    until(page, lambda: len(server.events) == 1)


def test_an_error_describes_a_row_that_is_pressed(server, open_page):
    server.show(page_of(error="Too long", help="As on your passport"))
    row = open_page(server.url).locator(".row-button")
    # Browsers leave an alert out of the name of a button.
    expect(row).to_have_accessible_name("Row As on your passport")
    expect(row).to_have_accessible_description("Too long")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, language", [(390, "en"), (320, "ar"), (900, "en")])
def test_look(server, open_page, shot, scheme, width, language):
    page = page_of(error="This value is not accepted, for a reason that takes more than one line.",
                   help="Help")
    page.sections += [Section("tt", page_of(disabled=True, help="Locked").sections[0].rows)]
    server.show(page, language=language)
    browser = open_page(server.url, color_scheme=scheme, viewport={"width": width, "height": 900})
    alerts = browser.get_by_role("alert")
    assert alerts.count() == 4
    row, alert = browser.locator("li").first.bounding_box(), alerts.first.bounding_box()
    assert row["y"] < alert["y"] and alert["y"] + alert["height"] < row["y"] + row["height"]
    shot(browser, f"states-{scheme}-{width}")
