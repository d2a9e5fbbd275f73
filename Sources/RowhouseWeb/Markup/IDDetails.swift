// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The details of ids that their descriptions leave out.
///
/// The description of a `Date` contains only whole seconds, and the description of an object
/// contains only the name of its class. If the keys of rows contained only descriptions, an event
/// of one row could reach another row.
enum IDDetails {
  /// Returns the details of an id, or an empty string if its description is exact.
  ///
  /// Equal ids have the same details, even in different processes, unless they are objects, whose
  /// hash values differ.
  static func text(of id: Any) -> String { text(of: id, isShown: true, depth: 0) }

  /// The maximum depth of details.
  ///
  /// More deeply nested structures are represented only by their descriptions.
  private static let maximumDepth = 4

  /// Returns the details of a value.
  ///
  /// For a number or a string, they are the value itself, unless a description shows it.
  private static func text(of value: Any, isShown: Bool, depth: Int) -> String {
    if value is any LosslessStringConvertible { return isShown ? "" : "~\(value)" }
    if type(of: value) is AnyClass {
      // Equal structures may contain different objects, such as the objects in which a `URL` stores its text.
      guard depth == 0, let id = value as? any Hashable else { return "" }
      return "~" + String(UInt(bitPattern: id.hashValue), radix: 36)
    }
    if let bytes = (value as? any Sequence).flatMap({ bytes(of: $0) }) {
      return "~" + Fingerprint.text(bytes)
    }
    if depth == maximumDepth { return "" }
    // The standard description of a structure or an enumeration shows all that it contains.
    let showsParts = isShown && !(value is any CustomStringConvertible)
    return Mirror(reflecting: value).children.reduce(into: "") { text, part in
      text += self.text(of: part.value, isShown: showsParts, depth: depth + 1)
    }
  }

  /// Returns the elements of a sequence of bytes, such as `Data`, or `nil` if they are not bytes.
  private static func bytes<Elements: Sequence>(of sequence: Elements) -> [UInt8]? {
    Elements.Element.self == UInt8.self ? Array(sequence) as? [UInt8] : nil
  }
}
