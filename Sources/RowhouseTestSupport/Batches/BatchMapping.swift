// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseDiff

/// The old positions of all sections and rows that a table shows after a batch.
package struct BatchMapping: Sendable {
  /// The sections after the batch, in order.
  package let sections: [Section]

  /// The origin of a section and its rows.
  package struct Section: Sendable {
    /// The position before the batch, or `nil` if the section is inserted or reloaded.
    package let old: Int?
    /// The old position of each row, or `nil` if the batch does not change the rows of the section.
    ///
    /// Inserted and reloaded rows have no old position.
    package let rows: [RowIndexPath?]?
  }
}

extension BatchRules {
  /// Returns the old positions of all sections and of the first rows of each section after a batch
  /// that breaks no rule.
  ///
  /// At most `rowLimit` rows of each section are included.
  package func mapping(rowLimit: Int = .max) -> BatchMapping {
    let reloaded = Set(batch.sections.reloads)
    return BatchMapping(
      sections: sections.oldSections(count: after.count).enumerated().map { section, old in
        guard let old, !reloaded.contains(old) else {
          return BatchMapping.Section(old: nil, rows: nil)
        }
        return BatchMapping.Section(
          old: old, rows: oldRows(of: section, from: old, limit: rowLimit))
      })
  }

  private func oldRows(of section: Int, from old: Int, limit: Int) -> [RowIndexPath?]? {
    let reloaded = Set(batch.rows.reloads.lazy.filter { $0.section == old }.map(\.row))
    guard
      !rows.leaving(section: old).isEmpty || !rows.arriving(section: section).isEmpty
        || !reloaded.isEmpty
    else { return nil }
    return rows.oldRows(of: section, from: old, count: min(after[section], limit)) { row in
      reloaded.contains(row) ? nil : RowIndexPath(section: old, row: row)
    }
  }
}
