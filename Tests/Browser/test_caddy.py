# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pages behind a real Caddy, with the configuration of the documentation, with compression, and under a path."""

import re

import pytest

from support.caddy import Caddy
from support.nginx import free_port
from support.program import Program
from support.waiting import until
from test_proxy import ARTICLE, MISSING, serves_many_tabs, upstream


@pytest.fixture
def start_caddy(tmp_path):
    """Starts Caddy with a site on a port."""
    started = []

    def start(port, site):
        started.append(Caddy(tmp_path, port, site))

    yield start
    for caddy in started:
        caddy.stop()


def documented(port, address):
    """Returns the documented site with another host, port, and server."""
    site = re.search(r"```caddy\n(.*?)```", ARTICLE.read_text(), re.DOTALL)[1]
    for text, here in [("example.com {", f"https://localhost:{port} {{\nbind 127.0.0.1"),
                       ("127.0.0.1:8080", address)]:
        assert site.count(text) == 1, text
        site = site.replace(text, here)
    return site


@pytest.mark.parametrize("compresses", [False, True], ids=["documented", "compressed"])
def test_the_documented_configuration(start_caddy, gallery, open_page, compresses):
    port = free_port()
    site = documented(port, upstream(gallery))
    start_caddy(port, site.replace("reverse_proxy", "encode gzip\nreverse_proxy") if compresses else site)
    serves_many_tabs(open_page, port)


def test_pages_under_a_path(start_caddy, open_page):
    program = Program("ROWHOUSE_LAW_SERVER", "LawServer", "--prefix", "/app")
    address, port = program.start(), free_port()
    try:
        handle = "handle /app/* {"
        assert f"`{handle} … }}`" in ARTICLE.read_text()
        start_caddy(port, f"http://127.0.0.1:{port} {{\n{handle}\nreverse_proxy {upstream(address)}\n}}\nrespond 404\n}}\n")
        # The page shows a picture that does not exist.
        page = open_page(f"http://127.0.0.1:{port}/app/parts/en", ignoring=["404"])
        page.wait_for_function("() => document.adoptedStyleSheets.length && document.querySelector('#rules').sheet")
        with page.expect_request("**/app/rowhouse/events/**") as stream:
            page.reload()
        until(page, lambda: stream.value.response().status == 200)
        resources = page.evaluate("performance.getEntriesByType('resource').map((entry) => [entry.name, entry.responseStatus])")
        assert [name for name, status in resources if status != 200 and not name.endswith(MISSING)] == []
    finally:
        page.close()
        program.stop()
