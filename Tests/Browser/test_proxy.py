# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pages behind a real nginx: with its defaults, with the configuration of the documentation, and under a path."""

import re
import subprocess
from pathlib import Path

import pytest

from support.nginx import free_port
from support.program import Program
from support.waiting import until

ARTICLE = Path(__file__).parents[2] / "Sources/RowhouseHummingbird/RowhouseHummingbird.docc/BehindAProxy.md"
MISSING = "/app/rowhouse/images/named/none%20such"


def upstream(gallery):
    return gallery.removeprefix("http://")


def is_live(first, second):
    """A switch in one tab is answered, and the stream of another tab shows what has changed."""
    second.get_by_role("switch", name="Night mode").wait_for()
    first.get_by_role("switch", name="Night mode").click()
    first.locator("main.dark").wait_for()
    second.locator("main.dark").wait_for()


def serves_many_tabs(open_page, port):
    """Ten tabs have streams over HTTP/2, and documents are compressed."""
    first = open_page(f"https://localhost:{port}/settings", ignore_https_errors=True)
    assert first.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol") == "h2"
    # All of them are visible, and each has a stream.
    tabs = [first.context.new_page() for _ in range(9)]
    for tab in tabs:
        tab.goto(first.url)
    is_live(tabs[-1], first)
    tabs[0].locator("main.dark").wait_for()
    with first.expect_response("**/settings") as response:
        first.reload()
    assert response.value.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("settings", [
    "", "proxy_http_version 1.1;", "proxy_set_header Host $host;",
    "proxy_buffering on; proxy_ignore_headers X-Accel-Buffering;",
    "gzip on; gzip_proxied any; gzip_types *;",
    "gzip on; gzip_proxied any; gzip_types *; proxy_ignore_headers X-Accel-Buffering;"
    " location /rowhouse/events/ { gzip off; proxy_pass GALLERY; }",
], ids=["defaults", "1.1", "host", "buffered", "compressed", "compressed-and-buffered"])
def test_settings_of_a_proxy(start_nginx, gallery, open_page, settings):
    settings = settings.replace("GALLERY", gallery)
    port, log = start_nginx(
        f"server {{ listen 127.0.0.1:{free_port()}; {settings}"
        f" location / {{ proxy_pass {gallery}; }} }}")
    # These settings pass no web sockets on.
    first = open_page(f"http://127.0.0.1:{port}/settings", ignoring=["WebSocket"])
    second = first.context.new_page()
    second.goto(first.url)
    is_live(first, second)
    # The log of the proxy contains names of sessions, and no secret.
    name, secret = first.evaluate("document.body.dataset.session").split(".")
    until(first, lambda: f"/rowhouse/events/{name}" in log.read_text())
    assert secret not in log.read_text()


def test_the_documented_configuration(start_nginx, gallery, open_page, tmp_path):
    key, certificate, port = tmp_path / "key.pem", tmp_path / "certificate.pem", free_port()
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-keyout", key, "-out", certificate], check=True, capture_output=True)
    http = re.search(r"```nginx\n(.*?)```", ARTICLE.read_text(), re.DOTALL)[1]
    for documented, here in [
        ("server 127.0.0.1:8080;", f"server {upstream(gallery)};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"), ("server_name example.com", "server_name localhost"),
        ("/etc/ssl/example.com.pem", str(certificate)), ("/etc/ssl/example.com.key", str(key)),
    ]:
        assert http.count(documented) == 1, documented
        http = http.replace(documented, here)
    start_nginx(http)
    serves_many_tabs(open_page, port)


def test_pages_under_a_path(start_nginx, open_page):
    program = Program("ROWHOUSE_LAW_SERVER", "LawServer", "--prefix", "/app")
    address = program.start()
    try:
        port, log = start_nginx(
            f"server {{ listen 127.0.0.1:{free_port()}; location / {{ return 404; }}"
            f" location /app/ {{ proxy_pass {address}; }} }}")
        # The page shows a picture that does not exist.
        page = open_page(f"http://127.0.0.1:{port}/app/parts/en", ignoring=["404"])
        page.wait_for_function("() => document.adoptedStyleSheets.length && document.querySelector('#rules').sheet")
        until(page, lambda: "/app/rowhouse/client" in log.read_text() or "/client.js" in log.read_text())
        resources = page.evaluate("performance.getEntriesByType('resource').map((entry) => [entry.name, entry.responseStatus])")
        assert [name for name, status in resources if status != 200 and not name.endswith(MISSING)] == []
        page.goto("about:blank")
        until(page, lambda: "/app/rowhouse/events/" in log.read_text())
        refused = [line for line in log.read_text().splitlines() if '" 404 ' in line]
        assert [line for line in refused if MISSING not in line] == []
    finally:
        program.stop()
