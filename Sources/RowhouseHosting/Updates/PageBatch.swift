// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff

/// One batch of edits, and the page that the host uses during the batch and after it.
public struct PageBatch: Sendable {
  /// The edits, according to the rules of table views.
  public let stage: Stage
  /// The page after the batch.
  public let page: PageSnapshot
}
