// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

extension UITableView {
  /// Removes all views, and reads the data source again at the next layout.
  ///
  /// - Parameter keepsCells: True to remove the views only at that time. Defaults to `false`.
  func forgetEverything(keepingCells keepsCells: Bool = false) {
    guard depth == 0 else {
      wantsReload = true
      return
    }
    guard geometry != nil else { return setNeedsLayout() }
    if keepsCells { hasOldCells = true } else { retireAll() }
    geometry = nil
    indexTitles = nil
    selection = []
    touched = nil
    prefetched = []
    swiped = nil
    setNeedsLayout()
  }

  /// Heights stay as estimates until their rows are on screen.
  func forgetHeights() {
    setNeedsLayout()
    guard var geometry, !hasFixedHeights else { return }
    for section in geometry.sections.indices { geometry.sections[section].rows.forget() }
    self.geometry = geometry
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/reloaddata()>.
  func reload() {
    if depth > 0 {
      wantsReload = true
      return
    }
    forgetEverything()
    guard !isLayingOut, request == nil else { return }
    loadIfNeeded()
    clampOffset()
  }

  func loadIfNeeded() {
    if hasOldCells {
      hasOldCells = false
      retireAll()
    }
    guard geometry == nil else { return }
    guard dataSource != nil else {
      geometry = TableGeometry(sections: [])
      return
    }
    let counts = sourceCounts()
    geometry = TableGeometry(
      sections: counts.enumerated().map { makeSection($0.offset, count: $0.element) })
    layOutEnds()
  }

  /// True if all rows are known to have the height `rowHeight` without calling the delegate.
  var hasFixedHeights: Bool {
    rowHeight >= 0
      && OptionalMethods.isKnownMissing("tableView:heightForRowAtIndexPath:", delegate)
  }

  func makeSection(_ section: Int, count: Int) -> TableGeometry.Section {
    TableGeometry.Section(
      topPadding: 0, header: makeHeaderFooter(section, isHeader: true),
      footer: makeHeaderFooter(section, isHeader: false), rows: makeRows(section, count: count)
    )
    .padded(for: self)
  }

  private func makeRows(_ section: Int, count: Int) -> RowHeights {
    if estimatedRowHeight == 0 {
      var heights: [CGFloat] = []
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let height =
          ask("tableView:heightForRowAtIndexPath:") { $0.tableView(self, heightForRowAt: path) }
          ?? rowHeight
        heights.append(height < 0 ? 44 : height)
      }
      return RowHeights(heights: heights, known: Array(repeating: true, count: count))
    }
    var estimates: [CGFloat] = []
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      guard
        let estimate = ask(
          "tableView:estimatedHeightForRowAtIndexPath:",
          {
            $0.tableView(self, estimatedHeightForRowAt: path)
          })
      else { break }
      estimates.append(estimate < 0 ? 44 : estimate)
    }
    if estimates.count == count {
      return RowHeights(heights: estimates, known: Array(repeating: false, count: count))
    }
    let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight >= 0 ? rowHeight : 44
    return RowHeights(count: count, estimate: estimate, isKnown: false)
  }

  /// Headers and footers are few, so their heights are asked at once; one that its view decides is
  /// asked when it comes on screen.
  private func makeHeaderFooter(_ section: Int, isHeader: Bool) -> TableGeometry.HeaderFooter {
    let title =
      isHeader
      ? askSource("tableView:titleForHeaderInSection:") {
        $0.tableView(self, titleForHeaderInSection: section)
      }
      : askSource("tableView:titleForFooterInSection:") {
        $0.tableView(self, titleForFooterInSection: section)
      }
    let asked =
      isHeader
      ? ask("tableView:heightForHeaderInSection:") {
        $0.tableView(self, heightForHeaderInSection: section)
      }
      : ask("tableView:heightForFooterInSection:") {
        $0.tableView(self, heightForFooterInSection: section)
      }
    let text = title ?? nil
    let height = asked ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
    if height < 0 {
      return TableGeometry.HeaderFooter(
        height: standardHeight(text), isAutomatic: true, title: text)
    }
    // In grouped tables zero means the standard height; the least number above it means none.
    let isStandard = height == 0 && style != .plain
    return TableGeometry.HeaderFooter(
      height: isStandard ? standardHeight(text) : height < 0.01 ? 0 : height, title: text)
  }

  /// The heights that headers and footers have unless somebody decides otherwise; UIKit names none.
  private func standardHeight(_ title: String?) -> CGFloat {
    style == .plain ? (title == nil ? 0 : 28) : title == nil ? 18 : 38
  }

  /// Asks for what decides the size of the content.
  func layOutEnds() {
    guard var geometry else { return }
    geometry.headerHeight = tableHeaderView?.frame.height ?? 0
    geometry.footerHeight = tableFooterView?.frame.height ?? 0
    let size = CGSize(width: bounds.width, height: geometry.contentHeight())
    self.geometry = geometry
    if contentSize != size { contentSize = size }
  }

  /// Content never begins below the top, or below a control that is refreshing, or ends above the bottom, if it is not being
  /// pulled.
  func clampOffset() {
    guard !isTracking, var geometry else { return }
    let inset = adjustedContentInset
    let last = max(-inset.top, geometry.contentHeight() + inset.bottom - bounds.height)
    let control: CGFloat = refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
    let y = min(max(contentOffset.y, -inset.top - control), last)
    if y != contentOffset.y { contentOffset.y = y }
  }
}

extension TableGeometry.Section {
  /// Sections with headers keep a distance in plain tables that say so.
  @MainActor
  fileprivate func padded(for table: UITableView) -> Self {
    guard table.style == .plain, table.sectionHeaderTopPadding > 0, header.height > 0 else {
      return self
    }
    var section = self
    section.topPadding = table.sectionHeaderTopPadding
    return section
  }
}
#endif
