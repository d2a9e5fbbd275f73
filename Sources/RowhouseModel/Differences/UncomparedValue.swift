// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A value that cannot be compared, and counts as different from every other one.
package protocol UncomparedValue {
  /// The name of its type.
  var typeName: String { get }
}
