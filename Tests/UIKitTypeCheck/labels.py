"""Finds methods that resemble an optional method of a delegate but are not that method.

The compiler warns of them only where the conformance is declared, not in other extensions.
"""

import difflib
import json


class Requirements:
    """The methods of the imported protocols, by the protocol's symbol."""

    def __init__(self, declarations):
        self.methods = {}
        self.optional = {}
        self.parents = {}
        for node in declarations:
            if node.get("declKind") != "Protocol":
                continue
            usr = node["usr"]
            methods = [child for child in node.get("children", []) if child["kind"] == "Function"]
            self.methods[usr] = {child["printedName"] for child in methods}
            self.optional[usr] = {
                child["printedName"] for child in methods
                if "Optional" in child.get("declAttributes", [])}
            self.parents[usr] = [each["usr"] for each in node.get("conformances", [])]

    def with_parents(self, usrs):
        found = set()
        waiting = list(usrs)
        while waiting:
            usr = waiting.pop()
            if usr not in found:
                found.add(usr)
                waiting += self.parents.get(usr, [])
        return found


def misspelled(graphs, declarations):
    """A message for each misspelled method in the symbol graphs of a module."""
    requirements = Requirements(declarations)
    symbols, above, members = {}, {}, []
    for path in graphs:
        graph = json.loads(path.read_text())
        for symbol in graph["symbols"]:
            symbols[symbol["identifier"]["precise"]] = symbol
        for relation in graph["relationships"]:
            if relation["kind"] in ("conformsTo", "inheritsFrom"):
                above.setdefault(relation["source"], set()).add(relation["target"])
            elif relation["kind"] == "memberOf":
                members.append((relation["source"], relation["target"]))
    for source, owner in members:
        symbol = symbols.get(source)
        if not symbol or symbol["kind"]["identifier"] != "swift.method":
            continue
        fragments = {fragment["spelling"] for fragment in symbol["declarationFragments"]}
        if "override" in fragments or "location" not in symbol:
            continue
        protocols = requirements.with_parents(types_above(owner, above))
        name = symbol["pathComponents"][-1]
        if any(name in requirements.methods.get(usr, ()) for usr in protocols):
            continue
        optional = set().union(*(requirements.optional.get(usr, ()) for usr in protocols))
        closest = closest_method(name, optional)
        if closest:
            place = symbol["location"]
            path = place["uri"].removeprefix("file://")
            line, column = place["position"]["line"] + 1, place["position"]["character"] + 1
            yield (
                f"{path}:{line}:{column}: error: '{name}' is not a method of a protocol that the"
                f" type conforms to; the closest is '{closest}'")


def types_above(usr, above):
    """A type's superclasses and protocols, as far as the module declares them."""
    found = set()
    waiting = [usr]
    while waiting:
        for each in above.get(waiting.pop(), ()):
            if each not in found:
                found.add(each)
                waiting.append(each)
    return found


def closest_method(name, optional):
    """The optional method with the same base name, or one that differs in a letter or two."""
    base = name.partition("(")[0]
    # The delegate's methods begin with the sender: `tableView(_:`.
    same = [each for each in optional if each.partition("(")[0] == base]
    if same and "(_:" in name:
        return difflib.get_close_matches(name, same, 1, 0)[0]
    return next(iter(difflib.get_close_matches(name, optional, 1, 0.93)), None)
