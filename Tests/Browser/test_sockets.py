# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Web sockets: each event after the first uses the socket, or a POST if there is none."""

from itertools import count

from support.events import Events
from support.nginx import free_port
from support.waiting import follow, until
from test_fields import field, says, texts
from test_gallery import row, title
from test_renewal import NO_PAUSES
from test_session import OUTAGE

SOCKETS = "**/rowhouse/events/*"


def enter(page, name):
    field(page, "Name").fill(name)
    field(page, "Name").blur()


def use_socket(page, events):
    """Enters names until one of them goes through a socket."""
    for turn in count():
        before = len(events.posted)
        enter(page, f"Name {turn}")
        says(page, f"Name {turn}")
        if len(events.posted) == before:
            return


def test_events_after_the_first_go_through_a_socket(visit):
    page = visit("/card")
    events = Events(page)
    use_socket(page, events)
    posted = len(events.posted)
    for name in ("Ada", "Grace"):
        enter(page, name)
        says(page, name)
    assert len(events.posted) == posted and len(events.sent) == len(events.answers) >= posted + 3
    assert set(events.answers) == {200}
    # The secret is in no address.
    token = page.evaluate("document.body.dataset.session")
    assert [socket.url.rpartition("/")[2] for socket in events.sockets] == [token.partition(".")[0]]


def test_a_large_answer_is_compressed(visit):
    page = visit("/")
    events = Events(page)
    for _ in range(10):
        follow(page, row(page, "Card").get_by_role("link"))
        title(page, "Card")
        page.locator(".back").click()
        title(page, "Gallery")
        if events.compressed:
            return
    assert events.compressed


def test_a_page_that_is_left_closes_its_socket(visit):
    page = visit("/")
    closed = []

    def route(socket):
        socket.connect_to_server()
        socket.on_close(lambda *reason: closed.append(reason))

    page.route_web_socket(SOCKETS, route)
    events = Events(page)
    page.goto(page.url + "card")
    use_socket(page, events)
    assert not closed
    page.goto(page.url.replace("/card", "/settings"))
    until(page, lambda: closed, "the end of the socket")


def test_an_event_whose_answer_is_lost_with_the_socket_is_sent_again(visit):
    page = visit("/", ignoring=OUTAGE)
    heard = []

    def route(socket):
        server = socket.connect_to_server()
        server.on_message(lambda _: socket.close())
        socket.on_message(lambda form: (heard.append(form), server.send(form)))

    page.route_web_socket(SOCKETS, route)
    page.goto(page.url + "card")
    for turn in count():
        enter(page, f"Name {turn}")
        says(page, f"Name {turn}")
        if heard:
            break
    assert page.locator("#toast span").count() == 0


def test_an_event_at_the_end_of_a_socket_is_posted_at_once(visit):
    # An event that waits before it is sent again is never sent.
    page = visit("/", init=NO_PAUSES)
    opened, ends, heard = [], [], []

    def route(socket):
        server = socket.connect_to_server()
        opened[:] = [server]
        socket.on_message(lambda form: heard.append(form) if ends else server.send(form))
        server.on_message(lambda answer: (socket.send(answer), ends and socket.close(code=1000)))

    page.route_web_socket(SOCKETS, route)
    events = Events(page)
    page.goto(page.url + "card")
    use_socket(page, events)
    posted = len(events.posted)
    ends.append(True)
    field(page, "Search").click()
    page.keyboard.type("ab")
    until(page, lambda: heard, "the first text")
    opened[0].send(heard[0])
    until(page, lambda: len(events.posted) > posted, "a POST")
    assert texts(events.posted[posted:]) == ["ab"] and len(heard) == 2
    assert page.locator("#lost").inner_text() == ""


def test_an_event_on_a_silent_socket_is_sent_again(visit):
    page = visit("/", ignoring=OUTAGE)
    heard = []
    page.route_web_socket(SOCKETS, lambda socket: socket.on_message(lambda form: heard.append(form)))
    events = Events(page)
    page.clock.install()
    page.goto(page.url + "card")
    for turn in count():
        posted = len(events.posted)
        enter(page, f"Name {turn}")
        until(page, lambda: heard or len(events.answers) > posted, "the event")
        if heard:
            break
    page.clock.fast_forward(14_000)
    assert page.locator("#lost").inner_text() == ""
    page.clock.fast_forward(2_000)
    page.get_by_text("Connection lost").wait_for()
    until(page, lambda: page.clock.run_for(1_000) or len(events.posted) > posted, "a POST")
    says(page, f"Name {turn}")
    page.wait_for_function("() => !document.querySelector('#lost').textContent")


def test_a_proxy_that_passes_no_sockets_on_is_asked_once(start_nginx, gallery, open_page):
    port, _ = start_nginx(
        f"server {{ listen 127.0.0.1:{free_port()}; location / {{ proxy_pass {gallery}; }} }}")
    page = open_page(f"http://127.0.0.1:{port}/card", locale="en-GB", ignoring=["WebSocket"])
    events = Events(page)
    for name in ("Ada", "Grace", "Alan"):
        enter(page, name)
        says(page, name)
        until(page, lambda: events.sockets and events.sockets[0].is_closed(), "the end of the socket")
    assert len(events.posted) == 3 and len(events.sockets) == 1


def test_the_page_of_another_node_has_a_socket_of_its_own(nodes, open_page):
    page = open_page(f"{nodes.url}/card", locale="en-GB", ignoring=OUTAGE)
    events = Events(page)
    use_socket(page, events)
    name = nodes.name(page)
    nodes.kill(name)
    page.wait_for_function("(name) => !document.body.dataset.session.startsWith(name)", arg=name)
    use_socket(page, events)
    assert [socket.url.rpartition("/")[2][0] for socket in events.sockets] == [name, nodes.other(name)]
