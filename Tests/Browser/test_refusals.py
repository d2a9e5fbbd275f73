# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Events that are refused, take a long time, or have no answer, and messages that cannot be applied."""

import threading

import pytest

from support.described import Page, Row, Section
from support.pages import names
from support.waiting import drawn, until
from test_edits import follow, row
from test_session import sent, stack, switch

REFUSED = "The action failed"


def open_controls(server, open_page, **options):
    rows = [Row("t", "Night mode", toggle=False), Row("tf", "Name", field="Ada"), Row("tu", "Other", tap=True),
            Row("ts", "Volume", slider={"number": 0.25, "range": [0, 1], "step": None, "isContinuous": False})]
    server.show(Page("Page", [Section("ts", rows)]))
    return open_page(server.url, **options)


LIMITS = """
  window.limits = [];
  const start = window.setTimeout;
  window.setTimeout = (action, time, ...rest) => (limits.push(time), start(action, time, ...rest));
"""


def test_a_long_text_has_more_time(server, open_page):
    page = open_controls(server, open_page, init=LIMITS)
    page.get_by_role("button", name="Other").click()
    until(page, lambda: sent(server) == ["tap/ts/tu"], "the tap")
    assert page.evaluate("limits.includes(15_000) && !limits.includes(22_000)")
    # In a body, each of the letters has fifteen bytes, so the text has seven times 8,192 bytes.
    page.get_by_label("Name").fill("名" * 4_000)
    page.get_by_label("Name").blur()
    until(page, lambda: len(sent(server)) == 2, "the text")
    assert page.evaluate("limits.includes(22_000)")


@pytest.mark.parametrize("status", [400, 403, 409, 413, 415, 421, 422])
def test_a_refused_event_is_reported(server, open_page, status):
    page = open_controls(server, open_page, ignoring=["status of 4"])
    server.answer = lambda _: status
    page.get_by_role("button", name="Other").click()
    page.get_by_text(REFUSED).wait_for()


def test_the_second_press_of_a_double_click_that_shows_another_page_is_not_reported(server, open_page):
    stack(server)
    push = server.answer
    server.answer = lambda event: 409 if event == "tap/ts/t20" and server.state.screen > 1 else push(event)
    page = open_page(server.url, ignoring=["status of 409"])
    page.get_by_role("button", name="20").evaluate("(button) => { button.click(); button.click(); }")
    page.get_by_role("button", name="y").click()
    # The second event has an answer when the third one is sent.
    until(page, lambda: sent(server) == ["tap/ts/t20", "tap/ts/t20", "tap/tn/ty"])
    assert page.locator("#toast span").count() == 0


@pytest.mark.parametrize("status", [403, 409])
def test_controls_go_back_and_text_is_kept(server, open_page, status):
    page = open_controls(server, open_page, ignoring=["status of 4"])
    server.answer = lambda _: status
    page.get_by_role("switch").click()
    page.get_by_text(REFUSED).wait_for()
    switch(page, "false")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    until(page, lambda: page.get_by_role("slider").input_value() == "0.25")
    field = page.get_by_label("Name")
    field.fill("Grace")
    with page.expect_response(lambda response: response.request.method == "POST") as refused:
        field.blur()
    refused.value.finished()
    drawn(page)
    assert sent(server)[-1].endswith("/Grace")
    assert field.input_value() == "Grace"
    # The text is a draft: a patch of its row does not change it, and it can be sent again.
    server.answer = lambda _: 200
    server.send(updatedRows=[[0, 1, Row("tf", "Full name", field="Ada").html("ts")]])
    field = page.get_by_label("Full name")
    field.wait_for()
    assert field.input_value() == "Grace"
    field.focus()
    field.blur()
    until(page, lambda: len([event for event in sent(server) if event.endswith("/Grace")]) >= 2)


def test_an_event_that_takes_long_shows_a_sign(server, open_page, shot):
    page = open_controls(server, open_page)
    gate = threading.Event()
    server.answer = lambda _: gate.wait(60) and 200
    page.evaluate("""() => {
      addEventListener("click", () => { window.pressed = performance.now(); }, true);
      new MutationObserver(() => { window.signed ??= performance.now(); })
        .observe(document.body, { attributeFilter: ["data-waiting"] });
    }""")
    page.get_by_role("switch").click()
    page.locator("body[data-waiting]").wait_for()
    # After a second, or a millisecond earlier because of rounding.
    assert page.evaluate("signed - pressed") >= 999
    shot(page, "waiting")
    gate.set()
    page.locator("body:not([data-waiting])").wait_for()


def test_an_event_without_an_answer_is_sent_again(server, open_page):
    page = open_controls(server, open_page, ignoring=["net::ERR"])
    page.clock.install()
    silent = threading.Event()
    server.answer = lambda _: (len(server.events) > 1 or silent.wait(20)) and 200
    page.get_by_role("button", name="Other").click()
    until(page, lambda: len(server.events) == 1)
    page.clock.fast_forward(14_000)
    drawn(page)
    assert page.locator("#lost").inner_text() == ""
    page.clock.fast_forward(2_000)
    page.get_by_text("Connection lost").wait_for()
    page.clock.fast_forward(2_000)
    until(page, lambda: len(server.events) == 2)
    assert len({event["number"] for event in server.events}) == 1
    page.wait_for_function("() => !document.querySelector('#lost').textContent")
    silent.set()


@pytest.mark.parametrize("message", [
    {"deletedRows": [[7, 0]]}, {"updatedRows": [[0, 9, "<li></li>"]]}, {"page": None, "screen": 9},
    {"page": names(*"xy").html(), "screen": 9, "path": "/\t/elsewhere.example/x"}])
def test_a_message_that_cannot_be_applied_renews_the_page(server, open_page, message):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=["TypeError", "reading", "SecurityError"])
    until(page, lambda: server.streams, "the stream")
    server.state.page = names(*"abc")
    server.send(**message)
    follow(server, page, "abc")
    # Later messages are applied.
    server.send(insertedRows=[[0, 3, row("d")]])
    follow(server, page, "abcd")
    page.get_by_role("button", name="d").click()
    until(page, lambda: sent(server) == ["tap/ts/td"])


def test_an_answer_that_cannot_be_applied_holds_up_no_other_event(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, ignoring=["TypeError", "reading"])

    def answer(event):
        if event.endswith("a"):
            server.send(deletedRows=[[7, 0]])
        return 200

    server.answer = answer
    page.get_by_role("button", name="a").click()
    page.get_by_role("button", name="b").click()
    until(page, lambda: sent(server) == ["tap/ts/ta", "tap/ts/tb"])


def test_texts_that_are_not_accepted_stay_until_the_reason_is_shown(server, open_page):
    labels = ["Name", "Note"]
    server.show(Page("Page", [Section("ts", [Row(f"t{label}", label, field="old") for label in labels])]))
    page = open_page(ignoring=["net::ERR"])
    page.clock.install()
    page.goto(server.url)
    until(page, lambda: server.streams, "the stream")
    silent = []
    page.route("**/problems.js", lambda route: route.continue_() if silent else silent.append(route))
    for label in labels:
        page.get_by_label(label).fill("new")
    page.get_by_label("Note").blur()
    until(page, lambda: silent and len(sent(server)) == 2, "the request")
    assert page.locator("main .field").evaluate_all("(fields) => fields.map(({ value }) => value)") == ["new", "new"]
    # The request reaches its limit, and then a pause ends.
    page.clock.run_for(15_000)
    until(page, lambda: page.clock.run_for(1_000) or page.locator("[aria-invalid=true]").count() == 2)
    assert page.locator("main .field").evaluate_all("(fields) => fields.map(({ value }) => value)") == ["old", "old"]
    lines = page.locator("#toast").inner_text().split("\n")
    assert [line.partition(":")[0] for line in lines] == labels


def test_a_text_that_is_not_accepted_after_another_one_was_has_a_reason(server, open_page):
    server.show(Page("Page", [Section("ts", [Row("tf", "Name", field="old")])]))
    page = open_page(server.url)
    until(page, lambda: server.streams, "the stream")
    gate = threading.Event()

    def answer(event):
        if event.endswith("/one"):
            gate.wait(60)
            server.send(updatedRows=[[0, 0, Row("tf", "Name", field="one").html("ts")]])
        return 200

    server.answer = answer
    field = page.get_by_label("Name")
    for text in ("one", "two"):
        field.fill(text)
        field.blur()
    gate.set()
    until(page, lambda: len(sent(server)) == 2 and field.input_value() == "one", "the text of the page")
    page.locator("[aria-invalid=true]").wait_for()
    assert page.locator("#toast").inner_text().startswith("Name:")


def test_the_help_of_a_field_describes_it_again_when_the_user_types(server, open_page):
    server.show(Page("Page", [Section("ts", [Row("tf", "Name", field="old", help="As in your passport")])]))
    page = open_page(server.url)
    field = page.get_by_label("Name")
    before = field.get_attribute("aria-describedby")
    field.fill("new")
    field.blur()
    page.locator("[aria-invalid=true]").wait_for()
    assert field.get_attribute("aria-describedby") == f"problem-rejected {before}"
    field.press("x")
    assert before and field.get_attribute("aria-describedby") == before
    assert field.get_attribute("aria-invalid") is None
