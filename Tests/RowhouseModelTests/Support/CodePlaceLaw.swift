// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The law of places: across all variants of a program, a path has one id, and different paths have
/// different ids.
struct CodePlaceLaw {
  private var ids: [[Program.Step]: ItemID] = [:]
  private var paths: [ItemID: [Program.Step]] = [:]

  /// Checks the rows or sections that a builder created.
  ///
  /// - Parameters:
  ///   - made: The ids and titles of the created rows or sections.
  ///   - found: The expected rows or sections.
  /// - Returns: The breach of the law, or `nil` if there is none.
  mutating func check(
    _ made: [(id: ItemID, title: String)], against found: [Program.Found]
  ) -> String? {
    guard made.map(\.title) == found.map(\.title) else {
      return "made \(made.map(\.title)), expected \(found.map(\.title))"
    }
    for (item, found) in zip(made, found) {
      if !item.id.isStructural { return "\(found.path): \(item.id) is not a place" }
      if let id = ids.updateValue(item.id, forKey: found.path), id != item.id {
        return "\(found.path): first \(id), then \(item.id)"
      }
      if let path = paths.updateValue(found.path, forKey: item.id), path != found.path {
        return "\(item.id): first \(path), then \(found.path)"
      }
    }
    return nil
  }
}
