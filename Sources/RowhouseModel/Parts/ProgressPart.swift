// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A sign of work going on.
public struct ProgressPart: Hashable, Sendable {
  /// How much is done, from 0 to 1; nothing if that is not known.
  public var fraction: Double?
  /// What is going on, for those who cannot see it.
  public var label: String

  /// Describes work going on.
  public init(_ fraction: Double? = nil, label: String) {
    self.fraction = fraction
    self.label = label
  }
}
