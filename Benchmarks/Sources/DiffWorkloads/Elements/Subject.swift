// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff

/// A kind of element that the benchmarks diff.
///
/// Each kind writes its four static functions out, in two lines, instead of sharing generic ones:
/// a function that knows its element is specialised down to the comparison, as a user's call is.
package protocol Subject: Sendable {
  associatedtype ID: Hashable & Sendable

  /// A fresh element, which shares no text with any other.
  ///
  /// - Parameters:
  ///   - number: Which element: the same number has the same id.
  ///   - revision: Which content; a kind that is its own id has only one.
  init(number: Int, revision: Int)

  var identity: ID { get }

  static func changes(from old: [Self], to new: [Self]) -> Changeset
  static func changes(from old: [Section], to new: [Section]) -> SectionedChangeset

  /// Looks every new id up in a dictionary of the old ones.
  static func yardstick(_ old: [Self], _ new: [Self]) -> Int
  static func yardstick(_ old: [Section], _ new: [Section]) -> Int
}

extension Subject {
  package typealias Section = HeadedSection<SectionHead, Self>

  /// Whether the id is the whole element, so that an element never changes.
  static var isID: Bool { ID.self == Self.self }

  init(_ blueprint: Blueprint) {
    self.init(number: blueprint.number, revision: blueprint.revision)
  }
}
