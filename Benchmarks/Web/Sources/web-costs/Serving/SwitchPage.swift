// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with a switch, a row that tells its state, and further rows.
///
/// The browser turns the switch by itself; the row that depends on it changes only when the server
/// has said so.
struct SwitchPage: TablePage {
  let model: SwitchModel
  /// How many rows there are in all.
  let count: Int
  let place: Place

  /// Where the switch and the row of its state are.
  enum Place {
    case first
    case last
  }

  var title: String { "Settings" }

  var sections: [TableSection] {
    TableSection("All") {
      if place == .last { further }
      ToggleRow("Night mode", isOn: model.isOn) { model.isOn = $0 }.id("switch")
      Row("State", id: "state").value(model.isOn ? "on" : "off")
      if place == .first { further }
    }
  }

  @RowBuilder
  private var further: [AnyRow] {
    for number in 2..<max(2, count) {
      Row("Row \(number)", subtitle: "What is to be said of row \(number)").value("value")
    }
  }
}
