// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

@testable import RowhouseWeb

extension WebEvent {
  /// Creates an event from the text of a button.
  init?(writing parts: [String]) {
    var markup = Markup()
    markup.write(path: parts)
    self.init(markup.text)
  }
}
