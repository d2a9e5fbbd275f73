# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pickers: lists and segments by mouse, touch, and keyboard, and choices that the server does not accept."""

import threading
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from support.described import Page, Row, Section
from support.waiting import loaded, until

OPTIONS = ["Small", "Medium", "Large"]


def picker_row(selection, style="menu"):
    return Row("tsize", "Size", picker={"selection": selection, "options": OPTIONS, "style": style})


def page_of(selection="Medium", style="menu"):
    return Page("Shirt", [Section("ts", [picker_row(selection, style), Row("to", "Other", tap=True)])])


def choices(server):
    return [unquote(event["event"].rsplit("/", 1)[1])[1:]
            for event in server.events if "/option/" in event["event"]]


def accept(server, style="menu"):
    """Answers each choice with the row that shows it."""
    def answer(event):
        if "/option/" in event:
            row = picker_row(unquote(event.rsplit("/", 1)[1])[1:] or None, style)
            server.send(updatedRows=[[0, 0, row.html("ts")]])
        return 200

    server.answer = answer


def open_picker(open_page, server, **options):
    """Opens the page, and waits for the script of its controls."""
    page = open_page(server.url, **options)
    loaded(page, "controls.js")
    return page


def checked(page):
    return page.get_by_role("radio", checked=True).inner_text()


def test_a_choice_is_sent(server, open_page):
    server.show(page_of())
    accept(server)
    page = open_picker(open_page, server)
    box = page.get_by_role("combobox", name="Size")
    assert box.input_value() == "=Medium"
    box.select_option(label="Large")
    until(page, lambda: choices(server) == ["Large"])
    box.select_option(label="None")
    until(page, lambda: choices(server) == ["Large", ""] and box.input_value() == "")


def test_arrow_keys_choose_in_a_list(server, open_page):
    server.show(page_of())
    accept(server)
    page = open_picker(open_page, server)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.ariaLabel") == "Size"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    until(page, lambda: choices(server)[-1:] == ["Small"]
          and page.get_by_role("combobox").input_value() == "=Small")


def test_end_chooses_in_a_list_above_a_large_section(server, open_page):
    shirt = page_of()
    shirt.sections.append(Section("tlarge", [Row(f"i{n}", str(n)) for n in range(201)]))
    server.show(shirt)
    accept(server)
    page = open_picker(open_page, server)
    page.locator("[data-count] > ul[style]").wait_for()
    page.get_by_role("combobox").focus()
    page.keyboard.press("End")
    assert page.evaluate("scrollY") == 0
    until(page, lambda: choices(server) == ["Large"])


def test_a_choice_that_the_model_does_not_accept_goes_back(server, open_page):
    server.show(page_of())
    page = open_picker(open_page, server)
    box = page.get_by_role("combobox")
    box.select_option(label="Large")
    until(page, lambda: choices(server) == ["Large"] and box.input_value() == "=Medium")


def test_a_choice_that_the_server_refuses_goes_back(server, open_page):
    server.show(page_of())
    server.answer = lambda _: 403
    page = open_picker(open_page, server, ignoring=("403",))
    box = page.get_by_role("combobox")
    box.select_option(label="Large")
    until(page, lambda: choices(server) == ["Large"] and box.input_value() == "=Medium")


def test_a_change_of_the_model_is_shown(server, open_page):
    server.show(page_of())
    accept(server)
    page = open_picker(open_page, server)
    box = page.get_by_role("combobox")
    box.select_option(label="Large")
    until(page, lambda: choices(server) == ["Large"])
    # The user has made a choice, after which browsers ignore the attributes of options.
    server.send(updatedRows=[[0, 0, picker_row("Small").html("ts")]])
    until(page, lambda: box.input_value() == "=Small")


@pytest.mark.parametrize("has_touch", [False, True])
def test_segments_are_pressed(server, open_page, has_touch):
    server.show(page_of(style="segmented"))
    accept(server, "segmented")
    page = open_picker(open_page, server, has_touch=has_touch)
    assert checked(page) == "Medium"
    segment = page.get_by_role("radio", name="Large")
    segment.tap() if has_touch else segment.click()
    until(page, lambda: choices(server) == ["Large"] and checked(page) == "Large")


def test_a_segment_is_chosen_again_before_the_answer(server, open_page):
    server.show(page_of("Small", "segmented"))
    accept(server, "segmented")
    accepted, gate = server.answer, threading.Event()
    server.answer = lambda event: gate.wait(60) and accepted(event)
    page = open_picker(open_page, server)
    page.get_by_role("radio", name="Medium").click()
    page.get_by_role("radio", name="Small").click()
    page.get_by_role("button", name="Other").click()
    gate.set()
    until(page, lambda: len(server.events) == 3)
    until(page, lambda: checked(page) == "Small")
    assert choices(server) == ["Medium", "Small"]
    # The choice that the server has is not sent.
    page.get_by_role("radio", name="Small").click()
    until(page, lambda: len(server.events) == 4)
    assert choices(server) == ["Medium", "Small"]


@pytest.mark.parametrize("language, key", [("en", "ArrowRight"), ("ar", "ArrowLeft")])
def test_arrow_keys_choose_segments(server, open_page, language, key):
    server.show(page_of("Small", "segmented"), language=language)
    accept(server, "segmented")
    page = open_picker(open_page, server)
    page.get_by_role("radio", name="Small").focus()
    page.keyboard.press(key)
    until(page, lambda: choices(server) == ["Medium"] and checked(page) == "Medium")
    assert page.evaluate("document.activeElement.textContent") == "Medium"
    page.keyboard.press("ArrowUp")
    until(page, lambda: choices(server) == ["Medium", "Small"])


@pytest.mark.parametrize("modifier", ["Alt", "Control", "Meta"])
def test_arrow_keys_of_the_browser_choose_no_segment(server, open_page, modifier):
    server.show(page_of("Small", "segmented"))
    page = open_picker(open_page, server)
    page.get_by_role("radio", name="Small").focus()
    page.keyboard.press(f"{modifier}+ArrowRight")
    page.get_by_role("button", name="Other").click()
    until(page, lambda: server.events)
    assert [event["event"] for event in server.events] == ["tap/ts/to"]


def test_the_tab_key_stops_once_at_segments(server, open_page):
    rows = [Row("ta", "a", tap=True), picker_row("Medium", "segmented"), Row("tz", "z", tap=True)]
    server.show(Page("Form", [Section("ts", rows)]))
    page = open_picker(open_page, server)
    first, last = (page.get_by_role("button", name=name, exact=True) for name in "az")
    first.focus()
    for key, stop in [("Tab", "Medium"), ("Tab", last), ("Shift+Tab", "Medium"), ("Shift+Tab", first), ("Tab", "Medium"),
                      ("ArrowRight", "Large"), ("Tab", last)]:
        page.keyboard.press(key)
        expect(page.get_by_role("radio", name=stop) if isinstance(stop, str) else stop).to_be_focused()
    assert page.locator(".segment[tabindex]").count() == 0


def test_segments_work_without_a_script(server, open_page):
    server.show(page_of(style="segmented"))
    page = open_page(server.url, java_script_enabled=False)
    page.get_by_role("radio", name="Large").click()
    until(page, lambda: choices(server) == ["Large"])


def test_a_list_works_without_a_script(server, open_page):
    server.show(page_of())
    page = open_page(server.url, java_script_enabled=False)
    page.get_by_role("combobox").select_option(label="Large")
    page.locator(".apply").click()
    until(page, lambda: server.events and any("=Large" in value for value in server.events[-1].values()))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, language", [(390, "en"), (320, "ar")])
def test_look(server, open_page, shot, scheme, width, language):
    rows = [picker_row("Medium"), picker_row("Large", "segmented"), Row("to", "Other", value="Value", chevron=True)]
    server.show(Page("Shirt", [Section("ts", rows)]), language=language)
    page = open_picker(open_page, server, color_scheme=scheme, viewport={"width": width, "height": 300})
    row = page.locator("li").first.bounding_box()
    for name in (".picker", ".segments"):
        box = page.locator(name).bounding_box()
        assert box["height"] == 32 and box["width"] >= 128
        assert row["x"] <= box["x"] and box["x"] + box["width"] <= row["x"] + row["width"]
    page.get_by_role("radio", checked=True).focus()
    shot(page, f"picker-{scheme}-{language}")
