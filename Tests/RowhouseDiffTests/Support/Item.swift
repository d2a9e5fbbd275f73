// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An element whose id and content a test chooses independently.
struct Item: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var text = ""
}

extension Item: CustomStringConvertible {
  var description: String { text.isEmpty ? "\(id)" : "\(id)\(text)" }
}
