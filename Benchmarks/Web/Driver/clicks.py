# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The time from a click to the change it causes."""

from statistics import median

from chromium import visit
from report import Table

BAR = 1.3
ROUNDS = 6
CLICKS = 12
WARMING = 4

# The time from the click event to the first mutation of the element that shows the state.
WATCH = """(state) => {
  window.times = [];
  let start;
  addEventListener("click", () => start = performance.now(), true);
  const node = document.querySelector(state);
  let said = node.textContent;
  new MutationObserver(() => {
    if (node.textContent === said) return;
    said = node.textContent;
    times.push(performance.now() - start);
  }).observe(node, { childList: true, characterData: true, subtree: true });
}"""

# Two frames, so that the work of the previous change is complete.
QUIET = """(count) => new Promise((done) => {
  const wait = () => times.length < count ? setTimeout(wait, 1)
    : requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)));
  wait();
})"""


def clicks(browser, address, button, state):
    """Returns the times of the clicks of one visit, in milliseconds."""
    with visit(browser, address) as page:
        page.wait_for_timeout(300)
        target = page.locator(button)
        if not target.count():
            # The browser contains the rows around the viewport.
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            target.wait_for()
        target.scroll_into_view_if_needed()
        page.evaluate(WATCH, state)
        box = target.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for count in range(1, WARMING + CLICKS + 1):
            page.mouse.down()
            page.mouse.up()
            page.evaluate(QUIET, count)
        return page.evaluate("times")[WARMING:]


def measure(browser, pages, nothing, rounds=ROUNDS):
    row = "li[data-key=tswitch] button", "li[data-key=tstate] .cell"
    bare = "button", "#state"
    subjects = {
        "nothing done, told by the answer": (nothing.address("/rows/0?by=answer"), *bare),
        "nothing done, told by the stream": (nothing.address("/rows/0?by=stream"), *bare),
    }
    yardsticks = list(subjects)
    for count in (10, 1_000, 10_000):
        subjects[f"{count:,} rows, the switch at the top"] = (
            pages.address(f"/rows/{count}"), *row)
    subjects["10,000 rows, the switch at the bottom"] = (
        pages.address("/rows/10000?switch=last"), *row)
    informing = "nothing done, 10,000 plain list items"
    subjects[informing] = (nothing.address("/rows/10000?by=answer"), *bare)

    medians = {subject: [] for subject in subjects}
    every = {subject: [] for subject in subjects}
    for _ in range(rounds):
        for subject, what in subjects.items():
            times = clicks(browser, *what)
            every[subject] += times
            medians[subject].append(median(times))

    table = Table("Click to changed page", "page", "fastest ms", "median ms", "ratio", "bar", "ok  ")
    best = min(yardsticks, key=lambda subject: median(every[subject]))
    for subject in subjects:
        ratio = median(mine / its for mine, its in zip(medians[subject], medians[best]))
        is_judged = subject not in yardsticks and subject != informing
        table.row(
            subject, f"{min(every[subject]):.1f}", f"{median(every[subject]):.1f}", f"{ratio:.2f}",
            f"{BAR}" if is_judged else "", is_admitted=ratio <= BAR if is_judged else None)
    return table.end(
        f"From the event of a click to the observer of the row that depends on the switch; {rounds} "
        f"rounds in turn, {CLICKS} clicks each.",
        f"Ratios are to “{best}”, the faster one: the median of the ratios of the rounds.")
