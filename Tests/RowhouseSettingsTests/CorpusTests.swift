// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

@MainActor
@Suite(
  "Settings bundles of published applications",
  .enabled(if: SettingsCorpus.isThere, Comment(rawValue: SettingsCorpus.reason)))
struct CorpusTests {
  /// The summary of all files, which `ROWHOUSE_UPDATE_GOLDEN=1` updates.
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/corpus.txt")

  @Test(
    "Each specifier is a row, a section or a diagnostic, and the counts are those of the summary")
  func everyFile() throws {
    var lines: [String] = []
    for path in SettingsCorpus.files(withExtension: "plist") {
      let summary = try FileSummary(path)
      #expect(
        summary.lost.isEmpty, "\(path): specifiers \(summary.lost) are neither shown nor reported")
      lines.append(summary.line)
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["ROWHOUSE_UPDATE_GOLDEN"] == "1" {
      try text.write(to: Self.golden, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: Self.golden, encoding: .utf8)
    let differences = Set(lines).symmetricDifference(
      expected.split(separator: "\n").map(String.init))
    #expect(text == expected, "differs in \(differences.sorted())")
  }

  @Test("All tables of strings are read without a mistake")
  func strings() throws {
    for path in SettingsCorpus.files(withExtension: "strings") {
      let bytes = try SettingsCorpus.bytes(path)
      if bytes.isEmpty { continue }
      let list = try PropertyList(bytes)
      // Three files have lost their byte order marks, and are read nevertheless.
      let isDamaged = bytes.starts(with: [0xEF, 0xBF, 0xBD])
      #expect(list.faults.count == (isDamaged ? 1 : 0), "\(path): \(list.faults)")
      if isDamaged { #expect(list.value.members?.isEmpty == false, "\(path)") }
    }
  }

  @Test("Documents are written as they were read")
  func roundTrip() throws {
    for path in SettingsCorpus.files(withExtension: "plist") {
      let list = try PropertyList(try SettingsCorpus.bytes(path))
      let document = SettingsDocument.read(try SettingsCorpus.bytes(path), path: path) { _ in }
      let written = try PropertyList(Array(PropertyList.xml(document.propertyList).utf8))
      if list.value.members?["PreferenceSpecifiers"] != nil {
        #expect(written.value == list.value, "\(path)")
      }
    }
  }

  @Test(
    "Each page of each bundle is shown in two languages, and none has a fault",
    arguments: ["en", "de"])
  func pages(language: String) throws {
    for path in SettingsCorpus.bundles {
      let bundle = try SettingsCorpus.bundle(path, variant: SettingsVariant(languages: [language]))
      let pages = SettingsPages(bundle, store: MemoryStore())
      for name in bundle.pageNames {
        let test = PageTest(try #require(pages.page(named: name)))
        #expect(test.diagnostics.isEmpty, "\(path) \(name): \(test.diagnostics)")
      }
    }
  }
}

/// The counts of one file.
private struct FileSummary {
  let line: String
  /// The positions of specifiers that are neither a row, nor a section, nor reported.
  let lost: [Int]

  @MainActor
  init(_ path: String) throws {
    let marker = "Settings.bundle/"
    let start = try #require(path.range(of: marker)?.upperBound)
    let folder = String(path[..<start].dropLast())
    let page = String(path[start...].dropLast(".plist".count))
    let bundle = try SettingsCorpus.bundle(
      folder, root: page, variant: Self.variant(for: page))
    let document = try #require(bundle.documents[page])
    let screen = try #require(bundle.screens[page])
    let own = bundle.diagnostics.filter { $0.file == document.path }
    let shown = screen.groups.flatMap {
      [$0.position].compactMap(\.self) + $0.items.map(\.position)
    }
    let reported = own.compactMap(\.position)
    lost = document.specifiers.map(\.position).filter {
      !shown.contains($0) && !reported.contains($0)
    }
    let sections = PageTest(SettingsPages(bundle, store: MemoryStore()).rootPage).page.sections
    let rows = sections.reduce(0) { $0 + $1.rowCount }
    let kinds = Dictionary(grouping: own, by: \.kind.name).mapValues(\.count)
    let list = kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(
      separator: ", ")
    line =
      "\(path): \(document.specifiers.count) specifiers, \(sections.count) sections, \(rows) rows"
      + (list.isEmpty ? "" : "; \(list)")
  }

  /// The choice by which exactly this file is read.
  private static func variant(for page: String) -> SettingsVariant {
    var variant = SettingsVariant()
    variant.device = .mac
    variant.prefersInApp = false
    return variant
  }
}
