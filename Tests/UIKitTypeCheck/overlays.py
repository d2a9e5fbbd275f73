"""Writes the Swift part of one generated module: declarations that have no Objective-C form."""

import re

from facts import REEXPORTS, SWIFT_ONLY

ATTRIBUTES = re.compile(r"(?:@\w+(?:\([^)]*\))?\s+)*")
TYPE_WORDS = ("struct", "enum", "protocol", "class")
# Members that have no access level and no body of their own.
BARE_WORDS = ("case", "associatedtype")


def opening_words(text):
    return ATTRIBUTES.sub("", text, count=1).removeprefix("open ").split()


def is_type(fact):
    return fact.kind == "swift" and opening_words(fact.type)[0] in TYPE_WORDS


class Overlay:
    """The Swift source of one generated module.

    Bodies trap: the source is only compiled, never run. `#sourceLocation` lets a message name
    the line of the table.
    """

    def __init__(self, facts, module):
        self.facts = facts
        self.module = module
        self.lines = []
        self.members = {}
        for fact in facts.of(module, "swift"):
            self.members.setdefault(fact.owner, []).append(fact)
        # The types that have their members in their own bodies.
        self.declared = {
            fact.name if fact.owner == "-" else f"{fact.owner}.{fact.name}"
            for fact in facts.of(module, "swift") if is_type(fact)}

    def text(self):
        own = [fact for fact in self.facts.all if fact.module == self.module]
        if any(fact.kind not in SWIFT_ONLY for fact in own):
            self.lines.append(f"@_exported import {self.module}")
        self.lines += [f"@_exported public import {other}" for other in REEXPORTS[self.module]]
        for fact in self.members.get("-", []):
            self.top_level(fact)
        for fact in self.facts.of(self.module, "conforms"):
            self.conformance(fact)
        for owner, members in self.members.items():
            if owner != "-" and owner not in self.declared:
                self.extension(owner, members)
        self.values_and_bridges()
        self.lines += ["#sourceLocation()", ""]
        return "\n".join(self.lines)

    def add(self, fact, text):
        self.lines += [
            f'#sourceLocation(file: "{self.facts.file}", line: {fact.line})', text]

    def top_level(self, fact):
        if is_type(fact):
            self.type(fact, fact.name)
        else:
            self.add(fact, self.member(fact))

    def type(self, fact, path):
        self.add(fact, self.with_access(fact) + " {")
        in_protocol = opening_words(fact.type)[0] == "protocol"
        for member in self.members.get(path, []):
            self.nested(member, path, in_protocol)
        self.lines.append("}")

    def nested(self, fact, path, in_protocol=False):
        if is_type(fact):
            self.type(fact, f"{path}.{fact.name}")
        elif in_protocol:
            self.add(fact, self.availability(fact) + fact.type)
        else:
            self.add(fact, self.member(fact))

    def extension(self, owner, members):
        self.add(members[0], f"extension {owner.removeprefix('extension ')} {{")
        for member in members:
            self.nested(member, owner)
        self.lines.append("}")

    def member(self, fact):
        text = self.with_access(fact)
        words = opening_words(fact.type)
        if words[0] in BARE_WORDS + ("typealias",):
            return text
        trap = "fatalError()"
        text = text.replace("{ get set }", f"{{ get {{ {trap} }} set {{ {trap} }} }}")
        text = text.replace("{ get }", f"{{ {trap} }}")
        return text if text.endswith("}") else f"{text} {{ {trap} }}"

    def with_access(self, fact):
        """The declaration with its availability and `public`, unless it is `open` already."""
        attributes = ATTRIBUTES.match(fact.type)[0]
        rest = fact.type[len(attributes):]
        is_bare = rest.startswith("open ") or opening_words(rest)[0] in BARE_WORDS
        return f"{self.availability(fact)}{attributes}{'' if is_bare else 'public '}{rest}"

    @staticmethod
    def availability(fact):
        text = ""
        for platform, value in (("iOS", fact.ios), ("macCatalyst", fact.catalyst)):
            if not value.exists:
                text += f"@available({platform}, unavailable) "
                continue
            versions = [
                f"{word}: {version}"
                for word, version in (
                    ("introduced", value.introduced), ("deprecated", value.deprecated))
                if version]
            if versions:
                text += f"@available({', '.join([platform] + versions)}) "
        return text

    def conformance(self, fact):
        """Adds a conformance. A structure of C has the members of `_ImportedValue`."""
        protocols = re.sub(r"(?<!@unchecked )\bSendable\b", "@unchecked Sendable", fact.type)
        owner = self.facts.types.get(fact.owner)
        if owner and owner.kind == "struct":
            protocols += ", _ImportedValue"
        self.add(fact, f"extension {fact.owner}: {protocols} {{}}")

    def values_and_bridges(self):
        """Marks structures of C as Sendable, and bridges classes to values."""
        conforming = {fact.owner for fact in self.facts.of(self.module, "conforms")}
        for fact in self.facts.of(self.module, "struct"):
            if fact.name not in conforming:
                self.add(fact, f"extension {fact.name}: @unchecked Sendable {{}}")
        for fact in self.facts.of(self.module, "class"):
            value = fact.settings.get("bridge", "Swift.Error")
            if value != "Swift.Error":
                name = ("__" if "refined" in fact.flags else "") + fact.plain_name
                self.add(
                    fact,
                    f"extension {value}: _ObjectiveCBridgeable"
                    f" {{ public typealias _ObjectiveCType = {name} }}")
