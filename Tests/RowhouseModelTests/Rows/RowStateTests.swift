// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The state of a row")
struct RowStateTests {
  private let style = ResolvedStyle()

  private func row() -> ToggleRow { ToggleRow("Switch", isOn: true) { _ in } }

  @Test("A row without a state has the parts that it had, and its texts are below them")
  func notes() {
    let plain = row().row.body(style: style)
    let noted = row().error("Wrong").help("Help").disabled(because: "Locked").row
    #expect(noted.state.notes.map(\.text) == ["Wrong", "Locked", "Help"])
    #expect(noted.texts == ["Switch", "Wrong", "Locked", "Help"])
    let parts = row().error("Wrong").help("Help").row.body(style: style).children
    #expect(parts.first == plain)
    let texts = [RowState.Note.Kind.error, .help].map { kind in
      Part.text(
        kind == .error ? "Wrong" : "Help", font: style.subtitleFont,
        color: kind == .error ? style.errorColor : style.subtitleColor)
    }
    #expect(parts.last?.children.flatMap(\.children) == texts)
  }

  @Test("Texts that are nil or empty, and a reason without a disabled row, add nothing")
  func withoutNotes() {
    let plain = row().row
    #expect(row().error(nil).help("").disabled(false, because: "Locked").row.texts == plain.texts)
    #expect(row().error("Wrong").error(nil).row.showsSame(as: plain))
    #expect(row().disabled().disabled(false).row.showsSame(as: plain))
    #expect(!row().error("Wrong").row.showsSame(as: plain))
    #expect(!row().disabled().row.showsSame(as: plain))
  }

  @Test("The texts begin at the title of a row with a picture")
  func inset() throws {
    let row = row().image(.named("sun")).error("Wrong").row
    guard case .box(let box)? = row.body(style: style).children.last else {
      Issue.record("There is no box below the parts")
      return
    }
    #expect(box.padding.leading == 40 && box.accessibility == .description)
  }

  @Test("The texts below a button are centered, as its title is")
  func centered() {
    func texts(_ row: AnyRow) -> [TextPart.Alignment] {
      (row.body(style: style).children.last?.children.flatMap(\.children) ?? []).compactMap {
        if case .text(let text) = $0 { text.alignment } else { nil }
      }
    }
    let button = ButtonRow("Send") {}.disabled(because: "Locked").help("Help").row
    #expect(texts(button) == [.center, .center])
    #expect(texts(row().disabled(because: "Locked").help("Help").row) == [.leading, .leading])
  }

  @Test("A disabled row is drawn in the color of a subtitle, except its error")
  func colors() {
    let row = Row("Title").value("Value").error("Wrong").disabled().row
    let colors = row.body(style: style).textColors
    #expect(colors == [style.subtitleColor, style.subtitleColor, style.errorColor])
  }

  @Test("The error color of the theme is legible on rows, in light and dark")
  func contrast() {
    var style = ResolvedStyle()
    style.errorColor = .hex(0x123456)
    let row = Row("Title").error("Wrong").row
    #expect(row.body(style: style).textColors.last == .hex(0x123456))
    #expect(ResolvedStyle().errorColor == .destructive)
  }

  @Test("Content of one's own has texts below it, too")
  func customContent() {
    let row = CustomRow(StatusBadge()).error("Wrong").row
    #expect(row.texts == ["badge", "Wrong"])
    #expect(row.body(style: style).texts == ["badge", "Wrong"])
  }

  private struct StatusBadge: RowContent {
    func body(style: ResolvedStyle) -> Part { .badge("badge") }
  }
}

extension Part {
  /// The colors of its texts, in reading order.
  fileprivate var textColors: [StyleColor] {
    if case .text(let text) = self { [text.color] } else { children.flatMap(\.textColors) }
  }
}
