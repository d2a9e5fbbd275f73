// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension [AnyRow] {
  /// Compares rows with those that stood in the same places, and puts these back where they are the
  /// same in all that they show and do.
  ///
  /// A row of a standard kind that nobody handles can stand for another that shows the same. It is
  /// memory that has been left alone for long; what is given back in its place is that of the new row,
  /// which was written a moment ago and is taken again for the next page. On a server of 1,000 pages of
  /// 50 rows that are updated in turn, this saves a tenth of what an event costs
  /// (`Tools/benchmark-web --only rate`).
  ///
  /// - Parameter old: As many rows.
  /// - Returns: The positions of those that show something else, ascending; nothing if other rows
  ///   stand there.
  package mutating func keepRows(of old: [AnyRow]) -> [Int]? {
    var changed: [Int] = []
    for row in indices {
      guard self[row].id == old[row].id else { return nil }
      if !self[row].fields.showsSame(as: old[row].fields) {
        changed.append(row)
      } else if self[row].fields.canBe(old[row].fields) {
        self[row].fields = old[row].fields
      }
    }
    return changed
  }
}

extension Boxed<RowFields> {
  /// Whether the other can stand for this one, of two that show the same.
  ///
  /// Content of an application may hold more than it compares: it is always that of the newest
  /// evaluation, as handlers are.
  @inline(__always)
  fileprivate func canBe(_ other: Self) -> Bool {
    value.custom == nil && !value.handlers.isAny && !other.value.handlers.isAny
      && value.source.line == other.value.source.line
      && value.source.fileID.utf8Start == other.value.source.fileID.utf8Start
  }
}
