# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pages as RowhouseWeb writes them, for tests that need no Swift."""

import re
from html import escape
from itertools import product
from urllib.parse import quote

RULES = """
:root:has(>body>form>main.s0){--label:light-dark(#000000,#ffffff);\
--secondaryLabel:light-dark(#5c5c61,#aeaeb2);--placeholder:light-dark(#636368,#a4a4a9);\
--tint:light-dark(#0055b8,#64b0ff);--destructive:light-dark(#b8000f,#ff8a82);\
--separator:light-dark(#c6c6c8,#48484a);--rowBackground:light-dark(#ffffff,#1c1c1e);\
--selectedRowBackground:light-dark(#e5e5ea,#3a3a3c);--pageBackground:light-dark(#f2f2f7,#000000);\
--accessory:light-dark(#7c7c80,#8e8e93);--control:light-dark(#248a3d,#30d158);\
background:var(--pageBackground)}
.s1{min-height:10px;padding-inline:12px;font:400 0.813rem/1.3 system-ui,sans-serif;\
color:var(--secondaryLabel)}
.s2{min-height:2.75rem;--margin:12px;--inset:52px;background:var(--rowBackground);\
--pressed:var(--selectedRowBackground);--chevron:var(--accessory);--accent:var(--tint)}
.s3{min-height:2.75rem;--margin:12px;--inset:12px;background:var(--rowBackground);\
--pressed:var(--selectedRowBackground);--chevron:var(--accessory);--accent:var(--tint)}
.s4{gap:12px;align-items:center}
.s5{gap:10px;align-items:center}
.s6{width:30px;height:30px}
.s7{font:400 0.938rem/1.3 system-ui,sans-serif;color:var(--label);max-inline-size:11.25rem}
.s8{font:400 0.813rem/1.3 system-ui,sans-serif;color:var(--secondaryLabel);max-inline-size:11.25rem;\
text-align:var(--end)}
.s9{font:400 1rem/1.3 system-ui,sans-serif;color:var(--label);text-align:center}
.sa{font:400 1rem/1.3 system-ui,sans-serif;color:var(--destructive);text-align:center}
.sb{min-height:5rem;--margin:12px;--inset:80px;background:var(--rowBackground);\
--pressed:var(--selectedRowBackground);--chevron:var(--accessory);--accent:var(--tint)}
.sc{width:56px;height:56px}
.sd{gap:4px;align-items:start}
.se{font:400 0.75rem/1.3 system-ui,sans-serif;color:var(--label)}
.sf{width:20px;height:20px}
.sg{font:400 0.938rem/1.3 system-ui,sans-serif;color:var(--secondaryLabel)}
.sh{gap:6px;align-items:center}
.si{font:400 0.938rem/1.3 system-ui,sans-serif;color:var(--label)}
"""


TRACKS = {"r": "max-content", "t": "minmax(0,max-content)", "g": "minmax(0,auto)"}
RULES += "".join(f".k{''.join(kinds)}{{grid-template-columns:{' '.join(TRACKS[kind] for kind in kinds)}}}\n"
                 for count in range(1, 6) for kinds in product(TRACKS, repeat=count))


def line(parts, name):
    """Parts beside each other: rigid ones, texts, and what grows."""
    def kind(part):
        names = {*re.search('class="([^"]*)"', part)[1].split()}
        if names & {"space", "g"}:
            return "g"
        return "r" if names & {"i", "toggle", "chevron", "check", "detail", "spinner"} else "t"

    kinds = "".join(map(kind, parts))
    return f'<span class="h {"g " if "g" in kinds else ""}k{kinds} {name}">{"".join(parts)}</span>'


def text(value, name="s7"):
    return f'<span class="t one {name}" dir="auto">{escape(value)}</span>'


def image(name, size="s6"):
    return f'<img class="i {size}" src="/rowhouse/images/named/{name}" alt="" loading="lazy">'


class Row:
    """One row; what it is made of is named as in `Row(…)` of Swift."""

    def __init__(self, key, title, value=None, picture=None, value_picture=None, toggle=None,
                 chevron=False, checked=False, detail=False, tap=False, delete=False, button=None,
                 press=None, field=None, spinner=False, fraction=None, profile=None):
        self.key, self.title, self.value, self.picture = key, title, value, picture
        self.value_picture, self.toggle, self.chevron, self.checked = value_picture, toggle, chevron, checked
        self.detail, self.tap, self.delete, self.button = detail, tap, delete, button
        self.press, self.field, self.spinner, self.fraction = press, field, spinner, fraction
        self.profile = profile

    def html(self, section):
        def event(kind, *rest):
            return "/".join([kind, quote(section, safe=""), quote(self.key, safe=""), *rest])

        body = self._body(event)
        has_buttons = self.toggle is not None or self.detail or self.press or self.field is not None
        hit = f'type="submit" name="event" value="{event("tap")}"'
        if self.tap and not has_buttons:
            cell = f'<button class="hit cell" {hit}>{body}</button>'
        elif self.tap:
            cell = (f'<button class="hit over" {hit} aria-label="{escape(self.title)}"></button>'
                    f'<div class="cell">{body}</div>')
        else:
            cell = f'<div class="cell">{body}</div>'
        if self.delete:
            cell += (f'<button class="sign delete" type="submit" name="event" value="{event("delete")}" '
                     f'aria-label="Delete: {escape(self.title)}"></button>')
        kind = "sb" if self.profile else "s2" if self.picture else "s3"
        return f'<li class="row {kind}" data-k="{escape(self.key)}">{cell}</li>'

    def _body(self, event):
        if self.button:
            return text(self.title, "sa" if self.button == "destructive" else "s9")
        heading = [text(self.title)]
        if self.spinner:
            heading = [f'<span class="spinner" role="progressbar" aria-label="{self.title}"></span>',
                       f'<span class="t sg" dir="auto">{self.title}</span>']
        if self.profile:
            lines = f'<span class="v sd">{text(self.title, "si")}{text(self.profile, "se")}</span>'
            heading = [image(self.picture, "sc"), lines]
        elif self.picture:
            heading = [line([image(self.picture), *heading], "s5")]
        parts = heading
        if self.field is not None:
            parts.append(
                f'<input class="field g" name="{event("text", "main")}/mark" data-c="main" '
                f'aria-label="{escape(self.title)}" autocomplete="off" type="text" '
                f'value="{escape(self.field)}">')
        else:
            parts.append('<span class="space"></span>')
        trailing = []
        if self.value:
            trailing.append(text(self.value, "s8"))
        if self.value_picture:
            trailing.append(image(self.value_picture, "sf" if self.profile else "s6"))
        if trailing:
            parts.append(line(trailing, "sh") if len(trailing) > 1 else trailing[0])
        if self.fraction is not None:
            parts.append(f'<progress class="g" max="1" value="{self.fraction}" '
                         f'aria-label="{self.title}"></progress>')
        if self.toggle is not None:
            parts.append(
                f'<button class="toggle" type="submit" name="event" role="switch" '
                f'value="{event("change", "main", "0" if self.toggle else "1")}" '
                f'aria-checked="{"true" if self.toggle else "false"}" '
                f'aria-label="{escape(self.title)}" data-c="main">'
                f'<span class="knob"></span></button>')
        if self.press:
            parts.append(
                f'<button type="submit" name="event" value="{event("press", "main")}" '
                f'class="button" data-c="main">{escape(self.press)}</button>')
        stack = line(parts, "s4")
        accessory = ""
        if self.chevron:
            accessory = '<span class="chevron" aria-hidden="true"></span>'
        elif self.checked:
            accessory = '<span class="check" role="img" aria-label="Selected"></span>'
        elif self.detail:
            accessory = (f'<button class="detail" type="submit" name="event" '
                         f'value="{event("accessory")}" aria-label="More information: {escape(self.title)}"></button>')
        return line([stack, accessory], "s4") if accessory else stack


class Section:
    def __init__(self, key, rows, head=None, foot=None):
        self.key, self.rows, self.head, self.foot = key, list(rows), head, foot

    def head_html(self):
        return (f'<h2 class="head s1">{escape(self.head)}</h2>' if self.head
                else '<div class="head gap s1"></div>')

    def foot_html(self):
        return (f'<p class="foot s1">{escape(self.foot)}</p>' if self.foot
                else '<div class="foot gap s1"></div>')

    def html(self):
        rows = "".join(row.html(self.key) for row in self.rows)
        return (f'<section class="section" data-k="{escape(self.key)}">{self.head_html()}'
                f'<ul class="rows" role="list">{rows}</ul>{self.foot_html()}</section>')


class Page:
    language, direction = "en", "ltr"

    def __init__(self, title, sections, appearance="grouped"):
        self.title, self.sections, self.appearance = title, list(sections), appearance

    def html(self):
        gap = '<div class="{} gap s1"></div>'
        return (f'<main class="page {self.appearance} s0" lang="{self.language}" dir="{self.direction}">'
                + gap.format("page-header")
                + "".join(section.html() for section in self.sections)
                + f'{gap.format("page-footer")}</main>')


def bar(title, below=None):
    back = (f'<button class="back" type="submit" name="event" value="back" '
            f'aria-label="Back: {escape(below)}"><span>{escape(below)}</span></button>' if below else "")
    return f'{back}<h1 tabindex="-1">{escape(title)}</h1>'


def dialog(number, title, message="", actions=(("Cancel", "cancel"), ("OK", "normal"))):
    buttons = "".join(
        f'<button type="submit" name="event" value="answer/{number}/{index}" '
        f'class="action {kind}">{escape(name)}</button>'
        for index, (name, kind) in enumerate(actions))
    return (f'<dialog open aria-labelledby="dialog-{number}" data-dialog="{number}">'
            f'<h2 id="dialog-{number}">{escape(title)}</h2>'
            + (f"<p>{escape(message)}</p>" if message else "")
            + f'<div class="actions">{buttons}</div></dialog>')


def report(message, fraction):
    return (f'<div class="report"><span>{escape(message)}</span>'
            f'<progress max="1" aria-label="{escape(message)}" value="{fraction}"></progress></div>')


def document(state):
    return f"""<!doctype html>
<html lang="{state.language}" dir="{state.direction}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width,initial-scale=1">\
<meta name="color-scheme" content="light dark"><title>{escape(state.page.title)}</title>\
<link rel="stylesheet" href="/rowhouse/1/page.css">\
<link id="rules" rel="stylesheet" href="/rowhouse/styles/{state.token}?1">\
<link rel="icon" href="data:,">\
<script type="module" src="/rowhouse/1/client.js"></script></head>\
<body data-base="/rowhouse" data-session="{state.token}" data-version="{state.version}" \
data-screen="{state.screen}" data-event="{state.last_event + 1}" \
data-lost="Connection lost. Trying again…">\
<form method="post" action="/"><input type="hidden" name="session" value="{state.token}">\
<header class="bar">{bar(state.page.title, state.below)}</header>{state.page.html()}\
<div id="dialogs">{state.dialogs}</div><div id="progress" role="status">{state.progress}</div></form>\
<div id="toast" role="status" aria-live="polite"></div><div id="lost" role="status"></div></body></html>"""
