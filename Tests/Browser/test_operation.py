# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Requests and sessions as an operator sees them: methods, hosts, idle tabs, and buffered streams."""

import re
from urllib.parse import urlsplit

import pytest

from support.chromium import executable
from support.pages import names
from support.program import Program
from support.waiting import until
from test_edits import follow
from test_session import OUTAGE

STATUS = "async ([address, method]) => { const answer = await fetch(address, { method }); return [answer.status, answer.headers.get('allow')]; }"


def test_methods_that_a_page_does_not_have_are_refused(visit):
    page = visit("/settings", ignoring=["status of 405"])
    session = page.evaluate("document.body.dataset.session")
    for method in ["PUT", "DELETE", "OPTIONS", "PATCH"]:
        assert page.evaluate(STATUS, ["/settings", method]) == [405, "GET, HEAD, POST"]
    assert page.evaluate(STATUS, [f"/rowhouse/events/{session.split('.')[0]}", "PUT"]) == [405, "GET, POST"]
    assert page.evaluate(STATUS, ["/settings", "HEAD"]) == [200, None]


@pytest.fixture
def limited():
    """Returns the address of a server that gives each client two sessions."""
    program = Program("ROWHOUSE_LAW_SERVER", "LawServer", "--client-sessions", "2")
    yield program.start()
    program.stop()


def test_one_client_leaves_room_for_others(limited, open_page):
    def open_as(client):
        return open_page(extra_http_headers={"X-Real-IP": client}, ignoring=["status of 429"])

    tabs = [open_as("192.0.2.1") for _ in range(2)]
    for tab in tabs:
        with tab.expect_response(lambda response: "?version=" in response.url):
            tab.goto(f"{limited}/every-control/en")
    # Each further tab of the client is refused, so the places of others stay free.
    refused = open_as("192.0.2.1")
    for _ in range(10):
        assert refused.goto(f"{limited}/every-control/en").status == 429
    other = open_as("192.0.2.2")
    assert other.goto(f"{limited}/every-control/en").status == 200
    other.get_by_text("Model: Switch", exact=True).wait_for()
    # The client may have another tab once it has closed one.
    tabs[0].close()
    until(other, lambda: refused.goto(f"{limited}/every-control/en").status == 200)


def test_a_name_that_is_bound_to_this_machine_reaches_nothing(browser, gallery, visit):
    page = visit("/settings")
    addresses = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    paths = {urlsplit(address).path for address in addresses} - {""}
    assert any("/images/" in path for path in paths) and any("/styles/" in path for path in paths)
    assert any(path.endswith("/client.js") for path in paths)
    # The address of another site, which that site has bound to this machine.
    other = browser.browser_type.launch(
        executable_path=executable(), args=["--no-sandbox", "--host-resolver-rules=MAP rebound.example 127.0.0.1"])
    try:
        rebound = other.new_page()
        answer = rebound.goto(gallery.replace("127.0.0.1", "rebound.example") + "/settings")
        assert answer.status == 421
        for path in paths:
            assert rebound.evaluate(STATUS, [path, "GET"]) == [421, None], path
    finally:
        other.close()


def test_an_open_tab_that_nobody_touches_keeps_its_session(program, open_page):
    page = open_page()
    loads = []
    page.on("request", lambda request: request.url.endswith("/en") and loads.append(request))
    with page.expect_response("**/rowhouse/events/*"):
        page.goto(f"{program.url}/every-control/en")
    session = page.evaluate("document.body.dataset.session")
    # A session without a stream shows when the server has looked for sessions that are over.
    document = page.request.get(f"{program.url}/every-control/en").text()
    styles = re.search(r'id="rules"[^>]* href="([^"]+)"', document)[1]
    assert page.request.get(program.url + styles).status == 200
    page.request.post(f"{program.url}/clock/{24 * 3_600_000}")
    until(page, lambda: page.request.get(program.url + styles).status == 404)
    with page.expect_response(lambda response: response.request.method == "POST") as answer:
        page.get_by_role("switch").first.click()
    assert answer.value.status == 200
    assert page.evaluate("document.body.dataset.session") == session and len(loads) == 1


def test_a_page_follows_through_a_middleware_that_holds_streams_back(server, open_page):
    server.show(names(*"ab")).holds_back = True
    page = open_page(server.url, init="Math.random = () => 0")
    for keys in ["abc", "abcd"]:
        until(page, lambda: server.held, "the stream")
        server.state.page = names(*keys)
        server.send(page=server.state.page.html())
        follow(server, page, keys)


def test_a_stream_that_does_not_begin_is_requested_again(server, open_page):
    shown = server.show(names(*"ab"))
    shown.holds_back = True
    session = shown.token.partition(".")[0]
    page = open_page(ignoring=OUTAGE)
    page.clock.install()
    page.goto(server.url)

    def streams():
        # A page of another test may still request its stream.
        return len([path for path in server.addresses if f"/{session}?version=" in path])

    until(page, lambda: server.held, "the stream")
    assert streams() == 1
    page.clock.fast_forward(31_000)
    until(page, lambda: page.clock.run_for(1_000) or streams() == 2)
