"""Reads the table of declarations that the imported UIKit is generated from.

The columns are described in Tests/Support/UIKitFacts/README.md.
"""

import re
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "Support" / "UIKitFacts"

COLUMNS = [
    "module", "owner", "kind", "name", "type", "flags", "swift", "ios", "catalyst", "source"]

# The generated modules, each after the modules that it re-exports.
REEXPORTS = {
    "ObjectiveC": [],
    "Darwin": [],
    "CoreFoundation": ["ObjectiveC", "Darwin"],
    "CoreGraphics": ["CoreFoundation"],
    "Foundation": ["CoreGraphics"],
    "QuartzCore": ["Foundation"],
    "UIKit": ["QuartzCore"],
    "SwiftUI": ["UIKit"],
}

OBJECTIVE_C_TYPES = {"class", "protocol", "category"}
C_TYPES = {"struct", "enum", "options", "newtype", "alias", "cftype"}
MEMBERS = {"property", "method", "init"}
SWIFT_ONLY = {"swift", "conforms"}
KINDS = OBJECTIVE_C_TYPES | C_TYPES | MEMBERS | SWIFT_ONLY | {"case", "constant", "function"}

FLAGS = {
    "static", "required", "optional", "designated", "readonly", "weak", "resettable",
    "unspecified", "nonisolated", "main", "sendable", "opaque", "refined", "root", "extensible",
    "closed", "noreturn", "deprecated", "unavailable"}
SETTINGS = {"getter", "setter", "bridge"}

# Words of C and of prelude.h that a type may contain beside the names that the table declares.
VOCABULARY = {
    "void", "int", "long", "short", "char", "float", "double", "unsigned", "const", "struct",
    "id", "Class", "SEL", "BOOL", "Protocol", "instancetype", "NSInteger", "NSUInteger", "NSZone",
    "NSObject", "opaque", "_Nullable", "_Null_unspecified", "NS_SWIFT_SENDABLE",
    "_opaque_pthread_t"}


class FactsError(Exception):
    """Lines of the table that do not have the documented form."""


@dataclass(frozen=True)
class Availability:
    """The versions of one platform that have a declaration."""

    introduced: str = ""
    deprecated: str = ""
    exists: bool = True
    is_known: bool = True

    @staticmethod
    def parse(text):
        if text == "no":
            return Availability(exists=False)
        if text == "?":
            return Availability(is_known=False)
        match = re.fullmatch(r"(\d+\.\d+)?(?:-(\d+\.\d+))?", text)
        if not match:
            raise ValueError(f"'{text}' is not a range of versions such as 13.0-16.0, nor no or ?")
        return Availability(match[1] or "", match[2] or "")


@dataclass(frozen=True)
class Fact:
    """One declaration."""

    line: int
    module: str
    owner: str
    kind: str
    name: str
    type: str
    flags: frozenset
    settings: dict
    swift_name: str
    ios: Availability
    catalyst: Availability

    @staticmethod
    def parse(line, text):
        fields = text.split("\t")
        if len(fields) != len(COLUMNS):
            raise ValueError(f"{len(fields)} columns instead of {len(COLUMNS)}")
        values = dict(zip(COLUMNS, fields))
        if values["module"] not in REEXPORTS:
            known = ", ".join(REEXPORTS)
            raise ValueError(f"the module '{values['module']}' is not one of {known}")
        if values["kind"] not in KINDS:
            known = ", ".join(sorted(KINDS))
            raise ValueError(f"the kind '{values['kind']}' is not one of {known}")
        words = values["flags"].split()
        settings = dict(word.split("=", 1) for word in words if "=" in word)
        flags = frozenset(word for word in words if "=" not in word)
        for word in sorted((flags - FLAGS) | (settings.keys() - SETTINGS)):
            raise ValueError(f"the flag '{word}' does not exist")
        return Fact(
            line, values["module"], values["owner"], values["kind"], values["name"],
            values["type"], flags, settings, values["swift"],
            Availability.parse(values["ios"]), Availability.parse(values["catalyst"]))

    @property
    def plain_name(self):
        """The name without generic parameters."""
        return self.name.partition("<")[0]

    @property
    def key(self):
        """The text by which members name this type as their owner."""
        if self.kind == "category":
            return f"{self.owner}({self.plain_name})"
        if self.kind == "protocol" and self.name == "NSObject":
            return "NSObject(protocol)"
        return self.plain_name


def split_signature(type_):
    """The result and the parameters of a method's type, `result (parameter; parameter)`."""
    depth = 0
    for index in range(len(type_) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(type_[index], 0)
        if depth == 0 and type_[-1] == ")":
            inside = type_[index + 1:-1].strip()
            return type_[:index].strip(), [part.strip() for part in inside.split(";") if part]
    raise ValueError(f"'{type_}' is not of the form: result (parameter; parameter)")


class Facts:
    """All declarations of the table, by module and by owner."""

    def __init__(self, path=DATA / "api.tsv"):
        self.file = path.name
        self.all = []
        problems = []
        for line, text in enumerate(path.read_text().splitlines(), 1):
            if line == 1 and text.split("\t") == COLUMNS:
                continue
            try:
                self.all.append(Fact.parse(line, text))
            except ValueError as error:
                problems.append(f"{self.file}:{line}: error: {error}")
        self.types = {}
        self.members = {}
        for fact in self.all:
            if fact.kind in OBJECTIVE_C_TYPES | C_TYPES:
                first = self.types.setdefault(fact.key, fact)
                if first is not fact:
                    problems.append(
                        f"{self.file}:{fact.line}: error: line {first.line} declares"
                        f" '{fact.key}' already")
            elif fact.kind in MEMBERS or fact.kind == "case":
                self.members.setdefault(fact.owner, []).append(fact)
        problems += self.unknown_names()
        if problems:
            raise FactsError("\n".join(problems))

    def of(self, module, *kinds):
        return [fact for fact in self.all if fact.module == module and fact.kind in kinds]

    def unknown_names(self):
        """A message for each declaration that mentions a type that no line declares."""
        declared = VOCABULARY | {fact.plain_name for fact in self.types.values()}
        for fact in self.all:
            if fact.kind in MEMBERS | {"case"} and fact.owner not in self.types:
                yield f"{self.file}:{fact.line}: error: no line declares the owner '{fact.owner}'"
                continue
            if fact.kind in SWIFT_ONLY | {"case", "cftype"}:
                continue
            generic = self.types.get(fact.owner, fact).name.partition("<")[2]
            own = set(re.findall(r"\w+", generic + " " + fact.name.partition("<")[2]))
            text = re.sub(r"\w+(?=;|$)", "", fact.type) if fact.kind == "struct" else fact.type
            for word in re.findall(r"[A-Za-z_]\w*", text):
                if word not in declared | own:
                    yield (
                        f"{self.file}:{fact.line}: error: no line declares the type '{word}';"
                        " a class with the flag opaque is enough")
