// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The work to which all ratios refer: one `Dictionary` of the old ids with reserved capacity, in
/// which every new id is looked up.
///
/// It is inlined into each kind's own `yardstick`, so that it is as specialized as in an
/// application.
extension Subject {
  /// - Returns: The number of new ids that the old collection contains.
  @inline(__always)
  static func lookUpAll(_ old: [Self], _ new: [Self]) -> Int {
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(old.count)
    for position in old.indices { positions[old[position].identity] = position }
    var found = 0
    for position in new.indices where positions[new[position].identity] != nil { found += 1 }
    return found
  }

  /// - Returns: The number of new ids that the old page contains.
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
