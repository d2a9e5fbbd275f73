// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Which row of a page is meant.
///
/// A text in quotation marks is what the row says; `.id("security")` and `.at(indexPath)` name it by
/// other means.
public enum RowQuery: Hashable, Sendable {
  /// The one row whose title is this, or, if no title is, the one that says this elsewhere.
  ///
  /// The first 10,000 rows of the page are searched, but for those without any height.
  case text(String)
  /// The row with this id, in the first section that has one.
  case id(ItemID)
  /// The row that stands here.
  case at(RowIndexPath)
}

extension RowQuery: ExpressibleByStringInterpolation {
  /// The row that says a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension RowQuery: CustomStringConvertible {
  /// What goes behind “a row …”.
  public var description: String {
    switch self {
    case .text(let text): "that says \(text.quoted)"
    case .id(let id): "with the id \(id)"
    case .at(let indexPath): "at \(indexPath)"
    }
  }
}
