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

  /// Matches two arrays.
  @inlinable
  static func match<Failure: Error>(
    _ old: ContiguousArray<Rules.Element>,
    _ new: ContiguousArray<Rules.Element>,
    _ rules: Rules,
    _ hasher: IDHasher<Rules.ID>,
    _ check: () throws(Failure) -> Void
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
    // One buffer on both sides is one and the same sequence.
    if old.baseAddress == new.baseAddress, old.count == new.count {
      match.prefix = old.count
      return
    }
    try trimPrefix(check)
    if match.prefix == old.count, match.prefix == new.count { return }
    let hashes = StepHashes(capacity: new.count &- match.prefix, isKept: hasher.isQuick)
    try trimSuffix(hashes, check)
    guard try matchMiddle(hashes, check) else {
      // An id at the end has lost or gained an occurrence before it, so that the end belongs to
      // other positions.
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

  /// How many positions are compared at a time.
  ///
  /// Ids first, then hashes, then contents: each loop is so short that the processor waits for the
  /// memory of several elements at once, which took over a quarter off the time for rows with texts.
  @inlinable static var batch: Int { 32 }

  /// How many ids from here on are the same on both sides; not more than a batch.
  @inlinable @inline(__always)
  func runLength(_ oldPosition: Int, _ newPosition: Int, atMost limit: Int) -> Int {
    let limit = min(limit, Self.batch)
    var length = 0
    while length < limit, isSame(oldPosition &+ length, newPosition &+ length) { length &+= 1 }
    return length
  }

  /// Keeps the hashes of new ids that are in step.
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
