// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The ids that are out of step, to be asked about each id that is in step.
///
/// Where there are few and a hash is dear they are compared, so that a small edit of a large
/// collection hashes nothing but what it touches. Otherwise a filter of their hashes is asked,
/// unless hardly anything is in step: then every answer is "maybe", and there is no filter to fill.
@usableFromInline
struct OpenIDs<Rules: DiffRules>: ~Copyable {
  @usableFromInline let rules: Rules
  @usableFromInline let hasher: IDHasher<Rules.ID>
  @usableFromInline let filter: MembershipFilter
  @usableFromInline let comparesAll: Bool
  @usableFromInline let acceptsAll: Bool
  @usableFromInline var few: [Rules.ID] = []

  /// So many comparisons cost less than one hash by `Hasher`, which takes 10 to 50 nanoseconds.
  @inlinable static var fewest: Int { 4 }

  /// - Parameters:
  ///   - rules: How ids are compared.
  ///   - hasher: How ids are hashed.
  ///   - count: How many ids will be inserted.
  ///   - askedAbout: How many ids will be asked about.
  @inlinable
  init(rules: Rules, hasher: IDHasher<Rules.ID>, count: Int, askedAbout: Int) {
    self.rules = rules
    self.hasher = hasher
    comparesAll = !hasher.isQuick && count <= Self.fewest
    acceptsAll = askedAbout &* 16 < count
    filter = MembershipFilter(capacity: acceptsAll ? 0 : count)
  }

  /// Adds the id of an element.
  ///
  /// - Returns: Its hash.
  @inlinable @inline(__always)
  mutating func insert(_ element: Rules.Element) -> UInt32 {
    let id = rules.id(of: element)
    let hash = hasher.hash(id)
    if !acceptsAll { filter.insert(hash) }
    if comparesAll { few.append(id) }
    return hash
  }

  /// The hash of an element's id if the id may be one of these, or nothing if it is none of them.
  @inlinable @inline(__always)
  func hash(ifContaining element: Rules.Element) -> UInt32? {
    let id = rules.id(of: element)
    if comparesAll { return few.contains(id) ? hasher.hash(id) : nil }
    let hash = hasher.hash(id)
    return mayContain(hash) ? hash : nil
  }

  /// Whether one of these may have a hash.
  @inlinable @inline(__always)
  func mayContain(_ hash: UInt32) -> Bool { acceptsAll || filter.mayContain(hash) }
}
