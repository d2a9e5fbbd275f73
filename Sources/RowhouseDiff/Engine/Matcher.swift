// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Finds for two sequences which position of one continues which position of the other.
///
/// The steps, each in an extension of its own:
/// 1. Trim: equal ids at both ends are matched by comparing them.
/// 2. Walk: what lies between is walked side by side, looking a few positions ahead where the two
///    are out of step. What is in step is matched by comparing.
/// 3. Pair: only what is out of step is hashed and paired through a table.
///
/// Steps 1 and 2 are shortcuts to what the table would find, and must not find anything else: the
/// *n*-th occurrence of an id belongs to the *n*-th. They could only err for an id that also stands
/// out of step somewhere, so each id in step is looked up in a filter of those, and whoever is in
/// it is paired through the table too.
@usableFromInline
struct Matcher<Rules: DiffRules> {
  @usableFromInline let rules: Rules
  @usableFromInline let hasher: IDHasher<Rules.ID>
  @usableFromInline let old: UnsafeBufferPointer<Rules.Element>
  @usableFromInline let new: UnsafeBufferPointer<Rules.Element>
  @usableFromInline var match = SequenceMatch()

  @inlinable
  init(
    rules: Rules,
    hasher: IDHasher<Rules.ID>,
    old: UnsafeBufferPointer<Rules.Element>,
    new: UnsafeBufferPointer<Rules.Element>
  ) {
    self.rules = rules
    self.hasher = hasher
    self.old = old
    self.new = new
  }

  @inlinable
  mutating func run<Failure: Error>(check: () throws(Failure) -> Void) throws(Failure) {
    // One buffer on both sides is one and the same sequence.
    if old.baseAddress == new.baseAddress, old.count == new.count {
      match.prefix = old.count
      return
    }
    try trimPrefix(check)
    if match.prefix == old.count, match.prefix == new.count { return }
    try trimSuffix(check)
    guard try matchMiddle(check) else {
      // An id at the end stands out of step too, so that the end may belong to other positions.
      match.suffix = 0
      match.suffixUpdates = []
      _ = try matchMiddle(check)
      return
    }
  }

  @inlinable @inline(__always)
  func isSame(_ oldPosition: Int, _ newPosition: Int) -> Bool {
    rules.isSameID(old[oldPosition], new[newPosition])
  }

  @inlinable @inline(__always)
  func isChanged(_ oldPosition: Int, _ newPosition: Int) -> Bool {
    !rules.isSameContent(old[oldPosition], new[newPosition])
  }
}

extension Matcher {
  @inlinable @inline(__always)
  mutating func trimPrefix<Failure: Error>(
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let limit = min(old.count, new.count)
    var position = 0
    while position < limit, isSame(position, position) {
      if position & 4095 == 4095 { try check() }
      if isChanged(position, position) { match.prefixUpdates.append(position) }
      position &+= 1
    }
    match.prefix = position
  }

  @inlinable @inline(__always)
  mutating func trimSuffix<Failure: Error>(
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    let limit = min(old.count, new.count) &- match.prefix
    var length = 0
    while length < limit {
      let oldPosition = old.count &- 1 &- length
      let newPosition = new.count &- 1 &- length
      guard isSame(oldPosition, newPosition) else { break }
      if length & 4095 == 4095 { try check() }
      if isChanged(oldPosition, newPosition) { match.suffixUpdates.append(length) }
      length &+= 1
    }
    match.suffix = length
  }
}

extension Matcher {
  /// Matches what lies between the trimmed ends.
  ///
  /// - Returns: Whether the trimmed end stands.
  @inlinable
  mutating func matchMiddle<Failure: Error>(
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let start = match.prefix
    let oldCount = old.count &- start &- match.suffix
    let newCount = new.count &- start &- match.suffix
    let cells = MatchCells(oldCount: oldCount, newCount: newCount)
    match.cells = cells

    let inStep = try walk(cells, from: start, check)
    var openOld = oldCount &- inStep
    var openNew = newCount &- inStep
    if openOld == 0, openNew == 0 { return true }

    let filter = MembershipFilter(capacity: openOld &+ openNew)
    try hashOpen(cells, from: start, filter, check)
    if inStep > 0 {
      let reopened = try reopen(cells, from: start, filter, check)
      openOld &+= reopened
      openNew &+= reopened
    }

    let old = old
    let new = new
    let rules = rules
    let pairing = try OpenPairing(
      cells,
      openOld: openOld,
      openNew: openNew,
      isSameOld: { rules.isSameID(old[start &+ $0], old[start &+ $1]) },
      isSame: { rules.isSameID(old[start &+ $0], new[start &+ $1]) },
      isSameNew: { rules.isSameID(new[start &+ $0], new[start &+ $1]) },
      isChanged: { !rules.isSameContent(old[start &+ $0], new[start &+ $1]) },
      check: check)
    if pairing.hasDuplicates { match.hasDuplicates = true }

    let end = new.count &- match.suffix
    if try isAnyOpen(end..<new.count, pairing, filter, check) {
      match.hasDuplicates = true
      return false
    }
    if !match.hasDuplicates, try isAnyOpen(0..<start, pairing, filter, check) {
      match.hasDuplicates = true
    }
    IncreasingSubsequence.markMoved(in: cells)
    return true
  }

  /// How far the walk looks ahead for the next match.
  @inlinable static var lookahead: Int { 6 }

  /// After so many positions in a row without a match the walk stops looking ahead: the two sides
  /// are shuffled here, or a long block is missing.
  @inlinable static var patience: Int { 16 }

  /// Matches what is in step.
  ///
  /// - Returns: How many positions were matched.
  @inlinable @inline(__always)
  func walk<Failure: Error>(
    _ cells: MatchCells, from start: Int, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let oldCount = cells.old.count
    let newCount = cells.new.count
    var oldPosition = 0
    var newPosition = 0
    var matches = 0
    var misses = 0
    walking: while oldPosition < oldCount, newPosition < newCount {
      if (oldPosition &+ newPosition) & 4095 == 0 { try check() }
      if isSame(start &+ oldPosition, start &+ newPosition) {
        let changed = isChanged(start &+ oldPosition, start &+ newPosition)
        cells.match(oldPosition, newPosition, changed: changed)
        oldPosition &+= 1
        newPosition &+= 1
        matches &+= 1
        misses = 0
        continue
      }
      if misses < Self.patience {
        var step = 1
        while step <= Self.lookahead {
          if oldPosition &+ step < oldCount,
            isSame(start &+ oldPosition &+ step, start &+ newPosition)
          {
            oldPosition &+= step
            continue walking
          }
          if newPosition &+ step < newCount,
            isSame(start &+ oldPosition, start &+ newPosition &+ step)
          {
            newPosition &+= step
            continue walking
          }
          step &+= 1
        }
      }
      misses &+= 1
      oldPosition &+= 1
      newPosition &+= 1
    }
    return matches
  }

  /// Hashes what is out of step.
  @inlinable @inline(__always)
  func hashOpen<Failure: Error>(
    _ cells: MatchCells,
    from start: Int,
    _ filter: borrowing MembershipFilter,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) {
    var position = 0
    while position < cells.old.count {
      if position & 4095 == 0 { try check() }
      if !cells.old[position].isMatched {
        let hash = hasher.hash(rules.id(of: old[start &+ position]))
        cells.old[position] = .open(hash: hash)
        filter.insert(hash)
      }
      position &+= 1
    }
    position = 0
    while position < cells.new.count {
      if position & 4095 == 0 { try check() }
      if !cells.new[position].isMatched {
        let hash = hasher.hash(rules.id(of: new[start &+ position]))
        cells.new[position] = .open(hash: hash)
        filter.insert(hash)
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
    _ filter: borrowing MembershipFilter,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var opened = 0
    var position = 0
    while position < cells.new.count {
      if position & 4095 == 0 { try check() }
      if cells.new[position].isMatched {
        let hash = hasher.hash(rules.id(of: new[start &+ position]))
        if filter.mayContain(hash) {
          cells.open(cells.new[position].partner, position, hash: hash)
          opened &+= 1
        }
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
    _ filter: borrowing MembershipFilter,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let start = match.prefix
    var position = range.lowerBound
    while position < range.upperBound {
      if position & 4095 == 0 { try check() }
      let hash = hasher.hash(rules.id(of: new[position]))
      if filter.mayContain(hash),
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
