// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A query for one row of a page.
///
/// A string is a query for a text of the row. Other queries are `.id("security")`, `.id(note.id)`, and
/// `.at(indexPath)`. All functions of a test that use a row accept them. No query finds a row with a height of 0.
public enum RowQuery: Hashable, Sendable {
  /// The only row with this title or, if no row has this title, the only row that contains this
  /// text elsewhere.
  ///
  /// If no row contains the text, the query finds the only row with a control that has this label for assistive
  /// technologies. The label of a field without a title is its placeholder, so `"Search"` finds
  /// `FieldRow("", model, \.text, placeholder: "Search")`.
  ///
  /// The query searches the first 10,000 rows of the page.
  case text(String)
  /// The first row with this id.
  case id(ItemID)
  /// The row at this index path.
  case at(RowIndexPath)
}

extension RowQuery: ExpressibleByStringInterpolation {
  /// Creates a query for the row with a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

/// A type with which a test names a row: a string, which is a text of the row, or a ``RowQuery``.
public protocol RowQueryConvertible {
  /// The query.
  var rowQuery: RowQuery { get }
}

extension RowQuery: RowQueryConvertible {
  /// The query itself.
  public var rowQuery: RowQuery { self }
}

extension String: RowQueryConvertible {
  /// A query for the row with this text.
  public var rowQuery: RowQuery { .text(self) }
}

/// The queries without the name of their type, as in `test.toggle(.id("night"))`.
extension RowQueryConvertible where Self == RowQuery {
  /// Returns a query for the row with a text.
  @_disfavoredOverload
  public static func text(_ text: String) -> RowQuery { RowQuery.text(text) }

  /// Returns a query for the first row with an id, such as that of an element: `test.tap(.id(note.id))`.
  @_disfavoredOverload
  public static func id(_ id: some Hashable & Sendable) -> RowQuery { RowQuery.id(ItemID(id)) }

  /// Returns a query for the row at an index path.
  @_disfavoredOverload
  public static func at(_ indexPath: RowIndexPath) -> RowQuery { RowQuery.at(indexPath) }
}

extension RowQuery: CustomStringConvertible {
  /// The query as the end of a phrase that begins with “a row”, such as `with the id “b1”`, for messages.
  public var description: String {
    switch self {
    case .text(let text): "with the text \(text.quoted)"
    case .id(let id): "with the id \(id.quoted)"
    case .at(let indexPath): "at \(indexPath)"
    }
  }
}

extension ItemID {
  /// The id, with quotation marks if it is a string, because a string differs from the number that
  /// it contains.
  var quoted: String {
    guard occurrence == 0, let text = value as? String else { return "\(self)" }
    return text.quoted
  }
}
