# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The number of bytes that report the use of a switch to a browser."""

import html
import re
from http.client import HTTPConnection
from urllib.parse import urlencode

from report import Table

BAR = 1_000


def toggle(server, path):
    """Returns the answer to the first use of a page's switch, and the message of the stream."""
    connection = HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", path)
    document = connection.getresponse().read().decode()
    data = dict(re.findall(r'data-(session|screen|event|version)="([^"]*)"', document))
    event = html.unescape(re.search(r'value="(value/[^"]*)"', document)[1])
    address = f"/rowhouse/events/{data['session'].split('.')[0]}"
    body = urlencode({
        "session": data["session"], "screen": data["screen"], "number": data["event"], "event": event, "version": data["version"]})
    connection.request(
        "POST", address, body, {"Content-Type": "application/x-www-form-urlencoded"})
    answer = connection.getresponse().read()
    connection.request(
        "GET", f"{address}?version={data['version']}", headers={"Rowhouse-Session": data["session"]})
    stream = connection.getresponse()
    message = b""
    while not message.endswith(b"\n\n") or b"data: {" not in message:
        message += stream.read1()
    connection.close()
    return answer, message[message.index(b"data: {"):]


def measure(pages):
    table = Table("Patch of a switch", "page", "answer B", "stream B", "bar B", "ok  ")
    for count in (50, 10_000):
        answer, message = toggle(pages, f"/rows/{count}")
        table.row(
            f"{count:,} rows", f"{len(answer):,}", f"{len(message):,}", f"{BAR:,}",
            is_admitted=max(len(answer), len(message)) < BAR)
    return table.end("The switch and the row that depends on it, heads of HTTP not counted.")
