// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A cache of row heights, each computed on request and again when its inputs change.
///
/// ```swift
/// var heights = RowHeightCache<ItemID, Fonts>(of: PartLayout(measuring: fonts))
/// let height = heights.height(of: row, id: row.id, style: style, width: 375)
/// ```
///
/// A stored height is used only for a row with the same content, style, and width. Create a new
/// cache if the reader's text size or the measurer changes.
///
/// The cache does not notice that the measurer returns the size of an image that was unknown. Then
/// call ``keep(only:)`` to remove the heights of the rows with this image.
///
/// The cache stores one height per id. Call ``keep(only:)`` to remove those of deleted rows.
public struct RowHeightCache<ID: Hashable & Sendable, Measurer: PartMeasuring>: Sendable {
  /// The layout that computes the heights.
  public let layout: PartLayout<Measurer>
  private var entries: [ID: Entry] = [:]

  /// A height and its inputs, in a class so that comparisons do not copy the style.
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

  /// Creates an empty cache of the heights that a layout computes.
  public init(of layout: PartLayout<Measurer>) { self.layout = layout }

  /// The number of stored heights, at most one per id.
  public var count: Int { entries.count }

  /// Returns the height of a row in points; see
  /// ``PartLayout/height(of:style:width:)-(AnyRow,_,_)``.
  ///
  /// The id is unique in the page, and the style is resolved through all levels of the cascade.
  ///
  /// - Complexity: O(1) if the height is stored, apart from comparing contents that do not share
  ///   storage.
  public mutating func height(
    of row: AnyRow, id: ID, style: ResolvedStyle, width: Double
  ) -> Double {
    if let entry = entries[id], entry.counts(for: row, style, width) { return entry.height }
    let height = layout.height(of: row, style: style, width: width)
    entries[id] = Entry(row: row, style: style, width: width, height: height)
    return height
  }

  /// Returns the heights of rows, in order and in points; `workers` tasks compute the missing ones.
  ///
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

  /// Removes the heights of the ids for which `isKept` returns `false`.
  ///
  /// - Complexity: O(*n*) in the number of stored heights.
  public mutating func keep(only isKept: (ID) -> Bool) {
    entries = entries.filter { isKept($0.key) }
  }
}

/// A row with the id and the style that determine its height at a given width.
public struct StyledRow<ID: Hashable & Sendable>: Sendable {
  /// The id of the row, unique in its page, such as a combination of the section's id and its own.
  public var id: ID
  /// The row.
  public var row: AnyRow
  /// The style of the row, resolved through all levels of the cascade.
  public var style: ResolvedStyle

  /// Creates a styled row.
  public init(_ row: AnyRow, id: ID, style: ResolvedStyle) {
    self.id = id
    self.row = row
    self.style = style
  }
}
