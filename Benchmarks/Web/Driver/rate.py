# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""How many events a server carries out in a second."""

from statistics import median

from report import Table
from servers import Server

BAR = 0.5
SESSIONS = 1_000
CONNECTIONS = 16
ROUNDS = 7
SECONDS = 2


def measure(tool, rounds=ROUNDS):
    # Servers of their own, so that what browsers have left behind is not measured.
    with Server(tool, "pages") as pages, Server(tool, "nothing") as nothing, \
            pages.load("/rows/50") as page_load, \
            nothing.load("/rows/0?by=both") as both_load, \
            nothing.load("/rows/0?by=answer") as answer_load:
        both, answer = "nothing done, told by answer and stream", "nothing done, told by the answer"
        subjects = {
            both: (nothing, both_load), answer: (nothing, answer_load),
            "pages of 50 rows": (pages, page_load)}
        for _, load in subjects.values():
            load.open(SESSIONS)
        rates = {subject: [] for subject in subjects}
        costs = {subject: [] for subject in subjects}
        loads = {subject: [] for subject in subjects}
        for turn in range(rounds + 1):
            for subject, (server, load) in subjects.items():
                before = server.processor_seconds, load.processor_seconds
                volley = load.fire(SECONDS, CONNECTIONS)
                if turn:
                    rates[subject].append(volley["events"] / volley["seconds"])
                    costs[subject].append(
                        (server.processor_seconds - before[0]) / volley["events"] * 1e6)
                    loads[subject].append(
                        (load.processor_seconds - before[1]) / volley["seconds"])

    table = Table("Events", "1,000 open sessions", "events a second", "ratio", "server µs an event",
                  "generator", "bar", "ok  ")
    for subject in subjects:
        ratio = median(mine / its for mine, its in zip(rates[subject], rates[both]))
        isJudged = subject == "pages of 50 rows"
        table.row(
            subject, f"{median(rates[subject]):,.0f}", f"{ratio:.2f}",
            f"{median(costs[subject]):.0f}", f"{median(loads[subject]):.0%}",
            f"{BAR}" if isJudged else "", is_admitted=ratio >= BAR if isJudged else None)
    return table.end(
        f"{CONNECTIONS} events on their way at a time, over the sessions in turn; {rounds} rounds of "
        f"{SECONDS} s in turn. Ratios are to",
        f"“{both}”, which tells as much as a page does. “generator” is how much of",
        "one processor the load generator takes, which shares them with the server.")
