# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Bad requests over real connections do not increase the server's memory."""

import http.client
import os
import random
import re

from support.program import Program

REQUESTS = int(os.environ.get("ROWHOUSE_FUZZ_REQUESTS", 3_000))
SEED = int(os.environ.get("ROWHOUSE_FUZZ_SEED", 1))
FORM = {"content-type": "application/x-www-form-urlencoded"}
NOISE = ["", "x", "/", "%", "%2F", "..", "0", "-1", "9223372036854775807", "é", "<b>", "\x00", "text", "{}"]


def request(chance, token):
    """Returns a request like those of a browser, invalid in most cases."""
    def one(*choices):
        return chance.choice(choices)

    def noise():
        return "".join(chance.choices(NOISE, k=3))

    event = one(
        f"rows/i0/{noise()}/100/0", f"value/i0/i1//text/{noise()}", f"tap/{noise()}/{noise()}", "back", "fields", noise(),
        "answer/1/1", "x" * 1_100_000 if chance.random() < .01 else "")
    number = one("1", "2", str(chance.randrange(200)), noise())
    body = f"session={token}&screen={one('1', noise())}&number={number}&version={one('1', '0', noise())}&event={event}"
    if chance.random() < .2:
        body = body[:chance.randrange(len(body) + 1)]
    path = one(
        f"/rowhouse/events/{token}", f"/rowhouse/events/{token}", f"/rowhouse/events/{token}", "/parts/en",
        f"/rowhouse/styles/{token.split('.')[0]}", f"/rowhouse/images/named/{noise()}", f"/{noise()}")
    path = re.sub(r"[^!-~]", "%00", path)
    return one("POST", "POST", "POST", "PUT", "DELETE"), path, body.encode(), FORM if chance.random() < .9 else {}


def test_bad_requests_leave_nothing_behind():
    program = Program("ROWHOUSE_LAW_SERVER", "LawServer")
    url = program.start()
    connection = http.client.HTTPConnection(url.removeprefix("http://"))
    chance, sizes = random.Random(SEED), []

    def ask(*what):
        for _ in range(2):
            try:
                connection.request(*what)
                answer = connection.getresponse()
                return answer.status, answer.read()
            # A server may close the connection of a refused request.
            except (http.client.HTTPException, OSError):
                connection.close()
        return None, b""

    try:
        token = ""
        for index in range(REQUESTS):
            if index % 250 == 0:
                token = re.search(rb'data-session="([^"]+)"', ask("GET", "/parts/en")[1])[1].decode()
            status, _ = ask(*request(chance, token))
            assert status is None or status < 500, index
            if index % max(1, REQUESTS // 10) == 0:
                sizes.append(program.resident)
        assert ask("GET", "/parts/en")[0] == 200
        print(sizes)
        # In kilobytes. The server ends sessions when there are more than eight.
        assert sizes[-1] - sizes[1] < 2_000, sizes
    finally:
        program.stop()
