// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff

/// A page on one side of a change, with the marks of each header and row.
public struct MarkedPage: Hashable, Sendable {
  /// One side of a change.
  public enum Side: Sendable {
    /// The page before the change, which contains deleted elements.
    case old
    /// The page after the change, which contains inserted elements.
    case new
  }

  /// Headers and rows, from top to bottom.
  public let items: [PageItem]

  /// Creates the marks of a page.
  ///
  /// - Parameters:
  ///   - page: The page before or after the edits.
  ///   - side: The side of the change.
  ///   - sections: The edits of sections.
  ///   - rows: The edits of rows, without those of rows in deleted and inserted sections.
  public init(
    _ page: [DemoSection], _ side: Side, sections: Edits<Int>, rows: Edits<RowIndexPath>
  ) {
    let sectionMarks = EditMarks(sections, side)
    let rowMarks = EditMarks(rows, side)
    items = page.enumerated().flatMap { section, content in
      let head = PageItem(
        isHead: true, position: "\(section)", title: content.head.title, value: "",
        marks: sectionMarks.marks(at: section), journey: sectionMarks.journey(at: section))
      return [head]
        + content.rows.enumerated().map { index, row in
          let position = RowIndexPath(section: section, row: index)
          var marks = rowMarks.marks(at: position)
          let mark = sectionMarks.comingOrGoing(at: section)
          if let mark, marks.first != .moved { marks = [mark] }
          return PageItem(
            isHead: false, position: "\(position)", title: row.title, value: row.value,
            marks: marks, journey: rowMarks.journey(at: position))
        }
    }
  }

  /// Creates the marks of one side of a change.
  ///
  /// - Parameters:
  ///   - side: The side to draw.
  ///   - scene: The two pages.
  ///   - changes: The changes between the pages.
  public init(_ side: Side, of scene: DiffScene, _ changes: SectionedChangeset) {
    self.init(
      side == .old ? scene.old : scene.new, side, sections: changes.sections.edits,
      rows: changes.rows)
  }
}
