// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The law of places: the same path is the same id and another path another, from one variant of a
/// program to the next.
struct PlaceLaw {
  private var ids: [[Program.Step]: ItemID] = [:]
  private var paths: [ItemID: [Program.Step]] = [:]

  /// Takes what a builder made.
  ///
  /// - Parameters:
  ///   - made: The ids and titles of what the builder made.
  ///   - found: What it should have made.
  /// - Returns: How that breaks the law, or nothing if it does not.
  mutating func check(
    _ made: [(id: ItemID, title: String)], against found: [Program.Found]
  ) -> String? {
    guard made.map(\.title) == found.map(\.title) else {
      return "made \(made.map(\.title)), expected \(found.map(\.title))"
    }
    for (item, found) in zip(made, found) {
      if !item.id.isStructural { return "\(found.path): \(item.id) is no place" }
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
