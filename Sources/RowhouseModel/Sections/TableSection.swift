// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section of a page: rows between a header and a footer.
///
/// ```swift
/// TableSection("General", footer: "Pictures are kept for a week.") {
///   ToggleRow("Night mode", account, \.nightMode)
///   Row("Clear cache").value(account.cacheSize)
/// }
/// .style(\.titleFont, .system(size: 17))
/// ```
public struct TableSection: Identifiable, Sendable {
  /// The id of the section, unique in its page.
  public var id = ItemID(codePlace: CodePlace())
  /// The content above the rows.
  public var header: HeaderFooter
  /// The content below the rows.
  public var footer: HeaderFooter
  /// The button at the end of the header, or `nil` if there is none.
  public private(set) var headerButton: HeaderButton?
  /// The overrides of the page's style.
  public var style = StyleOverrides()
  /// The title of the section in the index of the page, or `nil` if the index does not contain it.
  public var indexTitle: String?
  /// The loading state.
  public var loadState = LoadState.content
  /// The handler for rows that the user moves, or `nil` if rows cannot be moved.
  public var move: RowMoveHandler?
  /// A closure that replaces the position of a proposed move, or returns `nil` to leave the row in place.
  ///
  /// If there is no closure, all positions are accepted.
  public var moveTarget: (@MainActor (RowMove) -> RowIndexPath?)?
  /// The selected rows; `nil` if the user cannot select several rows of the section.
  public internal(set) var multipleSelection: MultipleSelection?
  /// The disabled state of all rows, and the reason below the last one.
  package private(set) var rowState = RowState()
  /// The closures for rows that will soon be shown, or `nil` if the section does not prefetch.
  public var prefetching: RowPrefetching?
  /// The line that creates the section.
  public let source: SourceLine
  /// The header and footer of one kind of host, in place of those of other hosts.
  package var hostHeaderFooters: HostHeaderFooters?
  /// The number of rows at the end that the user cannot move.
  package let fixedRowCount: Int
  /// True if the rows are those of a list that the user edits.
  package let isEditableList: Bool
  /// The mistakes in the list that the section shows.
  package let problems: [ControlProblem]
  /// The rows.
  package var content: SectionContent

  @usableFromInline
  init(
    _ content: SectionContent, header: some HeaderFooterConvertible,
    footer: some HeaderFooterConvertible, fileID: StaticString, line: UInt32,
    fixedRowCount: Int = 0, isEditableList: Bool = false, problems: [ControlProblem] = []
  ) {
    self.header = header.headerFooter
    self.footer = footer.headerFooter
    self.content = content
    self.fixedRowCount = fixedRowCount
    self.isEditableList = isEditableList
    self.problems = problems
    source = SourceLine(fileID: fileID, line: line)
  }

  /// The number of rows.
  public var rowCount: Int { content.count }
}

extension TableSection {
  /// Shows a button at the end of the header, and calls a closure when the user presses it.
  ///
  /// ```swift
  /// TableSection(playlist.songs, header: "Up next") { song in Row(song.title) }
  ///   .headerButton("Shuffle") { playlist.songs.shuffle() }
  /// ```
  ///
  /// The closure of the newest evaluation is called. A section without a title shows only the button.
  /// In `RowhouseUIKit`, a view of the application as the header replaces the title and the button.
  ///
  /// - Parameters:
  ///   - title: The title of the button. An empty title removes the button.
  ///   - action: Called when the user presses the button.
  /// - Returns: The changed section.
  public consuming func headerButton(
    _ title: String, action: @escaping @MainActor () -> Void
  ) -> Self {
    headerButton = title.isEmpty ? nil : HeaderButton(title: title, action: action)
    return self
  }
}

extension TableSection {
  /// Disables all rows: no user can use their controls or tap them.
  ///
  /// ```swift
  /// TableSection("Mail") {
  ///   ToggleRow("Badges", mail, \.showsBadges)
  ///   FieldRow("Server", mail, \.server)
  /// }
  /// .disabled(!mail.notifies, because: "Turn on notifications first.")
  /// ```
  ///
  /// Rows that are disabled themselves remain disabled. Actions, deletion, reordering, and detail buttons of
  /// rows, the button in the header, and that of the ``loadState`` remain available.
  ///
  /// The user cannot change a list that is disabled, as in `TableSection(list: contact, \.phones)`: no user can add, delete,
  /// move, or restore elements. Swipe actions and menus of the application remain available.
  ///
  /// - Parameters:
  ///   - isDisabled: `false` removes the effect of an earlier call. Defaults to `true`.
  ///   - reason: The text below the last row that explains why the rows are disabled. Defaults to `nil`.
  /// - Returns: The changed section.
  public consuming func disabled(
    _ isDisabled: Bool = true, because reason: String? = nil
  ) -> Self {
    rowState.isDisabled = isDisabled
    rowState.reason = reason
    return self
  }
}

extension TableSection: CustomStringConvertible {
  /// The id, the line that creates the section, the texts of the header, and the number of rows.
  public var description: String {
    let title = header.texts.map { " “\($0)”" }.joined()
    return "section \(id) at \(source):\(title) \(rowCount) \(rowCount == 1 ? "row" : "rows")"
  }
}

extension TableSection: CodePlaceIdentified {
  /// Returns the sections.
  ///
  /// A section without a place in the code is identified by its position.
  package static func withPlaces(_ sections: [TableSection]) -> [TableSection] {
    var sections = sections
    for position in sections.indices { sections[position].setPlace(to: position) }
    return sections
  }
}

/// The rows of a section, or the data that create them.
@usableFromInline
package enum SectionContent: Sendable {
  case rows([AnyRow])
  case data(any RowSource)

  package var count: Int {
    switch self {
    case .rows(let rows): rows.count
    case .data(let source): source.count
    }
  }
}

/// The closures of a section for rows that will soon be shown.
public struct RowPrefetching: Sendable {
  /// Called with the positions of rows that will soon be shown.
  public let prefetch: @MainActor ([Int]) -> Void
  /// Called with the positions of rows that will not be shown after all.
  public let cancel: (@MainActor ([Int]) -> Void)?
}
