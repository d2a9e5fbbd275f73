// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The work that every figure is a ratio to: one `Dictionary` of the old ids, its capacity
/// reserved, in which every new id is looked up.
///
/// Inlined into each kind's own `yardstick`, so that it is as specialised as a user's would be.
extension Subject {
  /// - Returns: How many new ids the old collection has.
  @inline(__always)
  static func lookUpAll(_ old: [Self], _ new: [Self]) -> Int {
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(old.count)
    for position in old.indices { positions[old[position].identity] = position }
    var found = 0
    for position in new.indices where positions[new[position].identity] != nil { found += 1 }
    return found
  }

  /// - Returns: How many new ids the old page has.
  @inline(__always)
  static func lookUpAll(_ old: [Section], _ new: [Section]) -> Int {
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(old.reduce(0) { $0 + $1.rows.count })
    var position = 0
    for section in old.indices {
      for row in old[section].rows.indices {
        positions[old[section].rows[row].identity] = position
        position += 1
      }
    }
    var found = 0
    for section in new.indices {
      for row in new[section].rows.indices
      where positions[new[section].rows[row].identity] != nil {
        found += 1
      }
    }
    return found
  }
}
