# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The shop, the feed, and the store: banners, the fading bar, moves, and dialogs."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.program import Program
from support.waiting import follow, until
from test_every_page import take_standard_theme

CORPUS = Path(__file__).parents[3] / "shared/corpus/cb-demo"
SHOPS = ["/shop", "/first-shop"]
AT = """(pager) => Math.round(Math.abs(pager.scrollLeft) / pager.clientWidth)"""
REST = "(pager) => Math.abs(pager.scrollLeft) % pager.clientWidth < 1"
# The time between two banners by the clock of the page, in milliseconds. A busy machine does not take as long
# for a step of a test, and a banner whose pause starts again after a late event still turns before the test times out.
INTERVAL = 12_000
# Chrome has the selector since version 120.
NO_DIR = """
  const { matches } = Element.prototype;
  Element.prototype.matches = function (selector) {
    if (selector.includes(":dir(")) throw new SyntaxError(selector);
    return matches.call(this, selector);
  };
"""
# Resolves when a pager has not scrolled for some frames, so that its script has received all events.
STILL = """(pager) => new Promise((done) => {
  let last, count = 0;
  const look = () => {
    count = pager.scrollLeft === last ? count + 1 : 0;
    last = pager.scrollLeft;
    if (count >= 10) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


def row(page, title):
    return page.locator("li", has_text=title).first


def banners(page):
    return page.locator(".pager").first


def is_at(page, index, pager=None):
    handle = (pager or banners(page)).element_handle()
    page.wait_for_function(f"([pager, index]) => ({AT})(pager) === index && ({REST})(pager)",
                           arg=[handle, index])
    handle.evaluate(STILL)


def scroll_to(page, index):
    """Scrolls without animation, and waits until the script has received the event."""
    banners(page).evaluate("""(pager, index) => new Promise((done) => {
      pager.addEventListener("scroll", done, { once: true });
      pager.scrollTo({ left: index * pager.clientWidth, behavior: "instant" });
    })""", index)


def pass_time(page, milliseconds):
    """Advances the page's clock, and waits until animations have ended."""
    page.clock.run_for(milliseconds)


def await_pager(page):
    """Waits for the script of pagers, which the client has requested before."""
    page.evaluate("() => import(document.querySelector('script[src]').src.replace('client.js', 'pager.js'))")


@pytest.fixture
def shop(visit):
    def shop(path="/shop", **options):
        page = visit("/stores", **options)
        page.clock.install()
        page.goto(page.url.replace("/stores", path))
        page.wait_for_function("() => document.querySelector('.pager').scrollWidth > innerWidth")
        # The script of the pager is loaded once its button can be pressed twice.
        page.mouse.move(5, 800)
        await_pager(page)
        page.evaluate("""(seconds) => {
          for (const pages of document.querySelectorAll(".pages")) {
            pages.dataset.interval = seconds;
            // The script begins to wait anew.
            pages.dispatchEvent(new Event("pointerleave"));
          }
        }""", INTERVAL / 1000)
        return page
    return shop


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("path", SHOPS)
def test_banners_turn_in_a_circle(shop, path, direction):
    page = shop(path)
    page.evaluate("(direction) => document.querySelector('main').dir = direction", direction)
    is_at(page, 0)
    for index in [1, 2, 3, 4, 5]:
        pass_time(page, INTERVAL)
        is_at(page, index)
        pass_time(page, 200)
    # After the last banner, the first one is shown behind it and then in its own place.
    page.evaluate("""() => {
      const pager = document.querySelector(".pager");
      window.seen = [];
      pager.addEventListener("scroll", () => {
        const box = pager.getBoundingClientRect();
        const shown = document.elementFromPoint(box.left + box.width / 2, box.top + 100).closest(".pager > *");
        window.seen.push([Math.abs(pager.scrollLeft) / pager.clientWidth, [...pager.children].indexOf(shown)]);
      });
    }""")
    pass_time(page, INTERVAL)
    is_at(page, 0)
    seen = page.evaluate("window.seen")
    assert max(place for place, _ in seen) > 5.9, seen
    assert all(shown == 0 for place, shown in seen if place > 5.6 or place < 0.4), seen
    assert all(place > 4.9 or place == 0 for place, _ in seen), seen
    pass_time(page, INTERVAL)
    is_at(page, 1)


def test_banners_turn_in_a_browser_without_the_selector_for_directions(shop):
    page = shop(init=NO_DIR)
    pass_time(page, INTERVAL)
    is_at(page, 1)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_busy_browser_turns_from_the_last_banner_to_the_first(shop, direction):
    page = shop()
    page.evaluate("(direction) => document.querySelector('main').dir = direction", direction)
    scroll_to(page, 5 if direction == "ltr" else -5)
    is_at(page, 5)
    # The page does not receive the scroll events of the second half, as if it were busy.
    banners(page).evaluate("""(pager) => {
      window.unnoticed = 0;
      document.addEventListener("scroll", (event) => {
        const place = Math.abs(pager.scrollLeft) / pager.clientWidth;
        if (place < 5.5 || place > 5.99) return;
        window.unnoticed += 1;
        event.stopPropagation();
      }, { capture: true });
    }""")
    pass_time(page, INTERVAL)
    is_at(page, 0)
    assert page.evaluate("window.unnoticed") > 0


def test_one_can_swipe_on_from_the_last_banner(shop):
    page = shop()
    scroll_to(page, 5)
    pass_time(page, 200)
    scroll_to(page, 6)
    pass_time(page, 200)
    is_at(page, 0)


def rests(page):
    """Checks that no page turns, however much time passes. (The script turns pages while the clock goes on.)"""
    banners(page).evaluate("""(pager) => {
      const scrollTo = pager.scrollTo;
      pager.turns = 0;
      pager.scrollTo = (target) => {
        pager.turns++;
        scrollTo.call(pager, target);
      };
    }""")
    for _ in range(3):
        pass_time(page, INTERVAL)
    return banners(page).evaluate("(pager) => pager.turns === 0") and banners(page).evaluate(AT) == 0


def test_pointing_at_banners_stops_them(shop):
    page = shop()
    banners(page).hover()
    assert rests(page)
    page.mouse.move(5, 800)
    pass_time(page, INTERVAL)
    is_at(page, 1)


def test_focus_in_banners_stops_them(shop):
    page = shop()
    banners(page).focus()
    assert rests(page)
    banners(page).evaluate("(pager) => pager.blur()")
    pass_time(page, INTERVAL)
    is_at(page, 1)


def test_banners_can_be_paused(shop, shot):
    page = shop()
    pause = page.get_by_role("button", name="Pause: Offers")
    box = pause.bounding_box()
    assert min(box["width"], box["height"]) >= 24
    pause.click()
    page.get_by_role("button", name="Pause: Offers", pressed=True).wait_for()
    page.mouse.move(5, 800)
    page.evaluate("document.activeElement.blur()")
    assert rests(page)
    shot(page, "gallery-shop-paused")
    # A patch of the row does not change the button.
    row(page, "Show the code").get_by_role("button").click()
    page.locator(".back").click()
    page.get_by_role("button", name="Pause: Offers", pressed=True).click()
    page.mouse.move(5, 800)
    page.evaluate("document.activeElement.blur()")
    pass_time(page, INTERVAL)
    is_at(page, 1)


def test_less_motion_stops_banners(shop):
    page = shop(reduced_motion="reduce")
    assert page.locator(".pause").is_hidden()
    assert rests(page)


def test_a_page_that_comes_back_turns_again(visit):
    page = visit("/")
    page.clock.install()
    page.reload()
    follow(page, row(page, "Demo three").get_by_role("link"))
    page.wait_for_function("() => location.pathname === '/shop'")
    page.mouse.move(5, 800)
    await_pager(page)
    pass_time(page, INTERVAL)
    is_at(page, 1)
    row(page, "Show the code").get_by_role("button").click()
    page.wait_for_function("() => location.pathname === '/code/shop'")
    pass_time(page, 3 * INTERVAL)
    page.locator(".back").click()
    page.locator(".pager").first.wait_for()
    page.mouse.move(5, 800)
    before = banners(page).evaluate(AT)
    pass_time(page, INTERVAL)
    is_at(page, before + 1)


@pytest.mark.parametrize("language", ["en-GB", "ar"])
def test_a_page_that_comes_back_shows_the_same_page_of_its_pager(visit, language):
    page = visit("/shop", locale=language, reduced_motion="reduce")
    await_pager(page)
    banners(page).evaluate("(pager) => pager.scrollTo({ left: 2 * pager.clientWidth * (document.dir === 'rtl' ? -1 : 1) })")
    is_at(page, 2)
    page.locator("main .row-button").last.click()
    page.wait_for_function("() => location.pathname === '/code/shop'")
    page.locator(".back").click()
    page.wait_for_function("() => location.pathname === '/shop'")
    is_at(page, 2)


# Only Chromium has scroll markers.
NO_MARKERS = """
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...words) => !`${words}`.includes("scroll-marker") && supports(...words);
"""


@pytest.mark.parametrize("path", SHOPS)
def test_dots_where_a_browser_draws_none(visit, shot, path):
    page = visit(path, init=NO_MARKERS)
    # The dots that the browser itself draws are removed.
    page.wait_for_selector(".marks")
    page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".dots { scroll-marker-group: none !important }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }""")
    assert page.locator(".marks").count() == 2
    marks = page.locator(".marks").first.locator("i")
    assert marks.count() == 6
    here = "() => [...document.querySelector('.marks').children].findIndex((dot) => dot.matches('.here'))"
    assert page.evaluate(here) == 0
    banners(page).evaluate("(pager) => pager.scrollTo({ left: 2 * pager.clientWidth, behavior: 'instant' })")
    page.wait_for_function(f"() => ({here})() === 2")
    box, pager = page.locator(".marks").first.bounding_box(), banners(page).bounding_box()
    assert abs(box["y"] + box["height"] - pager["y"] - pager["height"]) < 1
    shot(page, f"gallery{path.replace('/', '-')}-drawn-dots")


def test_the_ring_of_a_pager_has_two_colors(visit):
    page = visit("/shop", reduced_motion="reduce")
    page.locator(".pager").first.wait_for()
    page.keyboard.press("Shift")
    page.locator(".pager").first.focus()
    assert page.locator(".pages").first.evaluate("""(node) => {
      const { borderTopColor, outlineColor } = getComputedStyle(node, "::after");
      return [borderTopColor, outlineColor];
    }""") == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


def test_drawn_dots_differ_in_forced_colors(visit):
    page = visit("/shop", init=NO_MARKERS, forced_colors="active", reduced_motion="reduce")
    page.wait_for_selector(".marks > .here")
    looks = page.locator(".marks").first.locator("i").evaluate_all("""(dots) => dots.map((dot) => {
      const { backgroundColor, boxShadow } = getComputedStyle(dot);
      return [dot.matches(".here"), backgroundColor, boxShadow];
    })""")
    shown, other = (next(look for look in looks if look[0] == is_here) for is_here in [True, False])
    assert shown[1] != other[1] and "none" not in shown + other


def test_dots_lead_to_pages(visit):
    page = visit("/shop")
    assert page.evaluate("CSS.supports('selector(::scroll-marker-group)')")
    box = page.locator(".pager").nth(1).bounding_box()
    middle = box["x"] + box["width"] / 2
    page.mouse.click(middle + 8, box["y"] + box["height"] - 10)
    is_at(page, 1, page.locator(".pager").nth(1))
    page.mouse.click(middle - 8, box["y"] + box["height"] - 10)
    is_at(page, 0, page.locator(".pager").nth(1))


def test_repeated_categories(visit):
    page = visit("/shop")
    texts = page.locator(".pager").nth(1).locator(".text").all_text_contents()
    assert len(texts) == 16 and len(set(texts)) == 8
    assert texts[8:] == texts[4:8] + texts[:4]
    # The keyboard turns the pages, too.
    page.locator(".pager").nth(1).focus()
    page.keyboard.press("ArrowRight")
    is_at(page, 1, page.locator(".pager").nth(1))


def test_pagers_without_script(visit, shot):
    page = visit("/shop", java_script_enabled=False)
    assert page.locator(".pause").is_hidden()
    box = banners(page).bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.wheel(390, 0)
    second = page.locator(".pager").first.locator("img").nth(1)
    expect(second).to_be_in_viewport(ratio=1)
    assert abs(second.bounding_box()["x"] - box["x"]) < 2
    shot(page, "gallery-shop-without-script")


def test_no_pager_no_script(visit):
    page = visit("/settings")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    loads_pager = lambda: any(url.endswith("/pager.js") for url in asked)
    # The stream is requested after the modules that the page needs.
    with page.expect_request("**/rowhouse/events/*"):
        page.reload()
    assert not loads_pager()
    page.goto(page.url.replace("/settings", "/shop"))
    until(page, loads_pager)


def ground(page):
    """Returns the transparency of the bar, and the lightness of its title."""
    return page.evaluate("""() => {
      const style = getComputedStyle(document.querySelector(".bar"));
      const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
      const ground = style.backgroundColor, [red] = numbers(style.color);
      const isNumbers = ground.startsWith("color(");
      const parts = numbers(ground.replace("srgb", ""));
      return [parts.length > 3 ? parts[3] : 1, isNumbers ? red : red / 255];
    }""")


@pytest.mark.parametrize("path", SHOPS)
def test_the_bar_fades_in(gallery, visit, shot, path):
    page = visit(path)
    assert page.evaluate("CSS.supports('animation-timeline: scroll()')")
    bar, banner = page.locator(".bar").bounding_box(), banners(page).bounding_box()
    assert banner["y"] == bar["y"] == 0
    values = []
    for top in [0, 16, 32, 114, 300]:
        page.evaluate("(top) => scrollTo(0, top)", top)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        values.append(ground(page)[0])
    assert values[0] == 0 and 0.1 < values[1] < 0.75, values
    assert values[2] == values[3] == values[4] > 0.8, values
    shot(page, f"gallery{path.replace('/', '-')}-scrolled")
    page.evaluate("scrollTo(0, 0)")
    # Another page has an ordinary bar, and this one its own bar when it is shown again.
    page.goto(gallery + "/")
    follow(page, row(page, "Demo three").get_by_role("link"))
    page.wait_for_function("() => location.pathname === '/shop'")
    assert ground(page)[0] == 0
    page.locator(".back").click()
    page.wait_for_function("() => location.pathname === '/'")
    assert ground(page)[0] > 0.8


def test_the_bar_is_plain_where_colors_are_forced(visit, shot):
    page = visit("/shop", forced_colors="active")
    bar = page.locator(".bar").bounding_box()
    assert banners(page).bounding_box()["y"] >= bar["y"] + bar["height"] - 1
    shot(page, "gallery-shop-forced-colors")


@pytest.mark.parametrize("path,shaded", [("/messages", 1), ("/shop", 0)])
def test_every_second_row_is_shaded(visit, path, shaded):
    page = visit(path)
    section = page.locator("section").nth(0 if path == "/messages" else 3)
    grounds = section.locator("li").evaluate_all(
        "(rows) => rows.map((row) => getComputedStyle(row).backgroundColor)")
    assert len(grounds) == (10 if path == "/messages" else 8)
    assert len(set(grounds)) == 2
    assert set(grounds[shaded::2]) == {"rgb(242, 245, 245)"}


def test_messages(visit):
    page = visit("/messages")
    heights = page.locator("section").first.locator("li").evaluate_all(
        "(rows) => rows.map((row) => row.getBoundingClientRect().height)")
    assert heights == [90] * 10
    assert page.get_by_role("img", name="Unread").count() == 5
    # The messages cannot be tapped.
    assert page.locator("section").first.get_by_role("button").count() == 0


def test_profile(visit):
    page = visit("/profile")
    rows = page.locator("section").first.locator("li")
    assert [text.split() for text in rows.all_inner_texts()] == [
        ["Following", "45"], ["Followers", "10"], ["Stars", "234"], ["Settings"], ["Share"]]
    assert rows.first.bounding_box()["height"] == 44
    assert page.locator("section").first.locator(".chevron").count() == 2
    bar = page.locator(".bar").bounding_box()
    assert abs(rows.first.bounding_box()["y"] - bar["y"] - bar["height"] - 35) <= 1


def load_feed(page):
    """Scrolls to the end of the feed until all posts are loaded, the last ones at the second attempt."""
    rows = page.locator("section").first.locator("li")
    again = page.get_by_role("alert").get_by_role("button")

    def scrolled(condition):
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        return condition()

    until(page, lambda: scrolled(again.count), "a batch that fails")
    assert rows.count() == 7
    again.click()
    until(page, lambda: rows.count() == 8 and not page.get_by_role("progressbar").count(), "the last batch")


@pytest.mark.parametrize("path", ["/feed", "/first-feed"])
def test_posts_are_as_tall_as_they_are(visit, path):
    page = visit(path, reduced_motion="reduce")
    rows = page.locator("section").first.locator("li")
    if path == "/feed":
        load_feed(page)
    heights = rows.evaluate_all("(rows) => rows.map((row) => row.getBoundingClientRect().height)")
    assert len(heights) == 8 and min(heights[1:5]) > max(heights[0], heights[5])
    # No content is truncated and no space is left: each row ends with its band.
    for index in range(8):
        cell = rows.nth(index)
        end = cell.locator(".cell > .vertical > :last-child").bounding_box()
        box = cell.bounding_box()
        assert abs(end["y"] + end["height"] - box["y"] - box["height"]) < 1
        assert end["height"] == 10
    page.set_viewport_size({"width": 768, "height": 844})
    wide = rows.evaluate_all("(rows) => rows.map((row) => row.getBoundingClientRect().height)")
    assert wide[0] < heights[0] and wide[1] > heights[1]


EMPLOYEE = {"Orders": "Entry to see orders", "Income": "Entry to see income",
            "About": "Entry to see about info"}
MANAGER = {"View all products": "Entry to show product list",
           "Store decoration": "Entry to do store decoration",
           "Store location": "Entry to set store location", "Open time": "Entry to set store open time",
           "Withdraw": "Entry to withdraw money", **EMPLOYEE}


@pytest.mark.parametrize("path,entries", [("/stores/employee", EMPLOYEE), ("/stores/manager", MANAGER)])
def test_each_entry_names_its_destination(visit, shot, path, entries):
    page = visit(path)
    buttons = page.locator("li button.row-button")
    # The last two lead to all pages and to the code.
    assert buttons.count() == len(entries) + 2
    for title, message in entries.items():
        page.locator("button.row-button", has_text=title).first.click()
        page.wait_for_selector("dialog:modal")
        assert page.locator("dialog h2").inner_text() == message
        if title == "Withdraw":
            shot(page, "gallery-store-alert")
        page.get_by_role("button", name="OK").click()
        page.wait_for_selector("dialog", state="detached")


def incomes(page):
    section = page.locator("section", has=page.locator("h2", has_text="Income info"))
    return [text.strip() for text in section.locator("li").all_inner_texts()]


def wait_for_incomes(page, *titles):
    page.wait_for_function("""(titles) => {
      const section = [...document.querySelectorAll("section")]
        .find((section) => section.textContent.startsWith("Income info"));
      return [...section.querySelectorAll("li")].map((row) => row.innerText.trim()) + "" === titles + "";
    }""", arg=list(titles))


def flip(page, title):
    row(page, title).get_by_role("switch").click()


def test_withdraw_moves_to_the_third_place(visit):
    page = visit("/stores/manager")
    page.evaluate("""() => {
      window.moves = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, ...rest) {
        window.moves.push([this.innerText?.trim(), Object.keys(frames)[0]]);
        return animate.call(this, frames, ...rest);
      };
      window.withdraw = [...document.querySelectorAll("li")].find((row) => row.innerText.trim() === "Withdraw");
    }""")
    flip(page, "Withdraw comes third")
    wait_for_incomes(page, "Orders", "Income", "Withdraw")
    assert page.evaluate("window.withdraw.isConnected")
    moves = [tuple(move) for move in page.evaluate("window.moves")]
    for title in ["Withdraw", "Orders", "Income"]:
        assert (title, "translate") in moves, moves
    flip(page, "Withdraw comes third")
    wait_for_incomes(page, "Withdraw", "Orders", "Income")
    page.evaluate("window.moves = []")
    flip(page, "Hide income")
    wait_for_incomes(page, "Withdraw", "Orders")
    moves = [tuple(move) for move in page.evaluate("window.moves")]
    # Deleted rows fade out, and the rows below them move up.
    assert any(kind == "opacity" for _, kind in moves) and ("About", "translate") in moves, moves
    flip(page, "Withdraw comes third")
    wait_for_incomes(page, "Orders", "Withdraw")
    flip(page, "Hide income")
    wait_for_incomes(page, "Orders", "Income", "Withdraw")


def test_an_employee_becomes_the_manager(visit, shot):
    page = visit("/stores/employee")
    assert page.title() == "Store: employee"
    assert incomes(page) == ["Orders", "Income"] and page.locator("section").count() == 5
    flip(page, "As the manager")
    page.wait_for_function("() => document.title === 'Store: manager'")
    wait_for_incomes(page, "Withdraw", "Orders", "Income")
    assert page.locator("section").count() == 6
    shot(page, "gallery-store-manager")
    flip(page, "As the manager")
    wait_for_incomes(page, "Orders", "Income")
    flip(page, "Hide income")
    wait_for_incomes(page, "Orders")


def test_heights_of_the_store(visit):
    page = visit("/stores/manager")
    height = lambda title: page.locator("li", has_text=title).first.bounding_box()["height"]
    assert [height("MacBook Online"), height("View all"), height("Withdraw")] == [80, 44, 60]
    heads = page.locator("h2").evaluate_all("(heads) => heads.map((head) => head.offsetHeight)")
    assert heads[:4] == [40] * 4


@pytest.mark.parametrize("number,title", [
    (0, "Employee, by hand"), (1, "Manager, by hand"), (2, "Store: employee"), (3, "Store: manager")])
def test_stores_lead_to_both_ways_of_writing(visit, shot, number, title):
    page = visit("/stores")
    page.locator("li button").nth(number).click()
    page.wait_for_function("(title) => document.title === title", arg=title)
    if number < 2:
        text = page.locator("main").inner_text()
        assert "numberOfRowsInSection" in text and "role == .manager" in text
        shot(page, f"gallery-by-hand-{number}")
    address = page.evaluate("location.pathname")
    page.reload()
    page.wait_for_function("(title) => document.title === title", arg=title)
    assert page.evaluate("location.pathname") == address


@pytest.mark.parametrize("path", ["/shop", "/feed", "/first-shop", "/first-feed"])
def test_data_of_the_original(start_gallery, open_page, shot, path):
    if not CORPUS.exists():
        pytest.skip(f"There is no {CORPUS.name} beside the project to show.")
    page = open_page(start_gallery("--data", str(CORPUS)).url + path, locale="en-GB")
    take_standard_theme(page, page.url.rpartition(path)[0])
    page.go_back()
    page.goto(page.url)
    if "feed" in path:
        page.locator("li").first.wait_for()
        if path == "/feed":
            load_feed(page)
        page.get_by_text("为君十饮孟婆汤").wait_for()
        assert page.locator("section").first.locator("li").count() == 8
    else:
        assert page.get_by_text("美食", exact=True).count() == 2
        page.get_by_text("筱姿微光").first.wait_for()
    page.evaluate("""async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 500) {
        scrollTo(0, top);
        // A browser begins to load the pictures in view in the frame after it has drawn them.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    }""")
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    assert page.evaluate("[...document.images].every((image) => image.naturalWidth > 0)")
    page.evaluate("scrollTo(0, 0)")
    shot(page, f"gallery{path.replace('/', '-')}-corpus", full_page=True)


def test_invalid_data_is_reported(tmp_path):
    (tmp_path / "feed.json").write_text('[{"user": "U", "avatar": "banner1.png", "content": "C"}]')
    program = Program("ROWHOUSE_GALLERY", "gallery")
    answer = subprocess.run([program.path, "web", "--port", "0", "--data", str(tmp_path)],
                            capture_output=True, text=True, timeout=60)
    assert answer.returncode != 0 and not answer.stdout
    assert f"{tmp_path}/feed.json: [0].date is missing." in answer.stderr
