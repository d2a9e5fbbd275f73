# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The memory of an open session."""

import time
from statistics import linear_regression

from report import Table
from servers import Server

BAR = 100
COUNTS = (0, 500, 1_000, 1_500)
# The seconds for which the switches of all sessions are used at the end.
USING = 8


def settled(server):
    """Returns the resident memory once it has not changed for a second."""
    last = server.resident
    for _ in range(20):
        time.sleep(1)
        now = server.resident
        if abs(now - last) < 65_536:
            return now
        last = now
    return last


def growth(tool, subject, path):
    """Returns the resident memory of a new server at each count of sessions."""
    with Server(tool, subject) as server, server.load(path) as load:
        sizes = []
        for count in COUNTS:
            # Zero sessions are measured as 20, because the first few also allocate memory that the server needs only once.
            load.open(count or 20)
            sizes.append(settled(server))
        events = load.fire(USING, 16)["events"]
        return sizes, events / COUNTS[-1], settled(server) - sizes[-1]


def measure(tool):
    columns = [f"{count:,}" for count in COUNTS]
    table = Table("Memory", "resident kB at so many open sessions", *(f"{c:>8}" for c in columns),
                  "kB a session", "bar kB", "ok  ")
    for title, subject, path, bar in (
            ("pages of 50 rows", "pages", "/rows/50", BAR),
            ("streams, nothing done", "nothing", "/rows/0", None)):
        sizes, events, more = growth(tool, subject, path)
        slope = linear_regression([count or 20 for count in COUNTS], sizes).slope / 1_024
        table.row(title, *(f"{size // 1_024:,}" for size in sizes), f"{slope:.1f}",
                  f"{bar}" if bar else "", is_admitted=slope < bar if bar else None)
        used = slope + more / COUNTS[-1] / 1_024
        table.row(f"{title}, switched {events:.0f} times each", *("" for _ in COUNTS),
                  f"{used:.1f}", f"{bar}" if bar else "",
                  is_admitted=used < bar if bar else None)
    return table.end(
        "Each session with its page loaded and its stream open, in a server of its own; the first "
        "column has 20, which",
        "warm it. The cost of a session is the slope of the line through all four; that of one whose "
        "switch was used,",
        "the slope and the growth since.")
