# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Programs of the packages with Hummingbird that serve pages."""

import os
import re
import select
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


class Program:
    """A server that prints its address when it listens."""

    def __init__(self, variable, name, *arguments, package="Gallery"):
        self.package = package
        self.path = Path(os.environ.get(variable, ROOT / ".build/all/debug" / name))
        self.arguments = arguments
        self.process = None
        self.url = None

    def start(self, *arguments):
        """Starts the program, and returns its address without a trailing slash."""
        if not self.path.exists():
            pytest.fail(f"{self.path} is not built: Tools/package {self.package} build")
        self.process = subprocess.Popen(
            [self.path, *(arguments or self.arguments)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT / ".build")
        lines, end = "", time.monotonic() + 60
        while not (address := re.search(r"http://[\d.]+:\d+", lines)):
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
            more = os.read(self.process.stdout.fileno(), 4096).decode() if ready else ""
            if not more:
                self.kill()
                pytest.fail(f"{self.path} printed no address: {lines!r}")
            lines += more
        self.url = address[0]
        return self.url

    @property
    def resident(self):
        """Returns the resident memory in kilobytes. Linux only."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def stop(self):
        self.process.terminate()
        self.process.wait(60)
        self.process.stdout.close()

    def kill(self):
        """Ends the program like a crash."""
        self.process.kill()
        self.process.wait(60)
        self.process.stdout.close()
