"""The gallery's pages, opened and used like a screen reader."""

import os
import pathlib
import re
import subprocess
import time

import pytest
from desktop import Application, Atspi, descendants, is_in, wait

PROGRAM = os.environ["ROWHOUSE_DESKTOP_GALLERY"]


def page_names():
    """Returns the names of the pages, read from their declaration."""
    source = pathlib.Path(__file__).parents[2] / "Gallery/Sources/GalleryPages/Pages/PageName.swift"
    cases = source.read_text().split("extension PageName")[0]
    return [second or first for first, second in re.findall(r'case (\w+)(?: = "([\w-]+)")?', cases)]


def visible_rows(app):
    return [row.get_name() for row in app.all("list item") if row.get_name()]


@pytest.fixture
def start():
    applications = []

    def make(*arguments):
        applications.append(Application(*arguments, program=PROGRAM))
        return applications[-1]

    yield make
    for application in applications:
        application.close()


def check_names_of_rows(app):
    rows = wait(lambda: visible_rows(app), "rows")
    assert all(row.strip(" ,") for row in rows)


@pytest.mark.parametrize("name", page_names())
def test_every_page_has_rows_with_names_in_chinese(start, name):
    check_names_of_rows(start(name, "--language", "zh"))


def focused_row(app):
    rows = (node for node in descendants(app.root) if node.get_role_name() == "list item")
    return next((row.get_name() for row in rows if is_in(row, Atspi.StateType.FOCUSED)), None)


def test_each_entry_of_the_start_page_opens_its_page(start):
    app = start("start")

    def title_becomes(title):
        wait(lambda: app.root.get_child_at_index(0).get_name() == title, f"the page {title}")

    title_becomes("Gallery")
    app.focus_window()
    app.press("Home")
    opened = []
    for _ in page_names()[1:]:
        title = wait(lambda: (name := focused_row(app)) not in opened and name, f"another row after {opened}")
        app.press("Return")
        title_becomes(title)
        check_names_of_rows(app)
        app.press("Escape")
        title_becomes("Gallery")
        wait(lambda: focused_row(app) == title, f"the focus in the row {title}")
        opened.append(title)
        app.press("Down")
    wait(lambda: (focused_row(app) or "").startswith("Language"), "the row after the pages")


def test_the_new_game_appears_in_its_row(start):
    app = start("discover")
    app.row("A new game is out, Come play Dou Dizhu!")


@pytest.mark.parametrize("row, title", [("J_Knight", "Info"), ("Stickers", "Stickers"), ("Settings", "Settings")])
def test_rows_of_the_account_push_their_pages(start, row, title):
    app = start("me")
    app.act(app.row(row), "row.activate")
    app.find("list", title)
    app.focus_window()
    app.press("Escape")
    wait(lambda: not app.all("list", title), "the return")


@pytest.mark.parametrize("row, title", [
    ("Show custom cells, grouped", "Custom cells, grouped"),
    ("Show custom cells, one group", "Custom cells, one group")])
def test_rows_of_the_settings_push_the_custom_cells(start, row, title):
    app = start("settings")
    app.act(app.row(row), "row.activate")
    app.find("list", title)
    wait(lambda: len([name for name in visible_rows(app) if "Honor of Kings" in name]) == 7, "seven cells")


def answer(app, name):
    """Presses a button of a dialog, and waits until the dialog is closed."""
    def buttons():
        # libadwaita has two of each, for wide and narrow windows, and names them by their texts twice.
        return [node for node in app.all("push button") if node.get_name().startswith(name)]

    app.act(wait(buttons, "a button")[0], "click")
    wait(lambda: not app.all("dialog"), "the end of the dialog")


@pytest.mark.parametrize("name", ["Cancel", "Yes"])
def test_logging_out_asks_first(start, name):
    app = start("settings")
    app.act(app.row("Log out"), "row.activate")
    app.find(None, "Really log out?")
    answer(app, name)
    assert app.row("Log out")


# The rows of the stores, with the texts of their dialogs.
EMPLOYEE = {"Orders": "Entry to see orders", "Income": "Entry to see income", "About": "Entry to see about info"}
MANAGER = {"View all products": "Entry to show product list", "Store decoration": "Entry to do store decoration",
           "Store location": "Entry to set store location", "Open time": "Entry to set store open time",
           "Withdraw": "Entry to withdraw money", **EMPLOYEE}


@pytest.mark.parametrize("name, entries", [("store-employee", EMPLOYEE), ("store-manager", MANAGER)])
def test_each_entry_of_a_store_names_its_destination(start, name, entries):
    app = start(name)
    for title, message in entries.items():
        app.act(app.row(title), "row.activate")
        app.find(None, message)
        answer(app, "OK")


def test_the_switches_of_a_store_move_and_hide_its_rows(start):
    app = start("store-employee")

    def expect(*titles):
        wait(lambda: [row for row in visible_rows(app) if row in ("Withdraw", "Orders", "Income")] == [*titles],
             f"{titles}")

    def flip(title):
        app.act(app.row(title), "row.activate")

    expect("Orders", "Income")
    flip("Hide income")
    expect("Orders")
    flip("As the manager")
    app.find("list", "Store: manager")
    expect("Withdraw", "Orders")
    flip("Withdraw comes third")
    expect("Orders", "Withdraw")
    flip("As the manager")
    app.find("list", "Store: employee")
    expect("Orders")
    flip("Hide income")
    expect("Orders", "Income")


def test_stores_lead_to_both_ways_of_writing(start):
    app = start("stores")
    titles = ["Employee, by hand", "Manager, by hand", "Store: employee", "Store: manager"]
    for number, title in enumerate(titles):
        rows = wait(lambda: [row for row in app.all("list item") if row.get_name() in ("Employee", "Manager")], "rows")
        app.act(rows[number], "row.activate")
        app.find("list", title)
        app.focus_window()
        app.press("Escape")
        wait(lambda: not app.all("list", title), f"the return from {title}")


def test_the_cache_is_cleared_with_progress_and_a_toast(start):
    app = start("settings")
    app.act(app.row("Clear cache, 12.3M"), "row.activate")
    app.find(None, "Clearing the cache")
    app.act(app.row("Clear cache, 0.0M"), "row.activate")
    app.find(None, "The cache is empty")


def test_night_mode_is_a_switch(start):
    app = start("settings")
    app.act(app.row("Night mode"), "row.activate")
    wait(lambda: is_in(app.find(None, "Night mode"), Atspi.StateType.CHECKED)
         or any(is_in(node, Atspi.StateType.CHECKED) for node in app.all(None, "Night mode")), "the night")


def test_the_index_leads_to_sections(start):
    app = start("cities")
    index = app.find("tool bar", "Index")
    names = [node.get_name() for node in descendants(index) if node.get_role_name() == "push button"]
    assert names[:3] == ["A", "B", "C"] and names[-1] == "Z"
    app.focus_window()
    app.act(app.find("push button", "R"), "click")
    wait(lambda: is_in(app.row("Rome"), Atspi.StateType.FOCUSED), "the focus in the section")
    app.click(app.find("push button", "I"))
    wait(lambda: "Istanbul" in visible_rows(app), "the section of the click")
    assert is_in(app.row("Rome"), Atspi.StateType.FOCUSED)


@pytest.mark.parametrize("name", [
    "discover", "info", "messages", "profile", "grouped-cells", "cells-of-one-group", "shop", "feed", "first-shop",
    "first-feed"])
def test_other_rows_do_nothing(start, name):
    app = start(name)
    before = wait(lambda: visible_rows(app), "rows")
    for row in before:
        node = app.row(row)
        if any(node.get_action_name(index) == "row.activate" for index in range(node.get_n_actions())):
            app.act(node, "row.activate")
    # A new game appears, and batches of posts.
    if name not in ("discover", "feed"):
        assert visible_rows(app) == before
    assert not app.all("dialog")


def test_a_held_return_key_moves_to_one_field_only(start):
    app = start("sign-up")
    app.focus("User name")
    subprocess.run(["xdotool", "keydown", "Return"], check=True)
    try:
        wait(lambda: is_in(app.find("text", "E-mail"), Atspi.StateType.FOCUSED), "the focus in the next field")
        # Repetitions begin after 0.66 seconds.
        time.sleep(1.1)
    finally:
        subprocess.run(["xdotool", "keyup", "Return"], check=True)
    assert is_in(app.find("text", "E-mail"), Atspi.StateType.FOCUSED)
    app.press("Return")
    wait(lambda: is_in(app.find("text", "Password"), Atspi.StateType.FOCUSED), "the focus in the third field")
