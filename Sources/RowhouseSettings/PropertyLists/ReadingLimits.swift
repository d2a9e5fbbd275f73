// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The limits for reading a file.
///
/// They bound the memory and the time that a malicious file can take.
public struct ReadingLimits: Hashable, Sendable {
  /// The maximum size in bytes.
  ///
  /// Defaults to 8 MiB.
  public var bytes = 8 << 20
  /// The maximum nesting depth of arrays and dictionaries.
  ///
  /// Defaults to 64.
  public var depth = 64
  /// The maximum number of values.
  ///
  /// Defaults to 100,000.
  public var values = 100_000

  /// Creates the standard limits.
  public init() {}

  /// The standard limits.
  public static let standard = ReadingLimits()
}
