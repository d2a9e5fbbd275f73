# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""A server with the measured page, written with NiceGUI, and with a bare page that uses a web socket."""

import os
import socket
import sys
import threading

from fastapi import WebSocket
from fastapi.responses import HTMLResponse
from nicegui import app, ui

# A button whose text the answer to a message replaces.
BARE = """<!doctype html>
<html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Nothing</title><link rel="icon" href="data:,">
<h1>Nothing</h1><button>Switch</button><p id="state">off</p>
<script type="module">
const socket = new WebSocket(`ws://${location.host}/socket`);
document.querySelector("button").addEventListener("click", () => socket.send("event=turn"));
socket.onmessage = ({ data }) => document.querySelector("#state").textContent = data;
</script>
"""


@ui.page("/rows/{count}")
def rows(count: int):
    """A switch, a row with its state, and further rows with three texts."""
    with ui.list().props("bordered separator").classes("w-full"):
        with ui.item():
            with ui.item_section():
                ui.item_label("Switch")
            with ui.item_section().props("side"):
                ui.switch(on_change=lambda event: state.set_text("on" if event.value else "off"))
        with ui.item():
            with ui.item_section():
                ui.item_label("State")
            with ui.item_section().props("side"):
                state = ui.label("off").classes("state")
        for number in range(count):
            with ui.item():
                with ui.item_section():
                    ui.item_label(f"Row {number}")
                    ui.item_label(f"What is to be said of row {number}").props("caption")
                with ui.item_section().props("side"):
                    ui.label("value")


@app.get("/bare")
def bare():
    return HTMLResponse(BARE)


@app.websocket("/socket")
async def socket_route(connection: WebSocket):
    await connection.accept()
    is_on = False
    async for _ in connection.iter_text():
        is_on = not is_on
        await connection.send_text("on" if is_on else "off")


def end_with_input():
    for _ in sys.stdin:
        pass
    os._exit(0)


with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
threading.Thread(target=end_with_input, daemon=True).start()
app.on_startup(lambda: print(port, flush=True))
ui.run(host="127.0.0.1", port=port, show=False, reload=False, show_welcome_message=False)
