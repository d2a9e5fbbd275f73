// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A section of a ``PageSnapshot``.
public struct SectionSnapshot: Identifiable, Sendable {
  private let head: Shared<Fields>
  var rows: RowStore

  init(_ fields: Fields, rows: RowStore) {
    head = Shared(fields)
    self.rows = rows
  }

  /// All of a section but its rows.
  struct Fields: Sendable {
    let id: ItemID
    let header: HeaderFooter
    let footer: HeaderFooter
    let style: StyleOverrides
    let source: SourceLine
    let move: (@MainActor (_ from: Int, _ to: Int) -> Void)?
    let prefetching: RowPrefetching?
    let hostEdges: HostEdges?
    let statusRowCount: Int
  }
}

extension SectionSnapshot {
  /// What tells the section from the others of its page.
  public var id: ItemID { head.value.id }
  /// What stands above the rows.
  public var header: HeaderFooter { head.value.header }
  /// What stands below the rows.
  public var footer: HeaderFooter { head.value.footer }
  /// What the section overrides of its page's style.
  public var style: StyleOverrides { head.value.style }
  /// Where the section was written.
  public var source: SourceLine { head.value.source }
  var move: (@MainActor (_ from: Int, _ to: Int) -> Void)? { head.value.move }
  var prefetching: RowPrefetching? { head.value.prefetching }
  /// What one kind of host shows in place of header and footer.
  package var hostEdges: HostEdges? { head.value.hostEdges }
  /// How many rows at the end stand for rows that are not there.
  var statusRowCount: Int { head.value.statusRowCount }
}

extension SectionSnapshot {
  /// How many rows the section has.
  public var rowCount: Int { rows.count }

  /// Whether the user can move rows within the section while the page is edited.
  public var isReorderable: Bool { head.value.move != nil }

  /// Whether somebody wants to know which rows will soon be shown.
  public var isPrefetched: Bool { head.value.prefetching != nil }

  func hasSameHead(as other: Self) -> Bool {
    header == other.header && footer == other.footer && style == other.style
      && isReorderable == other.isReorderable
      && HostEdges.areSame(hostEdges, other.hostEdges)
  }

  /// The rows that the user can move, and where to.
  public var movableRows: Range<Int> {
    isReorderable ? 0..<max(0, rowCount - statusRowCount) : 0..<0
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
  func rowIfMade(at index: Int) -> AnyRow? {
    switch rows {
    case .made(let rows): rows[index]
    case .lazy(let rows): rows.rowIfMade(at: index)
    case .staged(let tokens): tokens[index].rowIfMade
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

  @MainActor
  func firstRow(withID id: ItemID) -> Int? {
    switch rows {
    case .made(let rows): rows.firstIndex { $0.id == id }
    case .lazy(let rows): (0..<rows.count).first { rows.id(at: $0) == id }
    case .staged(let tokens): tokens.firstIndex { $0.rowID == id }
    }
  }
}

/// Where the rows of a section are.
enum RowStore: Sendable {
  /// All there.
  case made([AnyRow])
  /// In the data.
  case lazy(LazyRows)
  /// Between two batches, from here and there.
  case staged([RowToken])

  var count: Int {
    switch self {
    case .made(let rows): rows.count
    case .lazy(let rows): rows.count
    case .staged(let tokens): tokens.count
    }
  }
}
