// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Rowhouse
import RowhouseUIKit
import UIKitDouble

extension AppScreen {
  /// Where the first row stands that says a text.
  func place(saying text: String) -> IndexPath {
    for section in page.sections.indices {
      for row in 0..<min(100, page.sections[section].rowCount) {
        let place = RowIndexPath(section: section, row: row)
        if page.row(at: place)?.texts.contains(text) == true {
          return IndexPath(row: row, section: section)
        }
      }
    }
    preconditionFailure("No row says “\(text)”")
  }

  /// Where the row with an id stands.
  func place(of id: ItemID) -> IndexPath {
    guard let place = page.indexPath(ofRow: id) else { preconditionFailure("No row is \(id)") }
    return IndexPath(row: place.row, section: place.section)
  }

  /// The cell of a row, which is scrolled to by finger.
  func cell(at place: IndexPath) -> UITableViewCell {
    let inset = table.adjustedContentInset
    let rect = table.rectForRow(at: place)
    let (top, bottom) = (
      table.contentOffset.y + inset.top, table.contentOffset.y + table.bounds.height - inset.bottom
    )
    if rect.minY < top || rect.maxY > bottom { table.scroll(to: rect.minY - inset.top) }
    guard let cell = table.cellForRow(at: place) else { preconditionFailure("No cell at \(place)") }
    return cell
  }

  /// Taps a row.
  func tap(_ text: String) { tap(at: place(saying: text)) }

  /// Taps a row.
  func tap(id: ItemID) { tap(at: place(of: id)) }

  /// Taps a row.
  func tap(at place: IndexPath) {
    _ = cell(at: place)
    table.tap(row: place)
    settle()
  }

  /// The first view of a kind in a row.
  func view<View: UIView>(_ type: View.Type, in place: IndexPath) -> View {
    for case let view as View in cell(at: place).contentView.drawnParts { return view }
    preconditionFailure("The row at \(place) has no \(type)")
  }

  /// The view of a picture in a row.
  func picture(_ name: String, in place: IndexPath) -> UIImageView {
    let views = cell(at: place).contentView.drawnParts
    for case let view as UIImageView in views where view.image?.name == name { return view }
    preconditionFailure("The row at \(place) does not show \(name)")
  }

  /// What a row's labels say, in reading order.
  func texts(at place: IndexPath) -> [String] {
    cell(at: place).contentView.drawnParts.compactMap { ($0 as? UILabel)?.text }
      .filter { !$0.isEmpty }
  }

  /// What all rows of the page say, as their labels say it.
  var rows: [[String]] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map {
        texts(at: IndexPath(row: $0, section: section))
      }
    }
  }

  /// The alert that is shown.
  var alert: UIAlertController? { window.frontmostController as? UIAlertController }

  /// What is said above the page: how far something has got, or a message that goes by itself.
  var overlays: [UIView] { controller.view.subviews.filter { $0 !== table } }
}
#endif
