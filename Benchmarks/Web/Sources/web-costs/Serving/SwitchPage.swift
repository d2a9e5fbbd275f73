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
  let position: Position

  /// The position of the switch and of the row with its state.
  enum Position {
    case first
    case last
  }

  var title: String { "Settings" }

  var sections: [TableSection] {
    TableSection("All") {
      if position == .last { further }
      ToggleRow("Night mode", isOn: model.isOn) { model.isOn = $0 }.id("switch")
      Row("State", id: "state").value(model.isOn ? "on" : "off")
      if position == .first { further }
    }
  }

  @RowBuilder
  private var further: [AnyRow] {
    for number in 2..<max(2, count) {
      Row("Row \(number)", subtitle: "What is to be said of row \(number)").value("value")
    }
  }
}
