# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Narrow pages with large text: no word is broken, no part covers another, and each part has one side."""

import pytest

from support.waiting import follow
from test_every_page import TURN
from test_gallery import row

# The words of elements that are on more than one line.
BROKEN = """(selector) => [...document.querySelectorAll(selector)].flatMap((node) => {
  const text = node.firstChild, range = new Range();
  return [...text?.data?.matchAll(/\\S+/g) ?? []].filter(({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})"""
# Pairs of parts of rows that overlap.
COVERED = """() => [...document.querySelectorAll(".horizontal")].flatMap((stack) => {
  const boxes = [...stack.children].map((node) => [node.className, node.getBoundingClientRect()]);
  return boxes.flatMap(([name, one], place) => boxes.slice(place + 1)
    .filter(([, other]) => one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1)
    .map(([other]) => `${name} / ${other}`));
})"""
# Parts after the space of a row that do not end at the end of the row, although no other part is to their right.
ASTRAY = """() => [...document.querySelectorAll(".horizontal > .space ~ *")].filter((node) => {
  const box = node.getBoundingClientRect(), row = node.parentElement.getBoundingClientRect();
  const isRight = document.documentElement.dir === "ltr";
  const next = node.nextElementSibling?.getBoundingClientRect();
  const isLast = !next || next.top >= box.bottom - 1;
  return node.matches(":not(datalist, .spinner)") && isLast && Math.abs(isRight ? box.right - row.right : box.left - row.left) > 1;
}).map((node) => node.outerHTML)"""
# Titles of rows that do not begin at the start of the row.
ASTRAY_TITLES = """() => [...document.querySelectorAll(".cell > .horizontal > .text:first-child")].filter((node) => {
  const box = node.getBoundingClientRect(), row = node.parentElement.getBoundingClientRect();
  return Math.abs(document.documentElement.dir === "ltr" ? box.left - row.left : box.right - row.right) > 1;
}).map((node) => node.textContent)"""
# The texts of elements that are wider than the elements without their padding.
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((node) => {
  const range = new Range(), { paddingLeft, paddingRight } = getComputedStyle(node);
  range.selectNodeContents(node);
  const width = node.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return range.getBoundingClientRect().width > width;
}).map((node) => node.textContent)"""

GROUND = "() => getComputedStyle(document.querySelector('.bar')).backgroundColor"


@pytest.fixture
def enlarged(gallery, open_page):
    """Opens a page with text twice as large."""
    def enlarged(path, width=320, **options):
        options.setdefault("locale", "en-GB")
        page = open_page(viewport={"width": width, "height": 844}, reduced_motion="reduce", **options)
        cdp = page.context.new_cdp_session(page)
        cdp.send("Page.enable")
        cdp.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
        page.goto(gallery + path)
        page.locator("li").first.wait_for()
        return page
    return enlarged


@pytest.mark.parametrize("path", ["/settings", "/controls", "/numbers", "/shipping", "/sign-up", "/cities"])
def test_controls_leave_their_titles_whole(enlarged, path):
    page = enlarged(path)
    assert page.evaluate(BROKEN, ".text:not([aria-hidden] *)") == []
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("path", ["/settings", "/controls", "/contact", "/playlist"])
def test_switches_and_values_are_at_one_side(enlarged, path, width, direction):
    page = enlarged(path, width)
    page.evaluate(TURN, direction)
    assert page.evaluate(ASTRAY) == []
    for switch in page.locator(".toggle").all():
        cell = switch.locator("xpath=ancestor::li")
        assert abs(switch.bounding_box()["y"] * 2 + switch.bounding_box()["height"]
                   - cell.bounding_box()["y"] * 2 - cell.bounding_box()["height"]) <= 2


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("path", ["/controls", "/choices", "/numbers"])
def test_titles_are_at_the_start_in_any_direction(enlarged, path, direction):
    page = enlarged(path)
    page.evaluate(TURN, direction)
    assert page.evaluate(ASTRAY_TITLES) == []


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("path", ["/controls", "/choices"])
def test_segments_are_whole(enlarged, path, direction):
    page = enlarged(path)
    page.evaluate(TURN, direction)
    assert page.evaluate(CUT, ".segment") == []


def test_the_title_of_the_bar_has_the_place_of_the_other_title(enlarged):
    page = enlarged("/")
    follow(page, row(page, "Custom cells, grouped").get_by_role("link"))
    page.get_by_role("heading", name="Custom cells, grouped").wait_for()
    assert page.evaluate(BROKEN, "h1") == []
    assert page.get_by_role("button", name="Back: Gallery").bounding_box()["width"] < 80


def test_the_buttons_of_rows_leave_their_titles_whole(enlarged):
    page = enlarged("/playlist")
    page.get_by_role("switch").click()
    page.get_by_label("Move down: Rain on a tin roof").wait_for()
    assert page.evaluate(BROKEN, "li .text") == []
    for button in page.locator("li :is(.up, .down, summary)").all():
        assert button.bounding_box()["height"] >= 44


@pytest.mark.parametrize("path", ["/", "/settings", "/playlist"])
def test_no_header_is_wider_than_the_page(enlarged, path):
    assert enlarged(path).evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_dates_are_whole(visit, enlarged, locale, is_large):
    options = {"viewport": {"width": 320, "height": 844}, "locale": locale}
    page = enlarged("/controls", locale=locale) if is_large else visit("/controls", **options)
    page.locator(".date").first.wait_for()
    assert page.evaluate("""() => [...document.querySelectorAll(".date")].filter((field) => {
      const whole = field.cloneNode();
      whole.style.cssText = "position: absolute; min-inline-size: 0; max-inline-size: none; inline-size: max-content";
      field.parentElement.append(whole);
      const { width } = whole.getBoundingClientRect();
      whole.remove();
      return width > field.getBoundingClientRect().width;
    }).length""") == 0


@pytest.mark.parametrize("path", ["/controls", "/choices", "/numbers"])
def test_without_a_script_lists_fit_and_have_a_sign(enlarged, path):
    page = enlarged(path, java_script_enabled=False)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for node in page.locator(".picker > select").all():
        assert node.evaluate("(list) => getComputedStyle(list).appearance") != "none"


def test_a_unit_is_beside_its_field(enlarged):
    page = enlarged("/numbers")
    price = row(page, "Price")
    unit, field = price.locator(".text").last.bounding_box(), price.locator("input").bounding_box()
    assert field["y"] <= unit["y"] <= field["y"] + field["height"]


@pytest.mark.parametrize("width", [320, 390])
def test_a_bar_that_fades_in_covers_no_picture(enlarged, width):
    page = enlarged("/", width)
    follow(page, row(page, "First version: shop").get_by_role("link"))
    page.locator("h1", has_text="First version: shop").wait_for()
    bar, first = page.locator(".bar").bounding_box(), page.locator("li").first.bounding_box()
    assert bar["y"] + bar["height"] <= first["y"] + 1
    assert page.evaluate(GROUND) != "rgba(0, 0, 0, 0)"


def test_an_open_submenu_is_no_wider_than_the_page(enlarged):
    page = enlarged("/packing", 360)
    page.get_by_label("Actions: Socket adapter").click()
    page.get_by_label("Move to: Socket adapter").click()
    entries = page.locator(".row-submenu[open] .row-action")
    assert entries.count() > 1
    for entry in entries.all():
        box = entry.bounding_box()
        assert 0 <= box["x"] and box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_rows_without_margins_have_no_space_between_them(enlarged):
    page = enlarged("/shop")
    assert page.locator(".cell").first.evaluate("(cell) => getComputedStyle(cell).paddingBlock") == "0px"


def test_no_header_stays_over_rows(enlarged):
    page = enlarged("/cities")
    page.get_by_text("Bangkok").scroll_into_view_if_needed()
    assert page.locator("h2").first.evaluate("(header) => getComputedStyle(header).position") == "static"
