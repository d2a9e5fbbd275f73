// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff

/// An id of two words that is the whole element.
package struct WordsID: Hashable, QuickHashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package var quickHash: UInt64 { QuickHash.combining(high, low) }
}

extension WordsID: Subject {
  package init(number: Int, revision: Int) {
    high = UInt64(truncatingIfNeeded: number).scrambled
    low = high.scrambled
  }

  package var identity: Self { self }

  @inline(never)
  package static func changes(from old: [Self], to new: [Self]) -> Changeset {
    Changeset(fromIDs: old, toIDs: new)
  }

  @inline(never)
  package static func changes(from old: [Section], to new: [Section]) -> SectionedChangeset {
    SectionedChangeset(fromRowIDs: old, toRowIDs: new)
  }

  @inline(never)
  package static func yardstick(_ old: [Self], _ new: [Self]) -> Int { lookUpAll(old, new) }

  @inline(never)
  package static func yardstick(_ old: [Section], _ new: [Section]) -> Int { lookUpAll(old, new) }
}
