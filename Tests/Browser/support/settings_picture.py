# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Takes the picture of a served settings bundle for the README; see Tools/settings-picture."""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from chromium import executable
from program import Program
from waiting import at_rest

PICTURE = Path(__file__).parents[3] / "Documentation/Pictures/settings.png"
# Three telephones beside each other, as wide as the other pictures.
WIDTH, HEIGHT, GAP = 390, 600, 16
SCALE = (1200 - 2 * GAP) / 3 / WIDTH


def views(browser, address, query, title):
    """Returns pictures of the first page, of the results of a search, and of the page of a result."""
    shots = []
    for scheme, locale in (("light", "en-GB"), ("dark", "en-GB")):
        page = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=2, color_scheme=scheme,
            reduced_motion="reduce", locale=locale).new_page()
        page.goto(address)
        if scheme == "light":
            shots.append(page.screenshot())
            page.get_by_role("searchbox").fill(query)
            # The results replace the sections of the page.
            page.wait_for_function("() => document.querySelectorAll('.section').length === 2")
            page.get_by_role("searchbox").evaluate("(field) => field.blur()")
            shots.append(page.screenshot())
            page.get_by_text(title, exact=True).click()
            page.wait_for_url("**row=**")
            found = page.url
        else:
            page.goto(found)
            at_rest(page)
            shots.append(page.screenshot())
    return shots


def main():
    bundle, query, title = sys.argv[1:]
    program = Program("ROWHOUSE_COMMAND", "rowhouse", "serve", bundle, "--port", "0", package="Command")
    address = program.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            images = "".join(
                f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">'
                for shot in views(browser, address, query, title))
            sheet = browser.new_page(viewport={"width": 1200, "height": round(HEIGHT * SCALE)})
            sheet.set_content(
                "<style>body { margin: 0; display: flex; gap: %dpx } img { width: %fpx }</style>%s"
                % (GAP, WIDTH * SCALE, images))
            sheet.screenshot(path=PICTURE, omit_background=True)
    finally:
        program.stop()


main()
