// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section of a page: rows between a header and a footer.
///
/// ```swift
/// TableSection("General", footer: "Pictures are kept for a week.") {
///   ToggleRow("Night mode", isOn: account.nightMode) { account.nightMode = $0 }
///   Row("Clear cache").value(account.cacheSize)
/// }
/// .style(\.titleFont, .system(size: 17))
/// ```
public struct TableSection: Identifiable, Sendable {
  /// What tells the section from the others of its page.
  public var id: ItemID
  /// What stands above the rows.
  public var header: HeaderFooter
  /// What stands below the rows.
  public var footer: HeaderFooter
  /// What the section overrides of its page's style, for all its rows.
  public var style: StyleOverrides
  /// Whether the rows are there.
  public var loadState: LoadState
  /// What is called when the user moves a row; nothing if rows cannot be moved.
  public var move: (@MainActor (_ from: Int, _ to: Int) -> Void)?
  /// What is called when rows will soon be shown, or no longer; nothing if nobody wants to know.
  public var prefetching: RowPrefetching?
  /// Where the section was written.
  public let source: SourceLine
  /// What one kind of host shows above and below the rows in place of what all others draw there.
  package var hostEdges: HostEdges?
  /// The rows.
  package var content: SectionContent

  @usableFromInline
  init(
    header: HeaderFooter, footer: HeaderFooter, content: SectionContent, source: SourceLine
  ) {
    id = ItemID(place: Place())
    self.header = header
    self.footer = footer
    style = StyleOverrides()
    loadState = .content
    self.content = content
    self.source = source
  }
}

extension TableSection {
  /// How many rows the section has.
  public var rowCount: Int { content.count }

  /// Whether both show the same but for their rows.
  public func hasSameHead(as other: Self) -> Bool {
    header == other.header && footer == other.footer && style == other.style
      && (move == nil) == (other.move == nil)
      && HostEdges.areSame(hostEdges, other.hostEdges)
  }
}

extension TableSection: Placed {
  /// Sections of an array, those placed by their position that no builder has placed before.
  package static func placed(_ sections: [TableSection]) -> [TableSection] {
    var sections = sections
    for position in sections.indices { sections[position].place(at: position) }
    return sections
  }
}
