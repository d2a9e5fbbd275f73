# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The secret of a session is in no address, so it is in no log."""

from support.pages import names
from support.waiting import until
from test_connections import HIDING, hide


def test_addresses_name_the_session_without_its_secret(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url, init=HIDING)
    name, secret = server.state.token.split(".")
    page.get_by_role("button", name="a").click()
    until(page, lambda: server.events and server.streams)
    hide(page)
    until(page, lambda: server.left == ["hidden"])
    assert {"styles", "events"} <= {part for address in server.addresses for part in address.split("/")}
    assert sum(name in address for address in server.addresses) >= 4, server.addresses
    assert not any(secret in address for address in server.addresses), server.addresses


def test_the_gallery_writes_no_secret_into_an_address(visit):
    page = visit("/settings")
    addresses = []
    page.on("request", lambda request: addresses.append(request.url))
    page.get_by_role("switch", name="Night mode").click()
    page.locator("main.dark").wait_for()
    page.reload()
    page.get_by_role("switch", name="Night mode").wait_for()
    secret = page.evaluate("document.body.dataset.session").split(".")[1]
    loaded = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert len(secret) == 32 and len(addresses) > 3
    assert not any(secret in address for address in addresses + loaded)
