# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The latency of a small page beside sessions that use large ones."""

import time
from contextlib import ExitStack
from statistics import median, quantiles
from threading import Thread

from report import Table
from servers import Server
from switch import SocketSwitch, Switch

BAR = 3
ROUNDS = 5
SECONDS = 5
PAUSE = 1 / 48
# The number of sessions that use their large pages all the time.
BUSY = 4


def latencies(switch):
    """Uses a switch 48 times a second, and returns the times until the answers, in milliseconds."""
    times = []
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        switch.turn()
        times.append((time.perf_counter() - start) * 1_000)
        time.sleep(PAUSE)
    return times


# The large pages: rows that the page creates one by one, and rows of data, of which only a slice is created.
LARGE = {"rows": "/rows/10000", "rows of data": "/rows/10000?switch=data"}


def measure(tool, rounds=ROUNDS):
    with ExitStack() as stack:
        server = stack.enter_context(Server(tool, "pages"))
        loads = {kind: stack.enter_context(server.load(path)) for kind, path in LARGE.items()}
        for load in loads.values():
            # The generator needs one session more than it has events in progress.
            load.open(BUSY + 1)
        switches = {"by POSTs": Switch(server, "/rows/10"), "by a web socket": SocketSwitch(server, "/rows/10")}
        alone = {way: [] for way in switches}
        beside = {(way, kind): [] for way in switches for kind in loads}
        for switch in switches.values():
            latencies(switch)
        for _ in range(rounds):
            for way, switch in switches.items():
                alone[way].append(latencies(switch))
                for kind, load in loads.items():
                    others = Thread(target=load.fire, args=(SECONDS + .5, BUSY))
                    others.start()
                    beside[way, kind].append(latencies(switch))
                    others.join()
        for switch in switches.values():
            switch.close()

    def share(times, percent):
        return quantiles(times, n=100, method="inclusive")[percent - 1]

    def row(title, rounds_of, ratio=None):
        table.row(
            title, f"{median(median(times) for times in rounds_of):.1f}",
            f"{median(share(times, 99) for times in rounds_of):.1f}",
            f"{ratio:.2f}" if ratio else "", f"{BAR}" if ratio else "",
            is_admitted=ratio <= BAR if ratio else None)

    table = Table("Turns", "a page of 10 rows", "median ms", "p99 ms", "ratio", "bar", "ok  ")
    for way in switches:
        row(f"{way}, alone", alone[way])
        for kind in loads:
            busy = beside[way, kind]
            row(f"{way}, beside four of 10,000 {kind}", busy,
                median(share(times, 99) / share(quiet, 99) for times, quiet in zip(busy, alone[way])))
    return table.end(
        f"The 99th percentile of the time from an event to its answer, 48 events a second; medians of {rounds} "
        f"rounds of {SECONDS} s, alone and beside the others in turn.")
