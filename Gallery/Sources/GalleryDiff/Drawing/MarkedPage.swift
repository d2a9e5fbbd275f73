// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff

/// A page on one side of a change, each head and row marked with what happens to it.
public struct MarkedPage: Hashable, Sendable {
  /// One side of a change.
  public enum Side: Sendable {
    /// Before it: what is deleted still stands here.
    case old
    /// After it: what is inserted stands here.
    case new
  }

  /// Heads and rows, from top to bottom.
  public let items: [PageItem]

  /// Marks a page.
  ///
  /// - Parameters:
  ///   - page: The page before or after the edits.
  ///   - side: Which of the two it is.
  ///   - sections: The edits of sections.
  ///   - rows: The edits of rows. Those that go or come with their whole section are not in them.
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

  /// Marks one side of a whole change.
  ///
  /// - Parameters:
  ///   - side: The side to draw.
  ///   - scene: The two pages.
  ///   - changes: What changed between them.
  public init(_ side: Side, of scene: DiffScene, _ changes: SectionedChangeset) {
    self.init(
      side == .old ? scene.old : scene.new, side, sections: changes.sections.edits,
      rows: changes.rows)
  }
}
