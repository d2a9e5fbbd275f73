// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Texts for assistive technologies")
struct RowAccessibilityTests {
  private let style = ResolvedStyle()

  @Test("A row without texts of its own is read as it is shown")
  func shown() {
    let row = Row("Tasks", subtitle: "of today").value("3/5").help("Tap to open").row
    #expect(
      row.accessibility
        == RowAccessibility(label: "Tasks, of today", value: "3/5", hint: "Tap to open"))
    #expect(FieldRow("", text: "", placeholder: "Name") { _ in }.row.accessibility.label == "Name")
  }

  @Test("The value of a row with a bar is its text, or otherwise a percentage")
  func bars() {
    #expect(ProgressRow("Upload", fraction: 0.4).row.accessibility.value == "40%")
    #expect(ProgressRow("Upload", fraction: 0.4).value("2/5").row.accessibility.value == "2/5")
    #expect(ProgressRow("Upload").row.accessibility.value == nil)
    #expect(GaugeRow("Paper", value: 25, in: 0...100).row.accessibility.value == "25%")
    for (fraction, text) in [(Double.nan, "0%"), (-.infinity, "0%"), (1.2, "100%")] {
      #expect(ProgressRow("Upload", fraction: fraction).row.accessibility.value == text)
    }
  }

  @Test("Texts replace those that the row shows, and the hint precedes the texts below the row")
  func replaced() {
    let row = Row("3/5").value("open").help("Help")
      .accessibility(label: "3 of 5", value: "not closed", hint: "Hint").row
    #expect(
      row.accessibility
        == RowAccessibility(label: "3 of 5", value: "not closed", hint: "Hint, Help"))
    #expect(row.texts == ["3/5", "open", "Help"])
  }

  @Test("A text that is nil or empty keeps that of the row")
  func kept() {
    let row = Row("Tasks").value("3/5")
    #expect(row.row.showsSame(as: row.accessibility(label: "", value: nil).row))
    #expect(!row.row.showsSame(as: row.accessibility(label: "a").row))
  }

  @Test("A second call keeps the texts that it does not contain")
  func twice() {
    let row = Row("Tasks").value("3/5")
    let expected = RowAccessibility(
      label: "All", value: "3 of 5", hint: "Hint", identifier: "tasks")
    let texts = row.accessibility(label: "All", value: "3 of 5", hint: "Hint")
    #expect(texts.accessibility(identifier: "tasks").row.state.accessibility == expected)
    let named = row.accessibility(label: "Some", identifier: "tasks").accessibility(value: "3 of 5")
    #expect(named.accessibility(label: "All", hint: "Hint").row.state.accessibility == expected)
    #expect(texts.accessibility(label: "").row.state.accessibility.label == "All")
  }

  @Test("The texts of a standard row are those of its control")
  func controls() {
    let slider = SliderRow("Vol.", value: 0.5) { _ in }.value("1/2")
      .accessibility(label: "Volume", value: "half")
    guard case .slider(let part)? = slider.row.body(style: style).controls.first else {
      Issue.record("The row has no slider")
      return
    }
    #expect(part.label == "Volume" && part.valueText == "half")
    let toggle = ToggleRow("HD", isOn: true) { _ in }.accessibility(label: "High definition")
    #expect(toggle.row.body(style: style).controls.map(\.label) == ["High definition"])
  }

  @Test("The difference of two rows names the text")
  func difference() {
    let new = Row("Tasks").accessibility(label: "To do").row
    #expect(!new.differences(from: Row("Tasks").row).isEmpty)
  }

  @Test("Texts never change what a row shows")
  @MainActor
  func law() {
    forAll(300) { random in
      let text = { (random: inout SeededGenerator) -> String? in
        ["Title", "", "other", nil].randomElement(using: &random) ?? nil
      }
      let subtitle = text(&random)
      let value = text(&random)
      let label = text(&random)
      let (spoken, hint) = (text(&random), text(&random))
      let rows: [AnyRow] = [
        Row("Title", subtitle: subtitle).value(value ?? "").row,
        ToggleRow("Title", isOn: true) { _ in }.row,
        FieldRow("Title", text: "text") { _ in }.row,
        StepperRow("Title", value: 1, in: 0...2) { _ in }.value(value ?? "").row,
        ProgressRow("Title", fraction: 0.5).row,
      ]
      for row in rows {
        let changed = row.accessibility(label: label, value: spoken, hint: hint)
        if changed.texts != row.texts { return "the texts of \(row) became \(changed.texts)" }
        let (body, changedBody) = (row.body(style: style), changed.body(style: style))
        if body.reuseIdentifier != changedBody.reuseIdentifier { return "other parts of \(row)" }
        let read = changed.accessibility
        let expected = label?.isEmpty == false ? label : row.accessibility.label
        if read.label != expected { return "\(row) is read as \(read)" }
        let own = spoken?.isEmpty == false ? spoken : row.accessibility.value
        if read.value != own { return "the value of \(row) is read as \(read)" }
      }
      return nil
    }
  }
}
