// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// Cells, headers and footers for the table.
extension TableHost {
  func cell(at indexPath: IndexPath, in table: UITableView) -> UITableViewCell {
    layingOut { makeCell(at: indexPath, in: table) }
  }

  private func makeCell(at indexPath: IndexPath, in table: UITableView) -> UITableViewCell {
    let place = RowIndexPath(indexPath)
    guard let row = driverRow(at: place), let reference = page?.reference(at: place),
      let style = page?.style(at: place)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell: UITableViewCell
    if let native = row.native {
      cell = dequeue(native, at: indexPath, in: table)
      native.configure(cell, at: place.row)
    } else {
      let drawing = RowDrawing(row, style: style, context: drawing)
      let rowCell = dequeue(drawing.shape, at: indexPath, in: table)
      rowCell.host = self
      rowCell.show(drawing, isAnimated: false)
      cell = rowCell
    }
    cell.semanticContentAttribute = table.semanticContentAttribute
    cell.showsReorderControl = page?.canMove(place) == true
    cells[cell] = reference
    if isUpdating { cellsMadeMeanwhile.insert(ObjectIdentifier(cell)) }
    return cell
  }

  /// The row at an index path; that there is none is reported.
  private func driverRow(at place: RowIndexPath) -> AnyRow? {
    if let row = page?.row(at: place) { return row }
    // The driver's page is the one on the way to which this one is.
    return driver.row(at: place)
  }

  private func dequeue(
    _ shape: ReuseIdentifier, at indexPath: IndexPath, in table: UITableView
  ) -> RowCell {
    let identifier = shape.description
    if registered.insert(identifier).inserted {
      table.register(RowCell.self, forCellReuseIdentifier: identifier)
    }
    let cell = table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? RowCell else {
      preconditionFailure(
        """
        The table has the class \(type(of: cell)) registered for “\(identifier)”, so rows cannot be \
        drawn. Register it under another identifier.
        """)
    }
    return cell
  }

  private func dequeue(
    _ native: any NativeContent, at indexPath: IndexPath, in table: UITableView
  ) -> UITableViewCell {
    let identifier = native.reuseIdentifier
    if registered.insert(identifier).inserted { native.register(in: table) }
    return table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  func rowHeight(at indexPath: IndexPath) -> CGFloat {
    let place = RowIndexPath(indexPath)
    guard let page, let row = page.row(at: place), let key = page.reference(at: place)?.key,
      let style = page.style(at: place)
    else { return 0 }
    if row.native != nil {
      switch style.rowHeight {
      case .automatic: return UITableView.automaticDimension
      case .fixed(let points): return CGFloat(points)
      }
    }
    return CGFloat(height(of: row, key: key, style: style))
  }

  func estimatedRowHeight(at indexPath: IndexPath) -> CGFloat {
    guard let hint = page?.heightHint(at: RowIndexPath(indexPath)) else { return 44 }
    // No estimate at all would have the table ask for the height of each row.
    return max(1, CGFloat(hint.points * estimatedTextScale))
  }
}

extension RowHeight {
  fileprivate var points: Double {
    switch self {
    case .fixed(let points), .automatic(let points): points
    }
  }
}
#endif
