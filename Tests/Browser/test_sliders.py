# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Sliders: mouse, touch, and keyboard, and numbers that the server does not accept."""

from urllib.parse import unquote

import pytest

from support.described import Page, Row, Section
from support.waiting import until


def slider_row(title, number, least=0, most=1, step=None, live=False, value=None):
    slider = {"number": float(number), "range": [least, most], "step": step, "isContinuous": live}
    return Row("tslider", title, value=value, slider=slider)


def page_of(*args, **options):
    rows = [slider_row("Volume", *args, **options), Row("to", "Other", tap=True)]
    return Page("Sliders", [Section("ts", rows)])


def shown(page):
    return float(page.get_by_role("slider").input_value())


def numbers(server):
    return [float(unquote(event["event"].rsplit("/", 1)[1]))
            for event in server.events if "/number/" in event["event"]]


def accept(server, *args, **options):
    """Answers each number with the row that shows it."""
    def answer(event):
        number = event.rsplit("/", 1)[1]
        row = slider_row("Volume", unquote(number), *args, **options)
        server.send(updatedRows=[[0, 0, row.html("ts")]])
        return 200

    server.answer = answer


def drag(page, *shares):
    """Drags the thumb over places of the track, from 0 to 1."""
    box = page.get_by_role("slider").bounding_box()
    # The thumb is at least half its height away from the ends.
    margin = 8

    def place(share):
        return box["x"] + margin + share * (box["width"] - 2 * margin), box["y"] + box["height"] / 2

    page.mouse.move(*place(shares[0]))
    page.mouse.down()
    for share in shares[1:]:
        page.mouse.move(*place(share))
    page.mouse.up()


@pytest.mark.parametrize("number", [0, 15, 2.5])
def test_a_number_is_written_as_the_browser_writes_it(server, open_page, number):
    server.show(page_of(number, 0, 30, .5))
    page = open_page(server.url)
    # Otherwise, it counts as changed before the script has loaded.
    assert page.get_by_role("slider").evaluate("(slider) => [slider.value, slider.defaultValue]") == [f"{number}"] * 2


def test_a_number_is_sent_when_the_thumb_is_let_go(server, open_page):
    server.show(page_of(0))
    accept(server)
    page = open_page(server.url)
    drag(page, 0, 0.3, 0.9, 0.75)
    until(page, lambda: len(server.events) == 1)
    assert numbers(server)[0] == pytest.approx(0.75, abs=0.05)
    assert shown(page) == numbers(server)[0]


def test_a_continuous_slider_sends_numbers_while_it_moves(server, open_page):
    server.show(page_of(0, live=True))
    accept(server, live=True)
    page = open_page(server.url)
    drag(page, 0, 0.3, 0.6, 0.9)
    until(page, lambda: len(numbers(server)) > 1 and numbers(server)[-1] == shown(page) > 0.8)
    assert shown(page) == pytest.approx(0.9, abs=0.05)


@pytest.mark.parametrize("language, key", [("en", "ArrowRight"), ("ar", "ArrowLeft")])
def test_arrow_keys_move_it_in_steps(server, open_page, language, key):
    server.show(page_of(20, 0, 40, 5), language=language)
    accept(server, 0, 40, 5)
    page = open_page(server.url)
    page.get_by_role("slider").focus()
    page.keyboard.press(key)
    page.keyboard.press(key)
    until(page, lambda: numbers(server) == [25, 30])
    page.keyboard.press("Home")
    until(page, lambda: numbers(server)[-1] == 0)


def test_touch_moves_it(server, open_page):
    server.show(page_of(0))
    accept(server)
    page = open_page(server.url, has_touch=True)
    box = page.get_by_role("slider").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(page, lambda: len(server.events) == 1)
    assert numbers(server)[0] == pytest.approx(0.5, abs=0.05)


def test_a_number_that_the_model_does_not_accept_goes_back_at_once(server, open_page):
    server.show(page_of(0.25))

    def answer(_):
        # The model has another number than the user, and the slider still has the focus.
        server.send(updatedRows=[[0, 0, slider_row("Volume", 0.5).html("ts")]])
        return 200

    server.answer = answer
    page = open_page(server.url)
    drag(page, 0.25, 0.9)
    until(page, lambda: shown(page) == 0.5)
    assert page.evaluate("document.activeElement.type") == "range"


def test_a_slider_that_is_dragged_keeps_its_thumb(server, open_page):
    server.show(page_of(0))
    page = open_page(server.url)
    box = page.get_by_role("slider").bounding_box()
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    moved = shown(page)
    server.send(updatedRows=[[0, 0, slider_row("Volume", 0, value="news").html("ts")]])
    page.get_by_text("news").wait_for()
    assert shown(page) == moved > 0.5
    page.mouse.up()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, language", [(390, "en"), (320, "ar")])
def test_look(server, open_page, shot, scheme, width, language):
    server.show(page_of(30, 0, 40, 5, value="30 points"), language=language)
    page = open_page(server.url, color_scheme=scheme, viewport={"width": width, "height": 300})
    slider, row = (page.locator(name).first.bounding_box() for name in (".slider", "li"))
    assert slider["height"] == 32 and slider["width"] >= 128
    assert row["x"] <= slider["x"] and slider["x"] + slider["width"] <= row["x"] + row["width"]
    page.get_by_role("slider").focus()
    shot(page, f"slider-{scheme}-{language}")
