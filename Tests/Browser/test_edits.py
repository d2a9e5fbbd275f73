# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Edits: after each of them the page equals a fresh load, and the user's input is kept."""

import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support import described
from support.described import Page, Row, Section
from support.pages import names
from support.waiting import drawn, until

LAW = (Path(__file__).parent / "support/law.js").read_text()

# Passes the client's function for messages to the test, so that thousands of messages need no server.
FEED = """async () => {
  const client = document.querySelector("script").src;
  window.feed = (await import(client.replace("client.js", "messages.js"))).receive;
}"""
NO_ATOMIC_MOVE = "delete Element.prototype.moveBefore;"


def rows(page):
    return page.locator("main li").evaluate_all("(rows) => rows.map((row) => row.dataset.key.slice(1))")


def follow(server, page, expected):
    """Waits until the client has applied the last message."""
    page.wait_for_function(
        "(keys) => [...document.querySelectorAll('main li')].map((row) => row.dataset.key.slice(1)).join() === keys",
        arg=",".join(expected))


def row(key, title=None, section="ts", **options):
    return Row(f"t{key}", title or key, tap=True, **options).html(section)


EDITS = {
    "nothing": ({}, "abcd"),
    "insert": ({"insertedRows": [[0, 0, "x"], [0, 5, "y"]]}, "xabcdy"),
    "delete": ({"deletedRows": [[0, 0], [0, 3]]}, "bc"),
    "move up": ({"movedRows": [[0, 3, 0, 0]]}, "dabc"),
    "move down": ({"movedRows": [[0, 0, 0, 3]]}, "bcda"),
    "all at once": ({"deletedRows": [[0, 1]], "movedRows": [[0, 3, 0, 0]], "insertedRows": [[0, 1, "x"], [0, 4, "y"]]}, "dxacy"),
}


@pytest.mark.parametrize("edit,result", EDITS.values(), ids=EDITS.keys())
@pytest.mark.parametrize("init", [None, NO_ATOMIC_MOVE], ids=["atomic", "plain"])
def test_rows(server, open_page, edit, result, init):
    server.show(names(*"abcd"))
    page = open_page(server.url, init=init)
    edit = {kind: [[*e[:-1], row(e[-1])] if kind == "insertedRows" else e for e in entries]
            for kind, entries in edit.items()}
    server.send(**edit)
    follow(server, page, result)


def test_update_keeps_the_elements(server, open_page):
    server.show(names(*"abcd"))
    page = open_page(server.url)
    page.evaluate("window.first = document.querySelector('li .text')")
    server.send(updatedRows=[[0, 0, row("a", "another title")]])
    page.get_by_text("another title").wait_for()
    assert page.evaluate("document.querySelector('li .text') === window.first")


def test_sections(server, open_page):
    sections = [Section(f"t{key}", [Row(f"t{key}{n}", f"{key}{n}") for n in "12"], head=key) for key in "ABC"]
    server.show(Page("Sections", sections))
    page = open_page(server.url)
    other = Section("tB", [], head="Bee", foot="foot")
    new = Section("tN", [Row("tN1", "N1")], head="N")
    # A is deleted, one of its rows moves to the new section, C moves to the top, and B gets another header.
    server.send(deletedSections=[0], movedSections=[[2, 0]], insertedSections=[[2, new.html()]], movedRows=[[0, 0, 2, 1]],
                updatedRows=[[2, 1, Row("tA1", "moved", tap=True).html("tN")]],
                updatedHeaders=[[1, other.head_html(), other.foot_html()]],
                updatedSections=[[0, Section("tC", [Row("tC1", "restyled"), Row("tC2", "C2")], head="See").html()]])
    follow(server, page, ["C1", "C2", "B1", "B2", "N1", "A1"])
    assert page.locator("h2").all_inner_texts() == ["See", "Bee", "N"]
    assert page.locator(".section-footer:not(.gap)").inner_text() == "foot"
    assert page.locator("main li").last.inner_text() == "moved"
    assert page.locator("main li").first.inner_text() == "restyled"
    assert page.locator("li button").get_attribute("value") == "tap/tN/tA1"


def test_whole_page_in_place(server, open_page):
    server.show(names(*"abcd"))
    page = open_page(server.url)
    page.evaluate("window.kept = document.querySelectorAll('main li')[2]")
    server.state.page = names(*"xca", head="Other")
    server.send(page=server.state.page.html())
    follow(server, page, "xca")
    assert page.evaluate("document.querySelectorAll('main li')[1] === window.kept")


def test_frames_out_of_order(server, open_page):
    server.show(names(*"abcd"))
    page = open_page(server.url)
    # A message is lost. The client requests it and receives the whole page.
    server.state.page = names(*"dc")
    server.keeps_gaps = False
    server.send(skip=1, deletedRows=[[0, 0]])
    follow(server, page, "dc")


def test_a_page_that_comes_before_an_answer_is_shown_after_it(server, open_page):
    server.show(names(*"ab"))
    gate = threading.Event()

    def answer(_):
        gate.wait(60)
        server.send(styles=".z2{min-height:99px}\n", toast="Saved")
        return 200

    server.answer = answer
    page = open_page()
    # The stream would send the steps of the answer, too.
    page.route("**/rowhouse/events/*", lambda route: route.continue_() if route.request.method == "POST" else None)
    page.goto(server.url)
    page.evaluate(FEED)
    page.get_by_role("button", name="a").click()
    until(page, lambda: server.events)
    html = names("x").html().replace('<li class="', '<li class="z2 ')
    page.evaluate("(message) => feed(message)", {
        "version": 3, "screen": 2, "title": "Second", "page": html, "bar": described.bar("Second")})
    gate.set()
    follow(server, page, "x")
    page.locator("#toast").get_by_text("Saved").wait_for()
    assert page.locator("[data-key=tx]").bounding_box()["height"] >= 99


@pytest.mark.parametrize("init", ["", NO_ATOMIC_MOVE], ids=["atomic", "plain"])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_random_sequences(server, open_page, init, motion):
    server.show(Page("Law", []))
    page = open_page(server.url, init=init, reduced_motion=motion)
    page.evaluate(FEED)
    # Few sequences, for the cases that `test_law` does not cover: a field with the focus, and
    # more edits than necessary.
    seed = 20261121
    count = 100 if motion == "reduce" else 20
    result = page.evaluate(f"({LAW})({{ seed: {seed}, count: {count} }})")
    assert result == {"failures": [], "sequences": count}, f"seed {seed}"


def field_page(*keys, value="server"):
    return Page("Fields", [Section("ts", [Row(f"t{key}", key, field=value) for key in keys])])


def field_row(key, value="server", section="ts"):
    return Row(f"t{key}", key, field=value).html(section)


def editing(page):
    return page.evaluate("""() => { const field = document.activeElement;
      return [field.closest("li")?.dataset.key, field.value, field.selectionStart, field.selectionEnd]; }""")


@pytest.mark.parametrize("init", [None, NO_ATOMIC_MOVE], ids=["atomic", "plain"])
def test_typed_text_survives(server, open_page, init):
    server.show(field_page(*"abcd"))
    page = open_page(server.url, init=init)
    page.get_by_label("c", exact=True).fill("unsent text")
    page.evaluate("document.activeElement.setSelectionRange(2, 5)")
    page.evaluate("window.blurs = 0; document.activeElement.addEventListener('blur', () => blurs++)")
    expected = ["tc", "unsent text", 2, 5]

    server.send(updatedRows=[[0, 2, field_row("c", "the server's")]])
    server.send(deletedRows=[[0, 1]])
    follow(server, page, "acd")
    assert editing(page) == expected
    server.send(movedRows=[[0, 1, 0, 0]], insertedRows=[[0, 1, field_row("x")]])
    follow(server, page, "cxad")
    server.send(movedRows=[[0, 0, 0, 3]])
    follow(server, page, "xadc")
    server.send(insertedSections=[[0, Section("tn", [Row("tn", "n")]).html()]])
    follow(server, page, "nxadc")
    server.send(movedSections=[[1, 0]])
    follow(server, page, "xadcn")
    assert editing(page) == expected
    assert page.evaluate("blurs") == 0
    # Moved out of its section, the field keeps the focus if the browser can move it atomically.
    server.send(movedRows=[[0, 3, 1, 0]], updatedRows=[[1, 0, field_row("c", "again", "tn")]])
    follow(server, page, "xadcn")
    assert editing(page) == expected


def test_composition_survives(server, open_page):
    server.show(field_page(*"abc"))
    page = open_page(server.url)
    page.get_by_label("b", exact=True).fill("")
    page.evaluate("""window.ends = 0;
      document.activeElement.addEventListener("compositionend", () => ends++)""")
    cdp = page.context.new_cdp_session(page)
    cdp.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    server.send(updatedRows=[[0, 0, field_row("b", "other")]], movedRows=[[0, 1, 0, 0]])
    follow(server, page, "bac")
    server.send(deletedRows=[[0, 1]])
    follow(server, page, "bc")
    assert page.evaluate("ends") == 0
    cdp.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    cdp.send("Input.insertText", {"text": "日本"})
    assert page.evaluate("document.activeElement.value") == "日本"


def test_restored_text_is_reported(server, open_page):
    server.show(field_page(*"ab"))
    page = open_page(server.url)
    field = page.get_by_label("a", exact=True)
    field.press("End")
    page.keyboard.type("!")
    server.send(updatedRows=[[0, 0, field_row("a", "other")]])
    page.wait_for_function("() => document.querySelector('.field').defaultValue === 'other'")
    page.keyboard.press("Backspace")
    assert field.input_value() == "server"
    page.get_by_label("b", exact=True).focus()
    page.wait_for_function("() => document.querySelector('.field').value === 'other'")
    assert [event["event"] for event in server.events] == ["value/ts/ta//text/server"]


def test_fields_show_the_text_of_the_server(server, open_page):
    server.show(field_page(*"ab"))
    page = open_page(server.url)
    field = page.get_by_label("a", exact=True)
    server.send(updatedRows=[[0, 0, field_row("a", "second")]])
    page.wait_for_function("() => document.querySelector('.field').value === 'second'")
    # A field with the focus shows the text when it loses the focus.
    field.focus()
    server.send(updatedRows=[[0, 0, field_row("a", "third")], [0, 1, field_row("b", "third")]])
    page.wait_for_function("() => document.querySelectorAll('.field')[1].value === 'third'")
    assert field.input_value() == "second"
    field.blur()
    assert field.input_value() == "third"
    # Typed text is sent at the end of editing. Then the text of the server replaces it.
    field.fill("typed / text")
    field.press("Enter")
    field.blur()
    server.send(updatedRows=[[0, 0, field_row("a", "TYPED")]])
    page.wait_for_function("() => document.querySelector('.field').value === 'TYPED'")
    # If the answer comes before the field loses the focus, it is sent again, because the answer changed no text.
    assert {event["event"] for event in server.events} == {"value/ts/ta//text/typed%20%2F%20text"}


def test_lines_with_the_focus_keep_their_text(server, open_page):
    server.show(Page("Fields", [Section("ts", [Row("ta", "a", field="one two", lines=3)])]))
    page = open_page(server.url)
    field = page.get_by_label("a", exact=True)
    field.focus()
    page.evaluate("document.activeElement.setSelectionRange(3, 3)")
    server.send(updatedRows=[[0, 0, Row("ta", "a", field="other", lines=3).html("ts")]])
    page.wait_for_function("() => document.querySelector('textarea').defaultValue === 'other'")
    assert editing(page) == ["ta", "one two", 3, 3]
    field.blur()
    assert field.input_value() == "other"


def test_focus_goes_to_a_neighbor(server, open_page):
    server.show(names(*"abc"))
    page = open_page(server.url)
    page.get_by_role("button", name="b", exact=True).focus()
    server.send(deletedRows=[[0, 1]])
    follow(server, page, "ac")
    assert page.evaluate("document.activeElement.closest('li').dataset.key") == "tc"
    server.send(deletedRows=[[0, 0], [0, 1]])
    follow(server, page, "")
    assert page.evaluate("document.activeElement.nodeName") == "H1"


def test_focus_goes_to_the_nearest_row_that_remains(server, open_page):
    server.show(Page("Names", [Section(f"t{keys}", [Row(f"t{key}", key, tap=True) for key in keys]) for keys in ["abcde", "z"]]))
    page = open_page(server.url)
    page.get_by_role("button", name="b", exact=True).focus()
    server.send(deletedRows=[[0, 1], [0, 2]])
    follow(server, page, "adez")
    expect(page.get_by_role("button", name="d", exact=True)).to_be_focused()
    server.send(deletedRows=[[0, 1], [0, 2]])
    follow(server, page, "az")
    expect(page.get_by_role("button", name="a", exact=True)).to_be_focused()


def test_focus_goes_to_the_next_section_if_its_own_is_removed(server, open_page):
    server.show(Page("Items", [Section(f"t{key}", [Row(f"t{key}", key, tap=True)]) for key in "abc"]))
    page = open_page(server.url)
    page.get_by_role("button", name="b", exact=True).focus()
    server.send(deletedSections=[1])
    expect(page.locator("main section")).to_have_count(2)
    expect(page.get_by_role("button", name="c", exact=True)).to_be_focused()


def test_focus_goes_to_the_end_of_the_previous_section_if_the_last_one_is_removed(server, open_page):
    keys = ["ab", "cd", "e"]
    server.show(Page("Items", [Section(f"t{rows}", [Row(f"t{key}", key, tap=True) for key in rows]) for rows in keys]))
    page = open_page(server.url)
    page.get_by_role("button", name="e", exact=True).focus()
    server.send(deletedSections=[2])
    expect(page.locator("main section")).to_have_count(2)
    expect(page.get_by_role("button", name="d", exact=True)).to_be_focused()
    server.send(deletedSections=[0, 1])
    expect(page.locator("main section")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_disabled_row_does_not_lead_to_another_section(server, open_page):
    server.show(Page("Items", [Section(f"t{key}", [Row(f"t{key}", key, tap=True)]) for key in "ab"]))
    page = open_page(server.url)
    page.get_by_role("button", name="a", exact=True).focus()
    server.send(updatedRows=[[0, 0, row("a", disabled=True)]])
    page.locator("[data-key=ta] > :disabled").wait_for()
    drawn(page)
    # A second press of the key would press the other button.
    assert page.evaluate("document.activeElement.nodeName") == "H1"


@pytest.mark.parametrize("options", [
    {"picker": {"selection": "One", "options": ["One", "Two"], "style": "segmented"}},
    {"picker": {"selection": "One", "options": ["One", "Two"], "style": "menu"}},
    {"tap": True}, {"field": "text"},
], ids=["segments", "list", "choice", "field"])
def test_the_first_row_with_an_error_gets_the_focus(server, open_page, options):
    rows = [Row("ta", "a", tap=True), Row("tb", "b", error="Not this one", **options), Row("tc", "c", error="Nor this", tap=True)]
    server.show(Page("Form", [Section("ts", rows + [Row("tsave", "Save", tap=True)])]))
    # The selector that the server sends for such a row.
    element = "[data-key=\"ts\"]>ul>[data-key=\"tb\"]"
    selector = f"{element}>:enabled,{element}>a" if "tap" in options else f"{element}>.cell :enabled"
    server.answer = lambda _: server.send(focus=selector) or 200
    page = open_page(server.url)
    page.get_by_role("button", name="Save").click()
    page.wait_for_function("() => document.activeElement.closest('li')?.dataset.key === 'tb'")


@pytest.mark.parametrize("options,goal", [
    ({"picker": {"selection": "One", "options": ["One", "Two"], "style": "menu"}}, "SELECT"),
    ({"picker": {"selection": "One", "options": ["One", "Two"], "style": "menu"}, "disabled": True}, "H1"),
    ({"tap": True, "disabled": True}, "H1"),
], ids=["list", "disabled list", "disabled"])
def test_focus_goes_to_a_control_of_a_neighbor_that_can_have_it(server, open_page, options, goal):
    server.show(Page("Names", [Section("ts", [Row("ta", "a", tap=True), Row("tb", "b", **options)])]))
    page = open_page(server.url)
    page.get_by_role("button", name="a", exact=True).focus()
    server.send(deletedRows=[[0, 0]])
    page.locator("[data-key=ta]").wait_for(state="detached")
    assert page.evaluate("document.activeElement.nodeName") == goal


@pytest.mark.parametrize("property,value", [("visibility", "hidden"), ("display", "none")])
@pytest.mark.parametrize("keys,goal", [("b", "delete/ts/tb"), ("bc", "delete/ts/tb"), ("c", None)])
def test_focus_goes_to_a_visible_control_of_a_neighbor(server, open_page, property, value, keys, goal):
    # The first control of the first row of an edited section, or of a row that loads more rows, is not visible.
    server.show(Page("Names", [Section("ts", [
        Row("ta", "a", tap=True), *(Row(f"t{key}", key, tap=True, delete=key == "b") for key in keys)])]))
    page = open_page(server.url)
    page.evaluate("""([name, value]) => document.querySelectorAll("[data-key=ta] ~ li > .row-button")
      .forEach((button) => button.style.setProperty(name, value))""", [property, value])
    page.get_by_role("button", name="a", exact=True).focus()
    server.send(deletedRows=[[0, 0]])
    page.locator("[data-key=ta]").wait_for(state="detached")
    assert page.evaluate("document.activeElement.value ?? null") == goal
    assert goal or page.evaluate("document.activeElement.nodeName") == "H1"


@pytest.mark.parametrize("others,goal", [(["tb"], "tb"), ([], None)], ids=["neighbor", "title"])
def test_focus_leaves_a_row_that_is_disabled(server, open_page, others, goal):
    server.show(Page("Names", [Section("ts", [Row("ta", "a", tap=True)] + [Row(key, key, tap=True) for key in others])]))
    page = open_page(server.url)
    page.get_by_role("button", name="a", exact=True).focus()
    server.send(updatedRows=[[0, 0, row("a", disabled=True)]])
    page.locator("[data-key=ta] > :disabled").wait_for()
    drawn(page)
    assert page.evaluate("document.activeElement.closest('li')?.dataset.key ?? null") == goal
    assert goal or page.evaluate("document.activeElement.nodeName") == "H1"


def test_focus_leaves_a_row_that_is_hidden(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    page.get_by_role("button", name="a", exact=True).focus()
    server.send(updatedRows=[[0, 0, row("a", hidden=True)]])
    expect(page.locator("[data-key=ta]")).to_be_hidden()
    drawn(page)
    expect(page.get_by_role("button", name="b", exact=True)).to_be_focused()


def test_the_page_scrolls_to_the_new_place_of_a_row_that_is_still_moving(server, open_page):
    server.show(names(*map(str, range(40))))
    page = open_page(server.url)
    page.evaluate("scrollTo(0, 200)")
    server.send(movedRows=[[0, 35, 0, 6]])
    server.send(scrollTo=[0, 6])
    until(page, lambda: page.evaluate("document.querySelectorAll('main li')[6].dataset.key") == "t35")
    until(page, lambda: not page.evaluate("document.getAnimations().length"))
    gap = page.evaluate("""document.querySelector('[data-key=t35]').getBoundingClientRect().top
      - document.querySelector('.bar').getBoundingClientRect().bottom""")
    assert gap == pytest.approx(0, abs=1)


def test_scroll_position_stays(server, open_page):
    keys = [str(n) for n in range(60)]
    server.show(names(*keys))
    page = open_page(server.url)
    page.evaluate("scrollTo(0, 900)")
    server.send(updatedRows=[[0, 30, row("30", "changed")]])
    page.get_by_text("changed").wait_for()
    server.send(deletedRows=[[0, 59]])
    follow(server, page, keys[:59])
    assert page.evaluate("scrollY") == 900


@pytest.mark.parametrize("scale", [1, 2])
def test_a_row_that_is_scrolled_to_is_below_its_sticky_header(server, open_page, scale):
    keys = [str(n) for n in range(60)]
    server.show(Page("Names", [names(*keys, head="Numbers").sections[0]], appearance="plain"))
    page = open_page(server.url)
    page.evaluate("(scale) => document.documentElement.style.fontSize = `${16 * scale}px`", scale)
    # The script has stored the new height of the header.
    page.wait_for_function("""() => {
      const header = document.querySelector(".section-header");
      return Math.abs(parseFloat(header.parentElement.style.getPropertyValue("--head")) - header.offsetHeight) < 1;
    }""")
    server.send(scrollTo=[0, 10])
    page.wait_for_function("() => scrollY > 0")
    top, bottom = page.evaluate("""() => [document.querySelector("[data-key=t10]").getBoundingClientRect().top,
      document.querySelector(".section-header").getBoundingClientRect().bottom]""")
    assert bottom <= top < bottom + 10 * scale


def test_a_row_is_scrolled_to_its_place(server, open_page):
    server.show(names(*[str(n) for n in range(60)]))
    page = open_page(server.url)

    def scroll(*place):
        server.send(scrollTo=[0, 30, *place])
        server.send(updatedRows=[[0, 30, row("30", " ".join(place) or "start")]])
        page.get_by_text(" ".join(place) or "start", exact=True).wait_for()
        return page.evaluate("""() => { const box = document.querySelector("[data-key=t30]").getBoundingClientRect();
          return [box.top, innerHeight - box.bottom]; }""")

    above, _ = scroll()
    assert scroll("nearest")[0] == above
    top, bottom = scroll("center")
    # The bar covers the top of the window.
    assert abs(top - bottom) <= above + 1
    assert abs(scroll("end")[1]) < 1
    assert abs(scroll("nearest")[1]) < 1


@pytest.mark.parametrize("motion,some", [("reduce", False), ("no-preference", True)])
def test_motion(server, open_page, motion, some):
    server.show(names(*"abcd"))
    page = open_page(server.url, reduced_motion=motion)
    page.evaluate("""() => { window.motions = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        motions.push(timing); return animate.call(this, frames, timing); } }""")
    server.send(deletedRows=[[0, 0]], insertedRows=[[0, 2, row("x")]])
    follow(server, page, "bcxd")
    assert bool(page.evaluate("motions.length")) == some
    assert page.evaluate("motions.every((duration) => duration <= 200)")


def test_visible_rows_stay_on_a_page_with_a_large_section(server, open_page):
    keys = [str(n) for n in range(60)]
    small, large = names(*keys).sections[0], names(*map(str, range(201)), section="tlarge").sections[0]
    server.show(Page("Names", [small, large]))
    page = open_page(server.url, reduced_motion="no-preference")
    # The module for large sections follows the page from now on.
    page.locator("[data-count] > ul[style]").wait_for()
    page.evaluate("scrollTo(0, 1000)")
    place = "document.querySelector('[data-key=t30]').getBoundingClientRect().top"
    before = page.evaluate(place)
    server.send(insertedRows=[[0, 0, row("new")]])
    page.get_by_role("button", name="new").wait_for(state="attached")
    page.evaluate("Promise.all(document.getAnimations().map((motion) => motion.finished))")
    assert abs(page.evaluate(place) - before) < 1


def test_new_rules_count(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    server.send(styles=".z1{color:rgb(1,2,3)}\n", insertedRows=[[0, 2, '<li class="row z1" data-key="tc">c</li>']])
    follow(server, page, "abc")
    assert page.evaluate("getComputedStyle(document.querySelector('.z1')).color") == "rgb(1, 2, 3)"


def test_the_rules_of_a_whole_page_replace_those_before(server, open_page):
    server.show(names(*"ab"))
    page = open_page(server.url)
    counts = []
    for title in ["First", "Second"]:
        server.state.page.title = title
        server.send(skip=1, title=title)
        page.wait_for_function("(title) => document.title === title", arg=title)
        counts.append(page.evaluate("document.adoptedStyleSheets[0].cssRules.length"))
    assert counts[0] == counts[1] > 0
    assert page.locator("#rules").count() == 0
