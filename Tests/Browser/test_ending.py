# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""SIGTERM ends a server within two seconds, regardless of its clients."""

import http.client
import re
import socket
import time
from urllib.parse import quote, urlencode

import pytest

FORM = "Content-Type: application/x-www-form-urlencoded\r\n"
UNREAD = "a stream that nobody reads"
SOCKET = ("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")


def request(method, path, headers="", body=""):
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n{body}".encode()


def clients(session):
    """Returns the bytes that each client sends, and those for which it waits before the server is ended."""
    name, stream = session.split(".")[0], f"Rowhouse-Session: {session}\r\n"
    half = "Content-Length: 1000\r\n"
    return {
        "half a head": (b"GET / HTTP/1.1\r\nHost: loc", b""),
        "half an event": (request("POST", f"/rowhouse/events/{name}", FORM + half, "screen=1"), b""),
        "half a form": (request("POST", "/settings", FORM + half, "screen=1"), b""),
        "a page with half a body": (request("GET", "/settings", half, "x"), b"</html>"),
        "a stream with half a body": (request("GET", f"/rowhouse/events/{name}", stream + half, "x"), b"400"),
        "a stream": (request("GET", f"/rowhouse/events/{name}?version=1", stream), b"data: "),
        UNREAD: (request("GET", f"/rowhouse/events/{name}?version=1", stream), b"data: "),
        "a web socket": (request("GET", f"/rowhouse/events/{name}", SOCKET), b"101 "),
        "a web socket with half a message": (request("GET", f"/rowhouse/events/{name}", SOCKET) + b"\x81", b"101 "),
        "stickers that take long": (request("GET", "/stickers.json"), b""),
        "an idle connection": (request("GET", "/rowhouse/health"), b"running"),
    }


def change_page(connection, page, session):
    """Sends events, each of which causes a message of twelve kilobytes in the stream of the session."""
    field = re.search(r'name="(value/[^"]*\.note//text/)', page)[1]
    for number in range(1, 31):
        event = field + quote("名" * 3_990 + f"{number}", safe="")
        body = urlencode({"session": session, "screen": 1, "number": number, "version": 1, "event": event})
        connection.request("POST", f"/rowhouse/events/{session.split('.')[0]}", body,
                           {"Content-Type": "application/x-www-form-urlencoded"})
        response = connection.getresponse()
        response.read()
        assert response.status == 200


@pytest.mark.parametrize("what", clients("a.b"))
def test_a_signal_ends_the_server(start_gallery, what):
    program = start_gallery()
    address = program.url.removeprefix("http://")
    connection = http.client.HTTPConnection(address)
    connection.request("GET", "/card")
    page = connection.getresponse().read().decode()
    session = re.search(r'data-session="([^"]+)"', page)[1]
    connection.close()
    said, awaited = clients(session)[what]
    host, port = address.split(":")
    with socket.socket() as client:
        # The buffers of the system on both sides then contain fewer than 40 kilobytes.
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        client.settimeout(10)
        client.connect((host, int(port)))
        client.sendall(said)
        received = b""
        while awaited not in received:
            received += client.recv(65_536)
        if what == UNREAD:
            change_page(connection, page, session)
        # The answer shows that the server has received the bytes of the other connection.
        connection.request("GET", "/rowhouse/health")
        assert connection.getresponse().status == 200
        start = time.monotonic()
        program.process.terminate()
        program.process.wait(10)
        assert time.monotonic() - start < 2
        assert program.process.returncode == 0
