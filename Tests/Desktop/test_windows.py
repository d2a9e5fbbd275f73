"""The size and the pages of windows, which outlast the process."""

import os
import re
import subprocess

import pytest
from desktop import Application, descendants, top_of, wait

GALLERY = os.environ["ROWHOUSE_DESKTOP_GALLERY"]


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
    lines = {f"width={width + 100}", f"height={height - 80}"}
    wait(lambda: lines <= set(state_file(tmp_path).split()), "the file of the size")
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


@pytest.fixture
def start():
    applications = []

    def make(*arguments, **options):
        applications.append(Application(*arguments, **options))
        return applications[-1]

    yield make
    for application in applications:
        application.close()


@pytest.mark.parametrize("icon, shown", [
    ("org.rowhouse.DesktopTests", "org.rowhouse.DesktopTests"), ("org.rowhouse.Other", "preferences-system")])
def test_windows_have_the_icon_of_the_application(start, tmp_path, monkeypatch, icon, shown):
    folder = tmp_path / "icons/hicolor/scalable/apps"
    folder.mkdir(parents=True)
    (folder / f"{icon}.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>')
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    start("page", "480", "720").says(f"icon {shown}")


def test_an_application_runs_until_its_last_window_is_closed(start):
    app = start("page", "480", "1000")
    first = app.focus_window()
    app.act(app.row("Another window"), "row.activate")
    wait(lambda: app.root.get_child_count() == 2, "the other window")
    subprocess.run(["xdotool", "windowfocus", "--sync", first], check=True)
    app.press("ctrl+w")
    wait(lambda: app.root.get_child_count() == 1, "the end of the first window")
    app.act(app.row("Count"), "row.activate")
    app.says("taps 1")
    app.focus_window()
    app.press("ctrl+w")
    assert app.process.wait(timeout=20) == 0


def test_a_key_closes_all_windows(start):
    app = start("page", "480", "1000")
    app.focus_window()
    app.act(app.row("Another window"), "row.activate")
    wait(lambda: app.root.get_child_count() == 2, "the other window")
    app.press("ctrl+q")
    assert app.process.wait(timeout=20) == 0


def test_the_only_window_of_an_application_is_shown_again(start, tmp_path):
    app = start("single-page", "480", "720", state=tmp_path)
    app.act(app.row("Details"), "row.activate")
    app.row("Row 0")
    wait(lambda: "/details" in state_file(tmp_path), "the file of the pages")
    # Only a window that opens has the size of the file.
    file = tmp_path / "org.rowhouse.DesktopTests/window.ini"
    file.write_text(file.read_text().replace("width=480", "width=800"))
    subprocess.run(
        [os.environ["ROWHOUSE_DESKTOP_PROGRAM"], "single-page"], check=True, timeout=20,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)})
    app.says("again")
    assert app.root.get_child_count() == 1
    app.focus_window()
    app.press("Escape")
    wait(lambda: "/details" not in state_file(tmp_path), "the file of the first page")
    assert "width=480" in state_file(tmp_path)


def test_a_running_application_opens_files(start, tmp_path):
    app = start("files-page", str(tmp_path / "shopping list.txt"))
    app.row(str(tmp_path / "shopping list.txt"))
    # The process that runs shows the file of the other one, whose folder is another one.
    subprocess.run(
        [os.environ["ROWHOUSE_DESKTOP_PROGRAM"], "files-page", "other.txt", "https://example.org/notes"], check=True,
        timeout=20, cwd=tmp_path)
    app.row(str(tmp_path / "other.txt"))
    app.row("https://example.org/notes")
    assert not app.all("list item", "No file")


def kill(app):
    """Ends an application that cannot write a file any more."""
    app.process.kill()
    app.process.wait()


def state_file(folder):
    """Returns the text of the file with the state of windows, which is empty before it is written."""
    return "".join(file.read_text() for file in folder.glob("*/window.ini"))


def row_at_top(folder):
    """Returns the number of the row at the top edge in the file, or -1 if there is none."""
    found = re.search(r"^row=.*;0;(\d+);$", state_file(folder), re.MULTILINE)
    return int(found[1]) if found else -1


def test_a_row_that_the_user_has_opened_is_open_again(start, tmp_path):
    app = start("page", "480", "720", state=tmp_path)
    app.act(app.row("Details"), "row.activate")
    app.row("Row 0")
    app.focus_window()
    app.press("End")
    app.act(app.row("More"), "row.activate")
    app.row("Inside")
    wait(lambda: re.search(r"^values=.*More;\+;$", state_file(tmp_path), re.MULTILINE), "the file with the open row")
    kill(app)
    again = start("page", "480", "720", state=tmp_path)
    again.row("Inside")


def test_a_window_opens_with_its_last_pages_and_row(start, tmp_path):
    app = start("page", "480", "720", state=tmp_path)
    app.act(app.row("Details"), "row.activate")
    app.find("list", "Details")
    app.row("Row 0")
    app.focus_window()
    app.press("End")
    app.row("Row 999")
    wait(lambda: row_at_top(tmp_path) > 900, "the file with the row")
    kill(app)
    row = row_at_top(tmp_path)
    again = start("page", "480", "720", state=tmp_path)
    table = again.find("list", "Details")
    wait(lambda: top_of(again.row(f"Row {row}")) == top_of(table), "the row at the top edge")
    again.focus_window()
    again.press("Escape")
    again.row("Kitchen")
    wait(lambda: "/details" not in state_file(tmp_path), "the file of the first page")


def test_a_page_at_the_end_that_it_follows_has_no_row_to_return_to(start, tmp_path):
    app = start("log-page", "480", "720", state=tmp_path)
    app.row("Row 299")
    app.focus_window()
    app.press("Page_Up", "Page_Up")
    wait(lambda: row_at_top(tmp_path) > 200, "the file with the row")
    app.press("End")
    wait(lambda: row_at_top(tmp_path) == -1, "the file without a row")


def test_a_page_without_an_address_is_not_opened_again(start, tmp_path):
    app = start("settings-page", "560", "1000", state=tmp_path)
    app.act(app.row("Keyboard"), "row.activate")
    app.row("Layout 3")
    wait(lambda: "path=" in state_file(tmp_path), "the file of the pages")
    kill(app)
    again = start("settings-page", "560", "1000", state=tmp_path)
    again.row("Encryption")
    assert not again.all("list item", "Layout 3")


@pytest.mark.parametrize("pages, shown", [
    (["path=", "path=/nowhere", "path=/details\nrow=s;r;0;4"], "Kitchen"),
    (["path=/elsewhere", "path=/details"], "Kitchen"),
    (["path=", "path=/details\nrow=s;r;-7;99999999999"], "Row 0"),
    (["path=", "path=/details\nrow=s;r;-7;-9"], "Row 0"),
    (["path=", "path=/details\nrow=s;r;0;5000"], "Row 0"),
    (["path=", "path=/details\nrow=0;4\nvalues=x;y;z"], "Row 0"),
    (["path="] + ["path=/details"] * 1_000, "Row 0"),
], ids=["missing", "elsewhere", "numbers", "negative", "rows", "lists", "many"])
def test_damaged_pages_are_ignored(start, tmp_path, pages, shown):
    folder = tmp_path / "org.rowhouse.DesktopTests"
    folder.mkdir()
    (folder / "window.ini").write_text("".join(f"[page {index}]\n{page}\n" for index, page in enumerate(pages)))
    app = start("page", "480", "720", state=tmp_path)
    app.row(shown)


def test_only_the_first_window_opens_the_last_pages(start, tmp_path):
    app = start("page", "480", "720", state=tmp_path)
    app.act(app.row("Details"), "row.activate")
    app.row("Row 0")
    wait(lambda: "/details" in state_file(tmp_path), "the file of the pages")
    # The process that runs already shows the window.
    subprocess.run(
        [os.environ["ROWHOUSE_DESKTOP_PROGRAM"], "page", "480", "720"], check=True, timeout=20,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)})
    wait(lambda: app.root.get_child_count() == 2, "the other window")
    app.row("Row 0")

    def opened():
        return [
            "Details" in [node.get_name() for node in descendants(app.root.get_child_at_index(index))
                          if node.get_role_name() == "list"] for index in range(2)]
    wait(lambda: sorted(opened()) == [False, True], "a window with its first page")


@pytest.fixture
def keyboard():
    """Presses keys, and then sets the state and the layout of the keyboard back."""
    yield lambda *command: subprocess.run(command, check=True)
    subprocess.run(["setxkbmap", "us"], check=True)


@pytest.mark.parametrize("is_locked, layout", [(True, "us"), (False, "ru,us")], ids=["caps lock", "russian"])
def test_a_window_is_closed_with_any_keyboard(start, keyboard, is_locked, layout):
    app = start("page", "480", "720")
    app.row("Kitchen")
    app.focus_window()
    keyboard("setxkbmap", layout)
    if is_locked:
        app.press("Caps_Lock")
    try:
        # The key W, because xdotool adds a name that the layout does not have to the keyboard.
        app.press("ctrl+25")
        assert app.process.wait(timeout=20) == 0
    finally:
        if is_locked:
            app.press("Caps_Lock")


def test_the_gallery_opens_the_pages_of_handwritten_code_again(start, tmp_path):
    app = start("stores", "--language", "en", program=GALLERY, state=tmp_path)
    app.act(app.row("Manager"), "row.activate")
    wait(lambda: "/stores/by-hand/manager" in state_file(tmp_path), "the file of the pages")
    kill(app)
    again = start("stores", "--language", "en", program=GALLERY, state=tmp_path)
    again.find("list", "Manager, by hand")


def test_the_gallery_opens_its_last_pages(start, tmp_path):
    app = start("settings", "--language", "en", program=GALLERY, state=tmp_path)
    app.act(app.row("Show custom cells, grouped"), "row.activate")
    app.find("list", "Custom cells, grouped")
    wait(lambda: "/cells/grouped" in state_file(tmp_path), "the file of the pages")
    kill(app)
    again = start("settings", "--language", "en", program=GALLERY, state=tmp_path)
    again.find("list", "Custom cells, grouped")
    again.focus_window()
    again.press("Escape")
    again.row("Night mode")
    kill(again)
    # Another first page has other pages above it.
    other = start("me", "--language", "en", program=GALLERY, state=tmp_path)
    other.row("Stickers")
