// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// A page, the table that shows it, and the values with which its rows are drawn.
@MainActor
struct PageInTable {
  let page: PageSnapshot
  let table: UITableView
  let drawing: TableDrawing
  /// True while the table edits all rows.
  let isEdited: Bool
  /// The driver of the page, whose navigator closures of the application may use.
  let driver: PageDriver

  init(
    _ page: PageSnapshot, in table: UITableView, isEdited: Bool, drawing: TableDrawing,
    driver: PageDriver
  ) {
    self.page = page
    self.table = table
    self.isEdited = isEdited
    self.drawing = drawing
    self.driver = driver
  }
}

extension PageInTable {
  /// The context that rows are drawn in.
  var context: DrawingContext { drawing.context(for: table, showing: page) }

  /// The width of the contents of rows without editing controls, in points.
  var contentWidth: Double { drawing.widths.content(in: TableWidth(table)) }

  /// Returns the height of a row that is drawn from parts, in points.
  func height(
    of row: AnyRow, id: RowReference.ID, style: ResolvedStyle, at indexPath: RowIndexPath
  ) -> Double {
    let width = drawing.widths.content(
      beside: controls(beside: row, at: indexPath), in: TableWidth(table))
    return drawing.heights.height(of: row, id: id, style: style, width: width, in: context)
  }

  /// Returns true if a height differs from the one that the table has stored for a row.
  ///
  /// A table stores heights with less precision, so differences of less than half a pixel do not count.
  func differs(_ height: Double, fromHeightAt indexPath: RowIndexPath) -> Bool {
    let stored = Double(table.rectForRow(at: IndexPath(indexPath)).height)
    return abs(height - stored) * context.environment.pixelScale > 0.5
  }

  /// Returns the height of the row at `indexPath`, or `UITableView.automaticDimension` if the constraints of its cell
  /// determine the height.
  func height(of row: AnyRow, at indexPath: RowIndexPath) -> CGFloat {
    guard let id = page.reference(at: indexPath)?.id, let style = page.style(at: indexPath) else {
      return 0
    }
    guard row.native != nil else {
      return CGFloat(height(of: row, id: id, style: style, at: indexPath))
    }
    return switch style.rowHeight {
    case .automatic: UITableView.automaticDimension
    case .fixed(let points): CGFloat(scaled(points))
    }
  }

  /// Returns a length, scaled with the user's text and rounded up to a whole number of pixels.
  func scaled(_ points: Double) -> Double {
    let environment = context.environment
    return (points.drawableLength * environment.textScale).pixelUp(environment.pixelScale)
  }
}
#endif
