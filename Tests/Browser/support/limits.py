# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Time limits for calls for which Playwright would wait indefinitely. Linux only."""

import contextlib
import os
import re
import signal
import threading
from pathlib import Path


class Limits:
    """Ends the renderers of a browser if a call takes too long, so that a call that waits for a page raises an error.

    Playwright has no limit for a script that waits for a promise, or whose page never stops computing.
    """

    def __init__(self, browser):
        session = browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        self.browser = next(process["id"] for process in processes if process["type"] == "browser")
        session.detach()

    @contextlib.contextmanager
    def limit(self, seconds, what):
        ended = threading.Event()

        def end():
            ended.set()
            for process in renderers(self.browser):
                os.kill(process, signal.SIGKILL)

        timer = threading.Timer(seconds, end)
        timer.start()
        try:
            yield
        except Exception as error:
            if not ended.is_set():
                raise
            raise TimeoutError(f"{what} took longer than {seconds} s") from error
        finally:
            timer.cancel()


def renderers(browser):
    """Returns the processes of a browser that run the scripts of pages."""
    parents = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        # A process may end in the meantime.
        with contextlib.suppress(OSError):
            parents[int(file.parent.name)] = int(re.search(r"\) \S+ (\d+)", file.read_text())[1])

    def is_below(process):
        return process == browser or process in parents and is_below(parents[process])

    found = []
    for process in filter(is_below, parents):
        with contextlib.suppress(OSError):
            if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
    return found
