# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Large sections: a million rows, of which the browser contains a few hundred."""

import os
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.events import POSTS_ONLY
from support.described import Page, Row, Section
from support.pages import names
from support.waiting import at_rest, drawn
from support.waiting import until as wait_until
from test_edits import follow

SUPPORT = Path(__file__).parent / "support"
LAW = (SUPPORT / "tree.js").read_text() + (SUPPORT / "large_law.js").read_text()
SEEDS = [int(os.environ["ROWHOUSE_LAW_SEED"])] if "ROWHOUSE_LAW_SEED" in os.environ else range(1, 13)
STEPS = 12


def scroll(page, chance):
    """Scrolls like a wheel, a key, or the scroll bar."""
    kind = chance.choice(["wheel", "wheel", "bar", "key"])
    if kind == "wheel":
        page.mouse.move(200, 400)
        way = chance.choice([-1, 1]) * chance.randrange(40, 900)
        for _ in range(chance.randrange(1, 12)):
            page.mouse.wheel(0, way)
            drawn(page, 1)
        return f"wheel {way}"
    if kind == "bar":
        share = chance.choice([0, 1, chance.random(), chance.random()])
        page.evaluate("(share) => scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight))",
                      share)
        return f"bar {share:.3f}"
    key = chance.choice(["Home", "End", "PageDown", "PageUp", "Space"])
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(key)
    return key


@pytest.mark.law
@pytest.mark.parametrize("seed", SEEDS)
def test_the_slice_equals_a_fresh_load(law_server, open_page, seed):
    chance = random.Random(seed)
    # Asking for the session's document with an event that is too late is answered with 409.
    page = open_page(init=LAW, ignoring=["status of 409"], reduced_motion=chance.choice(["reduce", "no-preference"]))
    page.request.post(f"{law_server}/large/{seed}/begin/{seed}")
    page.goto(f"{law_server}/large/{seed}")
    page.evaluate("window.law = largeLaw()")
    done = []
    for step in range(STEPS):
        if chance.random() < .5:
            before = page.evaluate("law.seen()")
            top = page.evaluate("scrollY")
            change = page.request.post(f"{law_server}/large/{seed}/change").text()
            done.append(change)
            fault = page.evaluate("law.settled()")
            after = dict(page.evaluate("law.seen()"))
            kept = [(key, y, after[key]) for key, y in before if key in after]
            if top > 0 and kept and not change.startswith(("update", "swap")):
                assert any(abs(y - now) < 2 for _, y, now in kept), (done, kept)
        else:
            done.append(scroll(page, chance))
            if chance.random() < .4:
                page.evaluate("document.querySelector('[data-key=trows] li:nth-child(3) button')"
                              "?.focus({ preventScroll: true })")
                done[-1] += ", focus"
            at_rest(page)
            fault = page.evaluate("law.settled()")
        assert not fault, f"seed {seed}, done: {' | '.join(done)}\n{fault}"
        assert page.evaluate("law.count()") < 500
    page.request.post(f"{law_server}/leave/{seed}")


def test_the_last_row_keeps_the_focus_while_rows_are_inserted_above_it(law_server, open_page):
    page = open_page(reduced_motion="reduce")
    page.request.post(f"{law_server}/large/last/rows/200")
    page.goto(f"{law_server}/large/last")
    page.wait_for_load_state("load")
    page.evaluate("""() => {
      window.row = document.querySelector("[data-key=trows] li:last-child");
      row.querySelector("button").focus();
      row.scrollIntoView({ block: "center" });
    }""")
    total = 200
    for count in [1, 5]:
        page.request.post(f"{law_server}/large/last/above-last/{count}")
        total += count
        page.wait_for_function("(total) => row.closest('section')?.dataset.count === total", arg=str(total))
        at_rest(page)
        assert page.evaluate("row.contains(document.activeElement) && row === row.parentElement.lastElementChild")
        assert page.evaluate("""row.getBoundingClientRect().top
          - row.previousElementSibling.getBoundingClientRect().bottom""") == pytest.approx(0, abs=1)
    page.request.post(f"{law_server}/leave/last")


@pytest.mark.parametrize("change", ["rows/201", "rows/700", "insert/1", "insert/100"])
def test_a_section_that_becomes_large_keeps_the_visible_rows_and_the_focus(law_server, open_page, change):
    name = f"growing-{change.replace('/', '-')}"
    page = open_page(reduced_motion="reduce")
    page.request.post(f"{law_server}/large/{name}/rows/200")
    page.goto(f"{law_server}/large/{name}")
    page.wait_for_load_state("load")
    page.evaluate("""() => {
      window.row = [...document.querySelectorAll("[data-key=trows] li")][190];
      row.querySelector("button").focus();
      row.scrollIntoView({ block: "center" });
    }""")
    look = "[row.isConnected, row.contains(document.activeElement), Math.round(row.getBoundingClientRect().top)]"
    before = page.evaluate(look)
    assert before[:2] == [True, True]
    page.request.post(f"{law_server}/large/{name}/{change}")
    page.locator("[data-count] > ul[style]").wait_for()
    at_rest(page)
    assert page.evaluate(look) == before
    page.request.post(f"{law_server}/leave/{name}")


@pytest.mark.parametrize("way", ["back", "new session"])
def test_a_list_that_is_no_longer_large_has_no_space(server, open_page, way):
    server.show(names(*map(str, range(1_000))))
    page = open_page(server.url)
    page.locator("[data-count] > ul[style]").wait_for()
    if way == "back":
        server.turn(names(*"xy", section="tn"), 2, below="Names")
        follow(server, page, "xy")
        drawn(page)
        # The browser keeps the visible rows of the other page in place.
        assert page.evaluate("document.documentElement.style.overflowAnchor") == ""
        server.turn(names(*"abc"), 1)
    else:
        server.replace(names(*"abc"))
    follow(server, page, "abc")
    drawn(page)
    assert page.locator("ul[style]").count() == 0
    assert page.evaluate("document.documentElement.scrollHeight === innerHeight")
    assert page.evaluate("document.documentElement.style.overflowAnchor") == ""


# A million rows, on the page of the gallery

STATE = """() => {
  const section = document.querySelector("[data-count]"), rows = [...section.children[1].children];
  const bar = document.querySelector(".bar").offsetHeight;
  const seen = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > bar + 1 && top < innerHeight - 1;
  });
  return {
    size: +section.dataset.count, first: +section.dataset.first + 1, held: rows.length,
    seen: seen.map((row) => +row.ariaPosInSet), sizes: [...new Set(rows.map((row) => row.ariaSetSize))],
    texts: seen.map((row) => row.innerText), tops: seen.map((row) => row.getBoundingClientRect().top),
    nodes: document.querySelectorAll("li").length, scroll: scrollY, height: document.body.scrollHeight,
  };
}"""


def until(page, condition, what="it"):
    """Waits until the state of the large section meets a condition, and returns it."""
    states = []

    def is_as_wanted():
        states[:] = [page.evaluate(STATE)] if page.locator("[data-count]").count() else []
        return states and condition(states[0])

    wait_until(page, is_as_wanted, what, seconds=60)
    return states[0]


def go(page, number):
    field = page.get_by_label("Go to row")
    field.fill(str(number))
    # Return presses no button while the field has the focus.
    field.evaluate("(field) => field.blur()")


def is_in_place(state, tolerance=.001):
    """Returns true if the scroll bar shows the position of the visible rows among all rows."""
    return abs(state["scroll"] / state["height"] - state["seen"][0] / 1_000_000) < tolerance


@pytest.fixture
def million(visit):
    return visit_million(visit)


def visit_million(visit, **options):
    page = visit("/million", reduced_motion="reduce", **options)
    until(page, lambda state: state["height"] > 3_000_000, "space for a million rows")
    return page


def test_first_rows(million, shot):
    state = million.evaluate(STATE)
    assert state["size"] == 1_000_000 and state["held"] == 100 and state["seen"][0] == 1
    assert state["sizes"] == ["1000000"]
    # The tallest box that a browser can have is 33 million pixels.
    assert state["height"] < 15_000_000
    shot(million, "million")


def test_sixty_jumps(million, shot):
    chance = random.Random(60)
    for jump in range(60):
        number = chance.choice([chance.randrange(1, 1_000_001), chance.randrange(1, 1_000_001), 1, 1_000_000])
        go(million, number)
        state = until(million, lambda state: number in state["seen"], f"jump {jump} to {number}")
        place = state["seen"].index(number)
        # The row itself, at the top unless the page ends before.
        assert state["texts"][place].split("\n")[1] == str(number)
        assert place <= 1 or state["seen"][-1] == 1_000_000
        assert state["nodes"] < 500
    shot(million, "million-jump")


def test_the_same_row_twice(million):
    field = million.get_by_label("Go to row")
    for _ in range(2):
        field.focus()
        million.keyboard.type("500000")
        million.keyboard.press("Enter")
        until(million, lambda state: 500_000 in state["seen"])
        expect(field).to_have_value("")
        assert field.get_attribute("aria-invalid") is None
        assert million.locator("#toast").inner_text() == ""
        million.evaluate("scrollTo(0, 0)")
        until(million, lambda state: 1 in state["seen"])


def test_the_scroll_bar_is_a_scale(million):
    for share in [.5, .1, .99999, .25, 1, 0, .75]:
        million.evaluate("(share) => scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight))",
                         share)
        at_rest(million)
        state = until(million, lambda state: state["seen"], f"rows at {share}")
        assert abs(state["seen"][0] / 1_000_000 - share) < .001
        assert state["nodes"] < 500


def test_scrolling_is_by_the_pixel(million):
    go(million, 500_000)
    until(million, lambda state: 500_000 in state["seen"])
    at_rest(million)
    million.mouse.move(200, 500)
    before, way, passed = million.evaluate(STATE), 0, set()
    for _ in range(60):
        million.mouse.wheel(0, 300)
        shown = before["seen"], before["tops"]
        after = until(million, lambda state: (state["seen"], state["tops"]) != shown, "scrolling")
        tops = dict(zip(before["seen"], before["tops"]))
        moves = [tops[row] - top for row, top in zip(after["seen"], after["tops"]) if row in tops]
        # All rows that are still visible have moved by the same distance.
        assert moves and max(moves) - min(moves) <= 1
        way += moves[0]
        passed.update(after["seen"])
        before = after
    assert 17_400 <= way <= 18_001
    assert sorted(passed) == list(range(min(passed), max(passed) + 1)) and len(passed) > 150
    # At rest, the scroll bar shows the position among all rows again, and no visible row moves.
    frames = []

    def is_still(state):
        frames.append(state)
        return len(frames) > 1 and frames[-1] == frames[-2]

    # The last turn of the wheel may take more than one frame.
    before = until(million, is_still, "the end of scrolling")
    until(million, is_in_place, "the position among all rows")
    at_rest(million)
    after = million.evaluate(STATE)
    assert before["seen"] == after["seen"]
    assert all(abs(a - b) <= 1 for a, b in zip(before["tops"], after["tops"]))
    assert is_in_place(after), after


# Notes that the page has not been scrolled for longer than until it settles.
WATCH_REST = """() => {
  let timer;
  addEventListener("scroll", () => {
    window.hasRested = false;
    clearTimeout(timer);
    timer = setTimeout(() => window.hasRested = true, 250);
  });
}"""


def test_the_scroll_bar_follows_rows_that_come_late(visit):
    million = visit_million(visit, init=POSTS_ONLY)

    # A screen is a fifth of a thousandth of the space for all rows.
    def is_near(state):
        return is_in_place(state, .0003)

    go(million, 500_000)
    until(million, lambda state: 500_000 in state["seen"] and state["held"] == 200)
    at_rest(million)
    until(million, is_near, "the position among all rows")
    held = []

    def hold(route):
        if not held and "event=rows" in (route.request.post_data or ""):
            held.append(route)
        else:
            route.continue_()

    million.route("**/rowhouse/events/**", hold)
    million.evaluate(WATCH_REST)
    # More rows are requested where forty are left below the middle.
    state = million.evaluate(STATE)
    million.locator(f"[aria-posinset='{state['first'] + state['held'] - 40}']").evaluate(
        "(row) => row.scrollIntoView({ block: 'center' })")
    wait_until(million, lambda: held and million.evaluate("window.hasRested"), "the end of scrolling")
    assert not is_near(million.evaluate(STATE))
    held[0].continue_()
    until(million, is_near, "the position among all rows")


def test_rows_above_are_inserted_and_deleted(million):
    for number, changes in [(250_000, [("Add 100", 100), ("Delete 100", -100)]), (999_000, [("Delete 100", -100)])]:
        go(million, number)
        before = until(million, lambda state: number in state["seen"])
        for label, count in changes:
            million.get_by_role("button", name=label).evaluate("(button) => button.click()")
            size = before["size"] + count
            after = until(million, lambda state: state["size"] == size, label)
            assert after["texts"] == before["texts"], label
            assert all(abs(a - b) <= 1 for a, b in zip(after["tops"], before["tops"]))
            assert after["seen"] == [row + count for row in before["seen"]]
            assert after["sizes"] == [str(size)]
            before = after


def test_rows_inserted_at_the_top_are_visible(million):
    million.get_by_role("button", name="Add 100").click()
    state = until(million, lambda state: state["size"] == 1_000_100 and 1 in state["seen"])
    assert "-99" in state["texts"][0]


def test_a_message_touches_only_what_changes(million):
    million.evaluate("""() => {
      window.touched = new Set();
      new MutationObserver((records) => {
        for (const { target, attributeName } of records) touched.add(`${target.localName} ${attributeName}`);
      }).observe(document.documentElement, { attributes: true, subtree: true });
    }""")
    million.locator("[data-key=trows] li").nth(2).click()
    million.locator("#toast span").wait_for()
    at_rest(million)
    touched = set(million.evaluate("[...touched]"))
    assert not {name for name in touched if name.startswith(("html ", "main ", "ul ", "li "))}, touched


def test_focus_stays(million):
    go(million, 300_000)
    until(million, lambda state: 300_000 in state["seen"])
    million.evaluate("""() => {
      const row = document.querySelector("[data-key=i300001]");
      row.querySelector("button").focus({ preventScroll: true });
      window.focused = document.activeElement;
    }""")
    look = """() => ({ is: document.activeElement === focused, place: focused.closest("li").ariaPosInSet,
                       of: focused.closest("li").ariaSetSize })"""
    for share in [.9, .1, 0]:
        million.evaluate("(share) => scrollTo(0, share * document.documentElement.scrollHeight)", share)
        until(million, lambda state: state["seen"] and abs(state["seen"][0] / 1e6 - share) < .01)
        assert million.evaluate(look) == {"is": True, "place": "300001", "of": "1000000"}
        assert million.evaluate(STATE)["nodes"] < 500
    million.get_by_role("button", name="Add 100").evaluate("(button) => button.click()")
    until(million, lambda state: state["size"] == 1_000_100)
    assert million.evaluate(look) == {"is": True, "place": "300101", "of": "1000100"}
    # Back in the slice, the row is next to its neighbors again, and works as before.
    go(million, 300_001)
    million.evaluate("focused.focus({ preventScroll: true })")
    until(million, lambda state: 300_101 in state["seen"])
    at_rest(million)
    million.evaluate("focused.focus({ preventScroll: true })")
    assert million.evaluate("focused.isConnected && !focused.closest('li').style.position")
    million.keyboard.press("Enter")
    million.locator("#toast", has_text="300001").wait_for()


def test_keys(million):
    million.evaluate("document.activeElement.blur()")
    million.keyboard.press("End")
    until(million, lambda state: state["seen"] and state["seen"][-1] == 1_000_000, "End")
    million.keyboard.press("Home")
    until(million, lambda state: state["seen"] and state["seen"][0] == 1, "Home")
    million.keyboard.press("PageDown")
    until(million, lambda state: state["seen"] and state["seen"][0] > 3, "PageDown")
    million.locator("[data-key=i20] button").evaluate("(button) => button.focus()")
    # Row by row, past the end of the first window. The next rows arrive early enough, except on a
    # machine that is busy with other work.
    for number in range(21, 260):
        million.locator(f"[data-key=i{number}]").wait_for(state="attached")
        million.keyboard.press("Tab")
        assert million.evaluate("document.activeElement.closest('li').dataset.key") == f"i{number}"
    assert 259 in million.evaluate(STATE)["seen"]


def test_search(million):
    field = million.get_by_label("Name or number")
    field.fill("2718")
    million.locator("[data-key=trows] li[data-key=i27183]").wait_for(timeout=60_000)
    assert million.locator("[data-key=trows] li").count() == 111
    assert million.locator("[data-key=trows] > ul").get_attribute("style") is None
    assert million.locator("[data-key=trows] li[aria-posinset]").count() == 0
    field.fill("tower")
    state = until(million, lambda state: state["size"] < 500_000)
    assert all("tower" in text for text in state["texts"])
    field.fill("")
    until(million, lambda state: state["size"] == 1_000_000)
    assert million.evaluate("document.activeElement.type") == "search"


def test_without_a_script(visit, shot):
    page = visit("/million", java_script_enabled=False)
    numbers = page.locator("[data-count] li .horizontal .text:last-child")
    assert numbers.first.inner_text() == "1" and numbers.count() == 100
    page.get_by_role("button", name="Next rows").click()
    page.wait_for_load_state()
    assert numbers.first.inner_text() == "101" and numbers.count() == 200
    page.get_by_role("button", name="Next rows").click()
    assert numbers.first.inner_text() == "301" and page.locator(".steps span").inner_text() == "301–500 / 1000000"
    page.get_by_role("button", name="Previous rows").click()
    assert numbers.first.inner_text() == "101"
    page.get_by_label("Go to row").fill("654321")
    page.get_by_label("Go to row").press("Enter")
    assert page.locator("[data-key=i654321]").is_visible()
    assert page.get_by_text("Not accepted").count() == 0
    page.locator(".steps").scroll_into_view_if_needed()
    shot(page, "million-without-script")


def test_print(million, shot):
    go(million, 500_000)
    until(million, lambda state: 500_000 in state["seen"])
    million.emulate_media(media="print")
    height = million.evaluate("document.documentElement.scrollHeight")
    assert 5_000 < height < 40_000
    million.emulate_media(media="screen")
    until(million, lambda state: state["height"] > 3_000_000)


def test_a_new_window_size(million):
    go(million, 123_456)
    until(million, lambda state: 123_456 in state["seen"])
    at_rest(million)
    million.set_viewport_size({"width": 1000, "height": 700})
    at_rest(million)
    state = until(million, lambda state: state["seen"])
    assert 123_456 in state["seen"][:3]


def test_another_height_while_the_page_is_scrolled(visit):
    # This listener is called before the one of the client.
    million = visit_million(visit, init="addEventListener('resize', () => scrollBy(0, 300))")
    million.evaluate(WATCH_REST)
    go(million, 500_000)
    until(million, lambda state: 500_000 in state["seen"])
    wait_until(million, lambda: million.evaluate("window.hasRested"), "the end of scrolling")
    place = "document.querySelector('[aria-posinset=\"500010\"]').getBoundingClientRect().top"
    before = million.evaluate(place)
    million.set_viewport_size({"width": 390, "height": 700})
    million.wait_for_function("() => innerHeight === 700")
    at_rest(million)
    assert abs(million.evaluate(place) - (before - 300)) < 1


def test_a_server_that_is_started_again(start_gallery, open_page):
    program = start_gallery()
    url = program.url
    page = open_page(url + "/million", locale="en-GB", reduced_motion="reduce", ignoring=["Failed to load", "net::ERR"])
    until(page, lambda state: state["height"] > 3_000_000)
    go(page, 600_000)
    until(page, lambda state: 600_000 in state["seen"])
    at_rest(page)
    token = page.evaluate("document.body.dataset.session")
    program.kill()
    program.start("web", "--port", url.rsplit(":", 1)[1])
    page.wait_for_function("(token) => document.body.dataset.session !== token", arg=token)
    state = until(page, lambda state: state["seen"] and state["seen"][0] > 100_000)
    assert abs(state["seen"][0] - 600_000) < 2_000


def test_memory_of_the_server_stays(start_gallery, open_page):
    program = start_gallery()
    url = program.url
    page = open_page(url + "/million", locale="en-GB", reduced_motion="reduce")
    until(page, lambda state: state["height"] > 3_000_000)
    chance, sizes = random.Random(1), []
    for turn in range(200):
        page.evaluate("(share) => scrollTo(0, share * document.documentElement.scrollHeight)", chance.random())
        drawn(page, 3)
        if turn % 40 == 39:
            sizes.append(program.resident)
    print(sizes)
    # The memory for rows on screen is allocated in the first turns.
    assert sizes[-1] - sizes[0] < 1_500, sizes


def serve_slices(server, rows):
    """Shows a section with many rows, and lets the server answer requests for other rows of it."""
    markup = [html for start in range(0, len(rows), 100)
              for html in re.findall("<li.*?</li>", Section("ts", rows[start:start + 100]).html())]
    page = Page("Names", [Section("ts", rows)])
    server.show(page)
    section, first = re.search('<section[^>]*data-first="(.*?)"[^>]*>', page.html()).group(0, 1)
    shown = [*range(int(first), int(first) + page.html().count("<li"))]

    def answer(event):
        start, count = map(int, event.split("/")[2:4])
        numbers = [*range(start, start + count)]
        gone = [[0, index] for index, number in enumerate(shown) if number not in numbers]
        new = [[0, index, markup[number]] for index, number in enumerate(numbers) if number not in shown]
        shown[:] = numbers
        attributes = re.sub('data-first="[^"]*"', f'data-first="{start}"', section)
        server.send(deletedRows=gone, insertedRows=new, slices=[[0, f"{attributes}</section>"]])
        return 200

    server.answer = answer


@pytest.mark.parametrize("every", [2, 4])
def test_hidden_rows_take_no_space_and_all_others_are_reached(server, open_page, every):
    count = 360
    serve_slices(server, [Row(f"t{number}", f"{number}", tap=True, hidden=number % every > 0) for number in range(count)])
    page = open_page(server.url, reduced_motion="reduce")
    page.locator("[data-count] > ul[style]").wait_for()
    at_rest(page)
    height = page.locator("[data-count] > ul").evaluate("(list) => list.offsetHeight")
    assert height == pytest.approx(count / every * 44, rel=.1)

    def visible():
        return page.evaluate("""() => [...document.querySelectorAll("li")].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }).map((row) => Number(row.dataset.key.slice(1)))""")

    last = visible()[-1]
    while last < count - every:
        page.evaluate("scrollBy(0, 400)")
        # The last row is still visible, and there are others after it.
        wait_until(page, lambda: (numbers := visible()) and numbers[0] <= last < numbers[-1], f"a row after {last}")
        numbers = visible()
        assert numbers == [*range(numbers[0], numbers[-1] + 1, every)]
        last = numbers[-1]
    page.evaluate("scrollTo(0, 0)")
    wait_until(page, lambda: visible()[:1] == [0], "the first row")
    page.evaluate("scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)")
    wait_until(page, lambda: any(abs(number - count / 2) < 20 for number in visible()), "a row in the middle")


def test_visible_rows_stay_in_place_beside_hidden_ones(server, open_page):
    serve_slices(server, [Row(f"t{number}", f"{number}", tap=True, hidden=number % 4 > 0) for number in range(360)])
    page = open_page(server.url, reduced_motion="reduce")
    page.locator("[data-count] > ul[style]").wait_for()
    for top in [300, 500, 700]:
        page.evaluate("(top) => scrollTo(0, top)", top)
        at_rest(page)
        row = page.evaluate_handle("document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('li')")
        before = row.evaluate("(row) => row.getBoundingClientRect().top")
        first = page.locator("[data-count] li").first
        index = int(first.get_attribute("aria-posinset")) - 1
        server.send(updatedRows=[[0, 0, Row(f"t{index}", f"{top}", tap=True, help="A text in one more line").html("ts")]])
        page.get_by_role("button", name=f"{top}").wait_for()
        at_rest(page)
        assert row.evaluate("(row) => row.getBoundingClientRect().top") == pytest.approx(before, abs=1)
