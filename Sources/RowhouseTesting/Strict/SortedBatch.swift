// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// What leaves its place and what takes a place, each in order.
struct SortedBatch<Position: Hashable & Comparable & Sendable> {
  /// Positions before the batch of what goes or moves, ascending.
  let leaving: [Position]
  /// Positions after the batch of what comes or moves, ascending.
  let arriving: [Arrival]

  /// What comes to stand at a position.
  struct Arrival {
    let position: Position
    /// Where it stood before, or nothing for what is new.
    let source: Position?
  }

  init(deletes: [Position], inserts: [Position], moves: [PositionPair<Position>]) {
    leaving = (moves.isEmpty ? deletes : deletes + moves.map(\.old)).sorted()
    var arriving = inserts.map { Arrival(position: $0, source: nil) }
    for move in moves { arriving.append(Arrival(position: move.new, source: move.old)) }
    self.arriving = arriving.sorted { $0.position < $1.position }
  }
}

extension SortedBatch {
  /// A position that two edits leave.
  var leftTwice: Position? { zip(leaving, leaving.dropFirst()).first { $0 == $1 }?.0 }

  /// A position that two edits take.
  var takenTwice: Position? {
    zip(arriving, arriving.dropFirst()).first { $0.position == $1.position }?.0.position
  }
}

extension SortedBatch<Int> {
  init(sectionsOf batch: TableBatch) {
    self.init(
      deletes: batch.deletedSections, inserts: batch.insertedSections, moves: batch.movedSections)
  }

  /// For each section after the batch the one that it was before, or nothing if it is new.
  ///
  /// - Returns: Nothing if the edits leave a place empty.
  func oldSections(before: Int, after: Int) -> [Int?]? {
    var result: [Int?] = []
    result.reserveCapacity(after)
    var next = 0
    var left = leaving[...]
    var arrived = arriving[...]
    for section in 0..<after {
      if let arrival = arrived.first, arrival.position == section {
        arrived.removeFirst()
        result.append(arrival.source)
        continue
      }
      while left.first == next {
        left.removeFirst()
        next += 1
      }
      guard next < before else { return nil }
      result.append(next)
      next += 1
    }
    return result
  }
}

extension SortedBatch<RowPosition> {
  init(rowsOf batch: TableBatch) {
    self.init(deletes: batch.deletedRows, inserts: batch.insertedRows, moves: batch.movedRows)
  }
}
