// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The positions that a batch vacates and the positions that it fills, each in ascending order.
struct SortedBatch<Position: Hashable & Comparable & Sendable>: Sendable {
  /// The positions of deleted and moved elements before the batch, in ascending order.
  let leaving: [Position]
  /// The inserted and moved elements, in ascending order of their positions after the batch.
  let arriving: [Arrival]

  /// An element that is inserted or moved.
  struct Arrival: Sendable {
    /// The position after the batch.
    let position: Position
    /// The position before the batch, or `nil` if the element is new.
    let source: Position?
  }

  init(_ edits: BatchEdits<Position>) {
    leaving = (edits.deletes + edits.moves.map(\.old)).sorted()
    let arriving =
      edits.inserts.map { Arrival(position: $0, source: nil) }
      + edits.moves.map { Arrival(position: $0.new, source: $0.old) }
    self.arriving = arriving.sorted { $0.position < $1.position }
  }
}

extension SortedBatch {
  /// A position that two edits vacate, or `nil` if there is none.
  var leftTwice: Position? { zip(leaving, leaving.dropFirst()).first { $0 == $1 }?.0 }

  /// A position that two edits fill, or `nil` if there is none.
  var takenTwice: Position? {
    zip(arriving, arriving.dropFirst()).first { $0.position == $1.position }?.0.position
  }

  /// Returns the old positions of the first elements after the batch.
  ///
  /// For a row, `index` is its position in its section. Inserted elements have the position `nil`.
  /// For an element that stays, `kept` returns the old position from its old index.
  static func origins(
    count: Int, leaving: ArraySlice<Position>, arriving: ArraySlice<Arrival>,
    index: (Position) -> Int, kept: (Int) -> Position?
  ) -> [Position?] {
    var (leaving, arriving) = (leaving, arriving)
    var next = 0
    return (0..<count).map { position in
      if let arrival = arriving.first, index(arrival.position) == position {
        arriving.removeFirst()
        return arrival.source
      }
      while let left = leaving.first, index(left) == next {
        leaving.removeFirst()
        next += 1
      }
      defer { next += 1 }
      return kept(next)
    }
  }
}

extension SortedBatch<Int> {
  /// Returns the old position of each of the sections after the batch.
  ///
  /// `nil` stands for an inserted section.
  func oldSections(count: Int) -> [Int?] {
    Self.origins(
      count: count, leaving: leaving[...], arriving: arriving[...], index: { $0 }, kept: { $0 })
  }
}

extension SortedBatch<RowIndexPath> {
  /// Returns the old positions of the first rows of a section.
  ///
  /// `kept` returns those of the rows that remain, and `nil` stands for an inserted row.
  func oldRows(
    of section: Int, from old: Int, count: Int, kept: (Int) -> RowIndexPath?
  ) -> [RowIndexPath?] {
    Self.origins(
      count: count, leaving: leaving(section: old), arriving: arriving(section: section),
      index: \.row, kept: kept)
  }

  /// Returns the rows that leave a section, in ascending order.
  func leaving(section: Int) -> ArraySlice<RowIndexPath> {
    let start = leaving.partitioningIndex { $0.section >= section }
    return leaving[start...].prefix { $0.section == section }
  }

  /// Returns the rows that are inserted or moved into a section, in ascending order.
  func arriving(section: Int) -> ArraySlice<Arrival> {
    let start = arriving.partitioningIndex { $0.position.section >= section }
    return arriving[start...].prefix { $0.position.section == section }
  }
}

extension Array {
  /// Returns the index of the first element of the second part of an array that is partitioned into
  /// two parts.
  fileprivate func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Int {
    var bounds = 0..<count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        belongsInSecond(self[middle])
        ? bounds.lowerBound..<middle : middle + 1..<bounds.upperBound
    }
    return bounds.lowerBound
  }
}
