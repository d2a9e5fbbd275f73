"""Compiles the modules that import UIKit, and those below them, for one platform."""

import re

import labels
from toolchain import run

DIAGNOSTIC = re.compile(r"^\S.*?:\d+:\d+: (?:error|warning): .*$", re.MULTILINE)


class Check:
    """Compiles modules for one platform, each once and after the modules that it imports.

    `findings` has the messages about each module that was compiled.
    """

    def __init__(self, sdk, packages, platform, folder):
        self.sdk = sdk
        self.packages = packages
        self.platform = platform
        self.modules = folder / platform / "modules"
        self.modules.mkdir(parents=True, exist_ok=True)
        self.findings = {}

    def add(self, module):
        """Compiles a module unless an error in a module that it imports makes that useless."""
        if module.name in self.findings:
            return
        for name in module.dependencies:
            self.add(self.packages.module(name, self.platform))
        broken = [name for name in module.dependencies if self.findings[name]]
        if broken:
            self.findings[module.name] = [
                f"{module.name} was not compiled: it imports {', '.join(broken)}"]
        else:
            self.findings[module.name] = self.compile(module)

    def compile(self, module):
        """Compiles a module, checks its delegate methods, and returns the messages."""
        symbols = self.modules.parent / "symbols" / module.name
        symbols.mkdir(parents=True, exist_ok=True)
        status, output = run(
            self.sdk.frontend(self.platform, module.versions[self.platform]) + [
                "-parse-as-library", "-module-name", module.name, *module.options,
                "-I", self.modules,
                # SIL, because data races and initialization are diagnosed there.
                "-emit-sil", "-o", "/dev/null",
                "-emit-module-path", self.modules / f"{module.name}.swiftmodule",
                "-emit-symbol-graph", "-emit-symbol-graph-dir", symbols,
                "-symbol-graph-minimum-access-level", "internal",
                *module.files])
        found = list(dict.fromkeys(DIAGNOSTIC.findall(output)))
        if status and not found:
            found = [output.strip()[-4000:] or f"the compiler exited with {status}"]
        if not status:
            graphs = [symbols / f"{module.name}.symbols.json"]
            graphs += sorted(symbols.glob(f"{module.name}@*.symbols.json"))
            found += labels.misspelled(graphs, self.sdk.declarations())
        return found
