# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The places of outlines, signs, icons, marks, and links, which no other test compares."""

import base64

import pytest

from support.drawing import DRAWN
from support.waiting import follow, until
from test_gallery import row
from test_large_text import enlarged  # noqa: F401

# The box of an element, as far as its outline reaches.
OUTLINED = """(node) => {
  const { top, bottom, left, right } = node.getBoundingClientRect(), style = getComputedStyle(node);
  const reach = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
  return { top: top - reach, bottom: bottom + reach, left: left - reach, right: right + reach, inner: parseFloat(style.paddingLeft) };
}"""


def box(node):
    return node.evaluate("(node) => node.getBoundingClientRect().toJSON()")


@pytest.mark.parametrize("locale", ["en-GB", "ar-EG"])
def test_the_outline_of_a_field_covers_no_text(visit, locale):
    page = visit("/sign-up", locale=locale)
    page.get_by_role("button", name="Create account").click()
    error = page.locator(".notes .text").first
    error.wait_for()
    field = page.locator("input:focus")
    field.evaluate("(field) => { field.value = 'x'.repeat(200); }")
    outline, title = field.evaluate(OUTLINED), page.locator("li").first.locator(".text").first
    assert outline["bottom"] <= box(error)["top"] and outline["left"] >= box(title)["right"]
    assert outline["inner"] >= 4 and page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_text_of_a_field_keeps_its_place_when_the_field_has_the_focus(visit):
    page = visit("/card")
    field = page.locator("input.field").first
    edges = """(field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect(), style = getComputedStyle(field);
      return [left + parseFloat(style.paddingLeft), right - parseFloat(style.paddingRight), top, bottom];
    }"""
    before = field.evaluate(edges)
    field.focus()
    assert field.evaluate(edges) == pytest.approx(before)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_track_of_a_slider_has_the_colors_of_the_theme(visit, scheme):
    page = visit("/", color_scheme=scheme)
    row(page, "Theme").get_by_role("button").click()
    row(page, "Theme").get_by_text("WeChat").wait_for()
    page.goto(page.url + "controls")
    slider = page.locator(".slider").first
    slider.wait_for()
    assert slider.evaluate("(slider) => getComputedStyle(slider).appearance") == "none"
    control, ground = page.evaluate("""() => {
      const probe = document.querySelector(".slider");
      probe.style.color = "var(--control)";
      return [getComputedStyle(probe).color, getComputedStyle(probe.closest("li")).backgroundColor];
    }""")
    # The part before the thumb has the color of controls. The track after it differs little from the ground.
    filled, track = pixels(page, slider, [.03, .5], [.97, .5])
    assert filled == numbers(control)
    assert 30 < sum(abs(one - two) for one, two in zip(track, numbers(ground))) < 300


def test_a_slider_in_forced_colors_is_that_of_the_browser(visit):
    page = visit("/controls", forced_colors="active")
    assert page.locator(".slider").first.evaluate("(slider) => getComputedStyle(slider).appearance") == "auto"


def numbers(color):
    return [int(part) for part in color[4:-1].split(",")]


def pixels(page, node, *places):
    """Returns the colors of an element at places, each of which is two shares of its width and height."""
    address = base64.b64encode(node.screenshot()).decode()
    return page.context.new_page().evaluate("async ([address, places]) => {" + DRAWN + """
      return places.map(([x, y]) => [...context.getImageData(image.width * x, image.height * y, 1, 1).data].slice(0, 3));
    }""", [f"data:image/png;base64,{address}", places])


def test_a_gauge_is_filled_to_its_height(visit):
    page = visit("/controls")
    gauge = page.locator("meter").first
    gauge.evaluate("(gauge) => { gauge.value = gauge.max; }")
    upper, lower = pixels(page, gauge, [.5, .3], [.5, .7])
    assert upper == lower


def test_the_reason_below_a_disabled_button_is_in_the_middle(visit):
    page = visit("/expenses")
    line = page.locator("li", has_text="Nothing to undo")
    title, reason = (box(line.locator(".text").nth(place)) for place in (0, 1))
    middle = lambda box: box["left"] + box["width"] / 2
    assert middle(reason) == pytest.approx(middle(title), abs=1)


def test_a_wheel_is_a_menu_next_to_its_title(visit):
    page = visit("/controls")
    line = page.locator("li", has_text="Paper, as a wheel")
    title, choice = box(line.locator(".text").first), box(line.locator(".picker"))
    assert choice["top"] <= title["top"] and title["bottom"] <= choice["bottom"]
    assert title["right"] <= choice["left"]


@pytest.mark.parametrize("name,is_before", [("Price", True), ("Discount", False)])
def test_the_sign_of_a_number_is_next_to_its_field(visit, name, is_before):
    page = visit("/numbers")
    line = row(page, name)
    field, sign = box(line.locator("input")), box(line.locator(".text").last)
    gap = field["left"] - sign["right"] if is_before else sign["left"] - field["right"]
    assert 0 < gap < 10


# The width of the text of a field.
INK = """(field) => {
  const context = document.createElement("canvas").getContext("2d");
  context.font = getComputedStyle(field).font;
  return context.measureText(field.value).width;
}"""


def test_a_sign_before_a_number_is_next_to_its_digits(visit):
    page = visit("/numbers", viewport={"width": 1200, "height": 900})
    line = row(page, "Price")
    field, sign, cell = line.locator("input"), line.locator(".text").last, line.locator(".cell")
    for text in ["9", "1,234.50"]:
        field.fill(text)
        assert box(field)["right"] - field.evaluate(INK) - box(sign)["right"] < 16
        page.locator("h1").click()
        # The page shows the number in its format.
        until(page, lambda: box(field)["right"] - field.evaluate(INK) - box(sign)["right"] < 12)
        assert box(cell)["right"] - box(field)["right"] == pytest.approx(16, abs=1)
    # The whole row leads to the field.
    cell.click(position={"x": 200, "y": 20})
    assert field.evaluate("(field) => field === document.activeElement")
    field.fill("1" * 200)
    assert box(line)["left"] < box(sign)["left"] and page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Returns the number of blank columns of pixels between the icon at the end of a picture and the text before it.
GAP = "async (address) => {" + DRAWN + """
  const { data } = context.getImageData(0, 0, image.width, image.height), columns = new Set();
  for (let at = 0; at < data.length; at += 4) {
    if ([0, 1, 2].some((part) => Math.abs(data[at + part] - data[part]) > 60)) columns.add(at / 4 % image.width);
  }
  const inked = [...columns].sort((one, two) => two - one);
  const place = inked.findIndex((column, place) => column - inked[place + 1] > 3);
  return inked[place] - inked[place + 1];
}"""


def test_dates_and_times_have_the_same_gap_before_their_icons(visit):
    page = visit("/controls")
    page.locator(".date").first.wait_for()
    blank, gaps = page.context.new_page(), []
    for field in page.locator(".date").all():
        address = base64.b64encode(field.screenshot()).decode()
        gaps.append(blank.evaluate(GAP, f"data:image/png;base64,{address}"))
    assert len(gaps) > 3 and max(gaps) - min(gaps) <= 6 and min(gaps) >= 8, gaps


@pytest.mark.parametrize("width", [769, 1920])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_index_is_next_to_the_column(visit, width, direction):
    page = visit("/cities", viewport={"width": width, "height": 700})
    page.evaluate("(dir) => { for (const node of [document.documentElement, document.querySelector('main')]) node.dir = dir; }", direction)
    index, rows = box(page.locator(".index")), box(page.locator(".rows").first)
    gap = index["left"] - rows["right"] if direction == "ltr" else rows["left"] - index["right"]
    assert -0.5 <= gap < 10 and page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_dots_have_lines_where_colors_are_forced(visit):
    page = visit("/shop", forced_colors="active", reduced_motion="reduce")
    page.locator(".dots").first.wait_for()
    shadow = page.locator(".dots > *").first.evaluate("(node) => getComputedStyle(node, '::scroll-marker').boxShadow")
    assert shadow != "none"


def test_categories_have_two_columns_and_whole_words_with_large_text(enlarged):  # noqa: F811
    page = enlarged("/shop", width=390)
    grid = page.locator(".grid").first
    assert grid.evaluate("(grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length") == 2
    assert all(height < 60 for height in grid.locator(".text").evaluate_all(
        "(texts) => texts.map((text) => text.getBoundingClientRect().height)"))
    name = page.locator(".some-lines").first
    assert name.evaluate("(name) => name.scrollHeight <= name.clientHeight + 1")


def test_an_unknown_address_leads_to_the_start_page(visit):
    page = visit("/nowhere", viewport={"width": 200, "height": 500}, ignoring=["404"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    title = page.get_by_role("heading")
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")
    page.get_by_role("link", name="Start page").click()
    page.get_by_role("heading", name="Gallery").wait_for()


def test_a_page_that_is_opened_directly_leads_to_all_pages(visit):
    page = visit("/discover")
    row(page, "All pages").get_by_role("button").click()
    follow(page, row(page, "Discover").get_by_role("link"))
    page.locator(".back").wait_for()
    page.get_by_role("heading", name="Discover").wait_for()
    assert row(page, "All pages").count() == 0


def test_a_row_without_a_destination_says_so(visit):
    page = visit("/discover")
    row(page, "Moments").get_by_role("button").click()
    page.get_by_text("This row only shows how a row looks").wait_for()


@pytest.mark.parametrize("width,height", [(360, 640), (1100, 800)])
def test_a_picker_on_a_page_of_its_own_opens_at_its_choice(visit, width, height):
    page = visit("/choices", viewport={"width": width, "height": height})
    row(page, "City").get_by_role("button").click()
    choice = page.get_by_role("radio", checked=True)
    page.get_by_role("heading", name="City").wait_for()
    until(page, lambda: choice.count() == 1)
    until(page, lambda: choice.evaluate("""(node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return top >= document.querySelector(".bar").getBoundingClientRect().bottom && bottom <= innerHeight;
    }"""))
