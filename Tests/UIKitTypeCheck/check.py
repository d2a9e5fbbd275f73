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
# Data races and initialization are diagnosed there.
SIL = ["-emit-sil", "-o", "/dev/null"]


class Check:
    """Compiles modules for one platform, each once and after the modules that it imports.

    `findings` has the messages about each module that was compiled. `portable` has the modules whose
    bodies were not compiled.
    """

    def __init__(self, sdk, packages, platform, folder):
        self.sdk = sdk
        self.packages = packages
        self.platform = platform
        self.modules = folder / platform / "modules"
        self.modules.mkdir(parents=True, exist_ok=True)
        self.findings = {}
        self.portable = []

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
            status, output = self.frontend(module, SIL)
            messages = self.messages(status, output)
            return [each for each in messages if not TEST_RECORD.match(each)]
        if not module.imports_uikit:
            return self.compile_portable(module)
        symbols = self.modules.parent / "symbols" / module.name
        symbols.mkdir(parents=True, exist_ok=True)
        status, output = self.frontend(
            module, [
                *SIL, "-emit-module-path", self.path(module),
                "-emit-symbol-graph", "-emit-symbol-graph-dir", symbols,
                "-symbol-graph-minimum-access-level", "internal"])
        found = self.messages(status, output)
        if not status:
            graphs = [symbols / f"{module.name}.symbols.json"]
            graphs += sorted(symbols.glob(f"{module.name}@*.symbols.json"))
            found += labels.misspelled(graphs, self.sdk.declarations())
        return found

    def compile_portable(self, module):
        """Compiles the declarations of a module without UIKit, and returns the messages.

        The tests on Linux compile its bodies. `add_bodies` checks them for what iOS has.
        """
        self.portable.append(module)
        return self.messages(*self.frontend(
            module, [
                "-emit-module", "-o", self.path(module), "-experimental-skip-all-function-bodies"]))

    def add_bodies(self, module):
        """Checks the bodies of a module of `portable`."""
        if not self.findings[module.name]:
            self.findings[module.name] = self.messages(*self.frontend(module, ["-typecheck"]))

    def path(self, module):
        return self.modules / f"{module.name}.swiftmodule"

    def frontend(self, module, outputs):
        return run(
            self.sdk.frontend(self.platform, module.versions[self.platform]) + [
                "-parse-as-library", "-module-name", module.name, *module.options,
                "-I", self.modules,
                # Some tests import a module with `@testable`.
                "-enable-testing", *outputs, *module.files])

    @classmethod
    def messages(cls, status, output):
        found = list(dict.fromkeys(DIAGNOSTIC.findall(output)))
        return found or ([cls.failure(status, output)] if status else [])

    @staticmethod
    def failure(status, output):
        return output.strip()[-4000:] or f"the compiler exited with {status}"
