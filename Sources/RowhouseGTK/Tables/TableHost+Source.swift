// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

extension TableHost: TableSource {
  var entries: TableEntries {
    TableEntries(rowCounts: page?.sections.map(\.rowCount) ?? [])
  }

  var followsEnd: Bool { page?.followsEnd == true }

  func geometry(width: Double) -> TableGeometry {
    guard let page else { return .plain(width: width, hasStickyHeaders: false) }
    switch page.appearance {
    case .plain: return .plain(width: width, hasStickyHeaders: page.stickyHeaders)
    case .grouped, .insetGrouped: return .cards(width: width)
    }
  }

  func estimates() -> [RowEstimate] {
    guard let page else { return [RowEstimate(count: 2, height: 0)] }
    let textScale = context.environment.textScale
    var estimates = [RowEstimate(count: 1, height: 0)]
    for (section, head) in page.sections.enumerated() {
      let hasHeader = head.header != .none || head.headerButton != nil
      estimates.append(RowEstimate(count: 1, height: estimate(hasHeader, section, true)))
      if head.rowCount <= Self.exactCountLimit {
        for row in 0..<head.rowCount {
          let hint = page.heightHint(at: RowIndexPath(section: section, row: row))
          estimates.append(RowEstimate(count: 1, height: points(of: hint, textScale)))
        }
      } else {
        let hint = page.heightHint(at: RowIndexPath(section: section, row: 0))
        estimates.append(RowEstimate(count: head.rowCount, height: points(of: hint, textScale)))
      }
      let hasFooter = head.footer != .none
      estimates.append(RowEstimate(count: 1, height: estimate(hasFooter, section, false)))
    }
    return estimates + [RowEstimate(count: 1, height: 0)]
  }

  /// The maximum number of rows of a section whose rows have separate estimates.
  private static let exactCountLimit = 500

  /// Returns an estimate in whole points, like the heights that are measured.
  ///
  /// Sums of fractional heights are inexact, so an entry that begins at the top edge would not be found there.
  private func points(of height: RowHeight?, _ textScale: Double) -> Double {
    min(max(0, (height ?? .automatic()).points) * textScale, 1e6).pixelUp(1)
  }

  private func estimate(_ hasContent: Bool, _ section: Int, _ isHeader: Bool) -> Double {
    guard let style = page?.style(ofSection: section) else { return 0 }
    let height = isHeader ? style.headerHeight : style.footerHeight
    let points = height.points(
      content: hasContent ? 36 : nil, isPlain: page?.appearance == .plain,
      textScale: context.environment.textScale)
    return min(points, 1e6)
  }

  func makeView(for entry: TableEntries.Entry, from pool: inout ViewPool) -> EntryView? {
    let view: EntryView
    switch entry {
    case .row(let indexPath):
      guard let drawing = drawing(of: indexPath) else { return nil }
      view = pool.takeRow(drawing.shape) ?? RowView()
    case .headerFooter(let side, _): view = headerFooter(isHeading: side == .header, &pool)
    case .ofPage: view = headerFooter(isHeading: false, &pool)
    }
    _ = configure(view, for: entry)
    return view
  }

  private func headerFooter(isHeading: Bool, _ pool: inout ViewPool) -> HeaderFooterView {
    pool.takeHeaderFooter(isHeading: isHeading) ?? HeaderFooterView(isHeading: isHeading)
  }

  func hiddenRow(at indexPath: RowIndexPath) -> RowReference? {
    // The height hint of a row that has not been created is that of its section.
    guard page?.row(at: indexPath) != nil, page?.heightHint(at: indexPath)?.isHidden == true else {
      return nil
    }
    return page?.reference(at: indexPath)
  }

  func didAppear(_ hiddenRow: RowReference) { driver.send(.willDisplay, to: hiddenRow) }

  func didDisappear(_ hiddenRow: RowReference) { driver.send(.didEndDisplaying, to: hiddenRow) }

  func didAppear(_ view: EntryView) {
    if let reference = (view as? RowView)?.reference { driver.send(.willDisplay, to: reference) }
  }

  func didDisappear(_ view: EntryView) {
    RowGestures.release(view)
    if let reference = (view as? RowView)?.reference {
      driver.send(.didEndDisplaying, to: reference)
    }
  }

  func didLayOut(seen: Range<Int>, near: Range<Int>) {
    guard let page, page.sections.contains(where: \.isPrefetched) else { return }
    let entries = table.entries
    let rows = near.compactMap { position -> RowReference? in
      guard case .row(let indexPath) = entries.entry(at: position),
        page.sections[indexPath.section].isPrefetched
      else { return nil }
      return page.reference(at: indexPath)
    }
    let (coming, leaving) = prefetchedRows.update(rows) {
      seen.contains(entries.position(of: $0.indexPath))
    }
    guard !coming.isEmpty || !leaving.isEmpty else { return }
    // The page must not change while the table is laid out.
    MainLoop.after(0) { [weak self] in
      guard let self, let page = self.page else { return }
      self.driver.prefetch(coming.compactMap { page.indexPath(of: $0) })
      self.driver.cancelPrefetching(leaving.compactMap { page.indexPath(of: $0) })
    }
  }

  func userMoved() { restoredRow = nil }

  func didScroll(to offset: Double) {
    if table.dragged != nil { MainLoop.after(0) { [weak self] in self?.showDropTarget() } }
    guard page?.handlesScrolling == true else { return }
    guard !allowsChanges else { return driver.send(scroll: .didScroll(offset: offset)) }
    MainLoop.after(0) { [weak self] in self?.driver.send(scroll: .didScroll(offset: offset)) }
  }

  func canFocus(_ entry: TableEntries.Entry) -> Bool {
    switch entry {
    case .row(let indexPath): hiddenRow(at: indexPath) == nil
    case .headerFooter, .ofPage: edgeDrawing(of: entry)?.part?.controls.isEmpty == false
    }
  }

  func loadsMore(_ row: RowIndexPath) -> Bool { page?.row(at: row)?.loadsMore == true }

  func text(of row: RowIndexPath) -> String? { page?.row(at: row)?.spokenTexts.first }
}

extension TableHost {
  /// Scrolls a row to its place in the view, after the changes so far are shown.
  func scroll(to target: ScrollTarget) {
    pendingScroll = target
    driver.flush()
    guard pendingScroll != nil, page?.indexPath(of: target) != nil else { return }
    performPendingScroll()
  }

  /// Scrolls to a row, and moves the focus to its first control, after the changes so far are shown.
  func focus(_ target: FocusTarget) {
    pendingFocus = target
    driver.flush()
    performPendingFocus()
    if pendingFocus == nil { return }
    // The handler that requests the focus may insert the row afterward.
    MainLoop.after(0) { [weak self] in
      self?.driver.flush()
      if self?.pendingFocus == target { self?.pendingFocus = nil }
    }
  }

  /// Moves the focus to the requested row if the page contains it.
  func performPendingFocus() {
    guard let target = pendingFocus, let indexPath = page?.indexPath(of: target) else { return }
    pendingFocus = nil
    guard let row = table.view(at: table.entries.position(of: indexPath)) as? RowView else {
      return
    }
    table.layOutNow()
    for control in row.canvas.controls
    where control.pointer.containsFocus
      || gtk_widget_child_focus(control.pointer, GTK_DIR_TAB_FORWARD) != 0
    { return }
    gtk_widget_grab_focus(row.pointer)
  }

  /// Scrolls to the row that was requested before the update that inserts it.
  func performPendingScroll() {
    guard let target = pendingScroll else { return }
    pendingScroll = nil
    guard let indexPath = page?.indexPath(of: target) else { return }
    table.scroll(to: table.entries.position(of: indexPath), at: target.scrollPosition)
  }
}
#endif
