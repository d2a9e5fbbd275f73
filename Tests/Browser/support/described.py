# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Described pages, as the Swift renderer writes them (Tests/PageMarkup)."""

import atexit
import json
import os
import re
import subprocess
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


class Writer:
    """The program that renders descriptions. All documents are of one session, so classes keep their meanings."""

    def __init__(self):
        self.process, self.styles, self.lock, self.known = None, "", threading.Lock(), {}

    def start(self):
        path = Path(os.environ.get("ROWHOUSE_MARKUP", ROOT / ".build/all/debug/page-markup"))
        if not path.exists():
            pytest.fail(f"{path} is not built: Tools/package . build --product page-markup")
        self.process = subprocess.Popen(path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)

    def document(self, request):
        # Servers render in their own threads.
        with self.lock:
            if not self.process:
                self.start()
            if request not in self.known:
                print(request, file=self.process.stdin, flush=True)
                answer = json.loads(self.process.stdout.readline())
                self.known[request], self.styles = answer["document"], answer["styles"]
            return self.known[request]


WRITER = Writer()


def styles():
    """The style rules of all documents so far."""
    return WRITER.styles


def found(pattern, html):
    return re.search(pattern, html, re.DOTALL)[1]


class Row:
    """A row with the properties of `Row(…)` in Swift. Its key is `t` and a text, or `i` and a number."""

    def __init__(self, key, title, value=None, picture=None, value_picture=None, toggle=None,
                 chevron=False, checked=False, detail=False, tap=False, delete=False, button=False,
                 press=None, expanded=None, field=None, lines=None, slider=None, stepper=None, picker=None, date=None, color=None, level=None,
                 spinner=False, profile=None, highlights=False, hidden=False, disabled=False, error=None, help=None):
        kinds = {
            "toggle": None if toggle is None else {"isOn": toggle},
            "field": None if field is None else {"text": field, "lines": lines}, "slider": slider, "stepper": stepper, "picker": picker, "date": date,
            "color": color if color is None else {"hex": color}, "level": level if level is None else {"value": level},
            "expander": None if expanded is None else {"isOpen": expanded},
            "press": press and {"text": press}, "profile": profile and {"text": profile},
            "button": {} if button else None, "spinner": {} if spinner else None, "plain": {},
        }
        kind = next(name for name, value in kinds.items() if value is not None)
        detailed = "detailDisclosure" if chevron else "detail"
        accessory = detailed if detail else "disclosure" if chevron else "checkmark" if checked else None
        self.key, self.kind = key, kind
        self.description = {
            "key": key, "title": title, "kind": {kind: kinds[kind]}, "value": value, "image": picture,
            "valueImage": value_picture, "accessory": accessory, "isSelectable": tap, "isDeletable": delete,
            "isHighlighted": highlights, "isHidden": hidden, "isDisabled": disabled, "error": error, "help": help}

    def html(self, section):
        return found("(<li.*</li>)", Page("", [Section(section, [self])]).html())


class Section:
    def __init__(self, key, rows, head=None, foot=None, prefetches=False, moves=False):
        self.key, self.rows = key, list(rows)
        self.header, self.footer, self.prefetches, self.moves = head, foot, prefetches, moves

    @property
    def description(self):
        return {"key": self.key, "header": self.header, "footer": self.footer, "isPrefetched": self.prefetches,
                "isReordered": self.moves,
                "rows": [row.description for row in self.rows]}

    def html(self):
        return found("(<section.*</section>)", Page("", [self]).html())

    def head_html(self):
        return found("<section[^>]*>(.*?)<ul", self.html())

    def foot_html(self):
        return found("</ul>(.*)</section>", self.html())


class Page:
    language = "en"

    def __init__(self, title, sections, appearance="grouped", edits=False):
        self.title, self.sections, self.appearance, self.edits = title, list(sections), appearance, edits

    def document(self, **others):
        page = {"title": self.title, "language": self.language, "appearance": self.appearance,
                "isEditing": self.edits,
                "sections": [section.description for section in self.sections]}
        return WRITER.document(json.dumps({"page": page, **others}))

    def html(self):
        return found("(<main.*</main>)", self.document())


def bar(title, below=None):
    return found('<header id="bar"[^>]*>(.*?)</header>', Page(title, []).document(below=below))


def dialog(number, title, message="", action="OK", is_destructive=False, field=None):
    """A dialog with a button to cancel and another one, and a field with the text "Old" if the field has a name."""
    described = {"number": number, "title": title, "message": message, "action": action,
                 "isDestructive": is_destructive, "field": field}
    return found("(<dialog.*</dialog>)", Page("", []).document(dialog=described))


def report(message, fraction):
    described = {"message": message, "fraction": fraction}
    return found('(<div class="report">.*?</div>)', Page("", []).document(progress=described))


def document(state):
    """The document of a server's session."""
    html = state.page.document(below=state.below)
    for name, value in {"session": state.token, "version": state.version, "screen": state.screen,
                        "event": state.last_event + 1}.items():
        html = re.sub(f'data-{name}="[^"]*"', f'data-{name}="{value}"', html)
    html = html.replace("/rowhouse/1/", f"/rowhouse/{state.client}/")
    html = html.replace('name="session" value="token"', f'name="session" value="{state.token}"')
    html = html.replace("/styles/token?", f"/styles/{state.token.split('.')[0]}?")
    html = html.replace('<div id="dialogs"></div>', f'<div id="dialogs">{state.dialogs}</div>')
    return html.replace('role="status"></div></form>', f'role="status">{state.progress}</div></form>')
