# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""axe-core on a page whose content security policy allows no foreign script."""

from pathlib import Path

import axe_playwright_python

SOURCE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
SETTLED = """Promise.allSettled(document.getAnimations()
  .filter((motion) => motion.timeline === document.timeline && motion.effect.getTiming().iterations < 9).map((motion) => motion.finished))"""


def settle(page):
    """Waits until animations have ended."""
    page.evaluate(SETTLED)


def violations(page, **options):
    """Returns the findings of axe-core, one per line."""
    settle(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE)
    # The reports of axe-core about passed rules are longer than those about violations, and transferring them takes longer.
    rules = page.evaluate("(options) => axe.run(document, options).then((result) => result.violations)",
                          {"resultTypes": ["violations"], **options})
    return [f"{rule['id']}: {rule['help']}: {node['html'][:160]} {node['failureSummary'][:300]}"
            for rule in rules for node in rule["nodes"]]
