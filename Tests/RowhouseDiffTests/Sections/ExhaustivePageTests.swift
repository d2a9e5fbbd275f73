// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
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

  /// All pages of up to three sections with up to four different rows.
  static let all = pages(
    sections: arrangements(of: [0, 1, 2]), rows: arrangements(of: [0, 1, 2, 3]))

  /// The pages of `all` up to the names of their sections and rows: the first section is 0, the
  /// first row 0, and so on.
  ///
  /// A diff only compares ids for equality, so the pairs of one of these with any page are all
  /// pairs of pages, up to names.
  static let named = pages(
    sections: (0...3).map { Array(0..<$0) }, rows: (0...4).map { Array(0..<$0) })

  /// The old pages: all of them with `make all-pages`, which also tests names.
  static let starts =
    ProcessInfo.processInfo.environment["ROWHOUSE_ALL_PAGES"] == nil ? named : all

  @Test(
    "All 328,832 pairs of pages up to names, or all 34,480,384, keep the laws", arguments: 0..<8)
  func pairs(slice: Int) {
    #expect(Self.all.count == 5_872)
    #expect(Self.named.count == 56)
    var failures = 0
    for index in stride(from: slice, to: Self.starts.count, by: 8) {
      for new in Self.all {
        guard let broken = brokenLaw(from: Self.starts[index], to: new) else { continue }
        failures += 1
        if failures < 4 { Issue.record("\(broken)") }
      }
    }
    #expect(failures == 0)
  }
}
