// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// All readable properties of a row, by name, so that a test detects which of them a change
/// affects.
struct RowSnapshot: Equatable {
  private(set) var properties: [String: String] = [:]

  init(_ row: AnyRow) {
    properties["id"] = "\(row.id)"
    properties["source"] = "\(row.source)"
    properties["accessory"] = "\(row.accessory)"
    properties["help"] = "\(row.state.help ?? "")"
    properties["error"] = "\(row.state.error ?? "")"
    properties["disabled"] = "\(row.isDisabled) \(row.state.reason ?? "")"
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

  /// Returns the names of the properties in which the two differ.
  func difference(from other: Self) -> Set<String> {
    let names = Set(properties.keys).union(other.properties.keys)
    return names.filter { properties[$0] != other.properties[$0] }
  }
}
