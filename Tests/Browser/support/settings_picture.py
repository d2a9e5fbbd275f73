# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Takes the picture of a served settings bundle for the README; see Tools/settings-picture."""

import sys

from playwright.sync_api import sync_playwright

import pictures
from chromium import executable
from program import Program
from waiting import at_rest

WIDTH, HEIGHT = 390, 600


def views(browser, address, query, title):
    """Returns pictures of the first page, of the results of a search, and of the page of a result."""
    shots = []
    for scheme in ("light", "dark"):
        page = pictures.phone(browser, WIDTH, HEIGHT, scheme)
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
            shots = views(browser, address, query, title)
            pictures.save(browser, pictures.FOLDER / "settings.png", shots, WIDTH, HEIGHT)
    finally:
        program.stop()


main()
