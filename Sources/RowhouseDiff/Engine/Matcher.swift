// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Matches the positions of two sequences.
///
/// The steps, each in its own extension:
/// 1. Trim: equal ids at both ends are matched by comparing them.
/// 2. Walk: the positions between the ends are compared side by side, looking a few positions ahead
///    where the two sides are out of step.
/// 3. Pair: only the positions that are out of step are paired through a table.
///
/// Steps 1 and 2 must find the same matches as the table: the *n*-th occurrence of an id matches
/// the *n*-th. They may fail for an id that also occurs out of step. So the matcher looks up the
/// ids in step in ``OpenIDs``, the ids out of step, and pairs those it finds through the table too.
///
/// If any position is out of step, this lookup needs the hashes of new ids in step, too: those that
/// are quick are computed in steps 1 and 2. Ids without a quick hash are compared instead of hashed
/// if few ids are out of step.
@usableFromInline
struct Matcher<Rules: DiffRules> {
  @usableFromInline let rules: Rules
  @usableFromInline let hasher: IDHasher<Rules.ID>
  @usableFromInline let old: UnsafeBufferPointer<Rules.Element>
  @usableFromInline let new: UnsafeBufferPointer<Rules.Element>
  @usableFromInline var match = SequenceMatch()

  @inlinable
  init(
    rules: Rules, hasher: IDHasher<Rules.ID>,
    old: UnsafeBufferPointer<Rules.Element>, new: UnsafeBufferPointer<Rules.Element>
  ) {
    self.rules = rules
    self.hasher = hasher
    self.old = old
    self.new = new
  }

  @inlinable
  static func match<Failure: Error>(
    _ old: ContiguousArray<Rules.Element>, _ new: ContiguousArray<Rules.Element>, _ rules: Rules,
    _ hasher: IDHasher<Rules.ID>, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> SequenceMatch {
    try old.withUnsafeBufferPointer { old throws(Failure) in
      try new.withUnsafeBufferPointer { new throws(Failure) in
        var matcher = Matcher(rules: rules, hasher: hasher, old: old, new: new)
        try matcher.run(check: check)
        return matcher.match
      }
    }
  }

  @inlinable
  mutating func run<Failure: Error>(check: () throws(Failure) -> Void) throws(Failure) {
    // Both sides are the same buffer, and therefore the same sequence.
    if old.baseAddress == new.baseAddress, old.count == new.count {
      match.prefix = old.count
      return
    }
    try trimPrefix(check)
    if match.prefix == old.count, match.prefix == new.count { return }
    let hashes = StepHashes(capacity: new.count &- match.prefix, isKept: hasher.isQuick)
    try trimSuffix(hashes, check)
    guard try matchMiddle(hashes, check) else {
      // An id in the trimmed end gained or lost an earlier occurrence, so the positions at the end
      // have other partners.
      match.suffix = 0
      match.suffixUpdates = []
      _ = try matchMiddle(hashes, check)
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

  /// The number of positions compared at a time.
  ///
  /// Short loops for ids, hashes, and contents let the processor wait for the memory of several
  /// elements at the same time. This reduced the time for rows with text by over a quarter.
  @inlinable static var batch: Int { 32 }

  /// Returns the number of equal ids from these positions on, at most one batch.
  @inlinable @inline(__always)
  func runLength(_ oldPosition: Int, _ newPosition: Int, atMost limit: Int) -> Int {
    let limit = min(limit, Self.batch)
    var length = 0
    while length < limit, isSame(oldPosition &+ length, newPosition &+ length) { length &+= 1 }
    return length
  }

  /// Stores the hashes of new ids that are in step.
  @inlinable @inline(__always)
  func keepHashes(_ hashes: borrowing StepHashes, _ newPosition: Int, count: Int) {
    guard hashes.isKept else { return }
    var position = newPosition
    while position < newPosition &+ count {
      hashes.hashes[position &- match.prefix] = hasher.hash(rules.id(of: new[position]))
      position &+= 1
    }
  }
}
