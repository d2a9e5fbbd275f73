// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension DuplicateID where Position == Int {
  /// Finds every position whose id an earlier one has already.
  ///
  /// - Parameters:
  ///   - ids: The ids, in the order of their positions.
  ///   - side: The side to name in the report.
  /// - Returns: One report for each repetition, ascending by the repeated position.
  /// - Complexity: O(*n*) expected; each id is hashed by `Hasher` once.
  @inlinable
  public static func all<ID: Hashable>(_ ids: some Sequence<ID>, side: Side) -> [Self] {
    var firsts: [ID: Int] = Dictionary(minimumCapacity: ids.underestimatedCount)
    var duplicates: [Self] = []
    var position = 0
    for id in ids {
      if let first = firsts[id] {
        duplicates.append(Self(side: side, first: first, repeated: position))
      } else {
        firsts[id] = position
      }
      position += 1
    }
    return duplicates
  }
}
