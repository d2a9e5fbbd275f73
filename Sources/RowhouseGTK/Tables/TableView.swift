// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// A scrollable widget that shows the visible entries of a page of any length.
///
/// The table never sets the value of its adjustment. If the measured heights of entries above the
/// view differ from their estimates, it moves the bounds instead: `GtkScrolledWindow` stores a copy
/// of the value while it decelerates, and would overwrite a correction.
final class TableView: DrawnWidget {
  weak var source: (any TableSource)?
  private var adjustments = TableAdjustments()
  /// The heights of the entries.
  private(set) var index = OffsetIndex(count: 2, estimate: 0)
  private(set) var entries = TableEntries(rowCounts: [])
  /// The entries that have a widget, by their positions.
  private(set) var live: [Int: EntryView] = [:]
  private var hidden = HiddenRows()
  private var pool = ViewPool()
  private(set) var geometry = TableGeometry.plain(width: 0, hasStickyHeaders: false)
  /// The offset to show at the next layout, or `nil` to keep the current one.
  var pendingOffset: Double?
  /// The entry to scroll to at the next layout, whose offset follows the heights that it measures.
  var pendingView: Int?
  /// The place of that entry in the visible area.
  var pendingPlace = ScrollPosition.nearest
  /// True if the end of the page is in view, or will be after the next layout.
  private(set) var isAtEnd = true
  /// True if the end of the last row was in view at the last layout, even if the space or a footer below it was not.
  private(set) var isLastRowInView = false
  private var reportedOffset = 0.0
  /// The header that covers rows of its section, or `nil` if there is none.
  private var stickyHeader: Int?
  /// False if the order of the widgets may differ from that of their entries.
  private var isInOrder = true
  /// True if the caret is scrolled into view after the next layout.
  var showsCaret = false
  /// True while the entries are being laid out, during which the page must not change.
  private(set) var isAllocating = false
  /// The popover of the table, or `nil` if there is none.
  var popover: OwnedWidget?
  private let background = TableBackground()
  /// The row that the user drags, or `nil` if there is none.
  var dragged: DraggedRow? { didSet { draggedRowChanged() } }
  private(set) lazy var edgeScrolling = EdgeScrolling(self)

  private static let type = DrawnClass(scrollable: "RowhouseTable")
  /// The distance beyond the view within which entries have widgets, in points.
  private static let reach = 80.0

  init() {
    super.init(Self.type, cssName: "table", role: GTK_ACCESSIBLE_ROLE_LIST)
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_hexpand(pointer, 1)
    gtk_widget_set_vexpand(pointer, 1)
    // Lets the table itself receive keys before one of its rows has the focus.
    gtk_widget_set_focusable(pointer, 1)
    TableKeys.add(to: self)
  }

  override func setAdjustment(_ orientation: GtkOrientation, to object: UnsafeMutableRawPointer?) {
    adjustments.set(orientation, to: object) { [weak self] in self?.scrolled() }
    queueLayout()
  }

  override func adjustment(_ orientation: GtkOrientation) -> UnsafeMutableRawPointer? {
    adjustments[orientation]
  }

  override func measure(_ orientation: GtkOrientation, for other: Int32) -> (Int32, Int32) {
    orientation == GTK_ORIENTATION_HORIZONTAL ? (200, 480) : (0, 400)
  }

  override func allocate(width: Int32, height: Int32) {
    guard let source, width > 0 else { return }
    isAllocating = true
    defer { isAllocating = false }
    let newGeometry = source.geometry(width: Double(width))
    if newGeometry != geometry { resize(to: newGeometry, height: Double(height)) }
    let shown = layOut(height: Double(height))
    layOutEntries(shown)
    adjustments.configure(
      offset: offset, total: index.totalHeight, width: Double(width), height: Double(height))
    reportOffset()
    source.didLayOut(
      seen: positions(from: offset, to: offset + Double(height)),
      near: positions(from: offset - Double(height), to: offset + 2 * Double(height)))
    if let popover, popover.isVisible { gtk_popover_present(popover.pointer.cast()) }
    if showsCaret { scrollToCaretLater() }
  }

  override func draw(_ snapshot: OpaquePointer) {
    background.draw(snapshot, of: self)
    if let dragged { dragged.draw(snapshot, in: self) } else { drawChildren(snapshot) }
  }

  override func moveFocus(_ direction: GtkDirectionType) -> Bool? { moveFocus(to: direction) }
}

extension TableView {
  /// The distance of the top of the view from the top of the page, in points.
  var offset: Double { adjustments.offset }

  /// The height of the view, in points.
  var viewHeight: Double { Double(gtk_widget_get_height(pointer)) }

  private func scrolled() {
    guard !isAllocating else { return }
    // Rows may have changed since the last layout. The user's movement is added to the offset that keeps them in place.
    if let pendingOffset { self.pendingOffset = max(0, pendingOffset + offset - reportedOffset) }
    if offset < reportedOffset { leaveEnd() }
    queueLayout()
    source?.userMoved()
    reportOffset()
  }

  /// Reports the offset of the page if it has changed.
  private func reportOffset() {
    guard offset != reportedOffset else { return }
    reportedOffset = offset
    source?.didScroll(to: offset)
  }

  /// Sets the colors behind the entries.
  func setColors(_ colors: TableBackground.Colors) {
    guard background.colors != colors else { return }
    background.colors = colors
    gtk_widget_queue_draw(pointer)
  }
}

/// Layout.
extension TableView {
  private func resize(to new: TableGeometry, height: Double) {
    let anchor = ScrollAnchor(in: index, offset: nextOffset, viewportHeight: height)
    let seen = positions(from: nextOffset, to: nextOffset + height)
    let isOtherWidth = new.width != geometry.width
    geometry = new
    if isOtherWidth {
      index.forgetAllHeights()
      // The estimate of a tall row would limit the offset.
      for position in seen { _ = measure(position) }
    }
    pendingOffset = anchor.offset(in: index)
    for view in live.values { gtk_widget_queue_draw(view.pointer) }
  }

  /// Creates the widgets of all visible entries, measures them, and returns their positions.
  private func layOut(height: Double) -> Range<Int> {
    var offset = pendingOffset ?? offset
    pendingOffset = nil
    offset = max(0, min(offset, index.totalHeight - height))
    // A request for a row that is in view at the end leaves the end in view.
    let goesToEnd =
      isAtEnd && (pendingView == nil || pendingPlace == .nearest) && source?.followsEnd == true
    var shown = 0..<0
    // Measured heights move entries into and out of the visible area. A few passes suffice.
    for _ in 0..<6 {
      if goesToEnd { offset = offsetToShow(index.count - 1, at: .bottom, from: offset, height) }
      if let pendingView {
        offset = offsetToShow(pendingView, at: pendingPlace, from: offset, height)
      }
      let anchor = ScrollAnchor(in: index, offset: offset, viewportHeight: height)
      let first = index.row(at: max(0, offset - Self.reach)) ?? 0
      var (position, isChanged) = (first, false)
      while position < index.count, index.offset(of: position) < offset + height + Self.reach {
        if measure(position) { isChanged = true }
        position += 1
      }
      if let header = header(above: offset), isOutdated(header), measure(header) {
        isChanged = true
      }
      shown = first..<position
      offset = anchor.offset(in: index)
      if !isChanged { break }
    }
    isAtEnd = goesToEnd && pendingView == nil || offset + height > index.totalHeight - 1
    pendingView = nil
    let end = entries.endOfRows.map { index.offset(of: $0) } ?? index.totalHeight
    isLastRowInView = isAtEnd || offset + height > end - 1
    adjustments.setDisplayedOffset(offset)
    release(except: shown)
    return shown
  }

  /// Measures an entry and, unless it is a hidden row, creates its widget.
  ///
  /// - Returns: True if the height has changed.
  func measure(_ position: Int) -> Bool {
    let known = live[position]
    if known != nil, !isOutdated(position) { return false }
    if let isChanged = hide(position) { return isChanged }
    guard let view = known ?? take(position) else { return false }
    view.mustBeMeasured = false
    let (old, height) = (index.height(of: position), view.height(width: geometry.width))
    index.setHeight(min(height, 1e7), of: position)
    return index.height(of: position) != old
  }

  /// Sets the height of a hidden row to 0, and removes its widget, unless the widget has the focus.
  ///
  /// - Returns: True if the height has changed, or `nil` if the row is not hidden or has the focus.
  private func hide(_ position: Int) -> Bool? {
    if hidden.contains(position), index.isMeasured(position) { return false }
    let view = live[position]
    guard case .row(let indexPath) = entries.entry(at: position),
      let row = source?.hiddenRow(at: indexPath), view?.pointer.containsFocus != true
    else { return nil }
    let old = index.height(of: position)
    index.setHeight(0, of: position)
    let isComing = hidden.insert(row, at: position)
    if let view {
      // The row remains displayed.
      live[position] = nil
      RowGestures.release(view)
      pool.put(view)
    } else if isComing {
      source?.didAppear(row)
    }
    return old > 0
  }

  private func layOutEntries(_ shown: Range<Int>) {
    let origin = offset.rounded()
    let (left, width) = (Int32(geometry.left), Int32(geometry.width))
    for (position, view) in live {
      let top = index.offset(of: position) - origin
      let bottom = index.offset(of: position + 1) - origin
      // A row that keeps its widget because it has the focus may be far away.
      let y = min(max(top, -100_000), 100_000)
      view.pointer.allocate(
        x: left, y: Int32(y), width: width, height: Int32(max(0, (bottom - top).rounded())))
    }
    if geometry.hasStickyHeaders { layOutStickyHeader(origin) }
    if !isInOrder { reorderChildren(except: stickyHeader) }
    isInOrder = true
    background.sections = geometry.radius == nil ? [] : cards(shown, origin)
  }

  private func layOutStickyHeader(_ origin: Double) {
    let former = stickyHeader
    defer { if former != stickyHeader { isInOrder = false } }
    stickyHeader = nil
    guard let header = header(above: offset) else { return }
    let height = index.height(of: header)
    guard index.offset(of: header) < origin, height > 0, let view = live[header] ?? take(header)
    else { return }
    stickyHeader = header
    let rows = entries.rows(of: entries.section(at: header))
    let end = index.offset(of: rows.upperBound) - origin
    view.pointer.allocate(
      x: Int32(geometry.left), y: Int32(min(0, end - height)), width: Int32(geometry.width),
      height: Int32(height))
    if gtk_widget_get_last_child(pointer) != view.pointer {
      gtk_widget_insert_before(view.pointer, pointer, nil)
    }
  }
}

/// Widgets of entries.
extension TableView {
  /// Returns a new or reused widget for an entry, or `nil` if there is no such entry.
  func take(_ position: Int) -> EntryView? {
    guard let view = source?.makeView(for: entries.entry(at: position), from: &pool) else {
      return nil
    }
    let wasHidden = hidden.remove(at: position) != nil
    view.mustBeMeasured = !wasHidden
    if gtk_widget_get_parent(view.pointer) == nil { view.setParent(pointer) }
    gtk_widget_set_child_visible(view.pointer, 1)
    live[position] = view
    isInOrder = false
    // A hidden row in view was already displayed.
    if !wasHidden { source?.didAppear(view) }
    return view
  }

  private func release(except shown: Range<Int>) {
    for row in hidden.removeAll(outside: shown) { source?.didDisappear(row) }
    for (position, view) in live where !shown.contains(position) {
      // A row that is scrolled out of view keeps the focus, with its caret and input method, or
      // the pointer that drags it.
      if position == stickyHeader || view.pointer.containsFocus { continue }
      if view === dragged?.row { continue }
      release(view, at: position)
    }
  }

  private func release(_ view: EntryView, at position: Int) {
    live[position] = nil
    retire(view)
  }

  /// Returns the widget of an entry that is out of view or has been deleted to the pool.
  ///
  /// Removes the focus first, because GTK moves the focus out of a hidden widget only in the next
  /// frame, when the widget may show another row.
  private func retire(_ view: EntryView) {
    source?.didDisappear(view)
    if view.pointer.containsFocus { gtk_root_set_focus(gtk_widget_get_root(pointer), pointer) }
    pool.put(view)
  }

  /// Scrolls an entry into view, and returns its widget, which is created if necessary.
  func view(at position: Int) -> EntryView? {
    guard entries.count > position, position >= 0 else { return nil }
    let view = live[position] ?? take(position)
    scrollIntoView(entryAt: position)
    return view
  }
}

/// Changes.
extension TableView {
  /// The offset that the next layout shows.
  var nextOffset: Double { pendingOffset ?? max(0, offset) }

  /// Ends the following of the end of the page, because the table scrolls up.
  func leaveEnd() { (isAtEnd, isLastRowInView) = (false, false) }

  /// Called before each change, after which the page follows its end if the last row was in view.
  ///
  /// Without a change, it does not, because it would return to its end while the user scrolls up.
  private func contentWillChange() {
    if isLastRowInView { isAtEnd = true }
  }

  /// Shows other entries, and keeps those in view in their places on screen.
  ///
  /// - Parameters:
  ///   - new: The new entries.
  ///   - mapping: The new positions of entries, or `nil` if all of them were replaced.
  func update(_ new: TableEntries, by mapping: RowMapping?) {
    guard let source else { return }
    contentWillChange()
    let estimates = source.estimates()
    guard let mapping else {
      for (position, view) in live { release(view, at: position) }
      for row in hidden.move(by: nil) { source.didDisappear(row) }
      entries = new
      index = OffsetIndex(estimates)
      (pendingView, isAtEnd) = (nil, true)
      return queueLayout()
    }
    let anchor = ScrollAnchor(
      in: index, offset: nextOffset, viewportHeight: viewHeight, keeping: mapping)
    index.update(by: mapping, estimates: estimates)
    pendingView = pendingView.flatMap { mapping.newRow(of: $0) }
    let old = live
    live = [:]
    for (position, view) in old {
      if let target = mapping.newRow(of: position) { live[target] = view }
    }
    entries = new
    stickyHeader = nil
    for (position, view) in old where mapping.newRow(of: position) == nil { retire(view) }
    for row in hidden.move(by: mapping) { source.didDisappear(row) }
    isInOrder = false
    pendingOffset = anchor.offset(in: index)
    queueLayout()
  }

  /// Measures an entry again at the next layout, and keeps the visible ones in place on screen.
  func forgetHeight(at position: Int) {
    contentWillChange()
    if let view = live[position] {
      // Until then, the height remains: with a smaller estimate, the page could end above the view, and would scroll.
      view.mustBeMeasured = true
      return queueLayout()
    }
    let old = nextOffset
    let anchor = ScrollAnchor(in: index, offset: old, viewportHeight: viewHeight)
    index.forgetHeight(of: position)
    let new = anchor.offset(in: index)
    if new != old { pendingOffset = new }
    queueLayout()
  }

  /// Measures all entries again at the next layout, and keeps the visible ones in place on screen.
  func forgetAllHeights() {
    contentWillChange()
    let anchor = ScrollAnchor(in: index, offset: nextOffset, viewportHeight: viewHeight)
    // Until then, the heights of entries with a widget remain, as in `forgetHeight(at:)`.
    let heights = live.keys.filter { index.isMeasured($0) }.map { ($0, index.height(of: $0)) }
    if let source { index = OffsetIndex(source.estimates()) }
    for (position, height) in heights {
      index.setHeight(height, of: position)
      live[position]?.mustBeMeasured = true
    }
    pendingOffset = anchor.offset(in: index)
    queueLayout()
  }
}
#endif
