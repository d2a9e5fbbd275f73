"""Each kind of control, used by a screen reader's interface, the keyboard and the pointer."""

import time

import pytest
from desktop import Application, Atspi, is_in, wait


@pytest.fixture
def app():
    application = Application("page", "480", "720")
    yield application
    application.close()


@pytest.fixture
def tall():
    """An application whose window shows the whole page."""
    application = Application("page", "480", "1000")
    yield application
    application.close()


def test_rows_have_names_and_roles(app):
    app.row("Wireless network")
    assert app.find("list", "Network")
    assert app.row("Firmware").get_name() == "Firmware, A new version is available since Monday, 1.4.2"


def test_headers_are_headings(app):
    wait(lambda: [heading.get_name() for heading in app.all("heading")] == ["Networks", "Device"], "the headings")


def test_a_screen_reader_activates_a_row(app):
    app.act(app.row("Kitchen"), "row.activate")
    app.says("chosen Kitchen")
    wait(lambda: is_in(app.row("Kitchen"), Atspi.StateType.SELECTED), "the new checkmark")


def test_a_screen_reader_uses_a_switch(app):
    switch = app.find(None, "Wireless network")
    wait(lambda: is_in(switch, Atspi.StateType.CHECKED), "the switch on")
    app.act(switch, "toggle")
    app.says("wireless false")


def test_the_keyboard_walks_through_rows(app):
    app.focus_window()
    app.row("Kitchen")
    app.press("Home", "Down", "Down", "Down", "Down", "Return")
    app.says("chosen Kitchen")


def test_the_pointer_presses_a_row(app):
    app.click(app.row("Tower"))
    app.says("chosen Tower")


def test_typing_reaches_the_field(app):
    field = app.find(None, "Name")
    app.click(field)
    app.press("ctrl+a")
    app.type("Attic")
    app.press("Return")
    app.says("name Attic")


def test_assistive_technologies_read_the_text_of_a_field(app):
    app.focus("Name")
    app.press("ctrl+a")
    app.type("Attic")

    def text():
        field = app.find("text", "Name")
        return field.get_text(0, field.get_character_count())
    wait(lambda: text() == "Attic", "the text of the field")


def test_a_full_field_takes_no_more_letters(app):
    app.click(app.find(None, "Name"))
    app.press("ctrl+a")
    app.type("Attic of the house")
    app.press("Home")
    app.type("X")
    app.press("Return")
    app.says("name Attic of the")


def test_a_link_opens_a_page_and_escape_returns(app):
    app.act(app.row("Details"), "row.activate")
    app.row("Row 0")
    app.focus_window()
    app.press("Escape")
    wait(lambda: not app.all("list", "Details"), "the return")


def test_the_end_of_a_long_page_is_reached(app):
    app.act(app.row("Details"), "row.activate")
    app.row("Row 0")
    app.focus_window()
    app.press("Down", "End")
    app.row("Row 999")


def test_typed_letters_find_a_row(app):
    app.focus_window()
    app.row("Kitchen")
    app.press("Home", "k")
    wait(lambda: is_in(app.row("Kitchen"), Atspi.StateType.FOCUSED), "the focus")
    app.press("Return")
    app.says("chosen Kitchen")
    # After a pause, a letter begins another word.
    time.sleep(1.1)
    app.type("tow")
    wait(lambda: is_in(app.row("Tower"), Atspi.StateType.FOCUSED), "the focus")
    app.press("Return")
    app.says("chosen Tower")


def test_typing_finds_rows_below_the_view(app):
    app.act(app.row("Details"), "row.activate")
    app.row("Row 0")
    app.focus_window()
    app.press("Down")
    app.type("312")
    wait(lambda: is_in(app.row("Row 312"), Atspi.StateType.FOCUSED), "the focus")


def test_the_buttons_of_a_dialog_begin_with_the_canceling_one(tall):
    tall.act(tall.row("Send the settings"), "row.activate")

    def buttons():
        # libadwaita has two of each, for wide and narrow windows, and names them by their texts twice.
        areas = [(node.get_extents(Atspi.CoordType.WINDOW), node) for node in tall.all("push button")]
        return [node for area, node in sorted(areas, key=lambda pair: pair[0].x)
                if area.width > 0 and node.get_name() in [f"{title} {title}" for title in titles]]

    titles = ["Cancel", "File", "Mail", "Message"]
    wait(lambda: [button.get_name().split()[0] for button in buttons()] == titles, "the order of the buttons")
    tall.act(buttons()[2], "click")
    tall.says("sent Mail")


def test_a_copied_text_can_be_pasted(app):
    app.act(app.row("Serial number"), "row.activate")
    app.find(None, "Copied")
    app.click(app.find(None, "Name"))
    app.press("ctrl+a", "ctrl+v", "Return")
    app.says("name RH-4711")


def test_a_link_without_an_application_is_reported(app):
    app.act(app.row("Support"), "row.activate")
    app.find(None, "Cannot be opened: tel:110")
