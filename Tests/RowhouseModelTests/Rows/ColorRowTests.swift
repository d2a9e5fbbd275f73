// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@MainActor
@Suite("Rows with a color, and rows with progress")
struct ColorRowTests {
  private final class Pen { var ink = RGBA(hex: 0x1A237E) }

  @Test("The row shows the name of a color of the palette")
  func parts() {
    let pen = Pen()
    let palette = [NamedColor("Navy", RGBA(hex: 0x1A237E)), NamedColor("Black", RGBA(hex: 0))]
    let row = ColorRow("Ink", pen, \.ink, palette: palette)
    #expect(row.outline == "['Ink' ... 'Navy' color #1a237e]")
    row.row.handlers[.change]?(.main, .color(RGBA(hex: 0)))
    row.row.handlers[.change]?(.main, .isOn(true))
    #expect(pen.ink == RGBA(hex: 0))
    #expect(ColorRow("Ink", pen, \.ink).outline == "['Ink' ... color #000000]")
  }

  @Test("Opaque colors are accepted, and a color of the model that is not opaque is reported")
  func accepted() {
    let clear = RGBA(red: 1, green: 2, blue: 3, alpha: 4)
    let control = ControlPart.color(ColorPart(clear, label: ""))
    #expect(control.value == .color(RGBA(red: 1, green: 2, blue: 3)))
    #expect(!control.accepts(.color(clear)) && control.accepts(.color(RGBA(hex: 0xFFFFFF))))
    #expect(!control.accepts(.text("#ffffff")))
    #expect(ColorRow("a", value: clear) { _ in }.row.problems.count == 1)
    #expect(ColorRow("a", value: RGBA(hex: 0)) { _ in }.row.problems == [])
  }

  @Test("A bar is beside the title, a spinner at the edge, and a level is a fraction of its range")
  func progress() throws {
    #expect(ProgressRow("a", fraction: 0.5).value("half").outline == "['a' busy 'half']")
    #expect(ProgressRow("a").outline == "['a' ... busy]")
    let level = GaugeRow("a", value: 15, in: 10...20)
    guard case .progress(let part) = level.row.standardContent?.control else {
      Issue.record("The row has no level")
      return
    }
    #expect(part.fraction == 0.5 && part.isLevel)
    #expect(GaugeRow("a", value: 1, in: 1...1).row.problems == [])
    for fraction in [-0.1, 1.1, .nan, .infinity] {
      #expect(ProgressRow("a", fraction: fraction).row.problems.count == 1)
    }
  }
}
