# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""A real Caddy on loopback."""

import os
import shutil
import socket
import subprocess
import time

import pytest


class Caddy:
    """A Caddy with a site, which listens on a port."""

    def __init__(self, folder, port, site):
        program = shutil.which("caddy")
        if not program:
            message = "There is no caddy. Tools/setup installs it."
            pytest.fail(message) if os.geteuid() == 0 else pytest.skip(message)
        file = folder / "Caddyfile"
        # Caddy creates its own certificates, and does not install them.
        file.write_text("{\nadmin off\nauto_https disable_redirects\nskip_install_trust\nlocal_certs\n}\n" + site)
        self.log = folder / "caddy.log"
        self.process = subprocess.Popen(
            [program, "run", "--config", file, "--adapter", "caddyfile"], stdout=subprocess.DEVNULL,
            stderr=self.log.open("w"),
            env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)})
        end = time.monotonic() + 20
        while True:
            if self.process.poll() is not None or time.monotonic() > end:
                pytest.fail(self.log.read_text())
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
