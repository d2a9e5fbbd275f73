// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseCommand
import RowhouseSettings
import Testing

@MainActor
@Suite("Outputs of the command")
struct OutputTests {
  @Test("A check prints each diagnostic, and fails for errors")
  func check() throws {
    let report = BundleReport(SampleBundle.bundle())
    #expect(report.has(.error))
    let lines = report.text(inColor: false).split(separator: "\n").map(String.init)
    #expect(lines.last == "2 pages, 12 specifiers: 1 error, 0 warnings, 0 notes")
    #expect(
      lines.first
        == "Sub/More.plist: PreferenceSpecifiers[3] (PSUnknownSpecifier “Unknown”): error: The type "
        + "“PSUnknownSpecifier” is unknown. A row without effect shows its title. Use a type of Apple or of InAppSettingsKit."
    )
    #expect(report.text(inColor: true).contains("\u{1B}[31merror\u{1B}[0m"))
    let json = try JSONText.read(Array(report.json.utf8))
    #expect(json.members?["diagnostics"]?.elements?.first?.members?["kind"] == "unknownType")
  }

  @Test("A dump draws each page with the values of the store")
  func dump() throws {
    let store = MemoryStore(["size": 1, "sync": "on"])
    let text = BundleDump(SampleBundle.bundle("de"), store: store).text(width: 40)
    for part in ["Allgemein", "Nachtmodus", "Small", "Running", "Version"] {
      #expect(text.contains(part), "\(part)")
    }
    let json = try JSONText.read(Array(BundleDump(SampleBundle.bundle(), store: store).json.utf8))
    #expect(json.members?["pages"]?.elements?.count == 2)
  }

  @Test("A dump draws all rows of a large section")
  func largeDump() {
    let titles = (1...150).map { "Option \($0)" }
    let page: SettingsValue = [
      "PreferenceSpecifiers": [
        [
          "Type": "PSRadioGroupSpecifier", "Title": "Zone", "Key": "zone", "DefaultValue": 1,
          "Values": .array((1...150).map { .integer($0) }),
          "Titles": .array(titles.map { .string($0) }),
        ]
      ]
    ]
    let files = MemoryFiles(["Root.plist": Array(PropertyList.xml(page).utf8)])
    let text = BundleDump(SettingsBundle(files)).text(width: 40)
    #expect(titles.allSatisfy { text.contains($0) } && !text.contains("more"))
  }

  @Test("The name of a file of values determines its format")
  func storeFile() {
    for path in ["a.sqlite", "b/c.SQLite3", "d.db"] {
      #expect(StoreFile(path: path) == .sqlite(path: path))
    }
    for path in ["a.json", "sqlite", "a.sqlite/b"] {
      #expect(StoreFile(path: path) == .json(path: path))
    }
  }

  @Test("Converted source has a page for each page, and escapes texts")
  func convert() {
    let source = SwiftSource(SampleBundle.bundle()).text
    for line in [
      "struct RootPage: TablePage {", "struct SubMorePage: TablePage {",
      "var night: SettingsKey<Bool> { SettingsKey(\"night\", default: false) }",
      "ToggleRow(\"Night mode\", settings, \\.night)",
      "SettingsKey(\"user.name\", default: \"Ada \\\"L\\\"\")",
      "ButtonRow(\"Reset */\") { /* reset */ }",
    ] { #expect(source.contains(line), "\(line)") }
  }

  @Test("A date that is not a number is converted to source that compiles")
  func dateNotANumber() throws {
    let date: [String: Any] = [
      "Type": "IASKDatePickerSpecifier", "Title": "Date", "Key": "date",
      "DefaultValue": Date(timeIntervalSince1970: .nan),
    ]
    let page = try PropertyListSerialization.data(
      fromPropertyList: ["PreferenceSpecifiers": [date]], format: .binary, options: 0)
    let source = SwiftSource(SettingsBundle(MemoryFiles(["Root.plist": Array(page)]))).text
    #expect(source.contains("Date(timeIntervalSince1970: .nan)"))
  }
}
