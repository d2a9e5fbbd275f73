// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// One page of a stack, with a driver of its own and a window of rows on screen.
@MainActor
final class Screen {
  private(set) var updates: [HostUpdate] = []
  /// The row that shows its selection.
  var selected: RowReference?
  /// The first row of the window, counted through all sections.
  private var windowStart = 0
  /// Where the page wants to scroll to, once it shows what has changed.
  var wantedScroll: ScrollTarget?
  /// How many rows the window has.
  private var windowCount = Screen.standardWindow
  /// The rows that were told that they are on screen, by where they stand now.
  private(set) var displayed: [RowPosition] = []
  /// Rows that were on screen when the whole page was shown anew.
  private var left: [RowReference] = []
  private let makeDriver: @MainActor (Screen) -> PageDriver
  private(set) lazy var driver = makeDriver(self)

  /// How many rows are on screen, unless said otherwise.
  nonisolated static let standardWindow = 20

  init(theme: Theme, diagnostics: DiagnosticsHandler) {
    makeDriver = { PageDriver(host: $0, theme: theme, diagnostics: diagnostics) }
  }

  var page: PageSnapshot { driver.page }

  /// The row that shows its selection, unless it has gone.
  var selectedInPage: RowReference? {
    selected.flatMap { page.indexPath(of: $0) == nil ? nil : $0 }
  }

  /// The page in messages.
  var name: String { page.title.isEmpty ? page.name : page.title.quoted }
}

extension Screen: PageHost {
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) {
    follow(update)
    updates.append(update)
    completion()
  }

  func deselect(_ indexPath: RowIndexPath) { selected = nil }

  /// Finds the rows on screen in the new page.
  private func follow(_ update: HostUpdate) {
    guard let edits = update.edits else {
      if let old = updates.last?.page {
        left += displayed.compactMap { old.reference(at: RowIndexPath($0)) }
      }
      displayed = []
      selected = nil
      return
    }
    guard !edits.changes.isEmpty else { return }
    displayed = edits.changes.newPositions(of: displayed).compactMap(\.self)
  }
}

extension Screen {
  /// Tells rows that they come on screen or have left it.
  ///
  /// What has gone is told nothing.
  ///
  /// - Returns: Whether any row was told anything.
  func layOut() -> Bool {
    if let wantedScroll, let indexPath = page.indexPath(of: wantedScroll) {
      windowStart = page.index(of: RowPosition(indexPath))
    }
    wantedScroll = nil
    let count = page.rowCount
    windowStart = max(0, min(windowStart, count - windowCount))
    let window = (windowStart..<min(windowStart + windowCount, count)).compactMap {
      page.rowPosition(at: $0)
    }
    let shown = Set(window)
    let leaving =
      left.filter { page.indexPath(of: $0) != nil }
      + displayed.sorted().filter { !shown.contains($0) }.compactMap { reference(to: $0) }
    let before = Set(displayed)
    let coming = window.filter { !before.contains($0) }.compactMap { reference(to: $0) }
    left = []
    displayed = window
    for row in leaving { driver.send(.didEndDisplaying, to: row) }
    for row in coming { driver.send(.willDisplay, to: row) }
    return !leaving.isEmpty || !coming.isEmpty
  }

  /// Shows a row at another place of its section, and tells the driver.
  func move(_ indexPath: RowIndexPath, to position: Int) {
    guard let reference = page.reference(at: indexPath) else { return }
    let onScreen = displayed.compactMap { self.reference(to: $0) }
    let moved = driver.reorder(reference, to: position)
    displayed = onScreen.compactMap { moved.indexPath(of: $0) }.map(RowPosition.init)
  }

  /// Moves the window to a row.
  func scroll(to indexPath: RowIndexPath, count: Int?) {
    if let count { windowCount = max(0, count) }
    windowStart = page.index(of: RowPosition(indexPath))
  }

  /// Moves the window no further than it has to, so that a row is in it.
  func reveal(_ indexPath: RowIndexPath) {
    let index = page.index(of: RowPosition(indexPath))
    if index < windowStart {
      windowStart = index
    } else if index >= windowStart + windowCount {
      windowStart = index - windowCount + 1
    }
  }

  private func reference(to position: RowPosition) -> RowReference? {
    page.reference(at: RowIndexPath(position))
  }
}

extension PageSnapshot {
  /// The position of a row that is counted through all sections.
  func rowPosition(at index: Int) -> RowPosition? {
    var row = index
    for section in sections.indices {
      if row < sections[section].rowCount { return RowPosition(section: section, row: row) }
      row -= sections[section].rowCount
    }
    return nil
  }

  /// The number of a row, counted through all sections.
  func index(of position: RowPosition) -> Int {
    sections[..<position.section].reduce(position.row) { $0 + $1.rowCount }
  }
}

extension RowIndexPath {
  init(_ position: RowPosition) { self.init(section: position.section, row: position.row) }
}

extension RowPosition {
  init(_ indexPath: RowIndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
