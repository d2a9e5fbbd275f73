// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of one page, copied to contiguous storage one section at a time when needed.
///
/// Counting a section does not access the rows, which their collection may create on access.
@usableFromInline
struct PageRows<Section: DiffableSection> {
  @usableFromInline typealias Rows = ContiguousArray<Section.Rows.Element>

  @usableFromInline let sections: ContiguousArray<Section>
  /// The rows of each section that was read; empty for the others.
  @usableFromInline var rows: ContiguousArray<Rows>
  /// The number of rows of each section that was read or counted.
  @usableFromInline var counts: [Int]

  @inlinable
  init(_ sections: ContiguousArray<Section>) {
    self.sections = sections
    rows = ContiguousArray(repeating: [], count: sections.count)
    counts = Array(repeating: 0, count: sections.count)
  }

  /// Reads the rows of a section; an array shares its storage, so reading it costs one retain.
  @inlinable
  mutating func read(_ section: Int) {
    rows[section] = sections[section].rows.contiguous()
    counts[section] = rows[section].count
  }

  @inlinable
  mutating func count(_ section: Int) {
    counts[section] = sections[section].rows.checkedCount
  }

  /// Reads the sections that were only counted.
  @inlinable
  mutating func readRest() {
    for section in sections.indices where rows[section].count != counts[section] { read(section) }
  }
}
