# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The time until a page is visible."""

from statistics import median

from chromium import visit
from report import Table

BARS = {10: 60, 1_000: 150, 10_000: 1_000}
# The greatest ratio of the time of a million rows of data to that of a hundred.
MANY, FEW, RATIO = 1_000_000, 100, 1.5
ROUNDS = 15

PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
  const paint = list.getEntriesByName("first-contentful-paint")[0];
  if (paint) done(paint.startTime);
}).observe({ type: "paint", buffered: true }))"""


def measure(browser, pages, nothing, rounds=ROUNDS):
    subjects = {("nothing", 0): nothing.address("/rows/0")}
    for count in BARS:
        subjects["pages", count] = pages.address(f"/rows/{count}")
        subjects["nothing", count] = nothing.address(f"/rows/{count}")
    for count in (FEW, MANY):
        subjects["data", count] = pages.address(f"/data/{count}")
    times = {subject: [] for subject in subjects}
    # The first round warms the servers and the browser, and is not counted.
    for turn in range(rounds + 1):
        for subject, address in subjects.items():
            with visit(browser, address) as page:
                time = page.evaluate(PAINT)
            if turn:
                times[subject].append(time)

    table = Table("First paint", "page", "median ms", "beyond the bare page ms", "bar ms", "ok  ")
    bare = times["nothing", 0]
    table.row("the bare page", f"{median(bare):.0f}", "", "")
    for count, bar in BARS.items():
        beyond = median(times["pages", count]) - median(bare)
        table.row(f"{count:,} rows", f"{median(times['pages', count]):.0f}", f"{beyond:.0f}",
                  f"{bar}", is_admitted=beyond <= bar)
    for count in BARS:
        time = median(times["nothing", count])
        table.row(f"{count:,} plain list items, nothing done", f"{time:.0f}",
                  f"{time - median(bare):.0f}", "")
    few, many = (median(times["data", count]) for count in (FEW, MANY))
    table.row(f"{FEW} rows of data", f"{few:.0f}", f"{few - median(bare):.0f}", "")
    table.row(f"{MANY:,} rows of data", f"{many:.0f}", f"{many - median(bare):.0f}",
              f"{RATIO * few - median(bare):.0f}", is_admitted=many <= RATIO * few)
    return table.end(
        f"First contentful paint, from the start of the navigation; {rounds} rounds, each page in a "
        "fresh context, in turn. A million rows of data may take "
        f"{RATIO} times as long as {FEW}.")
