# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The events that a page sends, by POSTs and through web sockets."""

from urllib.parse import parse_qs

# With this script a page sends all events by POSTs, which Playwright can hold back.
POSTS_ONLY = "addEventListener('DOMContentLoaded', () => delete document.body.dataset.sockets)"

# Adds a function that returns the text of an answer from a web socket, which is compressed if it is large.
READ_ANSWER = """
  window.readAnswer = async (data) => typeof data === "string" ? data
    : new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).text();
"""


class Events:
    """The events that a page sends from now on. Create it before the first event, which opens the web socket."""

    def __init__(self, page):
        self.sent, self.posted, self.answers, self.sockets, self.compressed = [], [], [], [], 0
        page.on("request", lambda request: request.method == "POST" and self._post(request.post_data))
        page.on("response", lambda response: response.request.method == "POST"
                and self.answers.append(response.status))
        page.on("websocket", self._open)

    def _post(self, form):
        before = len(self.sent)
        self._note(form)
        self.posted += self.sent[before:]

    def _open(self, socket):
        self.sockets.append(socket)
        socket.on("framesent", self._note)
        socket.on("framereceived", self._answer)

    def _note(self, form):
        # A tab that is hidden or closed sends a form without an event.
        self.sent += parse_qs(form, keep_blank_values=True).get("event", [])

    def _answer(self, data):
        is_text = isinstance(data, str)
        self.answers.append(int(data[:3]) if is_text else 200)
        self.compressed += not is_text
