# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Chromium, with a fresh context for each page."""

import os
import shutil
import sys
from contextlib import contextmanager

from playwright.sync_api import sync_playwright


@contextmanager
def chromium(*options):
    """Starts a browser."""
    names = ["chromium-headless-shell", "chromium"]
    path = next(filter(None, [os.environ.get("ROWHOUSE_CHROMIUM"), *map(shutil.which, names)]), None)
    if not path:
        sys.exit(f"None of {', '.join(names)} is on PATH. Tools/setup installs the first.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *options])
        yield browser
        browser.close()


@contextmanager
def opened(browser):
    """Opens an empty page in its own context."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    try:
        yield context.new_page()
    finally:
        context.close()


@contextmanager
def visit(browser, address):
    """Loads a page in its own context."""
    with opened(browser) as page:
        page.goto(address, wait_until="load")
        yield page
