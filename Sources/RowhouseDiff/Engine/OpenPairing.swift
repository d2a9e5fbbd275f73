// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Pairs the open positions by their ids: the *n*-th old occurrence of an id with its *n*-th new
/// one.
///
/// Each open cell must contain the hash of its id. The cost is one table insertion for each open
/// old position and one lookup for each open new one, or one comparison after a neighbor's match.
@usableFromInline
struct OpenPairing: ~Copyable {
  @usableFromInline let cells: MatchCells
  @usableFromInline let oldTable: IdentityTable
  @usableFromInline let newTable: IdentityTable
  /// True if an id without a partner occurs more than once on a side.
  @usableFromInline let hasDuplicates: Bool
  /// True if a position has no partner.
  @usableFromInline let leavesAny: Bool

  @inlinable
  init<Failure: Error>(
    _ cells: MatchCells, openOld: Int, openNew: Int, _ elements: some OpenElements,
    check: () throws(Failure) -> Void
  ) throws(Failure) {
    let old = cells.old
    let new = cells.new
    let oldTable = IdentityTable(count: openOld)
    var oldRepeats = false
    var repeats = false

    // Iterates backwards, so that each chain begins with the first occurrence of its id.
    var position = old.count
    while position > 0 {
      position &-= 1
      if position & 4095 == 0 { try check() }
      if old[position].isMatched { continue }
      let hash = old[position].hash
      let slot = oldTable.slot(for: hash) { elements.isSame(old: $0, old: position) }
      if oldTable.isEmpty(slot) {
        old[position] = .single
      } else {
        oldRepeats = true
        let next = oldTable.position(in: slot)
        if old[next].isSingle { old[next] = .chainEnd }
        old[position] = .chained(to: next)
      }
      oldTable.put(position, hash, in: slot)
    }

    var unmatched = openNew
    var successor = old.count
    // A guess may skip an earlier occurrence, so there are no guesses if an old id repeats.
    let mayGuess = !oldRepeats
    position = 0
    while position < new.count {
      defer { position &+= 1 }
      if position & 4095 == 0 { try check() }
      if new[position].isMatched { continue }
      if mayGuess, successor < old.count, !old[successor].isMatched,
        elements.isSame(old: successor, new: position)
      {
        cells.match(
          successor, position, changed: elements.isChanged(old: successor, new: position))
        successor &+= 1
        unmatched &-= 1
        continue
      }
      let hash = new[position].hash
      let slot = oldTable.slot(for: hash) { elements.isSame(old: $0, new: position) }
      if oldTable.isEmpty(slot) { continue }
      let partner = oldTable.position(in: slot)
      if old[partner].isMatched {
        repeats = true
        continue
      }
      if let next = old[partner].next { oldTable.put(next, hash, in: slot) }
      cells.match(partner, position, changed: elements.isChanged(old: partner, new: position))
      successor = partner &+ 1
      unmatched &-= 1
    }

    position = oldRepeats ? 0 : old.count
    while position < old.count {
      if !old[position].isMatched, !old[position].isSingle { repeats = true }
      position &+= 1
    }

    // New ids have their own table, which detects repeated ids, and later whether an id is in use.
    let newTable = IdentityTable(count: unmatched)
    position = unmatched == 0 ? new.count : 0
    while position < new.count {
      defer { position &+= 1 }
      if position & 4095 == 0 { try check() }
      if new[position].isMatched { continue }
      let hash = new[position].hash
      let slot = newTable.slot(for: hash) { elements.isSame(new: $0, new: position) }
      if newTable.isEmpty(slot) {
        newTable.put(position, hash, in: slot)
      } else {
        repeats = true
      }
    }

    self.cells = cells
    self.oldTable = oldTable
    self.newTable = newTable
    hasDuplicates = repeats
    leavesAny = unmatched > 0 || openOld > openNew
  }

  /// Returns `true` if the id with this hash is one of the ids without a partner.
  @inlinable @inline(__always)
  func leaves(
    _ hash: UInt32, isSameOld: (Int) -> Bool, isSameNew: (Int) -> Bool
  ) -> Bool {
    // A slot contains the first occurrence without a partner, or else the last one with a partner.
    let slot = oldTable.slot(for: hash, where: isSameOld)
    if !oldTable.isEmpty(slot), !cells.old[oldTable.position(in: slot)].isMatched { return true }
    return !newTable.isEmpty(newTable.slot(for: hash, where: isSameNew))
  }
}
