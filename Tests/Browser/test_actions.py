# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Row actions, moves, and refreshing, on the playlist of the gallery."""

import pytest
from playwright.sync_api import expect

from support.described import Page, Row, Section
from support.waiting import drawn, loaded, until

SONGS = "() => [...document.querySelectorAll('.section:nth-of-type(2) li')].map((row) => row.querySelector('.text').textContent)"
FIRST = ["Rain on a tin roof", "Last train north", "The lighthouse keeper", "Tea at midnight", "A letter to the sea"]


@pytest.fixture
def playlist(visit):
    page = visit("/playlist", reduced_motion="reduce")
    page.locator("summary").first.wait_for()
    # Without the module, an action does not close its menu.
    loaded(page, "menus.js")
    return page


def songs(page, expected):
    page.wait_for_function(f"(expected) => ({SONGS})().join() === expected", arg=",".join(expected))


def test_actions_by_keyboard(playlist):
    assert playlist.evaluate(SONGS) == FIRST
    summary = playlist.get_by_label("Actions: Last train north")
    summary.focus()
    playlist.keyboard.press("Enter")
    for name in ["Favorite", "Remove", "Play next"]:
        playlist.keyboard.press("Tab")
        assert playlist.evaluate("document.activeElement.textContent") == name
    playlist.keyboard.press("Enter")
    songs(playlist, [FIRST[1], FIRST[0], *FIRST[2:]])
    # The actions are closed, and the focus moves with the row.
    assert playlist.locator("details[open]").count() == 0
    expect(summary).to_be_focused()


def test_a_button_in_a_header(playlist):
    button = playlist.get_by_role("button", name="Reverse")
    header = playlist.locator(".section-header", has=button)
    # The button is in the line of the title, and makes the header no taller.
    title, box = header.locator("h2").bounding_box(), button.bounding_box()
    assert title["y"] <= box["y"] + box["height"] / 2 <= title["y"] + title["height"]
    plain = playlist.evaluate("""() => {
        const header = [...document.querySelectorAll('.section-header')].find((header) => header.querySelector('button'));
        const before = header.offsetHeight;
        header.querySelector('button').style.display = 'none';
        const after = header.offsetHeight;
        header.querySelector('button').style.display = '';
        return before - after;
    }""")
    assert plain <= 1
    button.focus()
    playlist.keyboard.press("Enter")
    songs(playlist, FIRST[::-1])
    expect(button).to_be_focused()
    button.click()
    songs(playlist, FIRST)


def test_a_button_in_a_header_without_a_script(visit):
    page = visit("/playlist", java_script_enabled=False)
    page.get_by_role("button", name="Reverse").click()
    titles = page.locator(".section:nth-of-type(2) li .text:first-child")
    expect(titles.first).to_have_text(FIRST[-1])


def test_an_open_row_is_deleted(playlist):
    for title in FIRST:
        playlist.get_by_label(f"Actions: {title}").click()
        playlist.get_by_label(f"Remove: {title}").click()
        playlist.get_by_label(f"Remove: {title}").wait_for(state="detached")
    playlist.get_by_text("No songs").wait_for()


def test_one_is_open_at_a_time(playlist):
    for title in FIRST[:2]:
        playlist.get_by_label(f"Actions: {title}").click()
    assert playlist.locator("details[open]").count() == 1


def test_a_chosen_action_hides_the_others(playlist):
    playlist.get_by_label(f"Actions: {FIRST[0]}").click()
    favorite = playlist.get_by_label(f"Favorite: {FIRST[0]}")
    favorite.click()
    expect(favorite).to_be_hidden()
    expect(playlist.get_by_label(f"Actions: {FIRST[0]}")).to_be_focused()


def test_escape_and_a_click_elsewhere_cover_the_actions(playlist):
    summary = playlist.get_by_label(f"Actions: {FIRST[0]}")
    favorite = playlist.get_by_label(f"Favorite: {FIRST[0]}")
    summary.click()
    favorite.focus()
    playlist.keyboard.press("Escape")
    expect(favorite).to_be_hidden()
    expect(summary).to_be_focused()
    summary.click()
    expect(favorite).to_be_visible()
    playlist.locator("h1").click()
    expect(favorite).to_be_hidden()


# The elements in the body that listen to clicks.
LISTENERS = """
  window.listeners = [];
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === "click" && this instanceof Element && this !== document.body) listeners.push(this.localName);
    return listen.call(this, type, ...rest);
  };
"""


def test_safari_sends_clicks_beside_controls_of_a_page_with_actions(visit):
    page = visit("/playlist", init=LISTENERS)
    loaded(page, "menus.js")
    # Safari on an iPhone sends clicks of other elements only if one of them contains these.
    assert "form" in page.evaluate("listeners")


def test_the_actions_close_when_the_focus_leaves_them(playlist):
    playlist.get_by_label(f"Actions: {FIRST[0]}").click()
    last = playlist.locator("details[open] .row-action").last
    last.focus()
    playlist.keyboard.press("Tab")
    expect(playlist.get_by_label(f"Actions: {FIRST[1]}")).to_be_focused()
    expect(last).to_be_hidden()


def test_the_actions_close_when_the_focus_leaves_them_after_a_drag(playlist):
    # After a drag, the browser does not send the end of the press.
    playlist.locator("h1").dispatch_event("mousedown")
    playlist.get_by_label(f"Actions: {FIRST[0]}").press("Enter")
    last = playlist.locator("details[open] .row-action").last
    last.focus()
    playlist.keyboard.press("Tab")
    expect(playlist.get_by_label(f"Actions: {FIRST[1]}")).to_be_focused()
    expect(last).to_be_hidden()


def test_moves(playlist):
    assert playlist.locator(".up").count() == 0
    playlist.get_by_role("switch").click()
    down = playlist.get_by_label(f"Move down: {FIRST[0]}")
    down.wait_for()
    assert not playlist.get_by_label(f"Move up: {FIRST[0]}").is_visible()
    down.focus()
    for place in [1, 2]:
        playlist.keyboard.press("Enter")
        order = FIRST[1:place + 1] + FIRST[:1] + FIRST[place + 1:]
        songs(playlist, order)
        assert playlist.evaluate("document.activeElement.ariaLabel") == f"Move down: {FIRST[0]}"


def test_a_row_that_is_moved_to_an_end_keeps_the_focus(playlist):
    playlist.get_by_role("switch").click()
    for name, row, order in [("up", 1, [FIRST[1], FIRST[0], *FIRST[2:]]),
                             ("down", 3, [FIRST[1], FIRST[0], FIRST[2], FIRST[4], FIRST[3]])]:
        button = playlist.get_by_label(f"Move {name}: {FIRST[row]}")
        button.focus()
        playlist.keyboard.press("Enter")
        songs(playlist, order)
        drawn(playlist)
        assert button.evaluate("(button) => button === document.activeElement && button.checkVisibility({ visibilityProperty: true })")
        # Without the focus, it is hidden.
        playlist.locator("h1").focus()
        expect(button).to_be_hidden()


def test_a_row_that_is_moved_by_its_buttons_stays_in_view(server, open_page):
    keys = [f"t{number}" for number in range(60)]
    server.show(Page("Order", [Section("ts", [Row(key, key) for key in keys], moves=True)], edits=True))

    def answer(event):
        place = keys.index("t18")
        keys.insert(place - 1, keys.pop(place))
        server.send(movedRows=[[0, place, 0, place - 1]])
        return 200

    server.answer = answer
    page = open_page(server.url)
    button = page.get_by_label("Move up: t18", exact=True)
    button.focus()
    page.evaluate("scrollTo(0, 600)")
    for place in range(17, 4, -1):
        page.keyboard.press("Enter")
        until(page, lambda: page.evaluate("document.querySelectorAll('main li')[%d].dataset.key" % place) == "t18")
    until(page, lambda: button.evaluate("""(button) => button.getBoundingClientRect().top
      >= document.querySelector('.bar').getBoundingClientRect().bottom"""), "the button in view")
    expect(button).to_be_focused()


def test_the_return_key_in_a_field_opens_no_actions(server, open_page):
    server.show(Page("Fields", [Section("ts", [Row("ta", "a"), Row("tb", "b", field="text")])]))
    page = open_page(server.url)
    # An action of the first row is the first button of the form.
    page.locator("[data-key=ta]").evaluate("""(row) => row.insertAdjacentHTML("beforeend",
      '<details class="row-menu"><summary>Actions</summary><button name="event" value="action/x">Pin</button></details>')""")
    loaded(page, "menus.js")
    field = page.get_by_label("b", exact=True)
    field.press("Enter")
    expect(field).to_be_focused()
    # In Safari, a press of the action does not move the focus either.
    page.locator("details").evaluate("(actions) => { actions.open = true; actions.closest('form').requestSubmit(actions.lastChild); }")
    expect(page.locator("details")).not_to_have_attribute("open", "")
    expect(page.locator("summary")).to_be_focused()


def test_refreshing(playlist):
    button = playlist.get_by_label("Refresh")
    button.click()
    playlist.locator(".refresh.busy[aria-busy=true]").wait_for()
    songs(playlist, ["First snow", *FIRST])
    playlist.locator(".refresh[aria-busy=false]").wait_for()
    assert playlist.evaluate("document.activeElement.ariaLabel") == "Refresh"


def test_without_a_script(visit):
    page = visit("/playlist", java_script_enabled=False)
    page.get_by_label(f"Actions: {FIRST[2]}").click()
    page.get_by_label(f"Play next: {FIRST[2]}").click()
    page.locator(".section:nth-of-type(2) li:first-child", has_text=FIRST[2]).wait_for()
    page.get_by_role("switch").click()
    page.get_by_label(f"Move down: {FIRST[2]}").click()
    page.locator(".section:nth-of-type(2) li:nth-child(2)", has_text=FIRST[2]).wait_for()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [320, 390])
def test_uncovered_buttons_stay_in_their_row(visit, width, direction):
    page = visit("/playlist", viewport={"width": width, "height": 700}, reduced_motion="reduce")
    page.evaluate("(dir) => { for (const node of [document.documentElement, document.querySelector('main')]) node.dir = dir; }", direction)
    page.get_by_label(f"Actions: {FIRST[0]}").click()
    for name in ["Favorite", "Remove", "Play next", "Copy title", "Rename the song"]:
        button = page.get_by_label(f"{name}: {FIRST[0]}")
        button.scroll_into_view_if_needed()
        box, row = button.bounding_box(), page.locator("li", has=button).bounding_box()
        assert box["x"] >= row["x"] - 1 and box["x"] + box["width"] <= row["x"] + row["width"] + 1
        assert box["y"] >= row["y"] - 1 and box["y"] + box["height"] <= row["y"] + row["height"] + 1
        assert box["height"] >= 43
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_all_actions_are_in_view_on_a_phone(visit):
    page = visit("/playlist", viewport={"width": 360, "height": 780}, reduced_motion="reduce")
    loaded(page, "menus.js")
    title = page.locator("li", has_text=FIRST[1]).locator(".text").first
    before = title.bounding_box()
    page.get_by_label(f"Actions: {FIRST[1]}").click()
    assert title.bounding_box() == before
    below = before["y"] + before["height"]
    for name in ["Favorite", "Remove", "Play next", "Copy title", "Rename the song"]:
        box = page.get_by_label(f"{name}: {FIRST[1]}").bounding_box()
        assert box["y"] >= below and 0 <= box["x"] and box["x"] + box["width"] <= 360
    # The row below moves only after the click.
    page.get_by_label(f"Actions: {FIRST[2]}").click()
    page.get_by_label(f"Favorite: {FIRST[2]}").wait_for()
    assert page.locator("details[open]").count() == 1
