// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
public import RowhouseSettings
import RowhouseTesting

/// The pages of a bundle as an output.
@MainActor
public struct BundleDump {
  private let pages: SettingsPages

  /// Creates an output of the pages with the values of a store.
  public init(_ bundle: SettingsBundle, store: any SettingsStore = MemoryStore()) {
    pages = SettingsPages(bundle, store: store)
  }

  /// The pages, drawn as text, one below the other.
  ///
  /// - Parameter width: The width in columns.
  /// - Returns: The drawings.
  public func text(width: Int) -> String {
    let drawings = pages.bundle.pageNames.compactMap { name in
      pages.page(named: name).map { "\(PageTest($0).text(PageText.Options(width: width)))" }
    }
    return drawings.joined(separator: "\n\n\n") + "\n"
  }

  /// The pages as a `PagesDocument`.
  public var json: String { PagesDocument(pages.bundle).json }
}
