// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

@testable import RowhouseWeb

extension WebEvent {
  /// Reads an event as a button says it.
  init?(writing parts: [String]) {
    var markup = Markup()
    markup.write(path: parts)
    self.init(markup.text)
  }
}
