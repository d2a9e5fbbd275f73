// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseLayout
import RowhouseModel

/// How large texts are that were measured before.
///
/// A row is measured for its height and again when it is placed, and comes back whenever it is scrolled
/// into view; measuring its texts is most of what either costs.
final class TextSizes: @unchecked Sendable {
  // Rows are measured on any thread.
  private let lock = NSLock()
  private var sizes: [TextQuery: Dimensions] = [:]
  /// The most texts whose sizes are kept.
  private static let limit = 4_096

  /// The size of a text.
  ///
  /// - Parameters:
  ///   - query: The text.
  ///   - measure: Measures it, unless that was done before.
  /// - Returns: What it measured, now or then.
  func size(of query: TextQuery, measure: () -> Dimensions) -> Dimensions {
    if let known = lock.withLock({ sizes[query] }) { return known }
    let size = measure()
    lock.withLock {
      if sizes.count >= Self.limit { sizes.removeAll(keepingCapacity: true) }
      sizes[query] = size
    }
    return size
  }
}
#endif
