// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import Testing

@Suite("All small pages")
struct ExhaustivePageTests {
  /// Returns every way to cut a list into `count` lists.
  private static func cuts(_ rows: [Int], into count: Int) -> [[[Int]]] {
    guard count > 1 else { return [[rows]] }
    return (0...rows.count).flatMap { first in
      cuts(Array(rows[first...]), into: count - 1).map { [Array(rows[..<first])] + $0 }
    }
  }

  /// Returns every page whose sections and rows are in one of the given orders.
  private static func pages(sections: [[Int]], rows: [[Int]]) -> [[PageSection]] {
    sections.flatMap { heads -> [[PageSection]] in
      guard !heads.isEmpty else { return [[]] }
      return rows.flatMap { cuts($0, into: heads.count) }.map { lists in
        zip(heads, lists).map { PageSection(head: Head(id: $0), rows: $1.map { Item(id: $0) }) }
      }
    }
  }

  /// The ids of the rows: four with `make exhaustive`, otherwise three.
  private static let rows = Array(0..<(Exhaustive.includesNames ? 4 : 3))

  /// All pages of up to three sections whose rows are different.
  static let all = pages(
    sections: arrangements(of: [0, 1, 2]), rows: arrangements(of: rows))

  /// The pages of `all` up to the names of their sections and rows: the first section is 0, the
  /// first row 0, and so on.
  static let named = pages(
    sections: (0...3).map { Array(0..<$0) }, rows: (0...rows.count).map { Array(0..<$0) })

  @Test(
    "All 34,265 pairs of pages of three rows up to names, or all 34,480,384 of four rows, keep the laws",
    arguments: 0..<8)
  func pairs(slice: Int) {
    let starts = Exhaustive.includesNames ? Self.all : Self.named
    #expect(starts.count * Self.all.count == (Exhaustive.includesNames ? 34_480_384 : 34_265))
    var failures = 0
    for index in stride(from: slice, to: starts.count, by: 8) {
      for new in Self.all {
        guard let broken = brokenLaw(from: starts[index], to: new) else { continue }
        failures += 1
        if failures < 4 { Issue.record("\(broken)") }
      }
    }
    #expect(failures == 0)
  }
}
