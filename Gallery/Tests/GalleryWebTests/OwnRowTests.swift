// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseLayout
import RowhouseTesting
import RowhouseWeb
import Testing

/// A custom row kind, defined outside of the package, appears on all hosts without a change in
/// them.
@MainActor
@Suite("A custom row kind")
struct OwnRowTests {
  private struct Thermometer: RowContent {
    let place: String
    let degrees: Int

    func body(style: ResolvedStyle) -> Part {
      .vertical(spacing: 4, alignment: .fill) {
        Part.horizontal(spacing: style.margin) {
          Part.text(place, font: .system(size: 20), lineLimit: 1)
          Part.spacer()
          Part.text("\(degrees) °C", font: .system(size: 20), lineLimit: 1)
        }
        Part.progress(ProgressPart(Double(degrees) / 40, label: "warmth"))
      }
    }
  }

  private struct Weather: TablePage {
    var title: String { "Weather" }
    var sections: [TableSection] {
      TableSection {
        CustomRow(Thermometer(place: "Harbor", degrees: 18)).id("harbor")
          .height(.automatic(minimum: 0)).onSelect {}
      }
    }
  }

  /// A measurer with letters half as wide as the font size, and lines as tall as it.
  private struct Letters: PartMeasuring {
    func size(of text: TextQuery) -> Dimensions {
      Dimensions(width: Double(text.text.count) * text.font.size / 2, height: text.font.size)
    }
  }

  @Test("A custom row is in the document that a browser loads")
  func document() {
    let session = WebSession(token: "t", path: "/") { _ in Weather() }
    let html = session.document(client: "1")
    #expect(html.contains(">Harbor</span>") && html.contains(">18 °C</span>"), "\(html)")
    #expect(html.contains("<progress") && html.contains("value=\"0.45\""))
  }

  @Test("A custom row is in the drawing of the page, where a test taps it")
  func drawing() throws {
    let test = PageTest(Weather())
    let drawing = "\(test.text)"
    #expect(drawing.contains("Harbor") && drawing.contains("18 °C"), "\(drawing)")
    try test.tap("Harbor")
  }

  @Test("A custom row has a layout without the browser")
  func layout() throws {
    let row = CustomRow(Thermometer(place: "Harbor", degrees: 18)).row
    var style = ResolvedStyle()
    style.rowHeight = .automatic(minimum: 0)
    let placed = PartLayout(measuring: Letters()).layOut(row, style: style, width: 324)
    #expect(placed.height == 8 + 20 + 4 + 4.8 + 8)
    let frames = placed.body.all.map(\.frame)
    #expect(frames[2] == PartFrame(x: 12, y: 8, width: 60, height: 20))
    #expect(frames[4] == PartFrame(x: 262, y: 8, width: 50, height: 20))
    #expect(frames[5] == PartFrame(x: 12, y: 32, width: 300, height: 4.8))
  }
}
