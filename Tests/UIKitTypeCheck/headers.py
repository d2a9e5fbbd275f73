"""Writes the Objective-C header and the module map of one generated module."""

import re

from facts import MEMBERS, REEXPORTS, FactsError, split_signature

PRELUDE = """\
#ifndef ROWHOUSE_PRELUDE
#define ROWHOUSE_PRELUDE
typedef unsigned long NSUInteger;
typedef long NSInteger;
typedef __typeof__(__objc_yes) BOOL;
typedef struct objc_selector *SEL;
typedef struct _NSZone NSZone;
@class Protocol;
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#endif
"""

# What each flag of a declaration adds to it, beside the flags that change its form.
ATTRIBUTES = {
    "main": 'swift_attr("@UIActor")',
    "nonisolated": 'swift_attr("nonisolated")',
    "sendable": 'swift_attr("@Sendable")',
    "refined": "swift_private",
    "unavailable": "unavailable",
    "designated": "objc_designated_initializer",
    "noreturn": "noreturn",
    "root": "objc_root_class",
}
BLOCK = re.compile(r"\((?:NS_SWIFT_SENDABLE )?\^(?: _Nullable)?")


def is_block(type_):
    start = type_.find("(")
    return start >= 0 and BLOCK.match(type_, start) is not None


def declarator(type_, name):
    """The C declaration of `name` with a type; the name of a block is inside its parentheses."""
    if is_block(type_):
        end = BLOCK.search(type_).end()
        return f"{type_[:end]} {name}{type_[end:]}"
    return f"{type_} {name}"


class Header:
    """The declarations of one module in the order that C asks for.

    `#line` directives let a message about the header name the line of the table.
    """

    def __init__(self, facts, module):
        self.facts = facts
        self.module = module
        self.lines = []

    def text(self):
        own = [fact for fact in self.facts.all if fact.module == self.module]
        self.lines += ["#pragma once"]
        self.lines += [f"@import {other};" for other in REEXPORTS[self.module]]
        self.lines += [PRELUDE, '#pragma clang assume_nonnull begin']
        self.forward_declarations(own)
        self.c_types()
        for fact in self.parents_first(self.facts.of(self.module, "protocol")):
            parents = f" <{fact.type}>" if fact.type else ""
            self.interface(fact, f"@protocol {fact.name}{parents}")
        for fact in self.parents_first(self.facts.of(self.module, "class")):
            colon = "" if "root" in fact.flags else ":"
            self.interface(fact, f"@interface {fact.name} {colon} {fact.type}")
        for fact in self.facts.of(self.module, "category"):
            self.interface(fact, f"@interface {fact.owner} ({fact.name})")
        for fact in self.facts.of(self.module, "constant"):
            self.add(fact, f"extern {fact.type} const {fact.name}{self.attributes(fact)};")
        for fact in self.facts.of(self.module, "function"):
            result, parameters = split_signature(fact.type)
            listed = ", ".join(parameters) or "void"
            self.add(fact, f"{result} {fact.name}({listed}){self.attributes(fact)};")
        self.lines += ["#pragma clang assume_nonnull end", ""]
        return "\n".join(self.lines)

    def module_map(self):
        return f'module {self.module} [system] {{ header "{self.module}.h" export * }}\n'

    def add(self, fact, text):
        self.lines += [f'#line {fact.line} "{self.facts.file}"', text]

    def forward_declarations(self, own):
        mentioned = {word for fact in own for word in re.findall(r"\w+", fact.type)}
        for fact in self.facts.all:
            if fact.kind in ("class", "protocol"):
                if fact.module == self.module or fact.plain_name in mentioned:
                    self.lines.append(f"@{fact.kind} {fact.name};")

    def c_types(self):
        for fact in self.facts.of(self.module, "cftype"):
            self.add(
                fact,
                f"typedef struct __attribute__((objc_bridge(id))) {fact.type} *{fact.name}"
                f"{self.attributes(fact)};")
        aliases = self.facts.of(self.module, "alias")
        self.aliases(fact for fact in aliases if not is_block(fact.type))
        for fact in self.facts.of(self.module, "struct"):
            self.add(
                fact,
                f"typedef struct {fact.name} {{ {fact.type}; }} {fact.name}"
                f"{self.attributes(fact)};")
        for fact in self.facts.of(self.module, "enum", "options"):
            self.enumeration(fact)
        for fact in self.facts.of(self.module, "newtype"):
            wrapper = "enum" if "closed" in fact.flags else "struct"
            self.add(
                fact,
                f"typedef {fact.type} {fact.name} __attribute__((swift_wrapper({wrapper})))"
                f"{self.attributes(fact)};")
        # A block may mention every other type.
        self.aliases(fact for fact in aliases if is_block(fact.type))

    def aliases(self, facts):
        for fact in facts:
            self.add(fact, f"typedef {declarator(fact.type, fact.name)}{self.attributes(fact)};")

    def enumeration(self, fact):
        flag = "flag_enum, " if fact.kind == "options" else ""
        self.add(
            fact,
            f"typedef enum {fact.name} : {fact.type} {fact.name};"
            f" enum __attribute__(({flag}enum_extensibility(open)))"
            f"{self.attributes(fact)} {fact.name} : {fact.type} {{")
        for case in self.facts.members.get(fact.name, []):
            suffix = "UL" if case.type.isdigit() and int(case.type) >= 2**63 else ""
            self.add(case, f"{case.name}{self.attributes(case)} = {case.type}{suffix},")
        self.lines.append("};")

    def interface(self, fact, opening):
        # Attributes of a type precede its keyword.
        self.add(fact, f"{self.attributes(fact)} {opening}")
        members = [m for m in self.facts.members.get(fact.key, []) if m.kind in MEMBERS]
        plain = [m for m in members if not m.flags & {"required", "optional"}]
        for word, chosen in [
            ("", plain),
            ("@required", [m for m in members if "required" in m.flags]),
            ("@optional", [m for m in members if "optional" in m.flags]),
        ]:
            if word and chosen:
                self.lines.append(word)
            for member in chosen:
                declare = self.property if member.kind == "property" else self.method
                self.add(member, declare(member))
        self.lines.append("@end")

    def property(self, fact):
        type_ = fact.type
        words = ["nonatomic"]
        if type_.endswith(" _Nullable"):
            type_ = type_.removesuffix(" _Nullable")
            words.append("nullable")
        words += [f"null_{word}" for word in ("resettable", "unspecified") if word in fact.flags]
        words += [word for word in ("readonly", "weak") if word in fact.flags]
        words += ["class"] if "static" in fact.flags else []
        words += ["copy"] if is_block(type_) else []
        words += [f"{k}={v}" for k, v in fact.settings.items() if k in ("getter", "setter")]
        return (
            f"@property ({', '.join(words)}) {declarator(type_, fact.name)}"
            f"{self.attributes(fact)};")

    def method(self, fact):
        result, parameters = split_signature(fact.type)
        labels = fact.name.split(":")[:-1]
        if len(labels) != len(parameters):
            raise FactsError(
                f"{self.facts.file}:{fact.line}: error: '{fact.name}' has {len(labels)}"
                f" parameters, its type {len(parameters)}")
        pieces = [
            f"{label}:({type_})p{index}"
            for index, (label, type_) in enumerate(zip(labels, parameters))]
        sign = "+" if "static" in fact.flags else "-"
        return f"{sign} ({result}){' '.join(pieces) or fact.name}{self.attributes(fact)};"

    def attributes(self, fact):
        found = [ATTRIBUTES[flag] for flag in ATTRIBUTES if flag in fact.flags]
        if "bridge" in fact.settings:
            found.append(f'swift_bridge("{fact.settings["bridge"]}")')
        if fact.swift_name:
            found.append(f'swift_name("{fact.swift_name}")')
        owner = self.facts.types.get(fact.owner)
        for platform, column in (("ios", "ios"), ("maccatalyst", "catalyst")):
            value = getattr(fact, column)
            # A protocol cannot be unavailable itself, because classes adopt it.
            if owner and owner.kind == "protocol" and not getattr(owner, column).exists:
                value = getattr(owner, column)
            found += self.availability(fact, platform, value)
        return "".join(f" __attribute__(({text}))" for text in found)

    def availability(self, fact, platform, value):
        if not value.is_known:
            return [
                f'unavailable("the version that introduced this is missing in'
                f' {self.facts.file}, line {fact.line}")']
        if not value.exists:
            hidden = fact.kind not in ("protocol", "newtype", "alias")
            return [f"availability({platform}, unavailable)"] if hidden else []
        versions = [f"introduced={value.introduced}"] if value.introduced else []
        versions += [f"deprecated={value.deprecated}"] if value.deprecated else []
        return [f"availability({', '.join([platform] + versions)})"] if versions else []

    @staticmethod
    def parents_first(facts):
        """The types in an order in which each follows those that it inherits from."""
        by_key = {fact.key: fact for fact in facts}
        ordered = {}

        def visit(fact):
            if fact.key in ordered:
                return
            words = re.findall(r"\w+", fact.type)
            for word in words if fact.kind == "protocol" else words[:1]:
                if word in by_key and word != fact.key:
                    visit(by_key[word])
            ordered[fact.key] = fact

        for fact in facts:
            visit(fact)
        return list(ordered.values())
