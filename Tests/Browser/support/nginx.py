# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""A real nginx, and pages that it distributes over several processes."""

import os
import re
import shutil
import socket
import subprocess
import threading
from pathlib import Path

import pytest

from support.program import Program

ROOT = Path(__file__).parents[3]


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Nginx:
    """An nginx, started with the contents of its HTTP block."""

    def __init__(self, folder, http):
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        if not os.path.exists(program):
            message = "There is no nginx. Tools/setup installs it."
            pytest.fail(message) if os.geteuid() == 0 else pytest.skip(message)
        self.log = folder / "access.log"
        paths = "".join(f"{kind}_temp_path {folder}/{kind};\n"
                        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        configuration = folder / "nginx.conf"
        configuration.write_text(
            f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{\naccess_log {self.log};\n{paths}{http}\n}}\n")
        self.process = subprocess.Popen(
            [program, "-p", folder, "-c", configuration], stderr=subprocess.PIPE, text=True)
        self.port = int(re.search(r"listen 127\.0\.0\.1:(\d+)", http)[1])
        while True:
            if self.process.poll() is not None:
                pytest.fail(self.process.stderr.read())
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return

    def stop(self):
        self.process.terminate()
        self.process.wait(60)
        self.process.stderr.close()


class Nodes:
    """Processes by their names, behind nginx with the configuration of Tools/nginx-nodes."""

    def __init__(self, folder, programs):
        self.programs = programs
        addresses = [f"{name}={program.url.removeprefix('http://')}" for name, program in programs.items()]
        self.port = free_port()
        http = subprocess.run([ROOT / "Tools/nginx-nodes", f"127.0.0.1:{self.port}", *addresses],
                              check=True, capture_output=True, text=True).stdout
        self.nginx = Nginx(folder, http)
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self, name):
        """Ends a process like a crash."""
        self.programs[name].kill()

    def terminate(self, name):
        """Ends a process by SIGTERM."""
        self.programs[name].stop()

    def start(self, name):
        """Starts a process again that has ended, at its old address."""
        program = self.programs[name]
        program.start(*program.arguments, "--port", program.url.rpartition(":")[2])

    def name(self, page):
        """Returns the name of the process that has the session of a page."""
        return page.evaluate("document.body.dataset.session").split("~")[0]

    def other(self, name):
        """Returns the name of another process."""
        return next(other for other in self.programs if other != name)


def run_nodes(folder, variable, product, *arguments):
    """Yields two processes of a program behind nginx, and ends them afterwards."""
    programs = {name: Program(variable, product, *arguments, "--node", name) for name in ("a", "b")}
    for program in programs.values():
        program.start()
    nodes = Nodes(folder, programs)
    yield nodes
    nodes.nginx.stop()
    for program in programs.values():
        program.stop()


class DyingProcess:
    """A process that reads requests and ends before it answers, which replaces a killed process."""

    def __init__(self, address):
        host, port = address.removeprefix("http://").split(":")
        self.listener = socket.create_server((host, int(port)))
        self.heads = []
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            with connection:
                self.heads.append(connection.recv(65_536).partition(b"\r\n")[0].decode())

    def stop(self):
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
