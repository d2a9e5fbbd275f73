// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  /// Returns the new collection, built from the old one and the elements that `content` returns.
  ///
  /// `content` returns the element at a new position. It is called once for each inserted and each
  /// updated position, in ascending order.
  ///
  /// - Precondition: `old` has ``oldCount`` elements.
  /// - Complexity: O(*n*) in the counts of both collections.
  public func applying<Element>(
    to old: some Collection<Element>, content: (_ position: Int) -> Element
  ) -> [Element] {
    let old = ContiguousArray(old)
    precondition(
      old.count == oldCount,
      "A changeset of \(oldCount) elements cannot be applied to \(old.count)")
    var updates = edits.updates[...]
    return sources.enumerated().map { position, source in
      if updates.first?.new == position {
        updates.removeFirst()
        return content(position)
      }
      return if let source { old[source] } else { content(position) }
    }
  }

  /// Returns the new collection, with its inserted and updated elements from `new`.
  ///
  /// - Precondition: `old` has ``oldCount`` elements and `new` has ``newCount``.
  /// - Complexity: O(*n*) in the counts of both collections.
  public func applying<Element>(
    to old: some Collection<Element>, contentFrom new: some Collection<Element>
  ) -> [Element] {
    let new = ContiguousArray(new)
    precondition(
      new.count == newCount,
      "A changeset that leads to \(newCount) elements cannot take content from \(new.count)")
    return applying(to: old) { new[$0] }
  }

  var contentPositions: [Int] { (inserts + updates.map(\.new)).sorted() }

  /// The old position of the element at each new position, or `nil` for an inserted element.
  var sources: [Int?] {
    var leaves = [Bool](repeating: false, count: oldCount)
    for position in deletes { leaves[position] = true }
    for move in moves { leaves[move.old] = true }
    var inserts = inserts[...]
    var moves = moves[...]
    var staying = 0
    return (0..<newCount).map { position in
      if inserts.first == position {
        inserts.removeFirst()
        return nil
      }
      if let move = moves.first, move.new == position {
        moves.removeFirst()
        return move.old
      }
      while leaves[staying] { staying += 1 }
      defer { staying += 1 }
      return staying
    }
  }
}
