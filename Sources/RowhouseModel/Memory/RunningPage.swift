// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page whose code is running, as its rows see it.
package protocol RunningPage: AnyObject, Sendable {
  /// The memory of its rows.
  var memory: RowMemory { get }
}

/// The page that is being evaluated, whose row is being created, or whose handler is being called.
package enum CurrentPage {
  /// The page, or `nil` outside of pages.
  @TaskLocal package static var value: (any RunningPage)?
}
