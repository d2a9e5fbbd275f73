// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff

/// A row with three texts and an id of 36 characters, like a printed UUID.
package struct TextRow: Identifiable, Hashable, Sendable {
  package let id: String
  package let title: String
  package let subtitle: String
  package let detail: String
}

extension TextRow: Subject {
  package init(number: Int, revision: Int) {
    let high = UInt64(truncatingIfNeeded: number).scrambled
    let low = high.scrambled
    // Written in place, so that the id has the memory layout of an id read from a file, without
    // gaps between the texts.
    id = String(unsafeUninitializedCapacity: 36) { bytes in
      for position in 0..<36 {
        let word = position < 18 ? high : low
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(position % 18 * 3) & 15)
        bytes[position] = digit < 10 ? 48 + digit : 87 + digit
      }
      for dash in [8, 13, 18, 23] { bytes[dash] = 45 }
      return 36
    }
    title = "Row \(number)"
    subtitle = "The subtitle of row \(number)"
    detail = "Seen \(revision)"
  }

  package var identity: String { id }

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
