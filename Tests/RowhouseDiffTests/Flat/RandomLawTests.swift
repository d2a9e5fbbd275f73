// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

@Suite("Laws over random cases")
struct RandomLawTests {
  /// Printed by each failure; a run of one's own sets another.
  static let seed: UInt64 = 20_261_121

  @Test("Edits of many kinds and sizes", arguments: 0..<400)
  func laws(round: Int) {
    var random = SeededGenerator(seed: Self.seed &+ UInt64(round))
    let count = Int.random(in: 0...300, using: &random)
    // From all different to hardly any different.
    let ids = Int.random(in: 1...max(1, count * [1, 1, 20][round % 3] / [1, 8, 1][round % 3]), using: &random)
    let hasDuplicates = round % 3 != 0
    let old = (0..<count).map { position in
      Item(id: hasDuplicates ? Int.random(in: 0..<ids, using: &random) : position, text: "")
    }
    var new = old
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      edit(&new, count: count, hasDuplicates: hasDuplicates, using: &random)
    }
    let changes = Changeset(from: old, to: new)
    if let broken = brokenLaw(changes, from: old, to: new) {
      Issue.record("seed \(Self.seed), round \(round): \(broken)\n\(changes)")
    }
  }

  private func edit(
    _ items: inout [Item], count: Int, hasDuplicates: Bool, using random: inout SeededGenerator
  ) {
    let fresh = hasDuplicates ? Int.random(in: 0...count, using: &random) : count + items.count * 31
    guard !items.isEmpty else { return items.append(Item(id: fresh)) }
    let start = Int.random(in: 0..<items.count, using: &random)
    let length = Int.random(in: 1...min(40, items.count - start), using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      items.removeSubrange(start..<start + length)
    case 1:
      let first = (items.map(\.id).max() ?? 0) + 1
      items.insert(
        contentsOf: (0..<length).map { Item(id: hasDuplicates ? fresh : first + $0) }, at: start)
    case 2:
      items[start..<start + length].shuffle(using: &random)
    case 3:
      let block = Array(items[start..<start + length])
      items.removeSubrange(start..<start + length)
      items.insert(contentsOf: block, at: Int.random(in: 0...items.count, using: &random))
    case 4:
      for position in start..<start + length { items[position].text += "'" }
    default:
      items.append(items.removeFirst())
    }
  }
}
