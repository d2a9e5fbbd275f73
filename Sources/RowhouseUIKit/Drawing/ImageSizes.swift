// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation

/// The sizes in points of the images that were used last, by address.
struct ImageSizes: Sendable {
  private var recent: [String: CGSize] = [:]
  /// The sizes that were the recent ones before, until there are too many recent ones again.
  private var older: [String: CGSize] = [:]

  /// The number of sizes that are kept at least.
  ///
  /// At most twice as many are kept.
  static let limit = 4_096
}

extension ImageSizes {
  /// Returns the size of the image at an address, or `nil` if it is not known.
  mutating func size(at address: String) -> CGSize? {
    if let size = recent[address] { return size }
    let size = older[address]
    if let size { add(size, at: address) }
    return size
  }

  /// Adds the size of the image at an address.
  mutating func add(_ size: CGSize, at address: String) {
    if recent.count >= Self.limit, recent[address] == nil { (older, recent) = (recent, [:]) }
    recent[address] = size
  }
}
#endif
