// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A page with every control in every variant, for tests that use each in several ways.
///
/// The row `Model: TITLE` shows the value that the model has for the control with that title.
struct EveryControlPage: TablePage {
  let model: EveryControl
  let navigator: Navigator
  /// True if the user can press each row.
  let areRowsSelectable: Bool
  var language: String?

  var title: String { "Every control" }
  var isEditing: Bool { model.isEditing }

  var sections: [TableSection] {
    TableSection("Switches") {
      ToggleRow("Switch", model, \.isOn)
      CheckRow("Checkbox", model, \.isChecked)
      ButtonRow("Button") { model.presses += 1 }
      ExpanderRow("Expander", model, \.isOpen) { Row("Inside the expander") }
    }
    TableSection("Numbers") {
      StepperRow("Stepper", model, \.count, in: 0...9)
      StepperRow("Fine stepper", model, \.share, in: 0...1, step: 0.25)
      SliderRow("Slider", model, \.volume, in: 0...10, step: 1)
      SliderRow("Live slider", model, \.level, in: 0...10, step: 1).reporting(.continuous)
      NumberRow("Integer", model, \.integer, in: 0...99)
      NumberRow("Decimal", model, \.decimal)
      NumberRow("Currency", model, \.price, format: .currency("EUR"))
      NumberRow("Percentage", model, \.discount, format: .percent())
    }
    TableSection("Choices") {
      PickerRow("Menu", model, \.menu, groups: Self.groups, title: { $0 })
      PickerRow("Menu with none", model, \.optional, options: Self.options, none: "None") { $0 }
      PickerRow("Segments", model, \.segment, options: Self.options) { $0 }
        .pickerStyle(.segmented)
      PickerRow("Wheel", model, \.wheel, options: Self.options) { $0 }.pickerStyle(.wheel)
      PickerRow("Page", model, \.page, options: Self.options) { $0 }.pickerStyle(.page)
    }
    TableSection("Radio group") {
      ChoiceRows(model, \.radio, options: ["Red", "Green", "Blue"]) { $0 }
    }
    TableSection("Check list") {
      CheckRows(model, \.checks, options: ["Salt", "Pepper", "Sugar"], count: 0...3) { $0 }
        .selectAll("All spices")
    }
    TableSection("Dates") {
      DateRow("Date", model, \.date)
      DateRow("Time", model, \.time)
      DateRow("Date and time", model, \.dateTime)
      DateRow("Date with none", model, \.optionalDate, none: "No date")
      ColorRow("Color", model, \.color, palette: [NamedColor("Navy", RGBA(hex: 0x1A237E))])
    }
    TableSection("Texts") {
      for (kind, name) in Self.kinds { field(name, kind) }
      FieldRow("Live text", model, \.live).reporting(.continuous)
      FieldRow("Counted text", model, \.counted).counted(upTo: 20)
      FieldRow("Lines", model, \.lines).lines(2...5)
    }
    TableSection("Progress") {
      ProgressRow("Progress", fraction: 0.4).value("40 %")
      ProgressRow("Spinner")
      GaugeRow("Gauge", value: 3, in: 0...4).value("3 of 4")
    }
    TableSection(
      "List", list: model, \.stops, count: 1...4, add: "Add a stop", new: { model.newStop() },
      row: { stop in FieldRow("Stop \(stop.id)", stop, \.name) })
    TableSection("Model") {
      for (name, value) in model.values { Row("Model: \(name)", id: name).value(value) }
    }
    TableSection {
      ToggleRow("Edit the list", model, \.isEditing)
      Row("Elsewhere").onSelect { navigator.toast("Elsewhere") }
    }
  }

  var selectsRows: Bool { areRowsSelectable }

  func didSelect(_ selection: RowSelection) { navigator.toast("Selected") }

  private func field(_ name: String, _ kind: FieldKind) -> FieldRow {
    FieldRow(name, text: model.texts[name] ?? "", kind: kind) { model.texts[name] = $0 }
  }

  /// Traps unless the page has each kind of control, because the browser's tests use those that are on it.
  func checkKinds() {
    let host = StrictTableHost()
    host.driver.show(self)
    host.driver.flush()
    let rows = (host.page?.sections.indices ?? 0..<0).flatMap { section in
      (0..<(host.page?.rowCount(inSection: section) ?? 0)).compactMap { row in
        host.page?.row(at: RowIndexPath(section: section, row: row))
      }
    }
    let kinds = Set(rows.flatMap { $0.body(style: ResolvedStyle()).controls.map(\.kind) })
    // The buttons of rows are titles; a button in content is on `PartsPage`.
    let missing = ControlPart.Kind.allCases.filter { $0 != .button && !kinds.contains($0) }
    precondition(missing.isEmpty, "EveryControlPage has no \(missing); add a row of each")
  }

  static let options = ["One", "Two", "Three"]
  static let groups = [OptionGroup("Small", ["One", "Two"]), OptionGroup("Large", ["Three"])]
  /// The kinds of texts, with the titles of their fields.
  static let kinds: [(kind: FieldKind, name: String)] = [
    (.text, "Text"), (.secure, "Secure text"), (.email, "Email"), (.phone, "Phone"),
    (.url, "Address"), (.digits, "Digits"), (.search, "Search"), (.oneTimeCode, "Code"),
  ]
}
