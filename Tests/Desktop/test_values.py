"""Controls for values and the states of rows, used like a screen reader and with the keyboard."""

import pytest
from desktop import Application, Atspi, is_in, top_of, wait


@pytest.fixture
def app():
    application = Application("settings-page", "560", "1000")
    yield application
    application.close()


def test_a_segment_is_chosen(app):
    app.click(app.find("push button", "Dark"))
    app.says("appearance Dark")


def test_a_stepper_counts(app):
    app.act(app.find("push button", "Copies, 3"), "click")
    app.says("copies 3")
    app.act(app.find("push button", "Copies, 4"), "click")
    app.says("copies 4")


def test_the_keyboard_chooses_in_a_menu(app):
    app.click(app.find("combo box", "Language"))
    app.find(None, "Deutsch")
    app.press("Down", "Return")
    app.says("language Deutsch")


def test_the_arrow_keys_begin_at_the_chosen_option_of_a_long_menu(app):
    app.click(app.find("combo box", "Lock after"))
    app.find(None, "61 s")
    app.press("Down", "Return")
    app.says("delay 61")


def test_an_option_is_found_on_a_page(app):
    app.click(app.row("Keyboard"))
    app.focus("Search")
    app.type("9999")
    app.click(app.row("Layout 9999"))
    app.says("keyboard Layout 9999")
    app.row("Keyboard")


def test_escape_removes_the_text_of_a_search_before_it_leaves_the_page(app):
    app.click(app.row("Keyboard"))
    app.focus("Search")
    app.type("9999")
    wait(lambda: not app.all("list item", "Layout 2"), "the results")
    app.press("Escape")
    app.row("Layout 2")
    app.type("888")
    wait(lambda: not app.all("list item", "Layout 2"), "the results")
    app.act(app.find("push button", "Clear"), "click")
    app.row("Layout 2")
    assert not [button for button in app.all("push button", "Clear") if is_in(button, Atspi.StateType.SHOWING)]
    app.press("Escape")
    app.row("Encryption")


def test_the_keyboard_sets_a_time(app):
    app.click(app.find("push button", "Begins at"))
    app.find("spin button", "Hour")
    app.press("ctrl+a")
    app.type("7")
    app.press("Return")
    app.says("begins 07:30")


def test_a_date_is_set_and_removed(app):
    app.click(app.find("push button", "Reminder"))
    app.act(app.find("push button", "OK"), "click")
    wait(lambda: any(line.startswith("reminder 20") for line in app.lines), "the date")
    app.click(app.find("push button", "Reminder"))
    app.act(app.find("push button", "No reminder"), "click")
    app.says("reminder removed")


def test_the_wheel_scrolls_past_a_slider():
    app = Application("settings-page", "560", "420")
    slider = app.find("slider", "Warmth")
    number, top = slider.get_current_value(), top_of(slider)
    app.point(slider)
    app.press_button(5)
    wait(lambda: top_of(slider) < top, "the scrolling")
    assert slider.get_current_value() == number
    app.close()


def test_the_wheel_turns_a_slider_with_the_focus(app):
    slider = app.find("slider", "Warmth")
    for button, cause in [(1, "the click"), (5, "the wheel")]:
        number = slider.get_current_value()
        app.point(slider)
        app.press_button(button)
        wait(lambda: slider.get_current_value() != number, cause)


def test_a_color_is_read(app):
    app.find("push button", "Accent color, #1c71d8")


def test_a_field_has_a_placeholder(app):
    assert app.find("text", "Server").get_attributes()["placeholder-text"] == "mail.example.org"


def test_an_application_sets_the_texts_that_are_read(app):
    row = app.row("Disk, 72 of 100 gigabytes")
    assert row.get_description() == "Files and applications."
    nodes = [node for node in app.all() if node.get_name() == "Warm colors at night"]
    assert "Protects the eyes." in [node.get_description() for node in nodes]


def test_a_disabled_row_has_a_reason_and_no_action(app):
    row = app.row("Encryption")
    assert not is_in(row, Atspi.StateType.SENSITIVE)
    assert is_in(app.row("Keyboard"), Atspi.StateType.SENSITIVE)
    assert row.get_description() == "Your organization manages this setting."
    app.click(row)
    app.act(app.find("push button", "Copies, 3"), "click")
    app.says("copies 3")
    assert "encryption" not in app.lines


def test_an_error_describes_the_field(app):
    field = app.find("text", "Server")
    app.click(field)
    app.press("ctrl+a")
    app.type("nowhere")
    app.press("Return")
    wait(
        lambda: field.get_description()
        == "An address contains a dot., The address of your organization.", "the error")


def test_the_focus_has_a_name_and_the_text_below_the_row(app):
    app.row("Encryption")
    app.focus_window()
    app.press("Home", *["Down"] * 5, "Tab")

    def focused():
        return [
            (node.get_name(), node.get_description()) for node in app.all() if is_in(node, Atspi.StateType.FOCUSED)]

    wait(lambda: focused() == [("Language, English", "The language of menus.")], "the focus in the menu")
    app.press("Down", "Down", "Down", "Tab")
    wait(lambda: focused() == [("Copies, 1", "Of each page.")], "the focus in the stepper")


def test_a_switch_disables_the_controls_below(app):
    slider = app.find("slider", "Warmth")
    assert is_in(slider, Atspi.StateType.SENSITIVE)
    app.act(app.row("Warm colors at night"), "row.activate")
    wait(lambda: not is_in(app.find("slider", "Warmth"), Atspi.StateType.SENSITIVE), "the disabled slider")
    assert app.find("slider", "Warmth").get_description() == "Night light is off."
    assert not is_in(app.find("push button", "Begins at"), Atspi.StateType.SENSITIVE)
