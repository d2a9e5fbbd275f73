# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Moves between sections, menus inside menus, several selected rows, and the index, in the gallery."""

import pytest
from playwright.sync_api import expect

from support.pages import names
from support.waiting import drawn, follow, loaded, until
from test_every_page import TURN

LISTS = """() => [...document.querySelectorAll('.section')].slice(1).map((section) =>
  [...section.querySelectorAll('li')].map((row) => row.querySelector('.text').textContent))"""


@pytest.fixture
def packing(visit):
    page = visit("/packing", reduced_motion="reduce")
    page.locator("summary").first.wait_for()
    return page


@pytest.fixture
def cities(visit):
    page = visit("/cities", reduced_motion="reduce")
    page.locator(".choice").first.wait_for()
    return page


def test_a_row_moves_to_the_next_section(packing):
    packing.get_by_role("switch").click()
    down = packing.get_by_label("Move down: Socket adapter")
    down.wait_for()
    down.focus()
    packing.keyboard.press("Enter")
    packing.wait_for_function(f"() => ({LISTS})()[1][0] === 'Socket adapter'")
    assert packing.evaluate(LISTS)[0] == ["Sun cream"]
    expect(packing.get_by_label("Move down: Socket adapter")).to_be_focused()
    packing.get_by_label("Move up: Socket adapter").click()
    packing.wait_for_function(f"() => ({LISTS})()[0].length === 2")


def test_a_menu_inside_the_menu(packing):
    packing.get_by_label("Actions: Passport").click()
    inner = packing.get_by_label("Move to: Passport")
    target = packing.get_by_label("Packed: Passport")
    assert not target.is_visible()
    inner.click()
    expect(target).to_be_visible()
    target.click()
    packing.wait_for_function(f"() => ({LISTS})()[2].includes('Passport')")
    assert packing.locator("details[open]").count() == 0


def test_escape_closes_the_inner_menu_first(packing):
    outer = packing.get_by_label("Actions: Passport")
    inner = packing.get_by_label("Move to: Passport")
    outer.focus()
    for _ in ["outer", "inner"]:
        packing.keyboard.press("Enter")
        packing.keyboard.press("Tab")
    expect(packing.get_by_label("To buy: Passport")).to_be_focused()
    packing.keyboard.press("Escape")
    expect(inner).to_be_focused()
    assert packing.locator("details[open]").count() == 1
    packing.keyboard.press("Escape")
    expect(outer).to_be_focused()
    assert packing.locator("details[open]").count() == 0


def test_a_click_elsewhere_closes_both_menus(packing):
    packing.get_by_label("Actions: Passport").click()
    packing.get_by_label("Move to: Passport").click()
    packing.locator("h1").click()
    packing.wait_for_function("() => !document.querySelector('details[open]')")


def test_several_rows_are_selected(cities):
    for name in ["Athens", "Bangkok"]:
        cities.get_by_role("checkbox", name=name).click()
        expect(cities.get_by_role("checkbox", name=name)).to_be_checked()
    expect(cities.locator(".section").first).to_contain_text("2")
    cities.get_by_role("checkbox", name="Athens").press("Space")
    expect(cities.get_by_role("checkbox", name="Athens")).not_to_be_checked()
    cities.get_by_text("Deselect all").click()
    expect(cities.get_by_role("checkbox", name="Bangkok")).not_to_be_checked()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_circle_of_a_row_selects_it(cities, direction):
    cities.evaluate(TURN, direction)
    athens = cities.get_by_role("checkbox", name="Athens")
    box, row = athens.bounding_box(), cities.locator(".choice", has=athens).bounding_box()
    assert (box["x"], box["width"]) == (row["x"], row["width"])
    x = row["x"] + (22 if direction == "ltr" else row["width"] - 22)
    cities.mouse.click(x, row["y"] + row["height"] / 2)
    expect(athens).to_be_checked()


def test_forced_colors_and_paper_show_which_rows_are_selected(visit):
    page = visit("/cities", forced_colors="active", reduced_motion="reduce")
    athens = page.get_by_role("checkbox", name="Athens")
    before = athens.screenshot()
    athens.click()
    expect(athens).to_be_checked()
    page.mouse.move(0, 0)
    page.get_by_role("heading", name="Cities").focus()
    assert athens.screenshot() != before
    # Printed pages have lines, but no backgrounds.
    assert athens.evaluate("(button) => getComputedStyle(button, '::after').borderTopWidth") == "6px"


def test_the_index_leads_to_a_section(cities):
    address = cities.url
    loaded(cities, "extras.js")
    cities.get_by_role("navigation").get_by_text("M", exact=True).click()
    cities.wait_for_function("() => document.activeElement.textContent.includes('Madrid')")
    top = cities.locator(".section", has_text="Madrid").bounding_box()["y"]
    assert 0 <= top <= 120
    assert cities.url == address


def test_the_section_of_the_index_keeps_the_focus_when_its_rows_arrive(server, open_page):
    server.show(names(*"abc"))
    page = open_page(server.url)
    page.evaluate("""() => {
      document.querySelector("section").id = "letter";
      document.querySelector("#index").innerHTML = '<nav class="index"><a href="#letter">A</a></nav>';
    }""")
    # A message loads the module that the index needs.
    server.send(title="Letters")
    page.wait_for_function("() => document.title === 'Letters'")
    loaded(page, "extras.js")
    page.get_by_role("link", name="A", exact=True).click()
    section = page.locator("section")
    expect(section).to_be_focused()
    server.send(slices=[[0, '<section class="section" id="letter" data-key="ts" data-rows="new"></section>']])
    page.wait_for_function("() => document.querySelector('section').dataset.rows")
    drawn(page)
    expect(section).to_be_focused()
    # The user moves the focus before the browser removes it.
    section.evaluate("(section) => { section.removeAttribute('tabindex'); section.querySelector('button').focus(); }")
    drawn(page)
    expect(page.get_by_role("button", name="a", exact=True)).to_be_focused()


def test_the_tab_key_reaches_the_index_after_the_rows(cities):
    letters = cities.get_by_role("navigation").get_by_role("link")
    cities.get_by_role("heading", name="Cities").focus()
    cities.keyboard.press("Tab")
    assert cities.evaluate("document.activeElement.closest('main') !== null")
    cities.locator(".row-button").last.focus()
    cities.keyboard.press("Tab")
    expect(letters.first).to_be_focused()
    letters.last.focus()
    cities.keyboard.press("Shift+Tab")
    expect(letters.nth(-2)).to_be_focused()


# The distance of the index from the bar, and from the end of the page.
BESIDE = """() => {
  const index = document.querySelector(".index").getBoundingClientRect(), isRight = document.documentElement.dir === "ltr";
  const bar = document.querySelector(".bar").getBoundingClientRect();
  return [index.top - bar.bottom, isRight ? innerWidth - index.right : index.left];
}"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("size", [16, 32])
def test_the_index_remains_below_a_bar_of_any_height(cities, direction, size):
    cities.set_viewport_size({"width": 320, "height": 500})
    cities.context.new_cdp_session(cities).send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    cities.evaluate(TURN, direction)
    cities.locator("h1").evaluate("(title) => { title.textContent = 'Cities with a long name '.repeat(3); }")
    for top in [0, 700]:
        cities.evaluate("(top) => scrollTo(0, top)", top)
        assert cities.evaluate(BESIDE) == [0, 0]
    # The bar can be pressed, although the box of the index is over it.
    assert cities.evaluate("document.elementFromPoint(160, 10).closest('.bar') !== null")


def test_the_index_appears_with_its_page(visit):
    page = visit("/", reduced_motion="reduce")
    follow(page, page.get_by_role("link", name="Cities"))
    expect(page.get_by_role("navigation").get_by_text("M", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("navigation")).to_have_count(0)


def test_a_header_of_several_lines_covers_no_row_with_the_focus(cities):
    section = cities.locator(".section", has=cities.locator(".choice")).nth(1)
    header = section.locator("h2")
    header.evaluate("(header) => { header.textContent = 'A long header '.repeat(12); }")
    height = header.bounding_box()["height"]
    assert height > 40
    stored = "(node) => parseFloat(node.style.getPropertyValue('--head') || '0')"
    until(cities, lambda: abs(section.evaluate(stored) - height) < 1)
    button = section.locator(".row-button").first
    # Below the header, which stays at the top.
    cities.evaluate("(node) => scrollTo(0, node.offsetTop + 200)", section.element_handle())
    button.evaluate("(button) => button.focus()")
    head, row = header.bounding_box(), button.bounding_box()
    assert row["y"] >= head["y"] + head["height"] - 1.5


@pytest.mark.parametrize("is_pushed", [False, True])
def test_the_rules_are_there_before_the_page(visit, is_pushed):
    page = visit("/" if is_pushed else "/cities", reduced_motion="reduce")
    if is_pushed:
        follow(page, page.get_by_role("link", name="Cities"))
    page.locator(".choice").first.wait_for()
    assert page.evaluate("() => getComputedStyle(document.querySelector('.index')).position") == "absolute"
    circle = "() => getComputedStyle(document.querySelector('.choice > .row-button'), '::before').borderRadius"
    assert page.evaluate(circle) == "50%"


def test_without_a_script(visit):
    page = visit("/cities", java_script_enabled=False)
    assert page.locator(".index").bounding_box()["x"] > page.locator("h1").bounding_box()["x"]
    page.get_by_role("checkbox", name="Athens").click()
    expect(page.get_by_role("checkbox", name="Athens")).to_be_checked()
    page.goto(page.url.replace("/cities", "/packing"))
    page.get_by_label("Actions: Passport").click()
    page.get_by_label("Move to: Passport").click()
    page.get_by_label("Packed: Passport").click()
    page.locator(".section", has_text="A book").get_by_text("Passport").wait_for()
