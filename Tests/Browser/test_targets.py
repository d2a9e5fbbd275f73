# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Controls that look smaller than a finger have areas of 44 points to press."""

import pytest
from playwright.sync_api import expect

from test_gallery import row

# The class of the element that is pressed 21 points away from the middle of an element, inside an area of 44 points.
AROUND = """(node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return [[-21, 0], [21, 0], [0, -21], [0, 21]].map(([across, down]) => {
    const hit = document.elementFromPoint(x + across, y + down);
    return hit === node || node.contains(hit);
  });
}"""


@pytest.mark.parametrize("path,selector", [("/sign-up", ".reveal"), ("/shop", ".pause"), ("/choices", ".picker > select"),
                                           ("/sign-up", ".toggle")])
def test_areas(visit, path, selector):
    node = visit(path).locator(selector).first
    node.scroll_into_view_if_needed()
    assert node.evaluate(AROUND) == [True] * 4


@pytest.mark.parametrize("title,selector", [("Ink", ".color"), ("Day", ".date")])
def test_the_whole_row_leads_to_its_only_field(visit, title, selector):
    page = visit("/controls")
    line = row(page, title)
    line.wait_for()
    # A click of a script opens no list of the browser.
    line.locator(".text").first.evaluate("(text) => text.closest('label').control.focus()")
    expect(line.locator(selector)).to_be_focused()
    assert line.bounding_box()["height"] >= 44
