// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff

/// A kind of element that the benchmarks compare.
///
/// Each kind implements its four static functions, in two lines, instead of sharing generic ones.
/// A function of a concrete element is specialized, including its comparison, like a call in an
/// application.
package protocol Subject: Sendable {
  associatedtype ID: Hashable & Sendable

  /// Creates an element that shares no text with any other.
  ///
  /// - Parameters:
  ///   - number: The number, which determines the id.
  ///   - revision: The revision of the content. A kind that is its own id has only one.
  init(number: Int, revision: Int)

  var identity: ID { get }

  static func changes(from old: [Self], to new: [Self]) -> Changeset
  static func changes(from old: [Section], to new: [Section]) -> SectionedChangeset

  /// Looks up every new id in a dictionary of the old ids.
  static func yardstick(_ old: [Self], _ new: [Self]) -> Int
  static func yardstick(_ old: [Section], _ new: [Section]) -> Int
}

extension Subject {
  package typealias Section = HeadedSection<SectionHead, Self>

  /// True if the id is the whole element, so that an element never changes.
  static var isID: Bool { ID.self == Self.self }

  init(_ blueprint: Blueprint) {
    self.init(number: blueprint.number, revision: blueprint.revision)
  }
}
