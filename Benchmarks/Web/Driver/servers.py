# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The two servers and the load generator, as processes."""

import json
import os
import resource
import shutil
import socket
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[3]
TICKS = os.sysconf("SC_CLK_TCK")
# Each session has an open connection at both ends.
DESCRIPTORS = 8_192


def allow_connections():
    """Raises the limit of open files for this process and its children."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < DESCRIPTORS:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(DESCRIPTORS, hard), hard))


class Program:
    """A process that ends with the block that started it."""

    def __init__(self, *command):
        self.process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        # Kills the process, because after a request to end, it would wait until its streams end.
        self.process.kill()
        self.process.wait()

    def line(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.process.args} has ended early")
        return line

    @property
    def resident(self):
        """The resident memory of the process, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1_024

    @property
    def processor_seconds(self):
        """The processor time of the process so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")")[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


class Server(Program):
    """One of the servers: `pages` or `nothing`."""

    def __init__(self, tool, subject, *node):
        super().__init__(tool, "serve", subject, *node)
        self.tool, self.subject = tool, subject
        self.port = int(self.line())

    def address(self, path):
        return f"http://127.0.0.1:{self.port}{path}"

    def load(self, path, *way):
        """Starts a load generator for a page of the server, whose events are POSTs or, with `sockets`, messages."""
        return Load(self.tool, "load", self.subject, self.port, path, *way)


class Proxy(Program):
    """nginx with the configuration of Tools/nginx-nodes, before pages of several processes."""

    def __init__(self, tool, folder, **servers):
        self.tool, self.subject = tool, "pages"
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        nodes = [f"{name}=127.0.0.1:{server.port}" for name, server in servers.items()]
        http = subprocess.run([ROOT / "Tools/nginx-nodes", f"127.0.0.1:{self.port}", *nodes],
                              check=True, capture_output=True, text=True).stdout
        paths = "".join(f"{kind}_temp_path {folder}/{kind};\n"
                        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        configuration = Path(folder) / f"{self.port}.conf"
        # The load generator sends all events on a few connections.
        configuration.write_text(
            f"daemon off; master_process off; pid {folder}/{self.port}; error_log {folder}/error.log;\n"
            f"events {{ worker_connections {DESCRIPTORS}; }}\n"
            f"http {{\naccess_log off; keepalive_requests 1000000000;\n{paths}{http}\n}}\n")
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        if not program:
            raise RuntimeError("There is no nginx. Tools/setup installs it.")
        super().__init__(program, "-p", folder, "-c", configuration)
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return

    def load(self, path):
        return Load(self.tool, "load", self.subject, self.port, path)


class Load(Program):
    """A load generator."""

    def open(self, count):
        return self._ask(f"open {count}")

    def fire(self, seconds, connections):
        return self._ask(f"fire {seconds} {connections}")

    def _ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return json.loads(self.line())
