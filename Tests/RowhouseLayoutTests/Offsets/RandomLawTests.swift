// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import RowhouseTestSupport
import Testing

/// An index compared with plain arrays through random sequences of all operations.
@Suite("Laws of the offset index in random operations")
struct RandomLawTests {
  /// The seed, which each failure prints.
  static let seed: UInt64 = 20_261_121

  @Test("An index agrees with plain arrays", arguments: 0..<300)
  func laws(round: Int) {
    var random = SeededGenerator(seed: Self.seed &+ UInt64(round))
    let count = RandomRows.count(using: &random)
    let estimates = RandomRows.estimates(for: count, using: &random)
    var index = OffsetIndex(estimates)
    var plain = PlainRows(estimates)
    var done: [String] = ["\(estimates)"]
    for _ in 0..<8 {
      done.append(step(&index, &plain, using: &random))
      // All rows of small pages, some rows of large ones.
      let asked =
        plain.rows.count <= 600
        ? nil : (0..<60).map { _ in Int.random(in: 0..<plain.rows.count, using: &random) }
      if let wrong = plain.contradiction(of: index, at: asked) {
        let steps = done.joined(separator: "\n")
        Issue.record("seed \(Self.seed), round \(round): \(wrong), after\n\(steps)")
        return
      }
    }
  }

  private func step(
    _ index: inout OffsetIndex, _ plain: inout PlainRows, using random: inout SeededGenerator
  ) -> String {
    let count = plain.rows.count
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let mapping = RandomRows.mapping(from: count, using: &random)
      let estimates = RandomRows.estimates(for: mapping.newCount, using: &random)
      index.update(by: mapping, estimates: estimates)
      plain.update(by: mapping, estimates: estimates)
      return "update \(mapping) \(estimates)"
    case 1:
      let estimates = RandomRows.estimates(for: count, using: &random)
      index.setEstimates(estimates)
      plain.update(by: RowMapping(unchanged: count), estimates: estimates)
      return "estimates \(estimates)"
    case 2 where Int.random(in: 0..<3, using: &random) == 0:
      index.forgetAllHeights()
      for row in plain.rows.indices { plain.rows[row].measured = nil }
      return "forget all"
    case 3 where count > 0:
      let row = Int.random(in: 0..<count, using: &random)
      index.forgetHeight(of: row)
      plain.rows[row].measured = nil
      return "forget \(row)"
    default:
      guard count > 0 else { return "nothing" }
      let start = Int.random(in: 0..<count, using: &random)
      let rows = start..<min(count, start + Int.random(in: 1...100, using: &random))
      for row in rows {
        let height = RandomRows.height(using: &random)
        index.setHeight(height, of: row)
        plain.rows[row].measured = PlainRows.length(height)
      }
      return "set \(rows)"
    }
  }

  @Test(
    "Measuring all rows at once equals measuring one by one",
    arguments: [0, 1, 127, 128, 129, 1_024, 1_025, 8_193])
  func allAtOnce(count: Int) {
    var random = SeededGenerator(seed: Self.seed &+ UInt64(count))
    let heights = (0..<count).map { _ in RandomRows.height(using: &random) }
    var index = OffsetIndex(heights: heights, estimate: 44)
    var plain = PlainRows([RowEstimate(count: count, height: 44)])
    for row in plain.rows.indices { plain.rows[row].measured = PlainRows.length(heights[row]) }
    #expect(plain.contradiction(of: index) == nil)
    index.forgetAllHeights()
    for row in plain.rows.indices { plain.rows[row].measured = nil }
    #expect(plain.contradiction(of: index) == nil)
  }
}
