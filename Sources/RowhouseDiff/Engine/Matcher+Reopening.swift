// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Matcher {
  @inlinable @inline(__always)
  func hashOpen<Failure: Error>(
    _ cells: MatchCells, from start: Int, _ openIDs: inout OpenIDs<Rules>,
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

  /// Returns the hash of a new id in step if it may also occur out of step; otherwise `nil`.
  @inlinable @inline(__always)
  func openHash(
    at position: Int, _ openIDs: borrowing OpenIDs<Rules>, _ hashes: borrowing StepHashes
  ) -> UInt32? {
    if hashes.isKept, position >= match.prefix {
      let hash = hashes.hashes[position &- match.prefix]
      return openIDs.mayContain(hash) ? hash : nil
    }
    return openIDs.hash(ifContaining: new[position])
  }

  /// Reopens matches in step whose id may also occur out of step, and returns their number.
  @inlinable @inline(__always)
  func reopen<Failure: Error>(
    _ cells: MatchCells, from start: Int, _ openIDs: borrowing OpenIDs<Rules>,
    _ hashes: borrowing StepHashes, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var opened = 0
    var position = 0
    while position < cells.new.count {
      if position & 4095 == 0 { try check() }
      if cells.new[position].isMatched,
        let hash = openHash(at: start &+ position, openIDs, hashes)
      {
        cells.open(cells.new[position].partner, position, hash: hash)
        opened &+= 1
      }
      position &+= 1
    }
    return opened
  }

  /// Returns true if an id in a trimmed range also occurs without a partner elsewhere.
  ///
  /// If so, one side has more occurrences of the id before that range than the other. An id that is
  /// merely out of step has the same number on both sides, so later positions stay in step.
  @inlinable @inline(__always)
  func isAnyLeft<Failure: Error>(
    _ range: Range<Int>, _ pairing: borrowing OpenPairing, _ openIDs: borrowing OpenIDs<Rules>,
    _ hashes: borrowing StepHashes, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let start = match.prefix
    var position = range.lowerBound
    while position < range.upperBound {
      if position & 4095 == 0 { try check() }
      if let hash = openHash(at: position, openIDs, hashes),
        pairing.leaves(
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
