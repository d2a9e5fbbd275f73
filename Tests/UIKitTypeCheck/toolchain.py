"""The Swift compiler of this machine, and the modules that it generates for Apple's platforms."""

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

from facts import DATA, REEXPORTS, Facts
from headers import Header
from overlays import Overlay

# Modules of the toolchain that are compiled again, because those of Linux have no Objective-C.
STANDARD = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation", "Testing"]
# The lowest version of a compiled module; every checked module has a higher one.
LOWEST = "13.1"

# Declarations that the compiler looks up in the standard library where there is Objective-C.
OBJECTIVE_C_ADDITIONS = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  public var pointee: Pointee { get nonmutating set }
}
public func _bridgeAnyObjectToAny(_ object: Swift.AnyObject?) -> Any
"""


class CheckError(Exception):
    """A reason why the check cannot be made; not a finding."""


def run(command):
    """The exit status and everything that a command printed."""
    result = subprocess.run(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace")
    return result.returncode, result.stdout


def must(command, purpose):
    status, output = run(command)
    if status:
        errors = [line for line in output.splitlines() if re.match(r"\S.*error: ", line)]
        raise CheckError(f"{purpose} failed:\n" + "\n".join(errors[:20] or [output[-2000:]]))
    return output


class Toolchain:
    """The compiler on the path."""

    def __init__(self):
        self.swiftc = shutil.which("swiftc")
        if not self.swiftc:
            raise CheckError("swiftc is not on the path; Tools/setup lists what is needed")
        self.folder = Path(self.swiftc).resolve().parent
        info = json.loads(must([self.swiftc, "-print-target-info"], "asking swiftc for its target"))
        self.version = info["compilerVersion"]
        self.triple = info["target"]["unversionedTriple"]
        self.architecture = info["target"]["arch"].replace("aarch64", "arm64")
        self.resources = Path(info["paths"]["runtimeResourcePath"])

    def tool(self, name):
        return self.folder / name

    def target(self, platform, version):
        ending = {"ios": "-simulator", "maccatalyst": "-macabi"}[platform]
        return f"{self.architecture}-apple-ios{version}{ending}"

    def interface(self, module):
        """The text of a module of the standard library, for a compiler with Objective-C."""
        path = self.resources / "linux" / f"{module}.swiftmodule" / f"{self.triple}.swiftinterface"
        if not path.exists():
            raise CheckError(f"the toolchain has no {path}")
        lines = path.read_text().splitlines(keepends=True)
        flags = next(i for i, line in enumerate(lines) if "swift-module-flags:" in line)
        changed = re.sub(r"-target \S+", f"-target {self.target('ios', LOWEST)}", lines[flags])
        changed = changed.replace("-disable-objc-interop", "-enable-objc-interop")
        # Bodies matter to optimized code alone and are nine tenths of the time.
        changed = changed.replace(" -O ", " -Onone -experimental-skip-all-function-bodies ")
        lines[flags] = changed
        text = re.sub(r"@backDeployed\([^)]*\)", "", "".join(lines))
        text = re.sub(r"^import (?:Glibc|Musl)$", "", text, flags=re.MULTILINE)
        return text + (OBJECTIVE_C_ADDITIONS if module == "Swift" else "")


class SDK:
    """The standard library and the modules of the table, compiled once for both platforms.

    A folder in the package's build directory keeps them until the compiler or its place, the table or the
    generator changes.
    """

    def __init__(self, toolchain, folder):
        self.toolchain = toolchain
        self.cache = folder / "clang"
        generator = ("facts.py", "headers.py", "overlays.py", "toolchain.py")
        own = [DATA / "api.tsv"] + [Path(__file__).parent / name for name in generator]
        digest = hashlib.sha256(f"{toolchain.version}\n{toolchain.resources}\n".encode())
        for path in own:
            digest.update(path.read_bytes())
        self.folder = folder / f"sdk-{digest.hexdigest()[:16]}"
        if not self.folder.exists():
            for old in folder.glob("sdk-*"):
                shutil.rmtree(old)
            temporary = folder / "unfinished"
            shutil.rmtree(temporary, ignore_errors=True)
            final, self.folder = self.folder, temporary
            self.build()
            self.folder = temporary.rename(final)

    def options(self, platform="ios", version=LOWEST):
        """The options of every compilation that imports the modules."""
        generated = [("-I", self.folder / module) for module in REEXPORTS]
        return [
            "-target", self.toolchain.target(platform, version),
            "-resource-dir", self.folder / "resources",
            "-module-cache-path", self.cache,
            "-plugin-path", self.toolchain.resources / "host" / "plugins",
            "-I", self.folder / "modules",
            *[word for pair in generated for word in pair],
        ]

    def frontend(self, platform="ios", version=LOWEST):
        return [
            self.toolchain.swiftc, "-frontend", *self.options(platform, version),
            "-disable-objc-attr-requires-foundation-module"]

    def build(self):
        resources = self.folder / "resources"
        resources.mkdir(parents=True)
        # The folder without the C modules of Linux.
        for name in ("apinotes", "clang", "shims"):
            (resources / name).symlink_to(self.toolchain.resources / name)
        (self.folder / "modules").mkdir()
        for module in STANDARD:
            self.build_standard(module)
        facts = Facts()
        for module in REEXPORTS:
            self.build_generated(facts, module)
        self.dump(self.options(), REEXPORTS, self.folder / "declarations.json")

    def declarations(self):
        """The nodes of the importer's Swift declarations of the generated modules."""
        return self.dumped(self.folder / "declarations.json")

    @staticmethod
    def dumped(path):
        return json.loads(path.read_text())["ABIRoot"]["children"]

    def dump(self, options, modules, path):
        """Writes the public declarations of compiled modules as JSON."""
        names = [word for module in modules for word in ("-module", module)]
        must(
            [
                self.toolchain.tool("swift-api-digester"), "-dump-sdk", *names, *options,
                "-sdk", "/", "-avoid-tool-args", "-avoid-location", "-o", path],
            f"listing the declarations of {', '.join(modules)}")

    def build_standard(self, module):
        source = self.folder / f"{module}.swiftinterface"
        text = self.toolchain.interface(module)
        source.write_text(text)
        parse = ["-parse-stdlib"] if "-parse-stdlib" in text[:4000] else []
        must(
            self.frontend() + [
                "-compile-module-from-interface", source, "-module-name", module,
                "-suppress-warnings", "-disable-availability-checking", *parse,
                "-o", self.folder / "modules" / f"{module}.swiftmodule"],
            f"compiling {module} for Apple's platforms")

    def build_generated(self, facts, module):
        folder = self.folder / module
        folder.mkdir()
        header = Header(facts, module)
        (folder / f"{module}.h").write_text(header.text())
        (folder / "module.modulemap").write_text(header.module_map())
        source = self.folder / f"{module}.swift"
        source.write_text(Overlay(facts, module).text())
        must(
            self.frontend() + [
                "-emit-module", "-parse-as-library", "-module-name", module, "-swift-version", "5",
                "-suppress-warnings", "-disable-availability-checking",
                "-experimental-skip-all-function-bodies", source,
                "-o", self.folder / "modules" / f"{module}.swiftmodule"],
            f"compiling the generated {module}")
