// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a ``Matcher`` found: which positions belong together, and which of those moved or changed.
@usableFromInline
struct SequenceMatch {
  /// How many positions match one to one from the start.
  @usableFromInline var prefix = 0
  /// How many positions match one to one from the end.
  @usableFromInline var suffix = 0
  /// The changed positions of the prefix, ascending.
  @usableFromInline var prefixUpdates: [Int] = []
  /// The changed positions of the suffix, counted back from the last position.
  @usableFromInline var suffixUpdates: [Int] = []
  /// What lies between, counted from its own start; nothing where nothing lies between.
  @usableFromInline var cells: MatchCells?
  /// How many edits the cells stand for, as far as this match alone can tell.
  @usableFromInline var counts: EditCounts?
  /// Whether an id that gains or loses an occurrence stands more than once on a side.
  @usableFromInline var hasDuplicates = false

  @inlinable
  init() {}
}

extension SequenceMatch {
  /// The match of a section that says it has the same rows as before.
  @usableFromInline
  static func unchanged(_ section: Int, oldCount: Int, newCount: Int) -> Self {
    precondition(
      oldCount == newCount,
      "Section \(section) says by hasSameRows(as:) that it has the same rows as before, but it "
        + "has \(newCount) and had \(oldCount)")
    var match = Self()
    match.prefix = newCount
    return match
  }

  /// For each new position the old one it continues, or nothing.
  @usableFromInline
  func partners(oldCount: Int, newCount: Int) -> [Int?] {
    (0..<newCount).map { position in
      if position < prefix { return position }
      if position >= newCount - suffix { return position - newCount + oldCount }
      guard let cell = cells?.new[position - prefix], cell.isMatched else { return nil }
      return prefix + cell.partner
    }
  }
}
