// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport

/// A section that makes its rows when they are read, and counts the reads.
struct LazySection: DiffableSection {
  let section: PageSection
  /// True if the section reports that its rows are the same as before.
  let isAware: Bool
  let looks = LookCounter()

  var id: Int { section.id }
  var rows: LazyRows { LazyRows(items: section.rows, looks: looks) }

  static func isIdentifiedInPage(_ row: Item) -> Bool { PageSection.isIdentifiedInPage(row) }

  func hasSameHead(as other: Self) -> Bool { section.hasSameHead(as: other.section) }

  func hasSameRows(as other: Self) -> Bool { isAware && section.rows == other.section.rows }

  func replacingRows(with rows: [Item]) -> Self {
    Self(section: section.replacingRows(with: rows), isAware: isAware)
  }
}

/// The number of rows of a section that were read.
final class LookCounter {
  var count = 0
}

/// A collection of rows that is not an array and counts the reads of its elements.
struct LazyRows: RandomAccessCollection {
  let items: [Item]
  let looks: LookCounter

  var startIndex: Int { 0 }
  var endIndex: Int { items.count }

  subscript(position: Int) -> Item {
    looks.count += 1
    return items[position]
  }
}

/// Returns the first law that the diff of two pages breaks if some sections report that their rows
/// are the same.
func brokenLawOfSameRows(
  from old: [PageSection], to new: [PageSection], using random: inout SeededGenerator
) -> String? {
  func lazy(_ page: [PageSection]) -> [LazySection] {
    page.map { LazySection(section: $0, isAware: Int.random(in: 0..<4, using: &random) > 0) }
  }
  let plain = SectionedChangeset(from: old, to: new)
  let lazyOld = lazy(old)
  let lazyNew = lazy(new)
  let changes = SectionedChangeset(from: lazyOld, to: lazyNew)
  var faults: [String] = []
  if changes != plain { faults.append("sections that know their rows give \(changes)") }
  if plain.duplicates.isEmpty {
    for (position, source) in Reference.matches(old.map(\.id), new.map(\.id)).enumerated() {
      guard let source, lazyNew[position].hasSameRows(as: lazyOld[source]) else { continue }
      let looks = lazyOld[source].looks.count + lazyNew[position].looks.count
      if looks > 0 { faults.append("known section \(position) was looked at \(looks) times") }
    }
  }
  if faults.isEmpty { return nil }
  return """
    from \(drawn(old))
    to   \(drawn(new))
    gave \(plain)
    but  \(faults.joined(separator: ", "))
    """
}
