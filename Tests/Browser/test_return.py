# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The Return key in fields whose rows handle it, and in fields of dialogs."""

import pytest
from playwright.sync_api import expect

from support import described
from support.described import Page, Row, Section
from support.pages import names
from support.waiting import loaded, until
from test_session import sent


def item(text):
    return Row("tn", "Item", field=text).html("ts").replace("<li ", "<li data-submits ", 1)


@pytest.fixture
def items(server, open_page):
    """Opens a page with a field for an item, whose row handles the Return key, and a button."""
    server.show(Page("Items", [Section("ts", [Row("tn", "Item", field=""), Row("tgo", "Go", tap=True)])]))
    page = open_page(server.url, ignoring=["409"])
    server.send(updatedRows=[[0, 0, item("")]])
    page.wait_for_selector("[data-submits]")
    loaded(page, "submitting.js")
    return page


@pytest.mark.parametrize("is_late", [False, True])
def test_a_field_shows_the_text_of_the_page_after_return(server, items, is_late):
    def answer(event):
        if "/text/" in event:
            server.send(updatedRows=[[0, 0, item(event.rsplit("/", 1)[1])]])
        elif not is_late:
            server.send(updatedRows=[[0, 0, item("")]])
        return 200

    server.answer = answer
    field = items.get_by_label("Item")
    field.focus()
    # Browsers report no change if the user types the same text again.
    for count, text in enumerate(["milk", "eggs", "eggs"], 1):
        items.keyboard.type(text)
        items.keyboard.press("Enter")
        if is_late:
            until(items, lambda: len(sent(server)) == 2 * count)
            until(items, lambda: field.get_attribute("value") == text)
            server.send(updatedRows=[[0, 0, item("")]])
        expect(field).to_have_value("")
        expect(field).to_be_focused()
    server.answer = lambda _: 200
    items.get_by_role("button", name="Go").click()
    until(items, lambda: sent(server)[-1] == "tap/ts/tgo")
    assert sent(server) == [
        "value/ts/tn//text/milk", "submit/ts/tn", *["value/ts/tn//text/eggs", "submit/ts/tn"] * 2, "tap/ts/tgo"]


def test_text_that_is_typed_after_return_stays(server, items):
    server.answer = lambda event: "/text/" in event and server.send(updatedRows=[[0, 0, item("milk")]]) or 200
    field = items.get_by_label("Item")
    field.focus()
    items.keyboard.type("milk")
    items.keyboard.press("Enter")
    until(items, lambda: sent(server)[-1:] == ["submit/ts/tn"])
    items.keyboard.type("shake")
    server.send(updatedRows=[[0, 0, item("")]])
    until(items, lambda: field.get_attribute("value") == "")
    expect(field).to_have_value("milkshake")


@pytest.mark.parametrize("submits", [False, True])
def test_text_that_the_page_does_not_accept_stays_after_return_and_is_reported_once(server, items, submits):
    if not submits:
        items.evaluate("document.querySelector('[data-submits]').removeAttribute('data-submits')")
    field = items.get_by_label("Item")
    field.focus()
    items.keyboard.type("x")
    items.keyboard.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    items.locator("#toast").get_by_text("Item: ").wait_for()
    expect(field).to_have_value("x")
    items.get_by_role("button", name="Go").click()
    expect(field).to_have_value("")
    until(items, lambda: sent(server)[-1] == "tap/ts/tgo")
    assert sent(server) == ["value/ts/tn//text/x"] + ["submit/ts/tn"] * submits + ["tap/ts/tgo"]
    # The user may type the same text again.
    field.fill("x")
    field.blur()
    until(items, lambda: sent(server)[-1] == "value/ts/tn//text/x")
    expect(field).to_have_value("")


def test_corrected_text_is_reported_after_return(server, items):
    field = items.get_by_label("Item")
    field.focus()
    items.keyboard.type("x")
    items.keyboard.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    server.answer = lambda event: "/text/" in event and server.send(updatedRows=[[0, 0, item("xy")]]) or 200
    items.keyboard.type("y")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    field.blur()
    until(items, lambda: sent(server)[-1] == "value/ts/tn//text/xy")
    expect(field).to_have_value("xy")


def test_return_reports_a_refused_text_of_a_row_again(server, items):
    server.answer = lambda _: 409
    items.get_by_label("Item").focus()
    items.keyboard.type("milk")
    for count in [2, 4]:
        items.keyboard.press("Enter")
        until(items, lambda: len(sent(server)) == count)
        items.get_by_text("The action failed").first.wait_for()
    assert sent(server) == ["value/ts/tn//text/milk", "submit/ts/tn"] * 2


def test_return_reports_a_refused_text_of_a_dialog_again(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=["409"])
    dialog = described.dialog(1, "Rename", field="Name")
    server.show_dialogs(dialog)
    page.wait_for_selector("dialog:modal")
    server.answer = lambda _: 409
    page.keyboard.type("New")
    page.keyboard.press("Enter")
    until(page, lambda: sent(server) == ["text/1/New", "answer/1/1"])
    page.get_by_text("The action failed").first.wait_for()

    def answer(event):
        server.show_dialogs(dialog.replace('value="Old"', 'value="New"') if event.startswith("text") else "")
        return 200

    server.answer = answer
    expect(page.get_by_role("textbox", name="Name")).to_have_value("New")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    assert sent(server)[2:] == ["text/1/New", "answer/1/1"]
