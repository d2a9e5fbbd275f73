// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Collection {
  /// Returns the elements in contiguous storage: an array's own, or a copy.
  ///
  /// If the count of a collection is wrong, the result contains the elements that its iterator
  /// returns.
  @inlinable
  func contiguous() -> ContiguousArray<Element> {
    _ = checkedCount
    if withContiguousStorageIfAvailable({ _ in () }) != nil { return ContiguousArray(self) }
    var copy = ContiguousArray<Element>()
    copy.reserveCapacity(underestimatedCount)
    for element in self { copy.append(element) }
    return copy
  }

  /// The number of elements, checked against the limit of a diff.
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
