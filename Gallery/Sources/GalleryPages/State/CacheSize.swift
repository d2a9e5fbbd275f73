// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How much the cache holds, in tenths of a megabyte.
public struct CacheSize: Hashable, Sendable {
  /// The number of tenths.
  public let tenths: Int

  /// A size of so many tenths of a megabyte.
  public init(tenths: Int) { self.tenths = tenths }
}

extension CacheSize: CustomStringConvertible {
  /// In megabytes, as `12.3M`.
  public var description: String { "\(tenths / 10).\(tenths % 10)M" }
}
