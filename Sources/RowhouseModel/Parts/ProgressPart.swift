// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A sign of work that is going on.
public struct ProgressPart: Hashable, Sendable {
  /// The finished share of the work, from 0 to 1, or `nil` if it is unknown.
  public var fraction: Double?
  /// The description of the work, for users who cannot see the sign.
  public var label: String

  /// Creates a sign of work.
  public init(_ fraction: Double? = nil, label: String) {
    self.fraction = fraction
    self.label = label
  }
}
