// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An error for an unknown argument.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}
