// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import RowhouseModel
import Testing

@Suite("Stacks")
struct StackLayoutTests {
  private let layout = PartLayout(measuring: PlainMeasurer())

  /// Returns a text of `count` letters, each 10 points wide and 24 tall.
  private func text(_ count: Int) -> Part {
    .text(String(repeating: "x", count: count), font: .system(size: 20))
  }

  private func columns(_ part: Part, width: Double) -> [[Double]] {
    layout.layOut(part, width: width).children.map { [$0.frame.x, $0.frame.width] }
  }

  private func lines(_ part: Part, height: Double) -> [[Double]] {
    layout.layOut(part.frame(height: height), width: 100).children[0].children
      .map { [$0.frame.y, $0.frame.height] }
  }

  @Test("If all parts fit, a spacer takes the rest")
  func room() {
    let row = Part.horizontal(spacing: 10) {
      text(5)
      Part.spacer()
      text(3)
    }
    #expect(columns(row, width: 200) == [[0, 50], [60, 100], [170, 30]])
  }

  @Test("If space is short, long texts share it and a short text is not cut")
  func sharing() {
    let row = Part.horizontal(spacing: 10) {
      text(50)
      Part.spacer(minimum: 4)
      text(3)
      text(60)
    }
    // 300 minus three gaps, 4 and 30 is 236.
    #expect(columns(row, width: 300) == [[0, 118], [128, 4], [142, 30], [182, 118]])
  }

  @Test("A rigid part keeps its width")
  func rigid() {
    let row = Part.horizontal {
      Part.image(.named("a"), size: .square(80))
      text(50)
      Part.divider.frame(width: 50)
    }
    #expect(columns(row, width: 150) == [[0, 80], [80, 20], [100, 50]])
    #expect(columns(row, width: 100) == [[0, 80], [80, 0], [80, 50]])
  }

  @Test(
    "The distribution places the space that no part takes",
    arguments: [
      (StackPart.Distribution.start, [[0.0, 20], [20, 30]]),
      (.center, [[25, 20], [45, 30]]),
      (.end, [[50, 20], [70, 30]]),
      (.spaceBetween, [[0, 20], [70, 30]]),
      (.equal, [[0, 50], [50, 50]]),
    ])
  func distribution(_ distribution: StackPart.Distribution, frames: [[Double]]) {
    let parts = [text(2), text(3)]
    let row = StackPart(parts, spacing: 0, alignment: .fill, distribution: distribution)
    #expect(columns(.horizontal(row), width: 100) == frames)
    // Two texts are 48 tall.
    let column = lines(.vertical(row), height: 148)
    switch distribution {
    case .start: #expect(column == [[0, 24], [24, 24]])
    case .center: #expect(column == [[50, 24], [74, 24]])
    case .end: #expect(column == [[100, 24], [124, 24]])
    case .spaceBetween: #expect(column == [[0, 24], [124, 24]])
    case .equal: #expect(column == [[0, 74], [74, 74]])
    }
  }

  @Test("A spacer in a column takes the rest of its height")
  func column() {
    let column = Part.vertical(spacing: 2) {
      text(1)
      Part.spacer(minimum: 8)
      text(2)
    }
    #expect(layout.height(of: column, width: 100) == 24 + 2 + 8 + 2 + 24)
    #expect(lines(column, height: 100) == [[0, 24], [26, 48], [76, 24]])
  }

  @Test(
    "The alignment places parts across a stack",
    arguments: [
      (StackPart.Alignment.start, [0.0, 0, 20]), (.center, [40, 0, 20]), (.end, [80, 0, 20]),
      (.fill, [0, 0, 100]),
    ])
  func alignment(_ alignment: StackPart.Alignment, frame: [Double]) {
    let column = Part.vertical(StackPart([text(2)], spacing: 0, alignment: alignment))
    let placed = layout.layOut(column, width: 100).children[0].frame
    #expect([placed.x, placed.y, placed.width] == frame)
    let row = Part.horizontal(
      StackPart(
        [text(2), Part.image(.named("a"), size: .square(104))], spacing: 0, alignment: alignment))
    let inRow = layout.layOut(row, width: 200).children[0].frame
    let tops: [StackPart.Alignment: Double] = [.start: 0, .center: 40, .end: 80, .fill: 0]
    #expect(inRow.y == tops[alignment])
    #expect(inRow.height == (alignment == .fill ? 104 : 24))
  }

  @Test("Invalid lengths are ignored or count as zero")
  func nonsense() {
    let row = Part.horizontal(spacing: .nan) {
      text(2)
      Part.spacer(minimum: -.infinity)
      text(1).padding(-4).frame(minimumWidth: .nan, maximumWidth: -1).aspectRatio(0)
      Part.image(.named("a"), size: Dimensions(width: -3, height: .nan))
    }
    #expect(columns(row, width: 100) == [[0, 20], [20, 70], [90, 10], [100, 0]])
    #expect(layout.height(of: row, width: -5).isFinite)
  }
}
