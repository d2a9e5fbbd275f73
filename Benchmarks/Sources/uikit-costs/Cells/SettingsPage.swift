// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page whose rows exist before they are shown, like the items of a data source.
struct SettingsPage: TablePage {
  private let rows: [AnyRow]

  init(_ items: [SettingItem]) {
    rows = items.enumerated().map { number, item in
      ToggleRow(item.title, isOn: item.isOn) { _ in }
        .image(.named(item.image)).accessory(.disclosure).id(ItemID(number)).row
    }
  }

  var title: String { "Settings" }
  var appearance: PageAppearance { .plain }
  var sections: [TableSection] { [TableSection(rows: rows)] }
}
