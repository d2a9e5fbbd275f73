// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// The sizes in points of the images that were used last, by address.
///
/// A row keeps its height when the host no longer has its image.
package struct ImageSizes: Sendable {
  private var recent: [String: Dimensions] = [:]
  /// The sizes that were the recent ones before, until there are too many recent ones again.
  private var older: [String: Dimensions] = [:]

  /// The number of sizes that are kept at least.
  ///
  /// At most twice as many are kept.
  package static let limit = 4_096

  package init() {}
}

extension ImageSizes {
  /// Returns the size of the image at an address, or `nil` if it is not known.
  package mutating func size(at address: String) -> Dimensions? {
    if let size = recent[address] { return size }
    let size = older[address]
    if let size { add(size, at: address) }
    return size
  }

  /// Adds the size of the image at an address.
  package mutating func add(_ size: Dimensions, at address: String) {
    if recent.count >= Self.limit, recent[address] == nil { (older, recent) = (recent, [:]) }
    recent[address] = size
  }
}
