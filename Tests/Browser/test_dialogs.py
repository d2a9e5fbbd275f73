# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Dialogs over the page, while answers to earlier events arrive."""

import threading

from playwright.sync_api import expect

from support import described
from support.pages import names
from support.waiting import drawn, until
from test_session import sent


def test_a_dialog_that_the_user_has_closed_does_not_open_again(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    # The text is reported because the focus returns to the page.
    page.get_by_role("button", name="a").focus()
    server.show_dialogs(described.dialog(1, "Rename", field="Name"))
    page.wait_for_selector("dialog:modal")
    gate = threading.Event()

    def answer(event):
        if event.startswith("text"):
            # The server shows the dialog with the text.
            server.show_dialogs(described.dialog(1, "Rename", message="Typed", field="Name"))
        else:
            gate.wait(60)
            server.show_dialogs("")
        return 200

    server.answer = answer
    page.evaluate("""() => { window.openings = 0;
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () { openings++; showModal.call(this); }; }""")
    page.keyboard.type("Never")
    page.keyboard.press("Escape")
    until(page, lambda: sent(server) == ["text/1/Never", "answer/1"])
    page.wait_for_selector("dialog p", state="attached")
    drawn(page)
    assert page.locator("dialog:modal").count() == 0
    expect(page.locator("dialog")).to_be_hidden()
    gate.set()
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("openings") == 0


def test_a_request_leaves_the_question_below_it_open(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    question = described.dialog(1, "Rename", field="Name")
    server.show_dialogs(question)
    page.wait_for_selector("dialog:modal")
    page.keyboard.type("N")
    server.answer = lambda event: event == "answer/2" and server.show_dialogs(question) or 200
    server.show_dialogs(question + described.dialog(2, "Copy").replace(
        "<dialog open", '<dialog open hidden data-request="copy" data-copied="Copied"').replace(
        "</h2>", '</h2><p class="wanted">x</p>'))
    until(page, lambda: sent(server) == ["answer/2"])
    page.locator("#dialog-2").wait_for(state="detached")
    page.keyboard.type("ew")
    expect(page.get_by_role("textbox", name="Name")).to_have_value("New")
    expect(page.locator("#dialog-1:modal")).to_be_visible()
