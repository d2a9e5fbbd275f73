# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Forced colors: elements that have several colors in other schemes still show their state."""

import pytest


@pytest.fixture
def forced(visit):
    return lambda path: visit(path, forced_colors="active", reduced_motion="reduce")


@pytest.mark.parametrize("selector", ["progress", "meter"])
def test_progress_is_shown(forced, selector):
    gauge = forced("/controls").locator(selector).first
    pictures = []
    for value in [0.1, 0.9]:
        gauge.evaluate("(gauge, value) => { gauge.value = value; }", value)
        pictures.append(gauge.screenshot())
    assert pictures[0] != pictures[1]


def test_an_eye_that_is_open_is_crossed_out(forced):
    button = forced("/sign-up").locator(".reveal").first
    button.evaluate("(button) => { button.ariaPressed = true; }")
    stroke, color = button.evaluate("(node) => [getComputedStyle(node, '::after').backgroundColor, getComputedStyle(node).color]")
    assert stroke == color


@pytest.mark.parametrize("media", ["screen", "print"])
def test_a_selected_row_has_a_frame(forced, media):
    # The rules of a secure field are those of selected rows, too.
    page = forced("/sign-up")
    page.emulate_media(media=media)
    row = page.locator("li").first
    row.evaluate("(row) => { row.className += ' selected'; }")
    frame = row.evaluate("(row) => { const { outlineStyle, outlineWidth } = getComputedStyle(row); return [outlineStyle, outlineWidth]; }")
    assert frame == ["solid", "3px"]


@pytest.mark.parametrize("path,selector,element", [
    ("/controls", ".spinner", None), ("/playlist", ".refresh", "::before"), ("/shop", ".pause", "::before")])
def test_shapes_keep_their_transparent_borders(forced, path, selector, element):
    # Open circles, and the triangle of a stopped pager.
    shape = forced(path).locator(selector).first
    colors = shape.evaluate("""(node, element) => {
      node.ariaPressed = true;
      const { borderTopColor, borderInlineStartColor } = getComputedStyle(node, element);
      return [borderTopColor, borderInlineStartColor];
    }""", element)
    assert colors[0] != colors[1]


def test_the_title_of_a_submenu_looks_like_an_action(forced):
    page = forced("/packing")
    grounds = [page.locator(f".row-actions {selector}.row-action").first.evaluate(
        "(node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).color]") for selector in ["summary", "button"]]
    assert grounds[0] == grounds[1]


@pytest.mark.parametrize("selector", ["#toast > span", "#lost"])
def test_notices_have_edges(forced, selector):
    page = forced("/settings")
    page.locator("li").first.wait_for()
    width = page.evaluate("""(selector) => {
      document.querySelector("#toast").append(document.createElement("span"));
      document.querySelector("#lost").append("Connection lost");
      return getComputedStyle(document.querySelector(selector)).borderTopWidth;
    }""", selector)
    assert width == "1px"
