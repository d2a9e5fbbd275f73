// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseLayout
import RowhouseTesting
import UIKitDriving

extension TableScreen {
  /// Returns the visible contents of the table, read from its views.
  func shown() -> ShownPage {
    ShownPage(
      title: controller.title ?? "",
      sections: (0..<table.numberOfSections).map { section in
        ShownSection(
          header: table.headerView(forSection: section).map { ShownParts(in: $0.contentView).texts }
            ?? [],
          footer: table.footerView(forSection: section).map { ShownParts(in: $0.contentView).texts }
            ?? [],
          rows: (0..<table.numberOfRows(inSection: section)).compactMap { row in
            table.cellForRow(at: IndexPath(row: row, section: section)).map { ShownParts($0).row }
          })
      })
  }

  /// Returns the first difference between visible views and the page, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - edited: A field in which the user types, whose text may differ.
  ///   - isOwn: Returns true for a cell of the application's own, which is not compared.
  /// - Returns: A sentence that describes the difference.
  func staleness(
    besides edited: UIView? = nil, skipping isOwn: (UITableViewCell) -> Bool = { _ in false }
  ) -> String? {
    let page = driver.page
    guard table.numberOfSections == page.sections.count else {
      return "\(table.numberOfSections) sections, and the page has \(page.sections.count)"
    }
    for indexPath in table.indexPathsForVisibleRows ?? [] {
      let path = RowIndexPath(section: indexPath.section, row: indexPath.row)
      guard let cell = table.cellForRow(at: indexPath) else { return "no cell at \(path)" }
      guard let row = page.row(at: path), let style = page.style(at: path) else {
        return "a cell at \(path), where the page has no row"
      }
      if let edited, edited.isDescendant(of: cell) { continue }
      if style.rowHeight == .fixed(0) || isOwn(cell) { continue }
      let (shown, expected) = (ShownParts(cell).row, ShownRow(row, style: style))
      if shown != expected { return "row \(path) shows “\(shown)”, and should “\(expected)”" }
      let height = Double(table.rectForRow(at: indexPath).height)
      let asked = layout.height(of: row, style: style, width: Double(cell.contentView.bounds.width))
      // Rounded up to a pixel.
      if abs(height - asked) > 0.5 {
        return "row \(path) is \(height) points tall, and should be \(asked)"
      }
      if let fault = misplacement(in: cell, of: row, style: style) {
        return "row \(path) \(fault)"
      }
    }
    for section in page.sections.indices {
      let shown = page.sections[section]
      let (header, footer) = (shown.header.texts(beside: shown.headerButton), shown.footer)
      if let view = table.headerView(forSection: section),
        ShownParts(in: view.contentView).texts != header.filter({ !$0.isEmpty })
      {
        return "header \(section) shows \(ShownParts(in: view.contentView).texts), \(header)"
      }
      if let view = table.footerView(forSection: section),
        ShownParts(in: view.contentView).texts != footer.texts.filter({ !$0.isEmpty })
      {
        return "footer \(section) shows \(ShownParts(in: view.contentView).texts), \(footer.texts)"
      }
    }
    return nil
  }
}
#endif
