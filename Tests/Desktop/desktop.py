"""An application under test, used through the interface of assistive technologies and a real pointer and keyboard."""

import os
import signal
import subprocess
import tempfile
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 20
"""The seconds after which a test fails that waits for the application."""


# By default, a call has no result if the application does not answer for 0.8 seconds, and most calls report no error.
Atspi.set_timeout(1_000 * PATIENCE, 1_000 * PATIENCE)


def wait(condition, what, patience=PATIENCE):
    """Returns the first true result of a condition, which is checked again if an element that it reads disappears."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            result = condition()
        except GLib.Error:
            result = None
        if result:
            return result
        time.sleep(0.01)
    raise AssertionError(f"{what} did not happen within {patience} seconds")


def descendants(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child
            yield from descendants(child)


class Application:
    """A running program with a window."""

    def __init__(self, *arguments, program=None, state=None):
        """Starts a program, with the folder of the user's states, or an empty one."""
        self.lines = []
        self.folder = tempfile.TemporaryDirectory()
        states = str(state or self.folder.name)
        self.process = subprocess.Popen(
            [program or os.environ["ROWHOUSE_DESKTOP_PROGRAM"], *arguments],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "G_DEBUG": "fatal-warnings", "XDG_STATE_HOME": states})
        threading.Thread(target=self._read, daemon=True).start()
        self.root = wait(self._root, "the start of the application")

    def _read(self):
        for line in self.process.stdout:
            self.lines.append(line.strip())

    def _root(self):
        status = self.process.poll()
        assert status is None, f"the application ended with status {status} while it started"
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def close(self):
        """Ends the program, and fails if it has already crashed."""
        status = self.process.poll()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()
        assert status in (None, 0, -signal.SIGKILL), f"the application ended with status {status}"

    def all(self, role=None, name=None):
        """Returns the element of the application with a role and a name."""
        return [
            node for node in descendants(self.root)
            if role in (None, node.get_role_name()) and name in (None, node.get_name())]

    def find(self, role=None, name=None):
        """Waits for what has a role and a name."""
        return wait(lambda: self.all(role, name), f"{role} “{name}”")[0]

    def row(self, name):
        """Waits for the row whose name begins with a text."""
        return wait(
            lambda: [row for row in self.all("list item") if row.get_name().startswith(name)],
            f"row “{name}”")[0]

    def says(self, line):
        """Waits until the application prints a line."""
        wait(lambda: line in self.lines, f"the line “{line}” after {self.lines}")

    def act(self, node, action):
        """Performs an action of a row or a control by its name."""
        for index in range(node.get_n_actions()):
            if node.get_action_name(index) == action:
                assert node.do_action(index)
                return
        names = [node.get_action_name(index) for index in range(node.get_n_actions())]
        raise AssertionError(f"“{node.get_name()}” has no action {action}, only {names}")

    def focus_window(self):
        """Gives the window the focus of the keyboard, which a window manager would do."""
        name = wait(
            lambda: subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                capture_output=True, text=True, check=False).stdout.split(), "a window")[-1]
        subprocess.run(["xdotool", "windowfocus", "--sync", name], check=True)
        return name

    def press(self, *keys):
        """Presses keys one after the other."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)

    def type(self, text):
        """Types a text."""
        subprocess.run(["xdotool", "type", "--delay", "10", text], check=True)

    def point(self, node):
        """Moves the pointer to the middle of a widget."""
        area = node.get_extents(Atspi.CoordType.WINDOW)
        window = self.focus_window()
        subprocess.run(
            ["xdotool", "mousemove", "--window", window, str(area.x + area.width // 2),
             str(area.y + area.height // 2)], check=True)

    def press_button(self, button):
        """Presses a button of the pointer, of which 4 and 5 are the wheel."""
        subprocess.run(["xdotool", "click", str(button)], check=True)

    def click(self, node, button=1):
        """Clicks at the middle of a widget."""
        self.point(node)
        self.press_button(button)

    def focus(self, name):
        """Clicks a field until it has the focus, because a page that opens may still move it.

        A window ignores a click that follows one at the same place of another page within the time of a double click,
        so the next click comes later.
        """
        def has_focus():
            return any(is_in(node, Atspi.StateType.FOCUSED) for node in self.all(None, name))

        def has_focus_after_click():
            self.click(self.find(None, name))
            try:
                return wait(has_focus, "the focus", patience=1)
            except AssertionError:
                return False
        wait(has_focus_after_click, f"the focus in “{name}”")


def is_in(node, state):
    return node.get_state_set().contains(state)


def top_of(node):
    """Returns the distance of a widget from the top of the window."""
    return node.get_extents(Atspi.CoordType.WINDOW).y
