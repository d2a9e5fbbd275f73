// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Collection {
  /// The elements in one block of memory: an array's own, or a copy.
  ///
  /// A collection that is no array is copied by walking it, so that one which is wrong about its
  /// count is taken by what it hands out.
  @inlinable
  func contiguous() -> ContiguousArray<Element> {
    _ = checkedCount
    if withContiguousStorageIfAvailable({ _ in () }) != nil { return ContiguousArray(self) }
    var copy = ContiguousArray<Element>()
    copy.reserveCapacity(underestimatedCount)
    for element in self { copy.append(element) }
    return copy
  }

  /// The count, which a diff can number.
  @inlinable
  var checkedCount: Int {
    let count = count
    precondition(
      count <= MatchCell.positionLimit,
      "A collection of \(count) elements is over the \(MatchCell.positionLimit) that a "
        + "diff can number")
    return count
  }
}
