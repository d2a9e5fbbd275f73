# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Dates, times, colors, and levels: keyboard and pickers, and incomplete values."""

from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from support.described import Page, Row, Section
from support.waiting import drawn, loaded, until


def date_row(value, earliest=None, latest=None):
    return Row("tday", "Day", date={"value": value, "earliest": earliest, "latest": latest})


def color_row(color):
    return Row("tink", "Ink", color=color)


def page_of(*rows, **options):
    return Page("Letter", [Section("ts", [*rows, Row("to", "Other", tap=True)])])


def values(server, kind="date"):
    return [unquote(event["event"].rsplit("/", 1)[1])
            for event in server.events if f"/{kind}/" in event["event"]]


def accept(server, row):
    """Answers each value with the row that shows it."""
    def answer(event):
        server.send(updatedRows=[[0, 0, row(unquote(event.rsplit("/", 1)[1])).html("ts")]])
        return 200

    server.answer = answer


def open_controls(open_page, server, **options):
    """Opens the page, and waits for the script of its controls."""
    page = open_page(server.url, locale="en-GB", **options)
    loaded(page, "controls.js")
    return page


@pytest.mark.parametrize("value, other", [
    ("2026-11-22", "2027-01-31"), ("19:40", "07:05"), ("2026-11-22T19:40", "2026-12-24T18:00")])
def test_a_value_is_sent(server, open_page, value, other):
    server.show(page_of(date_row(value)))
    accept(server, date_row)
    page = open_controls(open_page, server)
    field = page.get_by_label("Day")
    assert field.input_value() == value
    field.fill(other)
    field.dispatch_event("change")
    until(page, lambda: other in values(server) and field.input_value() == other)


def test_a_typed_year_is_sent_once_it_is_complete(server, open_page):
    server.show(page_of(date_row("2026-11-22")))
    accept(server, date_row)
    page = open_controls(open_page, server)
    page.get_by_label("Day").focus()
    page.keyboard.type("02022031")
    until(page, lambda: values(server)[-1:] == ["2031-02-02"])
    assert not any(value.startswith("0") for value in values(server))


@pytest.mark.parametrize("value", ["2026-03-30", ""])
def test_a_date_that_does_not_exist_stays_with_a_reason(server, open_page, value):
    server.show(page_of(date_row("2026-03-30")))
    accept(server, date_row)
    page = open_controls(open_page, server)
    field = page.get_by_label("Day")
    # A date may be missing.
    server.send(updatedRows=[[0, 0, date_row("2026-03-30").html("ts").replace('value="2026-03-30"', f'value="{value}"')]])
    until(page, lambda: field.input_value() == value)
    field.focus()
    page.keyboard.type("02")
    page.get_by_role("button", name="Other").focus()
    until(page, lambda: field.get_attribute("aria-invalid") == "true")
    assert values(server) == []
    page.locator("#toast").get_by_text("Day").wait_for()
    assert field.evaluate("(field) => field.validity.badInput")


@pytest.mark.parametrize("way", ["reload", "deletion", "new session"])
def test_an_incomplete_date_is_not_kept(server, open_page, way):
    server.show(page_of(date_row("2026-03-30")))
    page = open_controls(open_page, server, reduced_motion="reduce")
    until(page, lambda: server.streams, "the stream")
    field = page.locator("main .date")
    field.focus()
    page.keyboard.type("02")
    until(page, lambda: field.evaluate("(field) => field.validity.badInput"))
    loaded(page, "documents.js")
    if way == "reload":
        page.reload()
        loaded(page, "controls.js")
    elif way == "deletion":
        server.send(edit={"deletedRows": [[0, 0]]})
    else:
        server.replace(page_of())
    expect(field).to_have_count(1 if way == "reload" else 0)
    loaded(page, "strays.js")
    drawn(page, 40)
    assert page.get_by_role("dialog").count() == 0 and values(server) == []
    if way == "reload":
        expect(field).to_have_value("2026-03-30")


def test_a_date_that_the_model_does_not_accept_goes_back(server, open_page):
    server.show(page_of(date_row("2026-03-30")))
    page = open_controls(open_page, server)
    field = page.get_by_label("Day")
    field.fill("2026-04-01")
    field.dispatch_event("change")
    until(page, lambda: "2026-04-01" in values(server))
    page.get_by_role("button", name="Other").focus()
    until(page, lambda: field.input_value() == "2026-03-30")


def test_a_color_is_sent_and_suggestions_are_listed(server, open_page):
    server.show(page_of(color_row(0x1A237E)))
    accept(server, lambda text: color_row(int(text[1:], 16)))
    page = open_controls(open_page, server)
    field = page.get_by_label("Ink")
    assert field.input_value() == "#1a237e"
    assert field.evaluate("(field) => field.list.options.length") == 2
    field.fill("#ff0000")
    field.dispatch_event("change")
    until(page, lambda: "#ff0000" in values(server, "color") and field.input_value() == "#ff0000")
    page.get_by_text("Red").first.wait_for()


def test_without_a_script(server, open_page):
    server.show(page_of(date_row("2026-11-22"), color_row(0)))
    page = open_page(server.url, java_script_enabled=False)
    page.get_by_label("Day").fill("2027-01-31")
    page.get_by_role("button", name="Other").click()
    until(page, lambda: server.events and "2027-01-31" in server.events[-1].values())


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, language", [(390, "en"), (320, "ar")])
def test_look(server, open_page, shot, scheme, width, language):
    rows = [date_row("2026-11-22"), Row("ttime", "Time", date={"value": "19:40", "earliest": None, "latest": None}),
            Row("tend", "End", date={"value": "2026-11-22T19:40", "earliest": None, "latest": None}),
            color_row(0x1A237E), Row("tlevel", "Level", level=0.4, value="40 %")]
    server.show(page_of(*rows), language=language)
    page = open_controls(open_page, server, color_scheme=scheme, viewport={"width": width, "height": 360})
    row = page.locator("li").first.bounding_box()
    for name, height in ((".date", 32), (".color", 32), ("meter", 4.8)):
        box = page.locator(name).first.bounding_box()
        assert box["height"] == pytest.approx(height, abs=0.1)
        assert row["x"] <= box["x"] and box["x"] + box["width"] <= row["x"] + row["width"]
    page.get_by_label("Day").focus()
    shot(page, f"dates-{scheme}-{language}")
