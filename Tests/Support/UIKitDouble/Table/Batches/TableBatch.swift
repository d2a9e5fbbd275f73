// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// What was asked for between the beginning and the end of an update.
///
/// Deletions, reloads and the sources of moves are places before the update, insertions and the
/// targets of moves places after it.
struct TableBatch {
  struct Move<Place: Hashable>: Hashable {
    let from: Place
    let to: Place
  }

  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []
  var reconfiguredRows: [IndexPath] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
}

extension Sequence where Element: Hashable {
  /// The first element that comes a second time.
  var firstRepeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
#endif
