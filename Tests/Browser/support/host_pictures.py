# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Takes the picture of the README with the gallery's settings on each host; see Tools/host-pictures."""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

import pictures
from chromium import executable
from program import Program
from waiting import at_rest

# Three telephones side by side.
WIDTH, HEIGHT = 375, 600
SCALE = (pictures.WIDTH - 2 * pictures.GAP) / 3 / WIDTH


def in_browser(browser):
    """Returns the picture of the settings in the browser."""
    gallery = Program("ROWHOUSE_GALLERY", "gallery", "web", "--port", "0")
    address = gallery.start()
    try:
        page = pictures.phone(browser, WIDTH, HEIGHT)
        page.goto(f"{address}/settings")
        at_rest(page)
        return page.screenshot()
    finally:
        gallery.stop()


def figure(kind, content, caption):
    """Returns the markup of a picture with a caption."""
    source = f"data:image/{kind};base64,{base64.b64encode(content).decode()}"
    return f'<figure><div><img src="{source}"></div><figcaption>{caption}</figcaption></figure>'


def main():
    folder = Path(sys.argv[1])
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        figures = [figure("png", in_browser(browser), "Browser")]
        desktop = folder / "desktop.png"
        if desktop.exists():
            figures.append(figure("png", desktop.read_bytes(), "Linux desktop"))
        drawing = (folder / "uikit.svg").read_bytes()
        figures.append(figure("svg+xml", drawing, "UIKit, drawn from the frames of a stand-in"))
        sheet = browser.new_page(viewport={"width": pictures.WIDTH, "height": round(HEIGHT * SCALE) + 32})
        sheet.set_content("""
            <style>
              body { margin: 0; display: flex; gap: %dpx; font: 16px sans-serif; color: #777 }
              figure { margin: 0; text-align: center }
              div { height: %dpx; overflow: hidden }
              img { width: %fpx; display: block }
              figcaption { padding-top: 8px }
            </style>%s""" % (pictures.GAP, round(HEIGHT * SCALE), WIDTH * SCALE, "".join(figures)))
        sheet.screenshot(path=pictures.FOLDER / "hosts.png", omit_background=True)


main()
