// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RandomParts
import RowhouseLayout
import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Row height cache")
struct RowHeightCacheTests {
  private struct Drawn: RowContent {
    var part: Part

    func body(style: ResolvedStyle) -> Part { part }
  }

  /// A measurer that counts its calls.
  private final class CountingMeasurer: PartMeasuring, @unchecked Sendable {
    private(set) var count = 0

    func size(of text: TextQuery) -> Dimensions {
      count += 1
      return PlainMeasurer().size(of: text)
    }
  }

  private func row(_ text: String) -> AnyRow {
    CustomRow(Drawn(part: .text(text, font: .system(size: 20)))).row
  }

  private var style: ResolvedStyle {
    var style = ResolvedStyle()
    style.rowHeight = .automatic(minimum: 10)
    return style
  }

  @Test("An unchanged row is not measured again")
  func same() {
    let measurer = CountingMeasurer()
    var cache = RowHeightCache<Int, CountingMeasurer>(of: PartLayout(measuring: measurer))
    #expect(cache.height(of: row("a"), id: 1, style: style, width: 100) == 40)
    let asked = measurer.count
    #expect(asked > 0)
    #expect(cache.height(of: row("a"), id: 1, style: style, width: 100) == 40)
    #expect(measurer.count == asked)
    #expect(cache.count == 1)
  }

  @Test("A row of automatic height includes the padding of its style")
  func padding() {
    let layout = PartLayout(measuring: PlainMeasurer())
    var style = style
    #expect(layout.height(of: row("a"), style: style, width: 100) == 40)
    style.rowPadding = 0
    #expect(layout.height(of: row("a"), style: style, width: 100) == 24)
    style.rowPadding = 20.5
    #expect(layout.height(of: row("a"), style: style, width: 100) == 65)
    style.rowHeight = .fixed(10)
    #expect(layout.height(of: row("a"), style: style, width: 100) == 24)
  }

  @Test("Changing content, width or style replaces the stored height")
  func different() {
    var cache = RowHeightCache<Int, PlainMeasurer>(of: PartLayout(measuring: PlainMeasurer()))
    #expect(cache.height(of: row("0123456789"), id: 1, style: style, width: 124) == 40)
    #expect(cache.height(of: row("0123456789a"), id: 1, style: style, width: 124) == 64)
    #expect(cache.height(of: row("0123456789a"), id: 1, style: style, width: 200) == 40)
    var tall = style
    tall.rowHeight = .automatic(minimum: 90)
    #expect(cache.height(of: row("0123456789a"), id: 1, style: tall, width: 200) == 90)
    #expect(cache.count == 1)
  }

  @Test("The cache contains one height per id, and removes deleted rows")
  func size() {
    var cache = RowHeightCache<Int, PlainMeasurer>(of: PartLayout(measuring: PlainMeasurer()))
    for round in 0..<5 {
      for id in 0..<20 {
        _ = cache.height(of: row("\(round)"), id: id, style: style, width: Double(100 + round))
      }
    }
    #expect(cache.count == 20)
    cache.keep { $0 < 5 }
    #expect(cache.count == 5)
  }

  @Test("A row whose image has another size is measured again after its height is removed")
  func images() {
    final class LoadedImages: PartMeasuring, @unchecked Sendable {
      var height = 30.0

      func size(of text: TextQuery) -> Dimensions { PlainMeasurer().size(of: text) }

      func size(of image: ImageSource) -> Dimensions? { .square(height) }
    }
    let measurer = LoadedImages()
    var cache = RowHeightCache<Int, LoadedImages>(of: PartLayout(measuring: measurer))
    let picture = Part.image(ImagePart(.remote("/a.jpg"), size: .natural(maximumHeight: 100)))
    let row = CustomRow(Drawn(part: picture)).row
    #expect(cache.height(of: row, id: 1, style: style, width: 200) == 46)
    measurer.height = 90
    #expect(cache.height(of: row, id: 1, style: style, width: 200) == 46)
    cache.keep { $0 != 1 }
    #expect(cache.height(of: row, id: 1, style: style, width: 200) == 106)
  }

  @Test("The cache always agrees with a layout without a cache")
  func exact() async {
    let layout = PartLayout(measuring: PlainMeasurer())
    var cache = RowHeightCache<Int, PlainMeasurer>(of: layout)
    var random = SeededGenerator(seed: 7)
    for round in 0..<300 {
      let rows = (0..<12).map { _ in
        var generator = PartGenerator(seed: UInt64(Int.random(in: 0..<40, using: &random)))
        var style = style
        style.margin = Double(Int.random(in: 0..<3, using: &random)) * 8
        return StyledRow(
          CustomRow(Drawn(part: generator.part())).row, id: Int.random(in: 0..<30, using: &random),
          style: style)
      }
      // Two rows with the same id are computed one after the other; the cache keeps the newest
      // height.
      let width = 300 + Double(Int.random(in: 0..<3, using: &random)) * 50
      let expected = rows.map { layout.height(of: $0.row, style: $0.style, width: width) }
      if round.isMultiple(of: 2) {
        #expect(
          await cache.heights(
            of: rows, width: width, workers: 1 + Int.random(in: 0..<4, using: &random)) == expected)
      } else {
        let found = rows.map {
          cache.height(of: $0.row, id: $0.id, style: $0.style, width: width)
        }
        #expect(found == expected)
      }
      #expect(cache.count <= 30)
    }
  }

  @Test("Heights are not computed without a worker")
  func noWorkers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layout = PartLayout(measuring: PlainMeasurer())
      _ = await layout.heights(of: [StyledRow<Int>](), width: 375, workers: 0)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("0 workers cannot compute heights; pass at least 1"))
  }

  @Test("Several workers compute the same heights as one, in the same order")
  func workers() async {
    let layout = PartLayout(measuring: PlainMeasurer())
    for count in [0, 1, 2, 7, 100] {
      let rows = (0..<count).map { id in
        var generator = PartGenerator(seed: UInt64(id))
        return StyledRow(CustomRow(Drawn(part: generator.part())).row, id: id, style: style)
      }
      let expected = rows.map { layout.height(of: $0.row, style: $0.style, width: 375) }
      for workers in [1, 2, 3, 8] {
        #expect(await layout.heights(of: rows, width: 375, workers: workers) == expected)
      }
    }
  }
}
