# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""A new session replaces one that has ended: typed text is kept, and losses are reported."""

import pytest
from playwright.sync_api import expect

from support import described
from support.described import Page, Row, Section
from support.pages import names
from support.server import CLIENT, FakeServer
from support.tcp import Relay
from support.waiting import drawn, loaded, until
from test_connections import HIDING, hide
from test_edits import follow, row
from test_refusals import REFUSED
from test_session import OUTAGE, field_stack, sent, stack, switch, toggle_page, type_new_name

UNSAVED = "Not saved"

# `toasts` contains the messages of the document, because the next message may replace one immediately.
TOASTS = """
  window.toasts = [];
  new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
    if (target.id === "toast") toasts.push(...[...addedNodes].map(({ textContent }) => textContent));
  })).observe(document, { childList: true, subtree: true });
"""


def field_page(*labels):
    rows = [Row(f"t{label}", label, field="old") for label in labels]
    return Page("Fields", [Section("ts", rows + [Row("tgo", "Go", tap=True)])])


def type_drafts(server, page, **texts):
    """Types texts that the server refuses."""
    server.answer = lambda _: 409
    for label, text in texts.items():
        page.get_by_label(label).fill(text)


def end_with_next_event(server, page, client="1"):
    """Ends the session when its next event arrives. A stream that ends earlier could renew the page before."""
    def answer(_):
        server.show(page).client = client
        return 404

    server.answer = answer


def unsaved(page):
    dialog = page.get_by_role("dialog", name=UNSAVED)
    dialog.wait_for()
    return dialog.evaluate("""(dialog) => [...dialog.querySelectorAll("label")].map((label) =>
      [label.textContent, label.querySelector("textarea").value])""")


def test_text_of_a_field_that_is_gone_can_be_copied(server, open_page, shot):
    server.show(field_page("Name", "Note"))
    page = open_page(server.url, ignoring=OUTAGE)
    type_drafts(server, page, Name="my name", Note="my note")
    until(page, lambda: len(sent(server)) == 1, "the refused text")
    end_with_next_event(server, field_page("Name"))
    page.get_by_role("button", name="Go").click()
    assert unsaved(page) == [["Note", "my note"]]
    shot(page, "unsaved")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("dialog").wait_for(state="detached")
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)))


def test_text_in_a_dialog_can_be_copied(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=OUTAGE)
    server.show_dialogs(described.dialog(1, "Rename", field="Name"))
    page.wait_for_selector("dialog:modal")
    page.get_by_role("textbox", name="Name").fill("New")
    # Another change of the page leaves the text in its field.
    server.send(insertedRows=[[0, 2, row("c")]])
    follow(server, page, "abc")
    server.show_dialogs(described.dialog(1, "Rename", field="Name"))
    drawn(page)
    expect(page.get_by_role("textbox", name="Name")).to_have_value("New")
    assert page.get_by_role("dialog").count() == 1 and sent(server) == []
    server.state.dialogs = ""
    end_with_next_event(server, names(*"ab"))
    page.get_by_role("button", name="OK").click()
    assert unsaved(page) == [["Name", "New"]]


def test_text_of_a_page_below_can_be_copied(server, open_page):
    first, second = field_page("Name"), names(*"xyz")
    server.show(first)
    server.answer = lambda event: server.turn(second, 2, below="Fields") or 200
    page = open_page(server.url, ignoring=OUTAGE)
    page.evaluate("""() => { const field = document.querySelector(".field"); field.value = "draft";
      field.dispatchEvent(new InputEvent("input", { bubbles: true })); }""")
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => document.querySelectorAll('li').length === 3")
    server.show(field_page("Name"))
    page.get_by_role("button", name="x").click()
    assert unsaved(page) == [["Name", "draft"]]
    # A field of another page with the same name does not get the text.
    assert page.locator("li .field").input_value() == "old"


@pytest.mark.parametrize("way", ["one page", "two pages", "replacement"])
def test_text_of_a_page_that_the_server_removes_can_be_copied(server, open_page, way):
    first = field_stack(server)
    page = open_page(server.url, ignoring=["status of 409"])
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => document.title === 'Second'")
    server.answer = lambda event: 409 if "/text/" in event else 200
    type_new_name(page)
    if way == "two pages":
        server.turn(names(*"xyz"), 3, below="Second")
        follow(server, page, "xyz")
        loaded(page, "strays.js")
        drawn(page, 40)
        # The text may return with its page.
        assert page.get_by_role("dialog").count() == 0
    if way == "replacement":
        # The large section of another page, which has the same key, does not contain the field.
        server.turn(names(*map(str, range(300))), 3, below="First", replaces=True)
        page.wait_for_function("() => document.title === 'Names' && history.state.screen === 3")
    else:
        server.turn(first, 1)
        page.wait_for_function("() => document.title === 'First' && history.state.screen === 1")
    assert unsaved(page) == [["Name", "new"]]
    assert way == "replacement" or page.locator("main .field").input_value() == "old"


def test_a_lost_page_without_an_address_is_reported(server, open_page):
    stack(server)
    page = open_page(server.url, ignoring=OUTAGE)
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    server.show(names(*"ab"))
    page.get_by_role("button", name="y").click()
    follow(server, page, "ab")
    page.get_by_text("The page was reloaded").wait_for()


def test_a_new_session_after_back_has_one_entry_in_the_history(server, open_page):
    stack(server)
    first = server.state.page
    page = open_page(server.url, ignoring=OUTAGE)
    page.get_by_role("button", name="20").click()
    page.wait_for_function("() => document.title === 'Second'")
    until(page, lambda: server.streams, "the stream")
    # The stream does not end, so the event finds out that the session has ended.
    end_with_next_event(server, first)
    page.evaluate("history.back()")
    page.wait_for_function("() => document.title === 'First'")
    until(page, lambda: server.streams, "the stream of the new session")
    drawn(page, 5)
    page.go_back()
    assert page.url == "about:blank"


def test_text_of_a_page_above_the_first_of_its_document_is_kept(server, open_page):
    def show():
        state = server.show(field_page("Name"))
        state.screen, state.below = 2, "Members"

    show()
    page = open_page(server.url, ignoring=OUTAGE)
    page.get_by_role("button", name="Members").wait_for()
    type_drafts(server, page, Name="my name")
    page.get_by_label("Name").blur()
    until(page, lambda: len(sent(server)) == 1, "the refused text")
    show()
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)), "the text")


def test_text_of_a_renewed_page_that_is_left_can_be_copied(server, open_page):
    first = field_stack(server)
    page = open_page(server.url, ignoring=OUTAGE)
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => document.title === 'Second'")
    token = page.evaluate("document.body.dataset.session")
    server.replace(server.state.page)
    page.wait_for_function("(token) => document.body.dataset.session !== token", arg=token)
    type_new_name(page)
    # The document of the first page is loaded, whose field has the same name.
    server.state.page = first
    page.evaluate("history.back()")
    assert unsaved(page) == [["Name", "new"]]
    assert page.locator("main .field").input_value() == "old"
    assert not any("/text/" in event for event in sent(server))


def push_second(server, page):
    """Shows a second page with an address, whose field has the same name. Returns both pages."""
    first = field_stack(server)
    second = Page("Second", first.sections)

    def answer(event):
        if event == "back":
            server.turn(first, 1)
        elif event.startswith("tap"):
            server.turn(second, 2, path="/?second")
        return 200

    server.answer = answer
    page.goto(server.url)
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => document.title === 'Second' && location.search")
    return first, second


def test_text_of_a_page_that_is_left_forward_can_be_copied(server, open_page):
    page = open_page()
    _, second = push_second(server, page)
    page.evaluate("history.back()")
    page.wait_for_function("() => document.title === 'First' && history.state.screen === 1")
    type_new_name(page)
    # The second page is closed, so its document is loaded.
    server.state.page = second
    page.evaluate("history.forward()")
    assert unsaved(page) == [["Name", "new"]]
    assert page.title() == "Second" and page.locator("main .field").input_value() == "old"


def test_text_of_a_reloaded_page_that_is_left_can_be_copied(server, open_page):
    page = open_page(ignoring=OUTAGE)
    first, second = push_second(server, page)
    server.show(second)
    page.reload()
    type_new_name(page)
    # The first page belongs to the session before, so its document is loaded.
    server.state.page = first
    page.evaluate("history.back()")
    assert unsaved(page) == [["Name", "new"]]
    assert page.title() == "First" and page.locator("main .field").input_value() == "old"


@pytest.mark.parametrize("way", ["reload", "new session"])
def test_the_page_below_one_of_a_new_session_is_loaded_at_its_position(server, open_page, way):
    first, second = (names(*[f"{title}{number}" for number in range(40)]) for title in "ab")
    first.title, second.title = "First", "Second"
    server.show(first)

    def answer(_):
        server.turn(second, 2, path="/?second")
        return 200

    server.answer = answer
    page = open_page(server.url, ignoring=OUTAGE)
    page.evaluate("scrollTo(0, 500)")
    page.get_by_role("button", name="a20").click()
    page.wait_for_function("() => document.title === 'Second' && location.search")
    token = page.evaluate("document.body.dataset.session")
    if way == "reload":
        server.show(second)
        page.reload()
    else:
        server.replace(second)
    page.wait_for_function("(token) => document.body.dataset.session !== token", arg=token)
    page.evaluate("scrollTo(0, 70)")
    drawn(page)
    server.state.page = first
    page.evaluate("history.back()")
    page.wait_for_function("() => document.title === 'First' && scrollY === 500")


def test_a_state_is_sent_to_the_new_session_if_the_page_does_not_have_it(server, open_page):
    server.show(toggle_page())
    page = open_page(server.url, ignoring=OUTAGE)
    server.show(toggle_page())
    page.get_by_role("switch").click()
    until(page, lambda: sent(server) == ["value/ts/t//isOn/1"])
    # The switch of the new page is on already, and its event would turn it off.
    server.show(toggle_page(True))
    page.get_by_role("switch").click()
    switch(page, "true")


def test_a_page_is_renewed_beside_a_silent_connection(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=OUTAGE)
    # Only a page that loads its document again needs this module. Requests for it have no response.
    page.route("**/documents.js", lambda route: None)
    server.show(names(*"abc"))
    follow(server, page, "abc")


def test_an_event_for_a_session_that_has_ended_is_reported(server, open_page):
    server.show(names(*"ab"))
    page = open_page(init=TOASTS, ignoring=OUTAGE)
    page.goto(server.url)
    end_with_next_event(server, names(*"abc"))
    page.get_by_role("button", name="a").click()
    until(page, lambda: "The action failed" in page.evaluate("toasts"), "the refusal")
    follow(server, page, "abc")
    assert sent(server) == []
    page.get_by_role("button", name="a").click()
    until(page, lambda: sent(server) == ["tap/ts/ta"])


def test_a_text_that_is_typed_while_the_document_is_loaded_is_kept(server, open_page):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    page.evaluate("window.isOld = true")
    # The page is notified of the load after the client has stored the text that was typed before.
    page.evaluate("""() => addEventListener("beforeunload", () => {
      const field = document.querySelector(".field");
      field.value = "late";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    })""")
    end_with_next_event(server, field_page("Name"), client="2")
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => !window.isOld")
    until(page, lambda: any(event.endswith("/late") for event in sent(server)), "the report of the text")


# A browser blocks the storage of a site whose cookies are blocked.
BLOCKED = """
  Object.defineProperty(window, "sessionStorage", {
    get() { throw new DOMException("The storage is blocked.", "SecurityError"); },
  });
"""


def test_a_page_is_renewed_and_loaded_again_without_storage(server, open_page):
    server.show(field_page("Name"))
    page = open_page(server.url, init=BLOCKED, ignoring=OUTAGE)
    type_drafts(server, page, Name="my name")
    page.evaluate("document.activeElement.blur()")
    until(page, lambda: len(sent(server)) == 1, "the refused text")
    end_with_next_event(server, field_page("Name", "Note"))
    page.get_by_role("button", name="Go").click()
    page.get_by_label("Note").wait_for()
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)))
    # Two new versions of the client: a document that was loaded again is loaded again, too.
    for client in ["2", "3"]:
        until(page, lambda: server.streams, "the stream, which the script opens")
        page.evaluate("window.isOld = true")
        end_with_next_event(server, field_page(client), client=client)
        page.get_by_role("button", name="Go").click()
        page.get_by_label(client, exact=True).wait_for()
        assert not page.evaluate("window.isOld")


# Only the modules that renew a page import the name.
@pytest.mark.parametrize("removed", ["", "export const pauses"], ids=["same exports", "other exports"])
def test_a_new_version_of_the_client_loads_the_document(server, open_page, removed):
    server.show(field_page("Name", "Note"))
    page = open_page(init=TOASTS, ignoring=OUTAGE)
    page.route("**/1/transport.js", lambda route: route.fulfill(
        response=(response := route.fetch()), body=response.text().replace(removed, removed.replace("export ", ""))))
    page.goto(server.url)
    page.evaluate("window.isOld = true")
    type_drafts(server, page, Note="my note", Name="my name")
    # The mouse would take the focus, which reports the text before the button is released.
    page.evaluate("document.activeElement.blur()")
    until(page, lambda: len(sent(server)) == 2, "the refused texts")

    end_with_next_event(server, field_page("Name"), client="2")
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => !window.isOld")
    # The new document does not send what was pressed in the old one.
    until(page, lambda: "The action failed" in page.evaluate("toasts"), "the refusal")
    assert unsaved(page) == [["Note", "my note"]]
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)))


def test_a_new_version_of_the_client_reports_a_lost_page_and_its_text(server, open_page):
    server.show(field_page("Name"))
    server.answer = lambda _: server.turn(field_page("Name"), 2, below="Fields") or 200
    page = open_page(init=TOASTS, ignoring=OUTAGE)
    page.goto(server.url)
    page.evaluate("window.isOld = true")
    page.get_by_role("button", name="Go").click()
    page.locator(".back").wait_for()
    type_drafts(server, page, Name="my name")
    end_with_next_event(server, field_page("Name"), client="2")
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => !window.isOld")
    assert unsaved(page) == [["Name", "my name"]]
    until(page, lambda: "The page was reloaded" in page.evaluate("toasts"), "the message")
    # The field of the page below, which has the same name, does not get the text.
    assert page.locator("li .field").input_value() == "old"
    assert not any(event.endswith("/my%20name") for event in sent(server))


def test_a_new_version_of_the_client_keeps_text_of_a_page_below(server, open_page):
    server.show(field_page("Name"))
    server.answer = lambda _: server.turn(field_page("Name"), 2, below="Fields", path="/?2") or 200
    page = open_page(server.url, ignoring=OUTAGE)
    page.evaluate("""() => { window.isOld = true; const field = document.querySelector(".field"); field.value = "draft";
      field.dispatchEvent(new InputEvent("input", { bubbles: true })); }""")
    page.get_by_role("button", name="Go").click()
    page.locator(".back").wait_for()
    end_with_next_event(server, field_page("Name"), client="2")
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => !window.isOld")
    assert page.url.endswith("/?2") and unsaved(page) == [["Name", "draft"]]
    assert page.locator("li .field").input_value() == "old" and page.get_by_text("The page was reloaded").count() == 0


# With the same version, the server would write a document with the same script, and only its modules are from a node
# with another version.
@pytest.mark.parametrize("client", ["1", "2"], ids=["same version", "other version"])
def test_a_module_of_another_version_that_cannot_be_linked_loads_the_document(server, open_page, client):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    page.evaluate("window.isOld = true")
    type_drafts(server, page, Name="my name")
    page.route("**/1/menus.js", lambda route: route.fulfill(
        content_type="text/javascript", body='import { unknown } from "./elements.js"; unknown();'))
    server.state.client = client
    server.answer = lambda _: 200
    page.evaluate("() => { import('/rowhouse/1/transport.js').then(({ load }) => load('menus.js')); }")
    page.wait_for_function("() => !window.isOld")
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)))


def answer_as_other_node(page, server, file, loads):
    """Answers requests for a file like a node with another version, as long as a number of documents was loaded."""
    module = (CLIENT / "documents.js").read_text()
    page.route(file, lambda route: route.fulfill(content_type="text/javascript", body=module)
               if server.loads == loads else route.continue_())


def test_modules_of_two_nodes_that_cannot_be_linked_load_the_document(server, open_page):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    page.evaluate("window.isOld = true")
    answer_as_other_node(page, server, "**/strays.js", loads=0)
    end_with_next_event(server, field_page("Name"))
    page.get_by_label("Name").fill("my name")
    page.get_by_label("Name").blur()
    page.wait_for_function("() => !window.isOld")
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)), "the text")
    server.send(title="Live")
    page.wait_for_function("() => document.title === 'Live'")


def test_a_document_with_the_script_of_another_version_is_loaded_again(server, open_page):
    server.show(field_page("Name"))
    page = open_page(init=TOASTS, ignoring=OUTAGE)
    page.goto(server.url)
    page.evaluate("window.isOld = true")
    type_drafts(server, page, Name="my name")
    page.evaluate("document.activeElement.blur()")
    until(page, lambda: len(sent(server)) == 1, "the refused text")
    # The old page requests a document, and loads one, whose script is that of the old version.
    answer_as_other_node(page, server, "**/2/client.js", loads=2)
    end_with_next_event(server, field_page("Name"), client="2")
    page.get_by_role("button", name="Go").click()
    page.wait_for_function("() => !window.isOld && toasts.includes('The action failed')")
    assert server.loads == 4
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)), "the text")
    server.send(title="Live")
    page.wait_for_function("() => document.title === 'Live'")


@pytest.mark.parametrize("status", [200, 401])
def test_a_login_page_is_shown_and_text_comes_back_after_it(server, open_page, status):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    type_drafts(server, page, Name="my name")
    server.show(field_page("Name")).login = "<!doctype html><title>Log in</title><p>Who are you?</p>"
    server.state.login_status = status
    page.get_by_role("button", name="Go").click()
    page.get_by_text("Who are you?").wait_for()
    server.state.login = None
    page.goto(server.url)
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)))


def meet_login(server, page, value):
    """Types a name, which a login page interrupts. The next document has another field."""
    type_drafts(server, page, Name="my name")
    login = "<!doctype html><title>Log in</title><p>Who are you?</p>"
    server.show(Page("Fields", [Section("ts", [Row("tName", "Name", field=value)])])).login = login
    page.get_by_role("button", name="Go").click()
    page.get_by_text("Who are you?").wait_for()
    server.state.login = None


@pytest.mark.parametrize("is_reload", [False, True], ids=["opened", "loaded again"])
@pytest.mark.parametrize("value,minutes", [("newer", 1), ("old", 11)], ids=["a newer value", "later"])
def test_text_from_before_a_login_page_is_not_reported_over_a_newer_value_or_much_later(
        server, open_page, value, minutes, is_reload):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    meet_login(server, page, value)
    page.evaluate("""(minutes) => {
      const kept = JSON.parse(sessionStorage.rowhouse);
      const earlier = (object) => ({ ...object, time: object.time - minutes * 60_000 });
      sessionStorage.rowhouse = JSON.stringify(earlier({ ...kept, drafts: kept.drafts.map(earlier) }));
    }""", minutes)
    page.reload() if is_reload else page.goto(server.url)
    assert unsaved(page) == [["Name", "my name"]]
    assert page.locator("li .field").input_value() == value and sent(server) == []


def test_losses_are_not_reported_much_later(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=OUTAGE)
    page.add_init_script(TOASTS)
    for minutes, toasts in [(11, []), (1, ["The page was reloaded", "The action failed"])]:
        page.evaluate("""(minutes) => {
          const time = Date.now() - minutes * 60_000;
          const kept = { address: location.href, time, drafts: [], isReloaded: true, isRefused: true };
          sessionStorage.rowhouse = JSON.stringify(kept);
        }""", minutes)
        page.goto(server.url)
        page.wait_for_function("() => !sessionStorage.rowhouse")
        drawn(page)
        assert page.evaluate("toasts") == toasts


def test_text_is_stored_until_it_is_shown_which_does_not_wait_for_its_rules(server, open_page):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    meet_login(server, page, "newer")
    page.route("**/dialogs.css", lambda _: None)
    page.add_init_script("""
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        window.storedWhenShown = sessionStorage.rowhouse;
        showModal.call(this);
      };
    """)
    page.goto(server.url)
    page.get_by_role("dialog", name=UNSAVED).wait_for(timeout=10_000)
    assert "my name" in page.evaluate("storedWhenShown")
    page.wait_for_function("() => !sessionStorage.rowhouse")


def test_the_dialog_with_lost_text_waits_while_the_user_types(server, open_page):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    meet_login(server, page, "newer")
    page.add_init_script("addEventListener('DOMContentLoaded', () => document.querySelector('li .field').focus())")
    page.goto(server.url)
    page.wait_for_function("() => document.adoptedStyleSheets.length && document.querySelector('body > dialog')")
    drawn(page)
    page.keyboard.type("!")
    assert page.locator("li .field").input_value().replace("!", "") == "newer"
    assert page.locator("dialog:modal").count() == 0 and "!" in page.locator("li .field").input_value()
    page.locator("li .field").blur()
    assert unsaved(page) == [["Name", "my name"]]
    # Notices are read in the dialog.
    until(page, lambda: any(address.endswith("/dialogs.js") for address in server.addresses))
    loaded(page, "dialogs.js")
    server.send(toast="Saved")
    page.wait_for_function("() => document.querySelector('dialog:modal [role=status]')?.textContent === 'Saved'")


@pytest.mark.parametrize("first,client", [("event", "1"), ("event", "2"), ("stream", "1")])
def test_a_login_page_on_another_server_is_shown_and_text_comes_back_after_it(server, open_page, first, client):
    other = FakeServer()
    other.start()
    other.show(field_page("Name")).login = "<!doctype html><title>Log in</title><p>Who are you?</p>"
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    until(page, lambda: server.streams, "the stream")
    type_drafts(server, page, Name="my name")
    state = server.show(field_page("Name"))
    state.client, state.redirection = client, other.url
    if first == "event":
        page.get_by_role("button", name="Go").click()
    # Otherwise, the stream ends with the session.
    page.get_by_text("Who are you?").wait_for()
    state.redirection = None
    page.goto(server.url)
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)))
    other.stop()


@pytest.mark.parametrize("status", [200, 401])
def test_a_login_page_is_shown_that_covers_the_files_of_the_client(server, open_page, status):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    # The page asks before it is left, which the new document does not wait for.
    page.evaluate("document.querySelector('main').dataset.guard = ''")
    server.send(title="Fields")
    page.get_by_label("Name").click()
    type_drafts(server, page, Name="my name")
    until(page, lambda: {"/rowhouse/1/leaving.js", "/rowhouse/1/documents.js"} <= set(server.addresses))
    page.evaluate("Promise.all(['leaving', 'documents'].map((name) => import(`/rowhouse/1/${name}.js`)))")
    server.show(field_page("Name")).login = "<!doctype html><title>Log in</title><p>Who are you?</p>"
    server.state.login_status, server.state.login_covers_files = status, True
    # The stream has ended with the session, so the page renews itself.
    page.get_by_text("Who are you?").wait_for()
    server.state.login = None
    page.goto(server.url)
    until(page, lambda: any(event.endswith("/my%20name") for event in sent(server)))


@pytest.mark.parametrize("status", [404, 408, 429])
def test_a_page_stays_while_errors_cover_the_files_of_the_client(server, open_page, status):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    imports = []
    page.on("request", lambda request: request.resource_type == "script" and imports.append(request.url))
    server.show(field_page("Name")).login = "<html><title>nginx</title></html>"
    server.state.login_status, server.state.login_covers_files = status, True
    # The session has ended.
    server.state.stream_status = 404
    until(page, lambda: server.addresses.count("/rowhouse/1/strays.js") > 1)
    # Some browsers never request a module again whose import has failed.
    assert server.loads == 0 and imports == []
    server.state.login = None
    until(page, lambda: server.loads)


@pytest.mark.parametrize("status", [408, 429, 502])
@pytest.mark.parametrize("is_over", [True, False], ids=["ended", "running"])
def test_a_page_stays_while_a_proxy_refuses_its_requests(server, open_page, status, is_over):
    server.show(field_page("Name"))
    page = open_page(server.url, ignoring=OUTAGE)
    until(page, lambda: server.streams)
    page.evaluate("window.isSame = true")
    token = server.state.token
    if is_over:
        server.show(field_page("Name"))
    server.state.login, server.state.login_status = "<html><title>nginx</title></html>", status
    server.state.stream_status = status
    with server.changed:
        server.changed.notify_all()
        for stream in list(server.streams):
            stream.connection.shutdown(2)
    page.locator("#lost", has_text="Connection lost").wait_for()
    requests = len(server.addresses)
    until(page, lambda: len(server.addresses) > requests, "another request")
    assert page.evaluate("isSame && document.title") == "Fields"
    server.state.login = server.state.stream_status = None
    page.locator("#lost:empty").wait_for(state="attached")
    until(page, lambda: server.streams, "the stream")
    assert page.evaluate("isSame")
    assert (page.evaluate("document.body.dataset.session") == token) != is_over


def test_a_hidden_tab_stores_unreported_text_until_it_is_shown(server, open_page):
    server.show(field_page("Name"))
    page = open_page(server.url, init=HIDING)
    name = page.get_by_label("Name")
    name.select_text()
    page.keyboard.type("new")
    loaded(page, "documents.js")
    for is_hidden in [True, False, True]:
        hide(page, is_hidden)
        assert (page.evaluate("sessionStorage.rowhouse ?? null") is not None) == is_hidden
    assert sent(server) == []
    # The browser may discard the tab, and load the document again when the user returns.
    page.reload()
    until(page, lambda: any(event.endswith("/new") for event in sent(server)))


# No pause ends automatically, and `pauses` contains their durations.
NO_PAUSES = """
  window.pauses = [];
  const start = window.setTimeout;
  window.setTimeout = (action, delay, ...rest) => (
    delay >= 500 && delay <= 30000 && delay % 1000 ? pauses.push(delay) : start(action, delay, ...rest));
  Math.random = () => 0.9999;
"""
# What ends a pause.
SIGNS = {"online": "dispatchEvent(new Event('online'))",
         "visible": "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))"}


def begins_pause(page, limit):
    """Waits until the page has begun a pause with a limit, in milliseconds, among others."""
    until(page, lambda: round(limit * 0.9999) in map(round, page.evaluate("pauses")), f"a pause of {limit}")


def pause(page, *limits):
    """Waits until the page has begun pauses with these limits, in milliseconds."""
    until(page, lambda: [round(delay) for delay in page.evaluate("pauses")] == [round(limit * 0.9999) for limit in limits],
          f"the pauses {limits}")


@pytest.mark.parametrize("sign", ["online", "visible"])
def test_it_connects_at_once_when_it_can(server, open_page, sign):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=OUTAGE, init=NO_PAUSES + HIDING)
    server.send(title="Live")
    page.wait_for_function("() => document.title === 'Live'")
    server.stop()
    until(page, lambda: page.evaluate("dispatchEvent(new Event('online'))") and page.locator("#lost").inner_text())
    server.start()
    if sign == "online":
        page.evaluate("dispatchEvent(new Event('online'))")
    else:
        hide(page)
        hide(page, False)
    page.wait_for_function("() => !document.querySelector('#lost').textContent")


def test_a_node_that_shuts_down_sends_the_tab_to_another(server, open_page):
    server.show(field_page("Name"))
    page = open_page(server.url)
    until(page, lambda: server.streams, "the stream")
    page.get_by_label("Name").fill("my name")
    server.replace(field_page("Name", "Note"))
    page.get_by_label("Note").wait_for()
    assert page.get_by_label("Name").input_value() == "my name"
    assert page.locator("#lost").inner_text() == ""
    page.get_by_role("button", name="Go").click()
    until(page, lambda: [event.rpartition("/")[2] for event in sent(server)] == ["my%20name", "tgo"])


@pytest.mark.parametrize("sign", [*SIGNS, "event"])
def test_pages_of_a_node_that_shuts_down_go_to_another_at_random_moments(server, open_page, sign):
    server.show(names(*"ab"))
    page = open_page(server.url, init=NO_PAUSES, ignoring=["404"])
    until(page, lambda: server.streams, "the stream")
    server.replace(names(*"abc"))
    pause(page, 2_000)
    assert server.loads == 1
    # A page that the user looks at again or uses does not wait.
    if sign == "event":
        page.get_by_role("button", name="a").click()
    else:
        page.evaluate(SIGNS[sign])
    follow(server, page, "abc")
    if sign == "event":
        page.get_by_text(REFUSED).wait_for()
        page.evaluate(SIGNS["online"])
    # Another pause ends before the stream of the new page begins.
    pause(page, 2_000, 1_000)
    page.evaluate(SIGNS["online"])
    server.send(title="Live")
    page.wait_for_function("() => document.title === 'Live'")
    assert server.loads == 2


def test_a_page_that_fails_again_and_again_is_loaded_after_pauses(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, init=NO_PAUSES, ignoring=["TypeError", "reading"])
    for count, limits in enumerate([[], [1_000], [2_000]], start=1):
        until(page, lambda: len([path for path in server.addresses if "/events/" in path]) == count, "the stream")
        server.send(deletedRows=[[7, 0]])
        if limits:
            pause(page, *limits)
            assert server.loads == count
            page.evaluate(SIGNS["online"])
        until(page, lambda: server.loads == count + 1, "the new page")
        # The pause until the stream of the new page.
        pause(page, *limits, 1_000)
        page.evaluate("pauses.length = 0")
        page.evaluate(SIGNS["online"])


def test_sessions_that_refuse_a_text_follow_each_other_after_pauses(server, open_page):
    server.show(field_page("Name"))
    page = open_page(server.url, init=NO_PAUSES, ignoring=OUTAGE)
    until(page, lambda: server.streams, "the stream")
    tries = []

    def refuse(event):
        """Ends the session, like a middleware that redirects all events to a login page."""
        tries.append(event)
        server.show(field_page("Name"))
        server.answer = refuse
        return 404

    server.answer = refuse
    page.get_by_label("Name").fill("my name")
    page.get_by_label("Name").blur()
    for count, limit in enumerate([4_000, 8_000, 16_000, 30_000, 30_000], start=3):
        begins_pause(page, limit)
        assert len(tries) == count
        page.evaluate("pauses.length = 0")
        page.evaluate(SIGNS["online"])
    assert page.get_by_label("Name").input_value() == "my name"


def test_a_document_that_does_not_help_is_loaded_again_after_pauses(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, init=NO_PAUSES, ignoring=OUTAGE)
    for version, limits in [("2", []), ("3", [2_000]), ("4", [4_000])]:
        until(page, lambda: server.streams, "the stream, which the script opens")
        server.show(names("a", version)).client = version
        page.get_by_role("button", name="a").click()
        if limits:
            # The end of the old stream may be a reason for another pause.
            begins_pause(page, *limits)
            assert server.loads == 1
            page.get_by_text("Connection lost").wait_for()
            page.evaluate(SIGNS["online"])
        page.get_by_role("button", name=version).wait_for()
        assert server.loads == 2


@pytest.mark.parametrize("address", ["", "**/renewal.js", "**/strays.js"], ids=["page", "module", "imported module"])
def test_a_page_without_an_answer_is_requested_again(server, open_page, address):
    server.show(names(*"ab"))
    page = open_page(ignoring=OUTAGE)
    page.clock.install()
    page.goto(server.url)
    until(page, lambda: server.streams, "the stream")
    silent = []
    page.route(address or server.url, lambda route: route.continue_() if silent else silent.append(route))
    page.evaluate("""() => new MutationObserver(() => { window.wasLost = true; })
      .observe(document.querySelector("#lost"), { childList: true })""")
    server.replace(names(*"abc"))
    until(page, lambda: silent, "the request")
    # The request reaches its limit, and then a pause ends.
    page.clock.run_for(15_000)
    until(page, lambda: page.clock.run_for(1_000) or page.locator("main li").count() == 3)
    follow(server, page, "abc")
    assert page.evaluate("wasLost")
    until(page, lambda: page.locator("#lost").inner_text() == "", "the end of the notice")


def held_post(page, fetches=False):
    """Holds the next event back, before or after the server has performed it. Returns a function that releases it."""
    held = []

    def hold(route):
        if route.request.method != "POST":
            route.continue_()
        elif not held:
            held.append((route, route.fetch() if fetches else None))
        else:
            route.continue_()

    page.route("**/rowhouse/events/*", hold)

    def release():
        route, answer = held[0]
        route.fulfill(response=answer) if fetches else route.continue_()

    release.is_holding = lambda: bool(held)
    return release


def test_a_session_that_two_requests_miss_is_replaced_once(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=["404"])
    until(page, lambda: server.streams, "the stream")
    release = held_post(page)
    page.get_by_role("button", name="a").click()
    until(page, release.is_holding)
    server.replace(names(*"abc"))
    follow(server, page, "abc")
    assert server.loads == 2
    release()
    page.get_by_text("The action failed").wait_for()
    assert server.loads == 2
    assert sent(server) == []


def test_an_answer_of_the_old_session_does_not_change_the_page_of_the_new_one(server, open_page):
    server.show(names(*"ab"))

    def answer(event):
        server.send(insertedRows=[[0, 2, row("c" if event.endswith("a") else "z")]])
        return 200

    server.answer = answer
    page = open_page(server.url)
    until(page, lambda: server.streams, "the stream")
    release = held_post(page, fetches=True)
    page.get_by_role("button", name="a").click()
    until(page, release.is_holding)
    server.replace(names(*"xy"))
    follow(server, page, "xy")
    release()
    page.get_by_role("button", name="y").click()
    follow(server, page, "xyz")


def test_an_event_that_a_server_did_not_read_is_sent_again(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=["408"])
    until(page, lambda: server.streams, "the stream")
    page.route("**/rowhouse/events/*", lambda route: route.fulfill(status=408), times=1)
    page.get_by_role("button", name="a").click()
    until(page, lambda: sent(server) == ["tap/ts/ta"])
    assert page.get_by_text("The action failed").count() == 0


def test_an_event_that_the_session_before_may_have_carried_out_is_reported(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=OUTAGE)
    until(page, lambda: server.streams, "the stream")
    is_lost = True

    def lose(route):
        """Loses the answers to events."""
        if route.request.method != "POST" or not is_lost:
            return route.continue_()
        if not server.events:
            route.fetch()
        route.abort()

    page.route("**/rowhouse/events/*", lose)
    page.get_by_role("button", name="a").click()
    until(page, lambda: sent(server) == ["tap/ts/ta"])
    server.replace(names(*"abc"))
    follow(server, page, "abc")
    is_lost = False
    page.get_by_text("The action failed").wait_for()
    page.get_by_role("button", name="c").click()
    until(page, lambda: sent(server)[1:])
    assert sent(server) == ["tap/ts/ta", "tap/ts/tc"]


@pytest.mark.parametrize("old,new,button,event", [
    (names(*"ab"), names(*"abc"), "a", "tap/ts/ta"),
    # The server has turned the switch off.
    (toggle_page(True), toggle_page(), "switch", "value/ts/t//isOn/0"),
], ids=["tap", "state"])
def test_an_event_that_the_browser_has_sent_again_by_itself_is_reported(server, open_page, old, new, button, event):
    server.show(old)
    relay = Relay(server.port)
    page = open_page(relay.url, ignoring=OUTAGE)
    until(page, lambda: server.streams, "the stream")
    server.answer = lambda _: 409
    page.get_by_role("button").last.click()
    until(page, lambda: len(sent(server)) == 1)
    page.get_by_text("The action failed").wait_for()
    page.evaluate("document.querySelector('#toast').replaceChildren()")

    def lose_session_and_answer(_):
        # A browser repeats a request whose connection was used before and ends without an answer.
        server.replace(new)
        relay.cut()
        relay.mend()
        return 200

    server.answer = lose_session_and_answer
    page.locator(f"[name=event][value='{event}']").click()
    page.get_by_text("The action failed").wait_for()
    assert sent(server)[1:] == [event]
    relay.stop()
