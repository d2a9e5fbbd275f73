"""The modules of a Swift package: their sources, dependencies and compiler settings."""

import json
import re
from pathlib import Path

from toolchain import CheckError, must

IMPORT = re.compile(r"^ *(?:@\w+ |public |package |internal |private )*import UIKit$", re.MULTILINE)
# The compiler's option for each setting of a manifest that takes a value.
OPTIONS = {
    "swiftLanguageMode": "-swift-version",
    "enableUpcomingFeature": "-enable-upcoming-feature",
    "enableExperimentalFeature": "-enable-experimental-feature",
    "define": "-D",
}


class Module:
    """One target of a package, or a folder that is compiled like one."""

    def __init__(self, name, folder, dependencies, options, versions):
        self.name = name
        self.folder = folder
        self.dependencies = dependencies
        self.options = options
        self.versions = versions
        # Files outside the folder.
        self.more = []
        # True for a module of tests, which no other module imports.
        self.is_test = False

    @property
    def files(self):
        found = sorted(
            path for path in self.folder.rglob("*.swift")
            if not any(part.endswith(".docc") for part in path.parts))
        if not found:
            raise CheckError(f"{self.folder} has no Swift files")
        return found + self.more

    @property
    def imports_uikit(self):
        return any(IMPORT.search(path.read_text()) for path in self.files)


class Package:
    """The targets of a package as the package manager reads them from its manifest."""

    def __init__(self, root, toolchain, scratch):
        self.root = Path(root)
        # A scratch folder of its own: a build that runs meanwhile locks the usual one.
        text = must(
            [
                toolchain.tool("swift"), "package", "--package-path", self.root,
                "--scratch-path", scratch / self.root.resolve().name, "dump-package"],
            f"reading {self.root}/Package.swift")
        manifest = json.loads(text[text.index("{"):])
        self.name = manifest["name"]
        self.versions = {p["platformName"]: p["version"] for p in manifest["platforms"]}
        self.products = {p["name"]: p["targets"] for p in manifest["products"]}
        self.targets = {t["name"]: t for t in manifest["targets"]}

    def options(self, target, platform):
        options = ["-package-name", self.name.replace("-", "_"), "-DSWIFT_PACKAGE"]
        for setting in self.targets[target]["settings"]:
            platforms = (setting.get("condition") or {}).get("platformNames", [])
            if setting["tool"] != "swift" or (platforms and platform not in platforms):
                continue
            ((kind, value),) = setting["kind"].items()
            if kind == "treatAllWarnings":
                options += ["-warnings-as-errors"] if value["_0"] == "error" else []
            elif kind in OPTIONS:
                options += [OPTIONS[kind], value["_0"]]
            else:
                raise CheckError(f"the setting {kind} of {target} is not known to this check")
        return options

    def dependencies(self, target, platform):
        """The names of the targets and products that a target depends on, on a platform."""
        names = []
        for dependency in self.targets[target]["dependencies"]:
            ((_, values),) = dependency.items()
            condition = next((v for v in values if isinstance(v, dict)), None) or {}
            platforms = condition.get("platformNames", [])
            if not platforms or platform in platforms:
                names.append(values[0])
        return names


class Packages:
    """Several packages whose modules import one another."""

    def __init__(self, packages):
        self.packages = packages

    def module(self, name, platform):
        for package in self.packages:
            if name in package.targets:
                target = package.targets[name]
                is_test = target["type"] == "test"
                parent = "Tests" if is_test else "Sources"
                folder = package.root / (target.get("path") or f"{parent}/{name}")
                targets = []
                for dependency in package.dependencies(name, platform):
                    targets += self.targets(dependency)
                module = Module(
                    name, folder, targets, package.options(name, platform), package.versions)
                module.is_test = is_test
                return module
        raise CheckError(f"no package has a target called {name}")

    def targets(self, name):
        """The targets of a product, or the one target of that name."""
        for package in self.packages:
            if name in package.targets:
                return [name]
            if name in package.products:
                return package.products[name]
        raise CheckError(f"no package has a target or product called {name}")
