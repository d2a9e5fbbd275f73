# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Fields whose rows use or refuse the text that the user has typed."""

from playwright.sync_api import expect

from support.waiting import drawn, loaded, until
from support.events import Events


def value(page, title):
    return page.locator("li").filter(has=page.get_by_text(title, exact=True)).inner_text().split("\n")[-1]


def test_return_shows_the_text_of_the_page(law_server, open_page):
    page = open_page(law_server + "/items")
    loaded(page, "submitting.js")
    field = page.get_by_label("New item")
    field.click()
    # Browsers report no change if the user types the same text again.
    for count, name in enumerate(["milk", "eggs", "eggs"], 1):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        until(page, lambda count=count: len(value(page, "Items").split()) == count, f"adding item {count}")
        expect(field).to_have_value("")
        expect(field).to_be_focused()
    field.blur()
    drawn(page)
    assert value(page, "Items") == "milk eggs eggs"
    assert page.locator("#toast span").count() == 0


def test_typing_continues_after_return(law_server, open_page):
    page = open_page(law_server + "/items")
    loaded(page, "submitting.js")
    events = Events(page)
    field = page.get_by_label("New item")
    field.click()
    page.keyboard.type("milk")
    page.keyboard.press("Enter")
    expect(field).to_have_value("")
    page.keyboard.type("eggs")
    # The answer to another event shows the page again.
    page.get_by_label("Refusing").evaluate("""(other) => {
      other.value = "x";
      for (const type of ["input", "change"]) other.dispatchEvent(new Event(type, { bubbles: true }));
    }""")
    until(page, lambda: value(page, "Attempts") == "1")
    drawn(page)
    assert field.input_value() == "eggs" and len(events.sent) == 3


def test_a_refused_text_is_reported_once(law_server, open_page):
    page = open_page(law_server + "/items")
    events = Events(page)
    field = page.get_by_label("Refusing")
    field.click()
    page.keyboard.type("x")
    page.keyboard.press("Enter")
    until(page, lambda: value(page, "Attempts") == "1")
    until(page, lambda: len(events.answers) == len(events.sent), "the answer")
    drawn(page)
    # The user can correct the text.
    assert field.input_value() == "x"
    field.blur()
    expect(field).to_have_value("")
    expect(field).to_have_attribute("aria-invalid", "true")
    page.locator("#toast span").first.wait_for()
    drawn(page)
    assert value(page, "Attempts") == "1" and len(events.sent) == 1
    # The same text is reported again if the user types it again.
    field.fill("x")
    field.blur()
    until(page, lambda: value(page, "Attempts") == "2")
