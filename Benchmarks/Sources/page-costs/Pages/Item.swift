// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A datum of the measured pages.
///
/// The subtitle is too long to be stored inside a `String`.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  let subtitle: String

  init(id: Int) {
    self.id = id
    title = "Item \(id)"
    subtitle = "The subtitle of item \(id)"
  }
}

extension Item {
  static func make(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0) } }
}
