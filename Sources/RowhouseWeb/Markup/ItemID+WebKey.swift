// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension ItemID {
  /// The id as a text that no other id of its section or page has, unless two ids have equal descriptions and parts.
  ///
  /// ``WebKey`` reads it.
  var webKey: String {
    let own = Self.ownWebKey(key)
    return occurrence == 0 ? own : "r\(occurrence).\(own)"
  }

  /// The key of an id that repeats none before it.
  static func ownWebKey(_ key: Key) -> String {
    switch key {
    case .codePlace(let place): "p\(place)"
    case .integer(let integer): "i\(integer)"
    case .text(let text): "t\(text)"
    case .other(let other): otherWebKey(other) + IDDetails.text(of: other.value)
    }
  }

  /// The part of an id's key that consists of its type and description.
  static func otherWebKey(_ id: OtherID) -> String { "o\(type(of: id.value)).\(id.value)" }
}
