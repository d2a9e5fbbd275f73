// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What is called when rows of a section will soon be shown, or no longer.
public struct RowPrefetching: Sendable {
  /// Called with the positions of rows that will soon be shown.
  public let prefetch: @MainActor ([Int]) -> Void
  /// Called with the positions of rows that will not be shown after all.
  public let cancel: (@MainActor ([Int]) -> Void)?
}
