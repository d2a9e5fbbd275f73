// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// Returns the first error in the new positions that a changeset reports for old sections and rows.
///
/// - Parameters:
///   - changes: The changeset.
///   - sections: For each new section the old section that it continues.
///   - rows: For each new row the old row that it continues.
/// - Returns: The first error, or `nil` if there is none.
func brokenTrackingLaw(
  _ changes: SectionedChangeset, sections: [Int?], rows: [[RowIndexPath?]]
) -> String? {
  let oldSections = changes.oldRowCounts.indices
  let newSections = oldSections.map { old in sections.firstIndex { $0 == old } }
  if changes.newSections != newSections { return "the old sections come to be \(newSections)" }

  var targets: [RowIndexPath: RowIndexPath] = [:]
  for (section, rows) in rows.enumerated() {
    for (row, source) in rows.enumerated() {
      if let source { targets[source] = RowIndexPath(section: section, row: row) }
    }
  }
  let all = oldSections.flatMap { section in
    (0..<changes.oldRowCounts[section]).map { RowIndexPath(section: section, row: $0) }
  }
  // All together, in reverse order and each twice; then each separately; then every third.
  let questions =
    [Array((all + all).reversed())] + all.map { [$0] }
    + [all.enumerated().filter { $0.offset % 3 == 1 }.map(\.element)]
  for asked in questions {
    let answer = changes.newPositions(of: asked)
    let expected = asked.map { targets[$0] }
    if answer != expected { return "rows \(asked) come to \(expected), and not to \(answer)" }
  }
  return nil
}
