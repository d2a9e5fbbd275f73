// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseTestSupport

/// Random lists, and random edits of them.
enum RandomLists {
  /// Returns a list before and after random edits.
  static func transition(
    count: Int, hasDuplicates: Bool, using random: inout SeededGenerator
  ) -> (old: [Item], new: [Item]) {
    // From lists of equal elements to lists with hardly any duplicates.
    let ids = max(1, count * (Bool.random(using: &random) ? 1 : 20) / 4)
    let old = (0..<count).map { position in
      Item(id: hasDuplicates ? Int.random(in: 0..<ids, using: &random) : position)
    }
    var new = old
    var fresh = count
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      edit(&new, fresh: &fresh, ids: hasDuplicates ? ids : nil, using: &random)
    }
    return (old, new)
  }

  private static func edit(
    _ items: inout [Item], fresh: inout Int, ids: Int?, using random: inout SeededGenerator
  ) {
    let start = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &random)
    let most = min(40, items.count - start)
    let length = most == 0 ? 0 : Int.random(in: 1...most, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      items.removeSubrange(start..<start + length)
    case 1:
      var block: [Item] = []
      for _ in 0...length {
        fresh += 1
        block.append(Item(id: ids.map { Int.random(in: 0..<$0 + 3, using: &random) } ?? fresh))
      }
      items.insert(contentsOf: block, at: start)
    case 2:
      items[start..<start + length].shuffle(using: &random)
    case 3:
      let block = Array(items[start..<start + length])
      items.removeSubrange(start..<start + length)
      items.insert(contentsOf: block, at: Int.random(in: 0...items.count, using: &random))
    case 4:
      for position in start..<start + length { items[position].text += "'" }
    default:
      if !items.isEmpty { items.append(items.removeFirst()) }
    }
  }
}
