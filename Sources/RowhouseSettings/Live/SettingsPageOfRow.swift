// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// A page of settings that a row pushes.
protocol SettingsPageOfRow: PageOfRow {}

extension SettingsPageOfRow {
  /// The style of the page below, with the room for long titles of settings pages.
  var style: StyleOverrides {
    var style = below?.style ?? StyleOverrides()
    style.merge(.settings)
    return style
  }
}
