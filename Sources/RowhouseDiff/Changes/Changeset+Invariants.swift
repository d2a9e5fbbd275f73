// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  /// The first contradiction in the edits, or `nil`, found in O(*n*) in the number of positions.
  var inconsistency: String? {
    if oldCount < 0 || newCount < 0 { return "a count is negative" }
    var survives = [Bool](repeating: true, count: oldCount)
    var isFilled = [Bool](repeating: false, count: newCount)
    for position in deletes {
      guard survives.indices.contains(position) else {
        return "delete \(position) is outside 0..<\(oldCount)"
      }
      guard survives[position] else { return "old position \(position) is edited twice" }
      survives[position] = false
    }
    for position in inserts {
      guard isFilled.indices.contains(position) else {
        return "insert \(position) is outside 0..<\(newCount)"
      }
      guard !isFilled[position] else { return "new position \(position) is edited twice" }
      isFilled[position] = true
    }
    guard oldCount - deletes.count == newCount - inserts.count else {
      return """
        \(oldCount) elements less \(deletes.count) deletes plus \(inserts.count) inserts are not \
        \(newCount)
        """
    }
    var stays = survives
    for move in moves {
      guard survives.indices.contains(move.old), isFilled.indices.contains(move.new) else {
        return "move \(move) is outside 0..<\(oldCount) → 0..<\(newCount)"
      }
      guard stays[move.old], !isFilled[move.new] else {
        return "move \(move) edits a position that another edit uses"
      }
      stays[move.old] = false
      isFilled[move.new] = true
    }
    for update in updates {
      guard survives.indices.contains(update.old), isFilled.indices.contains(update.new) else {
        return "update \(update) is outside 0..<\(oldCount) → 0..<\(newCount)"
      }
      guard survives[update.old] else { return "update \(update) is of a deleted element" }
    }
    return orderInconsistency ?? updateInconsistency
  }

  /// The first update of two elements that do not match, or `nil`.
  private var updateInconsistency: String? {
    if updates.isEmpty { return nil }
    let sources = sources
    return updates.first { sources[$0.new] != $0.old }.map { update in
      "update \(update) is of two elements that do not match"
    }
  }

  private var orderInconsistency: String? {
    func isAscending(_ positions: some Sequence<Int>) -> Bool {
      zip(positions, positions.dropFirst()).allSatisfy(<)
    }
    guard isAscending(deletes) else { return "the deletes are not ascending" }
    guard isAscending(inserts) else { return "the inserts are not ascending" }
    guard isAscending(moves.lazy.map(\.new)) else { return "the moves are not ascending" }
    guard isAscending(updates.lazy.map(\.new)) else { return "the updates are not ascending" }
    return nil
  }
}
