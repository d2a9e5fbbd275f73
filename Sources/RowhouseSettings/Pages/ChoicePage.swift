// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// The page on which the user chooses a value of a setting.
struct ChoicePage: LinkedPage {
  let item: SettingsItem
  let choices: SettingsChoices
  let pages: SettingsPages
  /// The name of the page that contains the setting.
  let page: String

  var title: String { item.title }
  var language: String? { pages.bundle.language }
  var style: StyleOverrides { .settings }
  var path: String { "\(pages.path(ofChoice: item, page: page))" }

  var sections: [TableSection] {
    TableSection("", footer: choices.footer ?? "", rows: rows).id("choices")
  }

  private var rows: [AnyRow] {
    let rows = SettingsRows(item: item, group: SettingsGroup(), pages: pages, page: page)
      .choiceRows(choices)
    return choices.isQuick ? rows.map { $0.leavingAfterSelection() } : rows
  }
}

extension SettingsPages {
  /// Returns the path of the page for a choice, such as `/Advanced/-/3`.
  func path(ofChoice item: SettingsItem, page: String) -> String {
    "\(basePath)/\(ExternalLink.escaped(page, except: "/"))/-/\(item.position)"
  }
}
