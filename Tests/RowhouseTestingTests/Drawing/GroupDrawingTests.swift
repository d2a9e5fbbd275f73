// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct GroupDrawingTests {
  @Test func boxesAreDrawnAsTheirContent() {
    #expect(drawing(of: Part.text("a").padding(8).background(.tint)) == "  a")
    let line = Part.horizontal {
      Part.text("a")
      Part.spacer()
      Part.badge("3")
    }
    #expect(drawing(of: line.padding(8)) == "  a                        (3)")
  }

  @Test func badgesAreDrawnAsTextOrDot() {
    #expect(drawing(of: .badge("12")) == "  (12)")
    #expect(drawing(of: .badge(label: "new")) == "  (•)")
  }

  @Test func gridsAreDrawnInLines() {
    let grid = Part.grid(columns: 2) {
      Part.text("a")
      Part.text("b")
      Part.text("c")
    }
    #expect(drawing(of: grid) == "  a b\n  c")
    #expect(drawing(of: .grid(minimumColumnWidth: 9) { Part.text("a") }) == "  a")
  }

  @Test func pagesAreSeparatedByALine() {
    let pager = Part.pager(label: "news") {
      Part.image(.named("one"), size: .square(1))
      Part.image(.named("two"), size: .square(1))
    }
    #expect(drawing(of: pager) == "  [one] │ [two]")
  }

  @Test func pressablePartsAreInAngleBrackets() {
    let both = Part.vertical {
      Part.image(.named("one"), size: .square(1))
      Part.text("One")
    }
    #expect(drawing(of: both.pressable(label: "One")) == "  <[one]\n  One>")
    #expect(drawing(of: Part.spacer().pressable(label: "One")) == "  <One>")
  }

  @Test func pressablePartsAreFoundByLabel() throws {
    var pressed: [ControlID] = []
    let page = DrawnPage {
      TableSection {
        CustomRow(
          DrawnContent(
            part: .grid(columns: 2) {
              Part.text("a").pressable(label: "one", control: "1")
              Part.text("b").pressable(label: "two", control: "2")
            })
        )
        .onControlChange { control, _ in pressed.append(control) }
      }
    }
    let test = PageTest(page)
    try test.press("two")
    #expect(pressed == ["2"])
  }
}
