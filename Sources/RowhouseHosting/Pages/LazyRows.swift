// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The rows of a data section: made when asked for, and kept while they may be on screen.
///
/// What a row reads while it is made is watched for that row alone.
@MainActor
final class LazyRows {
  nonisolated let source: any RowSource
  /// The row that says that there is more to come.
  nonisolated let trailing: AnyRow?
  /// Rows with an id that a row before them has, and which repetition they are.
  private(set) var occurrences: [Int: Int] = [:]
  private var kept: [Int: AnyRow] = [:]
  private var displayed: Set<Int> = []
  private let stale: StaleRows
  private let report: RowReports

  /// The most rows that are kept though they are not on screen.
  private static let limit = 512

  init(
    _ source: any RowSource, trailing: AnyRow?, report: RowReports,
    onStale: @escaping @MainActor () -> Void
  ) {
    self.source = source
    self.trailing = trailing
    self.report = report
    stale = StaleRows(notice: onStale)
  }

  nonisolated var count: Int { source.count + (trailing == nil ? 0 : 1) }
}

extension LazyRows {
  func id(at index: Int) -> ItemID {
    if index == source.count, let trailing { return trailing.id }
    guard source.keepsCount else { return ItemID(MissingDatum(index: index)) }
    let id = source.id(at: index)
    guard let occurrence = occurrences[index] else { return id }
    return id.repeated(occurrence)
  }

  func row(at index: Int) -> AnyRow {
    if let row = rowIfMade(at: index) { return row }
    if kept.count >= Self.limit { kept = kept.filter { displayed.contains($0.key) } }
    let row = make(at: index)
    kept[index] = row
    return row
  }

  func rowIfMade(at index: Int) -> AnyRow? {
    if let row = kept[index] { return row }
    return index == source.count ? trailing : nil
  }

  /// The positions of the rows that are kept, in no particular order.
  var madeRows: [Int] { Array(kept.keys) }

  func setDisplayed(_ isDisplayed: Bool, at index: Int) {
    if isDisplayed {
      displayed.insert(index)
    } else {
      displayed.remove(index)
    }
  }

  func isDisplayed(_ index: Int) -> Bool { displayed.contains(index) }

  /// Tells apart rows with one id.
  ///
  /// - Parameter repeated: Rows whose id a row before them has, and which repetition they are.
  func setOccurrences(_ repeated: [Int: Int]) {
    occurrences = repeated
    for index in kept.keys where kept[index]?.id != id(at: index) {
      kept[index]?.id = id(at: index)
    }
  }

  /// Makes the rows anew that read something which has changed since.
  ///
  /// - Returns: The positions of those that look different now, ascending.
  func refresh() -> [Int] {
    stale.take().sorted().filter { index in
      guard let old = kept[index] else { return false }
      let new = make(at: index)
      kept[index] = new
      return !new.showsSame(as: old)
    }
  }

  var hasStaleRows: Bool { !stale.isEmpty }

  private func make(at index: Int) -> AnyRow {
    guard source.keepsCount else {
      report.countChanged(source.count)
      return AnyRow.missing(id: id(at: index))
    }
    let stale = stale
    var row = tracked {
      source.row(at: index)
    } onChange: {
      stale.insert(index)
    }
    let id = id(at: index)
    if !row.id.isStructural, row.id != id { report.ownID(row, index) }
    row.id = id
    report.heal(&row, at: index)
    return row
  }
}

extension AnyRow {
  /// The row that stands for a datum which has gone.
  fileprivate static func missing(id: ItemID) -> AnyRow { Row("").row.id(id) }
}

/// The id of a row whose datum has gone.
private struct MissingDatum: Hashable, Sendable {
  let index: Int
}

/// Rows that read something which has changed since, told on any thread.
private final class StaleRows: Sendable {
  private let indices = Locked<Set<Int>>([])
  private let notice: @MainActor () -> Void

  init(notice: @escaping @MainActor () -> Void) { self.notice = notice }

  var isEmpty: Bool { indices.withLock { $0.isEmpty } }

  func insert(_ index: Int) {
    let isFirst = indices.withLock { indices in
      defer { indices.insert(index) }
      return indices.isEmpty
    }
    guard isFirst else { return }
    Task { @MainActor in self.notice() }
  }

  func take() -> Set<Int> {
    indices.withLock { indices in
      defer { indices = [] }
      return indices
    }
  }
}
