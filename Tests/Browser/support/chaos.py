# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Random sequences of everything that can happen to a page, with all that must not be lost."""

import urllib.request

from playwright.sync_api import Error as PlaywrightError

from support.drafts import LISTEN, Drafts, NodeDrafts
from support.events import READ_ANSWER
from support.tcp import Relay
from support.waiting import drawn

SWITCHES = ["one", "two", "three"]
ORDER = ["first", "second", "third", "fourth"]
# Stores the user's actions on switches and rows, and the answers, in order and across loads of the page.
WATCH = LISTEN + READ_ANSWER + """
  window.story = JSON.parse(sessionStorage.story ?? "[]");
  window.tell = (...what) => { story.push(what); sessionStorage.story = JSON.stringify(story); };
  const send = window.fetch;
  window.fetch = async (address, options) => {
    const answer = await send(address, options);
    if (options?.method !== "POST" || answer.status !== 200) return answer;
    const read = answer.text.bind(answer);
    answer.text = async () => {
      const messages = await read();
      tell("done", options.body.get("event"));
      return messages;
    };
    return answer;
  };
  const CutSocket = window.WebSocket;
  window.WebSocket = class extends CutSocket {
    send(form) {
      const event = new URLSearchParams(form).get("event");
      this.addEventListener("message", async ({ data }) => {
        sessionStorage.socketAnswers = Number(sessionStorage.socketAnswers) + 1;
        if ((await readAnswer(data)).startsWith("200")) tell("done", event);
      }, { once: true });
      super.send(form);
    }
  };
  addEventListener("DOMContentLoaded", () => {
    const notices = new WeakSet();
    new MutationObserver(() => {
      const toast = document.querySelector("#toast span");
      if (toast && !notices.has(toast)) tell("notice", toast.textContent);
      if (toast) notices.add(toast);
    }).observe(document.querySelector("#toast"), { childList: true });
  });
"""
# Presses a switch or the button that moves a row, and notes the event.
PRESS = """(button) => {
  document.activeElement.blur();
  if (button.role !== "switch") tell("press", button.value);
  else tell("press", button.value.replace(/.$/, button.ariaChecked === "true" ? "0" : "1"));
  button.click();
}"""
BUTTONS = "main [role=switch], main button[value^='up/'], main button[value^='down/']"
# The rows of a page: their keys, texts, fields, and switches. Only its session has a typed text with an error.
ROWS = """(page) => [...page.querySelectorAll("main li")].map((row) => [row.dataset.key,
  row.querySelector("[aria-invalid=true]") ? "error" : "",
  row.textContent.replace(/\\s+/g, " ").trim(),
  ...[...row.querySelectorAll(".field")].map((field) => field.getAttribute("name").replace(/\\w*$/, "") + field.defaultValue),
  ...[...row.querySelectorAll("[role=switch]")].map((button) => button.getAttribute("aria-checked"))].join(" | "))"""
FRESH = """(markup) => (%s)(new DOMParser().parseFromString(markup, "text/html"))""" % ROWS


class Chaos(Drafts):
    """A page whose server, connection, and client version change, and whose clocks are set forward in a run."""

    restarts = 2
    seconds = 30
    # The time of the clocks in which a page must settle, in seconds. Every limit and pause of the client is shorter.
    settling = 120

    def __init__(self, page, program, room, seed):
        super().__init__(page, program, room, seed)
        self.relay = Relay(int(program.url.rpartition(":")[2]))
        self.counts = {}
        # The time by which the clocks were set forward, in seconds.
        self.passed = 0
        self.version = 0

    @property
    def programs(self):
        return [self.program]

    @property
    def address(self):
        return f"{self.relay.url}/drafts/{self.room}"

    @property
    def state_address(self):
        return f"{self.program.url}/drafts/{self.room}/state"

    def body(self, texts):
        return {**super().body(texts), "switches": {name: False for name in SWITCHES}, "order": ORDER}

    def begin(self):
        super().begin()
        self.page.evaluate("story.length = sessionStorage.socketAnswers = 0")

    def end(self):
        """Ends the connections. The servers run for the next page."""
        self.relay.stop()
        for program in self.programs:
            if program.process.poll() is not None:
                self.renew(program)

    def step(self):
        steps = [(self.type, 7), (self.press, 9), (self.update, 2), (self.move, 2), (self.leave_or_return, 2),
                 (self.cut, 3), (self.restart, self.restarts), (self.deploy, 1)]
        step = self.random.choices([step for step, _ in steps], [weight for _, weight in steps])[0]
        self.done.append(step.__name__)
        self.counts[step.__name__] = self.counts.get(step.__name__, 0) + 1
        try:
            self.reopen()
            step()
        except PlaywrightError as error:
            # The page was being loaded.
            if not any(part in str(error) for part in ("context was destroyed", "navigat", "Timeout", "not attached")):
                raise
        self.wait(self.random.choice([0, 0, 0.25, 0.5, 1, 2, 4]))

    def wait(self, seconds):
        """Sets the clocks forward, in steps of at most a second."""
        seconds = min(seconds, self.seconds - self.passed)
        self.passed += seconds
        while seconds > 0:
            part = min(seconds, 1)
            seconds -= part
            self.advance(int(part * 1_000))

    def advance(self, milliseconds):
        for program in self.programs:
            request = urllib.request.Request(f"{program.url}/clock/{milliseconds}", b"")
            try:
                urllib.request.urlopen(request, timeout=10).close()
            except OSError:
                # The process does not run.
                pass
        try:
            self.page.clock.run_for(milliseconds)
            drawn(self.page, 1)
        except PlaywrightError:
            # The page was being loaded.
            pass

    def reopen(self):
        """Loads the page again where the browser shows that it cannot be loaded, if it now can."""
        if self.page.url.startswith("chrome-error:") and not self.is_cut:
            self.done.append("reload")
            self.page.goto(self.address)

    def press(self):
        self.close_dialogs()
        buttons = self.page.locator(BUTTONS)
        if count := buttons.count():
            button = buttons.nth(self.random.randrange(count))
            button.evaluate(PRESS)
            self.done.append(str(self.page.evaluate("story.at(-1)")))

    def cut(self):
        if self.is_cut:
            self.mend()
            return
        way = self.random.choice(["cut", "silence", "offline", "no answer"])
        self.done.append(way)
        if way in ("offline", "no answer"):
            self.break_off(way)
        else:
            self.is_cut = True
            getattr(self.relay, way)()

    def mend(self):
        if self.is_cut:
            self.relay.mend(self.random.choice(["late", "ended", "dead"]))
            try:
                super().mend()
            except PlaywrightError:
                # The page is being loaded.
                pass

    def deploy(self):
        """Replaces the server with one that has another version of the client."""
        self.version += 1
        self.renew(self.program, self.random.choice(["kill", "stop"]))
        self.page.evaluate("dispatchEvent(new Event('online'))")

    def renew(self, program, way=None):
        if way:
            getattr(program, way)()
        arguments = [*program.arguments, "--port", program.url.rpartition(":")[2]]
        if self.version:
            arguments += ["--client", f"version{self.version}"]
        program.start(*arguments)

    def restart(self):
        self.renew(self.program, "kill")
        self.page.evaluate("dispatchEvent(new Event('online'))")

    # What must be true in the end.

    def settle(self):
        """Waits until nothing is missing, with a limit by the clocks of the test, because a busy machine may be slow."""
        self.mend()
        try:
            self.page.evaluate("document.activeElement.blur()")
        except PlaywrightError:
            # The page is being loaded, and a loaded page has no focus.
            pass
        for _ in range(self.settling // 2):
            if not (faults := self.missing()):
                self.counts["answer by a socket"] = int(self.page.evaluate("sessionStorage.socketAnswers"))
                return
        raise AssertionError("\n".join(faults))

    def missing(self):
        """Sets the clocks forward by two seconds, and returns the faults that remain."""
        try:
            self.page.evaluate("dispatchEvent(new Event('online'))")
            self.advance(2_000)
            self.reopen()
            # Each server reads the state that the others have saved.
            for program in self.programs:
                urllib.request.urlopen(f"{program.url}/drafts/{self.room}/state", timeout=10).close()
            return super().missing() + self.undone() + self.stale()
        except (PlaywrightError, OSError) as error:
            return [str(error)]

    def undone(self):
        """Returns the actions on switches and rows that were neither performed nor reported as refused."""
        story = self.page.evaluate("story")
        log, faults = self.state().get("log", []), []
        acknowledged, pressed = {}, {}
        for index, (kind, event) in enumerate(story):
            if kind == "notice" or not (name := entry(event)):
                continue
            counts = pressed if kind == "press" else acknowledged
            counts[name] = counts.get(name, 0) + 1
            if kind == "press" and not any(other in (["done", event], ["notice", other[1]]) for other in story[index + 1:]):
                faults.append(f"{event} has no answer and no notice")
        for name, count in acknowledged.items():
            if log.count(name) < count:
                faults.append(f"{name} was acknowledged {count} times, and the page has {log.count(name)}")
        for name in set(log):
            if log.count(name) > pressed.get(name, 0):
                faults.append(f"{name} was carried out {log.count(name)} times, and pressed {pressed.get(name, 0)} times")
        return faults

    def stale(self):
        """Returns the rows that differ from those of a fresh load."""
        # A request of the page could wait for an answer on a connection that stays silent.
        with urllib.request.urlopen(self.address, timeout=10) as answer:
            markup = answer.read().decode()
        shown, fresh = self.page.evaluate(f"({ROWS})(document)"), self.page.evaluate(FRESH, markup)
        if len(shown) != len(fresh):
            return [f"shown {shown}, fresh {fresh}"]
        return [f"shown {row}, fresh {other}" for row, other in zip(shown, fresh)
                if row != other and not row.startswith(other.partition(" | ")[0] + " | error")]


class NodeChaos(NodeDrafts, Chaos):
    """The same with two processes behind nginx, which are ended, killed, replaced by a deployment, and restarted."""

    restarts = 4

    def __init__(self, page, nodes, room, seed):
        super().__init__(page, nodes, room, seed)
        self.name = "a"

    @property
    def programs(self):
        return list(self.program.programs.values())

    @property
    def state_address(self):
        try:
            token = self.page.evaluate("document.body.dataset.session")
            # Another page, such as the browser's own about an error, has none.
            self.name = token.split("~")[0] if token else self.name
        except PlaywrightError:
            # The page is being loaded.
            pass
        name = self.program.other(self.name) if self.name == self.down else self.name
        return f"{self.program.programs[name].url}/drafts/{self.room}/state"

    def restart(self):
        if self.down:
            self.bring_back()
        else:
            super().restart()

    def bring_back(self):
        if self.down:
            self.done.append(f"{self.down} returns")
            self.renew(self.program.programs[self.down])
            self.down = None

    def deploy(self):
        self.bring_back()
        self.version += 1
        for program in self.programs:
            self.renew(program, self.random.choice(["kill", "stop"]))
            # In the meantime, the nodes have two versions.
            self.wait(self.random.choice([0.5, 2, 6]))

    def settle(self):
        self.bring_back()
        super().settle()


def entry(event):
    """Returns the log entry of the page for an event, or `None` for typed text."""
    parts = event.split("/")
    if parts[0] in ("up", "down"):
        return f"move {parts[2][1:]}"
    return f"switch {parts[2][1:]} {parts[-1]}" if "isOn" in parts else None
