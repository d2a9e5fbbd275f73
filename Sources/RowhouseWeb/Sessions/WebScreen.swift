// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// A page in a session's stack, which is a host whose table is HTML.
@MainActor
final class WebScreen {
  let number: Int
  /// The address that shows the page in another session, or `nil` if it has none.
  var path: String?
  private(set) var page: PageSnapshot?
  /// The rows that the browser has.
  private(set) var slices: PageSlices?
  private(set) var driver: PageDriver?
  /// The positions of the selected rows, at which a search for a row begins.
  private var selectedPlaces: [RowReference.ID: RowIndexPath] = [:]
  /// The fields of the last form that was sent without a script whose values were not accepted.
  var refused = RefusedFields()
  /// The row that has the focus in the next document, after an event of a form that was sent without a script.
  var focusedRow: FocusedRow?
  /// The page of the last document, or `nil` if a script shows the changes.
  private(set) var documented: (page: PageSnapshot, slices: PageSlices)?
  private weak var session: WebSession?

  init(number: Int, path: String?, session: WebSession) {
    self.number = number
    self.path = path
    self.session = session
  }

  func show(_ page: any TablePage, theme: Theme, diagnostics: DiagnosticsHandler) {
    let driver = PageDriver(
      host: self, navigator: session?.navigator ?? Navigator(), theme: theme,
      language: session?.context.language ?? "en", diagnostics: diagnostics)
    // Leaves a thread for other sessions, which need to answer at the same time.
    driver.comparisonPriority = .utility
    driver.workMeasurer = { [weak session] work in
      if let measure = session?.workMeasurer { measure(work) } else { work() }
    }
    self.driver = driver
    driver.show(page)
  }
}

extension WebScreen {
  /// Stores the page, whose fields have labels that a later page may not have.
  func markDocumentSent() {
    if let page, let slices { documented = (page, slices) }
  }

  /// Discards the page of the last document, because the client runs the script.
  func forgetDocument() { documented = nil }
}

extension WebScreen: PageHost {
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    let (old, oldSlices) = (page, slices)
    page = update.page
    guard let old, let oldSlices else {
      let slices = PageSlices(update.page)
      self.slices = slices
      send(.willDisplay, rows: slices.rows, of: update.page)
      return completion()
    }
    let slices =
      update.edits.map { oldSlices.following($0.changes, to: update.page) }
      ?? PageSlices(update.page, after: oldSlices, of: old)
    self.slices = slices
    for id in selectedPlaces.keys { selectedPlaces[id] = indexPath(of: id) }
    let change = ScreenChange(
      to: update.page, by: update, of: old, from: oldSlices, to: slices)
    if !update.isEmpty { session?.screen(self, changed: change) }
    sendDisplayEvents(change, of: old)
    completion()
  }

  func select(_ indexPath: RowIndexPath) {
    guard let id = page?.reference(at: indexPath)?.id, selectedPlaces[id] == nil else { return }
    selectedPlaces[id] = indexPath
    redraw(indexPath)
  }

  func deselect(_ indexPath: RowIndexPath) {
    guard let id = page?.reference(at: indexPath)?.id, selectedPlaces[id] != nil else { return }
    selectedPlaces[id] = nil
    redraw(indexPath)
  }

  /// The selected rows.
  var selection: Set<RowReference.ID> { Set(selectedPlaces.keys) }

  var selectedReferences: [RowReference] { selectedPlaces.keys.map { reference(to: $0) } }

  /// Draws a row again whose selection has changed, if the browser has it.
  private func redraw(_ indexPath: RowIndexPath) {
    guard let page, let slices, slices.contains(indexPath) else { return }
    session?.screen(
      self, changed: ScreenChange(to: page, from: slices, to: slices, redrawing: [indexPath]))
  }

  private func indexPath(of id: RowReference.ID) -> RowIndexPath? {
    page?.indexPath(of: reference(to: id))
  }

  private func reference(to id: RowReference.ID) -> RowReference {
    RowReference(
      section: id.section, row: id.row,
      indexPath: selectedPlaces[id] ?? RowIndexPath(section: 0, row: 0))
  }
}

extension WebScreen {
  /// Shows other rows of a section, and scrolls to one of them.
  func setSlice(_ shown: RowSlice, inSection section: Int, scrollTo: ScrollGoal? = nil) {
    guard let page, let old = slices else { return }
    let new = old.showing(shown, inSection: section)
    if new == old, scrollTo == nil { return }
    slices = new
    let change = ScreenChange(to: page, from: old, to: new, scrollTo: scrollTo)
    session?.screen(self, changed: change)
    send(.didEndDisplaying, rows: change.edits.disappearing.map(\.old), of: page)
    send(.willDisplay, rows: change.edits.appearing, of: page)
  }

  /// Scrolls a row to a place in the visible area.
  func reveal(_ indexPath: RowIndexPath, at place: ScrollPosition = .top) {
    guard let shown = slices?.sections[indexPath.section] else { return }
    // A row near the end of a slice may have too few rows around it to fill a screen.
    setSlice(
      shown.isPartial ? shown.around(indexPath.row) : shown, inSection: indexPath.section,
      scrollTo: ScrollGoal(row: indexPath, place: place))
  }
}
