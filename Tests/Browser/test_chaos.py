# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The law of chaos: no acknowledged event is lost, no loss is silent, and every page ends equal to a fresh load.

A user types, toggles switches, and moves rows, while the connection is cut or silent, processes are killed, and servers
with another version of the client are deployed, without a proxy and with two processes behind nginx. In a run, the
clocks of the browser (Playwright's, which timers follow) and of the servers (`LawClock`) are set forward by up to
30 seconds, in jumps of at most one second between and after the steps, in addition to the time that the run takes.

Runs with odd seeds have one server, and those with even seeds have two nodes. ROWHOUSE_CHAOS_RUNS is the number of
seeds, such as 1000, and defaults to 4. ROWHOUSE_CHAOS_FIRST is the first seed, and defaults to 1. With
ROWHOUSE_CHAOS_SEED=27, only the run of that seed takes place.
"""

import os

import pytest

from support.chaos import WATCH, Chaos, NodeChaos
from support.limits import Limits
from test_session import OUTAGE

RUNS = int(os.environ.get("ROWHOUSE_CHAOS_RUNS", 4))
FIRST = int(os.environ.get("ROWHOUSE_CHAOS_FIRST", 1))
SEED = int(os.environ.get("ROWHOUSE_CHAOS_SEED") or 0)
# The longest time of a step and of settling, in seconds. Starting a server may take 20 seconds on a busy machine.
LONGEST_STEP, LONGEST_SETTLING = 90, 240
IGNORED = [*OUTAGE, "status of 4", "dynamically imported module"]


def seeds(rest):
    """Returns the seeds of a kind of run, by their remainder of a division by 2."""
    return [seed for seed in ([SEED] if SEED else range(FIRST, FIRST + RUNS)) if seed % 2 == rest]


@pytest.mark.law
def test_a_page_in_chaos(program, open_page):
    run(Chaos, program, open_page, seeds(1))


@pytest.mark.law
def test_a_page_of_two_nodes_in_chaos(law_nodes, open_page):
    run(NodeChaos, law_nodes, open_page, seeds(0))


def test_a_page_that_never_stops_computing_is_a_fault(open_page):
    page = open_page("about:blank")
    with pytest.raises(TimeoutError, match="a step took longer than 1 s"), Limits(page.context.browser).limit(1, "a step"):
        page.evaluate("for (;;);")


def run(kind, server, open_page, seeds):
    page, faults, counts = None, [], {}
    for seed in seeds:
        if not page:
            page = open_page(init=WATCH, ignoring=IGNORED)
            limits = Limits(page.context.browser)
            page.clock.install()
            page.set_default_timeout(5_000)
            page.set_default_navigation_timeout(30_000)
        chaos = kind(page, server, f"chaos{seed}", seed)
        outcome = "passed"
        try:
            with limits.limit(LONGEST_STEP, "the first load"):
                chaos.begin()
            while chaos.passed < chaos.seconds:
                with limits.limit(LONGEST_STEP, "a step"):
                    chaos.step()
            with limits.limit(LONGEST_SETTLING, "settling"):
                chaos.settle()
        except Exception as error:
            outcome = (f"fault\ndone: {' | '.join(chaos.done)}\n{type(error).__name__}: {error}\nRun it again: "
                       f"ROWHOUSE_CHAOS_SEED={seed} Tools/browser-tests -k test_chaos")
            faults.append(f"seed {seed}: {outcome}")
            # The next run needs a page that is not hidden, offline, or ended.
            page = None
        finally:
            chaos.end()
        # With many runs, a fault is read before their end.
        print(f"seed {seed}: {outcome}", flush=True)
        for name, count in chaos.counts.items():
            counts[name] = counts.get(name, 0) + count
    print(counts)
    if faults:
        pytest.fail("\n\n".join(faults), pytrace=False)
