// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import UIKitDriving

extension AppScreen {
  /// Returns the index path of the first row with a text.
  func indexPath(withText text: String) -> IndexPath {
    for section in page.sections.indices {
      for row in 0..<min(100, page.sections[section].rowCount) {
        let indexPath = RowIndexPath(section: section, row: row)
        if page.row(at: indexPath)?.texts.contains(text) == true {
          return IndexPath(row: row, section: section)
        }
      }
    }
    preconditionFailure("No row says “\(text)”")
  }

  /// Returns the index path of the row with an id.
  func indexPath(of id: ItemID) -> IndexPath {
    guard let indexPath = page.indexPath(ofRow: id) else { preconditionFailure("No row is \(id)") }
    return IndexPath(row: indexPath.row, section: indexPath.section)
  }

  /// Scrolls by finger to a row, and returns its cell.
  func cell(at indexPath: IndexPath) -> UITableViewCell {
    let inset = table.adjustedContentInset
    let rect = table.rectForRow(at: indexPath)
    let (top, bottom) = (
      table.contentOffset.y + inset.top, table.contentOffset.y + table.bounds.height - inset.bottom
    )
    if rect.minY < top || rect.maxY > bottom { table.scroll(to: rect.minY - inset.top) }
    guard let cell = table.cellForRow(at: indexPath) else {
      preconditionFailure("No cell at \(indexPath)")
    }
    return cell
  }

  /// Taps the row with a text.
  func tap(_ text: String) { tap(at: indexPath(withText: text)) }

  /// Taps the row with an id.
  func tap(id: ItemID) { tap(at: indexPath(of: id)) }

  /// Taps the row at an index path.
  func tap(at indexPath: IndexPath) {
    _ = cell(at: indexPath)
    table.tap(row: indexPath)
    settle()
  }

  /// Returns the first view of a type in a row.
  func view<View: UIView>(_ type: View.Type, in indexPath: IndexPath) -> View {
    for case let view as View in cell(at: indexPath).contentView.drawnParts { return view }
    preconditionFailure("The row at \(indexPath) has no \(type)")
  }

  /// Returns the view of a picture in a row.
  func picture(_ name: String, in indexPath: IndexPath) -> UIImageView {
    let views = cell(at: indexPath).contentView.drawnParts
    for case let view as UIImageView in views where view.image?.isNamed(name) == true {
      return view
    }
    preconditionFailure("The row at \(indexPath) does not show \(name)")
  }

  /// Returns the texts of a row's labels, in reading order.
  func texts(at indexPath: IndexPath) -> [String] {
    cell(at: indexPath).contentView.drawnParts.compactMap { ($0 as? UILabel)?.text }
      .filter { !$0.isEmpty }
  }

  /// The texts of all rows, as their labels show them.
  var rows: [[String]] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map {
        texts(at: IndexPath(row: $0, section: section))
      }
    }
  }

  /// The presented alert, or `nil` if there is none.
  var alert: UIAlertController? { window.frontmostController as? UIAlertController }

  /// The views above the page: progress and toasts.
  var overlays: [UIView] { controller.view.subviews.filter { $0 !== table } }
}
#endif
