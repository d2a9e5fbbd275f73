# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pictures that the user chooses: by mouse, keyboard, and touch, without a script, and from files that are not pictures."""

import base64
import re
import struct
import zlib

import pytest
from playwright.sync_api import expect

from support import described
from support.accessibility import violations
from support.pages import names
from support.waiting import drawn, until
from test_gallery import row
from test_session import sent

NAME = "Ann Miller"


def png(width, height, color=(200, 40, 40), noise=0):
    """Returns a picture of one color, or of bytes that cannot be compressed."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    state, lines = noise, []
    for _ in range(height):
        if noise:
            state, line = noise_line(state, width)
        else:
            line = bytes(color) * width
        lines.append(b"\0" + line)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"".join(lines), 1))
            + chunk(b"IEND", b""))


def noise_line(state, width):
    values = bytearray()
    for _ in range(width * 3):
        state = (state * 1103515245 + 12345) % 2**31
        values.append(state >> 16 & 0xFF)
    return state, bytes(values)


def file(content, name="picture.png", kind="image/png"):
    return {"name": name, "mimeType": kind, "buffer": content}


@pytest.fixture
def controls(visit):
    def controls(**options):
        page = visit("/controls", **options)
        row(page, NAME).wait_for()
        page.wait_for_load_state("load")
        return page
    return controls


def picture(page):
    return row(page, NAME).locator("img")


def shown(page):
    """Waits for the picture, and returns its type, its bytes, and its size."""
    picture(page).wait_for()
    size = picture(page).evaluate("async (image) => { await image.decode(); return [image.naturalWidth, image.naturalHeight]; }")
    kind, text = re.fullmatch("data:(.*);base64,(.*)", picture(page).get_attribute("src")).groups()
    return kind, base64.b64decode(text), size


@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
def test_choosing(controls, way):
    page = controls(**({"has_touch": True} if way == "touch" else {}))
    expect(row(page, NAME)).to_contain_text("AM")
    button = row(page, NAME).get_by_role("button")
    with page.expect_file_chooser() as chooser:
        {"mouse": button.click, "keyboard": lambda: button.press("Enter"), "touch": button.tap}[way]()
    chooser.value.set_files(file(png(1200, 600)))
    kind, content, size = shown(page)
    assert (kind, size) == ("image/png", [512, 256])
    assert len(content) < 700_000
    expect(row(page, NAME)).not_to_contain_text("AM")
    expect(page.locator("dialog")).to_have_count(0)


def test_large_picture_keeps_its_pixels_in_another_format(controls):
    page = controls()
    with page.expect_file_chooser() as chooser:
        row(page, NAME).get_by_role("button").click()
    chooser.value.set_files(file(png(900, 900, noise=7)))
    kind, content, size = shown(page)
    assert (kind, size) == ("image/jpeg", [512, 512])
    assert len(content) <= 700_000


def test_larger_picture_is_scaled_until_it_fits(server, open_page):
    server.show(names("a"))
    page = open_page(server.url)
    server.show_dialogs(described.dialog(1, "Choose a picture").replace(
        "<dialog open", '<dialog open hidden data-request="choosePicture" data-side="1400"').replace(
        "</h2>", '</h2><input type="file" name="picture">'))
    page.locator("dialog input").set_input_files(file(png(1400, 1400, noise=7)))
    until(page, lambda: sent(server), "the picture")
    text = sent(server)[0].removeprefix("picture/1/")
    content = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    assert 350_000 < len(content) <= 700_000
    width = page.evaluate("""async (text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      return (await createImageBitmap(new Blob([bytes]))).width;
    }""", base64.b64encode(content).decode())
    assert 512 < width < 1400


def test_replacing_and_removing(controls):
    page = controls()
    with page.expect_file_chooser() as chooser:
        row(page, NAME).get_by_role("button").click()
    chooser.value.set_files(file(png(8, 8)))
    first = shown(page)
    row(page, NAME).get_by_role("button").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("dialog").get_by_role("button", name="Choose a picture").click()
    chooser.value.set_files(file(png(8, 8, color=(0, 0, 200))))
    expect(picture(page)).not_to_have_attribute("src", f"data:{first[0]};base64,{base64.b64encode(first[1]).decode()}")
    row(page, NAME).get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove the picture").click()
    expect(row(page, NAME)).to_contain_text("AM")


def test_file_that_is_no_picture(controls):
    page = controls()
    with page.expect_file_chooser() as chooser:
        row(page, NAME).get_by_role("button").click()
    chooser.value.set_files(file(b"no picture"))
    dialog = page.get_by_role("dialog", name="Choose a picture")
    dialog.wait_for()
    field = dialog.locator("input")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("Choose a JPEG or PNG picture of at most 1 MB.")
    assert violations(page) == []
    # The field of the dialog takes another file.
    field.set_input_files(file(png(8, 8)))
    assert shown(page)[2] == [8, 8]
    expect(dialog).to_have_count(0)


def test_the_dialog_after_a_file_that_is_no_picture_stays_when_the_page_changes(server, open_page):
    server.show(names("a"))
    dialog = described.dialog(1, "Choose a picture").replace(
        "<dialog open", '<dialog open hidden data-request="choosePicture" data-side="64"').replace(
        "</h2>", '</h2><input type="file" name="picture">')
    server.answer = lambda event: server.show_dialogs(dialog) or 200
    page = open_page(server.url)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="a").click()
    chooser.value.set_files(file(b"no picture"))
    shown = page.get_by_role("dialog", name="Choose a picture")
    shown.wait_for()
    server.send(dialogs=dialog, title="Changed")
    page.wait_for_function("() => document.title === 'Changed'")
    drawn(page, 5)
    expect(shown).to_be_visible()
    server.answer = lambda event: 200
    shown.locator("input").set_input_files(file(png(8, 8)))
    until(page, lambda: sent(server)[-1].startswith("picture/1/"), "the picture")


def test_closing_the_list_of_files(controls):
    page = controls()
    with page.expect_file_chooser():
        row(page, NAME).get_by_role("button").click()
    page.locator("dialog input").dispatch_event("cancel")
    expect(page.locator("dialog")).to_have_count(0)
    expect(row(page, NAME)).to_contain_text("AM")


def test_without_a_script(controls):
    page = controls(java_script_enabled=False)
    row(page, NAME).get_by_role("button").click()
    dialog = page.get_by_role("dialog", name="Choose a picture")
    dialog.locator(".upload").click()
    # No file was chosen.
    expect(dialog.locator("input")).to_have_attribute("aria-invalid", "true")
    dialog.locator("input").set_input_files(file(png(640, 480)))
    dialog.locator(".upload").click()
    kind, text = re.fullmatch("data:(.*);base64,(.*)", picture(page).get_attribute("src")).groups()
    assert kind == "image/png" and base64.b64decode(text) == png(640, 480)
    expect(page.locator("dialog")).to_have_count(0)


def test_fields_are_sent_with_a_file_without_a_script(controls):
    page = controls(java_script_enabled=False)
    row(page, NAME).get_by_role("button").click()
    # Not every browser keeps the focus in a dialog without a script.
    page.locator("main input[type=number]").first.evaluate("(field) => { field.value = 7; }")
    page.get_by_role("dialog").locator("input").set_input_files(file(png(4, 4)))
    page.locator(".upload").click()
    picture(page).wait_for()
    expect(page.locator("main input[type=number]").first).to_have_value("7")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_rows_are_accessible(controls, scheme):
    page = controls(color_scheme=scheme)
    assert violations(page) == []
    with page.expect_file_chooser() as chooser:
        row(page, NAME).get_by_role("button").click()
    chooser.value.set_files(file(png(8, 8)))
    shown(page)
    assert violations(page) == []
