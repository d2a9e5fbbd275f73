# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The number of events that a server handles in a second."""

from contextlib import ExitStack
from statistics import median

from report import Table
from servers import Server

# The lowest ratios allowed.
BARS = {
    "pages of 10 rows": 0.5,
    "pages of 10 rows, by web sockets": 0.8,
    "pages of 50 rows, by web sockets": 0.7,
}
SESSIONS = 1_000
CONNECTIONS = 16
ROUNDS = 7
SECONDS = 1.5

YARDSTICK = "nothing done, told by answer and stream"
SUBJECTS = {
    YARDSTICK: ("nothing", "/rows/0?by=both"),
    "the same, on the main actor": ("nothing", "/rows/0?by=main"),
    "nothing done, told by the answer alone": ("nothing", "/rows/0?by=answer"),
    "pages of 10 rows": ("pages", "/rows/10"),
    "pages of 50 rows": ("pages", "/rows/50"),
    "pages of 10 rows, by web sockets": ("pages", "/rows/10", "sockets"),
    "pages of 50 rows, by web sockets": ("pages", "/rows/50", "sockets"),
}


def measure(tool, rounds=ROUNDS):
    with ExitStack() as stack:
        servers, loads = {}, {}
        for subject, (kind, *way) in SUBJECTS.items():
            # Each subject has its own server, with exactly the sessions of its load.
            servers[subject] = stack.enter_context(Server(tool, kind))
            loads[subject] = stack.enter_context(servers[subject].load(*way))
            loads[subject].open(SESSIONS)
        rates, costs, shares = ({subject: [] for subject in SUBJECTS} for _ in range(3))
        for turn in range(rounds + 1):
            for subject in SUBJECTS:
                server, load = servers[subject], loads[subject]
                before = server.processor_seconds, load.processor_seconds
                volley = load.fire(SECONDS, CONNECTIONS)
                if not turn:
                    continue
                rates[subject].append(volley["events"] / volley["seconds"])
                costs[subject].append(
                    (server.processor_seconds - before[0]) / volley["events"] * 1e6)
                shares[subject].append((load.processor_seconds - before[1]) / volley["seconds"])

    table = Table("Events", "1,000 open sessions", "events a second", "ratio", "server µs an event",
                  "generator", "bar", "ok  ")
    for subject in SUBJECTS:
        ratio = median(mine / its for mine, its in zip(rates[subject], rates[YARDSTICK]))
        bar = BARS.get(subject)
        table.row(
            subject, f"{median(rates[subject]):,.0f}", f"{ratio:.2f}",
            f"{median(costs[subject]):.0f}", f"{median(shares[subject]):.0%}",
            f"{bar}" if bar else "", is_admitted=ratio >= bar if bar else None)
    return table.end(
        f"{CONNECTIONS} events on their way at a time, over the sessions in turn; {rounds} rounds of "
        f"{SECONDS} s in turn. Ratios are to",
        f"“{YARDSTICK}”, which tells as much as a page does. Web sockets take the events of any session. “generator” is how much of",
        "one processor the load generator takes, which shares them with the server.",
        "The servers' limits on sessions and on events a second are lifted for all reports.")
