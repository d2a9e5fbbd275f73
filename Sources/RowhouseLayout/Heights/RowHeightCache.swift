// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// The heights of rows, each computed when it is first asked for and again only when something differs
/// that it follows from.
///
/// ```swift
/// var heights = RowHeightCache<ItemID, Fonts>(of: PartLayout(measuring: fonts))
/// let height = heights.height(of: row, id: row.id, style: style, width: 375)
/// ```
///
/// What it knows is exact: a height counts only for a row that shows the same, in the same style, at the
/// same width. The reader's text size and the measurer are those of ``layout``; where they change, a new
/// cache has to be made, because a text may then be of any size.
///
/// There is one height for each id that it was asked for, the newest. ``keep(only:)`` lets go of rows
/// that are no more.
public struct RowHeightCache<ID: Hashable & Sendable, Measurer: PartMeasuring>: Sendable {
  /// What computes the heights.
  public let layout: PartLayout<Measurer>
  private var entries: [ID: Entry] = [:]

  /// A class, because a style is large and is not to be copied when it is compared.
  private final class Entry: Sendable {
    let row: AnyRow
    let style: ResolvedStyle
    let width: Double
    let height: Double

    init(row: AnyRow, style: ResolvedStyle, width: Double, height: Double) {
      self.row = row
      self.style = style
      self.width = width
      self.height = height
    }

    func counts(for row: AnyRow, _ style: ResolvedStyle, _ width: Double) -> Bool {
      self.width == width && self.row.showsSame(as: row) && self.style == style
    }
  }

  /// Makes a cache that knows nothing yet.
  ///
  /// - Parameter layout: What computes the heights.
  public init(of layout: PartLayout<Measurer>) { self.layout = layout }

  /// How many heights it knows: at most as many as there were different ids.
  public var count: Int { entries.count }
}

extension RowHeightCache {
  /// How tall a row is; see ``PartLayout/height(of:style:width:)-(AnyRow,_,_)``.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - id: What tells it from all others of its page.
  ///   - style: Its style, all levels of the cascade taken together.
  ///   - width: How wide the table is, in points.
  /// - Returns: The height in points.
  /// - Complexity: O(1) where it is known, besides the comparison of contents that are not the same
  ///   piece of memory.
  public mutating func height(
    of row: AnyRow, id: ID, style: ResolvedStyle, width: Double
  ) -> Double {
    if let entry = entries[id], entry.counts(for: row, style, width) { return entry.height }
    let height = layout.height(of: row, style: style, width: width)
    entries[id] = Entry(row: row, style: style, width: width, height: height)
    return height
  }

  /// How tall rows are; those that are not known are computed on several threads.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - width: How wide the table is, in points.
  ///   - workers: How many tasks share the work; 1, unless given.
  /// - Returns: The heights in points, in the order of the rows.
  /// - Precondition: There is at least one worker.
  public mutating func heights(
    of rows: [StyledRow<ID>], width: Double, workers: Int = 1
  ) async -> [Double] {
    var heights = [Double](repeating: 0, count: rows.count)
    var unknown: [Int] = []
    for (index, row) in rows.enumerated() {
      if let entry = entries[row.id], entry.counts(for: row.row, row.style, width) {
        heights[index] = entry.height
      } else {
        unknown.append(index)
      }
    }
    guard !unknown.isEmpty else { return heights }
    let computed = await layout.heights(
      of: unknown.map { rows[$0] }, width: width, workers: workers)
    for (index, height) in zip(unknown, computed) {
      let row = rows[index]
      heights[index] = height
      entries[row.id] = Entry(row: row.row, style: row.style, width: width, height: height)
    }
    return heights
  }

  /// Forgets the rows that a page no longer has.
  ///
  /// - Parameter isKept: Whether a row is still there.
  /// - Complexity: O(*n*) in the number of heights it knows.
  public mutating func keep(only isKept: (ID) -> Bool) {
    entries = entries.filter { isKept($0.key) }
  }
}
