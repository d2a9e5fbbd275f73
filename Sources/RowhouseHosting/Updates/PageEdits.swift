// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff
import RowhouseModel

/// Edits that turn the sections and rows of one page into those of another.
public struct PageEdits: Sendable {
  /// All edits together, for a host that creates its own batches.
  public let changes: SectionedChangeset
  /// The new positions of sections whose rows are all drawn differently.
  ///
  /// In such a section, one of these properties changed: the style, ``SectionSnapshot/isReorderable``,
  /// ``SectionSnapshot/exchangesRows``, or the presence of a title in the index.
  public let restyledSections: [Int]
  let plan: @MainActor () -> [PageBatch]

  /// The edits as successive batches for a table view.
  ///
  /// - Complexity: O(*n*) in the number of sections and edits. If there is more than one batch, also O(*n*)
  ///   in the number of rows.
  @MainActor
  public var batches: [PageBatch] { plan() }

  /// True if there are no edits.
  public var isEmpty: Bool { changes.isEmpty && restyledSections.isEmpty }
}

extension PageEdits: Hashable {
  /// Returns true if both values contain the same edits.
  public static func == (first: Self, second: Self) -> Bool {
    first.changes == second.changes && first.restyledSections == second.restyledSections
  }

  /// Hashes the edits.
  public func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}

extension PageEdits: CustomStringConvertible {
  /// The edits, one per line.
  public var description: String {
    let restyled = restyledSections.map { "style of section \($0)" }
    return (["\(changes)"] + restyled).joined(separator: "\n")
  }
}
