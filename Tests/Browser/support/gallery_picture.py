# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Takes the picture of the README with pages of the gallery; see Tools/gallery-picture."""

from playwright.sync_api import sync_playwright

import pictures
from chromium import executable
from program import Program
from waiting import at_rest

# The documentation of Rowhouse shows it, too.
PICTURE = pictures.ROOT / "Sources/Rowhouse/Rowhouse.docc/Resources/gallery.png"
WIDTH, HEIGHT = 375, 720


def view(browser, address, scheme="light", button=None):
    """Returns a picture of a page, after a press of a button if there is one."""
    page = pictures.phone(browser, WIDTH, HEIGHT, scheme)
    page.goto(address)
    at_rest(page)
    if button:
        page.get_by_text(button, exact=True).click()
        at_rest(page)
        page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0) }")
        at_rest(page)
    return page.screenshot()


def main():
    gallery = Program("ROWHOUSE_GALLERY", "gallery", "web", "--port", "0")
    address = gallery.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            shots = [
                view(browser, f"{address}/settings"),
                view(browser, f"{address}/sign-up", button="Create account"),
                view(browser, f"{address}/shop"),
                view(browser, f"{address}/feed", "dark"),
            ]
            pictures.save(browser, PICTURE, shots, WIDTH, HEIGHT)
    finally:
        gallery.stop()


main()
