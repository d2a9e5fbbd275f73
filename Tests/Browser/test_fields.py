# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Fields for text, on the gallery's page with a visiting card."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from support.accessibility import violations
from support.events import Events
from support.waiting import at_rest, drawn, follow, loaded, until
from test_every_page import TEXTS, TURN
from test_gallery import row, title
from test_renewal import unsaved
from test_session import OUTAGE

STRANGE = "\"><b>bold</b> 'a' &amp; / 100 % + $& \\ 👩‍👩‍👧 名片 שלום"


@pytest.fixture
def card(visit):
    def card(**options):
        page = visit("/card", **options)
        page.get_by_label("Name", exact=True).wait_for()
        # The event stream is open, so all later changes are shown.
        page.wait_for_load_state("load")
        return page
    return card


def field(page, label):
    return page.get_by_label(label, exact=True)


def says(page, text):
    """Waits until the card above the fields shows a line."""
    page.wait_for_function(
        "(text) => document.querySelector('section li').innerText.split('\\n').includes(text)", arg=text)


def holds(page, label, text):
    page.wait_for_function(
        "([label, text]) => document.querySelector(`[aria-label='${label}']`).value === text",
        arg=[label, text])


def texts(events):
    return [unquote(event.rsplit("/", 1)[1]) for event in events if "/text/" in event]


def editing(page):
    return page.evaluate("""() => { const field = document.activeElement;
      return [field.ariaLabel, field.value, field.selectionStart, field.selectionEnd]; }""")


def turn(page, number):
    page.wait_for_function("(number) => document.body.innerText.includes(`Turn ${number}`)", arg=number,
                           timeout=20000)


def come_and_go(page):
    page.get_by_role("switch").click()


@pytest.mark.parametrize("label", ["Name", "Note"])
def test_typed_text_survives_inserted_and_deleted_rows(card, label):
    page = card()
    come_and_go(page)
    turn(page, 1)
    text = "unsent text" if label == "Name" else "unsent\ntext"
    field(page, label).click()
    field(page, label).fill(text)
    page.evaluate("""() => { const field = document.activeElement;
      field.setSelectionRange(2, 5); window.kept = field; window.blurs = 0;
      field.addEventListener("blur", () => blurs++); }""")
    orders = set()

    def has_had_each_place():
        assert editing(page) == [label, text, 2, 5]
        orders.add(tuple(page.locator("section").nth(1).locator("li").evaluate_all(
            "(rows) => rows.map((row) => row.dataset.key)")))
        return len(orders) == 6

    # The position, the neighbors, and the text of the row are different in each of six turns.
    until(page, has_had_each_place, "the sixth order", seconds=60)
    assert page.evaluate("document.activeElement === kept && blurs === 0")
    # Typing continues at the caret.
    page.keyboard.press("ArrowRight")
    page.keyboard.type("+")
    assert field(page, label).input_value() == text[:5] + "+" + text[5:]
    field(page, label).blur()
    says(page, (text[:5] + "+" + text[5:]).split("\n")[0])


def test_typing_continues_while_rows_are_inserted_and_deleted(card):
    page = card()
    come_and_go(page)
    text = "The quick brown fox jumps over the lazy dog"
    field(page, "Name").click()
    page.keyboard.type(text, delay=60)
    assert editing(page) == ["Name", text, len(text), len(text)]
    assert page.locator("li", has_text=re.compile(r"Turn ([2-9]|\d\d)")).count() > 0
    field(page, "Name").press("Enter")
    says(page, text)


def test_search_filters_while_one_types(card):
    page = card()
    names = page.locator("section").nth(4).locator("li")
    assert names.count() == 12
    field(page, "Search").click()
    page.keyboard.type("AN", delay=50)
    page.wait_for_function("() => document.querySelectorAll('section')[4].querySelectorAll('li').length === 4")
    assert names.all_inner_texts() == ["Canada", "Finland", "Japan", "Switzerland"]
    page.keyboard.type("!")
    page.get_by_text("There is no such country").wait_for()
    assert editing(page) == ["Search", "AN!", 3, 3]
    for _ in range(3):
        page.keyboard.press("Backspace")
    page.wait_for_function("() => document.querySelectorAll('section')[4].querySelectorAll('li').length === 12")


def test_fast_typing_loses_nothing_and_sends_no_event_per_key(card):
    page = card()
    # The first event is answered after the last key.
    held, is_answering = [], []
    page.route("**/rowhouse/events/*",
               lambda route: held.append(route) if route.request.method == "POST" and not is_answering
               else route.continue_())
    events = Events(page).sent
    field(page, "Search").click()
    text = "a text that is typed faster than the server answers"
    page.keyboard.type(text)
    until(page, lambda: held)
    is_answering.append(True)
    for route in held:
        route.continue_()
    page.wait_for_function("() => document.body.innerText.includes('There is no such country')")
    until(page, lambda: texts(events)[-1:] == [text])
    # Events are sent in order, so no event is between this one and the last text.
    field(page, "Name").fill("the end")
    field(page, "Name").blur()
    until(page, lambda: texts(events)[-1:] == ["the end"])
    sent = texts(events)[:-1]
    assert sent == [text[0], text]
    assert field(page, "Search").input_value() == text


@pytest.mark.parametrize("label", ["Name", "Note"])
def test_text_from_before_the_script_is_sent(visit, label):
    page = visit("/")
    events = Events(page).sent
    held = []
    page.route("**/client.js", lambda route: held.append(route), times=1)
    page.goto(page.url + "card", wait_until="commit")
    field(page, label).fill("early")
    field(page, "Phone").click()
    page.keyboard.type("1")
    until(page, lambda: held, "the request for the script")
    held.pop().continue_()
    says(page, "early")
    assert texts(events) == ["early"]
    # The field that the user is in keeps its text, and sends it when it is left.
    assert field(page, "Phone").input_value() == "1"
    field(page, "Phone").blur()
    says(page, "1")


def test_the_script_sends_nothing_that_nobody_has_typed(visit):
    page = visit("/")
    events = Events(page).sent
    for path in ("numbers", "card", "settings"):
        page.goto(page.url.rpartition("/")[0] + f"/{path}")
        page.get_by_role("switch").or_(page.get_by_role("textbox")).first.wait_for()
        at_rest(page)
    assert events == []


def test_done_is_leaving_the_field_or_enter(card):
    page = card()
    events = Events(page).sent
    field(page, "Name").click()
    page.keyboard.type("Ada")
    assert texts(events) == []
    field(page, "Phone").click()
    says(page, "Ada")
    assert texts(events) == ["Ada"]
    page.keyboard.type("123")
    page.keyboard.press("Enter")
    says(page, "123")
    assert texts(events) == ["Ada", "123"]
    # Leaving the field then sends no event.
    field(page, "Name").click()
    field(page, "E-mail").fill("ada@example.com")
    field(page, "E-mail").blur()
    until(page, lambda: len(events) > 2)
    assert texts(events) == ["Ada", "123", "ada@example.com"] and len(events) == 3


def test_enter_presses_no_button(visit):
    page = visit("/")
    events = Events(page).sent
    follow(page, row(page, "Card").get_by_role("link"))
    title(page, "Card")
    assert page.locator(".back").count() == 1 and len(events) == 1
    field(page, "Name").click()
    page.keyboard.press("Enter")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    says(page, "Ada")
    assert page.title() == "Card" and texts(events) == ["Ada"] and len(events) == 2


def test_a_handler_that_refuses_sets_the_field_back(card):
    page = card()
    events = Events(page)
    age = field(page, "Age")
    age.fill("36")
    age.blur()
    says(page, "Age 36")
    age.fill("old")
    drawn(page)
    assert age.input_value() == "old"
    age.blur()
    holds(page, "Age", "36")
    age.fill("")
    age.blur()
    page.wait_for_function("() => !document.querySelector('section li').innerText.includes('36')")
    age.fill("x")
    age.press("Enter")
    until(page, lambda: texts(events.sent)[-1] == "x" and len(events.answers) == len(events.sent), "the answer")
    drawn(page)
    # A field with the focus keeps its text.
    assert age.input_value() == "x"
    age.blur()
    holds(page, "Age", "")


def test_several_lines_keep_their_breaks(card, gallery):
    page = card()
    note = field(page, "Note")
    note.click()
    page.keyboard.type("\none\n\ntwo")
    assert note.input_value() == "\none\n\ntwo"
    note.blur()
    says(page, "two")
    page.reload()
    assert field(page, "Note").input_value() == "\none\n\ntwo"
    field(page, "Note").press("End")
    page.goto(gallery + "/")
    page.goto(gallery + "/card")
    assert field(page, "Note").input_value() == "\none\n\ntwo"


@pytest.mark.parametrize("label", ["Name", "Note", "E-mail"])
def test_strange_texts(card, label):
    page = card()
    field(page, label).fill(STRANGE)
    field(page, label).blur()
    page.wait_for_function(
        "(text) => document.querySelector('section li').textContent.includes(text)", arg=STRANGE)
    assert page.locator("main b").count() == 0
    page.reload()
    assert field(page, label).input_value() == STRANGE
    # The direction of the field follows its text.
    assert field(page, label).get_attribute("dir") == "auto"


def test_no_more_than_the_limit_can_be_typed(card):
    page = card()
    field(page, "PIN").click()
    page.keyboard.type("1234567890")
    assert field(page, "PIN").input_value() == "12345678"


def test_secure_fields_show_dots(card):
    page = card()
    pin = field(page, "PIN")
    pin.fill("secret")
    pin.blur()
    says(page, "PIN ••••••")
    assert pin.get_attribute("type") == "password"
    assert "secret" not in page.locator("main").inner_text()


def test_clearing_asks_first(card):
    page = card()
    for label in ("Name", "PIN", "Note"):
        field(page, label).fill(label)
        field(page, label).blur()
    says(page, "Note")
    page.get_by_role("button", name="Clear the card").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.wait_for_selector("dialog", state="detached")
    assert field(page, "Name").input_value() == "Name"
    page.get_by_role("button", name="Clear the card").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    says(page, "Nobody yet")
    for label in ("Name", "PIN", "Note"):
        holds(page, label, "")


def test_drafts_survive_a_push_and_back(card):
    page = card()
    # Text that was typed into a field without the focus, and not reported.
    field(page, "Name").evaluate("""(field) => { field.value = "draft";
      field.dispatchEvent(new InputEvent("input", { bubbles: true })); }""")
    field(page, "Phone").fill("123")
    row(page, "Show the code").get_by_role("button").click()
    page.wait_for_selector(".back")
    page.go_back()
    page.wait_for_selector(".back", state="detached")
    says(page, "123")
    assert field(page, "Name").input_value() == "draft"
    says(page, "draft")


@pytest.mark.parametrize("way", ["reload", "back", "visit"])
def test_unreported_text_returns_with_its_document(card, gallery, way):
    page = card()
    name = field(page, "Name")
    name.focus()
    page.keyboard.type("Ada")
    loaded(page, "documents.js")
    if way == "reload":
        page.reload()
    else:
        page.goto(gallery + "/feed")
        if way == "back":
            page.go_back()
        else:
            page.goto(gallery + "/card")
    expect(name).to_have_value("" if way == "visit" else "Ada")
    says(page, "Nobody yet" if way == "visit" else "Ada")
    drawn(page)
    assert page.get_by_role("dialog").count() == 0
    # A text that was reported is not stored.
    page.reload()
    page.wait_for_load_state()
    assert page.evaluate("sessionStorage.rowhouse ?? null") is None


def test_unreported_text_of_a_page_without_an_address_can_be_copied_after_a_reload(visit):
    page = visit("/contact")
    page.get_by_text("Chat with the shop").click()
    message = page.get_by_role("textbox", name="Message")
    message.focus()
    page.keyboard.type("Hello")
    loaded(page, "documents.js")
    page.reload()
    assert unsaved(page) == [["Message", "Hello"]]


def test_drafts_are_sent_after_a_restart(start_gallery, open_page):
    program = start_gallery()
    url = program.url
    page = open_page(url + "/card", locale="en-GB", ignoring=OUTAGE)
    field(page, "Name").fill("Ada")
    field(page, "Name").blur()
    says(page, "Ada")
    program.kill()
    page.get_by_text("Connection lost").wait_for()
    field(page, "Phone").fill("123")
    field(page, "Phone").blur()
    field(page, "Note").fill("half a se")
    page.evaluate("document.activeElement.setSelectionRange(2, 4)")
    program.start("web", "--port", url.rpartition(":")[2])
    page.wait_for_function("() => !document.querySelector('#lost').textContent", timeout=20_000)
    # The text of the left field is sent. The field that is being edited keeps its text, which is sent when it is left.
    says(page, "123")
    assert editing(page) == ["Note", "half a se", 2, 4]
    field(page, "Note").blur()
    says(page, "half a se")
    # The new server does not have the texts of the old one.
    assert field(page, "Name").input_value() == ""


def test_without_script_return_hands_in(card):
    page = card(java_script_enabled=False)
    field(page, "Name").fill(STRANGE)
    field(page, "Note").fill("one\n\ntwo")
    field(page, "Name").press("Enter")
    page.wait_for_load_state()
    assert page.title() == "Card"
    assert STRANGE in page.locator("section li").first.text_content()
    assert field(page, "Note").input_value() == "one\n\ntwo"
    assert field(page, "Name").input_value() == STRANGE


def test_without_script_any_button_hands_in(card):
    page = card(java_script_enabled=False)
    field(page, "Name").fill("Ada")
    field(page, "Age").fill("old")
    page.get_by_role("switch").click()
    page.wait_for_load_state()
    assert page.get_by_role("switch").get_attribute("aria-checked") == "true"
    assert "Ada" in page.locator("section li").first.inner_text()
    assert field(page, "Age").input_value() == ""
    field(page, "Search").fill("an")
    row(page, "Show the code").get_by_role("button").click()
    page.locator(".back").click()
    page.locator(".back").wait_for(state="detached")
    assert field(page, "Search").input_value() == "an"
    assert page.get_by_text("Kenya").count() == 0
    row(page, "Clear the card").get_by_role("button").click()
    page.wait_for_load_state()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    page.wait_for_load_state()
    assert field(page, "Name").input_value() == ""


def standard(page, gallery):
    page.goto(gallery + "/card")
    field(page, "Name").wait_for()


@pytest.mark.parametrize("width", [390, 768, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_look(gallery, card, shot, scheme, width):
    page = card(color_scheme=scheme, viewport={"width": width, "height": 1000})
    standard(page, gallery)
    assert violations(page) == []
    field(page, "Name").fill("Ada Lovelace")
    field(page, "PIN").fill("1234")
    field(page, "Note").fill("one\ntwo\nthree\nfour")
    field(page, "E-mail").focus()
    says(page, "PIN ••••")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Texts begin and end at the same positions as those of other rows.
    lines = page.evaluate("""() => {
      const text = (node, side) => { const style = getComputedStyle(node), box = node.getBoundingClientRect();
        return side ? box.right - parseFloat(style.paddingRight) : box.left + parseFloat(style.paddingLeft); };
      const at = (label) => document.querySelector(`[aria-label="${label}"]`);
      const title = document.querySelector("li .text").getBoundingClientRect();
      const toggle = document.querySelector(".toggle").getBoundingClientRect();
      return [text(at("Note")) - title.left, text(at("Search")) - title.left, text(at("Name"), 1) - toggle.right];
    }""")
    assert [round(line) for line in lines] == [0, 0, 0]
    small = page.locator(".field").evaluate_all(
        "(fields) => fields.filter((field) => field.getBoundingClientRect().height < 32).length")
    assert small == 0
    shot(page, f"card-{scheme}-{width}", full_page=True)


@pytest.mark.parametrize("width", [390, 768, 1280])
def test_text_twice_as_large(gallery, card, shot, width):
    page = card(viewport={"width": width, "height": 1000})
    standard(page, gallery)
    field(page, "Name").fill("Ada Lovelace, who is called by her whole name")
    page.context.new_cdp_session(page).send("Page.enable")
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '32px'")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = page.locator(".cell").evaluate_all(
        "(cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1).map((cell) => cell.innerText)")
    assert cut == []
    shot(page, f"card-200-{width}")


def test_right_to_left(gallery, card, shot):
    page = card()
    standard(page, gallery)
    page.evaluate(TURN, "rtl")
    field(page, "Name").fill("שלום")
    field(page, "E-mail").fill("ada@example.org")
    field(page, "Phone").focus()
    says(page, "שלום")
    # Titles are at the right and typed text at the left, whatever its direction.
    sides = page.evaluate("""() => ["Name", "E-mail", "Age", "Note", "Search"].map((label) => {
      const style = getComputedStyle(document.querySelector(`[aria-label="${label}"]`));
      return style.textAlign; })""")
    assert sides == ["left", "left", "left", "right", "right"]
    name = page.evaluate("""() => { const box = document.querySelector("[aria-label=Name]").getBoundingClientRect();
      const title = [...document.querySelectorAll("li .text")].find((node) => node.innerText === "Name");
      return box.left < title.getBoundingClientRect().left; }""")
    assert name
    assert violations(page) == []
    assert page.evaluate(TEXTS) == []
    shot(page, "card-rtl", full_page=True)
