# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Two processes behind nginx: each session stays on its node, and its pages continue on the other when that ends."""

import http.client
import os
import re
import signal
import subprocess
from pathlib import Path
from urllib.parse import urlencode

import pytest

from support.nginx import ROOT, DyingProcess, free_port
from support.program import Program
from support.waiting import follow, until
from test_proxy import ARTICLE
from test_session import OUTAGE

# Counts the pages that the client loads again, and records if it shows that the connection is lost.
WATCH = """
  window.loads = 0;
  window.hasLost = false;
  const original = window.fetch;
  window.fetch = (address, ...rest) => {
    if (`${address}` === location.href) loads++;
    return original(address, ...rest);
  };
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    hasLost ||= document.querySelector("#lost").textContent !== "";
  }).observe(document.querySelector("#lost"), { childList: true }));
"""
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def test_the_documented_configuration_is_the_one_of_the_tool():
    blocks = re.findall(r"```nginx\n(.*?)```", ARTICLE.read_text(), re.DOTALL)
    arguments = ["127.0.0.1:8080", "a=127.0.0.1:8081", "b=127.0.0.1:8082"]
    assert subprocess.check_output([ROOT / "Tools/nginx-nodes", *arguments], text=True) in blocks


def test_each_session_stays_on_its_node(nodes):
    connection = http.client.HTTPConnection("127.0.0.1", nodes.port)

    def answer(method, path, body=None, headers={}):
        connection.request(method, path, body and urlencode(body), {**headers, **(FORM if body else {})})
        response = connection.getresponse()
        return response.status, response.read().decode()

    def event(token, number, **more):
        return {"session": token, "screen": 1, "number": number, "event": "fields", **more}

    sessions = []
    for _ in range(20):
        status, page = answer("GET", "/settings")
        assert status == 200
        sessions.append((re.search(r'data-session="([^"]+)"', page)[1], page))
    assert {token.split("~")[0] for token, _ in sessions} == {"a", "b"}
    # Another node would answer with 404.
    for token, page in reversed(sessions):
        name, secret = token.split(".")
        assert answer("GET", re.search(r'id="rules"[^>]* href="([^"]+)"', page)[1])[0] == 200
        assert answer("POST", f"/rowhouse/events/{name}", event(token, 1, version=1))[0] == 200
        action = re.search(r' action="([^"]+)"', page)[1]
        assert action == f"/settings?rowhouse={name[0]}"
        assert answer("POST", action, event(token, 2))[0] == 200
        stream = http.client.HTTPConnection("127.0.0.1", nodes.port)
        stream.request("GET", f"/rowhouse/events/{name}?version=1", headers={"rowhouse-session": token})
        assert stream.getresponse().read(5) == b"data:"
        stream.close()
        assert answer("POST", f"/rowhouse/events/{name}/hidden", {"session": token})[0] == 204
        assert secret not in nodes.nginx.log.read_text()
    # A name that no node has leads to any of them.
    assert answer("GET", "/settings?rowhouse=c")[0] == 200
    assert answer("GET", "/rowhouse/styles/c~x")[0] == 404


def open_on(nodes, open_page, name, path, count=1):
    """Opens pages until some of them have their sessions on a node, and returns those."""
    found = []
    while len(found) < count:
        # A separate context has its own connections, because a browser has only six to a server.
        page = open_page(nodes.url + path, init=WATCH, ignoring=OUTAGE, locale="en-GB")
        if nodes.name(page) == name:
            page.get_by_role("heading", level=1).wait_for()
            found.append(page)
        else:
            # nginx takes the nodes in turn, and each page sends the same number of requests: one more changes the turn.
            page.request.head(nodes.url + path)
            page.context.close()
    return found


@pytest.mark.parametrize("way", ["kill", "terminate"])
def test_pages_of_a_node_that_ends_continue_on_the_other(nodes, open_page, way):
    pages = open_on(nodes, open_page, "a", "/card", count=4)
    for number, page in enumerate(pages):
        page.get_by_label("Note").fill(f"note {number}")
        page.evaluate("document.activeElement.setSelectionRange(2, 4)")
    # In the meantime, one page sends an event, and another has text in a field that the user has left.
    getattr(nodes, way)("a")
    pages[0].get_by_role("switch").click()
    pages[1].get_by_label("Note").blur()
    for page in pages:
        until(page, lambda: nodes.name(page) == "b")
    pages[0].get_by_role("switch", checked=True).wait_for()
    for number, page in enumerate(pages):
        assert page.get_by_label("Note").input_value() == f"note {number}"
        assert page.evaluate("[loads, history.length]") == [1, 2]
        assert page.get_by_text("The action failed").count() == 0
    assert pages[2].evaluate("document.activeElement.selectionStart") == 2
    if way == "terminate":
        assert pages[2].evaluate("hasLost") is False
    # The pages are live, and their texts reach the other node.
    for number, page in enumerate(pages):
        page.get_by_label("Note").blur()
        until(page, lambda: f"note {number}" in page.locator("section li").first.inner_text())
        assert page.evaluate("loads") == 1


def test_the_pages_below_are_loaded_from_their_addresses(nodes, open_page):
    [page] = open_on(nodes, open_page, "a", "/")
    follow(page, page.locator("li", has_text="Settings").get_by_role("link").first)
    page.wait_for_url("**/settings")
    nodes.terminate("a")
    until(page, lambda: nodes.name(page) == "b")
    assert page.title() == "Settings"
    page.go_back()
    page.wait_for_function("() => document.title === 'Gallery'")
    follow(page, page.locator("li", has_text="Settings").get_by_role("link").first)
    page.wait_for_url("**/settings")


def test_a_node_that_returns_gets_new_sessions_and_takes_no_old_ones(nodes, open_page):
    [page] = open_on(nodes, open_page, "a", "/settings")
    nodes.kill("a")
    until(page, lambda: nodes.name(page) == "b")
    nodes.start("a")
    [other] = open_on(nodes, open_page, "a", "/settings")
    for tab, name in ((page, "b"), (other, "a")):
        tab.get_by_role("switch", name="Night mode").click()
        tab.locator("main.dark").wait_for()
        assert nodes.name(tab) == name
    assert page.evaluate("loads") == 1 and other.evaluate("loads") == 0


def open_form(nodes, open_page):
    """Opens a page without a script that has its session on the node `a`."""
    while True:
        page = open_page(nodes.url + "/card", java_script_enabled=False, locale="en-GB", ignoring=OUTAGE)
        if page.locator("form").first.get_attribute("action") == "/card?rowhouse=a":
            return page


@pytest.mark.parametrize("way", ["kill", "terminate"])
def test_a_form_without_a_script_gets_the_page_anew(nodes, open_page, way):
    page = open_form(nodes, open_page)
    action = page.locator("form").first.get_attribute("action")
    page.get_by_label("Note").fill("one\n\ntwo")
    page.get_by_role("switch").click()
    page.get_by_role("switch", checked=True).wait_for()
    assert page.url == nodes.url + action and page.get_by_role("alert").count() == 0
    page.get_by_label("Name").first.fill("Ada")
    # With the style sheet of the page, which the other node does not have.
    page.wait_for_load_state()
    getattr(nodes, way)("a")
    page.get_by_role("switch").click()
    page.get_by_role("alert").first.wait_for()
    assert page.get_by_role("alert").all_inner_texts() == ["The action failed", "The page was reloaded"]
    assert page.get_by_label("Name").first.input_value() == "Ada"
    assert page.locator("form").first.get_attribute("action") == "/card?rowhouse=b"
    page.get_by_role("switch", checked=False).click()
    page.get_by_role("switch", checked=True).wait_for()
    assert "Ada" in page.locator("section li").first.inner_text()
    assert page.get_by_role("alert").count() == 0


@pytest.fixture
def dying(nodes):
    """A node that reads requests and does not answer. Returns the first lines of the requests."""
    nodes.kill("a")
    process = DyingProcess(nodes.programs["a"].url)
    yield process.heads
    process.stop()


def test_a_form_that_was_being_answered_gets_the_page_anew(nodes, open_page, request):
    page = open_form(nodes, open_page)
    page.get_by_label("Name").first.fill("Ada")
    heads = request.getfixturevalue("dying")
    page.get_by_role("switch").click()
    page.get_by_role("alert").first.wait_for()
    assert heads == ["POST /card?rowhouse=a HTTP/1.1"]
    assert page.get_by_label("Name").first.input_value() == "Ada"
    assert page.locator("form").first.get_attribute("action") == "/card?rowhouse=b"


def test_an_event_that_was_being_answered_is_not_sent_to_another_node(nodes, dying):
    connection = http.client.HTTPConnection("127.0.0.1", nodes.port)
    # The other node would answer with 404, and the client would send the event to a new session.
    connection.request("POST", "/rowhouse/events/a~x", "session=a~x.y", FORM)
    assert connection.getresponse().status == 502
    assert dying == ["POST /rowhouse/events/a~x HTTP/1.1"]


# The base of the first page server, of a second one, and of an application below a path.
@pytest.mark.parametrize("base", ["/rowhouse", "/sign-in", "/app/rowhouse"])
def test_requests_for_any_base_reach_the_node_of_their_session(nodes, dying, base):
    requests = [("POST", f"{base}/events/a~x"), ("POST", f"{base}/events/a~x/hidden"),
                ("GET", f"{base}/events/a~x?version=1"), ("GET", f"{base}/styles/a~x?1")] * 2
    for method, path in requests:
        connection = http.client.HTTPConnection("127.0.0.1", nodes.port)
        connection.request(method, path, headers=FORM)
        # The other node answers requests that change nothing.
        assert connection.getresponse().status == {"POST": 502, "GET": 404}[method]
        connection.close()
    assert dying == [f"{method} {path} HTTP/1.1" for method, path in requests]


def test_a_node_may_have_the_name_zero(start_nginx, gallery):
    process = DyingProcess(f"http://127.0.0.1:{free_port()}")
    host, port = process.listener.getsockname()
    address = f"127.0.0.1:{free_port()}"
    arguments = [address, f"0={host}:{port}", f"1={gallery.removeprefix('http://')}"]
    start_nginx(subprocess.check_output([ROOT / "Tools/nginx-nodes", *arguments], text=True))
    connection = http.client.HTTPConnection(address)
    connection.request("POST", "/card?rowhouse=0", "session=0~x.y&screen=1&number=1&event=fields", FORM)
    # Another node answers with the page.
    assert connection.getresponse().status == 404
    assert process.heads == ["POST /card?rowhouse=0 HTTP/1.1"]
    process.stop()


def test_a_form_of_the_greatest_size_reaches_its_node(nodes):
    connection = http.client.HTTPConnection("127.0.0.1", nodes.port)
    body = "session=a~x.y&screen=1&number=1&event=fields&text=" + "x" * 2_000_000
    connection.request("POST", "/card?rowhouse=a", body, FORM)
    assert connection.getresponse().status == 404


def test_one_command_starts_and_ends_all(open_page):
    gallery = Program("ROWHOUSE_GALLERY", "gallery").path
    port = free_port()
    cluster = subprocess.Popen(
        [ROOT / "Tools/gallery-cluster", "--port", str(port), "--nodes", "3"], stdout=subprocess.PIPE,
        env={**os.environ, "ROWHOUSE_GALLERY": str(gallery)}, text=True,
        # Shells let programs in the background ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    lines = []
    while not lines or not lines[-1].startswith("End one"):
        lines.append(cluster.stdout.readline())
        assert lines[-1], "".join(lines)
    assert lines[0] == f"Rowhouse gallery: http://127.0.0.1:{port}/\n"
    processes = [int(line.split()[1]) for line in lines[1:-1]]
    names = {line.split()[3] for line in lines[1:-1]}
    assert names == {"n1", "n2", "n3"}
    page = open_page(lines[0].split()[-1] + "settings", ignoring=OUTAGE, locale="en-GB")
    page.get_by_role("switch", name="Night mode").click()
    page.locator("main.dark").wait_for()
    page.goto("about:blank")
    # nginx keeps the second body in a file.
    statuses = []
    for size in (10, 40_000):
        connection = http.client.HTTPConnection("127.0.0.1", port)
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        connection.request("POST", "/settings", "x=" + "x" * size, headers)
        statuses.append(connection.getresponse().status)
        connection.close()
    assert statuses == [400, 400]
    cluster.send_signal(signal.SIGINT)
    assert cluster.wait(20) == 0
    cluster.stdout.close()
    assert [number for number in processes if Path(f"/proc/{number}").exists()] == []
