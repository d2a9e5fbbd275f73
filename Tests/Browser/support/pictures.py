# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pictures of pages side by side, for the README."""

import base64
from pathlib import Path

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "Documentation/Pictures"
# The width of each picture, and the gap between two pages.
WIDTH, GAP = 1200, 16


def phone(browser, width, height, scheme="light"):
    """Opens an empty page with the size of a telephone, in points."""
    return browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=2, color_scheme=scheme,
        reduced_motion="reduce", locale="en-GB").new_page()


def save(browser, path, shots, width, height):
    """Saves screenshots of one size side by side as a picture."""
    scale = (WIDTH - (len(shots) - 1) * GAP) / len(shots) / width
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots)
    sheet = browser.new_page(viewport={"width": WIDTH, "height": round(height * scale)})
    sheet.set_content(
        "<style>body { margin: 0; display: flex; gap: %dpx } img { width: %fpx }</style>%s"
        % (GAP, width * scale, images))
    sheet.screenshot(path=path, omit_background=True)
