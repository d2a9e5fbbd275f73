# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The switch of a page, used without a browser."""

import html
import re
import socket
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
        status, answer = self.send(body)
        if status != 200:
            raise RuntimeError(f"The server answered {status}: {answer}")
        self.number += 1
        self.version += 1
        self.event = self.event[:-1] + ("0" if self.event[-1] == "1" else "1")
        return answer

    def send(self, body):
        """Sends an event, and returns the status and the content of its answer."""
        self.connection.request(
            "POST", self.address, body, {"Content-Type": "application/x-www-form-urlencoded"})
        response = self.connection.getresponse()
        return response.status, response.read()

    def close(self):
        self.connection.close()


class SocketSwitch(Switch):
    """The same with a web socket."""

    def __init__(self, server, path):
        super().__init__(server, path)
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.input = self.socket.makefile("rb")
        self.socket.sendall((
            f"GET {self.address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
        head = b"".join(iter(self.input.readline, b"\r\n"))
        if not head.startswith(b"HTTP/1.1 101 "):
            raise RuntimeError(f"The server opened no socket: {head}")

    def send(self, body):
        form = body.encode()
        # Text in one frame, with a mask of zeros.
        length = bytes([0x80 | len(form)]) if len(form) < 126 else b"\xfe" + len(form).to_bytes(2, "big")
        self.socket.sendall(b"\x81" + length + bytes(4) + form)
        kind, size = self.input.read(2)
        if kind != 0x81:
            raise RuntimeError(f"The server sent a frame of kind {kind}")
        answer = self.input.read(int.from_bytes(self.input.read(2), "big") if size == 126 else size)
        return int(answer[:3]), answer[3:]

    def close(self):
        self.socket.close()
        super().close()
