# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""External links, and texts that are shared and copied: by mouse, touch, keyboard, and without a script."""

import pytest
from playwright.sync_api import expect

from support.accessibility import violations
from support.waiting import until
from test_every_page import TURN, take_standard_theme
from test_gallery import row

NUMBER = "RH-2026-1123"
IBAN = "DE02 1203 0000 0000 2020 51"
SHARED = "Have a look at this shop."
SITE = "https://example.com/"
CLIPBOARD = ["clipboard-read", "clipboard-write"]
# A browser without a clipboard, as on a page without encryption.
WITHOUT_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
# A browser that refuses to copy until the test allows it.
REFUSING = """
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => window.allowed ? write(text) : Promise.reject(new Error("refused"));
  document.execCommand = () => false;
"""
# A browser that records what it has copied, and that does not finish its first copy until the test allows it.
COPYING = """
  window.copied = [];
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  let first = new Promise((finish) => window.finish = finish);
  navigator.clipboard.writeText = async (text) => {
    const earlier = first;
    first = undefined;
    await earlier;
    await write(text);
    window.copied.push(text);
  };
"""
# A browser that records what it shares, and throws an error of a name if there is one.
SHARING = """
  window.shared = [];
  navigator.share = async (content) => {
    window.shared.push(content);
    if (window.problem) throw new DOMException("", window.problem);
  };
"""


@pytest.fixture
def contact(visit):
    def contact(**options):
        page = visit("/contact", **options)
        row(page, "Website").wait_for()
        page.wait_for_load_state("load")
        return page
    return contact


def toast(page):
    return page.locator("#toast[role=status]")


def pasted(page):
    """Returns the text of the clipboard."""
    other = page.context.new_page()
    other.goto(page.url)
    other.bring_to_front()
    text = other.evaluate("navigator.clipboard.readText()")
    other.close()
    return text


def test_links_lead_out(contact):
    page = contact()
    links = page.locator("main a")
    assert [link.get_attribute("href") for link in links.all()] == [
        SITE, "mailto:shop@example.com?subject=My%20order", "tel:+493023125001", "sms:+493023125001"]
    assert [link.get_attribute("target") for link in links.all()] == ["_blank", None, None, None]
    page.context.route(SITE, lambda route: route.fulfill(body="<title>Elsewhere</title>", content_type="text/html"))
    for press in [lambda link: link.click(), lambda link: link.press("Enter")]:
        with page.context.expect_page() as opened:
            press(page.get_by_role("link", name="Website"))
        assert opened.value.title() == "Elsewhere"
        assert opened.value.evaluate("[opener, document.referrer]") == [None, ""]
        opened.value.close()
    expect(page).to_have_title("Contact")


@pytest.mark.parametrize("use", ["click", "tap", "Enter"])
def test_a_text_is_copied_and_announced(contact, use):
    page = contact(permissions=CLIPBOARD, has_touch=use == "tap")
    button = row(page, "Order number").get_by_role("button")
    {"click": button.click, "tap": button.tap, "Enter": lambda: button.press("Enter")}[use]()
    expect(toast(page)).to_have_text("Copied")
    expect(page.locator("dialog")).to_have_count(0)
    assert pasted(page) == NUMBER


def test_two_texts_are_copied_in_a_row(contact):
    page = contact(permissions=CLIPBOARD, init=COPYING)
    row(page, "Order number").get_by_role("button").click()
    row(page, "IBAN").get_by_role("button").click()
    # The second dialog replaces the first one. The browser could finish its copy first, so it has to wait.
    expect(page.locator("dialog .wanted")).to_have_text(IBAN)
    page.evaluate("() => setTimeout(finish)")
    # The toast is the same for both, and a page in the background copies nothing.
    page.wait_for_function("() => copied.length === 2")
    assert page.evaluate("copied") == [NUMBER, IBAN]
    expect(page.locator("dialog")).to_have_count(0)
    expect(toast(page)).to_have_text("Copied")
    # For a moment, other pages may still receive the text that was copied before.
    until(page, lambda: pasted(page) == IBAN, "the second text")


def test_a_page_without_encryption_copies(contact):
    page = contact(permissions=CLIPBOARD, init=WITHOUT_CLIPBOARD)
    row(page, "Order number").get_by_role("button").click()
    expect(toast(page)).to_have_text("Copied")
    assert pasted(page) == NUMBER


def test_a_refused_text_can_be_selected_and_copied_again(contact):
    page = contact(permissions=CLIPBOARD, init=REFUSING)
    row(page, "Order number").get_by_role("button").click()
    dialog = page.get_by_role("dialog", name="Copy")
    expect(dialog.locator(".wanted")).to_have_text(NUMBER)
    expect(toast(page)).to_be_empty()
    dialog.locator(".wanted").click()
    assert page.evaluate("getSelection().toString()") == NUMBER
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    row(page, "Order number").get_by_role("button").click()
    expect(dialog).to_be_visible()
    page.evaluate("window.allowed = true")
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog).to_have_count(0)
    expect(toast(page)).to_have_text("Copied")
    assert pasted(page) == NUMBER


def test_a_text_is_shared_with_its_link(contact):
    page = contact(init=SHARING)
    row(page, "Share the shop").get_by_role("button").click()
    page.wait_for_function("() => shared.length === 1")
    assert page.evaluate("shared") == [{"text": SHARED, "url": SITE}]
    expect(page.locator("dialog")).to_have_count(0)
    expect(toast(page)).to_be_empty()


@pytest.mark.parametrize("problem, count", [("AbortError", 0), ("NotAllowedError", 1)])
def test_a_list_that_is_closed_is_not_shown_again(contact, problem, count):
    page = contact(init=f"{SHARING}; window.problem = '{problem}'")
    row(page, "Share the shop").get_by_role("button").click()
    page.wait_for_function("() => shared.length === 1")
    expect(page.locator("dialog:modal")).to_have_count(count)
    if count:
        page.evaluate("window.problem = undefined")
        page.get_by_role("dialog").get_by_role("button", name="Share").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("shared.length") == count + 1


def test_a_browser_that_cannot_share_copies(contact):
    page = contact(permissions=CLIPBOARD, init="navigator.share = undefined")
    row(page, "Share the shop").get_by_role("button").click()
    expect(toast(page)).to_have_text("Copied")
    assert pasted(page) == f"{SHARED}\n{SITE}"


def test_without_a_script(contact):
    page = contact(java_script_enabled=False)
    assert page.locator("main a").first.get_attribute("rel") == "noopener noreferrer"
    row(page, "Order number").get_by_role("button").click()
    page.wait_for_load_state()
    dialog = page.get_by_role("dialog", name="Copy")
    assert dialog.locator(".wanted").inner_text() == NUMBER
    assert dialog.get_by_role("button").all_inner_texts() == ["Done"]
    dialog.get_by_role("button").click()
    page.wait_for_load_state()
    assert page.locator("dialog").count() == 0
    row(page, "Share the shop").get_by_role("button").click()
    page.wait_for_load_state()
    assert page.locator(".wanted").inner_text() == f"{SHARED}\n{SITE}"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_and_its_dialog_are_accessible(gallery, visit, shot, scheme, direction):
    page = visit(color_scheme=scheme, init=REFUSING)
    take_standard_theme(page, gallery)
    page.goto(gallery + "/contact")
    row(page, "Website").wait_for()
    page.evaluate(TURN, direction)
    shot(page, f"contact-{scheme}-{direction}")
    assert violations(page) == []
    row(page, "IBAN").get_by_role("button").click()
    expect(page.locator("dialog:modal")).to_be_visible()
    shot(page, f"contact-copy-{scheme}-{direction}")
    assert violations(page) == []
