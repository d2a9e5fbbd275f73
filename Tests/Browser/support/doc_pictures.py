# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Takes the pictures of the articles about kinds of rows; see Tools/doc-pictures."""

import os
import subprocess
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from chromium import executable
from playwright.sync_api import sync_playwright

PORT = 8089
ARTICLES = Path(__file__).parents[3] / "Sources/Rowhouse/Rowhouse.docc/Rows"
WIDTH, MARGIN = 390, 12


def names():
    """Returns the names of the pictures in the articles."""
    found = []
    for article in sorted(ARTICLES.glob("*.md")):
        found += [line[line.rindex("(") + 1:-1] for line in article.read_text().splitlines() if line.startswith("![")]
    return found


def wait(address):
    for _ in range(100):
        try:
            return urlopen(address)
        except URLError:
            time.sleep(0.1)
    raise TimeoutError(address)


def main():
    folder = ARTICLES / "Resources"
    folder.mkdir(exist_ok=True)
    server = subprocess.Popen([os.environ["ROWHOUSE_ROW_KINDS"], str(PORT)])
    try:
        wait(f"http://127.0.0.1:{PORT}/{names()[0]}")
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            for scheme, suffix in (("light", ""), ("dark", "~dark")):
                page = browser.new_context(
                    viewport={"width": WIDTH, "height": 844}, device_scale_factor=2, color_scheme=scheme
                ).new_page()
                for name in names():
                    page.goto(f"http://127.0.0.1:{PORT}/{name}")
                    parts = page.locator(".section-header, .rows, .section-footer")
                    boxes = [part.bounding_box() for part in parts.all()]
                    boxes = [box for box in boxes if box and box["height"]]
                    bar = page.locator("#bar").bounding_box()
                    top = max(min(box["y"] for box in boxes) - MARGIN, bar["y"] + bar["height"] + 1)
                    bottom = max(box["y"] + box["height"] for box in boxes) + MARGIN
                    page.screenshot(
                        path=folder / f"{name}{suffix}@2x.png",
                        clip={"x": 0, "y": top, "width": WIDTH, "height": bottom - top})
    finally:
        server.terminate()
        server.wait()


main()
