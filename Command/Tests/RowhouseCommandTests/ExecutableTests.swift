// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseCommand
import RowhouseSettings
import Testing

@MainActor
@Suite("The program rowhouse", .serialized)
struct ExecutableTests {
  /// A bundle with one page and a list of rows.
  private func files(_ specifiers: SettingsValue...) -> MemoryFiles {
    let root: SettingsValue = ["PreferenceSpecifiers": .array(specifiers)]
    return MemoryFiles(["Root.plist": Array(PropertyList.xml(root).utf8)])
  }

  private let version: SettingsValue = [
    "Type": "PSTitleValueSpecifier", "Title": "Version", "Key": "version", "DefaultValue": "1.0",
  ]

  /// A bundle whose first page leads to many others.
  private func manyPages(_ count: Int) -> MemoryFiles {
    let links = (0..<count).map { number -> SettingsValue in
      ["Type": "PSChildPaneSpecifier", "Title": "Page", "File": .string("Page\(number)")]
    }
    var files = files(.dictionary([:]))
    let root: SettingsValue = ["PreferenceSpecifiers": .array(links)]
    files.contents["Root.plist"] = Array(PropertyList.xml(root).utf8)
    let page: SettingsValue = ["PreferenceSpecifiers": [version]]
    for number in 0..<count {
      files.contents["Page\(number).plist"] = Array(PropertyList.xml(page).utf8)
    }
    return files
  }

  @Test("`check` exits with 0 for a bundle without mistakes")
  func clean() throws {
    try Executable.use { program in
      let result = try program.run("check", try program.bundle(files(version)))
      #expect(result.status == 0)
      #expect(result.output == "1 pages, 1 specifiers: 0 errors, 0 warnings, 0 notes\n")
      #expect(result.errors.isEmpty)
    }
  }

  @Test("`check` exits with 1 for errors, and with --strict for warnings")
  func statuses() throws {
    try Executable.use { program in
      let bundle = try program.bundle(SampleBundle.files)
      let result = try program.run("check", bundle)
      #expect(result.status == 1)
      #expect(result.output == BundleReport(SampleBundle.bundle()).text(inColor: false))
    }
    try Executable.use { program in
      // A default that is none of the values.
      let choice: SettingsValue = [
        "Type": "PSMultiValueSpecifier", "Title": "Size", "Key": "size", "DefaultValue": 3,
        "Values": [1, 2], "Titles": ["Small", "Large"],
      ]
      let bundle = try program.bundle(files(choice))
      let result = try program.run("check", bundle)
      #expect(result.output.contains("1 warning"), "\(result.output)")
      #expect(result.status == 0)
      #expect(try program.run("check", bundle, "--strict").status == 1)
    }
  }

  @Test("`check` reads all languages, or only that of the option")
  func checkedLanguages() throws {
    try Executable.use { program in
      var files = files(version)
      files.contents["en.lproj/Root.strings"] = Array(#""A" = "B";"#.utf8)
      files.contents["de.lproj/Root.strings"] = Array("%%%".utf8)
      let bundle = try program.bundle(files)
      let all = try program.run("check", bundle)
      #expect(all.status == 1 && all.output.contains("de.lproj/Root.strings"), "\(all.output)")
      #expect(try program.run("check", bundle, "--language", "en").status == 0)
      #expect(try program.run("check", bundle, "--language", "de").status == 1)
    }
  }

  @Test("Names of folders cannot control the terminal")
  func foreignNames() throws {
    try Executable.use { program in
      var files = files(version)
      let folder = "\u{1B}]0;x\u{07}\u{9B}31m\u{202E}.lproj"
      files.contents["\(folder)/Root.strings"] = Array(#""A" = "B";"#.utf8)
      let result = try program.run("convert", try program.bundle(files), "--language", "fr")
      #expect(result.errors.contains(#"\u{1B}]0;x\u{7}\u{9B}31m\u{202E}"#), "\(result.errors)")
      for scalar in ["\u{1B}", "\u{9B}", "\u{202E}"] { #expect(!result.errors.contains(scalar)) }
    }
  }

  @Test("`check --json` prints JSON and nothing else, with the same exit status")
  func json() throws {
    try Executable.use { program in
      let result = try program.run("check", try program.bundle(SampleBundle.files), "--json")
      #expect(result.status == 1 && result.errors.isEmpty)
      let json = try JSONText.read(Array(result.output.utf8))
      #expect(json.members?["pages"] == ["Root", "Sub/More"])
      #expect(json.members?["diagnostics"]?.elements?.count == 1)
    }
  }

  @Test("A folder that does not exist and options that cannot be are explained, with status 64")
  func mistakes() throws {
    try Executable.use { program in
      let bundle = try program.bundle(SampleBundle.files)
      let missing = try program.run("check", "\(bundle)/missing")
      #expect(missing.status == 64 && missing.output.isEmpty)
      #expect(missing.errors.contains("\(bundle)/missing"), "\(missing.errors)")
      let narrow = try program.run("dump", bundle, "--width", "5")
      #expect(narrow.status == 64)
      #expect(narrow.errors.contains("--width is 5"), "\(narrow.errors)")
      let check = try program.run("check", bundle, "--page", "Genral")
      #expect(check.status == 1)
      #expect(
        check.output.hasPrefix(
          "Genral.plist: error: There is no page “Genral”. An empty page is shown. "
            + "Add its file, or choose another first page.\n"))
      for command in ["dump", "convert", "serve"] {
        let none = try program.run(command, bundle, "--page", "Genral")
        #expect(none.status == 64 && none.output.isEmpty)
        #expect(none.errors.contains("has no page “Genral”"), "\(none.errors)")
      }
      let values = try program.run("dump", bundle, "--json", "--store", "settings.json")
      #expect(values.status == 64)
      #expect(values.errors.contains("Leave out --json or --store"), "\(values.errors)")
      let watch = try program.run("convert", bundle, "--device", "watch")
      #expect(watch.status == 64)
      #expect(watch.errors.contains("Choose phone, pad, mac, or vision"), "\(watch.errors)")
    }
  }

  @Test("`serve` does not start with a store that could not be written", arguments: ["json", "db"])
  func unwritableStore(kind: String) throws {
    try Executable.use { program in
      let bundle = try program.bundle(files(version))
      let folder = program.folder.appendingPathComponent("missing")
      let result = try program.run(
        "serve", bundle, "--port", "0", "--store", "\(folder.path)/settings.\(kind)")
      #expect(result.status == 64 && result.output.isEmpty)
      #expect(
        result.errors.contains("could not be written: there is no folder “"), "\(result.errors)")
    }
  }

  @Test("`dump` prints the pages as text, with the values of a file, and as JSON")
  func dump() throws {
    try Executable.use { program in
      let bundle = try program.bundle(SampleBundle.files)
      let store = program.folder.appendingPathComponent("settings.json")
      try Data(#"{"size": 1, "night": true}"#.utf8).write(to: store)
      let result = try program.run(
        "dump", bundle, "--language", "de", "--store", store.path, "--width", "40")
      let expected = BundleDump(
        SampleBundle.bundle("de"), store: MemoryStore(["size": 1, "night": true]))
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output == expected.text(width: 40))
      #expect(result.output.contains("Nachtmodus") && result.output.contains("Small"))
      let json = try program.run("dump", bundle, "--json")
      #expect(json.output == BundleDump(SampleBundle.bundle()).json)
    }
  }

  @Test("`dump` needs a file of values that it can read", arguments: ["json", "db"])
  func unusableValues(kind: String) throws {
    try Executable.use { program in
      let bundle = try program.bundle(files(version))
      let store = program.folder.appendingPathComponent("settings.\(kind)")
      let missing = try program.run("dump", bundle, "--store", store.path)
      #expect(missing.status == 64 && missing.output.isEmpty)
      #expect(missing.errors.contains("There is no file “\(store.path)”."), "\(missing.errors)")
      try Data("[not values]".utf8).write(to: store)
      let damaged = try program.run("dump", bundle, "--store", store.path)
      #expect(damaged.status == 64 && damaged.output.isEmpty)
      #expect(damaged.errors.contains(store.path), "\(damaged.errors)")
    }
  }

  @Test("Pages have a language that the bundle has, or English, as when they are served")
  func languages() throws {
    try Executable.use { program in
      let sample = try program.bundle(SampleBundle.files)
      let german = try program.run("convert", sample, environment: ["LC_ALL": "de_AT.UTF-8"])
      #expect(german.output == SwiftSource(SampleBundle.bundle("de")).text)
      let arabic = try program.run("convert", sample, environment: ["LC_ALL": "ar_EG.UTF-8"])
      #expect(arabic.output == SwiftSource(SampleBundle.bundle("en")).text)
      let dump = try program.run("dump", sample, environment: ["LC_ALL": "ar_EG.UTF-8"])
      #expect(dump.output == BundleDump(SampleBundle.bundle("en")).text(width: 70))
      // With the option, the texts outside folders are in that language.
      let other = try program.run("convert", sample, "--language", "fr")
      #expect(other.status == 0 && other.output.contains(#"var language: String? { "fr" }"#))
      #expect(other.errors.contains("no folder for the language “fr”, only for de, en."))
    }
    try Executable.use { program in
      let plain = try program.bundle(files(version))
      let arabic = try program.run("convert", plain, environment: ["LC_ALL": "ar_EG.UTF-8"])
      #expect(arabic.output.contains(#"var language: String? { "en" }"#))
      let option = try program.run("convert", plain, "--language", "fr")
      #expect(option.output.contains(#"var language: String? { "fr" }"#) && option.errors.isEmpty)
    }
  }

  @Test("`convert` prints the source, and the errors beside it")
  func convert() throws {
    try Executable.use { program in
      let result = try program.run("convert", try program.bundle(SampleBundle.files))
      #expect(result.status == 0)
      #expect(result.output == SwiftSource(SampleBundle.bundle()).text)
      #expect(result.errors.contains("PSUnknownSpecifier"), "\(result.errors)")
    }
  }

  @Test(
    "An output that cannot be written is an error, with status 74",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    try Executable.use { program in
      let bundle = try program.bundle(files(version))
      for command in ["check", "dump", "convert"] {
        let disk = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        #expect(try program.run(command, bundle, on: disk).status == 74, "\(command)")
      }
    }
  }

  @Test("Each subcommand has help with an example")
  func help() throws {
    try Executable.use { program in
      let help = try program.run("--help")
      #expect(help.status == 0 && help.output.contains("Examples:"))
      for command in ["serve", "check", "dump", "convert"] {
        #expect(help.output.contains("\n  \(command)"), "\(command)")
        let own = try program.run(command, "--help")
        #expect(own.status == 0 && own.output.contains("Example: rowhouse \(command)"))
      }
    }
  }

  @Test("The completions name the subcommands", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    try Executable.use { program in
      let result = try program.run("--generate-completion-script", shell)
      #expect(result.status == 0)
      for command in ["serve", "check", "dump", "convert"] {
        #expect(result.output.contains(command), "\(command)")
      }
    }
  }

  @Test("The progress of long work is shown on a terminal only, and removed at its end")
  func progress() throws {
    try Executable.use { program in
      let bundle = try program.bundle(manyPages(80))
      let terminal = try PseudoTerminal()
      #expect(try program.run("check", bundle, on: terminal.terminal).status == 0)
      let text = terminal.text()
      #expect(text.contains("\rReading pages: 100 % of 81\u{1B}[K"), "\(text)")
      #expect(text.contains("\u{1B}[K\r\u{1B}[K81 pages"), "\(text)")
      let result = try program.run("check", bundle)
      #expect(result.errors.isEmpty && !result.output.contains("Reading"))
    }
  }

  @Test("Short work shows no progress, and a plain terminal none at all")
  func noProgress() throws {
    try Executable.use { program in
      let terminal = try PseudoTerminal()
      let bundle = try program.bundle(files(version))
      #expect(try program.run("dump", bundle, on: terminal.terminal).status == 0)
      #expect(!terminal.text().contains("\u{1B}"))
      let many = try program.bundle(manyPages(80))
      let plain = ["TERM": "dumb"]
      #expect(
        try program.run("check", many, on: terminal.terminal, environment: plain).status == 0)
      #expect(!terminal.text().contains("\u{1B}"))
    }
  }

  @Test("Severities have colors on a terminal, unless NO_COLOR is set")
  func colors() throws {
    try Executable.use { program in
      let bundle = try program.bundle(SampleBundle.files)
      let terminal = try PseudoTerminal()
      _ = try program.run("check", bundle, on: terminal.terminal)
      #expect(terminal.text().contains("\u{1B}[31merror\u{1B}[0m"))
      let variables = ["NO_COLOR": "1"]
      let plain = try program.run("check", bundle, on: terminal.terminal, environment: variables)
      let text = terminal.text()
      #expect(plain.status == 1 && text.contains("error") && !text.contains("\u{1B}"), "\(text)")
    }
  }
}
