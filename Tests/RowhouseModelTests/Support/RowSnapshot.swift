// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// All that can be read of a row, property by property, to see which of them a change touches.
struct RowSnapshot: Equatable {
  private(set) var properties: [String: String] = [:]

  init(_ row: AnyRow) {
    properties["id"] = "\(row.id)"
    properties["source"] = "\(row.source)"
    properties["accessory"] = "\(row.accessory)"
    properties["staysSelected"] = "\(String(describing: row.staysSelected))"
    properties["leading"] = "\(row.swipeActions(at: .leading))"
    properties["trailing"] = "\(row.swipeActions(at: .trailing))"
    properties["menu"] = "\(row.menu)"
    properties["deleteTitle"] = "\(String(describing: row.deleteTitle))"
    properties["indents"] = "\(row.indentsWhileEditing)"
    for bit in 0..<32 where row.handlers.events.rawValue & 1 << bit != 0 {
      properties["event \(bit)"] = "handled"
    }
    for child in Mirror(reflecting: row.style).children {
      properties["style.\(child.label ?? "?")"] = "\(child.value)"
    }
    for child in Mirror(reflecting: row.content).children {
      properties["content.\(child.label ?? "?")"] = "\(child.value)"
    }
  }

  /// The names of the properties in which the two differ.
  func difference(from other: Self) -> Set<String> {
    let names = Set(properties.keys).union(other.properties.keys)
    return names.filter { properties[$0] != other.properties[$0] }
  }
}
