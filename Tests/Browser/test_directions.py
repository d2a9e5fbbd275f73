# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Left-to-right texts on a right-to-left page, whose sides they do not change."""

import pytest
from playwright.sync_api import expect

from test_every_page import TURN
from test_gallery import row

# The left edges of the last two letters of a text, and the right edges of the text and of its element without padding.
ENDS = """(node) => {
  const text = node.firstChild, range = new Range(), { length } = text.data;
  const [before, last] = [2, 1].map((back) => {
    range.setStart(text, length - back);
    range.setEnd(text, length - back + 1);
    return range.getBoundingClientRect().left;
  });
  range.selectNodeContents(node);
  const padding = parseFloat(getComputedStyle(node).paddingRight);
  return [before, last, range.getBoundingClientRect().right, node.getBoundingClientRect().right - padding];
}"""


@pytest.mark.parametrize("path,selector", [("/playlist", "p.section-footer"), ("/choices", "p.section-footer"),
                                           ("/choices", "h2.section-header")])
def test_headers_and_footers_are_read_in_their_own_direction(visit, path, selector):
    page = visit(path)
    page.locator("li").first.wait_for()
    page.evaluate(TURN, "rtl")
    # A sign without a direction has the direction of the page if the text has no direction.
    page.locator(selector).first.evaluate("(node) => { node.firstChild.data = 'One page, and another.' }")
    before, last, right, edge = page.locator(selector).first.evaluate(ENDS)
    assert before < last
    assert abs(right - edge) <= 1


@pytest.mark.parametrize("path,selectors", [("/controls", ["h1", "option", ".segment"]), ("/playlist", [".button", ".row-action > span"])])
def test_titles_and_options_are_read_in_their_own_direction(visit, path, selectors):
    page = visit(path)
    page.evaluate(TURN, "rtl")
    for selector in selectors:
        node = page.locator(selector).first
        assert node.evaluate("(node) => getComputedStyle(node).unicodeBidi") == "plaintext"


def test_the_text_of_no_date_is_at_the_end_of_its_row(visit):
    page = visit("/controls")
    text = page.locator(".dated > .text")
    text.wait_for()
    page.evaluate(TURN, "rtl")
    left, edge = text.evaluate("""(node) => {
      const range = new Range();
      range.selectNodeContents(node);
      return [range, node.parentElement].map((part) => part.getBoundingClientRect().left);
    }""")
    assert abs(left - edge) <= 1


def test_an_empty_search_field_has_the_direction_of_the_page(visit):
    page = visit("/choices")
    row(page, "City").get_by_role("button").click()
    field = page.get_by_role("searchbox")
    expect(field).to_be_visible()
    page.evaluate(TURN, "rtl")
    direction = "(node) => getComputedStyle(node).direction"
    assert field.evaluate(direction) == "rtl"
    field.fill("wars")
    assert field.evaluate(direction) == "ltr"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("text", ["wars", "سلام"])
def test_no_text_is_below_the_button_that_shows_a_password(visit, direction, text):
    page = visit("/sign-up")
    page.locator(".reveal").first.wait_for()
    page.evaluate(TURN, direction)
    field = page.locator(".secret > .field").first
    field.fill(text)
    side = "right" if direction == "ltr" else "left"
    measure = """(node) => {
      const { paddingLeft, paddingRight, marginLeft, marginRight } = getComputedStyle(node);
      return { left: parseFloat(paddingLeft) + parseFloat(marginLeft), right: parseFloat(paddingRight) + parseFloat(marginRight) };
    }"""
    focused = field.evaluate(measure)
    field.blur()
    paddings = field.evaluate(measure)
    # The focus moves no text.
    assert paddings == pytest.approx(focused)
    button, box = page.locator(".reveal").first.bounding_box(), field.bounding_box()
    assert (button["x"] > box["x"] + box["width"] / 2) == (side == "right")
    assert [name for name, padding in paddings.items() if padding != 0] == [side]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_sign_of_a_menu_points_forward_until_it_is_open(visit, direction):
    page = visit("/packing")
    page.locator(".row-submenu").first.wait_for(state="attached")
    page.evaluate(TURN, direction)
    menu = page.locator(".row-submenu").first
    turned = "(menu) => getComputedStyle(menu.querySelector('summary'), '::after').transform"
    # The browser itself mirrors the character.
    assert menu.evaluate(turned) == "none"
    menu.evaluate("(menu) => { menu.open = true; }")
    assert menu.evaluate(turned) == "matrix(-1, 0, 0, 1, 0, 0)"
