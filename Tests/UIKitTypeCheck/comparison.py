"""Compares the public declarations of a stand-in for UIKit with the imported ones."""

import fnmatch
import json
import re
from dataclasses import dataclass

from facts import DATA
from toolchain import must

# Why a declaration of the stand-in differs, with the words of the report.
KINDS = {
    "missing": "UIKit has no such declaration",
    "type": "another type, kind or label",
    "setter": "settable in one of the two",
    "default": "a parameter has a default value in the stand-in alone",
    "superclass": "another superclass",
    "isolation": "isolated to the main actor in one of the two",
    "sendable": "Sendable in the stand-in alone",
    "newer": "newer than the deployment target",
}
DEPLOYMENT_TARGET = (15, 0)

# The nodes of a list of declarations that are declarations themselves.
NODES = {"TypeDecl", "Function", "Constructor", "Var", "Subscript", "TypeAlias"}

MODULE_PREFIX = re.compile(
    r"\b(?:UIKitDouble|StandIn|UIKit|QuartzCore|CoreGraphics|CoreFoundation|FoundationEssentials"
    r"|Foundation|ObjectiveC|_Concurrency|Swift)\.(?=\w)")
# Operators, and members that the compiler makes of a raw value.
SYNTHESIZED = re.compile(r"^(?:[^\w`]+\(|hash\(into:\)|hashValue$|rawValue$|RawValue$)")


def spelled(node):
    """A type as text, without modules and with type aliases resolved."""
    children = node.get("children", [])
    kind = node["kind"]
    if kind == "TypeNameAlias":
        return spelled(children[0])
    if kind == "TypeFunc":
        result, parameters = children[0], children[1:]
        if len(parameters) == 1 and parameters[0]["name"] in ("Tuple", "Paren"):
            parameters = parameters[0].get("children", [])
        elif len(parameters) == 1 and parameters[0]["name"] == "Void":
            parameters = []
        return f"(({', '.join(map(spelled, parameters))}) -> {spelled(result)})"
    if node["name"] in ("Optional", "ImplicitlyUnwrappedOptional"):
        mark = "?" if node["name"] == "Optional" else "!"
        return spelled(children[0]) + mark
    if node["name"] == "Paren":
        return spelled(children[0])
    if node["name"] == "Tuple":
        return f"({', '.join(map(spelled, children))})"
    text = node["printedName"]
    if children and "<" in text:
        text = f"{text.partition('<')[0]}<{', '.join(map(spelled, children))}>"
    elif children and node["name"] in ("Array", "Dictionary", "Set"):
        text = f"{node['name']}<{', '.join(map(spelled, children))}>"
    # The type of a weak property has no parts of its own.
    text = re.sub(r"\(any ([\w.]+)\)", r"\1", MODULE_PREFIX.sub("", text)).removeprefix("any ")
    return {"Void": "()", "TimeInterval": "Double", "_NSRange": "NSRange"}.get(text, text)


@dataclass
class Declaration:
    """One public declaration in a form that can be compared."""

    path: str
    node: dict
    owner: "Declaration"

    @property
    def kind(self):
        return self.node.get("declKind", self.node["kind"])

    @property
    def is_static(self):
        return self.node.get("static", False) or self.kind == "EnumElement"

    @property
    def text(self):
        if self.node["kind"] == "TypeDecl":
            return self.kind.lower()
        children = self.node.get("children", [])
        static = "static " if self.is_static else ""
        if self.kind == "EnumElement":
            return f"{static}var {self.owner.path}"
        if self.kind == "Var":
            return f"{static}var {spelled(children[0])}"
        if self.kind == "TypeAlias":
            return f"typealias {spelled(children[0])}"
        if self.kind == "AssociatedType":
            return "associatedtype"
        throws = " throws" if self.node.get("throwing") else ""
        parameters = ", ".join(spelled(child) for child in children[1:])
        return f"{static}{self.kind.lower()} ({parameters}){throws} -> {spelled(children[0])}"

    @property
    def is_settable(self):
        return any(each["accessorKind"] == "set" for each in self.node.get("accessors", []))

    @property
    def defaults(self):
        children = self.node.get("children", [])[1:]
        return [child.get("hasDefaultArg", False) for child in children]

    @property
    def introduced(self):
        version = self.node.get("intro_iOS", "0")
        return tuple(int(part) for part in version.split("."))

    def is_newer(self):
        """True for a declaration, or a member of one, that needs an `@available`."""
        return self.introduced > DEPLOYMENT_TARGET or bool(self.owner and self.owner.is_newer())


class Declarations:
    """The declarations of a list of nodes, by path."""

    def __init__(self, nodes):
        self.by_path = {}
        for node in nodes:
            self.add(node, None)

    def add(self, node, owner):
        if node["kind"] not in NODES:
            return
        path = f"{owner.path}.{node['printedName']}" if owner else node["printedName"]
        declaration = Declaration(path, node, owner)
        if node["kind"] != "TypeDecl" or not node.get("isExternal"):
            self.by_path.setdefault(path, []).append(declaration)
        # The children of other nodes are their types.
        if node["kind"] == "TypeDecl":
            for child in node.get("children", []):
                self.add(child, declaration)

    def types(self, path):
        return [each for each in self.by_path.get(path, []) if each.node["kind"] == "TypeDecl"]

    def superclasses(self, path):
        for type_ in self.types(path):
            if "superclassNames" in type_.node:
                return [MODULE_PREFIX.sub("", name) for name in type_.node["superclassNames"]]
        return []

    def conformances(self, path):
        names = set()
        for each in [path] + self.superclasses(path):
            for type_ in self.types(each):
                names |= {c["printedName"] for c in type_.node.get("conformances", [])}
        return names

    def candidates(self, declaration):
        """The declarations with the path, and then the inherited ones with the name."""
        if not declaration.owner:
            return self.by_path.get(declaration.path, [])
        owner = declaration.owner.path
        name = declaration.node["printedName"]
        found = []
        for each in [owner] + self.superclasses(owner) + sorted(self.conformances(owner)):
            found += self.by_path.get(f"{each}.{name}", [])
        return found

    def is_isolated(self, declaration):
        """True if the main actor isolates a declaration, by itself or by its type."""
        attributes = declaration.node.get("declAttributes", [])
        if "Nonisolated" in attributes:
            return False
        if declaration.node["kind"] != "TypeDecl":
            return "Custom" in attributes or bool(
                declaration.owner and self.is_isolated(declaration.owner))
        path = declaration.path
        return any(
            "Custom" in type_.node.get("declAttributes", [])
            for each in [path] + self.superclasses(path) for type_ in self.types(each))


@dataclass(frozen=True)
class Difference:
    """One way in which a declaration of the stand-in differs."""

    kind: str
    path: str
    stand_in: str
    imported: str
    usr: str = ""

    def __str__(self):
        return (
            f"{self.path}: {KINDS[self.kind]}\n"
            f"  stand-in: {self.stand_in}\n  UIKit:    {self.imported or 'none'}")


def differences(stand_in, imported):
    """Compares each public declaration of the stand-in; returns the differences and a count."""
    found, compared = [], 0
    for path in sorted(stand_in.by_path):
        for declaration in stand_in.by_path[path]:
            if declaration.node.get("implicit") or SYNTHESIZED.match(declaration.node["printedName"]):
                continue
            compared += 1
            found += compare(declaration, stand_in, imported)
    return found, compared


def compare(declaration, stand_in, imported):
    path = declaration.path
    candidates = imported.candidates(declaration)
    if not candidates:
        # A declaration of a type that is missing itself is not a difference of its own.
        if not declaration.owner or imported.candidates(declaration.owner):
            yield Difference("missing", path, declaration.text, "", declaration.node["usr"])
        return
    equal = [each for each in candidates if each.text == declaration.text]
    if not equal:
        texts = " or ".join(dict.fromkeys(each.text for each in candidates))
        yield Difference("type", path, declaration.text, texts)
        return
    other = equal[0]
    if declaration.kind == "Var" and other.kind == "Var":
        # The list of declarations does not name the setters of a protocol's properties.
        in_protocol = any(each.owner and each.owner.kind == "Protocol" for each in equal)
        if not in_protocol and declaration.is_settable != equal[0].is_settable:
            words = {True: "get set", False: "get"}
            yield Difference(
                "setter", path, words[declaration.is_settable], words[equal[0].is_settable])
    if any(mine and not theirs for mine, theirs in zip(declaration.defaults, other.defaults)):
        yield Difference("default", path, str(declaration.defaults), str(other.defaults))
    if all(each.is_newer() for each in equal) and not declaration.is_newer():
        newest = other if other.introduced > DEPLOYMENT_TARGET else other.owner
        version = ".".join(map(str, newest.introduced))
        yield Difference("newer", path, declaration.text, f"iOS {version}")
    if declaration.kind == "Class":
        mine, theirs = stand_in.superclasses(path)[:1], imported.superclasses(path)[:1]
        if mine != theirs:
            yield Difference("superclass", path, "".join(mine), "".join(theirs))
    if declaration.kind in ("Class", "Protocol"):
        mine, theirs = stand_in.is_isolated(declaration), imported.is_isolated(other)
        if mine != theirs:
            names = {True: "@MainActor", False: "nonisolated"}
            yield Difference("isolation", path, names[mine], names[theirs])
    if declaration.kind in ("Class", "Struct", "Enum") and not stand_in.is_isolated(declaration):
        if "Sendable" in stand_in.conformances(path) - imported.conformances(path):
            yield Difference("sendable", path, "Sendable", "")


class Reasons:
    """The differences that are meant, each with its reason.

    A pattern names declarations, or with a slash the folder of the stand-in that declares them.
    """

    def __init__(self, path=DATA / "differences.tsv"):
        self.file = path.name
        self.rules = []
        for line, text in enumerate(path.read_text().splitlines()[1:], 2):
            kind, pattern, _ = text.split("\t")
            self.rules.append((line, kind, pattern))
        self.used = set()

    def explains(self, difference, files):
        """True if a line is about a difference; `files` has the file of each symbol."""
        explained = False
        for line, kind, pattern in self.rules:
            subject = files.get(difference.usr, "") if "/" in pattern else difference.path
            if kind == difference.kind and fnmatch.fnmatchcase(subject, pattern):
                self.used.add(line)
                explained = True
        return explained

    def unused(self):
        return [
            f"{self.file}:{line}: error: '{pattern}' is not a {kind} difference any more"
            for line, kind, pattern in self.rules if line not in self.used]


class StandIn:
    """The public declarations of the stand-in and the files that they are in."""

    def __init__(self, sdk, packages, module, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self.toolchain = sdk.toolchain
        self.packages = packages
        self.folder = folder
        self.compile_dependencies(module, set())
        # The places of symbols are only in a graph that has internal ones.
        self.compile(
            "StandIn", module, "-emit-symbol-graph", "-emit-symbol-graph-dir", folder,
            "-symbol-graph-minimum-access-level", "internal")
        toolchain, sources = self.toolchain, module.folder.resolve()
        listing = folder / "declarations.json"
        sdk.dump(["-target", toolchain.triple, "-I", folder], ["StandIn"], listing)
        self.declarations = Declarations(sdk.dumped(listing))
        self.files = {}
        for path in folder.glob("StandIn*.symbols.json"):
            for symbol in json.loads(path.read_text())["symbols"]:
                uri = symbol.get("location", {}).get("uri", "")
                file = uri.removeprefix("file://").removeprefix(f"{sources}/")
                self.files[symbol["identifier"]["precise"]] = file

    def compile_dependencies(self, module, compiled):
        for name in module.dependencies:
            if name not in compiled:
                dependency = self.packages.module(name, "linux")
                self.compile_dependencies(dependency, compiled)
                self.compile(name, dependency)
                compiled.add(name)

    def compile(self, name, module, *options):
        """Compiles the declarations of a module for this machine."""
        must(
            [
                self.toolchain.swiftc, "-frontend", "-emit-module", "-parse-as-library",
                "-module-name", name, *module.options, "-suppress-warnings",
                "-experimental-skip-all-function-bodies", "-I", self.folder, *options,
                "-o", self.folder / f"{name}.swiftmodule",
                *[path.resolve() for path in module.files]],
            f"compiling {module.folder}")


def imported_declarations(sdk, facts):
    """The importer's declarations, and the fields of structures, which it does not list."""
    nodes = sdk.declarations()
    for fact in facts.all:
        if fact.kind == "struct" and fact.type.count("opaque") == 0:
            fields = [field.split() for field in fact.type.split(";")]
            children = [
                {
                    "kind": "Var", "declKind": "Var", "printedName": name,
                    "children": [{"kind": "TypeNominal", "name": type_, "printedName": type_}],
                    "accessors": [{"accessorKind": "set"}],
                } for type_, name in fields]
            nodes.append({
                "kind": "TypeDecl", "declKind": "Struct", "printedName": fact.name,
                "children": children})
    return Declarations(nodes)


def unexplained(stand_in, imported, reasons):
    """The differences without a reason, the number of explained ones, and of declarations."""
    found, compared = differences(stand_in.declarations, imported)
    new = [each for each in found if not reasons.explains(each, stand_in.files)]
    return new, len(found) - len(new), compared
