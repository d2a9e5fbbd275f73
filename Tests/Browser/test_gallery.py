# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The gallery's own server: its pages, and the effects of their taps."""

import time

import pytest
from playwright.sync_api import expect

from support.accessibility import violations
from support.waiting import follow
from test_every_page import BY_HAND, CODE, LISTED, PAGES, TEXTS, name_of, settled
from test_session import OUTAGE

ORIGINAL = {"color-contrast": {"enabled": False}}


def row(page, title):
    return page.locator("li", has_text=title).first


def title(page, wanted):
    page.wait_for_function("(title) => document.title === title", arg=wanted)


@pytest.mark.parametrize("path", PAGES)
def test_pages(read, shot, path):
    page = read("/", theme="WeChat")
    if path != "/":
        follow(page, page.locator(LISTED).nth(PAGES.index(path) - 1))
        page.wait_for_function("(path) => location.pathname === path", arg=path)
        settled(page, path)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The colors of the original fall short of WCAG AA; those of the standard theme do not.
    for scheme in ["dark", "light"]:
        page.emulate_media(color_scheme=scheme)
        assert violations(page, rules=ORIGINAL) == []
        shot(page, f"gallery-{name_of(path)}-original-{scheme}")


@pytest.mark.parametrize("path", PAGES)
def test_wide_pages_in_chinese(read, shot, path):
    page = read(path, viewport={"width": 768, "height": 900}, locale="zh-CN")
    settled(page, path)
    assert page.evaluate("document.documentElement.lang").startswith("zh")
    for width in [768, 1280]:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(TEXTS) == []
        shot(page, f"gallery-{name_of(path)}-zh-{width}")


def test_discover_changes_after_two_seconds(visit):
    page = visit("/discover")
    last = page.locator("section").nth(3).locator("li").nth(1)
    before = last.inner_text()
    page.wait_for_function("(before) => document.querySelectorAll('section')[3]"
                           ".querySelectorAll('li')[1].innerText !== before", arg=before)


def test_stickers_arrive(visit):
    page = visit("/stickers")
    page.get_by_role("progressbar").wait_for()
    page.locator("li img").first.wait_for()
    assert page.get_by_role("progressbar").count() == 0


def test_stickers_arrive_without_a_script(visit):
    page = visit("/stickers", java_script_enabled=False)
    # Loading the page again would begin to load the stickers again.
    end = time.monotonic() + 20
    while not page.locator("li img").count():
        assert time.monotonic() < end
        page.get_by_role("button", name="Refresh").click()
    assert page.get_by_role("button", name="Refresh").count() == 1


def test_log_out_asks(visit, shot):
    page = visit("/settings")
    row(page, "Log out").get_by_role("button").click()
    page.wait_for_selector("dialog:modal")
    assert violations(page, rules=ORIGINAL) == []
    shot(page, "gallery-log-out")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    row(page, "Log out").get_by_role("button").click()
    page.get_by_role("button", name="Yes").click()
    page.wait_for_selector("dialog", state="detached")


def ground(page):
    """Returns the lightness of the page and of its rows, from 0 to 1."""
    return page.evaluate("""() => [document.documentElement, document.querySelector("li")].map((node) => {
      const parts = getComputedStyle(node).backgroundColor.match(/[\\d.]+/g).map(Number);
      return (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]) / 255;
    })""")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_night_mode_darkens_the_page(visit, shot, scheme):
    page = visit("/settings", color_scheme=scheme)
    if scheme == "light":
        assert min(ground(page)) > 0.8
    page.get_by_role("switch", checked=False).click()
    page.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme === 'dark'")
    assert max(ground(page)) < 0.2
    shot(page, "gallery-night-mode")
    page.reload()
    page.get_by_role("switch", checked=True).wait_for()
    assert max(ground(page)) < 0.2
    page.get_by_role("switch").click()
    page.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme !== 'dark'")
    assert min(ground(page)) > 0.8 if scheme == "light" else max(ground(page)) < 0.2


def test_clear_cache(visit, shot):
    page = visit("/settings")
    size = row(page, "Clear cache").inner_text()
    row(page, "Clear cache").get_by_role("button").click()
    page.locator("#progress progress").wait_for()
    shot(page, "gallery-clear-cache")
    page.locator("#progress progress").wait_for(state="detached", timeout=15000)
    assert row(page, "Clear cache").inner_text() != size


def test_push_back_and_reload(visit, shot):
    page = visit("/")
    follow(page, row(page, "Settings").get_by_role("link"))
    title(page, "Settings")
    page.evaluate("history.back()")
    title(page, "Gallery")
    follow(page, row(page, "Me").get_by_role("link"))
    title(page, "Me")
    page.locator("li button").first.click()
    title(page, "Info")
    page.locator(".back").click()
    title(page, "Me")
    page.locator(".back").click()
    # The page changes immediately, and the browser's history follows a moment later.
    page.wait_for_function("() => location.pathname === '/' && document.title === 'Gallery'")
    page.reload()
    title(page, "Gallery")
    assert page.locator(".back").count() == 0


@pytest.mark.parametrize("path", [*PAGES, CODE, BY_HAND])
def test_an_address_is_enough(gallery, read, path):
    page = read(path)
    heading = page.locator("h1").inner_text()
    assert heading == page.title() != ""
    assert page.locator("li").count() > 0 and page.locator(".back").count() == 0
    settled(page, path)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # test_every_page finds those in the dark.
    assert violations(page) == []
    page.reload()
    assert page.locator("h1").inner_text() == heading
    # Loads another page by its address, and goes back.
    other = "/me" if path != "/me" else "/"
    page.goto(gallery + other)
    page.go_back()
    title(page, heading)
    assert page.evaluate("location.pathname") == path


@pytest.mark.parametrize("number", range(len(PAGES) - 1))
def test_there_and_back(read, number):
    """Checks the way to another page and back: with the browser's buttons, with the page's, after a reload."""
    page = read("/", reduced_motion="reduce" if number % 4 else "no-preference")
    path = PAGES[number + 1]

    def leave():
        follow(page, page.locator(LISTED).nth(number))
        page.wait_for_function("(path) => location.pathname === path", arg=path)

    leave()
    heading = page.locator("h1").inner_text()
    page.go_back()
    title(page, "Gallery")
    assert page.evaluate("location.pathname") == "/"
    # The page that was left has ended, and is loaded again.
    page.evaluate("history.forward()")
    page.wait_for_function("(path) => location.pathname === path", arg=path)
    title(page, heading)
    page.evaluate("history.back()")
    page.wait_for_function("() => location.pathname === '/' && document.title === 'Gallery'")
    leave()
    page.locator(".back").click()
    page.wait_for_function("() => location.pathname === '/' && document.title === 'Gallery'")
    leave()
    page.reload()
    title(page, heading)
    assert page.evaluate("location.pathname") == path and page.locator(".back").count() == 0
    page.evaluate("history.back()")
    page.wait_for_function("() => location.pathname === '/'")
    title(page, "Gallery")
    leave()


def test_going_back_before_the_client_has_started(visit):
    """Checks that address and page agree after a step back before the client has started."""
    page = visit("/")
    follow(page, page.locator(LISTED).first)
    page.wait_for_function("() => location.pathname !== '/'")
    heading = page.locator("h1").inner_text()
    page.go_back()
    title(page, "Gallery")
    held = []
    page.route("**/client.js", lambda route: held.append(route), times=1)
    # The page that was left is loaded again, and its client does not arrive.
    page.evaluate("history.forward()")
    title(page, heading)
    page.evaluate("history.back()")
    page.wait_for_function("() => location.pathname === '/'")
    held.pop().continue_()
    title(page, "Gallery")
    follow(page, page.locator(LISTED).first)
    title(page, heading)


def test_the_server_is_started_again(start_gallery, open_page):
    program = start_gallery()
    url = program.url
    page = open_page(url + "/settings", locale="en-GB", ignoring=OUTAGE)
    page.get_by_role("switch", checked=False).click()
    page.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme === 'dark'")
    program.kill()
    page.get_by_text("Connection lost").wait_for()
    program.start("web", "--port", url.rpartition(":")[2])
    page.wait_for_function("() => !document.querySelector('#lost').textContent", timeout=20_000)
    # The new server does not have the night mode, and the page shows the state of the new server.
    page.get_by_role("switch", checked=False).wait_for()
    page.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme !== 'dark'")
    page.get_by_role("switch").click()
    page.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme === 'dark'")
    row(page, "Log out").get_by_role("button").click()
    page.get_by_role("button", name="Yes").click()
    page.wait_for_selector("dialog", state="detached")
    # The page also receives changes of other pages.
    other = page.context.new_page()
    other.goto(url + "/settings")
    other.get_by_role("switch", checked=True).click()
    page.get_by_role("switch", checked=False).wait_for()


def test_another_language(visit):
    page = visit("/")
    heading = page.locator("h1").inner_text()
    row(page, "Language").get_by_role("button").click()
    page.wait_for_function("(old) => document.querySelector('h1').innerText !== old", arg=heading)


@pytest.mark.parametrize("path", [*PAGES, CODE, BY_HAND])
def test_readable_without_script(read, path):
    page = read(path, java_script_enabled=False)
    assert page.locator("h1").inner_text() == page.title() != ""
    rows = page.locator("li")
    assert rows.count() > 0 and "".join(rows.all_inner_texts()).strip()
    assert page.locator("main").bounding_box()["height"] > 40


def test_usable_without_script(visit, shot):
    page = visit("/", java_script_enabled=False)
    row(page, "Settings").get_by_role("link").click()
    page.wait_for_url("**/settings")
    assert page.locator("h1").inner_text() == "Settings"
    page.get_by_role("switch", checked=False).click()
    page.get_by_role("switch", checked=True).wait_for()
    assert page.locator("main.dark").count() == 1
    row(page, "Log out").get_by_role("button").click()
    page.locator("dialog").wait_for()
    shot(page, "gallery-without-script")
    page.get_by_role("button", name="Yes").click()
    page.locator("dialog").wait_for(state="detached")
    row(page, "All pages").get_by_role("button").click()
    page.locator("h1", has_text="Gallery").wait_for()
    page.get_by_role("button", name="Back: Settings").click()
    page.locator("h1", has_text="Settings").wait_for()
    assert page.locator(".back").count() == 0


def test_a_dialog_without_a_script(visit):
    page = visit("/settings", java_script_enabled=False)
    row(page, "Log out").get_by_role("button").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_have_accessible_name(dialog.locator("h2").inner_text())
    expect(dialog).to_have_attribute("aria-modal", "true")
    # The button that changes nothing has the focus, which stays in the dialog.
    yes = dialog.get_by_role("button", name="Yes")
    expect(dialog.locator(".cancel")).to_be_focused()
    page.keyboard.press("Tab")
    expect(yes).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('main, #bar')")
    yes.focus()
    page.keyboard.press("Enter")
    dialog.wait_for(state="detached")


def rename_first_song(page):
    """Opens the dialog in which the first song is renamed, and returns its field."""
    page.locator("summary").first.click()
    page.get_by_role("button", name="Rename the song").first.click()
    field = page.get_by_role("dialog").get_by_role("textbox", name="Name")
    expect(field).to_be_focused()
    return field


@pytest.mark.parametrize("key", ["Enter", None])
def test_text_in_a_dialog(visit, shot, key):
    page = visit("/playlist")
    field = rename_first_song(page)
    assert field.evaluate("(field) => getSelection().toString() === field.value")
    confirm = page.get_by_role("button", name="Rename", exact=True)
    page.keyboard.press("Backspace")
    expect(confirm).to_be_disabled()
    page.keyboard.press("Enter")
    page.keyboard.type(" ")
    expect(confirm).to_be_disabled()
    page.keyboard.type("<b>\"Rain\" & co/2")
    expect(confirm).to_be_enabled()
    assert violations(page, rules=ORIGINAL) == []
    shot(page, "gallery-rename")
    if key:
        page.keyboard.press(key)
    else:
        confirm.click()
    page.wait_for_selector("dialog", state="detached")
    row(page, '<b>"Rain" & co/2').wait_for()
    assert page.locator("#toast").inner_text() == ""


def test_escape_discards_the_text_in_a_dialog(visit):
    page = visit("/playlist")
    field = rename_first_song(page)
    field.fill("Never")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    field = rename_first_song(page)
    assert field.input_value() != "Never"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.get_by_text("Never").count() == 0


@pytest.mark.parametrize("key", ["Enter", None])
def test_text_in_a_dialog_without_a_script(visit, key):
    page = visit("/playlist", java_script_enabled=False)
    for name in ["", "Rain & co"]:
        if not name:
            rename_first_song(page)
        field = page.get_by_role("dialog").get_by_role("textbox", name="Name")
        expect(field).to_be_focused()
        field.fill(name)
        if key:
            field.press(key)
        else:
            page.get_by_role("button", name="Rename", exact=True).click()
        if not name:
            page.locator("dialog [aria-invalid=true]").wait_for()
    page.locator("dialog").wait_for(state="detached")
    row(page, "Rain & co").wait_for()


def test_escaping(visit):
    for path in ["/%3Cscript%3E", "/rowhouse/images/named/..%2f..%2fetc%2fpasswd"]:
        page = visit("/", ignoring=["404"])
        assert page.request.get(page.url.rstrip("/") + path).status in (400, 404)
