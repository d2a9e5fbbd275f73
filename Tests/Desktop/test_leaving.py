"""The ways to leave a page while a field is being edited."""

import pytest
from desktop import Application, wait


@pytest.fixture
def app():
    application = Application("notes-page", "480", "420")
    yield application
    application.close()


def test_closing_all_windows_is_asked_for_a_text(app):
    app.act(app.row("Note"), "row.activate")
    app.find("list", "Note")
    app.focus("Text")
    app.type("a")
    app.press("ctrl+q")
    app.find(None, "Discard this note?")
    app.press("Escape")
    wait(lambda: not app.all("dialog"), "the end of the question")
    assert app.find("list", "Note") and app.process.poll() is None


def test_leaving_is_asked_for_a_text_that_is_being_typed(app):
    for way in [lambda: app.press("alt+Left"), lambda: app.press_button(8), lambda: app.press("Escape")]:
        app.act(app.row("Note"), "row.activate")
        app.find("list", "Note")
        app.focus("Text")
        app.type("a")
        way()
        app.find(None, "Discard this note?")
        app.press("Escape")
        wait(lambda: not app.all("dialog"), "the end of the question")
        assert app.find("list", "Note")
        app.focus("Text")
        app.press("ctrl+a", "Delete")
        way()
        wait(lambda: not app.all("list", "Note"), "the return")
