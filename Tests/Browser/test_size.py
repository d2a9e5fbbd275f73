# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""The size of the client's files that a browser loads with a document, as they are served."""

import gzip

import pytest

from support import waiting

LIMIT = 12_000
LARGE = "/million"


def sizes(page):
    """Returns the compressed sizes of the client's files that a page has loaded, by name."""
    files = page.evaluate("""async () => {
      const names = performance.getEntriesByType("resource").map((entry) => entry.name);
      const version = document.querySelector("script").src.replace(/[^/]*$/, "");
      const loaded = [...new Set(names)].filter((name) => name.startsWith(version));
      return Promise.all(loaded.map(async (name) => [name, await (await fetch(name)).text()]));
    }""")
    return {name.rsplit("/", 1)[1]: len(gzip.compress(text.encode(), mtime=0)) for name, text in files}


@pytest.mark.parametrize("path,files", [
    ("/settings", {"client.js", "page.css"}),
    ("/shop", {"client.js", "page.css", "pager.js"}),
    ("/controls", {"client.js", "page.css", "controls.js"}),
    ("/feed", {"client.js", "page.css", "reports.js"}),
    ("/sign-up", {"client.js", "page.css", "secrets.js", "submitting.js"}),
])
def test_pages_without_large_sections(visit, path, files):
    page = visit(path)
    page.wait_for_function("""(files) => files.every((file) => performance.getEntriesByType("resource")
      .some(({ name }) => name.endsWith(`/${file}`)))""", arg=sorted(files))
    loaded = sizes(page)
    print(path, loaded, sum(loaded.values()))
    assert set(loaded) == files
    assert sum(loaded.values()) <= LIMIT, loaded


def test_a_page_whose_rows_the_user_moves(visit):
    page = visit("/playlist")
    page.get_by_role("switch").click()
    page.locator(".handle").first.wait_for()
    waiting.loaded(page, "moving.js")
    loaded = sizes(page)
    print("/playlist", loaded)
    assert loaded["moving.js"] <= 2_500


def test_a_page_with_a_large_section(visit):
    page = visit(LARGE)
    page.locator("[data-count] > ul[style]").wait_for()
    loaded = sizes(page)
    print(LARGE, loaded)
    assert loaded["slices.js"] <= 3_000
