# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""RowhouseLayout computes the same frames of parts as Chromium.

The browser host draws random trees of parts, and RowhouseLayout lays them out with only the sizes of texts from
Chromium. ROWHOUSE_TREES is the number of trees, ROWHOUSE_SEED is the first seed, and ROWHOUSE_SCREEN is the first
screen. A failure prints the command that repeats it.
"""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SUPPORT = Path(__file__).parent / "support"
FRAMES, MEASURE = ((SUPPORT / name).read_text() for name in ("frames.js", "measure.js"))
STYLES = "".join(
    (ROOT / "Sources/RowhouseWeb/Client" / name).read_text()
    for name in ("page.css", "actions.css", "controls.css", "extras.css", "pager.css"))
TREES = int(os.environ.get("ROWHOUSE_TREES", 200))
SEED = int(os.environ.get("ROWHOUSE_SEED", 1))
SCREEN = int(os.environ.get("ROWHOUSE_SCREEN", 0))
# The number of trees on a page.
BATCH = 50
# The greatest difference allowed, in CSS pixels.
SLACK = 0.5
# Width of the page, scale of the text, direction, device pixels per CSS pixel.
SCREENS = [(375, 1, "ltr", 2), (320, 1, "rtl", 1), (600, 1.5, "ltr", 2), (390, 1.25, "rtl", 3)]


class Frames:
    """The program that computes layouts without a browser."""

    def __init__(self, seed, count, screen):
        path = Path(os.environ.get("ROWHOUSE_FRAMES", ROOT / ".build/all/debug/layout-frames"))
        if not path.exists():
            pytest.fail(f"{path} is not built: Tools/package . build --product layout-frames")
        words = [seed, count, *screen]
        self.process = subprocess.Popen([path, *map(str, words)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def hear(self):
        line = self.process.stdout.readline()
        assert line, f"{self.process.args} ended"
        return json.loads(line)

    def say(self, answer):
        print(json.dumps(answer), file=self.process.stdin, flush=True)

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(10)


def show(page, html, css, width, scale):
    """Shows a document without its client, whose files are not served here."""
    html = re.sub(r"<script.*?</script>|<link[^>]*>", "", html)
    html = html.replace("src=\"/rowhouse/images/", "data-src=\"")
    own = f":root{{font-size:{16 * scale}px}}body{{width:{width}px}}.page{{max-inline-size:none}}*{{animation:none!important}}"
    page.set_content(html.replace("</head>", f"<style>{STYLES}\n{css}\n{own}</style></head>"))


def compare(seed, row, drawn):
    """Returns the differences in a row, one per line. A row whose line breaks depend on a 32nd of a pixel is skipped."""
    wrong = []
    if row["edge"]:
        return wrong
    if len(row["frames"]) != len(drawn["frames"]):
        wrong.append(f"{len(row['frames'])} parts, {len(drawn['frames'])} elements")
    if abs(row["height"] - drawn["height"]) > SLACK:
        wrong.append(f"height {row['height']:.2f}, in the browser {drawn['height']:.2f}")
    for index, (frame, box) in enumerate(zip(row["frames"], drawn["frames"])):
        if any(abs(one - other) > SLACK for one, other in zip(frame, box)):
            shown, real = ([round(number, 2) for number in numbers] for numbers in (frame, box))
            wrong.append(f"part {index}, {row['kinds'][index]} ({drawn['kinds'][index]}): "
                         f"{shown}, in the browser {real}")
    return [f"seed {seed}: {line}" for line in wrong]


@pytest.mark.parametrize("number", range((TREES + BATCH - 1) // BATCH))
def test_frames_agree(browser, number):
    place = (SCREEN + number) % len(SCREENS)
    screen = SCREENS[place]
    width, scale, _, pixels = screen
    seed = SEED + number * BATCH
    context = browser.new_context(
        viewport={"width": width, "height": 900}, device_scale_factor=pixels)
    page = context.new_page()
    frames = Frames(seed, min(BATCH, TREES - number * BATCH), screen)
    try:
        document = frames.hear()
        show(page, document["html"], document["css"], width, scale)
        while "ask" in (message := frames.hear()):
            frames.say(page.evaluate(MEASURE, message["ask"]))
        rows = message["rows"]
        drawn = page.evaluate(FRAMES)
        assert len(drawn) == len(rows)
        for offset, (row, boxes) in enumerate(zip(rows, drawn)):
            wrong = compare(seed + offset, row, boxes)
            again = f"ROWHOUSE_TREES=1 ROWHOUSE_SEED={seed + offset} ROWHOUSE_SCREEN={place}"
            assert wrong == [], "\n".join([*wrong[:12], f"screen {screen}: {again}", row["tree"]])
    finally:
        frames.close()
        context.close()
