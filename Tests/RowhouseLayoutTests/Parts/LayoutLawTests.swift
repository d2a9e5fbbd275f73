// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RandomParts
import RowhouseLayout
import RowhouseModel
import RowhouseTestSupport
import Testing

/// The laws of all layouts, checked with random parts.
@Suite("Laws of layout")
struct LayoutLawTests {
  private static let cases = 600

  private func forAll(_ law: (Part, Double) -> String?) {
    for seed in 0..<UInt64(Self.cases) {
      var generator = PartGenerator(seed: seed)
      let part = generator.part()
      let width = [320.0, 375, 600.25][Int(seed % 3)]
      if let broken = law(part, width) { Issue.record("seed \(seed): \(broken)") }
    }
  }

  private func layout(_ environment: LayoutEnvironment = LayoutEnvironment()) -> PartLayout<
    PlainMeasurer
  > {
    PartLayout(measuring: PlainMeasurer(), in: environment)
  }

  @Test("A part is as tall as its frame, and all frames are finite")
  func heights() {
    forAll { part, width in
      let placed = layout().layOut(part, width: width)
      let height = layout().height(of: part, width: width)
      if part != .divider, placed.frame.height != height {
        return "\(placed.frame.height) tall, not \(height)"
      }
      let numbers = placed.all.flatMap {
        [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
      }
      return numbers.allSatisfy(\.isFinite) ? nil : "frames that are none: \(placed)"
    }
  }

  @Test("A right-to-left layout is the mirrored left-to-right layout")
  func mirroring() {
    forAll { part, width in
      let one = layout().layOut(part, width: width).all
      let other = layout(LayoutEnvironment(isRightToLeft: true)).layOut(part, width: width).all
      for (left, right) in zip(one, other) {
        let mirrored = width - left.frame.x - left.frame.width
        guard left.part == right.part, (mirrored - right.frame.x).magnitude < 1e-6,
          left.frame.y == right.frame.y, left.frame.width == right.frame.width,
          left.frame.height == right.frame.height
        else { return "\(left.frame) and \(right.frame)" }
      }
      return one.count == other.count ? nil : "\(one.count) and \(other.count) parts"
    }
  }

  @Test("Snapping moves no edge by more than half a pixel, and no height by a whole one")
  func snapping() {
    forAll { part, width in
      for scale in [1.0, 2, 3, 1.5] {
        var style = ResolvedStyle()
        style.rowHeight = .automatic(minimum: 20.3)
        let row = layout().layOut(part, style: style, width: width)
        let snapped = row.snapped(toPixelsAt: scale)
        let more = snapped.height - row.height
        guard more > -0.01 / scale, more < 1 / scale else { return "\(row.height): \(more) more" }
        for (one, other) in zip(row.body.all.map(\.frame), snapped.body.all.map(\.frame)) {
          let edges = [(one.x, other.x), (one.y + one.height, other.y + other.height)]
          guard edges.allSatisfy({ ($0 - $1).magnitude <= 0.501 / scale + 1e-9 }) else {
            return "\(one) became \(other) at \(scale)"
          }
          let pixels = other.x * scale
          guard (pixels - pixels.rounded()).magnitude < 1e-6 else {
            return "\(other) is between pixels"
          }
        }
      }
      return nil
    }
  }

  @Test("Errors of rounding in a frame do not move its edges to other pixels")
  func roundingErrors() {
    var random = SeededGenerator(seed: 20_261_123)
    for scale in [1.0, 2, 3] {
      for _ in 0..<1_000 {
        let (left, width) = (Double(random.below(800)) / 2, Double(random.below(800)) / 2)
        let frame = PartFrame(x: left / scale, y: 0, width: width / scale, height: 1)
        var moved = frame
        moved.x = (frame.x + 1e-9) - 2e-9
        #expect(frame.snapped(toPixelsAt: scale).width == moved.snapped(toPixelsAt: scale).width)
        #expect(frame.snapped(toPixelsAt: scale).x == moved.snapped(toPixelsAt: scale).x)
      }
    }
  }

  @Test("A wider row is not taller, unless a height follows from a width")
  func monotonic() {
    forAll { part, width in
      guard !"\(part)".contains("aspectRatio: Optional"), !"\(part)".contains("grid") else {
        return nil
      }
      let narrow = layout().height(of: part, width: width)
      let wide = layout().height(of: part, width: width * 3)
      return wide <= narrow + 1e-6 ? nil : "\(narrow) at \(width), \(wide) at three times that"
    }
  }
}
