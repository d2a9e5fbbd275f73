// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Matcher {
  /// Hashes what is out of step.
  @inlinable @inline(__always)
  func hashOpen<Failure: Error>(
    _ cells: MatchCells,
    from start: Int,
    _ openIDs: inout OpenIDs<Rules>,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    var position = 0
    while position < cells.old.count {
      if position & 4095 == 0 { try check() }
      if !cells.old[position].isMatched {
        cells.old[position] = .open(hash: openIDs.insert(old[start &+ position]))
      }
      position &+= 1
    }
    position = 0
    while position < cells.new.count {
      if position & 4095 == 0 { try check() }
      if !cells.new[position].isMatched {
        cells.new[position] = .open(hash: openIDs.insert(new[start &+ position]))
      }
      position &+= 1
    }
  }

  /// Opens again what is in step and may share its id with something out of step.
  ///
  /// - Returns: How many positions were opened on each side.
  @inlinable @inline(__always)
  func reopen<Failure: Error>(
    _ cells: MatchCells,
    from start: Int,
    _ openIDs: borrowing OpenIDs<Rules>,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var opened = 0
    var position = 0
    while position < cells.new.count {
      if position & 4095 == 0 { try check() }
      if cells.new[position].isMatched,
        let hash = openIDs.hash(ifContaining: new[start &+ position])
      {
        cells.open(cells.new[position].partner, position, hash: hash)
        opened &+= 1
      }
      position &+= 1
    }
    return opened
  }

  /// Whether an id in a trimmed range of new positions stands out of step too.
  @inlinable @inline(__always)
  func isAnyOpen<Failure: Error>(
    _ range: Range<Int>,
    _ pairing: borrowing OpenPairing,
    _ openIDs: borrowing OpenIDs<Rules>,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let start = match.prefix
    var position = range.lowerBound
    while position < range.upperBound {
      if position & 4095 == 0 { try check() }
      if let hash = openIDs.hash(ifContaining: new[position]),
        pairing.contains(
          hash,
          isSameOld: { rules.isSameID(old[start &+ $0], new[position]) },
          isSameNew: { rules.isSameID(new[start &+ $0], new[position]) })
      {
        return true
      }
      position &+= 1
    }
    return false
  }
}
