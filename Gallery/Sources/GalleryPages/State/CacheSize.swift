// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The size of the cache, in tenths of a megabyte.
public struct CacheSize: Hashable, Sendable {
  /// The number of tenths.
  public let tenths: Int

  /// Creates a size from tenths of a megabyte.
  public init(tenths: Int) { self.tenths = tenths }
}

extension CacheSize: CustomStringConvertible {
  /// The size in megabytes, such as `12.3M`.
  public var description: String { "\(tenths / 10).\(tenths % 10)M" }
}
