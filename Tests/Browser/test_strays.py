# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Texts of fields whose rows are removed, inserted again, or moved before the server has the texts."""

import json
import urllib.request

import pytest
from playwright.sync_api import expect

from support import described
from support.described import Row
from support.waiting import until
from test_renewal import UNSAVED, field_page, unsaved
from test_session import sent


def leave(server, row=1):
    """Removes the row of the note, whose text the server then refuses."""
    server.answer = lambda event: 409 if "tNote" in event else 200
    server.send(edit={"deletedRows": [[0, row]]})


def come_back(server, label="Note", row=1):
    server.answer = lambda event: 200
    server.send(edit={"insertedRows": [[0, row, Row(f"t{label}", label, field="old").html("ts")]]})


def type_into(server, page, label, text):
    """Types a text that is not reported, because its field keeps the focus."""
    page.get_by_label(label).focus()
    page.keyboard.press("Control+A")
    page.keyboard.type(text)


def test_text_returns_with_its_row(server, open_page):
    server.show(field_page("Name", "Note"))
    page = open_page(server.url, reduced_motion="reduce", ignoring=["status of 409"])
    type_into(server, page, "Note", "my note")
    # The row below has no field, so the dialog opens immediately.
    leave(server)
    page.get_by_role("dialog", name=UNSAVED).wait_for()
    come_back(server)
    page.get_by_role("dialog").wait_for(state="detached")
    until(page, lambda: any(event.endswith("/my%20note") for event in sent(server)))


def test_text_of_a_row_that_has_left_can_be_copied(server, open_page, shot):
    server.show(field_page("Name", "Note"))
    page = open_page(server.url, reduced_motion="reduce", ignoring=["status of 409"])
    type_into(server, page, "Note", "my note")
    leave(server)
    assert unsaved(page) == [["Note", "my note"]]
    # A server that has shown no dialog has not sent the rules of dialogs.
    assert page.evaluate("document.adoptedStyleSheets.at(-1).cssRules[0].selectorText") == "dialog"
    shot(page, "unsaved-row")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("dialog").wait_for(state="detached")
    # The user has seen the text.
    come_back(server)
    expect(page.locator("main [aria-label=Note]")).to_have_value("old")


def test_a_user_who_types_elsewhere_sees_the_dialog_afterwards(server, open_page):
    server.show(field_page("Name", "Note", "Place"))
    page = open_page(server.url, reduced_motion="reduce", ignoring=["status of 409"])
    type_into(server, page, "Note", "my note")
    leave(server)
    # The focus moves to the next row.
    expect(page.get_by_label("Place")).to_be_focused()
    page.keyboard.type("here ")
    assert page.get_by_role("dialog").count() == 0
    page.get_by_label("Place").blur()
    assert unsaved(page) == [["Note", "my note"]]
    until(page, lambda: any(event.endswith("/here%20old") or event.endswith("/oldhere%20") for event in sent(server)))


def test_text_of_a_row_in_another_section_is_reported_again(server, open_page):
    server.show(field_page("Name", "Note"))
    page = open_page(server.url, reduced_motion="reduce", ignoring=["status of 409"])
    server.answer = lambda event: 409 if event.startswith("value/ts/tNote") else 200
    type_into(server, page, "Note", "my note")
    page.get_by_label("Note").blur()
    page.get_by_text("The action failed").wait_for()
    server.send(updatedRows=[[0, 1, Row("tNote", "Note", field="old").html("tother")]])
    until(page, lambda: any(event.startswith("value/tother/tNote") and event.endswith("/my%20note") for event in sent(server)))


def test_a_user_who_types_in_a_dialog_sees_the_texts_afterwards(server, open_page):
    server.show(field_page("Name", "Note"))
    page = open_page(server.url, reduced_motion="reduce", ignoring=["status of 409"])
    server.answer = lambda event: 409 if "tNote" in event else 200
    type_into(server, page, "Note", "my note")
    dialog = described.dialog(1, "Rename", field="Title")
    server.show_dialogs(dialog)
    page.wait_for_selector("dialog:modal")
    until(page, lambda: len(sent(server)) == 1, "the refused text")
    server.send(edit={"deletedRows": [[0, 1]]})
    expect(page.locator("main [aria-label=Note]")).to_have_count(0)
    page.keyboard.type("New")
    assert page.get_by_role("dialog", name=UNSAVED).count() == 0
    expect(page.get_by_label("Title")).to_have_value("New")
    answers = {"text/1/New": dialog.replace('value="Old"', 'value="New"'), "answer/1/1": ""}
    server.answer = lambda event: server.show_dialogs(answers[event]) or 200
    page.keyboard.press("Enter")
    assert unsaved(page) == [["Note", "my note"]]
    assert sent(server)[-2:] == ["text/1/New", "answer/1/1"]


@pytest.mark.parametrize("key", ["Tab", "Enter"])
@pytest.mark.parametrize("turns", [None, "push", "replacement"])
def test_accepted_text_whose_field_the_event_removes_is_not_called_refused(server, open_page, key, turns):
    server.show(field_page("Name", "Note"))

    def answer(event):
        if "tNote" in event and turns:
            server.turn(field_page("Other"), 2, below="Fields", replaces=turns == "replacement")
        elif "tNote" in event:
            server.send(edit={"deletedRows": [[0, 1]]})
        return 200

    server.answer = answer
    page = open_page(server.url, reduced_motion="reduce")
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    type_into(server, page, "Note", "my note")
    page.keyboard.press(key)
    expect(page.locator("main [aria-label=Note]")).to_have_count(0)
    # This event is sent after the first one is complete.
    page.get_by_role("button", name="Go").click()
    until(page, lambda: sent(server)[-1] == "tap/ts/tgo")
    assert not any(url.endswith("problems.js") for url in requests)
    assert page.locator("#toast").inner_text() == "" and page.get_by_role("dialog").count() == 0


def show(address, sections):
    """Shows other fields on a page."""
    body = json.dumps({"sections": sections, "texts": {}, "received": {}}).encode()
    urllib.request.urlopen(urllib.request.Request(f"{address}/state", body, {"content-type": "application/json"})).close()


@pytest.mark.parametrize("sections", [[["text1"], ["text2"]], [["text1"], []]])
def test_text_of_a_row_that_has_left_can_be_copied_without_a_script(program, open_page, shot, sections):
    address = f"{program.url}/drafts/strays"
    show(address, [["text1", "text2"], []])
    page = open_page(address, java_script_enabled=False)
    page.get_by_label("text1").fill("one")
    page.get_by_label("text2").fill("two <three>")
    show(address, sections)
    page.get_by_label("text2").press("Enter")
    expect(page.get_by_role("alert")).to_have_text(UNSAVED)
    lost = page.get_by_role("textbox", name=UNSAVED)
    expect(lost).to_have_value("two <three>")
    expect(lost).to_have_accessible_name(f"{UNSAVED}: text2")
    assert page.locator(".lost-label").all_inner_texts() == ["text2"]
    shot(page, f"without-script-unsaved-{len(sections[1])}")
    for name in {"text1", *sections[1]}:
        expect(page.get_by_label(name, exact=True)).to_have_value("one" if name == "text1" else "")
    page.get_by_label("text1").press("Enter")
    expect(lost).to_have_count(0)
