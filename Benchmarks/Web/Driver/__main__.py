# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Measures the browser host, compared with an application that does nothing."""

import argparse
import sys

import clicks
import memory
import nodes
import paint
import patch
import peers
import rate
import turns
import work
from chromium import chromium
from servers import Server, allow_connections

REPORTS = ("paint", "clicks", "work", "patch", "peers", "memory", "rate", "turns", "nodes")


def main():
    parser = argparse.ArgumentParser(prog="Tools/benchmark-web", description=__doc__)
    parser.add_argument("tool", help=argparse.SUPPRESS)
    parser.add_argument("--only", default=",".join(REPORTS), metavar="REPORT,…",
                        help=f"these reports: {', '.join(REPORTS)}")
    arguments = parser.parse_args()
    reports = arguments.only.split(",")
    for report in reports:
        if report not in REPORTS:
            parser.error(f"--only knows no {report}, only {', '.join(REPORTS)}.")
    allow_connections()
    tool = arguments.tool
    results = []
    if {"paint", "clicks", "work", "patch"} & {*reports}:
        with Server(tool, "pages") as pages, Server(tool, "nothing") as nothing:
            if "patch" in reports:
                results.append(patch.measure(pages))
            if {"paint", "clicks", "work"} & {*reports}:
                with chromium() as browser:
                    if "paint" in reports:
                        results.append(paint.measure(browser, pages, nothing))
                    if "clicks" in reports:
                        results.append(clicks.measure(browser, pages, nothing))
                    if "work" in reports:
                        results.append(work.measure(browser, pages))
    if "peers" in reports:
        results.append(peers.measure(tool))
    if "memory" in reports:
        results.append(memory.measure(tool))
    if "rate" in reports:
        results.append(rate.measure(tool))
    if "turns" in reports:
        results.append(turns.measure(tool))
    if "nodes" in reports:
        results.append(nodes.measure(tool))
    return 0 if all(results) else 1


sys.exit(main())
