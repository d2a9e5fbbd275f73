# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The fixtures of all browser tests: one Chromium, a page that collects errors, and servers."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from support.chromium import executable
from support.nginx import Nginx, Nodes, run_nodes
from support.program import Program
from support.server import FakeServer

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / ".build/screenshots"
VIEWPORT = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(),
            args=["--no-sandbox", "--force-color-profile=srgb"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server():
    server = FakeServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def gallery():
    """Returns the address of a running gallery."""
    program = Program("ROWHOUSE_GALLERY", "gallery", "web", "--port", "0")
    yield program.start()
    program.stop()


@pytest.fixture(scope="session")
def law_server():
    """Returns the address of a running server of random pages."""
    program = Program("ROWHOUSE_LAW_SERVER", "LawServer")
    yield program.start()
    program.stop()


@pytest.fixture
def visit(gallery, open_page):
    """Opens a page of the gallery."""
    def visit(path="/", **options):
        options.setdefault("locale", "en-GB")
        return open_page(gallery + path, **options)
    return visit


@pytest.fixture
def start_gallery():
    """Starts a gallery for one test, which may stop and restart it."""
    programs = []

    def start(*arguments):
        program = Program("ROWHOUSE_GALLERY", "gallery", "web", "--port", "0", *arguments)
        program.start()
        programs.append(program)
        return program

    yield start
    for program in programs:
        program.stop()


@pytest.fixture
def start_nginx(tmp_path):
    """Starts nginx with the contents of its HTTP block."""
    started = []

    def start(http):
        nginx = Nginx(tmp_path, http)
        started.append(nginx)
        return nginx.port, nginx.log

    yield start
    for nginx in started:
        nginx.stop()


@pytest.fixture
def nodes(start_gallery, tmp_path):
    """Two galleries behind nginx."""
    nodes = Nodes(tmp_path, {name: start_gallery("--node", name) for name in ("a", "b")})
    yield nodes
    nodes.nginx.stop()


@pytest.fixture
def program(tmp_path):
    """A server whose models are in a folder, so that the test may kill and restart it."""
    program = Program("ROWHOUSE_LAW_SERVER", "LawServer", "--folder", str(tmp_path))
    program.start()
    yield program
    program.stop()


@pytest.fixture
def law_nodes(tmp_path):
    """Two servers with the same models behind nginx."""
    yield from run_nodes(tmp_path, "ROWHOUSE_LAW_SERVER", "LawServer", "--folder", str(tmp_path))


# The limit of contexts does not apply to assertions.
expect.set_options(timeout=20_000)


class Contexts:
    """Pages in separate contexts, and the errors that the browser reports for them."""

    def __init__(self, browser):
        self.browser = browser
        self.contexts = []
        self.complaints = []

    def open(self, ignoring=(), **options):
        options.setdefault("viewport", VIEWPORT)
        # Painting four times as many pixels takes an eighth of the processor time of the tests.
        options.setdefault("device_scale_factor", 1)
        context = self.browser.new_context(**options)
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        page = context.new_page()

        def complain(kind, text):
            if not any(part in text for part in ignoring):
                self.complaints.append(f"{kind}: {text}")

        page.on("console", lambda message: message.type in ("error", "warning")
                and complain(message.type, message.text))
        page.on("pageerror", lambda error: complain("exception", f"{error}\n{error.stack}"))
        return page

    def close(self):
        for context in self.contexts:
            context.close()

    def check(self):
        """Fails the test if the browser has reported an error."""
        complaints, self.complaints = self.complaints, []
        assert not complaints, "\n".join(complaints)


@pytest.fixture
def open_page(browser, start_gallery):
    """Opens a page in a fresh context, and fails the test if the browser reports an error.

    Pages are closed before the test's server ends, because a lost stream is an error.
    """
    contexts = Contexts(browser)

    def open_page(url=None, init=None, **options):
        page = contexts.open(**options)
        if init:
            page.add_init_script(init)
        if url:
            page.goto(url)
        return page

    yield open_page
    contexts.close()
    contexts.check()


@pytest.fixture(scope="session")
def kept_pages(browser, gallery):
    """One page for each theme and set of options, and the check for errors, which each test makes."""
    contexts, pages = Contexts(browser), {}

    def page(theme, **options):
        name = repr((theme, options))
        if name not in pages:
            pages[name] = contexts.open(**options)
            take_theme(pages[name], theme)
        return pages[name]

    def take_theme(page, theme):
        """Chooses the theme of the context's visitor, if it is not the standard one."""
        if not theme:
            return
        page.goto(gallery + "/")
        page.locator("li", has_text="Theme").get_by_role("button").click()
        page.locator("li", has_text=theme).wait_for()

    yield page, contexts.check
    contexts.close()


@pytest.fixture
def read(gallery, kept_pages):
    """Loads a page of the gallery in the tab of another test with the same options, which takes half the time.

    The page does not animate unless the test asks for it. The test must leave neither scripts nor routes, as they would
    stay.
    """
    page, check = kept_pages

    def read(path="/", theme=None, **options):
        options.setdefault("locale", "en-GB")
        options.setdefault("reduced_motion", "reduce")
        shown = page(theme, **options)
        shown.set_viewport_size(options.get("viewport", VIEWPORT))
        shown.goto(gallery + path)
        return shown

    yield read
    check()


@pytest.fixture
def shot():
    """Saves a screenshot in .build/screenshots if ROWHOUSE_SHOTS is set."""
    SHOTS.mkdir(parents=True, exist_ok=True)

    def shot(page, name, **options):
        if "ROWHOUSE_SHOTS" not in os.environ:
            return
        page.evaluate("Promise.allSettled(document.getAnimations().filter((motion) => "
                      "motion.timeline === document.timeline && motion.effect.getTiming().iterations < 9).map((motion) => motion.finished))")
        page.screenshot(path=SHOTS / f"{name}.png", **options)

    return shot


def pytest_collection_modifyitems(items):
    """Runs the longest tests first, so that no process is left alone with one of them."""
    items.sort(key=lambda item: not item.nodeid.startswith("Tests/Browser/test_law.py"))
