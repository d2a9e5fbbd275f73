# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Rows that push pages with addresses, which are links."""

import pytest

from support.waiting import loaded, until
from test_gallery import row


@pytest.fixture
def start(gallery, open_page):
    """Opens the start page of the gallery, and waits until its links are live."""
    page = open_page(gallery + "/")
    loaded(page, "extras.js")
    page.evaluate("window.isFirst = true")
    return page


@pytest.mark.parametrize("way", ["click", "Enter"])
def test_a_link_pushes_its_page_in_the_same_document(start, way):
    link = row(start, "Settings").get_by_role("link")
    link.click() if way == "click" else link.press(way)
    start.wait_for_url("**/settings")
    assert start.title() == "Settings" and start.evaluate("isFirst")
    start.go_back()
    until(start, lambda: start.title() == "Gallery")
    assert start.evaluate("isFirst")
    assert start.evaluate("document.activeElement.textContent.includes('Settings')")


@pytest.mark.parametrize("how", [{"modifiers": ["Control"]}, {"modifiers": ["Shift"]}, {"button": "middle"}])
def test_a_link_opens_its_page_in_another_tab(start, how):
    with start.context.expect_page() as opened:
        row(start, "Settings").get_by_role("link").click(**how)
    opened.value.wait_for_url("**/settings")
    assert opened.value.title() == "Settings"
    opened.value.close()
    assert start.title() == "Gallery" and start.evaluate("isFirst")


def test_the_return_key_that_is_held_down_pushes_one_page(start):
    row(start, "Settings").get_by_role("link").focus()
    start.keyboard.down("Enter")
    start.wait_for_url("**/settings")
    start.go_back()
    until(start, lambda: start.title() == "Gallery")
    # The key is repeated while the focus is on the link again.
    start.keyboard.down("Enter")
    start.keyboard.up("Enter")
    assert start.title() == "Gallery"


def test_a_link_needs_no_script(gallery, open_page):
    page = open_page(gallery + "/", java_script_enabled=False)
    row(page, "Settings").get_by_role("link").click()
    page.wait_for_url("**/settings")
    assert page.title() == "Settings"
