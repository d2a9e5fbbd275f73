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
  .enabled(
    if: CorpusBundles.isThere || CorpusBundles.isComplete,
    Comment(rawValue: CorpusBundles.reason)))
struct ConvertedCorpusTests {
  /// Returns the bundles as different users read them, with their names.
  private func subjects() throws -> [(name: String, bundle: SettingsBundle)] {
    try #require(CorpusBundles.isThere, Comment(rawValue: CorpusBundles.reason))
    let english = SettingsVariant(languages: ["en"])
    var subjects = try CorpusBundles.paths.map {
      (name: $0, bundle: try CorpusBundles.bundle($0, variant: english))
    }
    if !CorpusBundles.isComplete { return subjects }
    var german = SettingsVariant(languages: ["de"])
    german.device = .pad
    // As each file is read by `CorpusTests` of RowhouseSettings.
    var plain = english
    plain.device = .mac
    plain.prefersInApp = false
    for path in CorpusBundles.paths {
      subjects.append(
        (name: "\(path) de", bundle: try CorpusBundles.bundle(path, variant: german)))
      for page in try CorpusBundles.pageFiles(of: path) {
        subjects.append(
          (
            name: "\(path) \(page)",
            bundle: try CorpusBundles.bundle(path, root: page, variant: plain)
          ))
      }
    }
    return subjects
  }

  @Test("Converted pages compile, draw the same texts and store the same values")
  func corpus() async throws {
    let subjects = try subjects()
    let (pages, drawings) = try await ConvertedWalks.compare(subjects)
    #expect(!subjects.isEmpty && pages >= subjects.count && drawings >= pages)
    print("converted: \(subjects.count) bundles, \(pages) pages, \(drawings) drawings")
  }
}
