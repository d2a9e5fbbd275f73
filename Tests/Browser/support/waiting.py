# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Waiting for conditions. No test waits for a fixed time."""

import time

import pytest

# Resolves when nothing about the scrolling has changed for a number of frames.
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


# Resolves when a module of the client has run.
LOADED = """(name) => import(new URL(name, document.querySelector("script[src]").src).href).then(() => true)"""


def drawn(page, frames=2):
    """Waits until the page has drawn some frames."""
    for _ in range(frames):
        page.evaluate("() => new Promise(requestAnimationFrame)")


def until(page, condition, what="it", seconds=20):
    """Waits until a condition is true, and checks it in each frame."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            pytest.fail(f"{what} did not happen in {seconds} s")
        drawn(page, 1)


def at_rest(page):
    """Waits until scrolling has ended and no rows are being loaded."""
    page.evaluate(REST, 20)


def loaded(page, name):
    """Waits until a module of the client has run."""
    page.evaluate(LOADED, name)
