// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// A cache of text sizes, shared by the threads that measure rows.
///
/// A row is measured for its height, when its cell is laid out, and whenever it is scrolled into view. Most of that
/// time is spent on its texts.
final class TextSizes: Sendable {
  private let sizes = Locked<[TextQuery: Dimensions]>([:])
  /// The number of sizes after which the cache is emptied.
  private static let limit = 4_096

  /// Returns the size of text, which is measured if the cache does not contain it.
  func size(of query: TextQuery, measure: () -> Dimensions) -> Dimensions {
    if let known = sizes.withLock({ $0[query] }) { return known }
    let size = measure()
    sizes.withLock { sizes in
      if sizes.count >= Self.limit { sizes.removeAll(keepingCapacity: true) }
      sizes[query] = size
    }
    return size
  }
}
#endif
