// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import RowhouseTestSupport
import Testing

/// The cases of `ScrollAnchor`'s rule, each checked by the test with its number.
@Suite("Scroll anchor")
struct ScrollAnchorTests {
  /// Ten rows of 100 points, in a viewport of 300.
  private let rows = OffsetIndex(count: 10, estimate: 100)

  private func anchor(at offset: Double, keeping mapping: RowMapping? = nil) -> ScrollAnchor {
    ScrollAnchor(in: rows, offset: offset, viewportHeight: 300, keeping: mapping)
  }

  private func after(_ mapping: RowMapping, from offset: Double) -> Double {
    var index = rows
    let anchor = anchor(at: offset, keeping: mapping)
    index.update(by: mapping, estimates: [RowEstimate(count: mapping.newCount, height: 100)])
    return anchor.offset(in: index)
  }

  @Test("Descriptions of an index and an anchor are short, also for many measured rows")
  func descriptions() {
    let index = OffsetIndex(heights: Array(repeating: 20, count: 100_000), estimate: 44)
    #expect("\(index)" == "100000 rows, 2000000.0 points")
    #expect("\(OffsetIndex(count: 1, estimate: 44.5))" == "1 row, 44.5 points")
    #expect("\(anchor(at: -50))" == "offset -50.0")
    #expect("\(anchor(at: 100))" == "top of row 1 at 0.0")
    #expect("\(anchor(at: 130.25))" == "bottom of row 1 at 69.75")
  }

  @Test(
    "If nothing changes, the viewport stays", arguments: [-50, 0, 0.5, 100, 130.25, 650, 700])
  func unchanged(offset: Double) {
    #expect(anchor(at: offset).offset(in: rows) == offset)
  }

  @Test("1: a viewport at the top shows rows that are inserted there")
  func top() {
    let mapping = RowMapping(oldCount: 10, newCount: 11, inserts: [0])
    #expect(after(mapping, from: 0) == 0)
    #expect(after(mapping, from: -20) == -20)
    #expect(after(mapping, from: 0.5) == 100.5)
  }

  @Test("2: a row that begins at the top of the viewport grows downward")
  func growsDownward() {
    var index = rows
    let anchor = anchor(at: 200)
    index.setHeight(150, of: 2)
    #expect(anchor.offset(in: index) == 200)
  }

  @Test("2: a row that begins above the viewport grows upward")
  func growsUpward() {
    var index = rows
    let anchor = anchor(at: 230)
    index.setHeight(150, of: 2)
    #expect(anchor.offset(in: index) == 280)
    index.setHeight(20, of: 2)
    #expect(anchor.offset(in: index) == 150)
  }

  @Test("2: a row that fills the viewport keeps its top edge")
  func fills() {
    var index = rows
    index.setHeight(1_000, of: 2)
    let anchor = ScrollAnchor(in: index, offset: 500, viewportHeight: 300)
    index.setHeight(1_500, of: 2)
    #expect(anchor.offset(in: index) == 500)
  }

  @Test("2: a height change above the viewport shifts the offset by the same amount")
  func above() {
    var index = rows
    let anchor = anchor(at: 530)
    index.setHeight(250, of: 1)
    index.setHeight(10, of: 2)
    #expect(anchor.offset(in: index) == 590)
  }

  @Test("3: the next row that stays replaces a deleted anchor row")
  func gone() {
    // Row 4 is 70 points below the top of the viewport, and stays there.
    let mapping = RowMapping(oldCount: 10, newCount: 9, deletes: [3])
    #expect(after(mapping, from: 330) == 230)
  }

  @Test("3: an anchor row from below the viewport moves to its top")
  func goneWithAllInSight() {
    let mapping = RowMapping(oldCount: 10, newCount: 6, deletes: [2, 3, 4, 5])
    #expect(after(mapping, from: 230) == 200)
  }

  @Test("3: the anchor does not follow a row that moves")
  func moved() {
    let mapping = RowMapping(oldCount: 10, newCount: 10, moves: [(3, 0)])
    #expect(after(mapping, from: 330) == 330)
    #expect(after(mapping, from: 300) == 300)
  }

  @Test("4: without a row below, the last row above ends at the top, within the page")
  func goneToTheEnd() {
    let deleted = RowMapping(oldCount: 10, newCount: 6, deletes: [6, 7, 8, 9])
    #expect(after(deleted, from: 650) == 300)
    let replaced = RowMapping(
      oldCount: 10, newCount: 20, deletes: [6, 7, 8, 9], inserts: Array(6..<20))
    #expect(after(replaced, from: 650) == 600)
  }

  @Test("4: if no row stays, the viewport shows the top of the page")
  func allGone() {
    let mapping = RowMapping(oldCount: 10, newCount: 10, stretches: [])
    #expect(after(mapping, from: 650) == 0)
    #expect(after(RowMapping(oldCount: 10, newCount: 0, stretches: []), from: 650) == 0)
  }

  @Test("5: a row that filled the viewport and would lie above it ends at its top")
  func shrinks() {
    var index = rows
    index.setHeight(1_000, of: 2)
    let anchor = ScrollAnchor(in: index, offset: 900, viewportHeight: 300)
    index.setHeight(400, of: 2)
    #expect(anchor.offset(in: index) == 600)
  }

  @Test("5: the viewport never leaves the page")
  func withinThePage() {
    var index = rows
    let anchor = anchor(at: 700)
    for row in 7..<10 { index.setHeight(40, of: row) }
    #expect(anchor.offset(in: index) == 520)
    index = OffsetIndex(count: 10, estimate: 10)
    #expect(anchor.offset(in: index) == 0)
    #expect(self.anchor(at: 900).offset(in: rows) == 700)
  }

  @Test("The viewport of a page without heights moves to the top")
  func nothing() {
    let empty = OffsetIndex(count: 3, estimate: 0)
    let anchor = ScrollAnchor(in: empty, offset: 50, viewportHeight: 300)
    #expect(anchor.offset(in: empty) == 0)
  }

  @Test("A visible row that stays does not jump when rows above it are deleted")
  func law() {
    var checked = 0
    for round in 0..<1_000 {
      var random = SeededGenerator(seed: RandomLawTests.seed &+ UInt64(round))
      guard let jump = jump(using: &random) else { continue }
      checked += 1
      #expect(jump == 0, "seed \(RandomLawTests.seed), round \(round)")
    }
    // Enough rounds must count: in the others no visible row stayed, or the page was too short.
    #expect(checked > 100)
  }

  /// Returns how far the row that replaced a deleted anchor row jumps on screen, if it was visible.
  private func jump(using random: inout SeededGenerator) -> Double? {
    let count = Int.random(in: 1...200, using: &random)
    var index = OffsetIndex(count: count, estimate: 44)
    for row in 0..<count where Bool.random(using: &random) {
      index.setHeight(Double(Int.random(in: 0...120, using: &random)), of: row)
    }
    let viewport = 300.0
    guard index.totalHeight > 2 * viewport else { return nil }
    let offset = Double(Int.random(in: 1...Int(index.totalHeight - viewport), using: &random))
    guard let top = index.row(at: offset) else { return nil }
    let gone = top..<min(count, top + Int.random(in: 1...4, using: &random))
    let rest = count - gone.count
    let inserts = Array(Set((0..<5).map { _ in Int.random(in: 0...rest, using: &random) }))
    let mapping = RowMapping(
      oldCount: count, newCount: count - gone.count + inserts.count, deletes: Array(gone),
      inserts: inserts)
    guard let new = gone.upperBound < count ? mapping.newRow(of: gone.upperBound) : nil else {
      return nil
    }
    let screen = index.offset(of: gone.upperBound) - offset
    guard screen < viewport else { return nil }
    let anchor = ScrollAnchor(
      in: index, offset: offset, viewportHeight: viewport, keeping: mapping)
    index.update(by: mapping, estimates: [RowEstimate(count: mapping.newCount, height: 30)])
    for row in 0..<new where Bool.random(using: &random) {
      index.setHeight(Double(Int.random(in: 0...120, using: &random)), of: row)
    }
    let newOffset = anchor.offset(in: index)
    // At its ends, the page may have to jump.
    guard newOffset > 0, newOffset < index.totalHeight - viewport else { return nil }
    return index.offset(of: new) - newOffset - screen
  }
}
