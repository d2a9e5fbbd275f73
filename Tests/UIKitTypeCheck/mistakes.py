"""Checks the check: each file in Mistakes/ has one mistake, and the check has to report it.

The line above the mistake is a comment, `// reported: words of the message`.
"""

import re
from pathlib import Path

from check import Check
from comparison import Declarations, Reasons, StandIn, unexplained
from packages import Module
from toolchain import CheckError

FOLDER = Path(__file__).resolve().parent / "Mistakes"
EXPECTATION = re.compile(r"^ *// reported: (.*)$")


class Mistake(Module):
    """A module of one file, with the settings of the host."""

    def __init__(self, path, host):
        super().__init__(path.stem, path.parent, [], host.options, host.versions)
        self.path = path
        self.is_test = "\nimport Testing\n" in path.read_text()

    @property
    def files(self):
        return [self.path]

    @property
    def expected(self):
        """The number of the line with the mistake and the words of the message, if there are."""
        for number, line in enumerate(self.path.read_text().splitlines(), 2):
            match = EXPECTATION.match(line)
            if match:
                return number, match[1]
        return None


def test(sdk, packages, folder):
    """Compiles each file; returns the lines of a report, or raises for a mistake not reported."""
    report, failures = [], []
    for platform in ("ios", "maccatalyst"):
        host = packages.module("RowhouseUIKit", platform)
        check = Check(sdk, packages, platform, folder)
        for path in sorted(FOLDER.glob("*.swift")):
            mistake = Mistake(path, host)
            check.add(mistake)
            if mistake in check.portable:
                # The bodies of modules without UIKit are checked for iOS alone.
                if platform != "ios":
                    continue
                check.add_bodies(mistake)
            found = check.findings[mistake.name]
            if not mistake.expected:
                if found:
                    failures.append(f"{path.name} has no mistake, but: {found[0]}")
                continue
            line, words = mistake.expected
            for message in found:
                if re.search(rf"{path.name}:{line}:\d+: error: .*{re.escape(words)}", message):
                    report.append(f"{platform}: {message[message.index(path.name):]}")
                    break
            else:
                failures.append(f"{path.name}:{line}: '{words}' is not reported for {platform}")
    report += comparison(sdk, packages, folder, failures)
    if failures:
        raise CheckError("\n".join(failures))
    return report


def comparison(sdk, packages, folder, failures):
    """Compares a stand-in in which every declaration but one differs."""
    options = packages.module("UIKitDouble", "linux").options
    module = Module("StandIn", FOLDER / "StandIn", [], options, {})
    stand_in = StandIn(sdk, packages, module, folder / "mistaken-stand-in")
    reasons = Reasons()
    new, _, _ = unexplained(stand_in, Declarations(sdk.declarations()), reasons)
    found = {(each.kind, each.path) for each in new}
    expected = {
        ("missing", "UISwitch.flip()"), ("type", "UISwitch.onTintColor"),
        ("setter", "UISwitch.isOn"), ("superclass", "UISwitch"), ("isolation", "UISwitch")}
    for kind, path in sorted(expected - found):
        failures.append(f"the comparison does not report {path} as {kind}")
    for kind, path in sorted(found - expected):
        failures.append(f"the comparison reports {path} as {kind}")
    return [f"comparison: {each}".splitlines()[0] for each in new]
