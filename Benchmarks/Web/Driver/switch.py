# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The switch of a page, used without a browser."""

import html
import re
from http.client import HTTPConnection
from urllib.parse import urlencode


class Switch:
    """A session with its connection, whose switch is turned by events."""

    def __init__(self, server, path):
        self.connection = HTTPConnection("127.0.0.1", server.port)
        self.connection.request("GET", path)
        document = self.connection.getresponse().read().decode()
        self.data = dict(re.findall(r'data-(session|screen|event|version)="([^"]*)"', document))
        self.event = html.unescape(re.search(r'value="(value/[^"]*)"', document)[1])
        self.address = f"/rowhouse/events/{self.data['session'].split('.')[0]}"
        self.number, self.version = int(self.data["event"]), int(self.data["version"])

    def turn(self):
        """Turns the switch, and returns the answer."""
        body = urlencode({
            "session": self.data["session"], "screen": self.data["screen"], "number": self.number,
            "event": self.event, "version": self.version})
        self.connection.request(
            "POST", self.address, body, {"Content-Type": "application/x-www-form-urlencoded"})
        response = self.connection.getresponse()
        answer = response.read()
        if response.status != 200:
            raise RuntimeError(f"The server answered {response.status}: {answer}")
        self.number += 1
        self.version += 1
        self.event = self.event[:-1] + ("0" if self.event[-1] == "1" else "1")
        return answer

    def close(self):
        self.connection.close()
