# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The three forms of the gallery: errors, asynchronous rules, submission, undo, and leaving."""

import pytest
from playwright.sync_api import expect

from support.accessibility import violations
from support.waiting import drawn, follow, loaded
from test_every_page import TEXTS, TURN, take_standard_theme
from test_gallery import row


@pytest.fixture
def form(visit):
    def form(path, **options):
        page = visit(path, **options)
        page.locator("main input").first.wait_for()
        page.wait_for_load_state("load")
        return page
    return form


def field(page, label):
    return page.locator("input, textarea").and_(page.get_by_label(label, exact=True))


def says(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible()


def silent(page, text):
    expect(page.get_by_text(text, exact=True)).to_have_count(0)


def fill_in(page, name):
    field(page, "User name").fill(name)
    field(page, "E-mail").fill("ada@example.org")
    field(page, "Password").fill("lovelace")
    field(page, "Repeat").fill("lovelace")
    page.get_by_role("switch").click()


def test_errors_appear_when_a_field_is_left_and_go_when_it_is_corrected(form):
    page = form("/sign-up")
    email = field(page, "E-mail")
    email.click()
    page.keyboard.type("ada")
    silent(page, "Enter an e-mail address")
    page.keyboard.press("Tab")
    says(page, "Enter an e-mail address")
    expect(email).to_have_attribute("aria-invalid", "true")
    email.fill("ada@example.org")
    email.blur()
    silent(page, "Enter an e-mail address")
    expect(email).not_to_have_attribute("aria-invalid", "true")


def test_the_server_checks_the_name_while_it_is_typed(form):
    page = form("/sign-up")
    field(page, "User name").click()
    page.keyboard.type("ada", delay=30)
    says(page, "This name is taken")
    assert page.evaluate("document.activeElement.value") == "ada"
    page.keyboard.type("lie", delay=30)
    silent(page, "This name is taken")
    says(page, "Checking")
    silent(page, "Checking")


def test_by_keyboard_alone(form):
    page = form("/sign-up")
    field(page, "User name").focus()
    for text, tabs in [("emmy", 1), ("emmy@example.org", 1), ("noether1", 2), ("noether2", 2)]:
        page.keyboard.type(text)
        # After a secure field comes the button that shows its text.
        for _ in range(tabs):
            page.keyboard.press("Tab")
    says(page, "The passwords differ")
    page.keyboard.press("Space")
    expect(page.get_by_role("switch")).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="Create account").press("Enter")
    # The first error has the focus.
    expect(field(page, "Repeat")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("noether1")
    page.keyboard.press("Tab")
    silent(page, "The passwords differ")
    page.get_by_role("button", name="Create account").press("Enter")
    says(page, "Account created")


def test_return_leads_from_field_to_field_and_sends_the_form(form):
    page = form("/sign-up")
    loaded(page, "submitting.js")
    page.get_by_role("switch").click()
    field(page, "User name").click()
    for text, label in [("emmy", "E-mail"), ("emmy@example.org", "Password"), ("noether1", "Repeat")]:
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        expect(field(page, label)).to_be_focused()
    page.keyboard.type("noether2")
    page.keyboard.press("Enter")
    # The text arrives before the key, so the form is not sent with the passwords that differ.
    says(page, "The passwords differ")
    expect(field(page, "Repeat")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("noether1")
    page.keyboard.press("Enter")
    says(page, "Account created")


def test_return_works_after_a_disabled_button_and_once_while_it_is_held(form):
    page = form("/sign-up")
    loaded(page, "submitting.js")
    # Without the button of the module, a disabled first button would prevent the submission.
    page.evaluate("document.querySelector('main button[type=submit]').disabled = true")
    field(page, "User name").click()
    page.keyboard.type("emmy")
    page.keyboard.down("Enter")
    expect(field(page, "E-mail")).to_be_focused()
    # The key is still down, and repeats.
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    drawn(page)
    expect(field(page, "E-mail")).to_be_focused()
    assert field(page, "User name").input_value() == "emmy"


def test_a_taken_name_is_focused_when_the_form_is_sent(form):
    page = form("/sign-up")
    fill_in(page, "grace")
    page.get_by_role("button", name="Create account").click()
    says(page, "This name is taken")
    expect(field(page, "User name")).to_be_focused()


def test_without_a_script(form):
    page = form("/sign-up", java_script_enabled=False)
    field(page, "E-mail").fill("ada")
    page.get_by_role("button", name="Create account").click()
    page.wait_for_load_state()
    for text in ["Enter a user name", "Enter an e-mail address", "Use at least 8 characters"]:
        assert page.get_by_text(text, exact=True).count() == 1
    assert field(page, "E-mail").input_value() == "ada"
    field(page, "E-mail").fill("ada@example.org")
    field(page, "E-mail").press("Enter")
    page.wait_for_load_state()
    assert page.get_by_text("Enter an e-mail address", exact=True).count() == 0


def test_the_outcome_is_shown_without_a_script(form):
    page = form("/sign-up", java_script_enabled=False)
    fill_in(page, "grace")
    page.get_by_role("button", name="Create account").click()
    page.wait_for_load_state()
    for _ in range(20):
        if page.get_by_text("This name is taken", exact=True).count():
            break
        page.get_by_role("button", name="Refresh", exact=True).click()
        page.wait_for_load_state()
    says(page, "This name is taken")


def test_fields_depend_on_the_country(form):
    page = form("/shipping")
    field(page, "City").fill("Hamburg")
    row(page, "Germany").get_by_role("radio").click()
    expect(field(page, "State")).to_have_count(0)
    assert field(page, "City").input_value() == "Hamburg"
    field(page, "Postal code").fill("2009")
    field(page, "Postal code").blur()
    says(page, "Enter 5 digits")
    row(page, "China").get_by_role("radio").click()
    says(page, "Enter 6 digits")
    row(page, "Reset").get_by_role("button").click()
    expect(field(page, "City")).to_have_value("")


def test_a_postal_code_is_checked_together_with_the_city(form):
    page = form("/shipping")
    row(page, "Germany").get_by_role("radio").click()
    field(page, "Postal code").fill("20095")
    field(page, "City").fill("Berlin")
    says(page, "This postal code belongs to another city")
    field(page, "City").fill("Hamburg")
    expect(field(page, "Postal code")).not_to_have_attribute("aria-invalid", "true")


def test_an_access_key_submits_the_typed_text(form):
    page = form("/shipping")
    row(page, "Germany").get_by_role("radio").click()
    field(page, "Postal code").click()
    page.keyboard.type("2009")
    expect(page.get_by_role("button", name="Save address")).to_have_attribute("accesskey", "s")
    # Playwright sends keys with modifiers without the text that Chromium compares with access keys.
    keys = page.context.new_cdp_session(page)
    keys.send("Input.dispatchKeyEvent", {
        "type": "keyDown", "modifiers": 1, "key": "s", "code": "KeyS", "windowsVirtualKeyCode": 83, "text": "s",
        "unmodifiedText": "s"})
    says(page, "Enter 5 digits")
    # Only a submission checks a field that the user has not used.
    expect(field(page, "Street")).to_have_attribute("aria-invalid", "true")


def test_the_total_follows_an_amount_while_it_is_typed(form):
    page = form("/expenses")
    amount = field(page, "Amount")
    amount.focus()
    for text, total in [("1", "1.00"), ("12", "12.00"), ("12.", "12.00"), ("12.5", "12.50")]:
        page.keyboard.type(text[-1])
        expect(row(page, "Total")).to_contain_text(total)
        drawn(page)
        assert amount.input_value() == text
        expect(amount).not_to_have_attribute("aria-invalid", "true")
    amount.press("ArrowLeft")
    page.keyboard.type("0")
    expect(row(page, "Total")).to_contain_text("12.05")
    assert amount.evaluate("field => [field.value, field.selectionStart]") == ["12.05", 4]
    page.keyboard.type("x")
    drawn(page)
    assert amount.input_value() == "12.0x5"
    expect(amount).not_to_have_attribute("aria-invalid", "true")
    amount.press("Backspace")
    amount.press("Tab")
    expect(amount).to_have_value("12.05")
    amount.fill("12.5.")
    amount.blur()
    expect(amount).to_have_attribute("aria-invalid", "true")
    expect(amount).to_have_value("12.5.")


def test_items_are_undone(form):
    page = form("/expenses")
    field(page, "Amount").fill("12.5")
    field(page, "Amount").blur()
    expect(row(page, "Total")).to_contain_text("12.50")
    page.get_by_role("button", name="Remove").click()
    expect(field(page, "Amount")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(field(page, "Amount")).to_have_value("12.50")
    page.get_by_role("button", name="Undo").click()
    expect(row(page, "Total")).to_contain_text("0.00")
    page.get_by_role("button", name="Redo").click()
    expect(row(page, "Total")).to_contain_text("12.50")


def test_the_focus_leaves_undo_when_nothing_is_left_to_undo(form):
    page = form("/expenses")
    page.get_by_role("button", name="Add item").click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.press("Enter")
    expect(undo).to_be_disabled()
    drawn(page)
    expect(page.get_by_role("button", name="Redo")).to_be_focused()


def test_the_focus_goes_to_the_next_item_when_one_is_removed(form):
    page = form("/expenses")
    page.get_by_role("button", name="Add item").press("Enter")
    page.get_by_role("heading", name="Item 2").wait_for()
    for count, label in [(1, "Item"), (0, None)]:
        page.get_by_role("button", name="Remove").first.press("Enter")
        expect(page.get_by_role("button", name="Remove")).to_have_count(count)
        expect(field(page, label) if label else page.get_by_role("button", name="Add item")).to_be_focused()


def open_shipping(visit):
    page = visit("/")
    follow(page, row(page, "Shipping address").get_by_role("link"))
    field(page, "City").wait_for()
    return page


@pytest.mark.parametrize("way", ["button", "history"])
def test_leaving_asks(visit, way):
    page = open_shipping(visit)
    field(page, "City").fill("Hamburg")
    field(page, "Street").focus()
    page.locator("[data-guard]").wait_for(state="attached")

    def back():
        if way == "history":
            page.go_back()
        else:
            page.locator(".back").click()

    back()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Discard your changes?")
    dialog.get_by_role("button", name="Keep editing").click()
    expect(dialog).to_have_count(0)
    assert field(page, "City").input_value() == "Hamburg"
    assert page.evaluate("document.activeElement.nodeName") != "BODY"
    back()
    dialog.get_by_role("button", name="Discard").click()
    page.wait_for_function("() => document.title === 'Gallery'")
    page.wait_for_function("() => location.pathname === '/'")


def test_closing_the_tab_asks(visit):
    page = open_shipping(visit)
    field(page, "City").click()
    page.keyboard.type("Hamburg")
    page.keyboard.press("Tab")
    page.locator("[data-guard]").wait_for(state="attached")
    loaded(page, "leaving.js")
    with page.expect_event("dialog") as asked:
        page.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.accept()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/sign-up", "/shipping", "/expenses"])
def test_errors_are_accessible(gallery, visit, shot, path, scheme):
    page = visit(color_scheme=scheme)
    take_standard_theme(page, gallery)
    page.goto(gallery + path)
    page.locator("main input").first.wait_for()
    page.wait_for_load_state("load")
    page.locator("li button").filter(has_text="account").or_(
        page.locator("li button").filter(has_text="Save")).or_(
        page.locator("li button").filter(has_text="Send")).last.click()
    page.locator("[aria-invalid=true]").first.wait_for()
    for direction in ["ltr", "rtl"]:
        page.evaluate(TURN, direction)
        for width in [390, 1280]:
            page.set_viewport_size({"width": width, "height": 900})
            # The page has scrolled to the first error, and the bar covers the rows above it.
            page.evaluate("() => scrollTo(0, 0)")
            assert page.evaluate(TEXTS) == []
            shot(page, f"form{path.replace('/', '-')}-{scheme}-{direction}-{width}", full_page=True)
        assert violations(page) == []
