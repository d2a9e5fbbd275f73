// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The position of a section or row, with the wording of `UITableView` for messages.
protocol TablePosition: Hashable, Comparable, Sendable {
  var inMessages: PositionName { get }
}

/// The names of a position in messages about two conflicting edits.
struct PositionName {
  /// The element that is moved from the position.
  let element: String
  /// The position, as one of two in a message.
  let location: String
  /// The position that two kinds of edits share.
  let same: String
  /// The position that is deleted or inserted twice.
  let repeated: String
}

extension SortedBatch where Position: TablePosition {
  /// Checks that no position is vacated or filled by two edits.
  func checkConflicts(in edits: BatchEdits<Position>) throws(TableViolation) {
    if let name = leftTwice?.inMessages {
      let targets = edits.moves.filter { $0.old == leftTwice }.map(\.new.inMessages.location)
      switch targets.count {
      case 0: throw TableViolation("attempt to delete \(name.repeated) twice")
      case 1: throw TableViolation("attempt to perform a delete and a move from \(name.same)")
      default:
        throw TableViolation(
          "attempt to move \(name.element) to both \(targets[0]) and \(targets[1])")
      }
    }
    if let name = takenTwice?.inMessages {
      let sources = edits.moves.filter { $0.new == takenTwice }.map(\.old.inMessages)
      switch sources.count {
      case 0: throw TableViolation("attempt to insert \(name.repeated) twice")
      case 1: throw TableViolation("attempt to perform an insert and a move to \(name.same)")
      default:
        throw TableViolation(
          "attempt to move both \(sources[0].element) and \(sources[1].location) to \(name.location)"
        )
      }
    }
    if edits.reloads.isEmpty { return }
    let (deleted, moved) = (Set(edits.deletes), Set(edits.moves.map(\.old)))
    for position in edits.reloads where deleted.contains(position) || moved.contains(position) {
      let name = position.inMessages.same
      throw TableViolation(
        deleted.contains(position)
          ? "attempt to delete and reload \(name)"
          : "attempt to perform a delete and a move from \(name)")
    }
  }
}
