// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseCommand
import RowhouseSettings
import Testing

/// The pages of each bundle, imported, and converted and compiled.
///
/// `ROWHOUSE_CONVERT=all` also converts each file as a first page, and all bundles in German for an iPad.
@MainActor
@Suite(
  "Converted bundles of published applications", .serialized,
  .enabled(if: CorpusBundles.isThere, Comment(rawValue: CorpusBundles.reason)))
struct ConvertedCorpusTests {
  /// A bundle as it is read by one user.
  private struct Subject {
    let name: String
    let bundle: SettingsBundle
  }

  private static let isComplete =
    ProcessInfo.processInfo.environment["ROWHOUSE_CONVERT"] == "all"

  private func subjects() throws -> [Subject] {
    let english = SettingsVariant(languages: ["en"])
    var subjects = try CorpusBundles.paths.map {
      Subject(name: $0, bundle: try CorpusBundles.bundle($0, variant: english))
    }
    if !Self.isComplete { return subjects }
    var german = SettingsVariant(languages: ["de"])
    german.device = .pad
    // As each file is read by `CorpusTests` of RowhouseSettings.
    var plain = english
    plain.device = .mac
    plain.prefersInApp = false
    for path in CorpusBundles.paths {
      subjects.append(
        Subject(name: "\(path) de", bundle: try CorpusBundles.bundle(path, variant: german)))
      for page in try CorpusBundles.pageFiles(of: path) {
        subjects.append(
          Subject(
            name: "\(path) \(page)",
            bundle: try CorpusBundles.bundle(path, root: page, variant: plain)))
      }
    }
    return subjects
  }

  @Test("Converted pages compile, draw the same texts and store the same values")
  func corpus() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let subjects = try subjects()
    let compiled = try await CompiledPages(
      subjects.map { ($0.name, SwiftSource($0.bundle)) }, in: folder)
    let walks = try compiled.walks()
    #expect(walks.count == subjects.count)
    var (pages, drawings) = (0, 0)
    for (subject, converted) in zip(subjects, walks) {
      let store = MemoryStore()
      let imported = PageWalk(SettingsPages(subject.bundle, store: store).rootPage).result(store)
      compare(imported, converted, of: subject.name)
      pages += imported.members?["pages"]?.number.map(Int.init) ?? 0
      drawings += imported.members?["record"]?.elements?.count ?? 0
    }
    #expect(!subjects.isEmpty && pages >= subjects.count && drawings >= pages)
    print("converted: \(subjects.count) bundles, \(pages) pages, \(drawings) drawings")
  }

  private func compare(
    _ imported: SettingsValue, _ converted: SettingsValue, of name: String
  ) {
    let first = imported.members?["record"]?.elements ?? []
    let second = converted.members?["record"]?.elements ?? []
    if let different = zip(first, second).first(where: { $0 != $1 }) {
      Issue.record(
        """
        \(name): the imported page draws
        \(different.0.shownText)
        and the converted one
        \(different.1.shownText)
        """)
    } else {
      #expect(first.count == second.count, "\(name)")
      #expect(imported == converted, "\(name)")
    }
  }
}
