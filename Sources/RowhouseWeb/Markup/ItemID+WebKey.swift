// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension ItemID {
  /// The id as a text that no other id of its section or page has.
  var webKey: String {
    let own =
      switch key {
      case .place(let place): "p\(place)"
      case .integer(let integer): "i\(integer)"
      case .text(let text): "t\(text)"
      case .other(let other): "o\(type(of: other.value)).\(other.value)"
      }
    return occurrence == 0 ? own : "r\(occurrence).\(own)"
  }
}
