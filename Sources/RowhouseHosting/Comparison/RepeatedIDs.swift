// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

enum RepeatedIDs {
  /// Returns each position whose id also occurs at an earlier position, in ascending order, with
  /// the position of the first occurrence and the number of earlier occurrences, in O(*n*).
  static func find(count: Int, id: (Int) -> ItemID) -> [(position: Int, first: Int, times: Int)] {
    guard count > 1 else { return [] }
    var capacity = 16
    while capacity < 2 * count { capacity *= 2 }
    let mask = UInt64(capacity - 1)
    // This is not a dictionary of ids, because it runs at each evaluation, and `Hasher` takes
    // several times as long. The seed spreads ids that outsiders have chosen.
    let seed = QuickHash.seed
    // Positions by hash, each incremented so that 0 is an empty slot.
    var slots = [Int32](repeating: 0, count: capacity)
    var found: [(position: Int, first: Int, times: Int)] = []
    var times: [Int: Int] = [:]
    for position in 0..<count {
      let own = id(position)
      let hash = QuickHash.combining(own.quickHash(seed: seed), 0, seed: seed)
      var slot = Int(truncatingIfNeeded: hash & mask)
      while slots[slot] != 0 {
        let first = Int(slots[slot]) - 1
        if id(first) == own {
          times[first, default: 0] += 1
          found.append((position, first, times[first, default: 1]))
          break
        }
        slot = (slot + 1) & (capacity - 1)
      }
      if slots[slot] == 0 { slots[slot] = Int32(position + 1) }
    }
    return found
  }
}
