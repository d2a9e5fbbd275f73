// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation
import RowhouseDiff
import RowhouseTestSupport

extension UITableView {
  /// Performs what a batch asked for.
  func commit() {
    let done = batch
    batch = TableBatch()
    if wantsReload {
      wantsReload = false
      reload()
      return
    }
    guard let before = geometry else { return }
    let after = sourceCounts()
    let rules = BatchRules(
      done, before: before.counts, after: after, allowsRowsInMovedSections: true)
    if let violation = rules.violation { raise(violation.description) }
    let mapping = rules.mapping()
    geometry = carry(before, through: mapping, counts: after)
    carryPlaces(through: mapping)
    carryHeaderFooters(through: mapping)
    reconfigure(done.rows.reconfigures, through: mapping)
    layOutEnds()
    clampOffset()
    setNeedsLayout()
    // New rows in view are asked for before the update is over.
    if window != nil { layoutIfNeeded() }
  }

  /// Heights stay as estimates: UIKit asks again for those in view after each update.
  private func carry(
    _ before: TableGeometry, through mapping: BatchMapping, counts: [Int]
  ) -> TableGeometry {
    var sections: [TableGeometry.Section] = []
    for (section, source) in mapping.sections.enumerated() {
      var made = makeSection(section, count: counts[section])
      if let old = source.old {
        let oldRows = before.sections[old].rows
        if let rows = source.rows {
          var heights = made.rows.heights
          for (row, path) in rows.enumerated() {
            guard let path else { continue }
            heights[row] = before.sections[path.section].rows.heights[path.row]
          }
          made.rows = RowHeights(heights: heights, known: made.rows.known)
        } else {
          made.rows = RowHeights(heights: oldRows.heights, known: made.rows.known)
        }
        keepMeasured(&made.header, from: before.sections[old].header)
        keepMeasured(&made.footer, from: before.sections[old].footer)
      }
      sections.append(made)
    }
    var result = TableGeometry(sections: sections)
    result.headerHeight = before.headerHeight
    result.footerHeight = before.footerHeight
    return result
  }

  private func keepMeasured(
    _ headerFooter: inout TableGeometry.HeaderFooter, from old: TableGeometry.HeaderFooter
  ) {
    if headerFooter.isAutomatic { headerFooter.height = old.height }
  }

  private func newPaths(
    of old: Set<IndexPath>, through mapping: BatchMapping
  ) -> [IndexPath: IndexPath] {
    var result: [IndexPath: IndexPath] = [:]
    for (old, new) in mapping.newPositions(of: Set(old.map(\.position))) {
      result[IndexPath(old)] = IndexPath(new)
    }
    return result
  }

  /// Moves cells, selection and the other state of rows to the new index paths of their rows.
  private func carryPlaces(through mapping: BatchMapping) {
    var places = Set(shown.keys).union(kept.keys).union(prepared.keys).union(selection).union(
      prefetched)
    if let touched { places.insert(touched) }
    if let swiped { places.insert(swiped.indexPath) }
    let new = newPaths(of: places, through: mapping)
    var stays: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) {
      if let target = new[path] {
        stays[target] = cell
      } else {
        leave(cell, from: path)
      }
    }
    shown = stays
    var keptStays: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in kept {
      if let target = new[path] {
        keptStays[target] = cell
      } else {
        cell.removeFromSuperview()
        cell.isHidden = false
        enqueue(cell)
      }
    }
    kept = keptStays
    var preparedStays: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in prepared.sorted(by: { $0.key < $1.key }) {
      if let target = new[path] { preparedStays[target] = cell } else { enqueue(cell) }
    }
    prepared = preparedStays
    selection = Set(selection.compactMap { new[$0] })
    prefetched = Set(prefetched.compactMap { new[$0] })
    touched = touched.flatMap { new[$0] }
    if let path = swiped?.indexPath {
      if let target = new[path] { swiped?.indexPath = target } else { endSwipe() }
    }
  }

  /// A cell that goes is seen until the animation ends, and free only then.
  private func leave(_ cell: UITableViewCell, from path: IndexPath) {
    guard cell.superview === self else { return enqueue(cell) }
    let end = { [weak self] in
      guard let self, cell.superview === self else { return }
      cell.removeFromSuperview()
      ask("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
        $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      enqueue(cell)
    }
    if window == nil { end() } else { Animations.add(end) }
  }

  private func carryHeaderFooters(through mapping: BatchMapping) {
    let new = mapping.newSections
    var headers: [Int: UIView] = [:]
    for (section, view) in shownHeaders {
      if let target = new[section] {
        headers[target] = view
      } else {
        retireHeaderFooter(view, of: section, isHeader: true)
      }
    }
    shownHeaders = headers
    var footers: [Int: UIView] = [:]
    for (section, view) in shownFooters {
      if let target = new[section] {
        footers[target] = view
      } else {
        retireHeaderFooter(view, of: section, isHeader: false)
      }
    }
    shownFooters = footers
  }

  /// The visible rows among those given are configured again, each in the cell that it has.
  private func reconfigure(_ rows: [RowIndexPath], through mapping: BatchMapping) {
    guard !rows.isEmpty else { return }
    for path in mapping.newPositions(of: Set(rows)).values.sorted().map(IndexPath.init) {
      guard let existing = shown[path] ?? kept[path] ?? prepared[path] else { continue }
      let cell = cellFromSource(at: path, existing: existing)
      if cell !== existing {
        raise(
          """
          Attempted to reconfigure the row at \(path.inUIKit), and the dataSource returned another \
          cell than the one that shows it; return the cell that is dequeued, or reload the row
          """)
      }
    }
  }
}
#endif
