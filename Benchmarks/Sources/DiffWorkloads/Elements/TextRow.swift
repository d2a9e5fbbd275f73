// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff

/// A row with an id of 36 characters, as a printed UUID has, and three texts.
package struct TextRow: Identifiable, Hashable, Sendable {
  package let id: String
  package let title: String
  package let subtitle: String
  package let detail: String
}

extension TextRow: Subject {
  package init(number: Int, revision: Int) {
    let high = UInt64(truncatingIfNeeded: number).scrambled
    var digits = Array(String(high, radix: 16) + String(high.scrambled, radix: 16))
    digits += Array(repeating: "0", count: 36 - digits.count)
    for dash in [8, 13, 18, 23] { digits[dash] = "-" }
    id = String(digits)
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
