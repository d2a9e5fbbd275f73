// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting

/// The input of the user in the open dialogs of a session.
struct DialogInput {
  /// The texts that the user has typed.
  var texts: [DialogID: String] = [:]
  /// The dialog whose text is missing or whose file was not a picture, or `nil` if there is none.
  var refused: DialogID?
}

extension DialogInput {
  mutating func remove(_ id: DialogID) {
    texts[id] = nil
    if refused == id { refused = nil }
  }
}
