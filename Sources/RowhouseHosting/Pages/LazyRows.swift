// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The rows of a data section, which are created on demand, and cached while they may be on screen.
///
/// The state that a row reads is observed separately for each row.
@MainActor
final class LazyRows {
  nonisolated let source: any RowSource
  /// The ids of the data if they may change, or `nil` if they are read when they are needed.
  ///
  /// The id of an object changes with the object, as at the first save of one that SwiftData or Core Data stores. If the
  /// ids of both pages were read when the pages are compared, the change would not be found, and events would not find
  /// the row that was shown with the old id.
  nonisolated let ids: [ItemID]?
  /// The last row, which shows the loading state of the section.
  nonisolated let trailing: AnyRow?
  /// The occurrence numbers of repeated ids, by position.
  ///
  /// `nil` until they have been determined.
  private(set) var occurrences: [Int: Int]?
  private let selecting: RowSelecting
  private var kept: [Int: KeptRow] = [:]
  private var displayed: Set<Int> = []
  /// The positions of rows that have read state that has changed since then.
  private var stale: Set<Int> = []
  private let offMainChanges: OffMainChanges
  private let report: RowReports
  private weak var pipeline: UpdatePipeline?

  /// The number by which the rows that are kept off screen may exceed those on screen.
  static let limit = 512

  init(
    _ source: any RowSource, trailing: AnyRow?, selecting: RowSelecting, report: RowReports,
    pipeline: UpdatePipeline
  ) {
    self.source = source
    let mayChangeIDs =
      source.fault == .unstableID || source.hasObjects
      || !source.isComparableAnywhere && source.count <= SnapshotMaker.searchedRows
    ids = mayChangeIDs && source.isCountValid ? source.ids() : nil
    self.trailing = trailing
    self.selecting = selecting
    self.report = report
    self.pipeline = pipeline
    offMainChanges = pipeline.offMainChanges
  }

  nonisolated var count: Int { source.count + (trailing == nil ? 0 : 1) }

  /// Returns the id of a datum, without the number of its occurrence.
  nonisolated func datumID(at index: Int) -> ItemID { ids?[index] ?? source.id(at: index) }

  /// Returns true if both share the memory of their data, and the ids are the same.
  nonisolated func hasSameData(as other: LazyRows) -> Bool {
    source.hasSameStorage(as: other.source) && ids == other.ids
  }
}

extension LazyRows {
  func id(at index: Int) -> ItemID {
    if index == source.count, let trailing { return trailing.id }
    guard source.isCountValid else { return .missing(index) }
    let id = datumID(at: index)
    guard let occurrence = occurrences?[index] else { return id }
    return id.repeated(occurrence)
  }

  /// Returns the row with an id that is nearest to a position, or `nil`, in O(*d*) for a distance
  /// of *d* rows.
  func row(withID id: ItemID, near position: Int) -> Int? {
    let data = 0..<source.count
    // Checks the collection only once, because the check takes longer than reading an id.
    let areOwn = source.fault == nil && occurrences?.isEmpty ?? true && source.isCountValid
    return (0..<count).nearest(to: position) { index in
      (areOwn && data.contains(index) ? datumID(at: index) : self.id(at: index)) == id
    }
  }

  func row(at index: Int) -> AnyRow {
    if let row = existingRow(at: index) { return row }
    // This does not run for each row beyond the limit, because more rows than that may be on
    // screen.
    if kept.count >= Self.limit + 2 * displayed.count {
      kept = kept.filter { displayed.contains($0.key) }
    }
    return keep(index).row
  }

  func existingRow(at index: Int) -> AnyRow? {
    if let kept = kept[index] { return kept.row }
    return index == source.count ? trailing : nil
  }

  var cachedRows: [Int] { Array(kept.keys) }

  func setDisplayed(_ isDisplayed: Bool, at index: Int) {
    if isDisplayed { displayed.insert(index) } else { displayed.remove(index) }
  }

  func isDisplayed(_ index: Int) -> Bool { displayed.contains(index) }

  func setOccurrences(_ repeated: [Int: Int]) {
    occurrences = repeated
    for index in kept.keys where kept[index]?.row.id != id(at: index) {
      kept[index]?.row.id = id(at: index)
    }
  }

  /// Creates stale rows again, and returns the old rows that looked different, in ascending order
  /// of position.
  func refresh() -> [(position: Int, old: AnyRow)] {
    let indices = stale.sorted()
    stale = []
    return indices.compactMap { index in
      guard let old = kept[index]?.row else { return nil }
      return keep(index).row.showsSame(as: old) ? nil : (index, old)
    }
  }

  var hasStaleRows: Bool { !stale.isEmpty }

  func forgetStaleRows() { stale = [] }

  private func noteChange(ofRow index: Int) {
    let isFirst = stale.isEmpty
    stale.insert(index)
    if isFirst { pipeline?.rowsBecameStale() }
  }
}

extension LazyRows {
  private func keep(_ index: Int) -> KeptRow {
    let row =
      pipeline?.making(.init(section: report.section.id, row: id(at: index))) { make(at: index) }
      ?? make(at: index)
    kept[index] = row
    return row
  }

  private func make(at index: Int) -> KeptRow {
    guard source.isCountValid else {
      report.countChanged(source.count)
      return KeptRow(row: .missing(index), observation: nil)
    }
    let id = id(at: index)
    var (row, observation) = observe(reportingTo: offMainChanges) {
      let row = RowMemory.DataRow(section: report.section.id, row: id)
      return RowMemory.current?.creating(row) { source.row(at: index) } ?? source.row(at: index)
    } onChange: { [weak self] in
      self?.noteChange(ofRow: index)
    }
    if !row.id.isStructural, row.id != id { report.ownID(row, index) }
    row.id = id
    selecting.apply(to: &row, isLast: index == source.count - 1)
    report.correct(&row, at: index)
    return KeptRow(row: row, observation: observation)
  }
}

private struct KeptRow {
  var row: AnyRow
  let observation: ObservationToken?
}

extension AnyRow {
  /// Returns the row that replaces a missing datum.
  static func missing(_ index: Int) -> AnyRow { Row("").row.id(ItemID.missing(index)) }
}

extension ItemID {
  /// The id of a row whose datum is missing.
  fileprivate static func missing(_ index: Int) -> ItemID { ItemID(MissingDatum(index: index)) }
}

private struct MissingDatum: Hashable, Sendable {
  let index: Int
}
