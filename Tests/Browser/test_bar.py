# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Bars that fade in, and the indicator of an event that takes a long time."""

import pytest

from support.waiting import follow, until

LOOK = """() => {
  const { backgroundColor, color } = getComputedStyle(document.querySelector(".bar"));
  return [backgroundColor, color];
}"""
CLEAR = ["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"]


def open_shop(visit, **options):
    page = visit("/first-shop", reduced_motion="reduce", **options)
    page.locator("li").first.wait_for()
    return page


def test_a_bar_that_fades_in_is_clear_on_a_page_that_does_not_scroll(visit):
    page = open_shop(visit, viewport={"width": 390, "height": 3300})
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(LOOK) == CLEAR


def test_a_bar_that_fades_in_has_a_ground_after_scrolling(visit):
    page = open_shop(visit)
    assert page.evaluate(LOOK) == CLEAR
    page.evaluate("scrollTo(0, 300)")
    until(page, lambda: page.evaluate(LOOK) != CLEAR, "the ground")
    until(page, lambda: page.evaluate(LOOK)[1] == page.evaluate("getComputedStyle(document.body).color"), "the title")


def test_a_title_without_buttons_beside_it_is_whole(visit):
    page = visit("/numbers", viewport={"width": 320, "height": 600})
    title = page.locator("h1")
    box = title.bounding_box()
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")
    assert abs(box["x"] * 2 + box["width"] - 320) < 1


def test_a_bar_that_fades_in_is_an_ordinary_one_in_forced_colors(visit):
    page = open_shop(visit, forced_colors="active")
    bar, first = page.locator(".bar").bounding_box(), page.locator("li").first.bounding_box()
    assert bar["y"] + bar["height"] <= first["y"] + 1


def test_the_buttons_of_a_colored_bar_have_rings_in_the_color_of_their_texts(visit):
    page = visit("/", reduced_motion="reduce")
    follow(page, page.get_by_role("link", name="Demo three: shop", exact=True))
    page.locator("h1", has_text="Demo three: shop").wait_for()
    back = page.locator(".back")
    page.keyboard.press("Shift")
    back.focus()
    for top in [0, 16, 300]:
        page.evaluate("(top) => scrollTo(0, top)", top)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        style, ring, text = back.evaluate("""(node) => {
          const { outlineStyle, outlineColor, color } = getComputedStyle(node);
          return [outlineStyle, outlineColor, color];
        }""")
        assert style == "solid" and ring == text


def test_the_title_of_a_colored_bar_is_printed_in_the_color_of_text(visit):
    page = visit("/shop")
    page.emulate_media(media="print")
    color = "(node) => getComputedStyle(node).color"
    assert page.locator("h1").evaluate(color) == page.locator("body").evaluate(color)


# The minimum opacity of black between a white picture and the text over it.
SHADE = """() => {
  const { top, bottom } = document.querySelector("h1").getBoundingClientRect();
  const shades = [...document.querySelector(".pager .layered").querySelectorAll("*")].map((node) => {
    const box = node.getBoundingClientRect(), ground = getComputedStyle(node).backgroundColor;
    return box.top < bottom && box.bottom > top ? /^rgba\\(0, 0, 0, (.*)\\)$/.exec(ground)?.[1] : undefined;
  });
  return Math.min(...shades.filter((shade) => shade && shade > 0));
}"""


@pytest.mark.parametrize("path", ["/shop", "/first-shop"])
def test_a_white_title_is_legible_on_a_white_picture(visit, path):
    page = visit(path, reduced_motion="reduce")
    page.locator("li").first.wait_for()
    gray = 1 - page.evaluate(SHADE)
    light = ((gray + 0.055) / 1.055) ** 2.4
    assert 1.05 / (light + 0.05) >= 4.5


@pytest.mark.parametrize("path", ["/settings", "/first-shop"])
@pytest.mark.parametrize("forced_colors", ["none", "active"])
def test_the_sign_of_a_slow_event_moves_nothing(visit, path, forced_colors):
    page = visit("/", forced_colors=forced_colors, reduced_motion="reduce")
    name = {"/settings": "Settings", "/first-shop": "First version: shop"}[path]
    follow(page, page.get_by_role("link", name=name, exact=True))
    page.locator(".back").wait_for()
    page.locator("h1", has_text=name).wait_for()
    places = "() => [...document.querySelectorAll('h1, .back, li')].map((node) => node.getBoundingClientRect().top)"
    before, look = page.evaluate(places), page.locator(".bar").screenshot()
    page.evaluate("document.body.dataset.waiting = ''")
    assert page.evaluate(places) == before
    assert page.locator(".bar").screenshot() != look


# A white title has enough contrast with the ground of the bar, over the lightest shade of a white picture behind it.
@pytest.mark.parametrize("top", [0, 8, 16, 24, 32, 48, 80, 114])
def test_a_white_title_is_legible_at_each_place(visit, top):
    page = visit("/shop", reduced_motion="reduce")
    page.locator("li").first.wait_for()
    page.evaluate("(top) => scrollTo(0, top)", top)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    ground = page.evaluate("""() => {
      const text = getComputedStyle(document.querySelector(".bar")).backgroundColor;
      const parts = text.match(/[\\d.]+/g).map(Number), scale = text.startsWith("color(") ? 1 : 255;
      return [...parts.slice(0, 3).map((part) => part / scale), parts[3] ?? 1];
    }""")
    shade, alpha = page.evaluate(SHADE), ground[3]
    light = 1 - shade if shade <= 1 else 1
    linear = [((part + 0.055) / 1.055) ** 2.4 if part > 0.04045 else part / 12.92
              for part in (alpha * part + (1 - alpha) * light for part in ground[:3])]
    luminance = sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))
    assert 1.05 / (luminance + 0.05) >= 4.5
