// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  /// The first contradiction in the edits, or `nil`, found in O(*e* log *e*) for *e* edits.
  ///
  /// The memory use does not depend on the counts, which another process may have sent.
  var inconsistency: String? {
    if oldCount < 0 || newCount < 0 { return "a count is negative" }
    let (old, new) = (0..<oldCount, 0..<newCount)
    var deleted: Set<Int> = []
    for position in deletes {
      guard old.contains(position) else { return "delete \(position) is outside \(old)" }
      guard deleted.insert(position).inserted else {
        return "old position \(position) is edited twice"
      }
    }
    var arriving: Set<Int> = []
    for position in inserts {
      guard new.contains(position) else { return "insert \(position) is outside \(new)" }
      guard arriving.insert(position).inserted else {
        return "new position \(position) is edited twice"
      }
    }
    guard oldCount - deletes.count == newCount - inserts.count else {
      return """
        \(oldCount) elements less \(deletes.count) deletes plus \(inserts.count) inserts are not \
        \(newCount)
        """
    }
    var leaving = deleted
    for move in moves {
      guard old.contains(move.old), new.contains(move.new) else {
        return "move \(move) is outside \(old) → \(new)"
      }
      guard leaving.insert(move.old).inserted, arriving.insert(move.new).inserted else {
        return "move \(move) edits a position that another edit uses"
      }
    }
    for update in updates {
      guard old.contains(update.old), new.contains(update.new) else {
        return "update \(update) is outside \(old) → \(new)"
      }
      guard !deleted.contains(update.old) else { return "update \(update) is of a deleted element" }
    }
    return orderInconsistency
      ?? updateInconsistency(leaving: leaving.sorted(), arriving: arriving.sorted())
  }

  /// Returns the first update of two elements that do not match, or `nil`.
  ///
  /// The parameters are the ascending positions of the elements that do not stay.
  private func updateInconsistency(leaving: [Int], arriving: [Int]) -> String? {
    if updates.isEmpty { return nil }
    let targets = Dictionary(uniqueKeysWithValues: moves.lazy.map { ($0.old, $0.new) })
    return updates.first { update in
      if let target = targets[update.old] { return target != update.new }
      // Elements that stay match if as many others stay before them.
      let leavingBefore = leaving.lowerBound { $0 >= update.old }
      let arrivingBefore = arriving.lowerBound { $0 >= update.new }
      let arrives = arrivingBefore < arriving.count && arriving[arrivingBefore] == update.new
      return arrives || update.old - leavingBefore != update.new - arrivingBefore
    }.map { "update \($0) is of two elements that do not match" }
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
