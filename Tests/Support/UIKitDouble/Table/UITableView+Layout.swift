// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

extension UITableView {
  /// Puts in view what belongs there, and nothing else.
  ///
  /// A table that is in no window asks for no cells.
  func layOut() {
    guard depth == 0, !isLayingOut else { return }
    loadIfNeeded()
    if knownWidth != bounds.width {
      knownWidth = bounds.width
      forgetHeights()
    }
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
    layOutEnds()
    guard window != nil else { return }
    isLayingOut = true
    areCountsChecked = false
    let visible = settle()
    retire(allBut: visible)
    show(visible)
    prepare(around: visible)
    isLayingOut = false
    layOutEnds()
    showHeaderFooters()
    layOutViews()
    clampOffset()
    prefetch(around: visible)
  }

  /// Asks for the heights that decide which rows are in view, until none is missing.
  private func settle() -> [IndexPath] {
    measureHeaderFooters()
    while let (path, old) = firstUnknown() {
      let height = measure(path).storedInTable
      record(height, of: path)
      layOutEnds()
      // A row that comes in at the top pushes upwards, so that what is seen stays where it is.
      let top = -adjustedContentInset.top
      if height != old.height, old.minY < bounds.minY, contentOffset.y > top {
        bounds.origin.y = max(top, bounds.minY + height - old.height)
      }
      measureHeaderFooters()
    }
    return geometry?.rows(from: bounds.minY, to: bounds.maxY) ?? []
  }

  private func firstUnknown() -> (path: IndexPath, span: (minY: CGFloat, height: CGFloat))? {
    guard
      let path = geometry?.rows(from: bounds.minY, to: bounds.maxY, onlyUnknown: true).first,
      let span = geometry?.span(of: path)
    else { return nil }
    return (path, span)
  }

  private func record(_ height: CGFloat, of path: IndexPath) {
    geometry?.sections[path.section].rows.set(path.row, to: height)
  }

  /// The height of a row, from whoever decides it.
  private func measure(_ path: IndexPath) -> CGFloat {
    let height =
      ask("tableView:heightForRowAtIndexPath:") { $0.tableView(self, heightForRowAt: path) }
      ?? rowHeight
    if height >= 0 { return height < 0.01 ? 0 : height }
    let cell = shown[path] ?? makeCell(at: path)
    let width = contentWidth
    cell.bounds.size.width = cell.superview == nil ? width : rowFrame(minY: 0, height: 0).width
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // UIKit takes zero for a mistake and uses the standard height.
    return fitting.height > 0 ? fitting.height.roundedUpToPixel(traitCollection) : 44
  }

  /// Cells of inset grouped tables keep a margin at both sides.
  func rowFrame(minY: CGFloat, height: CGFloat) -> CGRect {
    let frame = CGRect(x: 0, y: minY, width: bounds.width, height: height)
    guard style == .insetGrouped else { return frame }
    let margin: CGFloat = bounds.width < 414 ? 16 : 20
    let safe = safeAreaInsets
    return frame.inset(
      by: UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right))
  }

  /// The width of the content of rows.
  var contentWidth: CGFloat {
    let frame = rowFrame(minY: 0, height: 0)
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return frame.width }
    return frame.width - safeAreaInsets.left - safeAreaInsets.right
  }

  private func show(_ visible: [IndexPath]) {
    for path in visible {
      let isBack = shown[path] == nil && kept[path] != nil
      let cell = shown[path] ?? makeCell(at: path)
      guard isBack || cell.superview !== self, let span = geometry?.span(of: path) else { continue }
      cell.frame = rowFrame(minY: span.minY, height: span.height)
      prepareForDisplay(cell, at: path)
      addSubview(cell)
      ask("tableView:willDisplayCell:forRowAtIndexPath:") {
        $0.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
  }

  /// Sets the properties of a cell before the delegate may change it.
  func prepareForDisplay(_ cell: UITableViewCell, at path: IndexPath) {
    applyEditing(to: cell, at: path, animated: false)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if let level = ask(
      "tableView:indentationLevelForRowAtIndexPath:",
      {
        $0.tableView(self, indentationLevelForRowAt: path)
      })
    {
      cell.indentationLevel = level
    }
  }

  private func retire(allBut visible: [IndexPath]) {
    let stays = Set(visible)
    let near = nearby(visible)
    for path in shown.keys.filter({ !stays.contains($0) }).sorted() {
      guard let cell = shown.removeValue(forKey: path) else { continue }
      let isPrepared = near.contains(path)
      retire(cell, at: path, mayKeep: true, isPrepared: isPrepared)
    }
  }

  /// Takes a cell out of view, and makes it available again or keeps it prepared for its row.
  func retire(
    _ cell: UITableViewCell, at path: IndexPath, mayKeep: Bool, isPrepared: Bool = false
  ) {
    guard cell.superview === self else { return enqueue(cell) }
    if mayKeep, holdsKeyboard(cell) {
      kept[path] = cell
      cell.isHidden = true
    } else {
      cell.removeFromSuperview()
    }
    ask("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    if kept[path] === cell { return }
    if isPrepared { prepared[path] = cell } else { enqueue(cell) }
  }

  func retireAll() {
    for path in shown.keys.sorted() {
      guard let cell = shown.removeValue(forKey: path) else { continue }
      retire(cell, at: path, mayKeep: false)
    }
    for cell in kept.values {
      cell.removeFromSuperview()
      cell.isHidden = false
      enqueue(cell)
    }
    kept = [:]
    for (_, cell) in prepared.sorted(by: { $0.key < $1.key }) { enqueue(cell) }
    prepared = [:]
    for section in shownHeaders.keys.sorted() { retireHeaderFooter(section, isHeader: true) }
    for section in shownFooters.keys.sorted() { retireHeaderFooter(section, isHeader: false) }
  }

  private func holdsKeyboard(_ cell: UITableViewCell) -> Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: cell) ?? false
  }

  /// Puts what is shown where it belongs.
  func layOutViews() {
    guard var geometry else { return }
    for (path, cell) in shown {
      let span = geometry.span(of: path)
      let frame = rowFrame(minY: span.minY, height: span.height)
      if cell.frame != frame { cell.frame = frame }
    }
    layOutHeaderFooters(&geometry)
    let end = geometry.contentHeight() - geometry.footerHeight
    tableFooterView?.frame = CGRect(
      x: 0, y: end, width: bounds.width, height: tableFooterView?.frame.height ?? 0)
    backgroundView?.frame = bounds
    self.geometry = geometry
  }
}

extension UIView {
  /// The insets of the content of a row or header at the sides.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea>.
  var insetsInTable: UIEdgeInsets {
    guard let table = superview as? UITableView, table.insetsContentViewsToSafeArea else {
      return .zero
    }
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }
}
#endif
