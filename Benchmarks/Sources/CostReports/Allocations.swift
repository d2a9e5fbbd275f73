// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import AllocationCounter

/// What was allocated while something ran, on all threads.
package struct Allocations: Sendable {
  /// How many blocks; a block that grows counts again.
  package let count: Int
  /// The most bytes that were in use at a time, beyond those in use before.
  package let peakBytes: Int
  /// The bytes that are still in use, less those of before that are not.
  package let keptBytes: Int

  /// Whether this platform lets its allocator be watched.
  package static var canBeCounted: Bool { allocationCounterIsSupported() }

  /// Counts while something runs.
  ///
  /// - Parameter body: What runs; what it returns counts as kept.
  /// - Returns: What the body returns, and the count.
  package static func during<Result>(_ body: () -> Result) -> (Result, Allocations) {
    allocationCounterStart()
    let result = body()
    let totals = allocationCounterStop()
    let allocations = Allocations(
      count: Int(totals.allocations), peakBytes: Int(totals.peakBytes),
      keptBytes: Int(totals.liveBytes))
    return (result, allocations)
  }
}
