"""Type-checks Rowhouse's UIKit host for iOS and Mac Catalyst on Linux.

Without options it compiles the host, the gallery and the example app, compares UIKitDouble
with UIKit, and checks that deliberate mistakes are reported. The README in
Tests/Support/UIKitFacts describes what that proves.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mistakes
from check import Check
from comparison import Reasons, StandIn, imported_declarations, unexplained
from facts import Facts, FactsError
from packages import Module, Package, Packages
from toolchain import SDK, CheckError, Toolchain

PLATFORMS = ("ios", "maccatalyst")
CHECKED = ("RowhouseUIKit", "GalleryUIKit")
# Tests run in the simulator, as part of the example app's project.
TESTS = ("RowhouseUIKitTests", "GalleryUIKitTests")


def example_app(packages, platform):
    """The sources of the Xcode project, with the settings of the gallery."""
    gallery = packages.module("GalleryUIKit", platform)
    options = list(gallery.options)
    options[options.index("-package-name") + 1] = "example"
    return Module(
        "GalleryApp", Path("Examples/GalleryApp/App"), gallery.dependencies + ["GalleryUIKit"],
        options, gallery.versions)


def test_host(packages, platform):
    """The application of the same project in which the tests run."""
    module = example_app(packages, platform)
    return Module(
        "TestHost", Path("Examples/GalleryApp/TestHost"), [], module.options, module.versions)


def readme_app(packages, platform):
    """The app that the README starts with: the page of its server, and a scene delegate."""
    gallery = packages.module("GalleryUIKit", platform)
    options = list(gallery.options)
    options[options.index("-package-name") + 1] = "readme"
    module = Module(
        "ReadmeApp", Path("Gallery/Tests/Readme/App"), gallery.dependencies, options, gallery.versions)
    module.more = [Path("Gallery/Tests/Readme/Settings/SettingsPage.swift")]
    return module


def tests(packages, name, platform):
    """A module of tests, for the versions of the project that it is a part of."""
    module = packages.module(name, platform)
    module.versions = packages.module("GalleryUIKit", platform).versions
    return module


def check_platform(sdk, packages, platform, folder):
    """Compiles everything for a platform but the tests; for iOS, everything that they import."""
    check = Check(sdk, packages, platform, folder)
    for name in CHECKED:
        check.add(packages.module(name, platform))
    check.add(example_app(packages, platform))
    check.add(readme_app(packages, platform))
    if platform == "ios":
        check.add(test_host(packages, platform))
        for name in TESTS:
            for below in tests(packages, name, platform).dependencies:
                check.add(packages.module(below, platform))
    return check


def compare(sdk, packages, folder):
    """Returns the differences without a reason, the reasons without a difference, and a summary."""
    double = packages.module("UIKitDouble", "linux")
    stand_in = StandIn(sdk, packages, double, folder / "stand-in")
    reasons = Reasons()
    new, explained, compared = unexplained(
        stand_in, imported_declarations(sdk, Facts()), reasons)
    summary = (
        f"UIKitDouble: {compared} declarations, {len(new)} unexplained and {explained} explained"
        " differences")
    return new + reasons.unused(), summary


def main():
    parser = argparse.ArgumentParser(prog="Tools/uikit-typecheck", description=__doc__)
    parser.add_argument(
        "--self-test", action="store_true",
        help="check that deliberate mistakes are reported, and nothing else")
    arguments = parser.parse_args()
    start = time.monotonic()
    folder = Path(".build/uikit-typecheck").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    toolchain = Toolchain()
    with ThreadPoolExecutor(2) as pool:
        manifests = [
            pool.submit(Package, Path(root), toolchain, folder / "manifests")
            for root in (".", "Gallery")]
        sdk = SDK(toolchain, folder)
        packages = Packages([each.result() for each in manifests])
        if arguments.self_test:
            for line in mistakes.test(sdk, packages, folder):
                print(line)
            return 0
        checks = [
            pool.submit(check_platform, sdk, packages, platform, folder)
            for platform in PLATFORMS]
        ios = checks[0].result()
        # The longest first.
        rest = [pool.submit(ios.add, tests(packages, name, ios.platform)) for name in TESTS]
        comparison = pool.submit(compare, sdk, packages, folder)
        # The versions of both platforms are those of the same year, so one platform is enough.
        rest += [pool.submit(ios.add_bodies, module) for module in ios.portable]
        self_test = pool.submit(mistakes.test, sdk, packages, folder)
        for each in rest:
            each.result()
        checks = [each.result() for each in checks]
        differences, summary = comparison.result()
    problems = len(differences)
    for check in checks:
        for messages in check.findings.values():
            problems += len(messages)
            for message in messages:
                print(message)
        print(f"{check.platform}: {', '.join(check.findings)} compiled")
    for each in differences:
        print(each)
    print(summary)
    print(f"{problems} problems, {time.monotonic() - start:.1f} s")
    for line in self_test.result():
        print(line)
    return 1 if problems else 0


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parents[2])
    try:
        sys.exit(main())
    except (CheckError, FactsError) as error:
        print(error, file=sys.stderr)
        sys.exit(2)
