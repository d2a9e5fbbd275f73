// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A section of a ``PageSnapshot``.
public struct SectionSnapshot: Identifiable, Sendable {
  private let fields: Shared<Fields>
  var rows: RowStore

  init(_ fields: Fields, rows: RowStore) {
    self.fields = Shared(fields)
    self.rows = rows
  }

  /// The properties that look or behave differently on screen if they change.
  struct Head: Equatable, Sendable {
    var header = HeaderFooter.none
    var footer = HeaderFooter.none
    /// The title of the button at the end of the header, or `nil` if there is none.
    var headerButton: String?
    var style = StyleOverrides()
    var indexTitle: String?
    var isReorderable = false
    var exchangesRows = false
    /// True if the host reports rows that will soon be shown.
    var isPrefetched = false
    var hostHeaderFooters: HostHeaderFooters?
  }

  struct Fields: Sendable {
    let id: ItemID
    let head: Head
    let source: SourceLine
    let move: RowMoveHandler?
    let moveTarget: (@MainActor (RowMove) -> RowIndexPath?)?
    let multipleSelection: MultipleSelection?
    let prefetching: RowPrefetching?
    /// Called when the user presses the button in the header, or `nil` if there is none.
    let headerAction: (@MainActor () -> Void)?
    /// The number of rows at the end that the user cannot move.
    let fixedRowCount: Int
  }
}

extension SectionSnapshot {
  /// The id of the section in its page.
  public var id: ItemID { fields.value.id }
  /// The header above the rows.
  public var header: HeaderFooter { fields.value.head.header }
  /// The footer below the rows.
  public var footer: HeaderFooter { fields.value.head.footer }
  /// The title of the button at the end of the header, or `nil` if there is none.
  public var headerButton: String? { fields.value.head.headerButton }
  /// The overrides of the page's style.
  public var style: StyleOverrides { fields.value.head.style }
  /// The title of the section in the index of the page, or `nil` if the index does not contain it.
  public var indexTitle: String? { fields.value.head.indexTitle }
  /// The line that declares the section.
  public var source: SourceLine { fields.value.source }
  var move: RowMoveHandler? { fields.value.move }
  var moveTarget: (@MainActor (RowMove) -> RowIndexPath?)? { fields.value.moveTarget }
  /// The selected rows, or `nil` if the user cannot currently select several rows of the section.
  public var multipleSelection: MultipleSelection? { fields.value.multipleSelection }
  var prefetching: RowPrefetching? { fields.value.prefetching }
  var headerAction: (@MainActor () -> Void)? { fields.value.headerAction }
  /// The views that replace the header and the footer on one kind of host.
  package var hostHeaderFooters: HostHeaderFooters? { fields.value.head.hostHeaderFooters }
}

extension SectionSnapshot {
  /// The number of rows.
  public var rowCount: Int { rows.count }

  /// True if the user can move rows within the section in editing mode.
  public var isReorderable: Bool { fields.value.head.isReorderable }

  /// True if, in editing mode, the user can also move rows to and from other sections that have this
  /// property.
  public var exchangesRows: Bool { fields.value.head.exchangesRows }

  /// True if a handler receives the rows that will soon be shown.
  public var isPrefetched: Bool { fields.value.head.isPrefetched }

  /// True if the rows are created from data on demand.
  package var hasData: Bool {
    if case .made = rows { false } else { true }
  }

  func hasSameHead(as other: Self) -> Bool { fields.value.head == other.fields.value.head }

  /// Returns the properties that ``hasSameHead(as:)`` compares and whose values differ from those
  /// of another section.
  func differences(from old: Self) -> [ValueDifference] {
    var finder = DifferenceFinder()
    finder.compareProperties(of: old.fields.value.head, fields.value.head)
    return finder.differences
  }

  /// The range of positions among which the user can move rows.
  public var movableRows: Range<Int> {
    isReorderable ? 0..<max(0, rowCount - fields.value.fixedRowCount) : 0..<0
  }

  @MainActor
  func row(at index: Int) -> AnyRow {
    switch rows {
    case .made(let rows): rows[index]
    case .lazy(let rows): rows.row(at: index)
    case .staged(let tokens): tokens[index].row
    }
  }

  @MainActor
  func existingRow(at index: Int) -> AnyRow? {
    switch rows {
    case .made(let rows): rows[index]
    case .lazy(let rows): rows.existingRow(at: index)
    case .staged(let tokens): tokens[index].existingRow
    }
  }

  @MainActor
  func rowID(at index: Int) -> ItemID {
    switch rows {
    case .made(let rows): rows[index].id
    case .lazy(let rows): rows.id(at: index)
    case .staged(let tokens): tokens[index].rowID
    }
  }

  /// Returns the row with an id that is nearest to a position, or `nil`, in O(*d*) for a distance
  /// of *d* rows.
  @MainActor
  func row(withID id: ItemID, near position: Int) -> Int? {
    let all = 0..<rowCount
    return switch rows {
    case .made(let rows): all.nearest(to: position) { rows[$0].id == id }
    case .lazy(let rows): rows.row(withID: id, near: position)
    case .staged(let tokens): all.nearest(to: position) { tokens[$0].rowID == id }
    }
  }
}

extension Range<Int> {
  /// Returns the number that meets a condition and is nearest to another number, or `nil` if none
  /// does.
  func nearest(to other: Int, where isWanted: (Int) -> Bool) -> Int? {
    let start = Swift.min(Swift.max(other, lowerBound), upperBound)
    for distance in 0...Swift.max(start - lowerBound, upperBound - start) {
      let (after, before) = (start + distance, start - distance - 1)
      if after < upperBound, isWanted(after) { return after }
      if before >= lowerBound, isWanted(before) { return before }
    }
    return nil
  }
}

/// The rows of a section.
enum RowStore: Sendable {
  /// Rows that have all been created.
  case made([AnyRow])
  /// Rows of a data section, created on demand.
  case lazy(LazyRows)
  /// Rows of two pages between the batches of an update, or in the order of a user's move.
  case staged([RowToken])

  var count: Int {
    switch self {
    case .made(let rows): rows.count
    case .lazy(let rows): rows.count
    case .staged(let tokens): tokens.count
    }
  }
}
