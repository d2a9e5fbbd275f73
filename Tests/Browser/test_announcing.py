# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Users of a screen reader learn what their events have changed, which list they are in, and why text is not accepted."""

import pytest
from playwright.sync_api import expect

from support import described
from support.described import Page, Row, Section
from support.pages import names, settings
from support.tcp import Relay
from support.waiting import loaded
from test_session import OUTAGE

FIRST = ["Rain on a tin roof", "Last train north", "The lighthouse keeper"]


def announces(page, text):
    page.wait_for_function("(text) => document.querySelector('#announcement')?.textContent === text", arg=text)


@pytest.fixture
def playlist(visit):
    page = visit("/playlist", reduced_motion="reduce")
    page.locator("summary").first.wait_for()
    return page


def test_lists_are_labeled_by_their_headings(server, open_page):
    server.show(settings())
    page = open_page(server.url)
    for heading in ["General", "Devices"]:
        assert page.get_by_role("list", name=heading, exact=True).count() == 1
    # A list without a heading has no label, and a heading that comes later labels it.
    heading = "(list) => document.getElementById(list.getAttribute('aria-labelledby')).textContent"
    assert page.locator("ul").first.evaluate(heading) == ""
    section = Section("i0", [Row("i0", "Account")], head="Account")
    server.send(updatedHeaders=[[0, section.head_html(), section.foot_html()]])
    page.get_by_role("list", name="Account", exact=True).wait_for()


def test_a_removed_row_is_announced_and_the_focus_goes_to_its_neighbor(playlist):
    playlist.get_by_label(f"Actions: {FIRST[0]}").focus()
    playlist.keyboard.press("Enter")
    playlist.get_by_label(f"Remove: {FIRST[0]}").focus()
    playlist.keyboard.press("Enter")
    announces(playlist, "Rows removed: 1")
    expect(playlist.get_by_label(f"Actions: {FIRST[1]}")).to_be_focused()
    region = playlist.locator("#announcement")
    assert region.get_attribute("role") == "status" and region.bounding_box()["width"] <= 1


def test_announcements_are_in_the_language_of_the_page(visit):
    page = visit("/playlist", reduced_motion="reduce", locale="zh-CN")
    page.locator("summary").first.click()
    page.locator(".row-action.destructive").first.click()
    announces(page, "已删除的行: 1")


def test_announcements_and_messages_follow_a_change_of_the_language(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=["409"])
    server.send(title="Namen", texts={"removed": "Entfernte Zeilen", "refused": "Das ging nicht."})
    page.wait_for_function("() => document.title === 'Namen'")
    server.answer = lambda _: server.send(deletedRows=[[0, 1]]) or 200
    page.get_by_role("button", name="b").click()
    announces(page, "Entfernte Zeilen: 1")
    server.answer = lambda _: 409
    page.get_by_role("button", name="a").click()
    page.get_by_text("Das ging nicht.").wait_for()


def test_notices_are_read_in_an_open_dialog(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    server.show_dialogs(described.dialog(1, "Rename", field="Name"))
    page.wait_for_selector("dialog:modal")
    loaded(page, "dialogs.js")
    for text in ["Saved", "Saved again"]:
        server.send(toast=text)
        page.wait_for_function(
            "(text) => document.querySelector('dialog:modal [role=status]')?.textContent === text", arg=text)
    # The element with the text does not make the dialog scroll.
    assert page.get_by_role("dialog").evaluate("(dialog) => dialog.scrollHeight === dialog.clientHeight")
    # Another dialog above this one has the focus.
    page.evaluate("""() => {
      const dialog = document.createElement("dialog");
      dialog.id = "upper";
      dialog.append(document.createElement("button"));
      document.body.append(dialog);
      dialog.showModal();
    }""")
    # Texts of the same moment are read together.
    page.evaluate("""() => {
      for (const text of ["Saved again", "Saved above"]) {
        const toast = document.createElement("span");
        toast.textContent = text;
        setTimeout(() => document.querySelector("#toast").append(toast));
      }
    }""")
    page.wait_for_function(
        "() => document.querySelector('#upper [role=status]')?.textContent === 'Saved again, Saved above'")
    server.send(toast="Saved above")
    page.wait_for_function("() => document.querySelector('#upper [role=status]')?.textContent === 'Saved above'")
    page.evaluate("document.querySelector('#upper').remove()")
    server.show_dialogs("")
    page.get_by_role("dialog").wait_for(state="detached")
    server.answer = lambda _: server.send(deletedRows=[[0, 1]]) or 200
    page.get_by_role("button", name="b").click()
    announces(page, "Rows removed: 1")


def test_a_lost_connection_is_read_in_an_open_dialog(server, open_page):
    server.show(names(*"ab"))
    relay = Relay(server.port)
    page = open_page(relay.url, ignoring=OUTAGE)
    server.show_dialogs(described.dialog(1, "Rename", field="Name"))
    page.wait_for_selector("dialog:modal")
    loaded(page, "dialogs.js")
    page.wait_for_selector("#announcement", state="attached")
    relay.cut()
    page.wait_for_function("() => /^Connection lost/.test(document.querySelector('dialog:modal [role=status]')?.textContent)")
    relay.stop()


def test_the_server_sends_its_texts_in_a_language_that_the_user_chooses(visit):
    page = visit("/")
    assert page.evaluate("document.body.dataset.removed") == "Rows removed"
    page.locator("li", has_text="Language").get_by_role("button").click()
    page.wait_for_function("() => document.body.dataset.removed === '已删除的行'")


def test_the_place_of_a_moved_row_is_announced(playlist):
    playlist.get_by_role("switch").click()
    down = playlist.get_by_label(f"Move down: {FIRST[0]}")
    down.wait_for()
    down.focus()
    for place in [2, 3]:
        playlist.keyboard.press("Enter")
        announces(playlist, f"Position: {place} / 5")


def test_a_refresh_is_announced_when_it_has_ended(playlist):
    playlist.get_by_label("Refresh").click()
    announces(playlist, "Refreshed")
    assert playlist.locator(".refresh[aria-busy=false]").count() == 1


def test_found_rows_are_announced(visit):
    page = visit("/card")
    rows = page.locator("main li")
    counts = [rows.count()]
    page.get_by_label("Search", exact=True).click()
    # The server may answer the first letter before the second is typed, so each answer is awaited.
    for letter in "an":
        page.keyboard.type(letter)
        page.wait_for_function("(before) => document.querySelectorAll('main li').length < before", arg=counts[-1])
        counts.append(rows.count())
        announces(page, f"Rows: {counts[-1]}")


def test_what_nobody_did_is_not_announced(server, open_page):
    server.show(Page("Page", [Section("ts", [Row("ta", "a", tap=True), Row("tb", "b", tap=True)])]))
    page = open_page(server.url)
    server.send(deletedRows=[[0, 1]])
    page.wait_for_function("() => document.querySelectorAll('main li').length === 1")
    assert page.locator("#announcement").count() == 0
    assert page.evaluate("performance.getEntriesByType('resource').every(({ name }) => !/announcing/.test(name))")


def test_a_field_says_why_its_text_was_not_accepted(visit):
    page = visit("/card")
    age = page.get_by_label("Age", exact=True)
    age.fill("old")
    age.blur()
    page.get_by_text("Age: Enter a number").wait_for()
    expect(age).to_have_attribute("aria-invalid", "true")
    expect(age).to_have_accessible_description("Enter a number")
    age.fill("36")
    expect(age).not_to_have_attribute("aria-invalid", "true")
    expect(age).to_have_accessible_description("")
    age.blur()
    page.wait_for_function("() => document.querySelector('section li').innerText.includes('Age 36')")
    assert age.get_attribute("aria-invalid") is None


def test_each_field_says_why_its_own_text_was_not_accepted(server, open_page):
    server.show(Page("Page", [Section("ts", [Row("ta", "Age", field="36"), Row("tb", "Name", field="Ada", help="As in your passport")])]))
    page = open_page(server.url)
    age, name = page.get_by_label("Age"), page.get_by_label("Name")
    # Fields for numbers have this keyboard.
    age.evaluate("field => field.inputMode = 'decimal'")
    for field in (age, name):
        field.fill("x")
        field.blur()
        expect(field).to_have_attribute("aria-invalid", "true")
    expect(age).to_have_accessible_description("Enter a number")
    expect(name).to_have_accessible_description("Not accepted As in your passport")
    # The second loss of the focus explains the text again.
    name.press("ArrowLeft")
    name.press("y")
    name.blur()
    expect(name).to_have_accessible_description("Not accepted As in your passport")
    name.press("z")
    expect(name).to_have_accessible_description("As in your passport")
