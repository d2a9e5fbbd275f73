# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The number of events that one process and two processes behind nginx handle in a second."""

import os
import tempfile
from contextlib import ExitStack
from statistics import median

from report import Table
from servers import Proxy, Server

SESSIONS = 1_000
CONNECTIONS = 16
ROUNDS = 7
SECONDS = 1.5
PATH = "/rows/10"
SUBJECTS = {"one process": "", "one process behind nginx": "a", "two processes behind nginx": "ab"}
YARDSTICK = "one process behind nginx"


def measure(tool, rounds=ROUNDS):
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        servers, proxies, loads = {}, {}, {}
        for subject, names in SUBJECTS.items():
            nodes = {name: stack.enter_context(Server(tool, "pages", name)) for name in names}
            servers[subject] = [*nodes.values()] or [stack.enter_context(Server(tool, "pages"))]
            proxies[subject] = [stack.enter_context(Proxy(tool, folder, **nodes))] if nodes else []
            front = (proxies[subject] or servers[subject])[0]
            loads[subject] = stack.enter_context(front.load(PATH))
            loads[subject].open(SESSIONS)
        rates, costs, shares = ({subject: [] for subject in SUBJECTS} for _ in range(3))
        for turn in range(rounds + 1):
            for subject, load in loads.items():
                programs = [servers[subject], proxies[subject], [load]]
                before = [seconds(kind) for kind in programs]
                volley = load.fire(SECONDS, CONNECTIONS)
                used = [seconds(kind) - start for kind, start in zip(programs, before)]
                if not turn:
                    continue
                rates[subject].append(volley["events"] / volley["seconds"])
                costs[subject].append([time / volley["events"] * 1e6 for time in used])
                shares[subject].append([time / volley["seconds"] for time in used])

    table = Table("Processes", "1,000 open sessions, pages of 10 rows", "events a second", "ratio", "server µs an event",
                  "nginx µs", "generator µs", "servers", "nginx", "generator", "ok  ")
    for subject in SUBJECTS:
        ratio = median(mine / its for mine, its in zip(rates[subject], rates[YARDSTICK]))
        table.row(subject, f"{median(rates[subject]):,.0f}", f"{ratio:.2f}",
                  *(f"{median(values):.0f}" for values in zip(*costs[subject])),
                  *(f"{median(values):.0%}" for values in zip(*shares[subject])))
    return table.end(
        f"{CONNECTIONS} events on their way at a time, over the sessions in turn; {rounds} rounds of {SECONDS} s in turn,",
        f"on {os.cpu_count()} processors, which all programs share. Ratios are to “{YARDSTICK}”. The last columns are how much of",
        "one processor the programs take.")


def seconds(programs):
    return sum(program.processor_seconds for program in programs)
