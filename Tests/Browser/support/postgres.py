# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""A PostgreSQL server from Debian's packages with its own folder, which contains its socket."""

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest


class Postgres:
    def __init__(self):
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        if not programs:
            pytest.skip("There is no PostgreSQL. On Debian and Ubuntu, as root: apt-get install postgresql libpq-dev")
        self.programs = programs[-1]
        # PostgreSQL does not run as root, and only their owner has access to pytest's folders.
        self.user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        self.folder = Path(tempfile.mkdtemp(prefix="rowhouse-"))
        self.folder.chmod(0o755)
        if self.user:
            shutil.chown(self.folder, "postgres", "postgres")
        self.address = f"host={self.folder} dbname=postgres user=rowhouse"
        self.run("initdb", "-D", self.folder / "data", "-U", "rowhouse", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def run(self, program, *arguments):
        subprocess.run([self.programs / program, *arguments], check=True, stdout=subprocess.DEVNULL,
                       cwd=self.folder, **self.user)

    def start(self):
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        self.run("pg_ctl", "-D", self.folder / "data", "-l", self.folder / "log", "-o", options, "-w", "start")

    def stop(self):
        self.run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop")

    def remove(self):
        self.stop()
        shutil.rmtree(self.folder)

    @contextmanager
    def locked(self, table):
        """Prevents others from changing a table."""
        psql = subprocess.Popen([self.programs / "psql", "-tA", self.address], text=True,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        psql.stdin.write(f"BEGIN; LOCK TABLE {table} IN EXCLUSIVE MODE; SELECT 'locked';\n")
        psql.stdin.flush()
        while psql.stdout.readline() != "locked\n":
            assert psql.poll() is None
        yield
        psql.communicate("COMMIT;\n", timeout=10)

    def ask(self, command):
        """Returns what psql prints for a command."""
        return subprocess.check_output([self.programs / "psql", "-tA", self.address, "-c", command], text=True).strip()
