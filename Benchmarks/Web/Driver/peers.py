# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The same page with NiceGUI: the times of loading and of a switch, and the memory of a session."""

import sys
from pathlib import Path
from statistics import median

from chromium import chromium, opened
from clicks import clicks
from memory import settled
from report import Table
from servers import Program, Server

BAR = 1
ROUNDS = 4
# Chromium draws a frame after each click before it performs any other task of the page, which hides most of the time.
# Without this feature, it behaves like other browsers and does not draw first.
AT_ONCE = "--disable-features=DeferRendererTasksAfterInput"
# The tabs that are open when the memory of a server is read.
TABS = (4, 24)
MEMORY_ROWS = 50

# The time of the first frame after the row that depends on the switch is in the document.
SHOWN = """(state) => new Promise((done) => {
  const look = () => document.querySelector(state) ? requestAnimationFrame(() => done(performance.now()))
    : requestAnimationFrame(look);
  look();
})"""


class NiceGUI(Program):
    """A server with the measured page, written with NiceGUI, and the bare page of a web socket."""

    def __init__(self):
        super().__init__(sys.executable, Path(__file__).with_name("nicegui_pages.py"))
        self.port = int(self.line())

    def address(self, path):
        return f"http://127.0.0.1:{self.port}{path}"


def load(browser, address, state):
    """Returns the time from the start of a navigation until the page is visible, in milliseconds."""
    with opened(browser) as page:
        page.goto(address, wait_until="commit")
        return page.evaluate(SHOWN, state)


def memory(browser, server, path, state):
    """Returns the growth of a server for each open tab, in kB."""
    pages, sizes = [], []
    for count in TABS:
        while len(pages) < count:
            page = browser.new_page()
            page.goto(server.address(path))
            page.wait_for_selector(state)
            pages.append(page)
        sizes.append(settled(server))
    for page in pages:
        page.close()
    return (sizes[1] - sizes[0]) / (TABS[1] - TABS[0]) / 1_024


def measure(tool, rounds=ROUNDS):
    own = "li[data-key=tswitch] button", "li[data-key=tstate] .cell"
    theirs = ".q-toggle", ".state"
    bare = "button", "#state"
    counts = 10, 1_000
    with Server(tool, "pages") as pages, Server(tool, "nothing") as nothing, NiceGUI() as nicegui:
        subjects = {}
        for count in counts:
            subjects[f"Rowhouse, {count:,} rows"] = pages.address(f"/rows/{count}"), *own
            subjects[f"NiceGUI, {count:,} rows"] = nicegui.address(f"/rows/{count}"), *theirs
        subjects["nothing done, POST"] = nothing.address("/rows/0?by=answer"), *bare
        subjects["nothing done, web socket"] = nicegui.address("/bare"), *bare
        with chromium() as browser:
            loads, switches = times(browser, subjects, rounds)
            sizes = {
                f"Rowhouse, {MEMORY_ROWS} rows": memory(browser, pages, f"/rows/{MEMORY_ROWS}", own[1]),
                f"NiceGUI, {MEMORY_ROWS} rows": memory(
                    browser, nicegui, f"/rows/{MEMORY_ROWS}", theirs[1]),
            }
        with chromium(AT_ONCE) as browser:
            _, at_once = times(browser, subjects, rounds)

    table = Table("Beside NiceGUI", "page", "load ms", "switch ms", "at once ms", "ratio", "bar", "kB a session", "ok  ")
    for subject in subjects:
        peer = at_once[subject.replace("Rowhouse", "NiceGUI")]
        is_judged = subject.startswith("Rowhouse")
        ratio = median(mine / its for mine, its in zip(at_once[subject], peer))
        table.row(subject, f"{median(loads[subject]):.0f}", f"{median(switches[subject]):.1f}",
                  f"{median(at_once[subject]):.1f}", f"{ratio:.2f}" if is_judged else "",
                  f"{BAR}" if is_judged else "", "", is_admitted=ratio <= BAR if is_judged else None)
    for subject, size in sizes.items():
        table.row(subject, "", "", "", "", "", f"{size:.0f}")
    return table.end(
        f"Medians of {rounds} rounds in turn. A page is loaded when the row that depends on its switch is "
        "in a frame.",
        "A switch is measured as in the table of clicks, by web sockets after the first; “at once” is in a Chromium that performs tasks after a click",
        "before it draws, and the ratio is to NiceGUI with as many rows there. The memory of a session is the growth of the "
        f"server from {TABS[0]} to {TABS[1]} open tabs.")


def times(browser, subjects, rounds):
    """Returns the times of loading and of a switch of each subject, in milliseconds, a list with one for each round."""
    loads, switches = ({subject: [] for subject in subjects} for _ in range(2))
    # The first round warms the servers and the browser, and is not counted.
    for turn in range(rounds + 1):
        for subject, (address, button, state) in subjects.items():
            time = load(browser, address, state)
            every = clicks(browser, address, button, state)
            if turn:
                loads[subject].append(time)
                switches[subject].append(median(every))
    return loads, switches
