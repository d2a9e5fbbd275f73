// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of one page, each section's in one block of memory from when they are needed.
///
/// A section is either read or counted. One that is counted only may be backed by something that
/// makes its rows when they are looked at, so its rows are left alone.
@usableFromInline
struct PageRows<Section: DiffableSection> {
  @usableFromInline typealias Rows = ContiguousArray<Section.Rows.Element>

  @usableFromInline let sections: ContiguousArray<Section>
  /// The rows of each section that was read; nothing for the others.
  @usableFromInline var rows: ContiguousArray<Rows>
  /// How many rows each section has that was read or counted.
  @usableFromInline var counts: [Int]

  @inlinable
  init(_ sections: ContiguousArray<Section>) {
    self.sections = sections
    rows = ContiguousArray(repeating: [], count: sections.count)
    counts = Array(repeating: 0, count: sections.count)
  }

  /// Takes the rows of a section.
  ///
  /// Sharing the storage of an array keeps them in reach for the price of a reference.
  @inlinable
  mutating func read(_ section: Int) {
    rows[section] = sections[section].rows.contiguous()
    counts[section] = rows[section].count
  }

  /// Takes the number of a section's rows, and none of them.
  @inlinable
  mutating func count(_ section: Int) {
    counts[section] = sections[section].rows.checkedCount
  }

  /// Reads those sections that were only counted.
  @inlinable
  mutating func readRest() {
    for section in sections.indices where rows[section].count != counts[section] { read(section) }
  }
}
