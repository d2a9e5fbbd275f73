// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// The frames of all elements of a table, in the coordinates of its content.
struct TableGeometry {
  struct Section {
    var topPadding: CGFloat = 0
    var header: HeaderFooter
    var footer: HeaderFooter
    var rows: RowHeights

    var height: CGFloat { topPadding + header.height + rows.total + footer.height }
  }

  /// A header or a footer.
  struct HeaderFooter {
    var height: CGFloat
    /// True if the view determines the height, which is requested when the view appears.
    var isAutomatic = false
    var title: String?
  }

  var sections: [Section] { didSet { starts = nil } }
  var headerHeight: CGFloat = 0 { didSet { starts = nil } }
  var footerHeight: CGFloat = 0
  private var starts: [CGFloat]?

  init(sections: [Section]) {
    self.sections = sections
  }

  var counts: [Int] { sections.map(\.rows.count) }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && (0..<sections[indexPath.section].rows.count).contains(indexPath.row)
  }

  private mutating func allStarts() -> [CGFloat] {
    if let starts { return starts }
    var start = headerHeight
    var result: [CGFloat] = []
    for section in sections {
      result.append(start)
      start += section.height
    }
    result.append(start)
    starts = result
    return result
  }

  mutating func start(of section: Int) -> CGFloat { allStarts()[section] }
  mutating func end(of section: Int) -> CGFloat { allStarts()[section + 1] }
  mutating func contentHeight() -> CGFloat { (allStarts().last ?? headerHeight) + footerHeight }

  mutating func rowsStart(of section: Int) -> CGFloat {
    start(of: section) + sections[section].topPadding + sections[section].header.height
  }

  mutating func span(of indexPath: IndexPath) -> (minY: CGFloat, height: CGFloat) {
    let rows = sections[indexPath.section].rows
    return (
      rowsStart(of: indexPath.section) + rows.offset(of: indexPath.row), rows.heights[indexPath.row]
    )
  }

  /// The sections of which something lies between two offsets.
  mutating func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    let starts = allStarts()
    let first = sections.indices.first { starts[$0 + 1] > minY } ?? sections.count
    let last = sections.indices.last { starts[$0] < maxY } ?? -1
    return first..<max(first, last + 1)
  }

  /// The rows of which something lies between two offsets, with those of no height among them.
  ///
  /// - Parameters:
  ///   - minY: The offset below which each row ends.
  ///   - maxY: The offset above which each row begins.
  ///   - onlyUnknown: True to return only the first row of unknown height, even if its height is assumed to be
  ///     zero. Defaults to false.
  /// - Returns: The index paths of the rows.
  mutating func rows(
    from minY: CGFloat, to maxY: CGFloat, onlyUnknown: Bool = false
  ) -> [IndexPath] {
    var result: [IndexPath] = []
    for section in sections(from: minY, to: maxY) {
      let start = rowsStart(of: section)
      let rows = sections[section].rows
      var row = rows.firstRow(endingAfter: minY - start)
      // Rows of no height in front of the first one belong to it.
      while row > 0, rows.heights[row - 1] == 0 { row -= 1 }
      guard row < rows.count else { continue }
      var y = start + rows.offset(of: row)
      while row < rows.count, y < maxY {
        if onlyUnknown {
          if !rows.known[row] { return [IndexPath(row: row, section: section)] }
        } else {
          result.append(IndexPath(row: row, section: section))
        }
        y += rows.heights[row]
        row += 1
      }
    }
    return result
  }
}
#endif
