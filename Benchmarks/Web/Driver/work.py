# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The time that Chromium spends on a switch: layout, styles and script, the animation of the switch included."""

from statistics import median

from chromium import visit
from clicks import QUIET, WATCH
from report import Table

BAR = 1
ROUNDS = 2
SWITCHES = 24
WARMING = 5
COUNTS = 10, 1_000, 10_000
METRICS = "LayoutDuration", "RecalcStyleDuration", "ScriptDuration", "LayoutCount"


def switches(browser, address):
    """Returns the metrics of the switches of one visit: milliseconds, and the number of layouts."""
    with visit(browser, address) as page:
        button = page.locator("li[data-key=tswitch] button")
        button.hover()
        page.evaluate(WATCH, "li[data-key=tstate] .cell")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")

        def metrics():
            values = {entry["name"]: entry["value"] for entry in session.send("Performance.getMetrics")["metrics"]}
            return [values[name] * (1 if name.endswith("Count") else 1_000) for name in METRICS]

        found = []
        for count in range(1, WARMING + SWITCHES + 1):
            before = metrics()
            page.mouse.down()
            page.mouse.up()
            page.evaluate(QUIET, count)
            page.evaluate("Promise.allSettled(document.getAnimations().map((motion) => motion.finished))")
            found.append([after - start for after, start in zip(metrics(), before)])
        return found[WARMING:]


def measure(browser, pages, rounds=ROUNDS):
    found = {count: [] for count in COUNTS}
    for _ in range(rounds):
        for count in COUNTS:
            found[count] += switches(browser, pages.address(f"/rows/{count}"))
    table = Table("Work of a switch in Chromium", "page", "layout ms", "style ms", "script ms", "layouts", "layout and script beyond 10 rows",
                  "bar ms", "ok  ")
    least = None
    for count in COUNTS:
        layout, style, script, layouts = (median(values) for values in zip(*found[count]))
        least = layout + script if least is None else least
        beyond = layout + script - least
        table.row(f"{count:,} rows", f"{layout:.2f}", f"{style:.2f}", f"{script:.2f}", f"{layouts:.0f}", f"{beyond:.2f}", f"{BAR}",
                  is_admitted=layout < BAR and beyond < BAR)
    return table.end(
        f"Medians of {rounds * SWITCHES} switches, by Performance.getMetrics, from the press to the end of the animation. Layout, and what "
        "layout and script take beyond", "a page of 10 rows, may each take the time of the bar.")
