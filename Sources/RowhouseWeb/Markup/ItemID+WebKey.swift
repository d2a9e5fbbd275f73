// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension ItemID {
  /// The text that identifies the id in its section or page, unless two ids have equal descriptions and parts.
  ///
  /// ``WebKey`` parses it.
  var webKey: String {
    let own = Self.ownWebKey(key)
    return occurrence == 0 ? own : "r\(occurrence).\(own)"
  }

  /// Returns the key of an id that does not repeat an earlier one.
  static func ownWebKey(_ key: Key) -> String {
    switch key {
    case .codePlace(let place): "p\(place)"
    case .integer(let integer): "i\(integer)"
    case .text(let text): "t\(text)"
    case .other(let other): otherWebKey(other) + IDDetails.text(of: other.value)
    }
  }

  /// Returns the part of an id's key that consists of its type and description.
  static func otherWebKey(_ id: OtherID) -> String { "o\(type(of: id.value)).\(id.value)" }
}
