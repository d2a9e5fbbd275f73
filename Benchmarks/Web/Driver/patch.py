# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The number of bytes that report the use of a switch to a browser."""

from report import Table
from switch import Switch

BAR = 1_000


def toggle(server, path):
    """Returns the answer to the first use of a page's switch, and the message of the stream."""
    switch = Switch(server, path)
    answer = switch.turn()
    switch.connection.request(
        "GET", f"{switch.address}?version={switch.data['version']}",
        headers={"Rowhouse-Session": switch.data["session"]})
    stream = switch.connection.getresponse()
    message = b""
    while not message.endswith(b"\n\n") or b"data: {" not in message:
        message += stream.read1()
    switch.close()
    return answer, message[message.index(b"data: {"):]


def measure(pages):
    table = Table("Patch of a switch", "page", "answer B", "stream B", "bar B", "ok  ")
    for count in (50, 10_000):
        answer, message = toggle(pages, f"/rows/{count}")
        table.row(
            f"{count:,} rows", f"{len(answer):,}", f"{len(message):,}", f"{BAR:,}",
            is_admitted=max(len(answer), len(message)) < BAR)
    return table.end("The switch and the row that depends on it, heads of HTTP not counted.")
