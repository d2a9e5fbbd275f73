// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An argument that a command does not understand.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}
