# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The browser of the tests and of the pictures."""

import os
import shutil

# Debian's Chromium without windows takes half the time of the one with windows.
NAMES = ["chromium-headless-shell", "chromium"]


def executable():
    """Returns the path of Chromium: `ROWHOUSE_CHROMIUM` if it is set, otherwise the first of `NAMES` on PATH."""
    found = [os.environ.get("ROWHOUSE_CHROMIUM"), *map(shutil.which, NAMES)]
    path = next(filter(None, found), None)
    if not path:
        raise FileNotFoundError(f"None of {', '.join(NAMES)} is on PATH. Tools/setup installs the first on Debian. "
                                "Elsewhere, set ROWHOUSE_CHROMIUM to the path of a Chromium.")
    return path
