// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import AllocationCounter

/// The allocations of all threads during a call.
package struct Allocations: Sendable {
  /// The number of blocks.
  ///
  /// A block that grows counts again.
  package let count: Int
  /// The maximum number of bytes in use at a time, in addition to those in use before the call.
  package let peakBytes: Int
  /// The number of bytes still in use after the call, minus the bytes that were in use before it
  /// and were freed.
  package let keptBytes: Int

  /// True if the platform's allocator can be observed.
  package static var canBeCounted: Bool { allocationCounterIsSupported() }

  /// Counts allocations during a call.
  ///
  /// - Parameter body: The work. Its result counts as kept.
  /// - Returns: The result of the body, and the count.
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
