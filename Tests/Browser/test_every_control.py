# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Every control in every variant, by mouse, by keyboard, by touch, and without a script, on one page.

A row of the page shows the value of the model, so each test follows a value from the control to the server and back.
Chromium draws menus and the pickers of dates and colors in separate windows, which no test can reach. For these
controls, the test sets the value as those windows do.
"""

import pytest
from playwright.sync_api import expect

from support.accessibility import settle, violations
from support.waiting import loaded
from test_every_page import TEXTS, TURN
from test_renewal import TOASTS

# The section, the title, the kind of control, the value that the user sets, and the value of the model after that.
CONTROLS = [
    ("switches", "Switch", "switch", None, "true"),
    ("switches", "Checkbox", "check", "Checkbox", "true"),
    ("switches", "Button", "button", None, "1"),
    ("switches", "Expander", "button", None, "true"),
    ("numbers", "Stepper", "stepper", "more", "4"),
    ("numbers", "Fine stepper", "stepper", "less", "0.0"),
    ("numbers", "Slider", "slider", None, "10.0"),
    ("numbers", "Live slider", "slider", None, "10.0"),
    ("numbers", "Integer", "text", "42", "42"),
    ("numbers", "Decimal", "text", "2.75", "2.75"),
    ("numbers", "Currency", "text", "1,234.5", "1234.5"),
    ("numbers", "Percentage", "text", "30", "0.3"),
    ("choices", "Menu", "menu", "Three", "Three"),
    ("choices", "Menu with none", "menu", "Two", "Two"),
    ("choices", "Segments", "segments", "Two", "Two"),
    ("choices", "Wheel", "menu", "Two", "Two"),
    ("choices", "Page", "page", "Two", "Two"),
    ("choices", "Radio group", "radio", "Green", "Green"),
    ("choices", "Check list", "check", "Pepper", "Pepper+Salt"),
    ("choices", "Check list", "check", "All spices", "Pepper+Salt+Sugar"),
    ("dates", "Date", "date", "2027-02-02", "2027-02-02"),
    ("dates", "Time", "date", "07:05", "07:05"),
    ("dates", "Date and time", "date", "2027-02-02T07:05", "2027-02-02T07:05"),
    ("dates", "Date with none", "date", "2027-02-02", "2027-02-02"),
    ("dates", "Color", "color", "#ff0001", "255 0 1"),
    ("texts", "Text", "text", "Grüße 👋", "Grüße 👋"),
    ("texts", "Secure text", "text", "secret", "6 units"),
    ("texts", "Email", "text", "ada@home", "ada@home"),
    ("texts", "Phone", "text", "+49 30 12", "+49 30 12"),
    ("texts", "Address", "text", "mailto:ada", "mailto:ada"),
    ("texts", "Digits", "text", "4111", "4111"),
    ("texts", "Search", "text", "tea", "tea"),
    ("texts", "Code", "text", "123456", "123456"),
    ("texts", "Live text", "text", "now", "now"),
    ("texts", "Counted text", "text", "twelve", "twelve"),
    ("texts", "Lines", "text", "one\ntwo", "one|two"),
]
SECTIONS = list(dict.fromkeys(section for section, *_ in CONTROLS))
TITLES = {title for _, title, *_ in CONTROLS} | {"List"}
WAYS = {"mouse": {}, "keyboard": {}, "touch": {"has_touch": True}, "no script": {"java_script_enabled": False}}


@pytest.fixture
def controls(law_server, open_page):
    """Opens the page for a way of using it."""
    def controls(way="mouse", path="", **options):
        page = open_page(f"{law_server}/every-control/en{path}", locale="en-GB", **WAYS[way], **options)
        page.get_by_text("Model: Switch", exact=True).wait_for()
        if way != "no script":
            page.wait_for_load_state("load")
            loaded(page, "controls.js")
        return page
    return controls


def row(page, title):
    return page.locator("li").filter(has=page.get_by_text(title, exact=True)).first


def field(page, title):
    return page.locator("input, textarea, select").and_(page.get_by_label(title, exact=True))


def model(page, title):
    """Returns the text with the value of the model."""
    return row(page, f"Model: {title}").locator(".text").last


def presses(way):
    """Returns the function that presses a button in a way."""
    return {"touch": lambda node: node.tap(), "keyboard": lambda node: node.press("Enter")}.get(
        way, lambda node: node.click())


def leave(page, way):
    """Leaves a field as a user does in a way."""
    if way == "no script":
        page.get_by_role("button", name="Elsewhere").click()
    elif way == "keyboard":
        page.keyboard.press("Tab")
    elif way == "touch":
        page.locator("h1").tap()
    else:
        page.locator("h1").click()


def enter(page, way, title, text):
    node = field(page, title)
    if way == "keyboard":
        node.focus()
    else:
        node.tap() if way == "touch" else node.click()
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    leave(page, way)


def slide(page, way, title):
    node = page.get_by_role("slider", name=title, exact=True)
    if way in ("keyboard", "no script"):
        node.press("End")
    node.scroll_into_view_if_needed()
    box = node.bounding_box()
    # The thumb is at least half its height away from the end.
    end = box["x"] + box["width"] - 8, box["y"] + box["height"] / 2
    if way == "touch":
        page.touchscreen.tap(*end)
    elif way == "mouse":
        page.mouse.click(*end)
    elif way == "no script":
        leave(page, way)


def choose(page, way, title, option):
    node = field(page, title)
    if way == "keyboard":
        node.focus()
        page.keyboard.type(option[:2])
    else:
        node.select_option(label=option)
    if way == "no script":
        row(page, title).get_by_role("button", name="Done").click()


def pick(page, way, title, text):
    node = field(page, title)
    if way != "keyboard":
        node.fill(text)
        node.dispatch_event("change")
        return leave(page, way)
    node.focus()
    day, _, time = text.rpartition("T") if "T" in text else ("", "", text) if ":" in text else (text, "", "")
    if day:
        year, month, date = day.split("-")
        page.keyboard.type(date + month + year)
    # A browser with a clock of 24 hours ignores the letters.
    if time:
        page.keyboard.type(time.replace(":", "") + "AM")
    page.keyboard.press("Tab")


def use(page, way, title, kind, value):
    """Uses a control."""
    press = presses(way)
    if kind == "switch":
        press(page.get_by_role("switch", name=title, exact=True))
    elif kind == "button":
        press(page.get_by_role("button", name=title, exact=True))
    elif kind == "stepper" and way == "keyboard":
        page.get_by_role("spinbutton", name=title, exact=True).press(
            {"more": "ArrowUp", "less": "ArrowDown"}[value])
    elif kind == "stepper":
        press(row(page, title).locator(f".{value}"))
    elif kind == "slider":
        slide(page, way, title)
    elif kind == "text":
        enter(page, way, title, value)
    elif kind == "menu":
        choose(page, way, title, value)
    elif kind == "segments" and way == "keyboard":
        row(page, title).get_by_role("radio", checked=True).press("ArrowRight")
    elif kind == "segments":
        press(row(page, title).get_by_role("radio", name=value))
    elif kind == "page":
        press(row(page, title).get_by_role("button"))
        expect(page).to_have_title(title)
        press(page.get_by_role("radio", name=value))
        expect(page).to_have_title("Every control")
    elif kind in ("radio", "check"):
        press(page.get_by_role({"radio": "radio", "check": "checkbox"}[kind], name=value, exact=True))
    elif kind == "date":
        pick(page, way, title, value)
    elif kind == "color":
        field(page, title).fill(value)
        leave(page, way)
    else:
        pytest.fail(f"{kind} is used by nothing")


def test_the_table_is_whole(controls):
    page = controls()
    shown = page.get_by_text("Model: ").all_inner_texts()
    assert {title.removeprefix("Model: ") for title in shown} == TITLES


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("section", SECTIONS)
def test_a_control_changes_the_model(controls, section, way):
    page = controls(way)
    for _, title, kind, value, wanted in (control for control in CONTROLS if control[0] == section):
        use(page, way, title, kind, value)
        expect(model(page, title), title).to_have_text(wanted)
    assert page.locator("[aria-invalid=true]").count() == 0


@pytest.mark.parametrize("way", ["mouse", "touch"])
@pytest.mark.parametrize("section", SECTIONS)
def test_a_control_of_a_row_that_can_be_pressed_changes_the_model(controls, section, way):
    page = controls(way, "/selectable")
    page.evaluate(TOASTS)
    for _, title, kind, value, wanted in (control for control in CONTROLS if control[0] == section):
        use(page, way, title, kind, value)
        expect(model(page, title), title).to_have_text(wanted)
    # The rows of buttons, expanders, and options are pressed.
    if section in ("numbers", "texts"):
        assert page.evaluate("toasts") == []
    # The space next to a control presses the row.
    row(page, "Model: Switch").click()
    page.wait_for_function("() => toasts.includes('Selected')")


def test_the_keyboard_reaches_every_control(controls):
    page = controls("keyboard")
    reached = set()
    page.locator("h1").focus()
    for _ in range(120):
        page.keyboard.press("Tab")
        reached.add(page.evaluate(
            "(document.activeElement.ariaLabel || document.activeElement.innerText).split('\\n')[0]"))
        if "Elsewhere" in reached:
            break
    # Segments and lists of options are reached by the option that is chosen, or by each of them.
    options = {"Segments": "One", "Radio group": "Red", "Check list": "Salt", "List": "Stop 1"}
    assert {options.get(title, title) for title in TITLES} - reached == set()


def test_levels_have_values(controls):
    page = controls()
    bar = page.get_by_role("progressbar", name="Progress", exact=True)
    assert bar.get_attribute("value") == "0.4" and bar.get_attribute("aria-valuetext") == "40 %"
    assert page.get_by_role("progressbar", name="Spinner").get_attribute("value") is None
    gauge = page.get_by_role("meter", name="Gauge")
    assert gauge.get_attribute("value") == "0.75" and gauge.get_attribute("aria-valuetext") == "3 of 4"


def test_a_secure_text_is_shown_on_request(controls):
    page = controls()
    enter(page, "mouse", "Secure text", "secret")
    expect(model(page, "Secure text")).to_have_text("6 units")
    button = page.get_by_label("Show: Secure text")
    assert field(page, "Secure text").get_attribute("type") == "password"
    button.press("Enter")
    expect(field(page, "Secure text")).to_have_attribute("type", "text")
    button.click()
    expect(field(page, "Secure text")).to_have_attribute("type", "password")


def test_a_secure_text_is_shown_and_hidden_beside_an_element_of_a_password_manager(controls):
    page = controls()
    text = field(page, "Secure text")
    button = page.get_by_label("Show: Secure text")
    insert = "(field) => field.after(document.createElement('div'))"
    text.evaluate(insert)
    button.click()
    expect(text).to_have_attribute("type", "text")
    button.click()
    expect(text).to_have_attribute("type", "password")
    button.click()
    text.evaluate(insert)
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    expect(text).to_have_attribute("type", "password")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_the_counter_follows_and_the_limit_holds(controls):
    page = controls()
    field(page, "Counted text").click()
    page.keyboard.type("a text that is too long to fit")
    expect(row(page, "Counted text")).to_contain_text("20 / 20")
    assert field(page, "Counted text").input_value() == "a text that is too l"


def test_lines_grow_with_their_text(controls):
    page = controls()
    lines = field(page, "Lines")
    height = lines.bounding_box()["height"]
    lines.click()
    for _ in range(4):
        page.keyboard.press("Enter")
    assert lines.bounding_box()["height"] > height * 1.5


@pytest.mark.parametrize("title, text, error", [
    ("Integer", "many", "This is not a number."), ("Integer", "100", "Maximum: 99"),
    ("Integer", "-1", "Minimum: 0"), ("Integer", "1.5", "Enter a whole number."),
    ("Decimal", "", "Enter a number."), ("Decimal", "12345678901234567", "The number has too many digits."),
    ("Currency", "1.005", "Maximum decimal places: 2"), ("Percentage", "1,5", "This is not a number."),
])
@pytest.mark.parametrize("way", ["mouse", "no script"])
def test_a_text_that_is_no_number_stays_with_an_error(controls, way, title, text, error):
    page = controls(way)
    before = model(page, title).inner_text()
    node = field(page, title)
    node.fill(text)
    leave(page, way)
    expect(row(page, title)).to_contain_text(error)
    expect(node).to_have_attribute("aria-invalid", "true")
    assert node.input_value() == text and model(page, title).inner_text() == before


@pytest.mark.parametrize("way", ["mouse", "no script"])
def test_a_date_that_may_be_missing_is_set_and_removed(controls, way):
    page = controls(way)
    title = "Date with none"
    expect(row(page, title)).to_contain_text("No date")
    for value, wanted in [("2027-02-02", "2027-02-02"), ("", "none"), ("2028-03-04", "2028-03-04")]:
        pick(page, way, title, value)
        expect(model(page, title)).to_have_text(wanted)
        expect(row(page, title).get_by_text("No date")).to_have_count(0 if value else 1)
    assert page.locator("[aria-invalid=true]").count() == 0


@pytest.mark.parametrize("title, text", [("Date", ""), ("Time", ""), ("Date and time", ""), ("Stepper", "99")])
def test_a_refused_value_is_explained_without_a_script(controls, title, text):
    page = controls("no script")
    before = model(page, title).inner_text()
    node = field(page, title)
    # A browser sends an incomplete date as an empty text.
    node.fill(text)
    page.get_by_role("button", name="Button", exact=True).click()
    expect(row(page, title)).to_contain_text("Not accepted")
    expect(node).to_have_attribute("aria-invalid", "true")
    assert node.input_value() == text and model(page, title).inner_text() == before
    # The button is not pressed with a value that the user did not mean.
    assert model(page, "Button").inner_text() == "0"
    wanted = {"Date": "2027-02-02", "Time": "07:05", "Date and time": "2027-02-02T07:05", "Stepper": "8"}[title]
    node.fill(wanted)
    page.get_by_role("button", name="Button", exact=True).click()
    expect(model(page, title)).to_have_text(wanted)
    expect(model(page, "Button")).to_have_text("1")
    assert page.locator("[aria-invalid=true]").count() == 0


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_accessible(law_server, open_page, shot, scheme, language):
    page = open_page(f"{law_server}/every-control/{language}", color_scheme=scheme)
    page.get_by_text("Model: Switch", exact=True).wait_for()
    page.get_by_role("button", name="Expander", exact=True).click()
    page.get_by_text("Inside the expander").wait_for()
    field(page, "Integer").fill("many")
    field(page, "Integer").blur()
    page.locator("[aria-invalid=true]").wait_for()
    for width in [390, 1280]:
        page.set_viewport_size({"width": width, "height": 900})
        settle(page)
        assert page.evaluate(TEXTS) == []
        assert violations(page) == []
        shot(page, f"every-control-{scheme}-{language}-{width}", full_page=True)
