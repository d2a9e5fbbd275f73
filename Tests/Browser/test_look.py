# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The look of pages: no text is cut, no part is hidden, and no target is too small."""

import pytest

from support import described, pages
from support.accessibility import violations
from support.described import Page, Row, Section

WIDTHS = [390, 768, 1280]


def open_settings(server, open_page, appearance="grouped", width=390, page=None, **options):
    server.show(page or pages.settings(appearance=appearance), **options.pop("state", {}))
    server.state.below = "Me"
    return open_page(server.url, viewport={"width": width, "height": 900}, **options)


def fits(page):
    """Checks that no element exceeds the page, and that no text is cut in height."""
    return page.evaluate("""() => {
      const wrong = [];
      if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
      for (const cell of document.querySelectorAll("h1,h2,p,.text,.cell,.back,.action")) {
        // What a limit of lines hides is there all the same.
        const isClamped = getComputedStyle(cell).webkitLineClamp !== "none";
        if (!isClamped && cell.scrollHeight > cell.clientHeight + 1 && cell.clientHeight) {
          wrong.push(`cut: ${cell.textContent} ${cell.scrollHeight} > ${cell.clientHeight}`);
        }
        const { left, right } = cell.getBoundingClientRect();
        if (left < 0 || right > innerWidth) wrong.push(`outside: ${cell.textContent}`);
      }
      return wrong;
    }""")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("appearance", ["grouped", "inset", "plain"])
def test_appearances(server, open_page, shot, appearance, scheme, width):
    page = open_settings(server, open_page, appearance, width, color_scheme=scheme)
    assert fits(page) == []
    assert violations(page) == []
    shot(page, f"{appearance}-{scheme}-{width}", full_page=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_me(server, open_page, shot, scheme):
    server.show(pages.me())
    page = open_page(server.url, color_scheme=scheme)
    assert fits(page) == []
    shot(page, f"me-{scheme}-390")


@pytest.mark.parametrize("width", [100, 103.3, 121.5])
def test_the_sign_of_omission_is_whole_at_both_ends(server, open_page, width):
    page = open_settings(server, open_page)
    page.evaluate("""(width) => {
      document.body.replaceChildren(...["left", "right"].map((side) => {
        const node = document.createElement("span");
        node.className = "text one-line";
        node.style.cssText = `display:block; inline-size:${width}px; text-align:${side}; font:17px/1.3 sans-serif`;
        node.textContent = "illustration of fifty iiiii";
        return node;
      }), document.getElementById("lost"));
    }""", width)
    left, right = page.locator(".one-line").all()
    assert left.screenshot() == right.screenshot()


def test_the_sign_of_an_open_row_is_turned(server, open_page):
    def row(key, **options):
        return Row(key, "More", chevron=True, **options)

    server.show(Page("Rows", [Section("ts", [
        row("ta", expanded=False), row("tb", expanded=True), row("tc", expanded=False, detail=True),
        row("td", expanded=True, detail=True)])]))
    page = open_page(server.url)
    assert page.locator(".over-row[aria-expanded]").count() == 2
    turns = page.locator(".chevron").evaluate_all("signs => signs.map((sign) => getComputedStyle(sign).rotate)")
    assert turns == ["none", "90deg", "none", "90deg"]


@pytest.mark.parametrize("width", WIDTHS)
def test_right_to_left(server, open_page, shot, width):
    page = open_settings(server, open_page, width=width, page=pages.arabic(),
                         state={"language": "ar"})
    assert fits(page) == []
    image = page.locator("img").first.bounding_box()
    chevron = page.locator(".chevron").first.bounding_box()
    assert image["x"] > chevron["x"]
    assert violations(page) == []
    shot(page, f"rtl-{width}")


@pytest.mark.parametrize("width", WIDTHS)
def test_text_twice_as_large(server, open_page, shot, width):
    page = open_settings(server, open_page, width=width)
    before = page.locator(".row").first.bounding_box()["height"]
    page.context.new_cdp_session(page).send("Page.enable")
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '32px'")
    assert fits(page) == []
    assert page.locator(".row").first.bounding_box()["height"] >= before * 1.9
    page.set_viewport_size({"width": width, "height": 2100})
    assert fits(page) == []
    shot(page, f"text-200-{width}")


def test_targets_are_large_enough(server, open_page):
    page = open_settings(server, open_page)
    small = page.evaluate("""() => [...document.querySelectorAll("button,input:not([type=hidden])")]
      .map((node) => [node.className, node.getBoundingClientRect()])
      .filter(([, box]) => box.width < 24 || box.height < 22)
      .map(([name, box]) => `${name} ${box.width} × ${box.height}`)""")
    assert [entry for entry in small if not entry.startswith("detail")] == []
    # The detail button is drawn small and has a larger area around it.
    assert page.evaluate("""() => {
      const box = document.querySelector(".detail").getBoundingClientRect();
      const at = document.elementFromPoint(box.left - 5, box.top - 5);
      return at?.className;
    }""") == "detail"


OWN_DIRECTION = """(selectors) => selectors.filter(
  (selector) => getComputedStyle(document.querySelector(selector)).unicodeBidi !== "plaintext")"""


def test_dialog_toast_and_progress(server, open_page, shot):
    for scheme in ["light", "dark"]:
        page = open_settings(server, open_page, color_scheme=scheme)
        server.show_dialogs(described.dialog(1, "Do you really want to log out?", "Your messages stay here.",
                                             "Log out", is_destructive=True))
        page.wait_for_selector("dialog:modal")
        assert violations(page) == []
        assert page.evaluate(OWN_DIRECTION, ["dialog > h2", "dialog > p", ".action"]) == []
        shot(page, f"dialog-{scheme}")
        server.show_dialogs("")
        server.send(toast="The cache is empty.")
        server.send(progress=described.report("Clearing the cache", 0.4))
        page.wait_for_selector("#toast span")
        page.wait_for_selector(".report")
        assert page.evaluate(OWN_DIRECTION, ["#toast > span"]) == []
        assert violations(page) == []
        shot(page, f"toast-{scheme}")
        page.context.close()


def test_forced_colors(server, open_page, shot):
    page = open_settings(server, open_page, forced_colors="active")
    assert fits(page) == []
    assert violations(page) == []
    shot(page, "forced-colors", full_page=True)


def test_print(server, open_page, shot):
    page = open_settings(server, open_page)
    server.show_dialogs(described.dialog(1, "Do you really want to log out?"))
    page.get_by_role("dialog").wait_for()
    page.emulate_media(media="print")
    assert page.locator(".back").is_hidden() and page.locator("dialog").is_hidden()
    # A browser that prints backgrounds would draw both lines between two rows.
    separators = page.locator(".row + .row:not(.no-separator)").evaluate_all(
        "(rows) => rows.map((row) => getComputedStyle(row).backgroundImage)")
    assert set(separators) == {"none"}
    shot(page, "print", full_page=True)


def test_without_script(server, open_page, shot):
    server.show(pages.settings())
    page = open_page(server.url, java_script_enabled=False)
    shot(page, "without-script")
    page.get_by_role("switch").click()
    page.wait_for_load_state()
    assert [event["event"] for event in server.events] == ["value/i1/i7//isOn/1"]
    server.state.dialogs = described.dialog(1, "Do you really want to log out?")
    page.goto(server.url)
    shot(page, "without-script-dialog")
    page.get_by_role("button", name="OK").click()
    assert server.events[-1]["event"] == "answer/1/1"
