// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An element before it is built, the same for every kind.
package struct Blueprint: Hashable, Sendable {
  package var number: Int
  package var revision = 0
}
