// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseCommand
import RowhouseSettings
import Testing

/// Walks over the pages of bundles, imported, and converted and compiled.
@MainActor
enum ConvertedWalks {
  /// Records an issue for each bundle whose converted pages draw other texts or store other values than the imported
  /// ones.
  ///
  /// - Parameter bundles: The bundles and their names.
  /// - Returns: The numbers of pages and of drawings.
  /// - Throws: An error that contains the output of the compiler if a source does not compile.
  static func compare(
    _ bundles: [(name: String, bundle: SettingsBundle)]
  ) async throws -> (pages: Int, drawings: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiled = try await CompiledPages(
      bundles.map { ($0.name, SwiftSource($0.bundle)) }, in: folder)
    let walks = try compiled.walks()
    #expect(walks.count == bundles.count)
    var (pages, drawings) = (0, 0)
    for ((name, bundle), converted) in zip(bundles, walks) {
      let store = MemoryStore()
      let imported = PageWalk(SettingsPages(bundle, store: store).rootPage).result(store)
      compare(imported, converted, of: name)
      pages += imported.members?["pages"]?.number.map(Int.init) ?? 0
      drawings += imported.members?["record"]?.elements?.count ?? 0
    }
    return (pages, drawings)
  }

  private static func compare(
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
