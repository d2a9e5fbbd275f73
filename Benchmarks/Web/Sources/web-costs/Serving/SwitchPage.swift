// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with a switch, a row that shows its state, and further rows.
///
/// The browser toggles the switch itself. The row that depends on it changes only when the server
/// sends the change.
struct SwitchPage: TablePage {
  let model: SwitchModel
  /// The total number of rows.
  let count: Int
  let arrangement: Arrangement

  /// The place of the switch and of the row with its state.
  enum Arrangement: String {
    /// At the top of the further rows.
    case first
    /// At the bottom of the further rows.
    case last
    /// In a section of their own, above a section of data with the further rows.
    case data
  }

  var title: String { "Settings" }

  var sections: [TableSection] {
    TableSection("All") {
      if arrangement == .last { further }
      ToggleRow("Night mode", isOn: model.isOn) { model.isOn = $0 }.id("switch")
      Row("State", id: "state").value(model.isOn ? "on" : "off")
      if arrangement == .first { further }
    }
    if arrangement == .data {
      TableSection(2..<max(2, count), id: \.self, header: "Further") { further($0) }
    }
  }

  @RowBuilder
  private var further: [AnyRow] {
    for number in 2..<max(2, count) { further(number) }
  }

  private func further(_ number: Int) -> Row {
    Row("Row \(number)", subtitle: "What is to be said of row \(number)").value("value")
  }
}
