// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The limits of a file that is read, so that a hostile one takes neither much memory nor much time.
public struct ReadingLimits: Hashable, Sendable {
  /// The maximum size in bytes; 8 MiB by default.
  public var bytes = 8 << 20
  /// The maximum depth of arrays and dictionaries; 64 by default.
  public var depth = 64
  /// The maximum number of values; 100,000 by default.
  public var values = 100_000

  /// Creates the standard limits.
  public init() {}

  /// The standard limits.
  public static let standard = ReadingLimits()
}
