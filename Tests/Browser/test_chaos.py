# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The law of chaos: nothing acknowledged is lost, nothing is lost without a word, every page ends as a fresh load.

A user types, turns switches and moves rows, while the connection is cut or silent, processes are killed, and servers
with another version of the client are deployed, without a proxy and with two processes behind nginx. In a run the
clocks of the browser (Playwright's, which timers follow) and of the servers (`LawClock`) are set forward by up to
30 seconds, in jumps of at most one second between and after the steps, besides the time that the run takes.

Odd seeds have one server, even ones two nodes. The seeds are 1 to 4, or to ROWHOUSE_CHAOS_RUNS, such as 1000, from
ROWHOUSE_CHAOS_FIRST on. With ROWHOUSE_CHAOS_SEED=27 only the run of that seed is made.
"""

import os

import pytest

from support.chaos import WATCH, Chaos, NodeChaos
from test_session import OUTAGE

RUNS = int(os.environ.get("ROWHOUSE_CHAOS_RUNS", 4))
FIRST = int(os.environ.get("ROWHOUSE_CHAOS_FIRST", 1))
SEED = int(os.environ.get("ROWHOUSE_CHAOS_SEED") or 0)
IGNORED = [*OUTAGE, "status of 4", "dynamically imported module"]


def seeds(rest):
    """Returns the seeds of a kind of run, by their remainder of a division by 2."""
    return [seed for seed in ([SEED] if SEED else range(FIRST, FIRST + RUNS)) if seed % 2 == rest]


def test_a_page_in_chaos(program, open_page):
    run(Chaos, program, open_page, seeds(1))


def test_a_page_of_two_nodes_in_chaos(law_nodes, open_page):
    run(NodeChaos, law_nodes, open_page, seeds(0))


def run(kind, server, open_page, seeds):
    page = open_page(init=WATCH, ignoring=IGNORED)
    page.clock.install()
    page.set_default_timeout(5_000)
    faults, counts = [], {}
    for seed in seeds:
        chaos = kind(page, server, f"chaos{seed}", seed)
        outcome = "passed"
        try:
            chaos.begin()
            while chaos.passed < chaos.seconds:
                chaos.step()
            chaos.settle()
        except Exception as error:
            outcome = (f"fault\ndone: {' | '.join(chaos.done)}\n{type(error).__name__}: {error}\nRun it again: "
                       f"ROWHOUSE_CHAOS_SEED={seed} Tools/browser-tests -k test_chaos")
            faults.append(f"seed {seed}: {outcome}")
        finally:
            chaos.end()
        # With many runs, a fault is read before their end.
        print(f"seed {seed}: {outcome}", flush=True)
        for name, count in chaos.counts.items():
            counts[name] = counts.get(name, 0) + count
    print(counts)
    if faults:
        pytest.fail("\n\n".join(faults), pytrace=False)
