// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
public import RowhouseSettings
import RowhouseTesting

/// The pages of a bundle, ready for output.
@MainActor
public struct BundleDump {
  private let pages: SettingsPages

  /// Creates the output of the pages with the values of a store.
  public init(_ bundle: SettingsBundle, store: any SettingsStore = MemoryStore()) {
    pages = SettingsPages(bundle, store: store)
  }

  /// The pages, drawn as text, one below the other.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - onPage: Called after each page with the number of drawn pages and of all pages. Defaults to a closure without
  ///     effect.
  /// - Returns: The drawings.
  public func text(
    width: Int, onPage: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> String {
    let options = PageText.Options(width: width, rowLimit: .max)
    let names = pages.bundle.pageNames
    var drawings: [String] = []
    for (position, name) in names.enumerated() {
      if let page = pages.page(named: name) {
        drawings.append("\(PageTest(page).text(options))")
      }
      onPage(position + 1, names.count)
    }
    return drawings.joined(separator: "\n\n\n") + "\n"
  }

  /// The pages as a `PagesDocument`.
  public var json: String { PagesDocument(pages.bundle).json }
}
