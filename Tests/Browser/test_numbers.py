# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The page with numbers: four languages, from left to right and from right to left, and icons on tiles."""

import base64

import pytest
from playwright.sync_api import expect

from support.accessibility import violations
from support.drawing import DRAWN
from support.waiting import until
from test_every_page import TEXTS, take_standard_theme
from test_gallery import row

# Returns the first and the last column of a picture with a pixel that differs from that in its corner.
INK = "async (address) => {" + DRAWN + """
  const { data } = context.getImageData(0, 0, image.width, image.height), columns = [];
  for (let at = 0; at < data.length; at += 4) {
    if ([0, 1, 2].some((part) => Math.abs(data[at + part] - data[part]) > 60)) columns.push(at / 4 % image.width);
  }
  return [columns.reduce((one, two) => Math.min(one, two)), columns.reduce((one, two) => Math.max(one, two)), image.width];
}"""


@pytest.fixture
def numbers(gallery, visit):
    def numbers(language=None, **options):
        page = visit(**options)
        take_standard_theme(page, gallery)
        page.goto(gallery + "/numbers")
        page.locator("input[type=date]").first.wait_for()
        page.wait_for_load_state("load")
        if language:
            page.locator("select").first.select_option(label=language)
            page.wait_for_function("() => document.querySelector('main').dir === 'rtl'")
        return page
    return numbers


def ink(page, blank, field):
    """Returns the distances in CSS pixels from the sides of a field to what is drawn in it."""
    picture = base64.b64encode(field.screenshot()).decode()
    first, last, width = blank.evaluate(INK, f"data:image/png;base64,{picture}")
    scale = width / field.bounding_box()["width"]
    return first / scale, (width - 1 - last) / scale


@pytest.mark.parametrize("kind", ["date", "time"])
@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_dates_are_at_the_end_of_the_line(numbers, open_page, kind, locale):
    blank = open_page()
    for language, side in [(None, 1), ("العربية", 0)]:
        page = numbers(language, locale=locale)
        for field in page.locator(f"input[type={kind}]").all():
            ends = ink(page, blank, field)
            # There is space around the icon of the picker.
            assert ends[side] <= 8, (language, ends)


@pytest.mark.parametrize("language, texts", [
    (None, ["12,500", "1.234,5", "١٢٬٥٠٠"]), ("العربية", ["12,500", "1.234,5", "١٢٬٥٠٠"])])
def test_numbers_are_written_in_each_language(numbers, language, texts):
    page = numbers(language)
    fields = page.locator("input.field").evaluate_all("nodes => nodes.map((node) => node.value)")
    assert set(texts) <= set(fields)
    sides = page.locator("input.field").evaluate_all("nodes => nodes.map((node) => getComputedStyle(node).textAlign)")
    assert set(sides) == {"left" if language else "right"}


def test_a_number_of_one_language_appears_in_the_others(numbers):
    page = numbers()
    row(page, "Gewicht").get_by_role("textbox").fill("2.345,25")
    row(page, "Rabatt").get_by_role("textbox").focus()
    expect(row(page, "Weight").get_by_role("textbox")).to_have_value("2,345.25")
    expect(row(page, "الوزن").get_by_role("textbox")).to_have_value("٢٬٣٤٥٫٢٥")


def test_a_choice_before_its_module_is_loaded_is_sent(gallery, visit):
    page = visit()
    held = []
    page.route("**/controls.js", lambda route: held.append(route), times=1)
    page.goto(gallery + "/numbers")
    until(page, lambda: held, "the request for the module")
    page.locator("select").first.select_option(label="العربية")
    held.pop().continue_()
    page.wait_for_function("() => document.querySelector('main').dir === 'rtl'")
    # Lists that nobody has touched send nothing.
    assert page.locator("select").first.evaluate("(list) => list.selectedOptions[0].label") == "العربية"
    assert page.locator("#toast span").count() == 0


@pytest.mark.parametrize("width", [360, 1000])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", [None, "العربية"])
def test_the_page_is_accessible(numbers, shot, language, scheme, width):
    page = numbers(language, color_scheme=scheme, viewport={"width": width, "height": 900})
    assert page.evaluate(TEXTS) == []
    assert violations(page) == []
    shot(page, f"numbers-{'ar' if language else 'en'}-{scheme}-{width}", full_page=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_icons_of_settings_are_on_tiles(gallery, visit, shot, scheme):
    page = visit(color_scheme=scheme)
    take_standard_theme(page, gallery)
    page.goto(gallery + "/settings")
    page.locator(".tile").first.wait_for()
    tiles = page.locator(".tile").evaluate_all("""nodes => nodes.map((node) => {
      const box = node.getBoundingClientRect(), inner = node.firstElementChild.getBoundingClientRect();
      const { maskImage, backgroundColor } = getComputedStyle(node.firstElementChild);
      return [box.width, box.height, inner.left - box.left, inner.top - box.top, inner.width, backgroundColor,
        maskImage.match(/url\\("(.*)"\\)/)[1]];
    })""")
    assert len(tiles) == 10
    for tile in tiles:
        assert tile[:5] == pytest.approx([30, 30, 5, 5, 20], abs=0.1)
        assert page.request.get(tile[6]).headers["content-type"].startswith("image/svg+xml")
    assert [tile[5] for tile in tiles] == ["rgb(255, 255, 255)"] * 9 + ["rgb(0, 0, 0)"]
    shot(page, f"settings-tiles-{scheme}", full_page=True)


def test_tiles_keep_their_colors_where_colors_are_forced(gallery, visit):
    page = visit(forced_colors="active")
    take_standard_theme(page, gallery)
    page.goto(gallery + "/settings")
    tile = page.locator(".tile").first
    tile.wait_for()
    ground, sign = (node.evaluate("node => getComputedStyle(node).backgroundColor")
                    for node in (tile, tile.locator("span")))
    assert (ground, sign) == ("rgb(10, 111, 232)", "rgb(255, 255, 255)")
