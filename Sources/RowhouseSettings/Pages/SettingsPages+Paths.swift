// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import RowhouseModel

extension SettingsPages {
  /// Returns the page at the path of an address, or `nil` if there is none.
  ///
  /// Paths begin with ``basePath``. `/` is the first page, `/Advanced` is the page with the name
  /// `Advanced`, and `/Advanced/-/3` is the page for the choice whose specifier is at position 3.
  /// The page has a search field if ``isSearchable`` is true.
  ///
  /// A query and a fragment are ignored, so the path of a ``FoundPage`` returns the page without the highlighted row.
  ///
  /// - Parameter path: The path, with escaped characters.
  /// - Returns: The page.
  public func page(atPath path: String) -> (any TablePage)? {
    // Both characters are escaped in the names of pages.
    let path = path.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix(basePath) else { return nil }
    let end = path.dropFirst(basePath.count)
    guard end.isEmpty || end.hasPrefix("/") else { return nil }
    let rest = end.drop { $0 == "/" }
    if rest.isEmpty { return rootPage }
    guard let name = String(rest).removingPercentEncoding else { return nil }
    if let page = page(named: name) { return shown(page) }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[parts.count - 2] == "-",
      let position = Int(parts[parts.count - 1])
    else { return nil }
    return choicePage(position, ofPage: parts.dropLast(2).joined(separator: "/")).map(shown)
  }

  private func choicePage(_ position: Int, ofPage name: String) -> ChoicePage? {
    let items = bundle.screens[name]?.groups.lazy.flatMap(\.items) ?? []
    for item in items where item.position == position {
      if case .choice(let choices) = item.control {
        return ChoicePage(item: item, choices: choices, pages: self, page: name)
      }
    }
    return nil
  }
}
