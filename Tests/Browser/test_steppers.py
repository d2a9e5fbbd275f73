# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Steppers: mouse, touch, keyboard, and numbers that the server does not accept."""

from urllib.parse import unquote

import pytest

from support.described import Page, Row, Section
from support.waiting import loaded, until


def stepper_row(number, least=0, most=10, step=1):
    return Row("tcopies", "Copies", stepper={"number": float(number), "range": [least, most], "step": step})


def page_of(*args, **options):
    return Page("Print", [Section("ts", [stepper_row(*args, **options), Row("to", "Other", tap=True)])])


def numbers(server):
    return [float(unquote(event["event"].rsplit("/", 1)[1]))
            for event in server.events if "/number/" in event["event"]]


def shown(page):
    return float(page.get_by_role("spinbutton").input_value())


def accept(server, *args, **options):
    """Answers each number with the row that shows it."""
    def answer(event):
        row = stepper_row(unquote(event.rsplit("/", 1)[1]), *args, **options)
        server.send(updatedRows=[[0, 0, row.html("ts")]])
        return 200

    server.answer = answer


def open_stepper(open_page, server, **options):
    """Opens the page, and waits for the script of its controls."""
    page = open_page(server.url, **options)
    loaded(page, "controls.js")
    return page


@pytest.mark.parametrize("has_touch", [False, True])
def test_buttons_send_the_next_number(server, open_page, has_touch):
    server.show(page_of(3))
    accept(server)
    page = open_stepper(open_page, server, has_touch=has_touch)
    press = "tap" if has_touch else "click"
    getattr(page.locator(".more"), press)()
    until(page, lambda: numbers(server) == [4] and shown(page) == 4)
    getattr(page.locator(".less"), press)()
    until(page, lambda: numbers(server) == [4, 3] and shown(page) == 3)
    page.get_by_text("3", exact=True).wait_for()


def test_presses_that_outpace_the_server_all_count(server, open_page):
    server.show(page_of(3))
    accept(server)
    page = open_stepper(open_page, server)
    page.evaluate("for (let i = 0; i < 5; i++) document.querySelector('.more').click()")
    until(page, lambda: numbers(server)[-1:] == [8] and shown(page) == 8)


def test_buttons_stop_at_the_ends(server, open_page):
    server.show(page_of(10))
    accept(server)
    page = open_stepper(open_page, server)
    page.locator(".more").click(force=True)
    page.locator(".less").click()
    until(page, lambda: numbers(server) == [9])


def test_arrow_keys_step(server, open_page):
    server.show(page_of(1, 0, 2, 0.5))
    accept(server, 0, 2, 0.5)
    page = open_stepper(open_page, server)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.ariaLabel") == "Copies"
    page.keyboard.press("ArrowUp")
    until(page, lambda: numbers(server) == [1.5])
    page.keyboard.press("ArrowDown")
    until(page, lambda: numbers(server) == [1.5, 1])
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "event", "the buttons are not a stop of the keyboard"


def test_a_typed_number_is_sent_with_return(server, open_page):
    server.show(page_of(3))
    accept(server)
    page = open_stepper(open_page, server)
    page.get_by_role("spinbutton").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    until(page, lambda: numbers(server) == [7] and shown(page) == 7)


@pytest.mark.parametrize("step, typed, sent", [
    (1, "50", [10]), (1, "-2", [0]), (1, "6.6", [7]), (0.5, "6.6", [6.5]), (1, "", [3]), (1, "3", []),
])
def test_a_typed_number_becomes_the_nearest_one_of_the_range(server, open_page, step, typed, sent):
    server.show(page_of(3, step=step))
    accept(server, step=step)
    page = open_stepper(open_page, server)
    page.get_by_role("spinbutton").focus()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.type(typed)
    page.keyboard.press("Enter")
    until(page, lambda: numbers(server) == sent and shown(page) == (sent or [3])[0])
    # Leaving the field sends nothing else.
    page.keyboard.press("Tab")
    until(page, lambda: numbers(server) == sent and shown(page) == (sent or [3])[0])
    assert page.locator("#toast").inner_text() == ""


def test_a_number_that_is_refused_goes_back(server, open_page):
    server.show(page_of(3))
    server.answer = lambda _: 403
    page = open_stepper(open_page, server, ignoring=("403",))
    page.locator(".more").click()
    until(page, lambda: numbers(server) == [4] and shown(page) == 3)


def test_without_a_script(server, open_page):
    server.show(page_of(3))
    page = open_page(server.url, java_script_enabled=False)
    field = page.get_by_role("spinbutton")
    assert field.bounding_box()["width"] > 40
    page.locator(".more").click()
    until(page, lambda: numbers(server) == [4])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, language", [(390, "en"), (320, "ar")])
def test_look(server, open_page, shot, scheme, width, language):
    server.show(page_of(3), language=language)
    page = open_stepper(open_page, server, color_scheme=scheme, viewport={"width": width, "height": 300})
    stepper, row = (page.locator(name).first.bounding_box() for name in (".stepper", "li"))
    assert (stepper["width"], stepper["height"]) == (94, 32)
    assert row["x"] <= stepper["x"] and stepper["x"] + stepper["width"] <= row["x"] + row["width"]
    page.get_by_role("spinbutton").focus()
    shot(page, f"stepper-{scheme}-{language}")
