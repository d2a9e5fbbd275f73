// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Who has to know when a row of a data section is made, and when one has changed since.
@MainActor
protocol RowKeeper: AnyObject {
  /// Takes note of changes on other threads.
  var changesElsewhere: ChangesElsewhere { get }

  /// Something that a made row reads has changed.
  func rowsWentStale()

  /// Makes rows, and looks whether that changes what the page or other rows are made of.
  func makingRows<Result>(_ make: () -> Result) -> Result
}

/// The rows of a data section: made when asked for, and kept while they may be on screen.
///
/// What a row reads while it is made is watched for that row alone.
@MainActor
final class LazyRows {
  nonisolated let source: any RowSource
  /// The row that says that there is more to come.
  nonisolated let trailing: AnyRow?
  /// Rows with an id that a row before them has, and which repetition they are; nothing if nobody
  /// has looked.
  private(set) var occurrences: [Int: Int]?
  private var kept: [Int: KeptRow] = [:]
  private var displayed: Set<Int> = []
  private var unstableIDs: [Int: ItemID] = [:]
  private let stale: StaleRows
  private let report: RowReports
  private weak var keeper: (any RowKeeper)?

  /// The most rows that are kept though they are not on screen.
  static let limit = 512

  init(_ source: any RowSource, trailing: AnyRow?, report: RowReports, keeper: any RowKeeper) {
    self.source = source
    self.trailing = trailing
    self.report = report
    self.keeper = keeper
    stale = StaleRows(keeper.changesElsewhere) { [weak keeper] in keeper?.rowsWentStale() }
  }

  nonisolated var count: Int { source.count + (trailing == nil ? 0 : 1) }
}

extension LazyRows {
  func id(at index: Int) -> ItemID {
    if index == source.count, let trailing { return trailing.id }
    guard source.keepsCount else { return .missing(index) }
    let id = datumID(at: index)
    guard let occurrence = occurrences?[index] else { return id }
    return id.repeated(occurrence)
  }

  /// The id of a datum.
  ///
  /// One that is another each time is asked for once, so that a row can be referred to at least as
  /// long as this page is shown.
  private func datumID(at index: Int) -> ItemID {
    guard source.fault == .unstableID else { return source.id(at: index) }
    if let id = unstableIDs[index] { return id }
    let id = source.id(at: index)
    unstableIDs[index] = id
    return id
  }

  func row(at index: Int) -> AnyRow {
    if let row = rowIfMade(at: index) { return row }
    // Not at each row beyond the limit: there may be many on screen.
    if kept.count >= Self.limit + 2 * displayed.count {
      kept = kept.filter { displayed.contains($0.key) }
    }
    return keep(index).row
  }

  func rowIfMade(at index: Int) -> AnyRow? {
    if let kept = kept[index] { return kept.row }
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
    for index in kept.keys where kept[index]?.row.id != id(at: index) {
      kept[index]?.row.id = id(at: index)
    }
  }

  /// Makes the rows anew that read something which has changed since.
  ///
  /// - Returns: The positions of those that look different now, ascending.
  func refresh() -> [Int] {
    stale.take().sorted().filter { index in
      guard let old = kept[index] else { return false }
      return !keep(index).row.showsSame(as: old.row)
    }
  }

  var hasStaleRows: Bool { !stale.isEmpty }

  /// Leaves rows as they are though something that they read has changed.
  func forgetStaleRows() { _ = stale.take() }
}

extension LazyRows {
  private func keep(_ index: Int) -> KeptRow {
    let row = keeper?.makingRows { make(at: index) } ?? make(at: index)
    kept[index] = row
    return row
  }

  private func make(at index: Int) -> KeptRow {
    guard source.keepsCount else {
      report.countChanged(source.count)
      return KeptRow(row: .missing(index), watch: nil)
    }
    let stale = stale
    var (row, watch) = tracked {
      source.row(at: index)
    } onChange: {
      stale.insert(index)
    }
    let id = id(at: index)
    if !row.id.isStructural, row.id != id { report.ownID(row, index) }
    row.id = id
    report.heal(&row, at: index)
    return KeptRow(row: row, watch: watch)
  }
}

/// A row, and what keeps watching what it read.
private struct KeptRow {
  var row: AnyRow
  let watch: Watch?
}

extension AnyRow {
  /// The row that stands for a datum which has gone.
  static func missing(_ index: Int) -> AnyRow { Row("").row.id(ItemID.missing(index)) }
}

extension ItemID {
  /// The id of a row whose datum has gone.
  fileprivate static func missing(_ index: Int) -> ItemID { ItemID(MissingDatum(index: index)) }
}

/// The id of a row whose datum has gone.
private struct MissingDatum: Hashable, Sendable {
  let index: Int
}
