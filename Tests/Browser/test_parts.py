# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The look and the accessibility of parts, on LawServer's page of all kinds."""

import pytest

from support.accessibility import violations

VARIANTS = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
    "narrow": {"viewport": {"width": 320, "height": 844}},
    "wide": {"viewport": {"width": 1024, "height": 844}},
}
# The picture whose file does not exist.
MISSING = ["status of 404"]


def box(page, selector):
    return page.locator(selector).first.bounding_box()


def outside(page):
    """Returns the elements that exceed the page and are in no scrolling element."""
    return page.evaluate("""() => {
      const wrong = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls"] : [];
      for (const node of document.querySelectorAll(".cell *:not(.pager *)")) {
        const { left, right, width } = node.getBoundingClientRect();
        if (width && (left < -0.5 || right > innerWidth + 0.5)) wrong.push(node.outerHTML.slice(0, 120));
      }
      return wrong;
    }""")


def scale_text(page, percent):
    """Sets the text size of the reader."""
    page.evaluate("percent => document.documentElement.style.setProperty('font-size', percent)", percent)


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_parts(law_server, open_page, shot, variant, language):
    page = open_page(f"{law_server}/parts/{language}", ignoring=MISSING, **VARIANTS[variant])
    assert outside(page) == []
    assert violations(page) == []
    shot(page, f"parts-{variant}-{language}", full_page=True)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_large_text(law_server, open_page, shot, language):
    page = open_page(f"{law_server}/parts/{language}", ignoring=MISSING)
    scale_text(page, "200%")
    assert outside(page) == []
    assert violations(page) == []
    shot(page, f"parts-large-{language}", full_page=True)


def test_a_custom_row_kind(law_server, open_page):
    page = open_page(f"{law_server}/parts/en", ignoring=MISSING)
    row = page.locator(".row").first
    assert row.inner_text().split("\n")[0] == "Comfort"
    assert row.get_by_role("img", name="4 of 5").is_visible()
    assert row.get_by_role("button", name="Rate").is_visible()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_parts_reach_the_edges_of_a_row_without_margins(law_server, open_page, language):
    page = open_page(f"{law_server}/parts/{language}", ignoring=MISSING)
    for key, part in [("tpager", ".pager"), ("tband", ".box")]:
        row, inner = box(page, f"[data-key={key}]"), box(page, f"[data-key={key}] {part}")
        # A row is at least 44 points tall, and its parts are in the middle.
        assert (inner["x"], inner["width"]) == (row["x"], row["width"]), key
    assert box(page, "[data-key=tpager] .pager")["height"] == box(page, "[data-key=tpager]")["height"]


@pytest.mark.parametrize("language", ["en", "ar"])
def test_texts_follow_the_reading_direction_of_the_page(law_server, open_page, language):
    page = open_page(f"{law_server}/parts/{language}", ignoring=MISSING)
    sides = page.locator("[data-key=tband] .text").evaluate_all("""nodes => nodes.map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      return [left, innerWidth - right];
    })""")
    begin, end = (0, 1) if language == "en" else (1, 0)
    assert sides[0][begin] == pytest.approx(12, abs=0.5) and sides[0][end] > 100
    assert sides[1][end] == pytest.approx(12, abs=0.5) and sides[1][begin] > 100


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_line_is_as_wide_as_its_column_and_its_limit_allow(law_server, open_page, language):
    page = open_page(f"{law_server}/parts/{language}", ignoring=MISSING)
    title, short, _, value = (node.bounding_box() for node in page.locator("[data-key=tlimits] .text").all())
    assert title["width"] == pytest.approx(200, abs=0.5) and value["width"] == pytest.approx(60, abs=0.5)
    assert short["width"] < 60 and title["height"] == short["height"]


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_line_in_a_footer_ends_at_its_margin(law_server, open_page, language):
    page = open_page(f"{law_server}/parts/{language}", ignoring=MISSING, viewport={"width": 320, "height": 844})
    line = page.locator(".page-footer .text")
    left, right = line.evaluate("node => [node.getBoundingClientRect().left, innerWidth - node.getBoundingClientRect().right]")
    assert min(left, right) > 10 and outside(page) == []
    assert line.evaluate("node => node.scrollWidth > node.clientWidth")


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("width", [390, 1200])
def test_a_photograph_has_its_ratio_before_it_is_loaded(law_server, open_page, width, language):
    page = open_page(f"{law_server}/parts/{language}", ignoring=[*MISSING, "ERR_FAILED"],
                     viewport={"width": width, "height": 844})
    column = box(page, "[data-key=tphotograph] .vertical")
    photograph = box(page, "[data-key=tphotograph] .image")
    assert photograph["width"] == pytest.approx(min(column["width"], 450), abs=0.5)
    assert photograph["height"] == pytest.approx(photograph["width"] / 1.5, abs=0.5)
    # The stack centers its parts.
    middle = column["x"] + column["width"] / 2
    assert photograph["x"] + photograph["width"] / 2 == pytest.approx(middle, abs=0.5)
    page.route("**/images/**", lambda route: route.abort())
    page.reload()
    assert box(page, "[data-key=tphotograph] .image") == photograph


def test_signs_are_visible_without_backgrounds(law_server, open_page):
    page = open_page(f"{law_server}/parts/en", ignoring=MISSING, forced_colors="active")
    dot, text = page.locator(".badge.dot"), page.locator(".badge:not(.dot)").first
    ground, line = (node.evaluate("node => getComputedStyle(node).backgroundColor") for node in (
        dot, page.locator("body")))
    assert ground != line and ground != "rgba(0, 0, 0, 0)"
    for node in [text, page.locator(".button").first]:
        assert node.evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
    rows = page.locator(".rows:has([data-key=tstart]) > .row")
    tops = rows.evaluate_all("nodes => nodes.map((node) => getComputedStyle(node).borderBlockStartWidth)")
    assert tops == ["0px", "1px", "1px", "1px", "1px"]


def test_distributions(law_server, open_page):
    page = open_page(f"{law_server}/parts/en", ignoring=MISSING)

    def boxes(name):
        nodes = page.locator(f"[data-key=t{name}] .box")
        return [nodes.nth(index).bounding_box() for index in range(3)]

    def ends(name):
        first, _, last = boxes(name)
        return first["x"], last["x"] + last["width"]

    left, right = 16, 390 - 16
    assert ends("start")[0] == left and ends("start")[1] < right
    assert abs(sum(ends("center")) - left - right) < 1
    assert ends("end")[1] == pytest.approx(right, abs=0.1) and ends("end")[0] > left
    assert ends("spaceBetween") == pytest.approx((left, right), abs=0.1)
    assert len({round(one["width"]) for one in boxes("equal")}) == 1


def test_pictures(law_server, open_page):
    page = open_page(f"{law_server}/parts/en", ignoring=MISSING)
    for fit, css in [("stretch", "fill"), ("fit", "contain"), ("fill", "cover")]:
        styles = page.locator(f"[data-key=t{fit}] img").evaluate_all("""nodes => nodes.map((node) => {
          const { objectFit, borderRadius, backgroundColor, width, height } = getComputedStyle(node);
          return [objectFit, borderRadius, backgroundColor, width, height];
        })""")
        assert [style[:2] for style in styles] == [
            [css, "0px"], [css, "10px"], [css, "50%"], [css, "10px"]]
        assert {tuple(style[2:]) for style in styles} == {("rgb(229, 229, 234)", "60px", "40px")}


def test_a_grid_of_buttons_is_reached_with_the_keyboard(law_server, open_page):
    page = open_page(f"{law_server}/parts/en", ignoring=MISSING)
    buttons = page.locator("[data-key=tgrid] button")
    tops = [buttons.nth(index).bounding_box()["y"] for index in range(5)]
    assert len(set(tops[:4])) == 1 and tops[4] > tops[0]
    buttons.first.focus()
    names = []
    for _ in range(5):
        names.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
        page.keyboard.press("Tab")
    assert names == ["Album", "Cards", "Favorites", "Settings", "Shake"]


def test_lines_of_a_field(law_server, open_page):
    page = open_page(f"{law_server}/parts/en", ignoring=MISSING)
    # Three lines of 13 points, 1.3 times as tall, and 4 points above and below, for any text.
    height = box(page, "[data-key=tnote] textarea")["height"]
    assert height == pytest.approx(3 * 15 * 1.3 + 8, abs=0.5)
