# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Waiting for conditions. No test waits for a fixed time, except to show that nothing happens in it."""

import time

import pytest

# Resolves when the scroll position has not changed for a number of frames.
REST = """(frames) => new Promise((done) => {
  let last = "", count = 0;
  const look = () => {
    const lists = [...document.querySelectorAll("[data-count]")].map((section) =>
      [section.dataset.first, section.querySelector("ul").style.paddingBlock]);
    const now = [scrollX, scrollY, document.documentElement.scrollHeight, lists].join();
    count = now === last ? count + 1 : 0;
    last = now;
    if (count >= frames) done();
    else requestAnimationFrame(look);
  };
  look();
})"""

# Resolves when a number of frames have been drawn.
DRAWN = """(frames) => new Promise((done) => {
  const next = () => frames-- > 0 ? requestAnimationFrame(next) : done();
  next();
})"""

# Resolves when a module of the client has run.
LOADED = """(name) => import(new URL(name, document.querySelector("script[src]").src).href).then(() => true)"""


def drawn(page, frames=2):
    """Waits until the page has drawn some frames."""
    page.evaluate(DRAWN, frames)


def until(page, condition, what="it", seconds=20):
    """Waits until a condition is true, and checks it after the next frame, after two more, and so on up to ten more.

    A check takes processor time that a server needs which works for seconds.
    """
    end, frames = time.monotonic() + seconds, 1
    while not condition():
        if time.monotonic() > end:
            pytest.fail(f"{what} did not happen in {seconds} s")
        drawn(page, frames)
        frames = min(frames + 1, 10)


def at_rest(page):
    """Waits until scrolling has ended and no rows are being loaded."""
    page.evaluate(REST, 20)


def loaded(page, name):
    """Waits until a module of the client has run."""
    page.evaluate(LOADED, name)


def follow(page, link):
    """Presses a link to another page, once the script sends its taps. Before, the browser would load another document."""
    loaded(page, "extras.js")
    link.click()
