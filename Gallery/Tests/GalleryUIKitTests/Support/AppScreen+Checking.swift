// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseLayout
import UIKitDriving

extension AppScreen {
  /// Returns the errors in the visible rows.
  func faultsInView() -> [String] {
    let layout = layout
    return (table.indexPathsForVisibleRows ?? []).flatMap { check($0, layout) }
  }

  /// Scrolls through the page and checks each row.
  ///
  /// - Returns: The errors, and the number of rows that were checked.
  func check() -> (faults: [String], rows: Int) {
    var (faults, seen) = ([String](), Set<IndexPath>())
    let inset = table.adjustedContentInset
    let height = table.bounds.height - inset.top - inset.bottom
    table.scroll(to: -inset.top)
    while true {
      let layout = layout
      for indexPath in table.indexPathsForVisibleRows ?? [] where seen.insert(indexPath).inserted {
        faults += check(indexPath, layout)
      }
      for section in page.sections.indices {
        faults += check(
          "header", of: page.sections[section].header, table.headerView(forSection: section),
          section)
        faults += check(
          "footer", of: page.sections[section].footer, table.footerView(forSection: section),
          section)
      }
      let end = table.contentSize.height + inset.bottom - table.bounds.height
      if table.contentOffset.y >= end - 0.5 { break }
      table.scroll(to: min(table.contentOffset.y + height * 0.9, end))
    }
    return (faults, seen.count)
  }

  /// The expected layout of the table's rows.
  private var layout: PartLayout<LabelMeasurer> {
    let traits = table.traitCollection
    let scale =
      Double(UIFontMetrics.default.scaledValue(for: 1_000, compatibleWith: traits)) / 1_000
    let pixels = Double(traits.displayScale)
    let toggle = UISwitch().frame.size
    var controls = ControlMetrics.standard
    controls.toggle = Dimensions(
      width: Double(toggle.width) / scale, height: Double(toggle.height) / scale)
    let stepper = UIStepper().frame.size
    controls.stepper = Dimensions(
      width: Double(stepper.width) / scale, height: Double(stepper.height) / scale)
    // The heights of UIKit's wheels, date pickers and color wells do not grow with the text.
    controls.wheel.height = 162 / scale
    controls.date.height = 36 / scale
    controls.color = .square(32 / scale)
    controls.progress.spinner = .square(controls.progress.spinner.width / scale)
    return PartLayout(
      measuring: LabelMeasurer(pixelScale: pixels),
      in: LayoutEnvironment(textScale: scale, pixelScale: pixels, controls: controls))
  }

  private func check(_ indexPath: IndexPath, _ layout: PartLayout<LabelMeasurer>) -> [String] {
    let path = RowIndexPath(section: indexPath.section, row: indexPath.row)
    guard let cell = table.cellForRow(at: indexPath), let row = page.row(at: path),
      let style = page.style(at: path)
    else { return ["\(path): no cell"] }
    let body = layout.body(of: row, style: style)
    let check = CellCheck(
      cell, theme: page.theme, scale: layout.environment.textScale,
      placed: layout.layOut(body, style: style, width: Double(cell.contentView.bounds.width))
        .snapped(toPixelsAt: layout.environment.pixelScale))
    return check.faults.map { "\(path): \($0)" }
  }

  private func check(
    _ side: String, of content: HeaderFooter, _ view: UITableViewHeaderFooterView?, _ section: Int
  ) -> [String] {
    guard let view else { return [] }
    let shown = view.contentView.drawnParts.compactMap { ($0 as? UILabel)?.text }
    if shown == content.texts.filter({ !$0.isEmpty }) { return [] }
    return ["\(side) of \(section) shows \(shown), and should \(content.texts)"]
  }
}
#endif
