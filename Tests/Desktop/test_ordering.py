"""Rows that the user moves with the pointer."""

import subprocess
import time

import pytest
from desktop import Application, Atspi, top_of, wait

SHADOW = 5
"""The width of the shadow of a window, which is not part of the coordinates of widgets."""
LOWEST = 590
"""A height near the lower edge of the window."""


@pytest.fixture
def app():
    application = Application("order-page", "480", "600")
    yield application
    application.close()


def drag(app, name, height, until):
    """Drags a row by its handle to a height of the window, and releases it there when another row is in view.

    The row may end below the window, because a dragged row stays where the user releases it.
    """
    def is_in_view():
        # Reading the rows takes time that the application needs to scroll. Without an empty cache, the accessibility
        # library may return the rows that were in view before.
        time.sleep(0.2)
        app.root.clear_cache()
        return app.all("list item", until)

    area = app.find("image", f"Move {name}").get_extents(Atspi.CoordType.WINDOW)
    window = app.focus_window()
    move = ["xdotool", "mousemove", "--window", window, str(area.x + area.width // 2 + SHADOW)]
    top = min(area.y + area.height // 2, LOWEST) + SHADOW
    subprocess.run([*move, str(top)], check=True)
    subprocess.run(["xdotool", "mousedown", "1"], check=True)
    try:
        for step in range(1, 6):
            subprocess.run([*move, str(top + (height - top) * step // 5)], check=True)
        wait(is_in_view, f"{until} in view")
    finally:
        subprocess.run(["xdotool", "mouseup", "1"], check=True)


def test_a_row_is_dragged_beyond_the_view_and_back(app):
    app.row("Song 0")
    for height, until, places in [(LOWEST, "Song 79", range(75, 80)), (60, "Song 0", range(0, 3))]:
        drag(app, "Song 1", height, until)
        line = wait(lambda: [line for line in app.lines if line.startswith("moved 1 ")], "the move")[-1]
        app.lines.clear()
        assert int(line.split()[-1]) in places
        row = app.find("list item", "Song 1")
        assert abs(top_of(row) + row.get_extents(Atspi.CoordType.WINDOW).height / 2 - height) < 60


def test_the_handle_is_as_tall_as_its_row(app):
    row = app.row("Song 1").get_extents(Atspi.CoordType.WINDOW)
    handle = app.find("image", "Move Song 1").get_extents(Atspi.CoordType.WINDOW)
    assert (handle.width, handle.height) == (36, row.height)
    assert handle.x + handle.width == row.x + row.width
