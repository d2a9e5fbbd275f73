# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""A server whose answers a test determines, so that the client is tested alone."""

import json
import secrets
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from . import described

CLIENT = Path(__file__).parents[3] / "Sources/RowhouseWeb/Client"
# The modules from whose names in `client.js` `documents.js` takes some.
SHARED = ["fields.js", "notices.js", "session.js", "transport.js"]
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; "
          "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")


class State:
    """A session: the document of a fresh load, and the messages that lead to it."""

    def __init__(self, page, language="en"):
        self.page = page
        page.language = language
        self.token = f"{secrets.token_hex(4)}.{secrets.token_hex(12)}"
        self.version, self.screen, self.last_event = 1, 1, 0
        # The numbers of the screens, from the lowest to the current one.
        self.stack = [1]
        self.below, self.dialogs, self.progress = None, "", ""
        self.messages = []
        # The version of the client, and a page that replaces the document.
        self.client, self.login, self.login_status = "1", None, 200
        # True if the login page is also the answer to requests for files of the client.
        self.login_covers_files = False
        # The address to which all requests are redirected, except those of the files of the client.
        self.redirection = None
        # The status of each request for a stream, or None for a stream.
        self.stream_status = None
        # True if each stream is buffered until it ends, so that it contains one message.
        self.holds_back = False
        # The number of rules that the client has.
        self.known_rules = 0


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """Prints the error, unless the browser has cut the connection, which it may do at any time."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


class FakeServer:
    """Serves one session. `answer` decides about events: it returns a status and may send messages."""

    def __init__(self):
        self.changed = threading.Condition()
        self.state = None
        self.events = []
        self.loads = 0
        self.answer = lambda event: 200
        self.http = None
        self.port = 0
        self.is_open = False
        self.streams = set()
        # The streams of which no message was passed on yet.
        self.held = set()
        # The addresses of all requests of the session.
        self.addresses = []
        # True if the end of a session is a message of its stream.
        self.hands_over = False
        # The reasons for which tabs have closed their streams.
        self.left = []

    # Called by tests

    def show(self, page, **options):
        self.state = State(page, **options)
        self.events.clear()
        self.streams.clear()
        self.held.clear()
        self.hands_over = False
        self.left.clear()
        self.addresses.clear()
        self.loads = 0
        self.answer = lambda event: 200
        return self.state

    def replace(self, page):
        """Ends the session like a node that shuts down, whose stream sends the client to another node."""
        with self.changed:
            self.hands_over = True
            self.state = State(page)
            self.changed.notify_all()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def send(self, skip=0, **members):
        """Sends a message to the client. `skip` messages before it are lost."""
        with self.changed:
            state = self.state
            state.version += 1 + skip
            members["version"] = state.version
            fresh = self.rules(after=state.known_rules)
            if fresh:
                members["styles"] = fresh + members.get("styles", "")
            state.messages.append(as_message(members))
            self.changed.notify_all()

    def rules(self, after=0):
        """Returns the style rules after a number of characters, and marks them as sent."""
        rules = all_rules()
        self.state.known_rules = len(rules)
        return rules[after:]

    def whole(self):
        state = self.state
        lower = {"lower": state.stack[-2]} if len(state.stack) > 1 else {}
        return as_message({
            "version": state.version, "rules": all_rules(), "screen": state.screen, **lower, "page": state.page.html(),
            "dialogs": state.dialogs, "progress": state.progress, "title": state.page.title,
            "bar": described.bar(state.page.title, state.below)})

    def turn(self, page, screen, below=None, replaces=False, **further):
        """Shows a page below, or pushes a page onto the current one unless it takes its place."""
        with self.changed:
            state = self.state
            state.page, state.screen, state.below = page, screen, below
            if screen in state.stack:
                del state.stack[state.stack.index(screen) + 1:]
            else:
                state.stack[len(state.stack) - replaces:] = [screen]
        self.send(**self.whole(), **further)

    def show_dialogs(self, html):
        self.state.dialogs = html
        self.send(dialogs=html)

    def start(self):
        server = Server(("127.0.0.1", self.port), self._handler(), bind_and_activate=False)
        server.allow_reuse_address = True
        server.daemon_threads = True
        server.server_bind()
        server.server_activate()
        self.http, self.port, self.is_open = server, server.server_address[1], True
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self):
        """Stops like a killed process: streams end without their last message."""
        with self.changed:
            self.is_open = False
            self.changed.notify_all()
        self.http.shutdown()
        self.http.server_close()

    # Requests of the client

    def _handler(fake):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            # A body does not wait until the browser has confirmed the headers.
            disable_nagle_algorithm = True

            def log_message(self, *_):
                pass

            def reply(self, status, kind, body):
                body = body.encode() if isinstance(body, str) else body
                self.send_response(status)
                self.send_header("content-type", kind)
                self.send_header("content-length", str(len(body)))
                self.send_header("content-security-policy", POLICY)
                self.end_headers()
                self.wfile.write(body)

            def redirect(self):
                self.send_response(302)
                self.send_header("location", fake.state.redirection)
                self.send_header("content-length", "0")
                self.end_headers()

            def do_GET(self):
                fake.addresses.append(self.path)
                path = urlsplit(self.path)
                name = path.path
                if fake.state.redirection and not name.endswith((".js", ".css")):
                    self.redirect()
                elif fake.state.login and fake.state.login_covers_files and name != "/" and not (
                        fake.state.stream_status and "/events/" in name):
                    self.reply(fake.state.login_status, "text/html;charset=utf-8", fake.state.login)
                elif name.endswith(".js"):
                    _, _, version, file = name.split("/")
                    if version != fake.state.client and file in ("client.js", "renewal.js", "strays.js"):
                        file = "documents.js"
                    script = (CLIENT / file).read_text()
                    if file == "client.js":
                        # The joined file exports what other modules import.
                        script += "".join(f'export * from "./{module}";\n' for module in SHARED)
                    self.reply(200, "text/javascript", script)
                elif name.endswith(".css"):
                    self.reply(200, "text/css", (CLIENT / name.rsplit("/", 1)[1]).read_bytes())
                elif "/styles/" in name:
                    self.reply(200, "text/css", "" if path.query == "noscript" else fake.rules())
                elif "/images/" in name:
                    self.reply(200, "image/svg+xml", picture(name.rsplit("/", 1)[1]))
                elif "/events/" in name:
                    self.stream(int(parse_qs(path.query)["version"][0]))
                elif name == "/":
                    fake.loads += 1
                    document = fake.state.login or described.document(fake.state)
                    status = fake.state.login_status if fake.state.login else 200
                    self.reply(status, "text/html;charset=utf-8", document)
                else:
                    self.reply(404, "text/plain", "nothing here")

            def stream(self, known):
                if self.headers["rowhouse-session"] != fake.state.token:
                    return self.reply(404, "text/plain", "gone")
                if fake.state.stream_status:
                    return self.reply(fake.state.stream_status, "text/html", "<html><title>nginx</title></html>")
                self.close_connection = True
                token, holds_back = fake.state.token, fake.state.holds_back
                if holds_back:
                    fake.held.add(self)
                    with fake.changed:
                        fake.changed.wait_for(
                            lambda: not fake.is_open or fake.state.token != token or fake.state.version > known)
                    fake.held.discard(self)
                self.send_response(200)
                self.send_header("content-type", "text/event-stream")
                self.send_header("connection", "close")
                self.end_headers()
                fake.streams.add(self)
                try:
                    self.wfile.write(b"data: 20000\n\n")
                    while True:
                        with fake.changed:
                            fake.changed.wait_for(
                                lambda: not fake.is_open or fake.state.token != token
                                or fake.state.version > known, 5)
                            if not fake.is_open or fake.state.token != token:
                                if fake.hands_over:
                                    self.wfile.write(b"data: 0\n\n")
                                return
                            messages = fake.after(known)
                            known = fake.state.version
                        for message in messages or [None]:
                            line = f"data: {json.dumps(message) if message else 20000}\n\n"
                            self.wfile.write(line.encode())
                        if holds_back:
                            return
                except OSError:
                    pass
                finally:
                    fake.streams.discard(self)

            def do_POST(self):
                fake.addresses.append(self.path)
                body = self.rfile.read(int(self.headers["content-length"])).decode()
                if fake.state.redirection:
                    return self.redirect()
                values = {name: value[0] for name, value in parse_qs(body).items()}
                reason = self.path.rsplit("/", 1)[1]
                if reason in ("hidden", "closed"):
                    assert values["session"] == fake.state.token
                    fake.left.append(reason)
                    self.send_response(204)
                    return self.end_headers()
                if "/events/" not in self.path:
                    fake.events.append(values)
                    return self.reply(200, "text/html;charset=utf-8", described.document(fake.state))
                if values["session"] != fake.state.token:
                    return self.reply(404, "text/plain", "gone")
                fake.events.append(values)
                status = fake.answer(values["event"])
                if status == 200:
                    fake.state.last_event = int(values["number"])
                    messages = fake.after(int(values["version"]))
                    return self.reply(200, "application/json", json.dumps(messages))
                if status == 409:
                    return self.reply(409, "application/json", "[]")
                self.reply(status, "text/plain", "no")

        return Handler

    def after(self, known):
        state = self.state
        if known == state.version:
            return []
        messages = [message for message in state.messages if message["version"] > known]
        versions = [message["version"] for message in messages]
        if versions != list(range(known + 1, state.version + 1)) and not self.keeps_gaps:
            return [self.whole()]
        return messages

    keeps_gaps = False


def all_rules():
    """Returns the rules of all documents so far, and those of dialogs, which are written by hand here."""
    return (CLIENT / "dialogs.css").read_text() + described.styles()


def as_message(members):
    """Returns the message in the format of the server: edits in one member."""
    message = dict(members)
    edit = {kind: message.pop(kind) for kind in ("deletedSections", "movedSections", "insertedSections", "deletedRows", "movedRows", "insertedRows") if kind in message}
    if edit:
        message["edit"] = edit
    return message


def picture(name):
    hue = sum(map(ord, name)) * 37 % 360
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">'
            f'<rect width="30" height="30" rx="7" fill="hsl({hue} 65% 50%)"/>'
            f'<circle cx="15" cy="15" r="6" fill="none" stroke="#fff" stroke-width="2.4"/></svg>')
