// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import RowhouseModel
import Testing

@Suite("Boxes, grids and pages")
struct GroupLayoutTests {
  private let layout = PartLayout(measuring: PlainMeasurer())

  /// Returns a text of `count` letters, each 10 points wide and 24 tall.
  private func text(_ count: Int) -> Part {
    .text(String(repeating: "x", count: count), font: .system(size: 20))
  }

  private func frames(_ part: Part, width: Double) -> [PartFrame] {
    layout.layOut(part, width: width).all.map(\.frame)
  }

  @Test("Padding and border are around the content")
  func box() {
    let part = text(2).padding(BoxPart.Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .border(BoxPart.Border(width: 5))
    #expect(
      frames(part, width: 100) == [
        PartFrame(x: 0, y: 0, width: 100, height: 38),
        PartFrame(x: 7, y: 6, width: 84, height: 24),
      ])
  }

  @Test("A box has its fixed size and aligns its content")
  func frame() {
    let part = text(2).frame(width: 60, height: 50, horizontal: .center, vertical: .end)
    #expect(
      frames(part, width: 100) == [
        PartFrame(x: 0, y: 0, width: 60, height: 50),
        PartFrame(x: 20, y: 26, width: 20, height: 24),
      ])
    let limited = Part.vertical {
      text(2).frame(minimumWidth: 30, maximumHeight: 10)
      text(9).frame(maximumWidth: 50, minimumHeight: 70)
    }
    #expect(
      layout.layOut(limited, width: 100).children.map(\.frame) == [
        PartFrame(x: 0, y: 0, width: 30, height: 10),
        PartFrame(x: 0, y: 10, width: 50, height: 70),
      ])
  }

  @Test("The letters in a circle are as large as it is, in any text size of the reader")
  func initials() {
    let part = Part.avatar(nil, initials: "AM", diameter: 50)
    let large = PartLayout(
      measuring: PlainMeasurer(), in: LayoutEnvironment(textScale: 2))
    let frames = large.layOut(part, width: 100).all.map(\.frame)
    #expect(frames == layout.layOut(part, width: 100).all.map(\.frame))
    #expect(frames.last?.width == 18)
  }

  @Test("A box with an aspect ratio takes the whole width, which determines its height")
  func ratio() {
    let banner = Part.fillingImage(.named("a")).aspectRatio(375.0 / 180)
    #expect(
      frames(banner, width: 375)
        == Array(repeating: PartFrame(x: 0, y: 0, width: 375, height: 180), count: 2))
    let fixed = text(1).frame(height: 20).aspectRatio(2)
    #expect(frames(fixed, width: 100)[0] == PartFrame(x: 0, y: 0, width: 100, height: 50))
    var both = BoxPart(text(1))
    both.height.fixed = 20
    both.aspectRatio = 2
    #expect(frames(.box(both), width: 100)[0] == PartFrame(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("An image with an aspect ratio is as wide as its place, and narrower at its maximum height")
  func wideImage() {
    func frame(
      _ alignment: StackPart.Alignment, width: Double, isRightToLeft: Bool = false
    ) -> PartFrame {
      let layout = PartLayout(
        measuring: PlainMeasurer(), in: LayoutEnvironment(isRightToLeft: isRightToLeft))
      let story = Part.vertical(alignment: alignment) {
        Part.image(.remote("/a.jpg"), aspectRatio: 1.5, maximumHeight: 400)
        text(3)
      }
      return layout.layOut(story, width: width).children[0].frame
    }
    for alignment in StackPart.Alignment.allCases {
      #expect(frame(alignment, width: 390) == PartFrame(x: 0, y: 0, width: 390, height: 260))
    }
    #expect(frame(.start, width: 1_200) == PartFrame(x: 0, y: 0, width: 600, height: 400))
    #expect(frame(.fill, width: 1_200) == PartFrame(x: 0, y: 0, width: 600, height: 400))
    #expect(frame(.center, width: 1_200) == PartFrame(x: 300, y: 0, width: 600, height: 400))
    #expect(
      frame(.start, width: 1_200, isRightToLeft: true)
        == PartFrame(x: 600, y: 0, width: 600, height: 400))
    let beside = Part.horizontal(spacing: 10) {
      text(4)
      Part.image(.remote("/a.jpg"), aspectRatio: 2)
    }
    #expect(
      layout.layOut(beside, width: 150).children[1].frame
        == PartFrame(x: 50, y: 0, width: 100, height: 50))
  }

  @Test("A narrow stack compresses the text beside accessories", arguments: [false, true])
  func accessories(isInColumn: Bool) {
    let widths = [(Accessory.disclosure, 6.5), (.detail, 22.4), (.detailDisclosure, 44)]
    for (accessory, width) in widths {
      let row = Part.horizontal(spacing: 0) {
        text(9)
        Part.accessory(accessory)
      }
      let part = isInColumn ? Part.vertical { row } : row
      let frames = layout.layOut(part, width: 60).all.map(\.frame)
      let beside = frames[isInColumn ? 3 : 2]
      #expect(abs(beside.width - width) < 0.01 && abs(beside.x + width - 60) < 0.01)
    }
  }

  @Test("A grid has equal columns, and each line is as tall as its tallest part")
  func grid() {
    let grid = Part.grid(columns: 2, spacing: 10, lineSpacing: 4) {
      text(1)
      text(9)
      text(2)
    }
    #expect(
      layout.layOut(grid, width: 100).children.map(\.frame) == [
        PartFrame(x: 0, y: 0, width: 45, height: 72),
        PartFrame(x: 55, y: 0, width: 45, height: 72),
        PartFrame(x: 0, y: 76, width: 45, height: 24),
      ])
    func columns(width: Double) -> Double {
      let grid = Part.grid(minimumColumnWidth: 30, spacing: 10) { text(1) }
      return layout.layOut(grid, width: width).children[0].frame.width
    }
    #expect(columns(width: 69) == 69)
    #expect(columns(width: 70) == 30)
    #expect(columns(width: 20) == 20)
  }

  @Test("Pages are side by side, as tall as the tallest, and mirrored from right to left")
  func pager() {
    let pager = Part.pager(label: "pages") {
      text(1)
      text(12)
    }
    let expected = [
      PartFrame(x: 0, y: 0, width: 100, height: 48),
      PartFrame(x: 100, y: 0, width: 100, height: 48),
    ]
    #expect(layout.layOut(pager, width: 100).children.map(\.frame) == expected)
    let mirrored = PartLayout(
      measuring: PlainMeasurer(), in: LayoutEnvironment(isRightToLeft: true))
    #expect(mirrored.layOut(pager, width: 100).children.map(\.frame.x) == [0, -100])
  }

  @Test("Fonts, limits and controls scale with the reader's text; gaps and pictures do not")
  func scale() {
    let row = Part.horizontal(spacing: 10) {
      Part.image(.named("a"), size: .square(30))
      Part.text(TextPart("xxxxx", font: .system(size: 20), widthLimit: 30))
      Part.toggle(isOn: true, label: "a")
    }
    let large = PartLayout(measuring: PlainMeasurer(), in: LayoutEnvironment(textScale: 2))
    #expect(large.layOut(row, width: 400).children.map(\.frame.x) == [0, 40, 110])
    #expect(large.layOut(row, width: 400).children[2].frame.width == 102)
    #expect(large.height(of: row, style: ResolvedStyle(), width: 400) == 96, "two lines of 48")
  }

  @Test("A fixed height grows with the reader's text and with taller parts")
  func rowHeights() {
    var style = ResolvedStyle()
    func height(_ part: Part, scale: Double = 1) -> Double {
      PartLayout(measuring: PlainMeasurer(), in: LayoutEnvironment(textScale: scale))
        .height(of: part, style: style, width: 124)
    }
    #expect(height(text(1)) == 44)
    #expect(height(text(1), scale: 1.5) == 66)
    #expect(height(text(25)) == 72)
    style.rowHeight = .automatic(minimum: 20)
    #expect(height(text(25)) == 88)
    style.rowHeight = .fixed(0)
    #expect(height(text(25)) == 0)
  }

  @Test("Without margins, the parts of a row reach its edges")
  func margins() {
    var style = ResolvedStyle()
    style.rowHeight = .automatic(minimum: 0)
    style.margin = 0
    style.rowPadding = 0
    let band = Part.fillingImage(.named("band")).aspectRatio(2)
    let row = layout.layOut(band, style: style, width: 100)
    #expect(row.height == 50)
    #expect(row.body.frame == PartFrame(x: 0, y: 0, width: 100, height: 50))
    style.rowPadding = 3
    #expect(layout.height(of: band, style: style, width: 100) == 56)
    style.rowHeight = .fixed(20)
    #expect(layout.height(of: band, style: style, width: 100) == 50)
  }

  @Test("A field is as tall as its lines, with padding even in a row of fixed height")
  func fields() {
    var input = FieldInput("one\r\ntwo\r\nthree\r\nfour")
    input.lines = 3
    let field = Part.control(
      .field(FieldPart(input, label: "note", font: .system(size: 20))))
    #expect(layout.height(of: field, width: 200) == 3 * 24 + 2 * 4)
    var style = ResolvedStyle()
    #expect(layout.height(of: field, style: style, width: 200) == 80 + 2 * 8)
    style.rowPadding = 1
    #expect(layout.height(of: field, style: style, width: 200) == 82)
    input.lines = 1
    let line = Part.control(
      .field(FieldPart(input, label: "note", font: .system(size: 20))))
    #expect(layout.height(of: line, style: style, width: 200) == 44)
  }

  @Test("A width-limited text is never narrower than its widest letter", arguments: [nil, 1, 2])
  func letters(lineLimit: Int?) {
    let text = Part.text(
      TextPart("xxx", font: .system(size: 20), lineLimit: lineLimit, widthLimit: 100))
    struct Wide: PartMeasuring {
      func size(of text: TextQuery) -> Dimensions {
        var text = text
        // A platform doesn't break a text of one line.
        if text.lineLimit == 1 { text.width = .infinity }
        return text.width == 0
          ? Dimensions(width: 10, height: 72) : PlainMeasurer().size(of: text)
      }
    }
    let layout = PartLayout(measuring: Wide())
    func width(_ alignment: StackPart.Alignment, in width: Double) -> Double {
      let stack = Part.vertical(alignment: alignment) { text }
      return layout.layOut(stack, width: width).children[0].frame.width
    }
    #expect([30, 8, 0].map { width(.start, in: $0) } == [30, 10, 10])
    #expect([30, 8, 0].map { width(.fill, in: $0) } == [30, 8, 0])
  }

  @Test("A width that follows from a fixed height ignores the minimum width")
  func fixedBeforeLeast() {
    var box = BoxPart(text(1))
    box.height = BoxPart.Extent(fixed: 20)
    box.aspectRatio = 2
    box.width = BoxPart.Extent(minimum: 90)
    let row = Part.vertical { Part.horizontal { Part.box(box) } }
    #expect(frames(row, width: 200)[1].width == 40)
  }

  @Test("A divider wider than its area begins where the area does, with any alignment")
  func lines() {
    let part = Part.horizontal {
      Part.vertical(alignment: .end) { Part.divider }
      Part.spacer()
    }
    #expect(frames(part, width: 100)[2] == PartFrame(x: 0, y: 0, width: 1, height: 1))
  }
}
