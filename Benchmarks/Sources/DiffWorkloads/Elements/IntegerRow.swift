// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff

/// A row with an integer id and three texts, of which the subtitle is too long to be stored inside
/// a `String`.
package struct IntegerRow: Identifiable, Hashable, Sendable {
  package let id: Int
  package let title: String
  package let subtitle: String
  package let detail: String
}

extension IntegerRow: Subject {
  package init(number: Int, revision: Int) {
    id = Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: number).scrambled)
    title = "Row \(number)"
    subtitle = "The subtitle of row \(number)"
    detail = "Seen \(revision)"
  }

  package var identity: Int { id }

  @inline(never)
  package static func changes(from old: [Self], to new: [Self]) -> Changeset {
    Changeset(from: old, to: new)
  }

  @inline(never)
  package static func changes(from old: [Section], to new: [Section]) -> SectionedChangeset {
    SectionedChangeset(from: old, to: new)
  }

  @inline(never)
  package static func yardstick(_ old: [Self], _ new: [Self]) -> Int { lookUpAll(old, new) }

  @inline(never)
  package static func yardstick(_ old: [Section], _ new: [Section]) -> Int { lookUpAll(old, new) }
}
