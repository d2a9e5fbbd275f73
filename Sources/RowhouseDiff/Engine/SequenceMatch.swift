// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The result of a ``Matcher``: the matched positions, and which of them moved or changed.
@usableFromInline
struct SequenceMatch {
  /// The number of positions that match one to one from the start.
  @usableFromInline var prefix = 0
  /// The number of positions that match one to one from the end.
  @usableFromInline var suffix = 0
  /// The changed positions of the prefix, ascending.
  @usableFromInline var prefixUpdates: [Int] = []
  /// The changed positions of the suffix, counted back from the last position.
  @usableFromInline var suffixUpdates: [Int] = []
  /// The cells of the positions between prefix and suffix, from the end of the prefix, or `nil`.
  @usableFromInline var cells: MatchCells?
  /// The number of edits in the cells, counting only this sequence.
  @usableFromInline var counts: EditCounts?
  /// True if an id that gains or loses an occurrence occurs more than once on a side.
  @usableFromInline var hasDuplicates = false

  @inlinable
  init() {}
}

extension SequenceMatch {
  /// Returns the match of a section whose rows are reported as unchanged.
  @usableFromInline
  static func unchanged(_ section: Int, oldCount: Int, newCount: Int) -> Self {
    precondition(
      oldCount == newCount,
      "hasSameRows(as:) of section \(section) returned true, so its rows must be the same, but it "
        + "has \(newCount) and had \(oldCount)")
    var match = Self()
    match.prefix = newCount
    return match
  }

  /// True if all rows match in order and none of them changed.
  var isUnchanged: Bool { cells == nil && updateCount == 0 }

  /// The number of changed rows.
  var updateCount: Int { prefixUpdates.count + suffixUpdates.count + (counts?.updates ?? 0) }

  /// Returns the matching old position of each new position, or `nil`.
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
