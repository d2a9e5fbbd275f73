# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The law of live pages: after any changes, a page equals a fresh load of it.

Random pages are changed at random on the real server; their seeds are 1 to 100, or to
ROWHOUSE_LAW_SEQUENCES, a multiple of 100. `make fuzz-pages-web` runs 1,000. With ROWHOUSE_LAW_SEED=27 only the sequence of that
seed is run, after those that its tab saw before.
"""

import os
from pathlib import Path

import pytest

from support.events import POSTS_ONLY, READ_ANSWER

pytestmark = pytest.mark.law

SUPPORT = Path(__file__).parent / "support"
LAW = (SUPPORT / "live_law.js").read_text()
TREE = (SUPPORT / "tree.js").read_text()
LOOK = (SUPPORT / "look.js").read_text()

SEQUENCES = int(os.environ.get("ROWHOUSE_LAW_SEQUENCES", 100))
# The number of sequences after which a tab loads its page again.
BLOCK = 25
# Events of the plain ones are sent by POSTs alone.
VARIANTS = {
    "atomic-calm": ("", "reduce"),
    "plain-calm": (f"delete Element.prototype.moveBefore; {POSTS_ONLY};", "reduce"),
    "atomic-moving": ("", "no-preference"),
    "plain-moving": (f"delete Element.prototype.moveBefore; {POSTS_ONLY};", "no-preference"),
}


def blocks(variant):
    """Returns the seeds of each block of this variant, as lists."""
    wanted = int(os.environ.get("ROWHOUSE_LAW_SEED", 0))
    first = [wanted - (wanted - 1) % BLOCK] if wanted else range(1, SEQUENCES + 1, BLOCK)
    return [list(range(seed, wanted + 1 if wanted else seed + BLOCK)) for seed in first
            if (seed - 1) // BLOCK % len(VARIANTS) == list(VARIANTS).index(variant)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_live_page_equals_a_fresh_one(law_server, open_page, variant):
    init, motion = VARIANTS[variant]
    # Asking for the session's document with an event that is too late is answered with 409.
    page = open_page(init=init + TREE + READ_ANSWER, reduced_motion=motion, ignoring=["status of 409"])
    page.set_default_timeout(60_000)
    other = page.context.new_page()
    turns = transitions = 0
    for seeds in blocks(variant):
        room = f"{variant}-{seeds[0]}"
        page.goto(f"{law_server}/law/{room}")
        result = page.evaluate(f"({LAW})({{ room: {room!r}, seeds: {seeds} }})")
        if result["fault"]:
            pytest.fail(f"seed {result['seed']}, {variant}\n"
                        f"done: {' | '.join(result['done'])}\n{result['fault']}\n"
                        f"Run it again: ROWHOUSE_LAW_SEED={result['seed']} "
                        "Tools/browser-tests -k test_law", pytrace=False)
        turns += result["turns"]
        transitions += result["transitions"]
        # A load in another tab looks the same, element by element.
        other.goto(page.url)
        # A fresh load has no focus, which would look different.
        page.evaluate("document.activeElement.blur()")
        for shown, wanted in zip(page.evaluate(LOOK), other.evaluate(LOOK), strict=True):
            assert shown == wanted, f"after seed {seeds[-1]}, {variant}"
        page.request.post(f"{law_server}/leave/{room}")
    print(f"{variant}: {turns} turns of {transitions} transitions")
