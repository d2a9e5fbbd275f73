// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff
import RowhouseModel

/// How the sections and rows of one page become those of another.
public struct PageEdits: Sendable {
  /// All edits at once, for a host that makes its own batches.
  public let changes: SectionedChangeset
  /// The sections, by new position, whose style changed, or whose rows can be moved now or no longer:
  /// all their rows look different.
  public let restyledSections: [Int]
  /// Makes the batches that a table view takes; see ``batches``.
  let plan: @MainActor () -> [PageBatch]

  /// The edits as batches that a table view takes, one after the other.
  ///
  /// - Complexity: O(*n*) in the number of edits, and of rows if there is more than one batch.
  @MainActor
  public var batches: [PageBatch] { plan() }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { changes.isEmpty && restyledSections.isEmpty }
}

extension PageEdits: Hashable {
  /// Whether both say the same edits.
  public static func == (first: Self, second: Self) -> Bool {
    first.changes == second.changes && first.restyledSections == second.restyledSections
  }

  /// Feeds the edits to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}

extension PageEdits: CustomStringConvertible {
  /// The edits, one a line.
  public var description: String {
    let restyled = restyledSections.map { "style of section \($0)" }
    return (["\(changes)"] + restyled).joined(separator: "\n")
  }
}
