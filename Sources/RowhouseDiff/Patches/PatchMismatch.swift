// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A patch was applied to something else than it was made from.
public struct PatchMismatch: Error, Hashable {
  /// How many elements the patch was made from; for a page, how many rows in each section.
  public let expected: [Int]
  /// How many there are.
  public let found: [Int]
}

extension PatchMismatch: CustomStringConvertible {
  /// What does not fit, and what to do.
  public var description: String {
    """
    The patch was made from \(expected) elements and is applied to \(found). \
    Make it anew from what is there.
    """
  }
}
