# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Random sequences of typing, changes of the page, cut connections, and restarts, with the texts that must not be lost."""

import json
import random
import urllib.request

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from support.waiting import drawn, until

KINDS = ["text", "live", "lines", "number", "strict"]
# Records the texts that the user has seen: those with an error, those of dialogs by the labels of their fields, and short
# notices. The tab keeps the record when it loads another document.
LISTEN = """
  window.seen = JSON.parse(sessionStorage.seen ?? "[]");
  const see = (label, text) => {
    if (seen.some((pair) => pair[0] === label && pair[1] === text)) return;
    seen.push([label, text]);
    sessionStorage.seen = JSON.stringify(seen);
  };
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    for (const area of document.querySelectorAll("dialog textarea")) {
      see(area.closest("label").querySelector("span").textContent, area.value);
    }
    for (const field of document.querySelectorAll("main [aria-invalid=true]")) see(field.ariaLabel, field.value);
    const toast = document.querySelector("#toast span");
    if (toast) see("", toast.textContent);
  }).observe(document.body, { subtree: true, childList: true, attributes: true }));

  // Web sockets that a test can cut. No other one opens before a POST is answered.
  const Socket = window.WebSocket;
  const sockets = new Set();
  window.losesAnswers = false;
  window.cutSockets = () => sockets.forEach((socket) => socket.close());
  window.WebSocket = class extends Socket {
    constructor(address) {
      super(address);
      sockets.add(this);
      this.addEventListener("close", () => sockets.delete(this));
      this.addEventListener("message", (message) => {
        if (!window.losesAnswers) return;
        message.stopImmediatePropagation();
        this.close();
      });
    }
  };
"""
# The fields of the page: their names, texts, and whether they show an error.
FIELDS = """() => [...document.querySelectorAll("main .field")].map((field) =>
  [field.ariaLabel, field.value, field.ariaInvalid === "true" || field.getAttribute("aria-invalid") === "true"])"""


class Drafts:
    """A page with fields, the user who types, and the texts of the user that must be somewhere."""

    # The frequency of restarts of the server, compared with the other steps.
    restarts = 1

    def __init__(self, page, program, room, seed):
        self.page, self.program, self.room = page, program, room
        self.random = random.Random(seed)
        self.names = [f"{kind}{number}" for kind in KINDS for number in (1, 2)]
        self.sections = [self.names[::2], self.names[1::2]]
        # The last text that the user has typed into each field.
        self.typed = {}
        # Earlier texts that were not in their field when the user typed another.
        self.owed = []
        self.is_cut = False
        self.done = []

    @property
    def address(self):
        return f"{self.program.url}/drafts/{self.room}"

    @property
    def state_address(self):
        return f"{self.address}/state"

    def state(self):
        with urllib.request.urlopen(self.state_address, timeout=60) as answer:
            return json.load(answer)

    def change(self, texts=None):
        request = urllib.request.Request(self.state_address, json.dumps(self.body(texts or {})).encode(),
                                         {"content-type": "application/json"})
        urllib.request.urlopen(request, timeout=60).close()

    def body(self, texts):
        """Returns the state that the application gives to the page."""
        return {"sections": self.sections, "texts": texts, "received": {}}

    def begin(self):
        self.change({name: self.word(name) for name in self.names if self.random.random() < 0.5})
        self.page.goto(self.address)
        self.page.evaluate("seen.length = 0, sessionStorage.clear()")
        self.page.wait_for_load_state("load")

    def word(self, name):
        if name.startswith("number"):
            return str(self.random.randrange(1_000))
        return self.random.choice("abcdefgh") + str(self.random.randrange(10_000))

    # What can happen.

    def step(self):
        steps = [(self.type, 8), (self.update, 3), (self.move, 3), (self.leave_or_return, 4), (self.cut, 2),
                 (self.restart, self.restarts)]
        step = self.random.choices([step for step, _ in steps], [weight for _, weight in steps])[0]
        self.done.append(step.__name__)
        step()

    def fields(self):
        return {name: (text, has_error) for name, text, has_error in self.page.evaluate(FIELDS)}

    def close_dialogs(self):
        done = self.page.locator("dialog[open] button")
        while done.count():
            done.first.click()
            drawn(self.page, 1)

    def type(self):
        self.close_dialogs()
        fields = self.fields()
        if not fields:
            return
        name = self.random.choice(sorted(fields))
        text = self.word(name)
        if self.random.random() < 0.25 and (not name.startswith("strict") or self.is_up_to_date(name, fields)):
            # Not a number, and not accepted by a strict page.
            text += "?"
        field = self.page.locator("main .field").and_(self.page.get_by_label(name, exact=True))
        old = fields[name][0]
        if name in self.typed and old != self.typed[name]:
            self.owed.append((name, self.typed[name]))
        self.done.append(f"{name}={text}")
        try:
            field.focus(timeout=2_000)
        except PlaywrightTimeout:
            # The row was removed in the meantime.
            return
        self.page.evaluate("window.typing = document.activeElement")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)
        # If the row of the field is removed in the meantime, the remaining letters are typed into a neighboring row.
        for name, text in self.page.evaluate("""() => [...new Set([typing, document.activeElement])]
            .filter((field) => field.ariaLabel && (field === typing || field.matches("main .field"))).map((field) => [field.ariaLabel, field.value])"""):
            if text != fields.get(name, [None])[0]:
                self.typed[name] = text
        if (end := self.random.randrange(3)) == 0:
            self.page.keyboard.press("Tab")
        elif end == 1 and not name.startswith("lines"):
            self.page.keyboard.press("Enter")

    def is_up_to_date(self, name, fields):
        """Returns true if a field shows the text of the page, which takes no other text for a correction of the typed one."""
        return self.state()["texts"].get(name, "") == fields[name][0]

    def update(self):
        shown = [name for section in self.sections for name in section]
        names = self.random.sample(self.names, self.random.randrange(1, 4)) + self.random.sample(shown, min(1, len(shown)))
        # A text of the page that arrives before the answer is taken for a correction of the typed one.
        names = [name for name in names if not name.startswith("strict") or "?" not in self.typed.get(name, "")]
        # A number of the model replaces a text that is not a number and has an error.
        for name in names:
            if name.startswith("number"):
                self.typed.pop(name, None)
                self.owed = [pair for pair in self.owed if pair[0] != name]
        self.done.append(",".join(names))
        self.change({name: self.word(name) for name in names})

    def move(self):
        for section in self.sections:
            self.random.shuffle(section)
        if self.random.random() < 0.3 and self.sections[0]:
            self.sections[1].append(self.sections[0].pop())
        self.change()

    def leave_or_return(self):
        shown = [name for section in self.sections for name in section]
        focused = self.page.evaluate("document.activeElement.ariaLabel")
        if len(shown) < len(self.names) and self.random.random() < 0.6:
            missing = self.random.choice([name for name in self.names if name not in shown])
            self.done.append(f"+{missing}")
            section = self.sections[self.names.index(missing) % 2]
            section.insert(self.random.randint(0, len(section)), missing)
        elif shown:
            gone = focused if focused in shown and self.random.random() < 0.6 else self.random.choice(shown)
            self.done.append(f"-{gone}")
            for section in self.sections:
                if gone in section:
                    section.remove(gone)
        self.change()

    def cut(self):
        if self.is_cut:
            self.mend()
            return
        way = self.random.choice(["offline", "abort", "no answer"])
        self.done.append(way)
        self.break_off(way)

    def break_off(self, way):
        self.is_cut = True
        if way == "offline":
            self.page.context.set_offline(True)
        elif way == "abort":
            self.page.route("**/rowhouse/events/*", lambda route: route.abort())
        else:
            self.page.route("**/rowhouse/events/*", lose_answer)
        self.page.evaluate("losesAnswers = true" if way == "no answer" else "cutSockets()")

    def mend(self):
        if not self.is_cut:
            return
        self.is_cut = False
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.context.set_offline(False)
        self.page.evaluate("losesAnswers = false; dispatchEvent(new Event('online'))")

    def restart(self):
        self.program.kill()
        self.program.start(*self.program.arguments, "--port", self.program.url.rpartition(":")[2])
        self.page.evaluate("dispatchEvent(new Event('online'))")

    # What must be true in the end.

    def settle(self):
        """Waits until each text was received, is shown with an error, or was shown to the user as not saved."""
        self.mend()
        self.page.evaluate("document.activeElement.blur()")
        missing = lambda: "\n".join(self.missing())
        try:
            until(self.page, lambda: self.page.evaluate("dispatchEvent(new Event('online'))") and not missing(), seconds=60)
        except BaseException:
            if not (faults := missing()):
                return
            raise AssertionError(faults) from None

    def missing(self):
        try:
            state = self.state()
        except OSError:
            return ["no server"]
        seen = self.page.evaluate("seen")
        fields = self.fields()
        faults = []
        for name, text in self.owed + list(self.typed.items()):
            if text in state["received"].get(name, []) or [name, text] in seen:
                continue
            if any(label == "" and f"\n{name}:" in f"\n{notice}" for label, notice in seen):
                continue
            if fields.get(name) == (text, True):
                continue
            faults.append(f"{name}: {text!r} is lost; shown {fields.get(name)}")
        for name, (text, has_error) in fields.items():
            wanted = state["texts"].get(name, "")
            if text != wanted and not has_error:
                faults.append(f"{name} shows {text!r}, and its text is {wanted!r}")
        return faults


class NodeDrafts(Drafts):
    """The same with a page of two processes behind nginx, of which one at a time is ended or killed, and returns."""

    restarts = 5
    # The name of the process that does not run.
    down = None

    @property
    def state_address(self):
        # The page shows the changes of its own process.
        name = self.program.name(self.page) if self.page.url.startswith("http") else "a"
        if name == self.down:
            name = self.program.other(name)
        return f"{self.program.programs[name].url}/drafts/{self.room}/state"

    def restart(self):
        if self.down:
            self.done.append(f"{self.down} returns")
            self.program.start(self.down)
            self.down = None
            return
        way, self.down = self.random.choice(["kill", "terminate"]), self.random.choice(["a", "b"])
        self.done.append(f"{way} {self.down}")
        getattr(self.program, way)(self.down)
        self.page.evaluate("dispatchEvent(new Event('online'))")


def lose_answer(route):
    """Lets the server perform an event, and loses its answer."""
    if route.request.method == "POST":
        try:
            route.fetch()
        except Exception:  # The server is being restarted.
            pass
    route.abort()
