# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The law of drafts: no typed text is lost, whatever happens to the page, the connection, or the server.

In the end, each text was received by the page, is in its field with an error, or was shown as not saved.
The seeds are 1 to 24, or to ROWHOUSE_DRAFT_SEQUENCES, such as 500. With ROWHOUSE_DRAFT_SEED=27, only the
sequence of that seed is run.
"""

import os

import pytest

from support.drafts import LISTEN, Drafts, NodeDrafts
from test_session import OUTAGE

pytestmark = pytest.mark.law

SEQUENCES = int(os.environ.get("ROWHOUSE_DRAFT_SEQUENCES", 24))
SEED = int(os.environ.get("ROWHOUSE_DRAFT_SEED", 0))
# The number of tests, which run in parallel.
WORKERS = 1 if SEED else 4


@pytest.mark.parametrize("worker", range(WORKERS))
def test_nothing_that_was_typed_is_lost(program, open_page, worker):
    run(Drafts, program, open_page, worker)


@pytest.mark.parametrize("worker", range(WORKERS))
def test_nothing_that_was_typed_is_lost_by_two_nodes(law_nodes, open_page, worker):
    run(NodeDrafts, law_nodes, open_page, worker)


def run(kind, server, open_page, worker):
    page = open_page(init=LISTEN, ignoring=[*OUTAGE, "status of 4", "dynamically imported module"])
    for seed in [SEED] if SEED else range(worker + 1, SEQUENCES + 1, WORKERS):
        drafts = kind(page, server, f"room{seed}", seed)
        try:
            drafts.begin()
            for _ in range(drafts.random.randint(5, 14)):
                drafts.step()
            drafts.settle()
            if kind is NodeDrafts and drafts.down:
                server.start(drafts.down)
        except Exception as error:
            pytest.fail(f"seed {seed}\ndone: {' | '.join(drafts.done)}\n{error}\nRun it again: "
                        f"ROWHOUSE_DRAFT_SEED={seed} Tools/browser-tests -k test_draft_law", pytrace=False)
