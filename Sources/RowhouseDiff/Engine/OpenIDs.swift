// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The ids that are out of step, looked up for each id that is in step.
///
/// If there are few of them and hashing is expensive, the ids are compared, so that a small edit
/// hashes only the elements it touches. Otherwise, a filter of their hashes is used. If hardly any
/// id is in step, every id is accepted, and the filter stays empty.
@usableFromInline
struct OpenIDs<Rules: DiffRules>: ~Copyable {
  @usableFromInline let rules: Rules
  @usableFromInline let hasher: IDHasher<Rules.ID>
  @usableFromInline let filter: MembershipFilter
  @usableFromInline let comparesAll: Bool
  @usableFromInline let acceptsAll: Bool
  @usableFromInline var few: [Rules.ID] = []

  /// The number of comparisons that cost less than one hash by `Hasher` (10 to 50 nanoseconds).
  @inlinable static var fewest: Int { 4 }

  /// Creates an empty set for `count` ids to insert and `askedAbout` ids to look up.
  @inlinable
  init(rules: Rules, hasher: IDHasher<Rules.ID>, count: Int, askedAbout: Int) {
    self.rules = rules
    self.hasher = hasher
    comparesAll = !hasher.isQuick && count <= Self.fewest
    acceptsAll = askedAbout &* 16 < count
    filter = MembershipFilter(capacity: acceptsAll ? 0 : count)
  }

  /// Inserts the id of an element, and returns its hash.
  @inlinable @inline(__always)
  mutating func insert(_ element: Rules.Element) -> UInt32 {
    let id = rules.id(of: element)
    let hash = hasher.hash(id)
    if !acceptsAll { filter.insert(hash) }
    if comparesAll { few.append(id) }
    return hash
  }

  /// Returns the hash of an element's id if these ids may contain it; otherwise `nil`.
  @inlinable @inline(__always)
  func hash(ifContaining element: Rules.Element) -> UInt32? {
    let id = rules.id(of: element)
    if comparesAll { return few.contains(id) ? hasher.hash(id) : nil }
    let hash = hasher.hash(id)
    return mayContain(hash) ? hash : nil
  }

  /// Returns `true` if one of these ids may have the hash.
  @inlinable @inline(__always)
  func mayContain(_ hash: UInt32) -> Bool { acceptsAll || filter.mayContain(hash) }
}
