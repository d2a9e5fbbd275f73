# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Every page of the gallery, in every size, direction, and color scheme."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.accessibility import violations
from support.waiting import follow

TEXTS = (Path(__file__).parent / "support/texts.js").read_text()
# The start page and the pages of its rows, in order. `test_pages` of the gallery opens each of them by its row.
# In the order of the start page.
PAGES = ["/", "/sign-up", "/shipping", "/expenses", "/card", "/controls", "/choices", "/numbers", "/contact",
         "/playlist", "/packing", "/cities", "/million",
         "/discover", "/me", "/settings", "/info", "/stickers", "/cells/grouped", "/cells/group",
         "/messages", "/profile", "/shop", "/feed", "/first-shop", "/first-feed",
         "/stores", "/stores/employee", "/stores/manager"]
# Rows that lead to other pages of the list have pictures.
LISTED = "li:has(img) a"
BY_HAND = "/stores/by-hand/manager"
CODE = "/code/stickers"
WIDTHS = [390, 768, 1280]
# The violations do not depend on combinations of these, so each size, each direction, and each width is checked once.
CHECKED = [(100, "ltr", 1280), (200, "ltr", 768), (200, "rtl", 390)]

TURN = """(direction) => {
  for (const node of [document.documentElement, document.querySelector("main")]) node.dir = direction;
}"""


def name_of(path):
    return path.strip("/").replace("/", "-") or "start"


def take_standard_theme(page, gallery):
    """Opens the gallery, whose theme is the standard one at first."""
    page.goto(gallery + "/")
    page.locator("li", has_text="Standard").wait_for()


def settled(page, path):
    page.locator("li img" if path == "/stickers" else "li").first.wait_for()
    page.wait_for_function("() => [...document.images].every((image) => image.complete || "
                           "image.getBoundingClientRect().top > innerHeight)")


def test_the_list_is_whole(read):
    assert read("/").locator(LISTED).count() == len(PAGES) - 1


@pytest.mark.parametrize("path", [*PAGES, CODE, BY_HAND])
def test_in_the_dark(gallery, read, shot, path):
    page = read(color_scheme="dark", viewport={"width": 390, "height": 900})
    page.locator("li", has_text="Standard").wait_for()
    cdp = page.context.new_cdp_session(page)
    cdp.send("Page.enable")
    for size in [100, 200]:
        cdp.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * size // 100}})
        page.goto(gallery + path)
        check_in_the_dark(page, shot, path, size)


def check_in_the_dark(page, shot, path, size):
    settled(page, path)
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 0.16 * size
    for direction in ["ltr", "rtl"]:
        page.evaluate(TURN, direction)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            where = f"{path} {direction} {width} {size} %"
            assert page.evaluate(TEXTS) == [], where
            if (size, direction, width) in CHECKED:
                assert violations(page) == [], where
            if direction == "rtl" and width == 390:
                shot(page, f"gallery-{name_of(path)}-dark-rtl-{size}")


def test_the_check_finds_errors(visit):
    page = visit("/settings")
    assert page.evaluate(TEXTS) == []
    page.evaluate("document.querySelector('li:nth-child(2) .text').animate("
                  "{ translate: '0 -40px' }, { fill: 'forwards' })")
    assert any(entry.startswith("overlap") for entry in page.evaluate(TEXTS))
    page.evaluate("document.querySelector('li .cell').animate("
                  "{ minWidth: '500px' }, { fill: 'forwards', duration: 0 })")
    assert any(entry.startswith(("outside", "the page scrolls")) for entry in page.evaluate(TEXTS))


def test_forced_colors(visit, shot):
    page = visit("/settings", forced_colors="active")
    settled(page, "/settings")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.evaluate(TEXTS) == []
    # The switch and the chevrons are drawn by backgrounds and borders, which forced colors remove.
    switch = page.locator(".toggle")
    page.locator("li", has_text="Night mode").get_by_role("switch").click()
    page.wait_for_function("() => document.querySelector('.toggle').ariaChecked === 'true'")
    knob = switch.locator(".knob").evaluate("(node) => getComputedStyle(node).backgroundColor")
    assert knob != switch.evaluate("(node) => getComputedStyle(node).backgroundColor")
    shot(page, "gallery-forced-colors", full_page=True)


@pytest.mark.parametrize("selector", [".segment", ".date", ".color"])
def test_disabled_controls_are_dimmed(read, selector):
    control = read("/controls").locator(selector).first
    assert control.evaluate("(control) => { control.disabled = true; return getComputedStyle(control).opacity; }") == "0.5"


def test_lists_and_dates_have_the_font_of_values(read):
    page = read("/controls", theme="WeChat")
    sizes = [page.locator(selector).first.evaluate("(node) => getComputedStyle(node).fontSize")
             for selector in ["select", ".date", ".dated > .text"]]
    assert sizes == ["13px"] * 3


def test_a_date_with_a_text_below_has_space_around_it(read):
    page = read("/controls")
    row = page.locator("li", has=page.locator(".dated > .text"))
    outer = row.bounding_box()
    inner = [row.locator(selector).bounding_box() for selector in [".date", ".dated > .text"]]
    assert inner[0]["y"] - outer["y"] >= 3
    assert outer["y"] + outer["height"] - inner[1]["y"] - inner[1]["height"] >= 4


def test_without_a_script_a_secure_field_is_as_wide_as_others(visit):
    field = visit("/sign-up", java_script_enabled=False).locator(".secret > .field").first
    assert field.evaluate("(field) => getComputedStyle(field).padding") == "4px 0px"


@pytest.mark.parametrize("path,selectors", [
    ("/settings", [".toggle", ".tile", ".tile > *"]), ("/controls", [".stepper > *", ".segment", "progress", "meter", ".spinner"]),
    ("/shop", [".layered *"])])
def test_shapes_with_a_meaning_are_printed(read, path, selectors):
    page = read(path)
    page.locator("li").first.wait_for()
    page.emulate_media(media="print")
    adjusted = "(node) => getComputedStyle(node).printColorAdjust"
    assert {page.locator(selector).first.evaluate(adjusted) for selector in selectors} == {"exact"}
    page.emulate_media(media="screen")


def test_print(visit, shot):
    page = visit("/")
    follow(page, page.locator("li", has_text="Settings").get_by_role("link"))
    page.wait_for_function("() => document.title === 'Settings'")
    page.get_by_role("switch").click()
    page.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme === 'dark'")
    page.emulate_media(media="print")
    # A printed page has neither night mode nor a background.
    ground, text = page.evaluate("""() => [getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector(".text")).color]""")
    assert ground == "rgba(0, 0, 0, 0)" and text == "rgb(0, 0, 0)"
    assert page.locator(".back").is_hidden()
    assert page.locator("h1").is_visible()
    assert page.evaluate(TEXTS) == []
    shot(page, "gallery-print", full_page=True)


def test_without_a_script_the_pressed_row_stays_in_view(visit):
    page = visit("/controls", java_script_enabled=False)
    for kind, name in [("switch", "Grayscale"), ("switch", "Grayscale"), ("button", "More options")]:
        page.get_by_role(kind, name=name).click()
        page.wait_for_load_state()
        control = page.get_by_role(kind, name=name)
        expect(control).to_be_focused()
        expect(control).to_be_in_viewport()
        assert page.evaluate("scrollY") > 0
