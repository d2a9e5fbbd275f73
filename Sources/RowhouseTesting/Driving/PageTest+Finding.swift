// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension PageTest {
  @MainActor
  struct Found {
    let screen: Screen
    let indexPath: RowIndexPath
    let row: AnyRow
    let reference: RowReference

    var name: String { screen.page.label(at: indexPath) }
  }

  /// Returns the top page, or throws an error if a dialog covers it.
  func usableScreen() throws(PageTestError) -> Screen {
    let screen = screen
    if let dialog = stack.dialogs.first { throw .dialogOpen(dialog.title) }
    return screen
  }

  /// Finds a row for an action that uses it, which first leaves the field that is being edited.
  ///
  /// - Parameters:
  ///   - query: The row.
  ///   - isTyping: True to keep the field, because the action types into it or only reads. Defaults to `false`.
  /// - Returns: The row, which is on screen.
  /// - Throws: An error if no row or more than one row is found, or if a dialog covers the page.
  func find(_ query: RowQuery, isTyping: Bool = false) throws(PageTestError) -> Found {
    if !isTyping { leaveField() }
    let screen = try usableScreen()
    let indexPaths = screen.page.indexPaths(of: query)
    guard let indexPath = indexPaths.first else {
      throw .notFound(query, page: screen.name, rows: screen.page.labels(for: query))
    }
    if case .text(let text) = query, indexPaths.count > 1 {
      throw .ambiguous(text: text, page: screen.name, at: indexPaths)
    }
    return try reveal(indexPath, of: screen, query)
  }

  /// Scrolls to a row.
  ///
  /// The handlers that are called may change the page, so the row is found again by its id.
  func reveal(
    _ indexPath: RowIndexPath, of screen: Screen, _ query: RowQuery
  ) throws(PageTestError) -> Found {
    let before = screen.page.reference(at: indexPath)
    screen.reveal(indexPath)
    stack.flush()
    let page = screen.page
    guard stack.top === screen, let indexPath = before.flatMap({ page.indexPath(of: $0) }),
      let row = page.row(at: indexPath), let reference = page.reference(at: indexPath)
    else { throw .notFound(query, page: stack.top.name, rows: stack.top.page.labels(for: query)) }
    return Found(screen: screen, indexPath: indexPath, row: row, reference: reference)
  }

  /// Returns a row that was found before as it is now, or throws if the top page does not show it.
  func findAgain(_ found: Found, _ query: RowQuery) throws(PageTestError) -> Found {
    let screen = try usableScreen()
    guard screen === found.screen, let indexPath = screen.page.indexPath(of: found.reference) else {
      throw .notFound(query, page: screen.name, rows: screen.page.labels(for: query))
    }
    return try reveal(indexPath, of: screen, query)
  }

  /// Leaves the field that is being edited on the top page, if there is one and no dialog covers it.
  func leaveField() {
    guard stack.dialogs.isEmpty else { return }
    stack.top.leaveField()
    stack.flush()
  }

  @discardableResult
  func send(_ event: HostEvent, to found: Found) -> Bool {
    defer { stack.flush() }
    return found.screen.driver.send(event, to: found.reference)
  }
}

extension PageSnapshot {
  nonisolated static let searchLimit = 10_000

  /// The rows that a search for a text considers: all rows with a height greater than 0.
  @MainActor
  var searchedRows: [RowIndexPath] {
    var indexPaths: [RowIndexPath] = []
    for section in sections.indices {
      let count = min(sections[section].rowCount, Self.searchLimit - indexPaths.count)
      indexPaths += (0..<count).map { RowIndexPath(section: section, row: $0) }
    }
    return indexPaths.filter { isVisible($0) }
  }

  /// Returns true if the height of a row is above 0.
  @MainActor
  private func isVisible(_ indexPath: RowIndexPath) -> Bool {
    style(at: indexPath)?.rowHeight.isHidden != true
  }

  /// Returns the index paths of the rows of a height above 0 that match.
  @MainActor
  func indexPaths(of query: RowQuery) -> [RowIndexPath] {
    switch query {
    case .id(let id): return [indexPath(ofRow: id)].compactMap { $0 }.filter { isVisible($0) }
    case .at(let indexPath):
      return contains(indexPath) && isVisible(indexPath) ? [indexPath] : []
    case .text(let text):
      let found = searchedRows.compactMap { indexPath in
        row(at: indexPath).map { (indexPath, $0.texts) }
      }.filter { $0.1.contains(text) }
      if found.isEmpty { return searchedRows.filter { controlLabels(at: $0).contains(text) } }
      let titled = found.filter { $0.1.first == text }
      return (titled.isEmpty ? found : titled).map(\.0)
    }
  }

  /// Returns the labels of the controls of a row, such as the placeholder of a field without a title.
  @MainActor
  private func controlLabels(at indexPath: RowIndexPath) -> [String] {
    guard let row = row(at: indexPath), let style = style(at: indexPath) else { return [] }
    return row.body(style: style).controls.map(\.label).filter { !$0.isEmpty }
  }

  /// Returns the index path and the first texts of a row, for messages.
  ///
  /// The labels of its controls identify a row without text.
  @MainActor
  func label(at indexPath: RowIndexPath) -> String {
    var texts = row(at: indexPath)?.texts ?? []
    if texts.isEmpty { texts = controlLabels(at: indexPath) }
    if texts.isEmpty { return "\(indexPath) \(PageTestError.noText)" }
    // A custom row can have the texts of a whole grid.
    let rest = texts.count > Self.labelLimit ? ["…"] : []
    let shown = texts.prefix(Self.labelLimit).map(\.quoted) + rest
    return "\(indexPath) \(shown.joined(separator: ", "))"
  }

  /// The maximum number of texts of a row in a message.
  private nonisolated static let labelLimit = 4

  /// Returns the labels of the rows that a query has searched.
  ///
  /// The labels contain ids if the query is for an id, and those of rows without text also if the query is for a text.
  @MainActor
  func labels(for query: RowQuery) -> [String] {
    searchedRows.map { indexPath in
      let showsID: Bool =
        switch query {
        case .id: true
        case .text: row(at: indexPath)?.texts.isEmpty == true
        case .at: false
        }
      guard showsID, let id = rowID(at: indexPath), !id.isStructural else {
        return label(at: indexPath)
      }
      return "\(label(at: indexPath)) {\(id.quoted)}"
    }
  }
}
