"""Compiles the modules that import UIKit, and those below them, for one platform."""

import re

import labels
from toolchain import run

DIAGNOSTIC = re.compile(r"^\S.*?:\d+:\d+: (?:error|warning): .*$", re.MULTILINE)
# The records that the macros of Swift Testing generate have to be constants. The compiler cannot
# compute their literals with a standard library that has no bodies.
TEST_RECORD = re.compile(
    r"^macro expansion .*(?:'@const' value should be initialized with a compile-time value"
    r"|global variable must be a compile-time constant to use @section attribute)$")


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
        if module.is_test:
            return self.compile_tests(module)
        symbols = self.modules.parent / "symbols" / module.name
        symbols.mkdir(parents=True, exist_ok=True)
        status, output = self.frontend(
            module, [
                "-emit-module-path", self.modules / f"{module.name}.swiftmodule",
                "-emit-symbol-graph", "-emit-symbol-graph-dir", symbols,
                "-symbol-graph-minimum-access-level", "internal"])
        found = list(dict.fromkeys(DIAGNOSTIC.findall(output)))
        if status and not found:
            found = [self.failure(status, output)]
        if not status:
            graphs = [symbols / f"{module.name}.symbols.json"]
            graphs += sorted(symbols.glob(f"{module.name}@*.symbols.json"))
            found += labels.misspelled(graphs, self.sdk.declarations())
        return found

    def compile_tests(self, module):
        """Compiles a module of tests, and returns the messages; labels are not compared."""
        status, output = self.frontend(module, [])
        messages = list(dict.fromkeys(DIAGNOSTIC.findall(output)))
        if status and not messages:
            return [self.failure(status, output)]
        return [each for each in messages if not TEST_RECORD.match(each)]

    def frontend(self, module, outputs):
        return run(
            self.sdk.frontend(self.platform, module.versions[self.platform]) + [
                "-parse-as-library", "-module-name", module.name, *module.options,
                "-I", self.modules,
                # Some tests import a module with `@testable`.
                "-enable-testing",
                # SIL, because data races and initialization are diagnosed there.
                "-emit-sil", "-o", "/dev/null", *outputs, *module.files])

    @staticmethod
    def failure(status, output):
        return output.strip()[-4000:] or f"the compiler exited with {status}"
