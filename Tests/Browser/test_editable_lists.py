# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""A list that the user edits: adding, deleting, undoing, and moving in every way, and the bounds of the number of rows."""

import pytest
from playwright.sync_api import expect

from test_every_control import WAYS, controls, enter, model, presses, row  # noqa: F401

START = "1=Oslo+2=Rome+3=Bern"


def shows(page, elements):
    expect(model(page, "List")).to_have_text(elements)


@pytest.mark.parametrize("way", WAYS)
def test_elements_are_added_and_edited(controls, way):  # noqa: F811
    page = controls(way)
    shows(page, START)
    presses(way)(page.get_by_role("button", name="Add a stop", exact=True))
    shows(page, f"{START}+4=")
    enter(page, way, "Stop 4", "Wien")
    shows(page, f"{START}+4=Wien")
    enter(page, way, "Stop 2", "Roma")
    shows(page, "1=Oslo+2=Roma+3=Bern+4=Wien")


@pytest.mark.parametrize("way", WAYS)
def test_deletions_are_undone(controls, way):  # noqa: F811
    page = controls(way)
    press = presses(way)
    press(page.get_by_label("Delete: Stop 2", exact=True))
    shows(page, "1=Oslo+3=Bern")
    press(page.get_by_label("Delete: Stop 1", exact=True))
    shows(page, "3=Bern")
    undo = page.get_by_role("button", name="Undo delete", exact=True)
    press(undo)
    shows(page, "1=Oslo+3=Bern")
    press(undo)
    shows(page, START)
    expect(undo).to_have_count(0)


@pytest.mark.parametrize("way", WAYS)
def test_elements_are_moved(controls, way):  # noqa: F811
    # The server refuses a move behind the row that adds an element.
    page = controls(way, ignoring=("409",))
    press = presses(way)

    def move(name):
        button = page.get_by_label(name, exact=True)
        if way in ("mouse", "touch"):
            press(page.locator(".moves", has=button).locator(".handle"))
        press(button)

    press(page.get_by_role("switch", name="Edit the list"))
    move("Move down: Stop 1")
    shows(page, "2=Rome+1=Oslo+3=Bern")
    move("Move down: Stop 1")
    shows(page, "2=Rome+3=Bern+1=Oslo")
    # The last element stays among the elements.
    move("Move down: Stop 1")
    move("Move up: Stop 3")
    shows(page, "3=Bern+2=Rome+1=Oslo")
    assert page.get_by_label("Move up: Add a stop").count() == 0


@pytest.mark.parametrize("way", WAYS)
def test_the_number_of_elements_is_limited(controls, way):  # noqa: F811
    page = controls(way)
    press = presses(way)
    add = page.get_by_role("button", name="Add a stop")
    press(add)
    shows(page, f"{START}+4=")
    expect(add).to_be_disabled()
    expect(row(page, "Add a stop")).to_contain_text("Maximum number: 4")
    for number in [4, 3, 2]:
        press(page.get_by_label(f"Delete: Stop {number}", exact=True))
        expect(page.get_by_label(f"Delete: Stop {number}", exact=True)).to_have_count(0)
    shows(page, "1=Oslo")
    expect(page.get_by_label("Delete: Stop 1", exact=True)).to_have_count(0)
    expect(row(page, "Add a stop")).to_contain_text("Minimum number: 1")


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_text_is_kept_while_other_elements_change(controls, way):  # noqa: F811
    page = controls(way)
    node = page.get_by_label("Stop 3", exact=True)
    node.click()
    page.keyboard.type(" typed")
    draft = node.input_value()
    # The model changes without the field losing its text: the button takes the focus.
    presses(way)(page.get_by_label("Delete: Stop 1", exact=True))
    shows(page, f"2=Rome+3={draft}")
    assert node.input_value() == draft
