// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with a switch above a row for each item.
struct TogglePage: TablePage {
  let model: PageModel

  var title: String { "Settings" }

  var sections: [TableSection] {
    TableSection("All") {
      ToggleRow("Night mode", isOn: model.isOn) { model.isOn = $0 }
      for item in model.items {
        Row(item.title, subtitle: item.subtitle)
          .value("value")
          .onSelect { model.select(item.id) }
      }
    }
  }
}
