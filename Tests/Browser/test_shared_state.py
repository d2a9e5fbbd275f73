# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Two processes whose state is in PostgreSQL: a change in one appears in the browsers of the other."""

import subprocess

import pytest

from support.nginx import run_nodes
from support.postgres import Postgres
from support.waiting import until
from test_nodes import open_on


@pytest.fixture
def database():
    postgres = Postgres()
    yield postgres
    postgres.remove()


@pytest.fixture(scope="module")
def libpq():
    """Tools/package builds the program with the gallery if there is libpq."""
    if subprocess.run(["pkg-config", "--exists", "libpq"]).returncode:
        pytest.skip("There is no libpq. On Debian and Ubuntu, as root: apt-get install libpq-dev")


@pytest.fixture
def shared_list(libpq, database, tmp_path):
    """Two processes that show the same list, behind nginx."""
    yield from run_nodes(tmp_path, "ROWHOUSE_SHARED_LIST", "SharedList", "--database", database.address)


def test_a_change_in_one_process_appears_in_the_other(shared_list, database, open_page):
    [first] = open_on(shared_list, open_page, "a", "/")
    [second] = open_on(shared_list, open_page, "b", "/")
    first.get_by_role("button", name="Add an item").click()
    for page in (first, second):
        page.get_by_role("switch", name="Item 1", checked=False).wait_for()
    second.get_by_role("switch", name="Item 1").click()
    first.get_by_role("switch", name="Item 1", checked=True).wait_for()
    assert database.ask("SELECT name, is_bought FROM items") == "Item 1|t"
    # Another program changes the table.
    database.ask("INSERT INTO items (name) VALUES ('Bread')")
    for page in (first, second):
        page.get_by_role("switch", name="Bread").wait_for()
    # The pages of a process that ends show the same in the other one.
    shared_list.terminate("a")
    until(first, lambda: shared_list.name(first) == "b")
    first.get_by_role("switch", name="Item 1", checked=True).click()
    second.get_by_role("switch", name="Item 1", checked=False).wait_for()


def test_a_process_that_ends_writes_its_last_changes(shared_list, database, open_page):
    database.ask("INSERT INTO items (name) VALUES ('Bread')")
    [page] = open_on(shared_list, open_page, "a", "/")
    page.get_by_role("switch", name="Bread", checked=False).wait_for()
    with database.locked("items"):
        page.get_by_role("switch", name="Bread").click()
        # The browser shows the new state before the process has received the click.
        until(page, lambda: database.ask("SELECT count(*) FROM pg_locks WHERE NOT granted") != "0")
        process = shared_list.programs["a"].process
        process.terminate()
        # The tab has left the process, which waits for its write.
        until(page, lambda: shared_list.name(page) == "b")
        assert process.poll() is None
    process.wait(10)
    assert database.ask("SELECT is_bought FROM items") == "t"
    page.get_by_role("switch", name="Bread", checked=True).wait_for()


def test_a_database_that_was_restarted_is_followed_again(shared_list, database, open_page):
    [page] = open_on(shared_list, open_page, "a", "/")
    page.get_by_role("button", name="Add an item").wait_for()
    database.stop()
    database.start()
    database.ask("INSERT INTO items (name) VALUES ('Bread')")
    page.get_by_role("switch", name="Bread").wait_for()
