# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Texts of pages are never markup, and no script runs except the client."""

import pytest

# Texts that would execute code if they were not escaped. Each sets a property of `window`.
INJECTIONS = {
    "script": """() => { const script = document.createElement("script");
      script.textContent = "window.ran = 1"; document.body.append(script); }""",
    "handler": """() => { const image = document.createElement("div");
      image.innerHTML = "<img src='data:,' onerror='window.ran = 1'>"; document.body.append(image); }""",
    "link": """() => { const link = document.createElement("a");
      link.href = "javascript:window.ran=1"; document.body.append(link); link.click(); }""",
    "timer": "() => { try { setTimeout('window.ran = 1'); } catch {} }",
    "eval": "() => { setTimeout(() => { try { eval('window.ran = 1'); } catch {} }); }",
}
# Resolves when whatever an injection began is over: a picture that cannot be shown, and timers.
SETTLED = """() => new Promise((done) => {
  const image = new Image();
  image.onerror = () => setTimeout(() => setTimeout(done));
  image.src = "data:,";
})"""
REFUSALS = ["Content Security Policy", "Refused to"]
STYLES = {
    "element": """() => { const style = document.createElement("style");
      style.textContent = "h1 { opacity: 0.5 }"; document.head.append(style); }""",
    "attribute": "() => document.querySelector('h1').setAttribute('style', 'opacity: 0.5')",
}


def said(name):
    return f"</title></span>\"'><script>alert(1)</script><img src=x onerror=alert(1)>&lt;{name}&amp;"


def shows(page, *names):
    """Checks that each text is shown unchanged, and that none became an element."""
    for name in names:
        page.wait_for_function(
            "(text) => document.body.textContent.includes(text)", arg=said(name))
    assert page.locator("script").count() == 1
    assert page.locator("img[src=x],[onerror]").count() == 0


def test_markup_is_shown_as_text(law_server, open_page):
    page = open_page(law_server + "/markup")
    alerts = []
    page.on("dialog", lambda dialog: alerts.append(dialog.message) or dialog.dismiss())
    everything = ["title", "page header", "page footer", "header", "footer", "row title",
                  "subtitle", "value", "button", "switch", "push"]
    assert page.title() == said("title")
    shows(page, *everything)
    assert page.locator("img").get_attribute("alt") == said("label")
    assert page.get_by_role("switch").get_attribute("aria-label") == said("switch")

    page.get_by_role("button", name="Ask").click()
    shows(page, "question", "message", "yes", "no")
    page.locator("dialog button").last.click()
    shows(page, "toast")
    page.get_by_role("button", name="Report").click()
    shows(page, "progress")
    # The same in markup that the client inserts.
    page.locator("li", has_text="&lt;push").locator("button.row-button").click()
    page.locator(".back", has_text=said("title")).wait_for()
    assert page.title() == said("title")
    shows(page, *everything)
    assert alerts == []


def test_the_policy_is_strict(gallery, visit):
    page = visit("/settings")
    script = page.locator("script").get_attribute("src")
    for path in ["/settings", script, "/rowhouse/images/named/avatar"]:
        policy = page.request.get(gallery + path).headers["content-security-policy"]
        rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
        assert rules["default-src"] == "'none'"
        if path == "/settings":
            assert rules["script-src"] == rules["style-src"] == "'self'"
            assert rules["base-uri"] == rules["frame-ancestors"] == "'none'"
        # A picture may have its own rules, and no element may have a script.
        assert "unsafe" not in policy.replace("style-src 'unsafe-inline'; sandbox", "")


@pytest.mark.parametrize("injection", INJECTIONS.values(), ids=INJECTIONS.keys())
@pytest.mark.parametrize("is_guarded", [True, False], ids=["page", "control"])
def test_nothing_else_runs(visit, open_page, injection, is_guarded):
    page = (visit("/settings", ignoring=REFUSALS) if is_guarded
            else open_page("data:text/html,<h1>No policy"))
    page.evaluate(injection)
    page.evaluate(SETTLED)
    assert page.evaluate("window.ran ?? 0") == (0 if is_guarded else 1)


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES.keys())
@pytest.mark.parametrize("is_guarded", [True, False], ids=["page", "control"])
def test_no_other_style_counts(visit, open_page, style, is_guarded):
    page = (visit("/settings", ignoring=REFUSALS) if is_guarded
            else open_page("data:text/html,<h1>No policy"))
    page.evaluate(style)
    opacity = page.evaluate("getComputedStyle(document.querySelector('h1')).opacity")
    assert opacity == ("1" if is_guarded else "0.5")
