"""The size of windows, which outlasts the process."""

import subprocess

from desktop import Application, wait


def size_of(window):
    """Returns the width and the height of a window on screen."""
    lines = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", window], check=True, capture_output=True, text=True).stdout
    values = dict(line.split("=") for line in lines.split())
    return int(values["WIDTH"]), int(values["HEIGHT"])


def test_a_window_opens_with_its_last_size(tmp_path):
    app = Application("page", "480", "720", state=tmp_path)
    window = app.focus_window()
    width, height = size_of(window)
    subprocess.run(["xdotool", "windowsize", window, str(width + 100), str(height - 80)], check=True)
    wait(lambda: list(tmp_path.glob("*/window.ini")), "the file of the size")
    app.process.kill()
    app.close()
    again = Application("page", "480", "720", state=tmp_path)
    wait(lambda: size_of(again.focus_window()) == (width + 100, height - 80), "the size of the last window")
    again.close()


def test_a_damaged_file_is_ignored(tmp_path):
    folder = tmp_path / "org.rowhouse.DesktopTests"
    folder.mkdir()
    sizes = []
    for text in ["[window]\nwidth=-5\nheight=900000000000\nmaximized=perhaps\n", "\0\0 no file of keys"]:
        (folder / "window.ini").write_text(text)
        app = Application("page", "480", "720", state=tmp_path)
        app.row("Kitchen")
        sizes.append(size_of(app.focus_window()))
        app.close()
    app = Application("page", "480", "720")
    app.row("Kitchen")
    assert sizes == [size_of(app.focus_window())] * 2
    app.close()
