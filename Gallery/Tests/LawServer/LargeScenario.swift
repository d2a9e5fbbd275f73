// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import RowhouseTesting

/// The rows of a page with a large section between small ones, and random changes to them.
@MainActor
@Observable
final class LargeScenario {
  struct Datum: Hashable, Sendable {
    let number: Int
    /// The number of lines of its row.
    var lines: Int
  }

  private(set) var top: [Datum] = []
  private(set) var rows: [Datum] = []
  @ObservationIgnored private var random = SeededGenerator(seed: 0)
  @ObservationIgnored private var last = 0

  /// The initial number of rows.
  static let count = 3_000

  init() {}
}

extension LargeScenario {
  /// Shows the rows of a seed.
  func begin(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    last = 0
    top = fresh(3)
    rows = fresh(Self.count)
  }

  /// Deletes or appends rows until there are `count`.
  func setCount(_ count: Int) {
    if rows.count > count { rows.removeLast(rows.count - count) }
    rows += fresh(count - rows.count)
  }

  /// Inserts rows before the others.
  func insert(_ count: Int) { rows = fresh(count) + rows }

  /// Inserts rows above the last one.
  func insertAboveLast(_ count: Int) { rows.insert(contentsOf: fresh(count), at: rows.count - 1) }

  /// Makes a random change, and returns its description.
  func change() -> String {
    let position = random.below(rows.count)
    switch random.below(8) {
    case 0, 1:
      let count = [1, 7, 40, 400][random.below(4)]
      rows.insert(contentsOf: fresh(count), at: random.once(in: 2) ? 0 : position)
      return "insert \(count)"
    case 2, 3:
      let start = random.once(in: 2) ? 0 : position
      let count = min([1, 7, 40, 400][random.below(4)], rows.count - start)
      rows.removeSubrange(start..<(start + count))
      return "delete \(count) at \(start)"
    case 4:
      top.insert(contentsOf: fresh(1), at: 0)
      return "insert above"
    case 5 where top.count > 1:
      top.removeLast()
      return "delete above"
    case 6:
      rows.swapAt(position, random.below(rows.count))
      return "swap"
    default:
      for index in rows.indices where index % 5 == position % 5 {
        rows[index].lines = 1 + random.below(4)
      }
      return "update"
    }
  }

  private func fresh(_ count: Int) -> [Datum] {
    defer { last += count }
    return (last..<(last + count)).map { Datum(number: $0, lines: 1 + random.below(4)) }
  }
}
